"""How far a game read from outside has progressed: stage, order, marker, who must act."""

from typing import Final

from trilobite.engine import InputError
from trilobite.games.tritarea.kernel import is_lone_npc
from trilobite.games.tritarea.model import PARTICIPANTS
from trilobite.games.tritarea.table import (
    BUILDING,
    CHANGING,
    CHANGING_DECLARED,
    CHOOSE_START,
    CONSTRUCTION,
    DEAL,
    DECLARING,
    EXTRA_BLOCK,
    LAST_ROUND,
    NONE,
    NPC_DECLARES,
    NPC_INTENT,
    NPC_PLAYS,
    OVER,
    PLAYING,
    SECOND_BLOCK,
    SELLING,
    SETTLING,
    Table,
)

EVERYBODY: Final = range(PARTICIPANTS)
SETUP: Final = (CHOOSE_START, DEAL)
BEFORE_TRICKS: Final = (DECLARING, NPC_DECLARES, SELLING)
"""Stages before trick 1 of round 3 (TA-1.7)."""

MEETING: Final = (PLAYING, NPC_PLAYS)
TRICK: Final = (PLAYING, NPC_PLAYS, CHANGING, BUILDING, SECOND_BLOCK, EXTRA_BLOCK)
_OF_NPCS: Final = (NPC_DECLARES, NPC_PLAYS, NPC_INTENT)
_ROUNDS: Final = {
    DECLARING: (LAST_ROUND,),
    NPC_DECLARES: (LAST_ROUND,),
    SELLING: (LAST_ROUND,),
    CHANGING: (1, LAST_ROUND),
    NPC_INTENT: (1,),
    CHANGING_DECLARED: (1, LAST_ROUND),
    OVER: (LAST_ROUND,),
}
"""The rounds, from 0, in which a stage occurs; a stage not listed occurs in all of them."""


def require(is_fit: bool, where: str, problem: str, allowed: str = "") -> None:  # noqa: FBT001
    """Refuse a value that does not fit: where it is, what is wrong with it, what is allowed."""
    if not is_fit:
        raise InputError(where, problem, allowed)


def check_turn_order(table: Table, where: str) -> None:
    _check_stage(table, where)
    _check_order(table, where)
    _check_actor(table, where)
    _check_marker(table, where)


def _check_stage(table: Table, where: str) -> None:
    """The stage occurs in this round, and the number of tricks matches the stage (TA-0.5)."""
    stage = int(table.stage)
    rounds = _ROUNDS.get(stage, (0, 1, 2))
    allowed = ", ".join(str(number) for number in rounds)
    require(table.round in rounds, f"{where}.round", "this stage does not occur in it", allowed)
    is_possible = table.content.players < PARTICIPANTS or stage not in _OF_NPCS
    require(is_possible, f"{where}.stage", "there are no NPCs at this table")
    tricks = table.content.tricks
    number = int(table.trick_number)
    here = f"{where}.trick_number"
    if stage in TRICK:
        require(number < tricks, here, "all tricks are over", f"0 to {tricks - 1}")
    elif stage in SETTLING:
        require(number == tricks, here, "the settlement comes after all tricks", f"{tricks}")
    else:
        require(number == 0, here, "no trick has begun", "0")


def _check_order(table: Table, where: str) -> None:
    """The start player comes first, then people and NPCs as seated (TA-9.6, TA-10.1, R-16)."""
    content = table.content
    order = [int(p) for p in table.order]
    start = int(table.start)
    here = f"{where}.start"
    if table.stage == CHOOSE_START and table.round == 0:
        require(start == NONE, here, "nobody has been chosen yet", "null")
        require(order == list(EVERYBODY), f"{where}.order", "is not yet known", "0, 1, 2, 3")
        return
    require(start != NONE, here, "somebody has started", "a participant")
    if table.round == 0 and content.start_first != NONE:
        require(
            start == content.start_first,
            here,
            "was fixed by an option (R-2)",
            f"{content.start_first}",
        )
    seats = f"{where}.order"
    require(order[0] == start, seats, "does not begin with the start player", str(start))
    if content.players != 3:
        turned = [(start + i) % PARTICIPANTS for i in EVERYBODY]
        require(order == turned, seats, "is not clockwise", ", ".join(map(str, turned)))
        return
    people = [p for p in order if not table.is_npc(p)]
    in_cycle = people in ([0, 1, 2], [1, 2, 0], [2, 0, 1])
    require(in_cycle, seats, "changes the order of the people (TA-9.6)", "the cycle 0, 1, 2")
    if table.is_npc(start):
        return
    is_last = order[-1] == PARTICIPANTS - 1
    is_free = not content.npc_moves and round_of_order(table) > 0
    require(is_last or is_free, seats, "the NPC sits to the right of the start player (TA-9.2)")


def round_of_order(table: Table) -> int:
    """The round whose table order this is: the previous one while a start player is drawn."""
    return int(table.round) - (table.stage == CHOOSE_START)


def _check_actor(table: Table, where: str) -> None:
    """Whose turn it is: one person or NPC, or several people at once (section 14)."""
    actor = int(table.actor)
    stage = int(table.stage)
    here = f"{where}.actor"
    is_hidden = table.content.fives_are_hidden
    nobodys = [CHOOSE_START, DECLARING, OVER]
    if is_hidden:
        nobodys += [CHANGING, CHANGING_DECLARED]
    if stage in nobodys:
        require(actor == NONE, here, "it is nobody's turn in particular", "null")
        return
    require(actor != NONE, here, "it is somebody's turn", "a participant")
    if stage in _OF_NPCS:
        require(table.is_npc(actor), here, "is not an NPC")
    elif stage in (PLAYING, DEAL):
        require(not table.is_npc(actor), here, "is an NPC")
    elif stage == SELLING:
        require(not is_lone_npc(table, actor), here, "is not asked (TA-9.4)")
    elif stage in CONSTRUCTION:
        holders = (table.first_holder, table.second_holder)
        require(actor in holders, here, "has no right to build")


def _check_marker(table: Table, where: str) -> None:
    """The leader is the start player, later rightholder 1 of the last trick (TA-1.6, TA-3.5)."""
    leader, human = int(table.leader), int(table.last_human_holder)
    here = f"{where}.leader"
    latest = f"{where}.last_human_holder"
    if table.stage == CHOOSE_START:
        is_first = table.round == 0
        require((leader == NONE) == is_first, here, "must be null before round 1, and only then")
        require(human == NONE, latest, "no trick has been played", "null")
        return
    require(leader != NONE, here, "somebody has the marker", "a participant")
    require(human == NONE or not table.is_npc(human), latest, "is an NPC")
    if table.trick_number == 0:
        require(leader == table.start, here, "the start player leads", f"{table.start}")
        require(human == NONE, latest, "no trick has been played", "null")
    elif not table.is_npc(leader):
        require(human == leader, latest, "must be the holder of the marker", f"{leader}")
    elif table.trick_number == 1:
        require(human == NONE, latest, "an NPC won the only trick", "null")
