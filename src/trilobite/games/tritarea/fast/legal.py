"""The ids of the actions that are legal now, made directly; `rules` gives reasons against others."""

from mypy_extensions import i64

from trilobite.games.tritarea.fast.cards import add_ids
from trilobite.games.tritarea.model import (
    BUILD,
    BUILDING,
    CHANGE,
    DECLARE,
    DECLARING,
    DEFAULT,
    EXTRA,
    EXTRA_BLOCK,
    NONE,
    PLAY,
    PLAYING,
    SECOND,
    SECOND_BLOCK,
    SELL,
    SELLING,
    SINGLE,
    SKIP,
)
from trilobite.games.tritarea.rules.fives import changes_for
from trilobite.games.tritarea.rules.npcs import decided_next, must_build
from trilobite.games.tritarea.table import Secrets, Table


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
        ids = [SECOND, SINGLE]
    elif stage == EXTRA_BLOCK:
        ids = [EXTRA + square for square in table.content.neighbours[table.basic]]
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
    """The squares of the adopted area if the builder has a block, and the default."""
    if table.supply[table.actor] > 0:
        ids.extend([BUILD + square for square in table.content.squares_of[table.adopted]])
    if not must_build(table, table.actor):
        ids.append(DEFAULT)
