"""Twin worlds, which differ only in cards drawn blind and not yet played (TT-15.1)."""

from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any

from tests.support.twin_worlds import Twins, pair
from trilobite.engine import State


def hides(options: Mapping[str, object]) -> bool:
    """Whether cards are hidden; with open cards only the future is."""
    return options.get("blind_cards") != "open"


def twins(state: State) -> Iterator[Twins]:
    """Pairs of states and the seats (None: a spectator) that may not tell them apart.

    Only its holder knows a blind card, and nobody knows the deck (R-07). Everybody knows the cards
    that lie face up, were played or were taken openly.
    """
    position: Any = state.to_position()
    cards = position["state"]["table"]["cards"]
    blind = [seat for seat, card in enumerate(cards) if card == "blind"]
    for seat in blind:
        yield from _other_card(state, position, seat)
        for other in blind:
            if other > seat:
                yield from _changed_cards(state, position, seat, other)


def _other_card(state: State, position: Any, seat: int) -> Iterator[Twins]:
    """Swap the card with one of the deck."""
    held = position["state"]["secrets"]["held"][seat]
    for card, number in position["state"]["secrets"]["deck"].items():
        if number and card != held:
            twin = deepcopy(position)
            secrets = twin["state"]["secrets"]
            secrets["held"][seat] = card
            secrets["deck"][card] -= 1
            secrets["deck"][held] += 1
            yield pair(state, position, twin, {seat})


def _changed_cards(state: State, position: Any, seat: int, other: int) -> Iterator[Twins]:
    """Swap the cards of two players."""
    twin = deepcopy(position)
    held = twin["state"]["secrets"]["held"]
    if held[seat] != held[other]:
        held[seat], held[other] = held[other], held[seat]
        yield pair(state, position, twin, {seat, other})
