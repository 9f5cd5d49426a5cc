"""Twin worlds, which differ only in hidden cards, made by swapping them (section 11)."""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from tests.games.trias.boards import CARDS_MANY, CARDS_TWO
from tests.support.twin_worlds import Twins, pair
from trilobite.engine import State


def twins(state: State) -> Iterator[Twins]:
    """Pairs of states and the seats (None: a spectator) that may not tell them apart.

    Only its owner knows the face of a hand card, and nobody knows the deck. With
    `discards_public = no`, all used cards but the last are hidden too (R-4). Backs are public.
    """
    position: Any = state.to_position()
    secrets = position["state"]["secrets"]
    for seat, hand in enumerate(secrets["hands"]):
        if hand is not None:
            yield from _other_hand(state, position, seat, hand)
    if not state.options["discards_public"]:
        yield from _other_discard(state, position)


def _other_hand(state: State, position: Any, seat: int, hand: str) -> Iterator[Twins]:
    """Swap the hand card with a card of the deck, or of another hand."""
    for card in _deck(position):
        if card[0] == hand[0] and card != hand:
            twin = deepcopy(position)
            twin["state"]["secrets"]["hands"][seat] = card
            yield pair(state, position, twin, {seat})
    for other, card in enumerate(position["state"]["secrets"]["hands"]):
        if other > seat and card is not None and card[0] == hand[0] and card != hand:
            twin = deepcopy(position)
            hands = twin["state"]["secrets"]["hands"]
            hands[seat], hands[other] = card, hand
            yield pair(state, position, twin, {seat, other})


def _other_discard(state: State, position: Any) -> Iterator[Twins]:
    """Swap a used card under the last one with a card of the deck."""
    hidden = Counter(position["state"]["secrets"]["discards"])
    hidden.subtract([position["state"]["table"]["used_card"]] if hidden else [])
    for used, number in hidden.items():
        for card in _deck(position):
            if number > 0 and card[0] == used[0] and card != used:
                twin = deepcopy(position)
                pile = Counter(twin["state"]["secrets"]["discards"])
                pile[used] -= 1
                pile[card] += 1
                twin["state"]["secrets"]["discards"] = dict(pile)
                yield pair(state, position, twin, set())


def _deck(position: Any) -> list[str]:
    """The different landscape cards left in the deck."""
    cards = Counter(CARDS_TWO if position["players"] == 2 else CARDS_MANY)
    cards.subtract(position["state"]["secrets"]["discards"])
    cards.subtract(hand for hand in position["state"]["secrets"]["hands"] if hand)
    return [card for card, number in cards.items() if number > 0]
