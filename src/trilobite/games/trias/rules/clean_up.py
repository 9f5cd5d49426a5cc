"""Chapter 6: phase 3, clean-up, in which nothing is decided."""

from mypy_extensions import i64

from trilobite.engine.declared import ANY, WHO, EventKind
from trilobite.games.trias.kernel.board import WATER
from trilobite.games.trias.model import POLE, SITE
from trilobite.games.trias.table import Table

SwimmersLost = EventKind("trias-swimmers-lost", "TR-6.1", asides="cells").of(
    who=WHO, herds=ANY, cells=ANY
)
"""`cells` names the cell of each lost herd, separated by spaces."""
SurplusLost = EventKind(
    "trias-surplus-lost", "TR-6.2", "tile:{tile}", asides="landscape ring hour"
).of(who=WHO, herds=ANY, tile=SITE)


def clean_up(table: Table) -> bool:
    """Only the active player loses herds; those of others stay until their own turns (TR-6.3)."""
    board = table.board
    if board.swimming[table.active] != 0:
        _take_swimmers(table)
    tile: i64
    for tile in range(POLE + 1):
        cell = board.cell_of[tile]
        if cell != WATER and board.total[cell] > board.capacity[tile]:
            _take_surplus(table, tile)
    return False


def _take_swimmers(table: Table) -> None:
    """All swimmers of the active player go back to stock (TR-6.1)."""
    board = table.board
    seat = table.active
    lost: list[str] = []
    for cell in board.swimmer_cells(seat):
        herds = int(board.herds_at(seat, cell))
        board.take_herds(seat, cell, herds)
        table.stock[seat] += herds
        if table.log is not None:
            lost += [table.spot(cell)] * herds
    if table.log is not None:
        table.emit(SwimmersLost(who=seat, herds=len(lost), cells=" ".join(lost)))


def _take_surplus(table: Table, tile: i64) -> None:
    """The active player takes the surplus on a tile back, but no herds of others (TR-6.2)."""
    board = table.board
    cell = board.cell_of[tile]
    surplus = int(board.total[cell]) - int(board.capacity[tile])
    lost = min(table.own_on(table.active, tile), surplus)
    if lost:
        board.take_herds(table.active, cell, lost)
        table.stock[table.active] += lost
        if table.log is not None:
            table.emit(SurplusLost(who=table.active, herds=lost, tile=table.site_of(tile)))
