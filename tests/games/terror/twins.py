"""Worlds that differ only in what is hidden (TT-15.1): the cards drawn blind and not yet played."""

from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any

from tests.support.twin_worlds import Twins, pair
from trilobite.engine import State


def hides(options: Mapping[str, object]) -> bool:
    """With open cards nothing is hidden but what comes next."""
    return options.get("blind_cards") != "open"


def twins(state: State) -> Iterator[Twins]:
    """Pairs of states and the seats (None: a spectator) that may not tell them apart.

    A blind card is known to its holder only, the deck to nobody (R-07). What lies face up, what was
    played and what was taken openly is known to all.
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
    """The card changes places with one of the deck."""
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
    """Two players have each other's card."""
    twin = deepcopy(position)
    held = twin["state"]["secrets"]["held"]
    if held[seat] != held[other]:
        held[seat], held[other] = held[other], held[seat]
        yield pair(state, position, twin, {seat, other})
