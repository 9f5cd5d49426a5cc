"""Events: what happened. Logs, animations, statistics and previews are made from them."""

from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr

from trilobite.engine.actions import Action
from trilobite.engine.messages import Argument, Message, Who, arguments_to_json, flag_of, text_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened. A game has one subclass for each kind of event.

    By default nobody sees an event, so a new kind that forgets to override `seen_by` leaks nothing.
    """

    key: str = ""
    """Catalogue key of the event's sentence."""

    rule: str = ""
    """Id of the rule that caused the event."""

    former_rule: str = ""
    """The rule that earlier versions named instead; the hash of a game's history still uses it."""

    reveals: bool = False
    """Whether somebody learned something from the event, so that it cannot be undone."""

    ends_turn: bool = False
    """Whether the event ends the turn of the deciding seat, so that it cannot be undone."""

    opens_scoring: bool = False
    """Whether the event begins a scoring that lasts until an event closes it, even if seats decide
    in it."""

    is_scoring: bool = False
    """Whether the event gives points in a scoring that ends with its decision at the latest."""

    closes_scoring: bool = False
    """Whether the event ends a scoring that is shown step by step."""

    is_remark: bool = False
    """Whether the event only explains an earlier one and could be left out."""

    asides: str = ""
    """Names of arguments, separated by spaces, that only help a reader and could be left out."""

    names_winner: bool = False
    """Whether the event names the winner; it is hidden if a player has conceded."""

    def arguments(self) -> Mapping[str, Argument]:
        """The arguments of the event's sentence and of its JSON form."""
        raise NotImplementedError

    def seen_by(self, seat: int | None) -> "Event | None":
        """The form of the event that a seat (None: a spectator) may see, or None."""
        return None

    def surprises(self, seat: int) -> bool:
        """Whether the seat could not foresee the event, so that a preview must stop before it."""
        return flag_of(self, "reveals")

    def targets(self) -> tuple[str, ...]:
        """The things in the view that the event is about, for a client to highlight."""
        return ()

    def message(self) -> Message:
        return Message(text_of(self, "key"), self.arguments())

    def to_json(self) -> dict[str, object]:
        """The event for clients. `names_winner` marks the one whose points are a total."""
        winner: dict[str, object] = {"names_winner": True} if flag_of(self, "names_winner") else {}
        return {
            "key": text_of(self, "key"),
            "rule": text_of(self, "rule"),
            "args": arguments_to_json(self.arguments()),
            "targets": list(self.targets()),
            **winner,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(text_of(self, "key"))

    def __repr__(self) -> str:
        return f"<{text_of(self, 'key')} {self.to_json()['args']}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class PublicEvent(Event):
    """An event that everybody sees."""

    def seen_by(self, seat: int | None) -> Event | None:
        return self


class MidwayError(Exception):
    """Stops an action before its next event (`State.midway`)."""


def add_event(log: list[Event], event: Event, most: int) -> None:
    """Add an event to a log, unless the action has to stop before it."""
    if len(log) == most:
        raise MidwayError
    log.append(event)


class Forced(PublicEvent):
    """The engine made a decision that had only one legal answer."""

    key = "event-forced"

    def __init__(self, participant: int, action: Action) -> None:
        self.participant = participant
        self.action = action

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.participant), "action": self.action.text()}


def seen(events: Sequence[Event], seat: int | None) -> list[Event]:
    """These events as a seat (None: a spectator) sees them."""
    forms = [event.seen_by(seat) for event in events]
    return [form for form in forms if form is not None]


def knows_action(eyes: int | None, seat: int, events: Sequence[Event], *, is_secret: bool) -> bool:
    """Whether a reader (None: a spectator) may know which action of a seat caused these events.

    A seat knows its own actions. Others know an action if it was not chosen simultaneously with
    other seats (`is_secret`) and if they see its first event in full.
    """
    if eyes is not None and eyes == seat:
        return True
    return not is_secret and bool(events) and events[0].seen_by(eyes) is events[0]
