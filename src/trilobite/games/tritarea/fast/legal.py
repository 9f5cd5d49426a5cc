"""The ids of the actions that are legal now; `rules` says why all others are refused."""

from trilobite.games.tritarea import model, stages
from trilobite.games.tritarea.cards import add_ids
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
        add_ids(ids, model.PLAY, secrets.hands[participant])
    elif stage == stages.BUILDING:
        _add_squares(table, ids)
    elif stage == stages.SECOND_BLOCK:
        ids = [model.SECOND, model.SINGLE]
    elif stage == stages.EXTRA_BLOCK:
        ids = [model.EXTRA + square for square in table.content.neighbours[table.basic]]
        ids.append(model.SKIP)
    elif stage == stages.DECLARING:
        add_ids(ids, model.DECLARE, secrets.hands[participant])
    elif stage == stages.SELLING:
        for blocks in range(table.supply[participant] + 1):
            ids.append(model.SELL + blocks)
    elif stage == stages.DEFAULTING:
        ids = [model.PAY, model.LOSE]
    else:
        ids = [model.CHANGE + change for change in changes_for(table, participant)]
    return ids


def _add_squares(table: Table, ids: list[int]) -> None:
    """The squares of the adopted area if the builder has a block, and the default."""
    if table.supply[table.actor] > 0:
        ids.extend([model.BUILD + square for square in table.content.squares_of[table.adopted]])
    if not must_build(table, table.actor):
        ids.append(model.DEFAULT)
