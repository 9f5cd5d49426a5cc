"""Ids of the actions that are legal now: the same as `rules` allows, but generated."""

from trilobite.games.trias import stages
from trilobite.games.trias.fast.generation import (
    add_moves,
    add_reproductions,
    add_rescues,
    add_vacant,
    drift_targets,
    liftable,
)
from trilobite.games.trias.model import (
    DRAW,
    DRIFT,
    END,
    HAND,
    LIFT,
    MOVE,
    PLACE,
    REPRODUCE,
    RESCUE,
)
from trilobite.games.trias.rules.actions import can_pay_drift, may_reenter
from trilobite.games.trias.rules.herds import can_rescue
from trilobite.games.trias.table import NONE, Table


def legal_ids(table: Table) -> list[int]:
    """The ids of everything the active player may do, in ascending order."""
    board = table.board
    stage = table.stage
    if stage == stages.ACTING:
        return _phase_two(table)
    if stage == stages.LIFTING:
        return [LIFT + tile for tile in liftable(board, table.active, table.wanted)]
    if stage == stages.DRIFTING:
        return [DRIFT + target for target in drift_targets(board, table.lifted)]
    if stage == stages.CHOOSE_CARD:
        return [HAND, DRAW]
    ids: list[int] = []
    if stage == stages.PLACING:
        add_vacant(board, table.content.herds_per_placement, PLACE, ids)
    return ids


def _phase_two(table: Table) -> list[int]:
    """Drifts, moves, rescues and reproductions, if they can be paid, and the end."""
    board = table.board
    seat = table.active
    ids: list[int] = []
    if may_reenter(table):
        add_vacant(board, table.content.herds_per_placement, PLACE, ids)
    if can_pay_drift(table):
        ids.extend([LIFT + tile for tile in liftable(board, seat, NONE)])
    if table.actions_left > 0:
        add_moves(board, seat, table.spent, MOVE, ids)
    if board.swimming[seat] != 0 and can_rescue(table):
        add_rescues(board, seat, RESCUE, ids)
    if table.actions_left > 0 and table.stock[seat] > 0:
        add_reproductions(board, seat, table.spent, REPRODUCE, ids)
    ids.append(END)
    return ids
