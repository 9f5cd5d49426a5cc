"""What a seat can imagine from a view (TT-15.1): each world with the right probability."""

from collections import Counter
from typing import Any

import pytest

from tests.games.terror.boards import board, load, position
from tests.games.terror.play import random_game
from tests.games.terror.slow_island import CARDS
from trilobite.engine import FastChance, State, canonical_json

WORLDS = 2000


def held(state: State) -> list[str | None]:
    data: Any = state.to_position()
    found: list[str | None] = data["state"]["secrets"]["held"]
    return found


def imagined(state: State, seat: int | None) -> list[tuple[str | None, ...]]:
    """The cards in the hands of many imagined worlds."""
    view = state.view(seat)
    chance = FastChance(7)
    return [tuple(held(view.imagine(chance))) for _ in range(WORLDS)]


def assert_share(found: int, expected: float) -> None:
    """Check that a share is within four standard deviations."""
    spread = (expected * (1 - expected) / WORLDS) ** 0.5
    assert abs(found / WORLDS - expected) <= 4 * spread + 1e-9


def two_blind() -> State:
    """Red and Blue have drawn blind; Green and Orange have taken face-up cards."""
    data = position("Sm [R4] So [B4]", card="desert", blind=True)
    data["state"]["table"]["cards"][1] = "blind"
    return load(data)


def test_a_blind_card_is_dealt_in_proportion_to_the_cards_not_seen() -> None:
    """R-07: 7 of each kind, without the face-up card and those that were taken openly."""
    state = board("Sm [R4]", card="desert", blind=True)
    known = Counter(held(state)[1:])
    known["swamp"] += 1
    hands = Counter(hands[0] for hands in imagined(state, 1))
    total = 28 - known.total()
    for card in CARDS:
        assert_share(hands[card], (7 - known[card]) / total)


def test_two_blind_cards_are_dealt_from_one_pool() -> None:
    state = two_blind()
    known = Counter(held(state)[2:])
    known["swamp"] += 1
    pairs = Counter(hands[:2] for hands in imagined(state, None))
    left = {card: 7 - known[card] for card in CARDS}
    total = sum(left.values())
    for one in CARDS:
        for other in CARDS:
            second = left[other] - (one == other)
            assert_share(pairs[one, other], left[one] / total * second / (total - 1))


def test_a_seat_knows_its_own_card() -> None:
    state = two_blind()
    own = held(state)
    hands = imagined(state, 0)
    assert {cards[0] for cards in hands} == {own[0]}
    assert {cards[2:] for cards in hands} == {tuple(own[2:])}
    assert len({cards[1] for cards in hands}) == 4


@pytest.mark.parametrize("blind_cards", ["secret", "open"])
@pytest.mark.parametrize("players", [2, 5])
def test_an_imagined_world_looks_the_same_and_obeys_all_laws(
    players: int, blind_cards: str
) -> None:
    """INV-1 to INV-8 hold in every imagined world; with blind_cards="open" it is the real one."""
    chance = FastChance(3)
    differing = 0
    for number, (state, _, _) in enumerate(
        random_game(players, 11, {"blind_cards": blind_cards})
    ):  # fmt: skip
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
    assert (differing > 3) == (blind_cards == "secret")
