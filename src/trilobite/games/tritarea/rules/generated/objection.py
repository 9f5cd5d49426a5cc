"""Why actions are refused, written by `tools/tables.py`."""

from mypy_extensions import i64

from trilobite.engine import Refusal
from trilobite.games.tritarea.generated import first_id, stages
from trilobite.games.tritarea.rules import building, declaring, defaults, fives, tricks
from trilobite.games.tritarea.table import Secrets, Table, not_now


def objection(table: Table, secrets: Secrets, participant: int, id: i64) -> Refusal | None:
    """The first rule that forbids the action with this id; None if it is allowed."""
    if id < first_id.SECOND:
        if id < first_id.FIVE:
            if id < first_id.SELL:
                return declaring.why_not_declare(table, secrets, participant, id - first_id.DECLARE)
            else:
                if id < first_id.PLAY:
                    return declaring.why_not_sell(table, id - first_id.SELL)
                else:
                    if table.stage != stages.PLAYING:
                        return not_now(table)
                    return tricks.why_not_play(table, secrets, participant, id - first_id.PLAY)
        else:
            if id < first_id.BUILD:
                return fives.why_not_change(table, participant, id - first_id.FIVE)
            else:
                if id < first_id.DEFAULT:
                    if table.stage != stages.BUILDING:
                        return not_now(table)
                    return building.why_not_build(table, participant, id - first_id.BUILD)
                else:
                    return defaults.why_not_default(table, participant)
    else:
        if id < first_id.SKIP:
            if id < first_id.SINGLE:
                return building.why_not_second(table, participant)
            else:
                if id < first_id.EXTRA:
                    return building.why_not_second(table, participant)
                else:
                    if table.stage != stages.EXTRA_BLOCK:
                        return not_now(table)
                    return building.why_not_add_block(table, id - first_id.EXTRA)
        else:
            if id < first_id.PAY:
                if table.stage != stages.EXTRA_BLOCK:
                    return not_now(table)
                return None
            else:
                if id < first_id.LOSE:
                    if table.stage != stages.DEFAULTING:
                        return not_now(table)
                    return None
                else:
                    if table.stage != stages.DEFAULTING:
                        return not_now(table)
                    return None
