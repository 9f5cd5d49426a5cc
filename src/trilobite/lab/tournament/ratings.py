"""Ratings: OpenSkill's Plackett-Luce model, which allows any number of players and ties."""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from trilobite.lab.measures import Z


@dataclass(frozen=True)
class Rating:
    """A strength and its uncertainty; every bot starts at 25 with a sigma of 25 / 3."""

    mu: float
    sigma: float

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval."""
        return Z * self.sigma


class Ratings:
    """The ratings of several bots, game by game."""

    def __init__(self, bots: Sequence[str]) -> None:
        # A bot is as strong in its last game as in its first, so it needs no tau (people do).
        self._model = PlackettLuce(tau=0.0)
        self._ratings = {bot: self._model.rating(name=bot) for bot in bots}

    def add(self, bots: Sequence[str], places: Sequence[int]) -> None:
        """Rate a game: which bot sat in each seat, and which place each seat got.

        Each seat is a side of its own. A bot with several seats takes the mean of their results.
        """
        sides = [[self._ratings[bot]] for bot in bots]
        rated = self._model.rate(sides, ranks=[float(place) for place in places])
        for bot in dict.fromkeys(bots):
            own = [side[0] for side, name in zip(rated, bots, strict=True) if name == bot]
            self._ratings[bot] = self._mean(bot, own)

    def of(self, bot: str) -> Rating:
        return Rating(self._ratings[bot].mu, self._ratings[bot].sigma)

    def _mean(self, bot: str, own: list[PlackettLuceRating]) -> PlackettLuceRating:
        mu = sum(rating.mu for rating in own) / len(own)
        sigma = sum(rating.sigma for rating in own) / len(own)
        return self._model.rating(mu=mu, sigma=sigma, name=bot)
