"""The question a seat is asked, and the targets in the view that stand for its answers."""

from collections.abc import Callable, Mapping
from typing import Final

from trilobite.engine import Action, Argument, BareAction, Message, Who
from trilobite.games.tritarea.building import default_cost, may_default
from trilobite.games.tritarea.deciders import decided_next
from trilobite.games.tritarea.events import SUIT_WORDS, card_args, card_target, square_target
from trilobite.games.tritarea.kernel import has_own_neighbour
from trilobite.games.tritarea.model import (
    CHANGES,
    SQUARES,
    Build,
    CardAction,
    Change,
    Second,
    Sell,
    Single,
    SquareAction,
)
from trilobite.games.tritarea.table import (
    BUILDING,
    CHANGING,
    CHANGING_DECLARED,
    DECLARING,
    EXTRA_BLOCK,
    NONE,
    PLAYING,
    SECOND_BLOCK,
    SELLING,
    Table,
)

_Question = tuple[Message, str]


def question(table: Table, seat: int) -> _Question:
    """What a seat that must act now has to decide, and the rule that asks for it."""
    return _QUESTIONS[int(table.stage)](table, seat)


def rule_now(table: Table, seat: int) -> str:
    """The rule behind the question that the seat is asked now."""
    return question(table, seat)[1]


def _ask(key: str, rule: str, args: Mapping[str, Argument]) -> _Question:
    return Message(key, args), rule


def _whose(table: Table, seat: int) -> tuple[int, int]:
    """The participant a seat decides for, and 1 if that is its own participant, else 0."""
    participant = decided_next(table, seat)
    return participant, int(table.content.participant_of[seat] == participant)


# Before round 3.


def _declare(table: Table, seat: int) -> _Question:
    participant, _ = _whose(table, seat)
    return _ask("tritarea-ask-declare", "TA-1.8", {"cards": int(table.cards_left[participant])})


def _sell(table: Table, seat: int) -> _Question:
    participant, own = _whose(table, seat)
    content = table.content
    return _ask(
        "tritarea-ask-sell",
        "TA-1.9",
        {
            "who": Who(participant),
            "own": own,
            "blocks": int(table.supply[participant]),
            "price": content.sale,
            "cost": content.purchase,
        },
    )


# Tricks.


def _play(table: Table, seat: int) -> _Question:
    participant, _ = _whose(table, seat)
    lying = sum(1 for card in table.trick if card != NONE)
    return _ask(
        "tritarea-ask-play",
        "TA-2.1",
        {
            "trick": int(table.trick_number) + 1,
            "lying": lying,
            "cards": int(table.cards_left[participant]),
        },
    )


def _change(table: Table, seat: int) -> _Question:
    participant, own = _whose(table, seat)
    suit = SUIT_WORDS[int(table.trick[participant]) // 9]
    args: dict[str, Argument] = {"who": Who(participant), "own": own, "suit": suit}
    return _ask("tritarea-ask-five", "TA-4.1", args | _prices(table, participant))


def _change_declared(table: Table, seat: int) -> _Question:
    participant, own = _whose(table, seat)
    args: dict[str, Argument] = {
        "who": Who(participant),
        "own": own,
        "suit": card_args(int(table.declared[participant]))["suit"],
    }
    return _ask("tritarea-ask-five-declared", "TA-7.6", args | _prices(table, participant))


def _prices(table: Table, participant: int) -> dict[str, Argument]:
    costs = table.content.five_costs
    return {"zero": costs[1], "ten": costs[2], "score": int(table.score(participant))}


def _build(table: Table, seat: int) -> _Question:
    """Ask where the basic block should go, and say what a default would cost (TA-6.1, TA-6.3)."""
    participant, own = _whose(table, seat)
    is_second = participant == table.second_holder
    return _ask(
        "tritarea-ask-build",
        "TA-5.3" if is_second else "TA-5.2",
        {
            "who": Who(participant),
            "own": own,
            "suit": SUIT_WORDS[int(table.adopted)],
            "right": 2 if is_second else 1,
            "holders": 1 if table.second_holder == NONE else 2,
            "blocks": int(table.supply[participant]),
            "cost": _default_cost(table, participant),
        },
    )


def _default_cost(table: Table, participant: int) -> int:
    """Points lost by building nothing, at most the score (TA-0.7); -1 if not allowed (TA-9.4)."""
    if not may_default(table):
        return -1
    return min(int(default_cost(table, participant)), int(table.score(participant)))


def _second(table: Table, seat: int) -> _Question:
    return _beside(table, seat, "tritarea-ask-second", "TA-5.3")


def _extra(table: Table, seat: int) -> _Question:
    return _beside(table, seat, "tritarea-ask-extra", "TA-5.4")


def _beside(table: Table, seat: int, key: str, rule: str) -> _Question:
    participant, own = _whose(table, seat)
    return Message(
        key,
        {
            "who": Who(participant),
            "own": own,
            "square": SQUARES[int(table.basic)],
            "blocks": int(table.supply[participant]),
        },
    ), rule


_QUESTIONS: Final[Mapping[int, Callable[[Table, int], _Question]]] = {
    DECLARING: _declare,
    SELLING: _sell,
    PLAYING: _play,
    CHANGING: _change,
    BUILDING: _build,
    SECOND_BLOCK: _second,
    EXTRA_BLOCK: _extra,
    CHANGING_DECLARED: _change_declared,
}


# Answers.


def targets(action: Action) -> tuple[str, ...]:
    """The thing to click for an action."""
    if isinstance(action, CardAction):
        return (card_target(action.card),)
    if isinstance(action, SquareAction):
        return (square_target(action.square),)
    if isinstance(action, Sell):
        return (f"count:{action.blocks}",)
    if isinstance(action, Change):
        return (f"five:{CHANGES[action.change]}",)
    if isinstance(action, BareAction):
        return (action.kind,)
    raise TypeError(f"{action!r} is not an action of Tritarea")


def can_undo(table: Table, action: Action) -> bool:
    """Only a block can be taken back, and only while the same rightholder is still building."""
    if isinstance(action, Build):
        is_second = table.actor == table.second_holder
        return table.supply[table.actor] > 1 and (is_second or _goes_on(table, action.square))
    if isinstance(action, Second):
        return table.supply[table.actor] > 1 and _goes_on(table, int(table.basic))
    return isinstance(action, Single) and _goes_on(table, int(table.basic))


def _goes_on(table: Table, basic: int) -> bool:
    """Whether an additional block may follow the basic one (TA-5.4)."""
    return has_own_neighbour(table, table.actor, basic)
