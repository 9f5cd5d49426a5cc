"""Chapter 3: set-up. The board and the turn track are those of the number of players (TT-3.1)."""

from typing import Final

from mypy_extensions import i64

from trilobite.engine.declared import ANY, WHO, EventKind
from trilobite.games.terror.content import START_PLAYER
from trilobite.games.terror.generated import stages
from trilobite.games.terror.model import AREA, SEATS
from trilobite.games.terror.rules.selection import turn_up_card
from trilobite.games.terror.table import Secrets, Table

FIRST_TILES: Final = "TT-3.3"
"""The rule by which some tiles begin on fixed spaces and the others are shuffled."""

StartPlayerChosen = EventKind("terror-start-player-chosen", START_PLAYER, reveals=True).of(who=WHO)
HerdStarted = EventKind("terror-herd-started", "TT-3.6", "herd:{area}:{who}").of(
    who=WHO, area=AREA, number=ANY
)


def start_weights(table: Table) -> list[int]:
    """Any seat may begin, or only the seat that the option names."""
    named = table.content.start_player
    return [int(named in {-1, seat}) for seat in range(table.content.players)]


def choose_start(table: Table, seat: i64) -> None:
    """The start player is player 1; players get a herd by their number, clockwise (TT-3.6)."""
    table.start = seat
    table.emit(StartPlayerChosen(who=seat))
    owner = seat
    for area, place in table.content.starts:
        _start_herd(table, owner, area, place)
        owner = table.left_of(owner)
    _lay_first_tiles(table)
    table.stage = stages.TURN_UP


def _start_herd(table: Table, seat: i64, area: i64, place: i64) -> None:
    number = table.content.start_dinos
    table.dinos[area * SEATS + seat] = number
    table.supply[seat] -= number
    table.order[area * 3 + place] = seat
    if table.log is not None:
        table.emit(HerdStarted(who=seat, area=area, number=number))


def _lay_first_tiles(table: Table) -> None:
    """Lay the tiles that begin on fixed spaces, two of them with a white Dino (TT-3.4)."""
    for space, tile in enumerate(table.content.fixed_tiles):
        table.tile_at[space] = tile
    for space in table.content.first_whites:
        table.whites_on[table.tile_at[space]] += 1


def turn_up_first(table: Table, secrets: Secrets, kind: int) -> None:
    """One card of the shuffled deck lies face up beside it (TT-3.2)."""
    turn_up_card(table, secrets, kind, "TT-3.2")
    table.stage = stages.LAY_TILE
