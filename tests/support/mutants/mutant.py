"""A mutant: Pebbles with one thing broken, and the check that must notice it."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tests.support.pebbles import GAME, Pebbles, PebblesState
from trilobite.engine import Game, register


@dataclass(frozen=True)
class Mutant:
    """A broken game, the check that must fail, and a pattern that the error must match."""

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
    """Make pickles and records find the mutant under the key of the real game."""
    register(game)
    try:
        yield
    finally:
        register(GAME)
