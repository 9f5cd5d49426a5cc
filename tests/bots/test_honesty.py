"""Bots know only what their seat knows: they decide the same in twin worlds with the same view."""

import pytest

from tests.bots.test_search import few_questions
from trilobite.bots.contract import Bot, ThinkingTime
from trilobite.bots.registry import bot_names, find_bot
from trilobite.engine import FastChance, canonical_json, game_keys

THINKING_TIME = ThinkingTime(iterations=6)


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
        one, other = find_bot(name)(5), find_bot(name)(5)
        chosen = one.choose(view, state.offer(seat), THINKING_TIME)
        assert other.choose(twin_view, twin.offer(seat), THINKING_TIME) is chosen
        assert thoughts(other) == thoughts(one)
    assert different, "no twin differed from the real world"


def thoughts(bot: Bot) -> list[dict[str, object]]:
    return [thought.to_json() for thought in bot.explain()]
