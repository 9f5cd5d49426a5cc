"""Numbers of action sequences from fixed positions (perft.toml), by engine and by rules."""

from typing import Any

import pytest

from tests.games.terror.boards import board, position
from tests.games.terror.slow_rules import SlowGame
from tests.support.perft import count, depths, read_cases, to_few_or_all
from trilobite.engine import ASK, SeededChance, State
from trilobite.games.terror import GAME

CASES = read_cases(__file__)


def state_of(case: dict[str, Any]) -> State:
    if case.get("start"):
        state = GAME.new(case["players"], {"start_player": 0}, SeededChance(bytes(16)))
        state.chance = ASK
        return state
    state = board(case["island"], chance=ASK, **case["wishes"])
    state.settle()
    return state


@pytest.mark.parametrize(("case", "depth", "number"), depths(CASES))
def test_perft_counts(case: dict[str, Any], depth: int, number: int) -> None:
    assert count(state_of(case), depth) == number


def slow_count(case: dict[str, Any], depth: int, path: tuple[str, ...] = ()) -> int:
    """Count by the slow rules. Generators cannot be copied, so each path is replayed."""
    data = position(case["island"], **case["wishes"])
    game = SlowGame(data["players"], data["options"])
    game.begin_at_menu(data)
    for answer in path:
        game.answer(answer)
    options = sorted(game.question.options) if game.question else []
    if depth == 1:
        return len(options)
    return sum(slow_count(case, depth - 1, (*path, option)) for option in options)


@pytest.mark.slow
@to_few_or_all
@pytest.mark.parametrize(
    "case", [case for case in CASES if "slow" in case], ids=lambda case: str(case["name"])
)
def test_the_slow_rules_count_the_same(case: dict[str, Any], most: int) -> None:
    """Sections 5 to 9, TT-15.2, TT-15.3: so the numbers do not rest on the engine alone."""
    known = [depth for depth in range(1, case["slow"] + 1) if case["counts"][depth - 1] <= most]
    assert known
    for depth in known:
        assert slow_count(case, depth) == case["counts"][depth - 1]


def test_the_opening_counts_are_those_of_combinatorics() -> None:
    """TT-4.2, TT-4.3: the open card, a tile, a new card; or one of four kinds, then a tile."""
    open_card = [1, 6, 6 * 4, 6 * 4 * 2]
    blind_card = [1, 4, 4 * 6, 4 * 6 * 2]
    assert CASES[0]["counts"][:4] == [a + b for a, b in zip(open_card, blind_card, strict=True)]
