"""Drifts (section 3): the mandatory one of phase 1, or an action of phase 2."""

from mypy_extensions import i64

from trilobite.games.trias.events import (
    TERRAIN_WORDS,
    CameAshore,
    Drifted,
    FellIntoWater,
    FreeChoice,
    Lifted,
    NothingDrifts,
    cell_target,
    site_of,
)
from trilobite.games.trias.generation import liftable
from trilobite.games.trias.scoring import score_interim
from trilobite.games.trias.table import ACTING, DRIFTING, LIFTING, NONE, Table


def can_drift(table: Table, seat: i64, terrain: i64) -> bool:
    """Whether a seat can legally drift a tile of this landscape (-1: any landscape)."""
    return bool(liftable(table.board, seat, terrain))


def demand_drift(table: Table, terrain: i64) -> None:
    """The card demands its landscape (TR-2.4), or else any (TR-2.5), or else nothing (TR-2.6)."""
    seat = table.active
    table.wanted = terrain
    if not can_drift(table, seat, terrain):
        table.wanted = NONE
        if not can_drift(table, seat, NONE):
            if table.log is not None:
                table.emit(NothingDrifts(int(seat)))
            begin_actions(table)
            return
        if table.log is not None:
            table.emit(FreeChoice(int(seat), TERRAIN_WORDS[int(terrain)]))
    table.stage = LIFTING
    table.is_mandatory = True


def begin_actions(table: Table) -> None:
    """Begin phase 2 with all its actions (TR-5.1)."""
    table.stage = ACTING
    table.actions_left = table.content.actions


def lift(table: Table, tile: i64) -> None:
    """Pick a tile up, even one that has drifted this turn (TR-3.12).

    It stays on its cell, marked, until its target is chosen.
    """
    table.lifted = tile
    table.rescues_left = 0
    table.stage = DRIFTING
    if table.log is not None:
        table.emit(Lifted(int(table.active), int(tile), site_of(table, tile)))


def drop(table: Table, cell: i64) -> None:
    """Put the lifted tile down: herds swim or land, a new mass may score (TR-3.10 to TR-3.13).

    The tile needs no clear path to its target (TR-3.9).
    """
    board = table.board
    tile = table.lifted
    origin_q, origin_r = board.window.q(board.cell_of[tile]), board.window.r(board.cell_of[tile])
    target_q, target_r = board.window.q(cell), board.window.r(cell)
    pieces, joined = board.drift(tile, cell)
    table.lifted = NONE
    table.spent[tile] = 0
    if table.log is not None:
        _emit_drift(table, tile, origin_q, origin_r, target_q, target_r, pieces, joined)
    score_interim(table, tile, pieces, joined)
    if table.is_mandatory:
        table.is_mandatory = False
        table.wanted = NONE
        begin_actions(table)
    else:
        table.stage = ACTING
        table.actions_left -= table.content.drift_cost


def _emit_drift(
    table: Table,
    tile: i64,
    origin_q: i64,
    origin_r: i64,
    target_q: i64,
    target_r: i64,
    pieces: i64,
    joined: i64,
) -> None:
    board = table.board
    origin = cell_target(int(origin_q), int(origin_r))
    target = cell_target(int(target_q), int(target_r))
    active, site = int(table.active), site_of(table, tile)
    table.emit(Drifted(active, int(tile), site, origin, target, int(pieces), int(joined)))
    for seat in range(table.players):
        left_behind = int(board.herds_at(seat, board.window.cell(origin_q, origin_r)))
        if left_behind:
            table.emit(FellIntoWater(seat, left_behind, origin))
        landed = int(board.herds_at(seat, board.cell_of[tile]))
        if landed:
            table.emit(CameAshore(seat, landed, target))
