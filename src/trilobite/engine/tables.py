"""How the games in this repository store a state: a public table, separate secrets, and views.

The contract does not require this; a game may store its state in another way.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from trilobite.engine.actions import Action
from trilobite.engine.chance import ASK, Chance
from trilobite.engine.contract import Game, State, View
from trilobite.engine.declared import DeclaredAction
from trilobite.engine.drawing import Drawing
from trilobite.engine.encoding import Encoding
from trilobite.engine.events import Event, add_event
from trilobite.engine.fields import Part, read_parts
from trilobite.engine.laws import Breach, refuse_breach
from trilobite.engine.messages import Message, Who
from trilobite.engine.options import Options
from trilobite.engine.reading import (
    NONE,
    read_field,
    read_fields,
    read_int,
    read_int_field,
    read_object,
    read_text_field,
    refuse_unknown,
)

_FIELDS = ("game", "seat", "players", "options", "draws")


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenTable:
    """Everything public. A game's subclass adds its pieces and the progress of the game."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.log: list[Event] | None = None
        """List that collects events; None while nobody needs them."""
        self.most_events = -1
        """Maximum number of events to collect; -1 for all."""

    def emit(self, event: Event) -> None:
        """Add an event to the log, if there is one.

        Searches play without a log, so rules look for one before they make an event, unless it is
        one that happens only a few times in a game.
        """
        if self.log is not None:
            add_event(self.log, event, self.most_events)


T = TypeVar("T", bound=OpenTable)
S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class TableGame(Game):
    """A game whose states consist of a table and secrets."""

    layout: Encoding
    """The layout of the array of a state."""

    drawn: Callable[..., Drawing]
    """Function that draws a view of this game with marks at some of its things."""

    content_for: Callable[[int, Options], Any]
    """What players and options decide, such as the number of pieces."""

    state: Callable[..., State]
    """The class of its states."""

    table_from_json: Callable[[Any, object, str], Any]
    """Function that reads the table of a position, for some content."""

    secrets_from_json: Callable[[Any, object, str], Any]
    """Function that reads the secrets that belong to a table."""

    def restore(
        self, players: int, options: Options, data: dict[str, object], chance: Chance
    ) -> State:
        where = "position.state"
        fields = read_fields(data, ("table", "secrets"), where)
        content = self.content_for(players, options)
        table = self.table_from_json(content, fields["table"], f"{where}.table")
        secrets = self.secrets_from_json(table, fields["secrets"], f"{where}.secrets")
        return self.state(self, options, chance, table, secrets)

    def encoding(self) -> Encoding:
        return self.layout

    def draw(self, view: View, marks: Mapping[str, str]) -> Drawing:
        if view.game.key != self.key:
            raise TypeError("a view of another game")
        return self.drawn(view, marks)


@mypyc_attr(allow_interpreted_subclasses=True)
class TableState(State, Generic[T, S]):
    """A state that consists of a table and secrets."""

    def __init__(
        self,
        game: Game,
        options: Options,
        chance: Chance,
        table: T,
        secrets: S,
        draws: int = 0,
    ) -> None:
        super().__init__(game, table.players, options, chance)
        self.table = table
        self.secrets = secrets
        self.draws = draws
        self.common: Common | None = None
        """What the views of this moment share; None until there is one."""

    def perform(self, seat: int, id: i64) -> None:
        """Carry out a legal action, but nothing that follows. Subclasses implement this."""
        raise NotImplementedError

    def emit_account(self) -> None:
        """Emit the events of `account`. Nothing is emitted by default."""

    def account(self) -> Sequence[Event]:
        found: list[Event] = []
        self.table.log, self.table.most_events = found, -1
        self.emit_account()
        self.table.log = None
        return found

    def targets(self, action: Action) -> tuple[str, ...]:
        if isinstance(action, DeclaredAction):
            return action.targets()
        return super().targets(action)

    def apply_id(self, seat: int, id: int) -> None:
        if self.common is not None:
            self.common = None
        table = self.table
        table.log = self.log
        if self.log is not None:
            table.most_events = self.most_events
        self.perform(seat, id)
        self.settle()

    def _draw(self, outcome: int) -> None:
        self.common = None
        self.table.log = self.log
        super()._draw(outcome)


