"""What actions do, written by `tools/tables.py`."""

from mypy_extensions import i64

from trilobite.games.trias.generated import first_id
from trilobite.games.trias.rules import actions, drift, turn
from trilobite.games.trias.table import Secrets, Table


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
