"""Seeds: a number names a game, and the games that follow it."""

from trilobite.engine import SeededChance, new_seed, seed_from_text
from trilobite.envs.reading import read_whole


class Seeds:
    """One seed for each game. Who seeds once gets the same games in the same order again."""

    def __init__(self) -> None:
        self._root = new_seed().hex()
        self._games = 0

    def sow(self, seed: int | None) -> None:
        """Begin the order of a seed; None goes on with the present one."""
        if seed is not None:
            self._root = str(read_whole(seed, "seed", "a whole number, or None to go on"))
            self._games = 0

    def next(self) -> str:
        """A text for the next game, never the same twice."""
        self._games += 1
        return f"{self._root}/{self._games}"


def chance_of(text: str) -> SeededChance:
    return SeededChance(seed_from_text(text))


def number_of(text: str) -> int:
    """A seed for something that wants a number, such as a bot."""
    return int.from_bytes(seed_from_text(text)[:8], "big")
