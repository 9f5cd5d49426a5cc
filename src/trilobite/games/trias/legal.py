"""What the table allows now, as ids, from the kernel. `refusals.py` says the same in the rules' words."""

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
        return [LIFT + tile for tile in board.liftable(table.active, table.wanted)]
    if stage == DRIFTING:
        return [DRIFT + target for target in board.drift_targets(table.lifted)]
    if stage == CHOOSE_CARD:
        return [HAND, DRAW]
    ids: list[int] = []
    if stage == PLACING:
        board.add_vacant(table.content.herds_per_placement, PLACE, ids)
    return ids


def _phase_two(table: Table) -> list[int]:
    """Drift, move, rescue, reproduce as actions allow, and always the end (TR-5.1 to TR-5.10)."""
    board = table.board
    seat = table.active
    ids: list[int] = []
    if may_reenter(table):
        board.add_vacant(table.content.herds_per_placement, PLACE, ids)
    if table.actions_left >= table.content.drift_cost:
        for tile in board.liftable(seat, NONE):
            ids.append(LIFT + tile)
    if table.actions_left > 0:
        board.add_moves(seat, table.spent, MOVE, ids)
    if board.swimming[seat] != 0 and (table.actions_left > 0 or table.rescues_left > 0):
        board.add_rescues(seat, RESCUE, ids)
    if table.actions_left > 0 and table.stock[seat] > 0:
        board.add_reproductions(seat, table.spent, REPRODUCE, ids)
    ids.append(END)
    return ids


def may_reenter(table: Table) -> bool:
    """A died-out player may give up a normal turn's actions for a new pair (R-9, `pair`)."""
    return (
        table.content.has_reentry
        and not table.is_last_round
        and table.actions_left == table.content.actions
        and table.is_extinct(int(table.active))
    )