class Common:
    """What the views of all seats have in common at one moment; computed with the first view."""

    def __init__(self) -> None:
        self.found: dict[str, object] | None = None


class Viewpoint:
    """What every view begins with: whose view it is, the players and options, and the moment."""

    def __init__(
        self,
        seat: int | None,
        players: int,
        options: Options,
        draws: int,
        common: Common | None = None,
    ) -> None:
        self.seat = seat
        """The seat, or None for a spectator."""
        self.players = players
        self.options = options
        self.draws = draws
        """Number of draws so far, which identifies the moment in the game."""
        self.common = Common() if common is None else common

    def to_json(self, game: Game) -> dict[str, object]:
        return {
            "game": game.key,
            "seat": self.seat,
            "players": self.players,
            "options": dict(self.options),
            "draws": self.draws,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class TableView(View, Generic[T, S]):
    """What a seat knows about a `TableState`. A game adds its copy of the table."""

    def __init__(self, game: Game, viewpoint: Viewpoint) -> None:
        super().__init__(game, viewpoint.seat)
        self.viewpoint = viewpoint

    def world(self, chance: Chance, table: T, secrets: S) -> State:
        """A state at the time of this view, with this table and these secrets.

        States import views, so a view cannot import the class of its states: its game knows it.
        """
        game, viewpoint = cast("TableGame", self.game), self.viewpoint
        options = viewpoint.options.copy()
        return game.state(game, options, chance, table, secrets, viewpoint.draws)


def read_lawful(
    found: S,
    parts: Sequence[Part],
    laws: Callable[[S], Iterable[Breach]],
    value: object,
    where: str,
) -> S:
    """Read the parts of a new table, or of its secrets, and refuse what breaks a law."""
    read_parts(parts, value, where, found)
    refuse_breach(laws(found), where)
    return found


def events_of(table: T, work: Callable[[T], object]) -> Sequence[Event]:
    """The events of some work on a copy of a table."""
    events: list[Event] = []
    table.log = events
    work(table)
    return events


def in_common(
    viewpoint: Viewpoint, table: T, compute: Callable[[T], dict[str, object]]
) -> dict[str, object]:
    """The result of `compute` for the table that all seats see, as a copy for this view."""
    common = viewpoint.common
    if common.found is None:
        common.found = compute(table)
    return {name: _copied(value) for name, value in common.found.items()}


def _copied(value: object) -> object:
    if isinstance(value, dict):
        return {name: _copied(part) for name, part in value.items()}
    return [_copied(part) for part in value] if isinstance(value, list) else value


# The state of play: who is winning, and how far off the end is. It has the same form in the views
# of all games (docs/games/clients.md).


def standing_to_json(
    scores: Sequence[int],
    totals: Sequence[int],
    *,
    teams: Sequence[Sequence[int]] = (),
    rivals: Sequence[int] | None = None,
    note: Message | None = None,
) -> dict[str, object]:
    """What everybody has, and would have if the game ended now.

    `scores` are the points of the participants, `totals` those after a scoring that was carried out
    on a copy of the table; `View.gains` explains the difference. Participants of a team add up
    their points. Only `rivals` can win; by default everybody. `note` says what decides the game if
    it is not the most points.
    """
    everybody = range(len(scores))
    sides = teams or [[participant] for participant in everybody]
    hopeful = everybody if rivals is None else rivals
    best = max(_sum(totals, team) for team in sides if any(member in hopeful for member in team))
    return {
        "sides": [
            {
                "members": list(team),
                "points": _sum(scores, team),
                "total": _sum(totals, team),
                "leads": note is None
                and _sum(totals, team) == best
                and any(member in hopeful for member in team),
            }
            for team in sides
        ],
        "note": None if note is None else note.to_json(),
    }


def _sum(numbers: Sequence[int], team: Sequence[int]) -> int:
    return sum(numbers[member] for member in team)


def gains_to_json(scoring: Sequence[Event]) -> list[dict[str, object]]:
    """What the events of a scoring give, as labels with participants, points and targets."""
    return [gain for event in scoring for gain in _gain(event)]


def _gain(event: Event) -> list[dict[str, object]]:
    """What an event of a scoring gives; nothing if it gives no points to anybody."""
    args = event.arguments()
    who, points, lost = args.get("who"), args.get("points", 0), args.get("lost", 0)
    if not (isinstance(who, Who) and isinstance(points, int) and isinstance(lost, int)):
        return []
    if points == lost:
        return []
    found = event.to_json()
    gain = {
        "key": f"{found['key']}-part",
        "args": found["args"],
        "targets": found["targets"],
        "who": who.participant,
        "points": points - lost,
    }
    return [gain]


def remaining_to_json(words: Message, stretches: Sequence[dict[str, object]]) -> dict[str, object]:
    """How far off the end is: in words, and as stretches of the game."""
    return {"words": words.to_json(), "stretches": list(stretches)}


def stretch(
    spent: int,
    sure: int,
    maybe: int = 0,
    *,
    is_now: bool = False,
    name: Message | None = None,
    marks: Sequence[str] = (),
) -> dict[str, object]:
    """A part of the game: how many of its turns, cards or tricks are over and to come.

    `sure` of them will come, and `maybe` more of them may come. `is_now` says that the next one is
    already being played. `marks` are what else is scored at the end of the stretch.
    """
    return {
        "name": None if name is None else name.to_json(),
        "spent": spent,
        "sure": sure,
        "maybe": maybe,
        "is_now": is_now,
        "marks": list(marks),
    }


def stretches(
    names: Sequence[Message],
    lengths: Sequence[int],
    marks: Sequence[Sequence[str]],
    now: int,
    spent: int,
) -> list[dict[str, object]]:
    """Stretches for periods or rounds of known lengths; those of length 0 are left out.

    `now` is the index of the one being played, and `spent` how much of it is over.
    """
    found: list[dict[str, object]] = []
    for period, length in enumerate(lengths):
        over = length if period < now else min(spent, length) if period == now else 0
        if length:
            found.append(
                stretch(
                    over,
                    length - over,
                    is_now=period == now,
                    name=names[period],
                    marks=marks[period],
                )
            )
    return found


def viewpoint_of(state: State, seat: int | None) -> Viewpoint:
    """The viewpoint of a seat, or of a spectator (None), on a state."""
    if seat is not None:
        state.check_seat(seat)
    common: Common | None = None
    if isinstance(state, TableState):
        if state.common is None:
            state.common = Common()
        common = state.common
    return Viewpoint(seat, state.players, state.options.copy(), state.draws, common)


def read_viewpoint(
    game: Game, data: object, own_fields: Sequence[str], computed: Sequence[str] | None = None
) -> tuple[Viewpoint, dict[str, object]]:
    """The viewpoint in the JSON of a view, and all fields, from which the game reads its own.

    `computed` fields follow from the others: they are not read back and may be missing. By default
    they are those of the views of a new game.
    """
    where = "view"
    given = read_object(data, where)
    fields = {name: read_field(given, name) for name in (*_FIELDS, *own_fields)}
    read_text_field(fields, "game", where, (game.key,))
    players = game.read_players(fields["players"], f"{where}.players")
    seat = fields["seat"]
    given_options = read_object(fields["options"], f"{where}.options")
    options = game.read_options(given_options, players, f"{where}.options")
    if computed is None and len(given) > len(fields):
        computed = tuple(game.begin(players, options, ASK).view(None).to_json())
    refuse_unknown(given, (*fields, *(computed or ())), where)
    viewpoint = Viewpoint(
        None if seat is None else read_int(seat, f"{where}.seat", 0, players - 1),
        players,
        options,
        read_int_field(fields, "draws", where, 0, 1 << 30),
    )
    return viewpoint, fields


def name_or_none(names: Sequence[str], number: int) -> str | None:
    """A name for JSON; the inverse of `read_name_or_none`."""
    return None if number == NONE else names[number]


def int_or_none(number: int) -> int | None:
    """A number for JSON; the inverse of `read_int_or_none`."""
    return None if number == NONE else int(number)
