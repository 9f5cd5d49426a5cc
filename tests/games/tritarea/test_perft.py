"""Numbers of action sequences from fixed positions (perft.toml), by the engine and by the rules."""

from typing import Any

import pytest

from tests.games.tritarea.boards import declaring, load, position, selling
from tests.games.tritarea.slow_rules import SlowGame
from tests.support.perft import count, depths, read_cases, to_few_or_all
from trilobite.engine import State

CASES = read_cases(__file__)

BEGIN = {"declaring": declaring, "selling": selling}


def position_of(case: dict[str, Any]) -> dict[str, Any]:
    if "begin" in case:
        return BEGIN[case["begin"]]()
    wishes = dict(case.get("wishes", {}))
    if "sold" in wishes:
        wishes["sold"] = dict(enumerate(wishes["sold"]))
    return position(case.get("city", ""), hands=dict(enumerate(case["hands"])), **wishes)


def state_of(case: dict[str, Any]) -> State:
    return load(position_of(case))


@pytest.mark.parametrize(("case", "depth", "number"), depths(CASES, 1500))
def test_perft_counts(case: dict[str, Any], depth: int, number: int) -> None:
    assert count(state_of(case), depth) == number


def slow_count(data: dict[str, Any], depth: int, path: tuple[tuple[int, str], ...] = ()) -> int:
    """Count by the slow rules; generators cannot be copied, so each path is replayed."""
    game = SlowGame(data["players"], data["options"])
    game.begin_at(data)
    for seat, answer in path:
        game.answer(seat, answer)
    asked = game.question.asked if game.question else {}
    options = [(seat, text) for seat, (_, texts) in sorted(asked.items()) for text in texts]
    if depth == 1:
        return len(options)
    return sum(slow_count(data, depth - 1, (*path, option)) for option in options)


@pytest.mark.slow
@to_few_or_all
@pytest.mark.parametrize(
    "case", [case for case in CASES if "slow" in case], ids=lambda case: str(case["name"])
)
def test_the_slow_rules_count_the_same(case: dict[str, Any], most: int) -> None:
    """Sections 2 to 7, TA-14.1: so the numbers do not depend on the engine alone."""
    known = [depth for depth in range(1, case["slow"] + 1) if case["counts"][depth - 1] <= most]
    assert known
    for depth in known:
        assert slow_count(position_of(case), depth) == case["counts"][depth - 1]


def test_counts_of_combinatorics() -> None:
    """TA-2.1: eight cards each; TA-1.9: ten answers each; D-1: any waiting seat may be next."""
    by_name = {case["name"]: case["counts"] for case in CASES}
    assert by_name["the first trick of a game"][:4] == [8, 8**2, 8**3, 8**4]
    assert by_name["the sale"][:3] == [10, 10**2, 10**3]
    assert by_name["all declare at once"][:2] == [4 * 9, 4 * 9 * 3 * 9]
