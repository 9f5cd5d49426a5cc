"""Set-up (section 3): the start player, the first herds, the tiles, the first card."""

from mypy_extensions import i64

from trilobite.games.terror import cards
from trilobite.games.terror.events import HerdStarted, StartPlayerChosen
from trilobite.games.terror.model import SEATS
from trilobite.games.terror.table import LAY_TILE, TURN_UP, Secrets, Table
from trilobite.games.terror.tiles import lay_first_tiles


def start_weights(table: Table) -> list[int]:
    """Any seat may begin, or only the seat that the option names (TT-3.5)."""
    players = table.content.players
    named = table.content.start_player
    return [int(named in {-1, seat}) for seat in range(players)]


def choose_start(table: Table, seat: i64) -> None:
    """The start player is player 1; players get a herd by their number (TT-3.5, TT-3.6)."""
    table.start = seat
    if table.log is not None:
        table.emit(StartPlayerChosen(int(seat)))
    owner = seat
    for area, place in table.content.starts:
        _start_herd(table, owner, area, place)
        owner = table.left_of(owner)
    lay_first_tiles(table)
    table.stage = TURN_UP


def _start_herd(table: Table, seat: i64, area: i64, place: i64) -> None:
    number = table.content.start_dinos
    table.dinos[area * SEATS + seat] = number
    table.supply[seat] -= number
    table.order[area * 3 + place] = seat
    if table.log is not None:
        table.emit(HerdStarted(int(seat), int(area), number))


def turn_up(table: Table, secrets: Secrets, kind: int) -> None:
    """Turn up the first face-up card (TT-3.2)."""
    cards.turn_up(table, secrets, kind, "TT-3.2")
    table.stage = LAY_TILE
