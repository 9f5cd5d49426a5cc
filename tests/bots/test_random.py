"""The random bot."""

from trilobite.bots.contract import ThinkingTime
from trilobite.bots.random import RandomBot
from trilobite.engine import SeededChance, find_game, seed_from_text


def test_every_offered_action_comes_up_about_equally_often() -> None:
    state = find_game("trias").new(2, None, SeededChance(seed_from_text("board")))
    (seat,) = state.to_act
    offer = state.offer(seat)
    bot = RandomBot(7)
    view = state.view(seat)
    chosen = [bot.choose(view, offer, ThinkingTime()).id for _ in range(1800)]
    counts = [chosen.count(choice.action.id) for choice in offer.choices]
    assert len(counts) == 18
    assert min(counts) > 60
    assert max(counts) < 140


def test_the_same_seed_gives_the_same_answers() -> None:
    state = find_game("trias").new(3, None, SeededChance(seed_from_text("board")))
    (seat,) = state.to_act
    offer, view = state.offer(seat), state.view(seat)
    one, other = RandomBot(1), RandomBot(1)
    for _ in range(20):
        assert one.choose(view, offer, ThinkingTime()) is other.choose(view, offer, ThinkingTime())
