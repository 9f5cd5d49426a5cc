"""Twin worlds: what is hidden stays hidden (INV-12, section 11)."""

import pytest

from tests.games.trias.boards import board
from tests.games.trias.cautious import cautious_game
from tests.games.trias.twins import twins
from trilobite.engine import canonical_json

LINE = "P   M   S   W   Sa"


@pytest.mark.slow
@pytest.mark.parametrize("discards_public", [True, False])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_nobody_sees_more_of_twin_worlds_than_they_may(players: int, discards_public: bool) -> None:
    """INV-12: views and offers are equal byte for byte for all who may not tell them apart."""
    game = cautious_game(players, players, discards_public=discards_public)
    pairs = 0
    for number, (state, _, _) in enumerate(game):
        if number % 24:
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
    assert pairs > 10


def test_twins_swap_hands_with_the_deck_and_with_each_other() -> None:
    state = board(LINE, hands=["1 woods", "1 steppe", "2 woods"])
    unknowing = [seats for _, _, seats in twins(state)]
    assert unknowing.count([2, None]) == 1, "hands of 0 and 1 changed"
    assert unknowing.count([1, 2, None]) == 2, "seat 0 has one of two other cards of the deck"
    assert unknowing.count([0, 1, None]) == 2
    assert [0, None] not in unknowing, "backs differ, and backs are public"


def test_discards_have_twins_only_if_they_are_hidden() -> None:
    """R-4: `discards_public`."""
    public = board(LINE, card="1 woods", deck=(20, 9))
    assert all(len(seats) < 4 for _, _, seats in twins(public))
    hidden = board(LINE, card="1 woods", deck=(20, 9), discards_public=False)
    assert any(len(seats) == 4 for _, _, seats in twins(hidden))
