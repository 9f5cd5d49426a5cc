"""Twin worlds: what is hidden stays hidden (TT-15.1, R-07)."""

import pytest

from tests.games.terror.boards import board
from tests.games.terror.play import random_game
from tests.games.terror.twins import twins
from trilobite.engine import canonical_json


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_sees_more_of_twin_worlds_than_they_may(players: int) -> None:
    """TT-15.1: views and choices are equal byte for byte for all who cannot tell them apart."""
    pairs = 0
    for number, (state, _, _) in enumerate(random_game(players, players)):
        if number % 9:
            continue
        for one, other, unknowing in twins(state):
            pairs += 1
            assert other.invariants() == []
            assert one.to_position() != other.to_position()
            for seat in [*range(players), None]:
                views = [canonical_json(world.view(seat).to_json()) for world in (one, other)]
                assert (views[0] == views[1]) == (seat in unknowing)
            (acting,) = one.to_act
            assert one.legal_ids(acting) == other.legal_ids(acting)
    assert pairs > 5


def test_open_cards_have_no_twins() -> None:
    """R-07 with blind_cards="open": every drawn card is public at once."""
    for state, _, _ in random_game(3, 1, {"blind_cards": "open"}):
        assert not list(twins(state))


def test_a_blind_card_may_be_any_card_of_the_deck() -> None:
    """R-07."""
    state = board("Sm [R4]", card="desert", blind=True)
    assert [seats for _, _, seats in twins(state)] == [[1, 2, 3, None]] * 3
    assert not list(twins(board("Sm [R4]", card="desert")))
