"""Who looks at which table, and when: what the views of all games begin with."""

from collections.abc import Sequence

from trilobite.engine.contract import Game, State
from trilobite.engine.options import OptionValue
from trilobite.engine.reading import (
    read_field,
    read_int,
    read_int_field,
    read_object,
    read_text_field,
    refuse_unknown,
)

_FIELDS = ("game", "seat", "players", "options", "draws")


class Viewpoint:
    def __init__(
        self, seat: int | None, players: int, options: dict[str, OptionValue], draws: int
    ) -> None:
        self.seat = seat
        """None: a spectator."""
        self.players = players
        self.options = options
        self.draws = draws
        """How many draws of chance there have been: when this is."""

    def to_json(self, game: Game) -> dict[str, object]:
        return {
            "game": game.key,
            "seat": self.seat,
            "players": self.players,
            "options": dict(self.options),
            "draws": self.draws,
        }


def viewpoint_of(state: State, seat: int | None) -> Viewpoint:
    """How a seat, or a spectator, looks at a state; nobody else does."""
    if seat is not None:
        state.check_seat(seat)
    return Viewpoint(seat, state.players, state.options.copy(), state.draws)


def read_viewpoint(
    game: Game, data: object, own_fields: Sequence[str], computed: Sequence[str] = ()
) -> tuple[Viewpoint, dict[str, object]]:
    """The viewpoint in the JSON of a view, and all fields for the game to read its own from.

    What is computed follows from the other fields: nobody reads it back, and it may be left out.
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
