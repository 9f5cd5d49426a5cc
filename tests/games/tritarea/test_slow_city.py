"""Rights, construction and settlement against the slow model, each on many random cases."""

from collections import Counter
from typing import Any

import pytest

from tests.games.tritarea import slow_city as slow
from tests.games.tritarea.boards import (
    LETTERS,
    board,
    last_step,
    load,
    position,
    scores,
    table_of,
    towers,
)
from tests.games.tritarea.cities import one_of, shuffled, some_city, some_hands
from tests.games.tritarea.play import choices, do, finish, holders, stage
from tests.games.tritarea.slow_city import DECK
from trilobite.engine import FastChance, State


def check_rights(dice: FastChance, tricks: int) -> Counter[str]:
    """Random tricks from one deal, with every 5 that is asked about changed or kept."""
    in_round, leader = 1 + dice.below(3), dice.below(4)
    options: dict[str, Any] = {"five_on_default": bool(dice.below(4))}
    deal = some_hands(dice, in_round, 6)
    money = [dice.below(4) if in_round > 1 else 0 for _ in range(4)]
    begin = board(in_round=in_round, trick=3, leader=leader, hands=deal, scores=money, **options)
    kinds: Counter[str] = Counter()
    for _ in range(tricks):
        state = begin.copy()
        trick: dict[int, str] = {}
        for step in range(4):
            who = (leader + step) % 4
            trick[who] = one_of(deal[who].split(), dice)
            do(state, f"play {trick[who]}")
        ranks = {who: slow.printed(card) for who, card in trick.items()}
        asked = slow.asked_fives(trick, leader, in_round, options)
        for who in (w for w in slow.turned([0, 1, 2, 3], leader) if w in asked and money[w]):
            assert state.to_act == (who,)
            answers = slow.changes(money[who])
            assert choices(state) == {f"five {word}" for word in answers}
            word = one_of(answers, dice)
            do(state, f"five {word}")
            ranks[who] = slow.RANK[word]
            kinds["five"] += 1
        assert holders(state) == slow.rights(trick, ranks, leader)
        kinds[str(sorted(Counter(c[0] for c in trick.values()).values()))] += 1
    return kinds


def check_many_rights(deals: int) -> Counter[str]:
    kinds: Counter[str] = Counter()
    for seed in range(deals):
        kinds += check_rights(FastChance(seed), 25)
    return kinds


PATTERNS = {"[4]", "[1, 3]", "[2, 2]", "[1, 1, 2]", "[1, 1, 1, 1]", "five"}


def test_rights_are_those_of_the_slow_model() -> None:
    """Section 3, section 4."""
    assert set(check_many_rights(12)) == PATTERNS


@pytest.mark.deep
def test_many_rights_are_those_of_the_slow_model() -> None:
    """Section 3, section 4: 5,000 tricks."""
    kinds = check_many_rights(200)
    assert kinds.total() - kinds["five"] == 5000


def some_builder(dice: FastChance) -> tuple[State, dict[str, Any]]:
    """A builder, first or second, about to build in a random city."""
    options: dict[str, Any] = {
        "adjacency": one_of(["board", "area"], dice),
        "adjacent_own": one_of(["any", "top"], dice),
    }
    in_round = 1 + dice.below(3)
    while True:
        city = some_city(dice, in_round)
        suit = one_of(list(slow.SUITS), dice)
        first, second = one_of([(0, 1), (2, 0), (3, 2), (1, 3)], dice)
        others = [s for s in slow.SUITS if s != suit]
        lying = {first: f"{suit}2", second: f"{suit}7"}
        lying |= {p: f"{others.pop()}4" for p in range(4) if p not in lying}
        data = position(
            city, in_round=in_round, trick=8, leader=first, lying=lying,
            holders=(suit, first, second), **options,
        )  # fmt: skip
        data["state"]["table"]["actor"] = builder = one_of([first, second], dice)
        if data["state"]["table"]["supply"][builder]:
            return load(data), options


def check_construction(dice: FastChance) -> int:
    """Try every basic square of one construction; return how many there were."""
    state, options = some_builder(dice)
    table = table_of(state)
    (who,) = state.to_act
    suit = table["adopted"][0].upper()
    printed = slow.Board()
    squares = printed.squares(suit)
    assert choices(state) == {*(f"build {square}" for square in squares), "default"}
    for basic in squares:
        after = state.copy()
        do(after, f"build {basic}")
        left = table["supply"][who] - 1
        if left and who == table["second_holder"]:
            assert (after.to_act, choices(after)) == ((who,), {"second", "single"})
            word = one_of(["second", "single"], dice)
            do(after, word)
            left -= word == "second"
        around = slow.additional_squares(table["buildings"], basic, who, printed, options)
        if left and around:
            assert choices(after) == {*(f"extra {square}" for square in around), "skip"}
        else:
            assert stage(after) != "extra_block"
        empty = printed.bonus[basic] if basic not in table["buildings"] else 0
        if stage(after) == "extra_block":  # otherwise the settlement may have begun
            assert scores(after)[who] - scores(state)[who] == empty
    return len(squares)


