"""What actions do, written by `tools/tables.py`."""

from mypy_extensions import i64

from trilobite.games.tritarea.generated import first_id
from trilobite.games.tritarea.rules import building, declaring, fives, tricks
from trilobite.games.tritarea.table import Secrets, Table


def perform(table: Table, secrets: Secrets, seat: int, id: i64) -> bool:
    """Carry out the action with this id, but nothing that follows."""
    if id < first_id.SECOND:
        if id < first_id.FIVE:
            if id < first_id.SELL:
                return declaring.declare(table, secrets, seat, id - first_id.DECLARE)
            else:
                if id < first_id.PLAY:
                    return declaring.sell(table, id - first_id.SELL)
                else:
                    return tricks.play(table, secrets, id - first_id.PLAY)
        else:
            if id < first_id.BUILD:
                return fives.answer(table, secrets, seat, id - first_id.FIVE)
            else:
                if id < first_id.DEFAULT:
                    return building.build(table, id - first_id.BUILD)
                else:
                    return building.default(table)
    else:
        if id < first_id.SKIP:
            if id < first_id.SINGLE:
                return building.second(table)
            else:
                if id < first_id.EXTRA:
                    return building.single(table)
                else:
                    return building.add_block(table, id - first_id.EXTRA)
        else:
            if id < first_id.PAY:
                return building.skip(table)
            else:
                if id < first_id.LOSE:
                    return building.end_default(table, down=True)
                else:
                    return building.end_default(table, down=False)
