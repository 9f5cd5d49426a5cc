"""The engine against a second, slow and literal model of all rules, step by step."""

from collections import Counter
from typing import Any

import pytest

from tests.games.tritarea.lockstep import play_together
from trilobite.engine import FastChance
from trilobite.games.tritarea.model import ACTIONS

KINDS = {one.kind for one in ACTIONS.all}
OPTIONS: dict[str, list[Any]] = {
    "start_first": ["random", 0],
    "start_tie": ["marker", "previous", "random"],
    "start_2p": ["own", "team"],
    "npc_start": [False, True],
    "r3_order": ["declare", "sell", "before_deal"],
    "five_order": ["open", "hidden"],
    "adjacency": ["board", "area"],
    "adjacent_own": ["any", "top"],
    "five_on_default": [True, False],
    "settle_order": ["checklist", "text"],
    "area_tie": ["tallest", "lex", "sum"],
    "sole_colour": ["top", "any"],
    "tallest_pair": [12, 6],
    "unranked": ["loss", "neutral"],
    "npc_seat": ["moves", "fixed", "trick"],
    "npc_decider": ["latest", "left"],
    "npc_default": [False, True],
    "solo_tie": ["success", "fail"],
    "memory": [False, True],
    "declare_tie": ["full", "sole"],
    "solo_fives": ["ask", "auto"],
    "board_data": [{}, {"first.I": 7, "second.I": 3, "bonus.b2": 4, "bonus.a4": 0}],
}


def some_options(dice: FastChance) -> dict[str, Any]:
    return {name: values[dice.below(len(values))] for name, values in OPTIONS.items()}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_engine_and_slow_rules_play_the_same_game(players: int) -> None:
    """Sections 1 to 11: every decision, every answer to it, every table and the result."""
    done: Counter[str] = Counter()
    for seed in range(4):
        done += play_together(players, 100 * players + seed, {})
    assert set(done) | {"pay", "lose"} == KINDS | {"chance"}, "D-9 is rare"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_engine_and_slow_rules_play_with_any_options(players: int) -> None:
    """Section 12: all values of all options, mixed."""
    for seed in range(4):
        dice = FastChance(100 * players + seed)
        play_together(players, 2000 * players + seed, some_options(dice))


@pytest.mark.deep
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_engine_and_slow_rules_play_many_games(players: int) -> None:
    for seed in range(60):
        dice = FastChance(7000 * players + seed)
        play_together(players, 9000 * players + seed, some_options(dice) if seed % 2 else {})
