"""Which bots there are, and that each of them can play."""

import pytest

from trilobite.bots.contract import Clock
from trilobite.bots.registry import bot_names, find_bot
from trilobite.engine import InputError, Refusal, SeededChance, find_game, seed_from_text


def test_the_random_and_the_steady_bot_are_there() -> None:
    assert {"random", "steady"} <= set(bot_names())


def test_an_unknown_bot_is_refused_with_the_names_of_the_known_ones() -> None:
    with pytest.raises(InputError, match=r"'clever' is not known; allowed: .*normal, random"):
        find_bot("clever")


@pytest.mark.slow
@pytest.mark.parametrize("name", bot_names())
def test_every_bot_plays_a_game_to_its_end_from_views_and_offers(name: str) -> None:
    state = find_game("tritarea").new(3, None, SeededChance(seed_from_text(name)))
    bots = [find_bot(name)(seat) for seat in range(3)]
    while not state.is_over:
        seat = state.to_act[0]
        action = bots[seat].choose(state.view(seat), state.offer(seat), Clock(iterations=3))
        assert not isinstance(state.apply(seat, action), Refusal)
