"""The ids of the actions that are legal now; `rules` says why all others are refused."""

from trilobite.engine.actions import add_ids
from trilobite.games.tritarea import model
from trilobite.games.tritarea.generated import first_id, stages
from trilobite.games.tritarea.rules.fives import changes_for
from trilobite.games.tritarea.rules.npcs import decided_next, must_build
from trilobite.games.tritarea.table import Secrets, Table


def legal_ids(table: Table, secrets: Secrets, seat: int) -> list[int]:
    """The ids of everything a seat may do, in ascending order."""
    participant = decided_next(table, seat)
    ids: list[int] = []
    if participant == model.NONE:
        return ids
    stage = table.stage
    if stage == stages.PLAYING:
        add_ids(ids, first_id.PLAY, secrets.hands[participant])
    elif stage == stages.BUILDING:
        _add_squares(table, ids)
    elif stage == stages.SECOND_BLOCK:
        ids = [first_id.SECOND, first_id.SINGLE]
    elif stage == stages.EXTRA_BLOCK:
        ids = [first_id.EXTRA + square for square in table.content.neighbours[table.basic]]
        ids.append(first_id.SKIP)
    elif stage == stages.DECLARING:
        add_ids(ids, first_id.DECLARE, secrets.hands[participant])
    elif stage == stages.SELLING:
        for blocks in range(table.supply[participant] + 1):
            ids.append(first_id.SELL + blocks)
    elif stage == stages.DEFAULTING:
        ids = [first_id.PAY, first_id.LOSE]
    else:
        ids = [first_id.FIVE + change for change in changes_for(table, participant)]
    return ids


def _add_squares(table: Table, ids: list[int]) -> None:
    """The squares of the adopted area if the builder has a block, and the default."""
    if table.supply[table.actor] > 0:
        ids.extend([first_id.BUILD + square for square in table.content.squares_of[table.adopted]])
    if not must_build(table, table.actor):
        ids.append(first_id.DEFAULT)
