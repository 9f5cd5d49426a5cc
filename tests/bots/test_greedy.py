"""The greedy bot."""

import pytest

from tests.support.pebbles import GAME as PEBBLES
from trilobite.bots.contract import ThinkingTime
from trilobite.bots.greedy import GreedyBot
from trilobite.bots.registry import find_bot
from trilobite.engine import FastChance, InputError, SeededChance, State, find_game, seed_from_text


def opening(game: str, players: int) -> State:
    return find_game(game).new(players, None, SeededChance(seed_from_text("greedy")))


def test_greedy_explains_its_value_of_every_action_the_best_first() -> None:
    state = opening("tritarea", 4)
    seat = state.to_act[0]
    offer = state.offer(seat)
    bot = GreedyBot(1)
    chosen = bot.choose(state.view(seat), offer, ThinkingTime())
    thoughts = bot.explain()
    assert thoughts[0].action is chosen
    assert len(thoughts) == len(offer.choices)
    chances = [thought.win_chance for thought in thoughts]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)


def test_blunders_are_random_actions() -> None:
    state = opening("trias", 2)
    seat = state.to_act[0]
    view, offer = state.view(seat), state.offer(seat)
    bot = find_bot("greedy:blunders=1")(3)
    chosen = {bot.choose(view, offer, ThinkingTime()).id for _ in range(200)}
    assert len(chosen) == len(offer.choices)


@pytest.mark.parametrize(
    "setting", ["worlds=0", "worlds=x", "blunders=2", "blunders=nan", "deep=1"]
)
def test_an_impossible_value_of_a_setting_is_refused(setting: str) -> None:
    with pytest.raises(InputError, match="bot: "):
        find_bot(f"greedy:{setting}")


@pytest.mark.parametrize("text", ["greedy:", "greedy:worlds", "greedy:=1", "greedy:worlds="])
def test_a_malformed_setting_is_refused(text: str) -> None:
    with pytest.raises(InputError, match="name=value"):
        find_bot(text)


def test_a_bot_without_settings_reports_it() -> None:
    with pytest.raises(InputError, match="this bot has no settings, so 'skill' cannot be set"):
        find_bot("random:skill=9")


def test_greedy_plays_legally_in_a_game_without_an_evaluation() -> None:
    state = PEBBLES.new(2, None, FastChance(1))
    seat = state.to_act[0]
    chosen = GreedyBot(1).choose(state.view(seat), state.offer(seat), ThinkingTime())
    assert state.why_not(seat, chosen) is None
    assert state.outlook() == [0.5, 0.5]
