"""Ids of the actions that are legal now. `refusals.py` holds the same rules, with reasons."""

from trilobite.games.trias.generation import (
    add_moves,
    add_reproductions,
    add_rescues,
    add_vacant,
    drift_targets,
    liftable,
)
from trilobite.games.trias.model import DRAW, DRIFT, END, HAND, LIFT, MOVE, PLACE, REPRODUCE, RESCUE
from trilobite.games.trias.table import (
    ACTING,
    CHOOSE_CARD,
    DRIFTING,
    LIFTING,
    NONE,
    PLACING,
    Table,
)


def legal_ids(table: Table) -> list[int]:
    """The ids of everything the active player may do, in ascending order."""
    board = table.board
    stage = table.stage
    if stage == ACTING:
        return _phase_two(table)
    if stage == LIFTING:
        return [LIFT + tile for tile in liftable(board, table.active, table.wanted)]
    if stage == DRIFTING:
        return [DRIFT + target for target in drift_targets(board, table.lifted)]
    if stage == CHOOSE_CARD:
        return [HAND, DRAW]
    ids: list[int] = []
    if stage == PLACING:
        add_vacant(board, table.content.herds_per_placement, PLACE, ids)
    return ids


def _phase_two(table: Table) -> list[int]:
    """Drifts, moves, rescues, reproductions if they can be paid; the end (TR-5.1 to TR-5.10)."""
    board = table.board
    seat = table.active
    ids: list[int] = []
    if may_reenter(table):
        add_vacant(board, table.content.herds_per_placement, PLACE, ids)
    if table.actions_left >= table.content.drift_cost:
        ids.extend([LIFT + tile for tile in liftable(board, seat, NONE)])
    if table.actions_left > 0:
        add_moves(board, seat, table.spent, MOVE, ids)
    if board.swimming[seat] != 0 and (table.actions_left > 0 or table.rescues_left > 0):
        add_rescues(board, seat, RESCUE, ids)
    if table.actions_left > 0 and table.stock[seat] > 0:
        add_reproductions(board, seat, table.spent, REPRODUCE, ids)
    ids.append(END)
    return ids


def may_reenter(table: Table) -> bool:
    """A player who has died out may give up all actions of a normal turn for a new pair (R-9)."""
    return (
        table.content.has_reentry
        and not table.is_last_round
        and table.actions_left == table.content.actions
        and table.is_extinct(int(table.active))
    )
