"""Ids of the actions that are legal now: those that `rules` allows, but generated."""

from trilobite.games.trias import model, stages
from trilobite.games.trias.fast import generation
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
        return [
            model.LIFT + tile for tile in generation.liftable(board, table.active, table.wanted)
        ]
    if stage == stages.DRIFTING:
        return [model.DRIFT + target for target in generation.drift_targets(board, table.lifted)]
    if stage == stages.CHOOSE_CARD:
        return [model.HAND, model.DRAW]
    ids: list[int] = []
    if stage == stages.PLACING:
        generation.add_vacant(board, table.content.herds_per_placement, model.PLACE, ids)
    return ids


def _phase_two(table: Table) -> list[int]:
    """Drifts, moves, rescues and reproductions, if they can be paid, and the end."""
    board = table.board
    seat = table.active
    ids: list[int] = []
    if may_reenter(table):
        generation.add_vacant(board, table.content.herds_per_placement, model.PLACE, ids)
    if can_pay_drift(table):
        ids.extend([model.LIFT + tile for tile in generation.liftable(board, seat, NONE)])
    if table.actions_left > 0:
        generation.add_moves(board, seat, table.spent, model.MOVE, ids)
    if board.swimming[seat] != 0 and can_rescue(table):
        generation.add_rescues(board, seat, model.RESCUE, ids)
    if table.actions_left > 0 and table.stock[seat] > 0:
        generation.add_reproductions(board, seat, table.spent, model.REPRODUCE, ids)
    ids.append(model.END)
    return ids
