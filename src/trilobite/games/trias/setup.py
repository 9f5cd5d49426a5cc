"""Set-up (section 1): the continent, the cards, the first herds."""

from typing import Final

from mypy_extensions import i64

from trilobite.games.trias.cards import deal
from trilobite.games.trias.events import BoardLaid, Placed, StartPlayerChosen, site_of
from trilobite.games.trias.model import LANDSCAPES
from trilobite.games.trias.table import (
    CHOOSE_START,
    DEAL_CARD,
    PLACING,
    Secrets,
    Table,
)
from trilobite.games.trias.turn import begin_turn

HOLE: Final = len(LANDSCAPES)
"""Outcome of the draw for a cell: a water tile instead of land."""


def tile_weights(table: Table) -> list[int]:
    """Weights for the next cell: a remaining landscape, or a hole in the inner rings (TR-1.1)."""
    content = table.content
    left = _tiles_left(table)
    inner = content.inner_cells - int(table.laid)
    if inner <= 0:
        return [*left, 0]
    holes = content.water_tiles - int(table.holes)
    return [*((inner - holes) * number for number in left), holes * sum(left)]


def lay_tile(table: Table, outcome: int) -> None:
    """Fill the next cell; after the last one set-up continues (TR-1.1, TR-1.2)."""
    content = table.content
    q, r = content.cells[table.laid]
    if outcome == HOLE:
        table.holes += 1
    else:
        table.board.lay(table.laid - table.holes, outcome, content.capacity[outcome], q, r)
    table.laid += 1
    if table.laid == len(content.cells):
        table.board.survey()
        if table.log is not None:
            table.emit(BoardLaid(content.board_tiles))
        table.stage = CHOOSE_START
        if content.start_player >= 0:
            choose_start(table, content.start_player)


def choose_start(table: Table, seat: i64) -> None:
    """Set the start player: drawn, or named by the option (TR-1.4)."""
    table.start = seat
    table.active = seat
    if table.log is not None:
        table.emit(StartPlayerChosen(int(seat)))
    table.stage = DEAL_CARD


def deal_card(table: Table, secrets: Secrets, face: int) -> None:
    """Cards are dealt clockwise from the start player, before any herd is placed (TR-1.5)."""
    deal(table, secrets, face, "TR-1.5")
    table.active = table.left_of(table.active)
    if table.active == table.start:
        table.stage = PLACING


def put_pair(table: Table, tile: i64, rule: str, *, ends_turn: bool) -> None:
    """Put two herds from stock on one tile."""
    number = table.content.herds_per_placement
    table.board.add_herds(table.active, table.board.cell_of[tile], number)
    table.stock[table.active] -= number
    if table.log is not None:
        site = site_of(table, tile)
        table.emit(Placed(int(table.active), int(tile), site, number, rule, ends_turn))


def place(table: Table, tile: i64) -> None:
    """Players place anti-clockwise, twice round; the last one begins (TR-1.6, TR-1.7)."""
    put_pair(table, tile, "TR-1.6", ends_turn=True)
    table.placements += 1
    players = table.content.players
    if table.placements == players * table.content.placements_each:
        begin_turn(table)
    else:
        table.active = (table.active + players - 1) % players


def reenter(table: Table, tile: i64) -> None:
    """A player who has died out gives up all actions for a new pair (R-9, `pair`; TR-5.9)."""
    put_pair(table, tile, "TR-5.9", ends_turn=False)
    table.actions_left = 0


def _tiles_left(table: Table) -> list[int]:
    left = table.content.tiles.copy()
    for tile in range(int(table.laid - table.holes)):
        left[table.board.terrain[tile]] -= 1
    return left