def test_constructions_are_those_of_the_slow_model() -> None:
    """Section 5."""
    assert sum(check_construction(FastChance(seed)) for seed in range(40)) == 160


@pytest.mark.deep
def test_many_constructions_are_those_of_the_slow_model() -> None:
    """Section 5: 5,000 basic blocks."""
    assert sum(check_construction(FastChance(seed)) for seed in range(100, 1350)) == 5000


RULINGS: dict[str, list[Any]] = {
    "area_tie": ["tallest", "lex", "sum"],
    "sole_colour": ["top", "any"],
    "tallest_pair": [12, 6],
    "unranked": ["loss", "neutral"],
    "declare_tie": ["full", "sole"],
    "settle_order": ["checklist", "text"],
}


def some_rulings(number: int) -> dict[str, Any]:
    """One of a few mixtures; every value of every ruling is in several of them."""
    dice = FastChance(number)
    return {name: one_of(values, dice) for name, values in RULINGS.items()}


def some_end(dice: FastChance) -> tuple[dict[str, Any], dict[int, str], int, dict[str, Any]]:
    """A random city one decision before its settlement, with declarations; rounds 1 to 3."""
    options = some_rulings(dice.below(12))
    while True:
        in_round = 1 + dice.below(3)
        city = some_city(dice, in_round)
        drawn = towers(city)
        able = [
            stack[-1]
            for stack in drawn.values()
            if sum(other.count(stack[-1]) for other in drawn.values()) < 7
        ]
        if not able:
            continue
        builder = one_of(able, dice)
        declared = shuffled(DECK, dice)[:4]
        if declared[0][0] == declared[1][0] == declared[2][0]:
            continue  # a suit without cards left cannot be adopted
        wishes: dict[str, Any] = {"last": LETTERS[builder], "in_round": in_round, **options}
        if in_round == 2:
            wishes["intents"] = " ".join(declared)
        if in_round == 3:
            wishes["declared"] = " ".join(declared)
            blocks = [p for stack in drawn.values() for p in stack]
            wishes["sold"] = {p: dice.below(2) for p in range(4) if blocks.count(p) < 8}
        if in_round > 1:
            least = [3 * wishes.get("sold", {}).get(p, 0) for p in range(4)]
            for square, stack in drawn.items():
                least[stack[0]] += slow.BONUS[square]
            wishes["scores"] = [least[p] + dice.below(8) for p in range(4)]
        return last_step(city, **wishes), dict(enumerate(declared)), in_round, options


def settled(
    table: dict[str, Any], declared: dict[int, str], ranks: dict[int, int], options: dict[str, Any]
) -> list[int]:
    """The scores after a settlement by the slow model; changes of 5s are already paid."""
    printed = slow.Board()
    in_round, city = table["round"] + 1, table["buildings"]
    total = [sum(row[p] for row in table["points"].values()) for p in range(4)]
    for letter in slow.SUITS:
        for p, points in slow.area_points(city, printed, letter, options).items():
            total[p] += points
    tall = slow.tallest_points(city, options)
    is_last = options["settle_order"] == "text"
    for p in range(4):
        total[p] += 0 if is_last else tall[p]
        total[p] -= {0: 1, 10: 2}.get(ranks.get(p, 5), 0)
        if in_round > 1:
            factor = slow.declared_factor(city, printed, declared[p], p, in_round, options)
            total[p] = max(0, total[p] + factor * ranks[p])
        if in_round == 3:
            total[p] = max(0, total[p] - 2 * table["supply"][p])
        total[p] += tall[p] if is_last else 0
    return total


def check_settlement(dice: FastChance) -> None:
    data, declared, in_round, options = some_end(dice)
    state = load(data)
    table = table_of(state)
    finish(state)
    ranks = {p: slow.printed(card) for p, card in declared.items()} if in_round > 1 else {}
    while stage(state) == "changing_declared":
        (who,) = state.to_act
        text = one_of(sorted(choices(state)), dice)
        ranks[who] = slow.RANK[text.split()[1]]
        do(state, text)
    assert scores(state) == settled(table, declared, ranks, options)


def test_settlements_are_those_of_the_slow_model() -> None:
    """Section 7."""
    for seed in range(80):
        check_settlement(FastChance(seed))


@pytest.mark.deep
def test_many_settlements_are_those_of_the_slow_model() -> None:
    """Section 7: 5,000 cities."""
    for seed in range(1000, 6000):
        check_settlement(FastChance(seed))
