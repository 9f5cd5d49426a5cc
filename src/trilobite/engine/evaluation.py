"""Evaluation: the value of a position to a seat, as a weighted sum of named terms.

A game lists its terms in `features` and measures them in `State.terms`. Their weighted sum
estimates the points at the end, and the lead over the other seats gives the chance of winning.
"""

from math import exp

from librt.vecs import vec
from mypy_extensions import i64


class Term:
    """One thing that makes a position good: its name, its weight, and what it counts."""

    def __init__(self, name: str, weight: float, meaning: str) -> None:
        self.name = name
        self.weight = weight
        self.meaning = meaning


class Terms:
    """The terms of an evaluation in one table. Each line gives a term and its index in a vector.

    `STONES: Final[i64] = TERMS.add("stones", 0.95, "stones expected ...")` is the declaration of a
    term; the code that measures it writes to `values[STONES]`.
    """

    def __init__(self) -> None:
        self.all: list[Term] = []

    def add(self, name: str, weight: float, meaning: str) -> int:
        """Add a term and return its index."""
        self.all.append(Term(name, weight, meaning))
        return len(self.all) - 1

    def zeros(self) -> "vec[float]":
        """A value of 0 for each term."""
        return vec[float]([0.0] * len(self.all))


FULL = -1
"""Playout length that means "until the end of the game"."""


class Playout:
    """How a search plays on from a new node before the evaluation judges it."""

    def __init__(
        self,
        decisions: int = 0,
        decisions_per_extra_player: int = 0,
        candidates: int = 1,
        multiplayer_candidates: int = 0,
        *,
        whole: bool = False,
    ) -> None:
        self.decisions = decisions
        """Number of decisions played, or FULL; larger in games whose positions alone say little."""
        self.decisions_per_extra_player = decisions_per_extra_player
        """Additional decisions per player beyond two, because all of them can change a lead."""
        self.candidates = candidates
        """Number of random actions from which the best is taken for each of these decisions."""
        self.multiplayer_candidates = multiplayer_candidates
        """`candidates` with more than two players, whose playouts are long; 0: as with two."""
        self.whole = whole
        """Whether a half-finished move is finished before it is judged."""

    def length(self, players: int) -> int:
        if self.decisions == FULL:
            return FULL
        return self.decisions + self.decisions_per_extra_player * max(0, players - 2)

    def candidates_for(self, players: int) -> int:
        several = self.multiplayer_candidates
        return several if several and players > 2 else self.candidates


class SearchParameters:
    """How a search makes the most of a game's evaluation; the values were found by matches."""

    def __init__(
        self,
        playout: Playout | None = None,
        exploration: float = 1.0,
        temperature: float = 0.06,
        expansion_threshold: int = 0,
        value_mixing: float = 0.0,
        multiplayer_value_mixing: float | None = None,
    ) -> None:
        self.playout = Playout() if playout is None else playout
        self.exploration = exploration
        """The weight of exploration (PUCT): higher where luck blurs results."""
        self.temperature = temperature
        """The softmax temperature of the priors: the lower, the more the evaluation's favourite is
        preferred. 0: equal priors, without using the evaluation."""
        self.expansion_threshold = expansion_threshold
        """Number of visits that a new node needs before it is expanded, with one opponent.

        Where there are many actions, evaluating all of them takes longer than some playouts. The
        threshold is multiplied by the square of the number of opponents.
        """
        self.value_mixing = value_mixing
        """The weight of the static evaluation in the value of a new node; the playout has the rest.

        A playout sees further, but its value varies; the static evaluation is always the same.
        """
        self.multiplayer_value_mixing = (
            value_mixing if multiplayer_value_mixing is None else multiplayer_value_mixing
        )
        """`value_mixing` with more than two players."""

    def value_mixing_for(self, players: int) -> float:
        return self.multiplayer_value_mixing if players > 2 else self.value_mixing


class Evaluation:
    def __init__(
        self, terms: list[Term], spread: float, search_parameters: SearchParameters | None = None
    ) -> None:
        self.terms = terms
        self.search_parameters = search_parameters or SearchParameters()
        self.spread = spread
        """The lead, in points, that makes winning about e (2.7) times as likely as losing.

        A game in which it changes over time overrides `State.spread`.
        """
        self._weights: vec[float] = vec[float]([term.weight for term in terms])

    def estimate(self, values: list[float]) -> float:
        """The points expected at the end, from the values of the terms in order."""
        return self.sum_up(vec[float](values))

    def sum_up(self, values: vec[float]) -> float:
        """`estimate` for values that are already in a `vec`, the usual case in compiled code."""
        total = 0.0
        index: i64 = 0
        while index < i64(len(self._weights)):
            total += self._weights[index] * values[index]
            index += 1
        return total


def win_chances(estimates: list[float], spread: float) -> list[float]:
    """Each seat's probability of having the most points in the end; they add up to 1."""
    best = max(estimates)
    odds = [exp((estimate - best) / spread) for estimate in estimates]
    total = 0.0
    for one in odds:
        total += one
    return [one / total for one in odds]


BLIND = Evaluation([], 1.0)
"""Evaluation of a game that does not define one: every position has the same value."""
