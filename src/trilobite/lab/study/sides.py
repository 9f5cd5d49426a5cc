"""The sides that play against each other, and how their scores develop."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import groupby

from trilobite.analysis.points import Side, side_points
from trilobite.analysis.points import sides_of as sides_of_results
from trilobite.engine import Game
from trilobite.engine.results import places, shared_payoffs
from trilobite.lab.study.collecting import SLICES, ObservedGame


def sides_of(game: Game, players: int, games: Sequence[ObservedGame]) -> list[Side]:
    return sides_of_results(game, players, [one.result for one in games])


def final_points(game: ObservedGame, side: Side) -> int:
    return side_points(game.result, side)


def wins(game: ObservedGame, sides: Sequence[Side]) -> list[float]:
    """Each side's share of the win; against NPCs, the side with the most points wins."""
    if len(game.result.seats) > 1:
        return [seat.payoff for seat in game.result.seats]
    return shared_payoffs(places([(final_points(game, side),) for side in sides]))


def has_reliable_points(game: ObservedGame, sides: Sequence[Side]) -> bool:
    """Whether a lead in points, as reported by the events, means what it seems to.

    The events must add up to the result, and the winner must have the most points.
    """
    ends = _results(game, sides)
    if len(sides) < 2 or moments_of(game, sides)[-1][1] != ends:
        return False
    shares = wins(game, sides)
    best = max(shares)
    return all(end == max(ends) for end, share in zip(ends, shares, strict=True) if share == best)


def _results(game: ObservedGame, sides: Sequence[Side]) -> list[int]:
    """The points of the seats in the result; for a solo player, those of all sides."""
    if len(game.result.seats) > 1:
        return [seat.points for seat in game.result.seats]
    return [final_points(game, side) for side in sides]


def scores_by_slice(game: ObservedGame, sides: Sequence[Side]) -> list[list[int]]:
    """The points of each side before the first slice of the game and after each."""
    moments = moments_of(game, sides)
    looks = [game.decisions * i // SLICES for i in range(SLICES + 1)]
    return [moments[bisect_right(moments, look, key=_decision) - 1][1] for look in looks]


def lead_changes(game: ObservedGame, sides: Sequence[Side]) -> int:
    """How often the sole leader changed.

    Everything that follows from one decision counts as one moment.
    """
    leader: int | None = None
    changes = 0
    for _, scores in moments_of(game, sides):
        first = max(scores)
        if scores.count(first) == 1:
            now = scores.index(first)
            changes += leader not in {None, now}
            leader = now
    return changes


def settled(game: ObservedGame, sides: Sequence[Side]) -> int:
    """Percentage of the decisions after which no winner was behind any more."""
    shares = wins(game, sides)
    winners = [side for side, share in enumerate(shares) if share == max(shares)]
    since: int | None = 0
    for decision, scores in moments_of(game, sides):
        if any(scores[side] < max(scores) for side in winners):
            since = None
        elif since is None:
            since = decision
    return 100 if since is None else round(100 * since / game.decisions)


def moments_of(game: ObservedGame, sides: Sequence[Side]) -> list[tuple[int, list[int]]]:
    """The decisions that changed scores, and the scores after each; begins with all zeros."""
    scores = [0] * len(sides)
    moments = [(-1, list(scores))]
    for decision, changes in groupby(game.changes, lambda change: change.decision):
        for change in changes:
            for i, side in enumerate(sides):
                scores[i] += change.points * (change.participant in side)
        moments.append((decision, list(scores)))
    return moments


def _decision(moment: tuple[int, list[int]]) -> int:
    return moment[0]
