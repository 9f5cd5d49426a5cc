"""What herds do in phase 2 (section 5): move, be rescued, reproduce."""

from mypy_extensions import i64

from trilobite.games.trias.events import Moved, Reproduced, Rescued, cell_target, site_of
from trilobite.games.trias.table import Table


def move(table: Table, tile: i64, direction: i64, *, is_spent: bool) -> None:
    """One herd moves to the next tile and keeps its mark (TR-5.3, TR-5.8)."""
    board = table.board
    seat = table.active
    there = table.neighbour(tile, direction)
    target = board.tile_at[there]
    board.take_herds(seat, board.cell_of[tile], 1)
    board.add_herds(seat, there, 1)
    if is_spent:
        table.spent[tile] -= 1
        table.spent[target] += 1
    _pay(table)
    if table.log is not None:
        site, there_site = site_of(table, tile), site_of(table, target)
        left = int(table.actions_left)
        table.emit(Moved(int(seat), int(tile), site, int(target), there_site, left))


def rescue(table: Table, tile: i64, direction: i64) -> None:
    """One swimmer comes ashore; one action pays for up to three of them (TR-5.5)."""
    board = table.board
    seat = table.active
    cell = table.neighbour(tile, direction)
    board.take_herds(seat, cell, 1)
    board.add_herds(seat, board.cell_of[tile], 1)
    if table.rescues_left > 0:
        table.rescues_left -= 1
    else:
        _pay(table)
        table.rescues_left = table.content.swimmers_per_rescue - 1
    if table.log is not None:
        where = cell_target(table.q(int(cell)), table.r(int(cell)))
        left, more = int(table.actions_left), int(table.rescues_left)
        table.emit(Rescued(int(seat), where, int(tile), site_of(table, tile), left, more))


def reproduce(table: Table, tile: i64) -> None:
    """A fresh herd and its newborn are spent for this turn (TR-5.6 to TR-5.8)."""
    seat = table.active
    table.board.add_herds(seat, table.board.cell_of[tile], 1)
    table.stock[seat] -= 1
    table.spent[tile] += 2
    _pay(table)
    if table.log is not None:
        site, left = site_of(table, tile), int(table.actions_left)
        table.emit(Reproduced(int(seat), int(tile), site, left))


def _pay(table: Table) -> None:
    """Pay one action; unused swimmers of an earlier rescue are forfeited (R-15)."""
    table.actions_left -= 1
    table.rescues_left = 0
