"""Imagined hands: cards that somebody has not seen, dealt to the places where they may be."""

from trilobite.engine.chance import Chance


class Dealer:
    """Draws from a pool of unseen cards, counted by kind; what is left over is the deck.

    As every card of the pool is equally likely each time, so is every deal.
    """

    def __init__(self, pool: list[int], chance: Chance) -> None:
        self._pool = pool
        self._chance = chance
        self._number = 0

    def deal(self, first: int, beyond: int) -> int:
        """A card of one of the kinds from `first` up to, not including, `beyond`."""
        kind = first + self._chance.pick(self._pool[first:beyond], self._number)
        self._number += 1
        self._pool[kind] -= 1
        return kind

    def below(self, bound: int) -> int:
        """Something else that is drawn, such as which card of a hand was chosen."""
        self._number += 1
        return self._chance.below(bound, self._number - 1)
