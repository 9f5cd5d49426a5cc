"""The engine, compared step by step with a slow literal model of all rules."""

from collections import Counter
from typing import Any

import pytest

from tests.games.terror.islands import random_menu
from tests.games.terror.lockstep import Lockstep, play_together, play_turn_together
from tests.games.terror.play import action, stage
from trilobite.engine import FastChance
from trilobite.games.terror.model import ACTIONS

KINDS = {one.kind for one in ACTIONS.all}
OPTIONS: dict[str, list[Any]] = {
    "doomed_arrivals": ["die", "forbid"],
    "trex_outside": ["reenter", "stay"],
    "trex_accepts_growth": [False, True],
    "dino_supply": ["limited", "unlimited"],
    "white_tokens": ["unlimited", 12],
    "blind_cards": ["secret", "open"],
    "scatter_lone_abroad": [True, False],
    "six_player_long": [False, True],
    "start_player": ["random", 0, 1],
}


def some_options(dice: FastChance) -> dict[str, Any]:
    return {name: values[dice.below(len(values))] for name, values in OPTIONS.items()}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_engine_and_slow_rules_play_the_same_game(players: int) -> None:
    """Section 15: every decision, its options, every state and the result agree."""
    done = play_together(players, players, {})
    assert set(done) > {"take", "spread", "end"}


@pytest.mark.deep
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_engine_and_slow_rules_play_many_games(players: int) -> None:
    """Every kind of action occurs with the printed rules."""
    done: Counter[str] = Counter()
    for seed in range(6):
        done += play_together(players, 1000 * players + seed, {})
    assert set(done) == KINDS | {"chance"}


@pytest.mark.slow
@pytest.mark.parametrize("seeds", [range(1), pytest.param(range(1, 8), marks=pytest.mark.deep)])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_engine_and_slow_rules_play_with_any_options(players: int, seeds: range) -> None:
    """Section 14: all values of all options, mixed."""
    for seed in seeds:
        dice = FastChance(100 * players + seed)
        play_together(players, 2000 * players + seed, some_options(dice))


def check_menus(seeds: range, *, any_options: bool) -> Counter[str]:
    done: Counter[str] = Counter()
    for seed in seeds:
        dice = FastChance(seed)
        options = some_options(dice) if any_options else {}
        options.pop("dino_supply", None)
        done += play_turn_together(random_menu(dice, options), dice)
    return done


def test_engine_and_slow_rules_agree_on_crowded_islands() -> None:
    """Play turns on random islands: full areas, volcanoes, a T-Rex anywhere, little supply."""
    done = check_menus(range(50), any_options=False)
    assert set(done) >= {"white", "volcano", "migrate", "eat", "scatter", "grow", "spread"}


@pytest.mark.slow
def test_a_t_rex_that_stays_is_ranked_as_the_slow_rules_say() -> None:
    """TT-7.19, R-33, R-03: neutral, lone, outside, beside Dinos of the old and the new owner."""
    for seed in range(150):
        dice = FastChance(seed)
        options = {"trex_outside": ("reenter", "stay")[dice.below(2)]}
        both = Lockstep.at(random_menu(dice, options, tile="TR"))
        both.engine.settle()
        if stage(both.engine) == "menu":
            both.decide(action("tile"))
        both.decide(action("stay"))
        both.compare()


@pytest.mark.slow
@pytest.mark.parametrize(
    "seeds", [range(1000, 1050), pytest.param(range(1050, 1500), marks=pytest.mark.deep)]
)
def test_engine_and_slow_rules_agree_on_many_crowded_islands(seeds: range) -> None:
    """The same with all options mixed."""
    check_menus(seeds, any_options=True)
