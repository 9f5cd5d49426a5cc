"""How the games in this repository store a state: a public table, separate secrets, and views.

The contract does not require this; a game may store its state in another way.
"""

from collections.abc import Sequence
from typing import Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from trilobite.engine.chance import ASK, Chance
from trilobite.engine.contract import Game, State, View
from trilobite.engine.events import Event
from trilobite.engine.options import OptionValue
from trilobite.engine.reading import (
    NONE,
    read_field,
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

    def emit(self, event: Event) -> None:
        if self.log is not None:
            self.log.append(event)


T = TypeVar("T", bound=OpenTable)
S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class TableState(State, Generic[T, S]):
    """A state that consists of a table and secrets."""

    def __init__(
        self,
        game: Game,
        options: dict[str, OptionValue],
        chance: Chance,
        table: T,
        secrets: S,
        draws: int = 0,
    ) -> None:
        super().__init__(game, table.players, options, chance)
        self.table = table
        self.secrets = secrets
        self.draws = draws

    def with_table(
        self, options: dict[str, OptionValue], chance: Chance, table: T, secrets: S, draws: int
    ) -> "TableState[T, S]":
        """Another state of the same game. Subclasses implement this."""
        raise NotImplementedError

    def perform(self, seat: int, id: i64) -> None:
        """Carry out a legal action, but nothing that follows. Subclasses implement this."""
        raise NotImplementedError

    def apply_id(self, seat: int, id: int) -> None:
        self.table.log = self.log
        self.perform(seat, id)
        self.settle()

    def _draw(self, outcome: int) -> None:
        self.table.log = self.log
        super()._draw(outcome)


class Viewpoint:
    """What every view begins with: whose view it is, the players and options, and the moment."""

    def __init__(
        self, seat: int | None, players: int, options: dict[str, OptionValue], draws: int
    ) -> None:
        self.seat = seat
        """The seat, or None for a spectator."""
        self.players = players
        self.options = options
        self.draws = draws
        """Number of draws so far, which identifies the moment in the game."""

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

        States import views, so a view cannot import the class of its states: it asks a state of
        its game for another one.
        """
        viewpoint = self.viewpoint
        options = viewpoint.options.copy()
        state = cast("TableState[T, S]", _some_state(self.game, viewpoint))
        return state.with_table(options, chance, table, secrets, viewpoint.draws)


_states: dict[Game, State] = {}
"""A starting state of each game, kept because worlds are imagined very often."""


def _some_state(game: Game, viewpoint: Viewpoint) -> State:
    if game not in _states:
        _states[game] = game.begin(viewpoint.players, viewpoint.options.copy(), ASK)
    return _states[game]


def viewpoint_of(state: State, seat: int | None) -> Viewpoint:
    """The viewpoint of a seat, or of a spectator (None), on a state."""
    if seat is not None:
        state.check_seat(seat)
    return Viewpoint(seat, state.players, state.options.copy(), state.draws)


def read_viewpoint(
    game: Game, data: object, own_fields: Sequence[str], computed: Sequence[str] = ()
) -> tuple[Viewpoint, dict[str, object]]:
    """The viewpoint in the JSON of a view, and all fields, from which the game reads its own.

    `computed` fields follow from the others: they are not read back and may be missing.
    """
    where = "view"
    fields = read_object(data, where)
    refuse_unknown(fields, (*_FIELDS, *own_fields, *computed), where)
    for name in own_fields:
        read_field(fields, name, where)
    read_text_field(fields, "game", where, (game.key,))
    players = game.read_players(read_field(fields, "players", where), f"{where}.players")
    seat = read_field(fields, "seat", where)
    given = read_object(read_field(fields, "options", where), f"{where}.options")
    viewpoint = Viewpoint(
        None if seat is None else read_int(seat, f"{where}.seat", 0, players - 1),
        players,
        game.read_options(given, players, f"{where}.options"),
        read_int_field(fields, "draws", where, 0, 1 << 30),
    )
    return viewpoint, fields


def name_or_none(names: Sequence[str], number: int) -> str | None:
    """A name for JSON; the inverse of `read_name_or_none`."""
    return None if number == NONE else names[number]


def int_or_none(number: int) -> int | None:
    """A number for JSON; the inverse of `read_int_or_none`."""
    return None if number == NONE else int(number)
