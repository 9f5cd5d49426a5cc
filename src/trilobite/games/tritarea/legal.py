"""The ids of the actions that are legal now. `refusals.py` expresses the same rules as reasons."""

from mypy_extensions import i64

from trilobite.games.tritarea.building import extra_squares, may_default
from trilobite.games.tritarea.deciders import decided_next
from trilobite.games.tritarea.fives import changes_for
from trilobite.games.tritarea.kernel import add_ids
from trilobite.games.tritarea.model import (
    BUILD,
    CHANGE,
    DECLARE,
    DEFAULT,
    EXTRA,
    PLAY,
    SECOND,
    SELL,
    SINGLE,
    SKIP,
)
from trilobite.games.tritarea.table import (
    BUILDING,
    DECLARING,
    EXTRA_BLOCK,
    NONE,
    PLAYING,
    SECOND_BLOCK,
    SELLING,
    Secrets,
    Table,
)


def legal_ids(table: Table, secrets: Secrets, seat: int) -> list[int]:
    """The ids of everything a seat may do, in ascending order."""
    participant = decided_next(table, seat)
    ids: list[int] = []
    if participant == NONE:
        return ids
    stage = table.stage
    if stage == PLAYING:
        add_ids(ids, PLAY, secrets.hands[participant])
    elif stage == BUILDING:
        _add_squares(table, ids)
    elif stage == SECOND_BLOCK:
        return [SECOND, SINGLE]
    elif stage == EXTRA_BLOCK:
        ids = [EXTRA + square for square in extra_squares(table)]
        ids.append(SKIP)
    elif stage == DECLARING:
        add_ids(ids, DECLARE, secrets.hands[participant])
    elif stage == SELLING:
        blocks: i64 = 0
        while blocks <= table.supply[participant]:
            ids.append(SELL + blocks)
            blocks += 1
    else:
        ids = [CHANGE + change for change in changes_for(table, participant)]
    return ids


def _add_squares(table: Table, ids: list[int]) -> None:
    """The squares of the adopted area if the builder has a block, and the default.

    See TA-5.2 and TA-6.1.
    """
    if table.supply[table.actor] > 0:
        ids.extend([BUILD + square for square in table.content.squares_of[table.adopted]])
    if may_default(table):
        ids.append(DEFAULT)
