"""What a bot is: one question, one answer."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from trilobite.engine import Action, Offer, View


@dataclass(frozen=True)
class Clock:
    """How long a bot may think about one decision: seconds, or None for as long as it likes."""

    seconds: float | None = None


class Bot(ABC):
    """A player made of code. It gets a view and an offer; it never holds the real state.

    The seed is for its own choices: the same seed and the same questions give the same answers.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    @abstractmethod
    def choose(self, view: View, offer: Offer, clock: Clock) -> Action:
        """One of the offered actions."""
