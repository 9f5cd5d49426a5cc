"""Evaluation: what a position is worth to a seat, as named terms with weights.

A game lists its terms in `features.py` and measures them in `State.terms`. Their weighted sum is an
estimate of the points at the end; how far ahead of the others that is gives the chance to win.
"""

from math import exp

from librt.vecs import vec
from mypy_extensions import i64


class Term:
    """One thing that makes a position good: its name, what it is worth, and what is counted."""

    def __init__(self, name: str, weight: float, meaning: str) -> None:
        self.name = name
        self.weight = weight
        self.meaning = meaning


FULL = -1
"""As many decisions as there are until the end of the game."""


class Playout:
    """How a search plays on from a new place before the evaluation judges it."""

    def __init__(
        self,
        decisions: int = 0,
        crowd: int = 0,
        care: int = 1,
        crowd_care: int = 0,
        *,
        whole: bool = False,
    ) -> None:
        self.decisions = decisions
        """So many, or FULL: where the moment says little."""
        self.crowd = crowd
        """So many more for each player beyond two: what all of them will do to a lead is seen."""
        self.care = care
        """For each of these, the best of so many random actions is taken."""
        self.crowd_care = crowd_care
        """The same with more than two players, whose playouts are long; 0: as with two."""
        self.whole = whole
        """What an action begins is finished before it is judged: where a beginning says nothing."""

    def length(self, players: int) -> int:
        if self.decisions == FULL:
            return FULL
        return self.decisions + self.crowd * max(0, players - 2)

    def care_of(self, players: int) -> int:
        return self.crowd_care if self.crowd_care and players > 2 else self.care


class Manner:
    """How a search gets most out of an evaluation: found by matches, and different in each game."""

    def __init__(
        self,
        playout: Playout | None = None,
        exploration: float = 1.0,
        warmth: float = 0.06,
        patience: int = 0,
        glance: float = 0.0,
        crowd_glance: float | None = None,
    ) -> None:
        self.playout = Playout() if playout is None else playout
        self.exploration = exploration
        """So much may an action promise less and still be tried: more where luck blurs results."""
        self.warmth = warmth
        """How much the evaluation's favourite is preferred: less is more. 0: no preference."""
        self.patience = patience
        """So often a new place is played on from before its actions are judged, with one opponent.

        In a wide game that judging takes longer than some playouts. With more opponents it is their
        square times as often: more that has to be judged, for each of more who are in the way.
        """
        self.glance = glance
        """So much of what a place is worth is what the evaluation says of it before it plays on.

        A playout sees more, but every one sees something else; the first look is always the same.
        """
        self.crowd_glance = glance if crowd_glance is None else crowd_glance
        """The same with more than two players: what all of them will do shows by playing on."""

    def glance_of(self, players: int) -> float:
        return self.crowd_glance if players > 2 else self.glance


class Evaluation:
    def __init__(self, terms: list[Term], spread: float, manner: Manner | None = None) -> None:
        self.terms = terms
        self.manner = Manner() if manner is None else manner
        self.spread = spread
        """A lead of so many points makes winning about 2.7 times as likely as losing.

        Games in which that changes with the time that is left say so by `State.spread`.
        """
        self._weights: vec[float] = vec[float]([term.weight for term in terms])

    def estimate(self, values: list[float]) -> float:
        """The points expected at the end, from the values of the terms in their order."""
        return self.sum_up(vec[float](values))

    def sum_up(self, values: vec[float]) -> float:
        """The same for values in a row of their own, as they are measured most often."""
        total = 0.0
        index: i64 = 0
        while index < i64(len(self._weights)):
            total += self._weights[index] * values[index]
            index += 1
        return total


def win_chances(estimates: list[float], spread: float) -> list[float]:
    """How likely each seat is to have the most points in the end; together 1."""
    best = max(estimates)
    odds = [exp((estimate - best) / spread) for estimate in estimates]
    total = 0.0
    for one in odds:
        total += one
    return [one / total for one in odds]


BLIND = Evaluation([], 1.0)
"""Of a game that says nothing about its positions."""
