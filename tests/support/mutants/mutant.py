"""A mutant: Pebbles with one thing broken, and the check that has to notice."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tests.support.pebbles import GAME, Pebbles, PebblesState
from trilobite.engine import Game, register


@dataclass(frozen=True)
class Mutant:
    """The check that catches it, and words of the complaint: it must be for the right reason."""

    check: str
    game: Game
    says: str

    def __str__(self) -> str:
        kind = type(self.game)
        broken = self.game.state_class if isinstance(self.game, Pebbles) else kind
        return (kind if kind is not Pebbles else broken).__name__


def mutant(check: str, broken: type[PebblesState] | type[Pebbles], says: str) -> Mutant:
    if issubclass(broken, Pebbles):
        return Mutant(check, broken(), says)
    game = Pebbles()
    game.state_class = broken
    return Mutant(check, game, says)


@contextmanager
def registered(game: Game) -> Iterator[None]:
    """Let pickles and records find the mutant by the key of the sound game."""
    register(game)
    try:
        yield
    finally:
        register(GAME)
