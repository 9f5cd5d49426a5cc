"""Bots know what their seat knows: in a twin world with the same view they decide the same."""

import pytest

from tests.bots.test_search import few_questions
from trilobite.bots.contract import Clock
from trilobite.bots.registry import bot_names, find_bot
from trilobite.engine import FastChance, canonical_json, game_keys

CLOCK = Clock(iterations=6)


@pytest.mark.slow
@pytest.mark.parametrize("game", game_keys())
@pytest.mark.parametrize("name", bot_names())
def test_twin_worlds_get_the_same_decision(name: str, game: str) -> None:
    different = 0
    for state, seat in few_questions(game, 3):
        view = state.view(seat)
        twin = view.imagine(FastChance(77))
        different += twin.digest() != state.digest()
        twin_view = twin.view(seat)
        assert canonical_json(twin_view.to_json()) == canonical_json(view.to_json())
        one = find_bot(name)(5).choose(view, state.offer(seat), CLOCK)
        other = find_bot(name)(5).choose(twin_view, twin.offer(seat), CLOCK)
        assert one is other
    assert different, "there was nothing to know"
