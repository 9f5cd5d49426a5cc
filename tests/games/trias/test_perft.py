"""Numbers of action sequences from fixed positions (perft.toml), by engine and by rules."""

from typing import Any

import pytest

from tests.games.trias.boards import board
from tests.games.trias.facts import facts
from tests.games.trias.play import offered_cells
from tests.games.trias.slow_actions import slow_choices
from tests.support.perft import count, depths, read_cases, to_few_or_all
from trilobite.engine import ASK, SeededChance, State
from trilobite.games.trias import GAME
from trilobite.games.trias.rules.drift import targets
from trilobite.games.trias.state import TriasState

CASES = read_cases(__file__)


def state_of(case: dict[str, Any]) -> State:
    players = case.get("players", 3)
    if case.get("start"):
        state = GAME.new(players, {"start_player": 0}, SeededChance(bytes(16)))
        state.chance = ASK
        return state
    wishes = {"players": players, "chance": ASK, **case.get("wishes", {})}
    if "deck" in wishes:
        wishes["deck"] = tuple(wishes["deck"])
    return board(case["picture"], **wishes)


@pytest.mark.parametrize(("case", "depth", "number"), depths(CASES))
def test_perft_counts(case: dict[str, Any], depth: int, number: int) -> None:
    assert count(state_of(case), depth) == number


def slow_ids(state: State, seat: int) -> list[int]:
    """The legal actions by the literal rules; drift targets are compared as cells."""
    table = facts(state)
    assert isinstance(state, TriasState)
    if table.fields["stage"] == "acting":
        texts = slow_choices(state)
        return sorted(GAME.actions.from_text(text).id for text in texts)
    if table.fields["stage"] == "drifting":
        assert offered_cells(state) == set(targets(state.table, table.fields["lifted"]))
    return state.legal_ids(seat)


@pytest.mark.slow
@to_few_or_all
@pytest.mark.parametrize(
    "case", [case for case in CASES if "slow" in case], ids=lambda case: str(case["name"])
)
def test_the_literal_rules_count_the_same(case: dict[str, Any], most: int) -> None:
    """TR-3.1 to TR-3.7, TR-5.1 to TR-5.10: so the numbers do not rest on the engine alone."""
    known = [depth for depth in range(1, case["slow"] + 1) if case["counts"][depth - 1] <= most]
    assert known
    for depth in known:
        assert count(state_of(case), depth, slow_ids) == case["counts"][depth - 1]


def test_the_opening_counts_are_those_of_combinatorics() -> None:
    """TR-1.6: each pair occupies one tile."""
    many, two = CASES[0]["counts"], CASES[1]["counts"]
    assert many == [34, 34 * 33, 34 * 33 * 32]
    assert two == [18, 18 * 17, 18 * 17 * 16, 18 * 17 * 16 * 15]
