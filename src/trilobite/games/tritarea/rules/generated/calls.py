"""Why actions are refused, what they do, and what players are asked, written by `tools/tables.py`."""

from mypy_extensions import i64
from typing import Final

from trilobite.engine import Refusal
from trilobite.games.tritarea.generated import first_id, stages
from trilobite.games.tritarea.rules import building, declaring, defaults, fives, tricks
from trilobite.games.tritarea.table import Secrets, Table


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
                    if table.stage == stages.PLAYING:
                        return tricks.why_not_play(table, secrets, participant, id - first_id.PLAY)
                    return table.not_now()
        else:
            if id < first_id.BUILD:
                return fives.why_not_change(table, participant, id - first_id.FIVE)
            else:
                if id < first_id.DEFAULT:
                    if table.stage == stages.BUILDING:
                        return building.why_not_build(table, participant, id - first_id.BUILD)
                    return table.not_now()
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
                    if table.stage == stages.EXTRA_BLOCK:
                        return building.why_not_add_block(table, id - first_id.EXTRA)
                    return table.not_now()
        else:
            if id < first_id.PAY:
                if table.stage == stages.EXTRA_BLOCK:
                    return None
                return table.not_now()
            else:
                if id < first_id.LOSE:
                    if table.stage == stages.DEFAULTING:
                        return None
                    return table.not_now()
                else:
                    if table.stage == stages.DEFAULTING:
                        return None
                    return table.not_now()


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


QUESTIONS: Final = {
    stages.DECLARING: declaring.ask_declare,
    stages.SELLING: declaring.ask_sell,
    stages.PLAYING: tricks.ask_play,
    stages.CHANGING: fives.ask_change,
    stages.BUILDING: building.ask_build,
    stages.SECOND_BLOCK: building.ask_second,
    stages.EXTRA_BLOCK: building.ask_extra,
    stages.CHANGING_DECLARED: fives.ask_change,
    stages.DEFAULTING: defaults.ask_default,
}
