"""Why actions are refused, written by `tools/tables.py`."""

from mypy_extensions import i64

from trilobite.engine import Refusal
from trilobite.games.trias.generated import first_id, stages
from trilobite.games.trias.rules import actions, drift, turn
from trilobite.games.trias.table import Table, not_now


def objection(table: Table, id: i64) -> Refusal | None:
    """The first rule that forbids the action with this id; None if it is allowed."""
    if id < first_id.DRIFT:
        if id < first_id.DRAW:
            if id < first_id.HAND:
                return turn.why_not_place(table, id - first_id.PLACE)
            else:
                if table.stage != stages.CHOOSE_CARD:
                    return not_now(table)
                return None
        else:
            if id < first_id.LIFT:
                if table.stage != stages.CHOOSE_CARD:
                    return not_now(table)
                return None
            else:
                return turn.why_not_lift(table, id - first_id.LIFT)
    else:
        if id < first_id.RESCUE:
            if id < first_id.MOVE:
                return drift.why_not_drop(table, (id - first_id.DRIFT) // 6, (id - first_id.DRIFT) % 6)
            else:
                return actions.why_not_move(table, (id - first_id.MOVE) // 12, (id - first_id.MOVE) // 2 % 6, (id - first_id.MOVE) % 2)
        else:
            if id < first_id.REPRODUCE:
                return actions.why_not_rescue(table, (id - first_id.RESCUE) // 6, (id - first_id.RESCUE) % 6)
            else:
                if id < first_id.END:
                    return actions.why_not_reproduce(table, id - first_id.REPRODUCE)
                else:
                    if table.stage != stages.ACTING:
                        return not_now(table)
                    return None
