"""Events: what happened. Log, animation, statistics and preview are made from them."""

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from trilobite.engine.actions import Action
from trilobite.engine.messages import Argument, Message, Who, arguments_to_json
from trilobite.engine.overrides import flag_of, text_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened, typed; a game subclasses it once per kind of happening.

    By default nobody sees an event: a new kind that forgets to say who may see it leaks nothing.
    """

    key: str = ""
    """The catalogue key of its sentence."""

    rule: str = ""
    """The rule that made it happen."""

    reveals: bool = False
    """True if somebody learned something through it: nobody steps back past it."""

    ends_turn: bool = False
    """True if the deciding seat gave up its turn with it: nobody steps back past it."""

    opens_scoring: bool = False
    """True if what scores after it may be the final scoring, although seats still decide in it."""

    is_remark: bool = False
    """True if it only explains what was told before it: without it the same has happened."""

    asides: str = ""
    """Names of arguments that only help to find something: without them the same has happened."""

    names_winner: bool = False
    """True if it says who has won the game: at a table where somebody conceded it is not said."""

    def arguments(self) -> Mapping[str, Argument]:
        """What happened to whom, for the sentence in the log and for the JSON form."""
        raise NotImplementedError

    def seen_by(self, seat: int | None) -> "Event | None":
        """The form in which a seat (None: a spectator) may know it, or nothing."""
        return None

    def surprises(self, seat: int) -> bool:
        """True if the seat could not have foreseen it: a preview for that seat ends before it."""
        return flag_of(self, "reveals")

    def targets(self) -> tuple[str, ...]:
        """The things of the view it is about, so that a client can point at them."""
        return ()

    def message(self) -> Message:
        return Message(text_of(self, "key"), self.arguments())

    def to_json(self) -> dict[str, object]:
        return {
            "key": text_of(self, "key"),
            "rule": text_of(self, "rule"),
            "args": arguments_to_json(self.arguments()),
            "targets": list(self.targets()),
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(text_of(self, "key"))

    def __repr__(self) -> str:
        return f"<{text_of(self, 'key')} {self.to_json()['args']}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class PublicEvent(Event):
    """An event that happens in the open."""

    def seen_by(self, seat: int | None) -> Event | None:
        return self


class Forced(PublicEvent):
    """The engine took a decision that had one answer only."""

    key = "event-forced"

    def __init__(self, participant: int, action: Action) -> None:
        self.participant = participant
        self.action = action

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.participant), "action": self.action.text()}


def seen(events: list[Event], seat: int | None) -> list[Event]:
    """What a seat gets to know of these events."""
    forms = [event.seen_by(seat) for event in events]
    return [form for form in forms if form is not None]


def knows_action(eyes: int | None, seat: int, events: list[Event], *, is_secret: bool) -> bool:
    """Whether a reader (None: a spectator) may know by which action a seat made these events.

    Everybody knows their own. Others know it if nobody else was deciding at the same time
    (`is_secret`) and if they see the first thing that it did as it was; by default they do not.
    """
    if eyes is not None and eyes == seat:
        return True
    return not is_secret and bool(events) and events[0].seen_by(eyes) is events[0]
