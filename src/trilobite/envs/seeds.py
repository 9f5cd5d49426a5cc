"""Seeds: a number determines a game and the games that follow it."""

from trilobite.engine import SeededChance, new_seed, seed_from_text
from trilobite.envs.reading import read_whole


class Seeds:
    """A sequence of seeds, one for each game; the same root gives the same sequence of games."""

    def __init__(self) -> None:
        self._root = new_seed().hex()
        self._games = 0

    def reseed(self, seed: int | None) -> None:
        """Start the sequence of a seed; None continues the current sequence."""
        if seed is not None:
            self._root = str(read_whole(seed, "seed", "a whole number, or None to continue"))
            self._games = 0

    def next(self) -> str:
        """The seed text of the next game; never the same twice."""
        self._games += 1
        return f"{self._root}/{self._games}"


def chance_of(text: str) -> SeededChance:
    return SeededChance(seed_from_text(text))


def number_of(text: str) -> int:
    """The seed of a bot, made from a text."""
    return int.from_bytes(seed_from_text(text)[:8], "big")
