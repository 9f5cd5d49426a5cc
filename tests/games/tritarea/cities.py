"""Random cities and cards that can occur in a game."""

from typing import Any

from tests.games.tritarea.boards import LETTERS, USABLE
from tests.games.tritarea.slow_city import DECK, SQUARES, printed
from trilobite.engine import FastChance


def shuffled(cards: list[str], dice: FastChance) -> list[str]:
    rest = list(cards)
    return [rest.pop(dice.below(len(rest))) for _ in cards]


def some_city(dice: FastChance, in_round: int) -> str:
    """Up to all blocks, on a few squares or on many; crowded cities have tall towers and ties."""
    blocks = [p for p in range(4) for _ in range(dice.below(USABLE[in_round] + 1))]
    places = SQUARES[: 1 + dice.below(16)] if dice.below(2) else SQUARES
    city: dict[str, str] = {}
    while blocks:
        square = places[dice.below(len(places))]
        city[square] = city.get(square, "") + LETTERS[blocks.pop(dice.below(len(blocks)))]
    return " ".join(f"{square}={tower}" for square, tower in city.items())


def some_hands(dice: FastChance, in_round: int, size: int) -> dict[int, str]:
    deck = shuffled([card for card in DECK if in_round > 1 or printed(card) != 5], dice)
    return {p: " ".join(deck.pop() for _ in range(size)) for p in range(4)}


def one_of(values: list[Any], dice: FastChance) -> Any:
    return values[dice.below(len(values))]
