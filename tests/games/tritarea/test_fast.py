"""Fast code does what the rules say; the conformance suite compares legal actions."""

import pytest

from tests.games.tritarea.play import random_game
from trilobite.games.tritarea.cards import cards_in, nth_card, number_of
from trilobite.games.tritarea.fast.prizes import tallest_prizes
from trilobite.games.tritarea.rules.settlement import tallest
from trilobite.games.tritarea.state import TritareaState


@pytest.mark.parametrize("pair", [12, 6])
@pytest.mark.parametrize("players", [1, 4])
def test_the_prizes_of_tallest_buildings_are_those_of_the_rule(players: int, pair: int) -> None:
    """TA-7.5, R-13: in every position of a game."""
    for state, _, _ in random_game(players, 3, {"tallest_pair": pair}):
        assert isinstance(state, TritareaState)
        expected = [0] * 4
        for _, owner, points in tallest(state.table):
            expected[owner] += points
        assert [int(points) for points in tallest_prizes(state.table)] == expected


def test_a_set_of_cards_lists_its_cards() -> None:
    cards = 1 << 0 | 1 << 17 | 1 << 35
    assert cards_in(cards) == [0, 17, 35]
    assert [nth_card(cards, number) for number in range(number_of(cards))] == [0, 17, 35]
