"""Why actions are refused, what they do, and what players are asked, written by `tools/tables.py`."""

from mypy_extensions import i64
from typing import Final

from trilobite.engine import Refusal
from trilobite.games.trias.generated import first_id, stages
from trilobite.games.trias.rules import actions, drift, setup, turn
from trilobite.games.trias.table import Secrets, Table


def objection(table: Table, id: i64) -> Refusal | None:
    """The first rule that forbids the action with this id; None if it is allowed."""
    if id < first_id.DRIFT:
        if id < first_id.DRAW:
            if id < first_id.HAND:
                if table.stage == stages.PLACING:
                    return setup.why_not_place(table, id - first_id.PLACE)
                if table.stage == stages.ACTING:
                    return actions.why_not_reenter(table, id - first_id.PLACE)
                return table.not_now()
            else:
                if table.stage == stages.CHOOSE_CARD:
                    return None
                return table.not_now()
        else:
            if id < first_id.LIFT:
                if table.stage == stages.CHOOSE_CARD:
                    return None
                return table.not_now()
            else:
                if table.stage == stages.LIFTING:
                    return turn.why_not_lift(table, id - first_id.LIFT)
                if table.stage == stages.ACTING:
                    return actions.why_not_lift(table, id - first_id.LIFT)
                return table.not_now()
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
                    if table.stage == stages.ACTING:
                        return None
                    return table.not_now()


def perform(table: Table, secrets: Secrets, seat: int, id: i64) -> None:
    """Carry out the action with this id, but nothing that follows."""
    if id < first_id.DRIFT:
        if id < first_id.DRAW:
            if id < first_id.HAND:
                turn.place(table, id - first_id.PLACE)
            else:
                turn.play_hand(table, secrets)
        else:
            if id < first_id.LIFT:
                turn.turn_up(table)
            else:
                drift.lift(table, id - first_id.LIFT)
    else:
        if id < first_id.RESCUE:
            if id < first_id.MOVE:
                turn.drop_lifted(table, (id - first_id.DRIFT) // 6, (id - first_id.DRIFT) % 6)
            else:
                actions.move(table, (id - first_id.MOVE) // 12, (id - first_id.MOVE) // 2 % 6, (id - first_id.MOVE) % 2)
        else:
            if id < first_id.REPRODUCE:
                actions.rescue(table, (id - first_id.RESCUE) // 6, (id - first_id.RESCUE) % 6)
            else:
                if id < first_id.END:
                    actions.reproduce(table, id - first_id.REPRODUCE)
                else:
                    turn.end_actions(table)


QUESTIONS: Final = {
    stages.PLACING: setup.ask_placement,
    stages.CHOOSE_CARD: turn.ask_card,
    stages.LIFTING: turn.ask_lift,
    stages.DRIFTING: drift.ask_target,
}
