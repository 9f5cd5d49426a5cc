"""Why an action is refused: every rule that can forbid it, checked one after the other."""

from collections.abc import Mapping
from typing import Final

from trilobite.engine import Action, Argument, Refusal, Who
from trilobite.games.tritarea.building import may_default
from trilobite.games.tritarea.deciders import decided_next
from trilobite.games.tritarea.events import SUIT_WORDS, card_args, owned_card_args
from trilobite.games.tritarea.model import (
    FIVE,
    SQUARES,
    Build,
    CardAction,
    Change,
    Declare,
    Default,
    Extra,
    Second,
    Sell,
    Single,
    Skip,
    rank_of,
)
from trilobite.games.tritarea.table import (
    BUILDING,
    CHANGING,
    CHANGING_DECLARED,
    DECLARING,
    EXTRA_BLOCK,
    LAST_ROUND,
    PLAYING,
    SECOND_BLOCK,
    SELLING,
    Secrets,
    Table,
)


def objection(table: Table, secrets: Secrets, seat: int, action: Action) -> Refusal | None:
    """The first rule that forbids this action to a seat that must act; None if it is legal."""
    participant = decided_next(table, seat)
    if isinstance(action, CardAction):
        return _card(table, secrets, participant, action)
    if isinstance(action, Sell):
        return _sell(table)
    if isinstance(action, Change):
        return _change(table, participant, action.change)
    if isinstance(action, Build):
        return _build(table, participant, action.square)
    if isinstance(action, Default):
        return _default(table, participant)
    if isinstance(action, Second | Single):
        return _second(table, participant)
    if isinstance(action, Extra):
        return _extra(table, action.square)
    if isinstance(action, Skip):
        return _no_extra(table)
    raise TypeError(f"{action!r} is not an action of Tritarea")


_NOT_NOW: Final[Mapping[int, str]] = {
    DECLARING: "tritarea-refusal-declaring",
    SELLING: "tritarea-refusal-selling",
    PLAYING: "tritarea-refusal-playing",
    CHANGING: "tritarea-refusal-changing",
    BUILDING: "tritarea-refusal-building",
    SECOND_BLOCK: "tritarea-refusal-second-block",
    EXTRA_BLOCK: "tritarea-refusal-extra-block",
    CHANGING_DECLARED: "tritarea-refusal-changing-declared",
}


def not_now(table: Table, rule: str) -> Refusal:
    """The table is waiting for something else."""
    return Refusal(_NOT_NOW[int(table.stage)], rule, {})


# Cards (TA-1.8, TA-2.1).


def _card(table: Table, secrets: Secrets, participant: int, action: CardAction) -> Refusal | None:
    is_declaration = isinstance(action, Declare)
    rule = "TA-1.8" if is_declaration else "TA-2.1"
    if is_declaration and table.round != LAST_ROUND:
        return Refusal("tritarea-refusal-no-declaration", rule, {"round": int(table.round) + 1})
    if table.stage != (DECLARING if is_declaration else PLAYING):
        return not_now(table, rule)
    if int(secrets.hands[participant]) >> action.card & 1:
        return None
    return not_in_hand(table, action.card, rule)


def not_in_hand(table: Table, card: int, rule: str) -> Refusal:
    """The refusal says where the card is, as far as everybody knows."""
    if rank_of(card) == FIVE and table.round == 0:
        return Refusal("tritarea-refusal-no-fives", "TA-1.1", {})
    for p in range(4):
        if table.trick[p] == card:
            return Refusal("tritarea-refusal-in-trick", rule, owned_card_args(p, card))
        if table.declared[p] == card:
            return Refusal("tritarea-refusal-is-declared", "TA-1.8", owned_card_args(p, card))
    if int(table.played) >> card & 1 and not table.content.is_memory:
        return Refusal("tritarea-refusal-is-played", rule, card_args(card))
    return Refusal("tritarea-refusal-not-in-hand", rule, card_args(card))


# Sale and fives.


def _sell(table: Table) -> Refusal | None:
    if table.stage == SELLING:
        return None
    if table.round != LAST_ROUND:
        return Refusal("tritarea-refusal-no-sale", "TA-1.9", {"round": int(table.round) + 1})
    return not_now(table, "TA-1.9")


def _change(table: Table, participant: int, change: int) -> Refusal | None:
    if table.round == 0:
        return Refusal("tritarea-refusal-no-fives", "TA-1.1", {})
    if table.stage not in (CHANGING, CHANGING_DECLARED):
        return not_now(table, "TA-4.1")
    cost = table.content.five_costs[change]
    score = int(table.score(participant))
    if cost <= score:
        return None
    args: dict[str, Argument] = {"who": Who(participant), "cost": cost, "score": score}
    return Refusal("tritarea-refusal-too-dear", "TA-4.3", args)


# Construction (sections 5 and 6).


def _build(table: Table, participant: int, square: int) -> Refusal | None:
    if table.stage != BUILDING:
        return not_now(table, "TA-5.2")
    if table.supply[participant] == 0:
        return Refusal("tritarea-refusal-no-blocks", "TA-6.2", {"who": Who(participant)})
    if table.content.area_of[square] == table.adopted:
        return None
    return Refusal(
        "tritarea-refusal-other-area",
        "TA-5.2",
        {
            "square": SQUARES[square],
            "area": SUIT_WORDS[int(table.content.area_of[square])],
            "suit": SUIT_WORDS[int(table.adopted)],
        },
    )


def _default(table: Table, participant: int) -> Refusal | None:
    if table.stage in (SECOND_BLOCK, EXTRA_BLOCK):
        return Refusal("tritarea-refusal-has-built", "TA-6.1", {"who": Who(participant)})
    if table.stage != BUILDING:
        return not_now(table, "TA-6.1")
    if may_default(table):
        return None
    return Refusal("tritarea-refusal-npc-builds", "TA-9.4", {"who": Who(participant)})


def _second(table: Table, participant: int) -> Refusal | None:
    if table.stage == SECOND_BLOCK:
        return None
    if table.stage in (BUILDING, EXTRA_BLOCK) and participant == table.first_holder:
        return Refusal("tritarea-refusal-one-basic", "TA-5.3", {"who": Who(participant)})
    return not_now(table, "TA-5.3")


def _extra(table: Table, square: int) -> Refusal | None:
    refusal = _no_extra(table)
    if refusal is not None:
        return refusal
    basic = int(table.basic)
    if square in table.content.neighbours[basic]:
        return None
    args: dict[str, Argument] = {"square": SQUARES[square], "basic": SQUARES[basic]}
    if square == basic:
        return Refusal("tritarea-refusal-extra-on-basic", "TA-5.4", args)
    return Refusal("tritarea-refusal-not-beside", "TA-5.4", args)


def _no_extra(table: Table) -> Refusal | None:
    return None if table.stage == EXTRA_BLOCK else not_now(table, "TA-5.4")
