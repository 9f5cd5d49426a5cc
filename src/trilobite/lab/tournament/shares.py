"""Shares of wins and their intervals."""

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from trilobite.lab.measures import student, wilson

FEWEST_DEALS = 10
Interval = tuple[float, float]


@dataclass(frozen=True)
class Sitting:
    """One seat of one game."""

    number: int
    line_up: tuple[str, ...]
    deal: int
    seat: int
    bot: str
    points: int
    place: int
    payoff: float
    asked: int
    seconds: float


@dataclass(frozen=True)
class Share:
    """The share of the wins that a bot got in its games. Shared wins count in part."""

    games: int
    wins: float
    share: float
    interval: Interval
    """95 % interval by Wilson's method, as if every game were an independent trial."""

    by_deal: Interval | None
    """95 % interval from the variation between deals; None if there are too few deals."""

    def to_json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "wins": self.wins,
            "share": self.share,
            "interval": list(self.interval),
            "by_deal": None if self.by_deal is None else list(self.by_deal),
        }


def share_of(sittings: Sequence[Sitting]) -> Share | None:
    """The share of these sittings; None if there are none.

    A bot with several seats in a game has several sittings, but they count as one trial.
    """
    if not sittings:
        return None
    games = len({sitting.number for sitting in sittings})
    wins = math.fsum(sitting.payoff for sitting in sittings)
    share = min(1.0, wins / len(sittings))
    return Share(games, wins, share, wilson(share, games), _by_deal(sittings, share))


def _by_deal(sittings: Sequence[Sitting], share: float) -> Interval | None:
    """Student's interval of a ratio of sums over deals: each deal is one independent trial.

    The games of a deal have the same cards in other seats, so they are not independent. Rotation
    usually cancels the luck of the cards, and this interval is narrower than Wilson's.
    """
    surplus = defaultdict[int, float](float)
    for sitting in sittings:
        surplus[sitting.deal] += sitting.payoff - share
    deals = len(surplus)
    if deals < FEWEST_DEALS:
        return None
    squares = math.fsum(value * value for value in surplus.values())
    half = student(deals - 1) * math.sqrt(squares * deals / (deals - 1)) / len(sittings)
    return max(0.0, share - half), min(1.0, share + half)
