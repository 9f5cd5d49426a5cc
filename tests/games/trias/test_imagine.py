"""What a seat can imagine from a view (section 11): each world with the right probability."""

from collections import Counter

import pytest

from tests.games.trias.boards import CARDS_MANY, board
from tests.games.trias.cautious import cautious_game
from tests.games.trias.facts import facts
from trilobite.engine import FastChance, canonical_json
from trilobite.games.trias.state import TriasState

LINE = "P   M   S   W   Sa"
WORLDS = 2000


def imagined_hands(state: TriasState, seat: int | None) -> list[tuple[str | None, ...]]:
    """The hands of many imagined worlds."""
    view = state.view(seat)
    chance = FastChance(7)
    return [tuple(facts(view.imagine(chance)).hands) for _ in range(WORLDS)]


def assert_share(found: int, expected: float) -> None:
    """Check that a share is within four standard deviations."""
    spread = (expected * (1 - expected) / WORLDS) ** 0.5
    assert abs(found / WORLDS - expected) <= 4 * spread + 1e-9


def pool(state: TriasState, seat: int, back: str, discards: dict[str, int]) -> Counter[str]:
    """All cards with a back except the visible discards and the seat's own hand."""
    cards = Counter({card: n for card, n in CARDS_MANY.items() if card[0] == back})
    cards.subtract({card: n for card, n in discards.items() if card[0] == back})
    hand = facts(state).hands[seat]
    if hand is not None and hand[0] == back:
        cards[hand] -= 1
    return cards


@pytest.mark.slow
@pytest.mark.parametrize("discards_public", [True, False])
@pytest.mark.parametrize("back", ["1", "2"])
def test_hidden_hands_are_dealt_in_proportion_to_the_cards_not_seen(
    back: str, discards_public: bool
) -> None:
    """R-4: with hidden discards the pool is larger, by all but the card used last."""
    state = board(LINE, hands=["1 woods", f"{back} steppe", f"{back} woods"], card="1 mountain",
                  deck=(4, 6), discards_public=discards_public)  # fmt: skip
    seen = facts(state).discards if discards_public else {"1 mountain": 1}
    cards = pool(state, 0, back, seen)
    hands = Counter(hands[1] for hands in imagined_hands(state, 0))
    assert sum(hands.values()) == WORLDS
    for card, number in cards.items():
        assert_share(hands[card], number / cards.total())


@pytest.mark.slow
def test_two_hands_are_dealt_from_one_pool() -> None:
    """Pairs come up without replacement: one mountain, one steppe and two woods are unseen."""
    state = board(LINE, hands=["2 woods", "1 steppe", "1 woods"], deck=(2, 9))
    cards = pool(state, 0, "1", facts(state).discards)
    assert cards.total() == 4
    pairs = Counter(hands[1:] for hands in imagined_hands(state, 0))
    for one, first in cards.items():
        for other, second in cards.items():
            left = second - (one == other)
            assert_share(pairs[(one, other)], first / 4 * left / 3)


@pytest.mark.slow
def test_a_seat_keeps_its_own_hand_and_a_spectator_imagines_all_hands() -> None:
    state = board(LINE, hands=["1 woods", "1 steppe", "2 woods"], deck=(6, 6))
    assert {hands[0] for hands in imagined_hands(state, 0)} == {"1 woods"}
    assert len({hands[0] for hands in imagined_hands(state, None)}) > 1


@pytest.mark.slow
def test_the_meteorite_is_never_in_a_hand() -> None:
    """TR-7.2: a player who draws it shows it, so it is in the deck, even the last card."""
    state = board(LINE, hands=["2 woods", "2 steppe", "2 woods"], deck=(0, 1))
    for hands in imagined_hands(state, 0)[:300]:
        assert all(hand is not None and "meteorite" not in hand for hand in hands)


@pytest.mark.slow
@pytest.mark.parametrize("discards_public", [True, False])
@pytest.mark.parametrize("players", [2, 4])
def test_an_imagined_world_looks_the_same_and_obeys_all_laws(
    players: int, discards_public: bool
) -> None:
    """INV-1 to INV-12: the numbers of cards are right in every imagined world."""
    chance = FastChance(3)
    differing = 0
    for number, (state, _, _) in enumerate(
        cautious_game(players, 11, discards_public=discards_public)
    ):
        if number % 9:
            continue
        (acting,) = state.to_act
        for seat in [*range(players), None]:
            view = state.view(seat)
            world = view.imagine(chance)
            assert world.invariants() == []
            assert canonical_json(world.view(seat).to_json()) == canonical_json(view.to_json())
            assert world.legal_ids(acting) == state.legal_ids(acting)
            differing += world.to_position() != state.to_position()
    assert differing > 10
