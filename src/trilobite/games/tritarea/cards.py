"""Sets of cards: a number with one bit per card, for the speed of C in the compiled build."""

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.actions import add_ids
from trilobite.games.tritarea.model import CARDS, NONE, RANKS

_BITS: Final = vec[i64]([1 << card for card in range(CARDS)])
"""The bit of each card. A table, because mypyc shifts a constant as a 32-bit C int."""

_OF_SUIT: Final = vec[i64]([cards.bit_count() for cards in range(1 << RANKS)])
"""The number of cards in each set of cards of one suit."""


def bit_of(card: i64) -> i64:
    return _BITS[card]


def bits_of(cards: Iterable[int]) -> int:
    """The set of these cards; NONE is not a card."""
    return sum(1 << card for card in {int(card) for card in cards} if card != NONE)


def number_of(cards: i64) -> i64:
    """How many cards a set has, counted suit by suit."""
    number: i64 = 0
    while cards != 0:
        number += _OF_SUIT[cards & 511]
        cards >>= RANKS
    return number


def nth_card(cards: i64, number: i64) -> i64:
    """The card at index `number` of a set, in ascending order."""
    while number > 0:
        cards &= cards - 1
        number -= 1
    return _lowest(cards & -cards)


def _lowest(bit: i64) -> i64:
    """The card that this bit stands for."""
    card: i64 = 0
    while bit > 255:
        bit >>= 8
        card += 8
    while bit > 1:
        bit >>= 1
        card += 1
    return card


def cards_in(cards: i64) -> list[int]:
    """The cards of a set, ascending."""
    found: list[int] = []
    add_ids(found, 0, cards)
    return found
