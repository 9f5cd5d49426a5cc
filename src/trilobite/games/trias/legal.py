"""The ids of the actions that are legal now: those to which `rules/` has no objection.

The generators are in `fast`, which knows the board and not the table.
"""

from trilobite.games.trias.fast.generation import (
    add_moves,
    add_reproductions,
    add_rescues,
    add_vacant,
    drift_targets,
    liftable,
)
from trilobite.games.trias.generated import first_id, stages
from trilobite.games.trias.table import Table


def legal_ids(table: Table) -> list[int]:
    """The ids of everything the active player may do, in ascending order."""
    board = table.board
    stage = table.stage
    if stage == stages.ACTING:
        return _phase_two(table)
    if stage == stages.LIFTING:
        return [first_id.LIFT + tile for tile in liftable(board, table.active, table.wanted)]
    if stage == stages.DRIFTING:
        return [first_id.DRIFT + target for target in drift_targets(board, table.lifted)]
    if stage == stages.CHOOSE_CARD:
        return [first_id.HAND, first_id.DRAW]
    ids: list[int] = []
    if stage == stages.PLACING:
        add_vacant(board, table.content.herds_per_placement, first_id.PLACE, ids)
    return ids


def _phase_two(table: Table) -> list[int]:
    """Drifts, moves, rescues and reproductions, if they can be paid, and the end."""
    board, content = table.board, table.content
    seat = table.active
    left = table.actions_left
    ids: list[int] = []
    is_fresh = left == content.actions and not table.is_last_round
    if content.has_reentry and is_fresh and table.is_extinct(int(seat)):
        add_vacant(board, content.herds_per_placement, first_id.PLACE, ids)
    if left >= content.drift_cost:
        ids.extend([first_id.LIFT + tile for tile in liftable(board, seat, -1)])
    if left > 0:
        add_moves(board, seat, table.spent, first_id.MOVE, ids)
    if board.swimming[seat] != 0 and (left > 0 or table.rescues_left > 0):
        add_rescues(board, seat, first_id.RESCUE, ids)
    if left > 0 and table.stock[seat] > 0:
        add_reproductions(board, seat, table.spent, first_id.REPRODUCE, ids)
    ids.append(first_id.END)
    return ids
