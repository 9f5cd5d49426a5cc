"""Advice: what a search would do in a seat's place, the same each time it is asked.

The draws of the search follow from the view, and its effort is a number of simulations, so a
position always gets the same advice on one build. The best candidates get equally many simulations,
and each comes with a range in which its chance lies: a single percentage would be more precise
than the search is.
"""

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import Literal

import trilobite.bots.search
from trilobite.analysis.review import SearchEffort, Weighed, noise_of, weigh
from trilobite.engine import FastChance, Offer, View, canonical_json

COMPILED, PLAIN = 800, 40
"""Number of simulations for all actions together, and at most for each candidate afterwards.

They take about half a second.
"""

CANDIDATES = 3

STEP = 0.05
"""The ends of a range are multiples of this."""

LEAST_WIDTH = 0.05
"""Smallest uncertainty of a chance, because the evaluation errs by more than the noise shows."""

STANDARD_ERRORS = 2.0

Comparison = Literal["best", "equal", "weaker"]


@dataclass(frozen=True)
class Advice:
    """A candidate: what it is worth, between which limits, and how it compares with the best."""

    weighed: Weighed
    low: float
    high: float
    standing: Comparison


def advise(view: View, offer: Offer, effort: SearchEffort | None = None) -> list[Advice]:
    """The best candidates of a decision, the best first; empty if there is only one choice."""
    if len(offer.choices) == 1:
        return []
    effort = SearchEffort(iterations=_iterations()) if effort is None else effort
    found = weigh(view, offer, effort, _seed(view), contenders=CANDIDATES)
    counted = [one for one in found[:CANDIDATES] if one.visits]
    if not counted:
        return []
    # A player without rivals has another goal than points.
    points_count = view.to_json().get("players") != 1
    return ranked(counted, points_count=points_count, wasteful=_wasteful(view, offer))


def advise_asked(question: tuple[View, Offer]) -> list[Advice]:
    """`advise` with a single argument, for calls from another process."""
    return advise(*question)


def _wasteful(view: View, offer: Offer) -> frozenset[str]:
    """The offered actions that give up something which the seat could still use.

    One imagined world is enough: a seat knows what it gives up, so all worlds agree on this.
    """
    world = view.imagine(FastChance(_seed(view)))
    actions = [choice.action for choice in offer.choices]
    return frozenset(
        action.text() for action in actions if world.wasted_by(offer.seat, action) is not None
    )


def ranked(
    found: Sequence[Weighed], *, points_count: bool = True, wasteful: Collection[str] = ()
) -> list[Advice]:
    """The candidates by their chances, which can be compared because all have as many visits.

    Among those whose chances may be as good as the best one, the points decide. An action that
    wastes something is not advised if another one may be as good.
    """
    if not found:
        return []
    top = max(found, key=lambda one: one.win_chance)
    order = sorted(found, key=lambda one: -one.win_chance)
    if points_count:
        order.sort(key=lambda one: _rank(one, top))
    if order[0].action in wasteful:
        rivals = [one for one in order if one.action not in wasteful and not _is_weaker(one, top)]
        if rivals:
            best = max(rivals, key=lambda one: (one.win_chance, one.points))
            order.remove(best)
            order.insert(0, best)
    return [Advice(one, *_range(one), _compared(one, order[0], top)) for one in order]


def _rank(one: Weighed, top: Weighed) -> tuple[bool, float]:
    """Candidates that are clearly weaker come last, in the order of their chances."""
    return (True, -one.win_chance) if _is_weaker(one, top) else (False, -one.points)


def _range(one: Weighed) -> tuple[float, float]:
    width = max(LEAST_WIDTH, min(1.0, STANDARD_ERRORS * one.error))
    low = floor(round((one.win_chance - width) / STEP, 6)) * STEP
    high = ceil(round((one.win_chance + width) / STEP, 6)) * STEP
    return round(max(0.0, low), 2), round(min(1.0, high), 2)


def _compared(one: Weighed, best: Weighed, top: Weighed) -> Comparison:
    if one is best:
        return "best"
    return "weaker" if _is_weaker(one, top) else "equal"


def _is_weaker(one: Weighed, top: Weighed) -> bool:
    """Whether a chance is so far below the highest one that this is certain."""
    behind = top.win_chance - one.win_chance
    return behind > STANDARD_ERRORS * noise_of(top, one) and behind > LEAST_WIDTH / 2


def _iterations() -> int:
    is_plain = str(trilobite.bots.search.__file__).endswith(".py")
    return PLAIN if is_plain else COMPILED


def _seed(view: View) -> int:
    text = "trilobite advice " + canonical_json(view.to_json())
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:12], "big")
