"""Sources of points, as the result names them and as the events report them."""

import statistics
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from trilobite.analysis.points import Side
from trilobite.engine import Game
from trilobite.lab.study.collecting import ObservedGame
from trilobite.lab.study.distributions import Mean, mean_of
from trilobite.lab.study.sides import wins
from trilobite.lab.summaries import GameShare, part_of


@dataclass(frozen=True)
class PointsSource:
    """Points per side and game from a source: of all, winners (or the solo player) and others."""

    source: str
    all: Mean
    winners: Mean
    others: Mean | None


@dataclass(frozen=True)
class PointsEvent:
    """An event that changes scores, for all sides together."""

    event: str
    rule: str
    times: float
    """Mean number per game."""

    points: float
    """Mean points per game."""


@dataclass(frozen=True)
class PlaceFinding:
    """A place where something scores, and how often a side that has scored there wins."""

    place: str
    event: str
    times: float
    """Mean number per game, for all sides together."""

    wins: GameShare
    """Share of wins; each side that has scored there counts once per game."""

    advantage: float
    """Win share above the average over all places of the event; 0 if all are worth the same."""


def sources_of(games: Sequence[ObservedGame], sides: Sequence[Side]) -> list[PointsSource]:
    """The sources of points, with means over one value per game and group.

    Games are independent, but the sides of a game are not.
    """
    names = list(dict.fromkeys(s for g in games for p in g.result.participants for s in p.sources))
    rows = {name: [_from_source(one, sides, name) for one in games] for name in names}
    best = [_best(one, sides) for one in games]
    found = []
    for name, row in rows.items():
        if any(points for game in row for points in game):
            first = _means(row, best, lambda is_best: is_best)
            rest = _means(row, best, lambda is_best: not is_best)
            everyone = mean_of([statistics.fmean(one) for one in row])
            others = mean_of(rest) if rest else None
            found.append(PointsSource(name, everyone, mean_of(first), others))
    return found


def _from_source(game: ObservedGame, sides: Sequence[Side], name: str) -> list[int]:
    sources = {one.participant: one.sources for one in game.result.participants}
    return [sum(sources[member].get(name, 0) for member in side) for side in sides]


def _best(game: ObservedGame, sides: Sequence[Side]) -> list[bool]:
    if len(game.result.seats) == 1:
        return [side == sides[0] for side in sides]
    return [seat.place == 1 for seat in game.result.seats]


def _means(
    row: Sequence[Sequence[int]], best: Sequence[Sequence[bool]], wanted: Callable[[bool], bool]
) -> list[float]:
    """The mean of the wanted sides of each game that has any."""
    chosen = [
        [points for points, is_best in zip(game, flags, strict=True) if wanted(is_best)]
        for game, flags in zip(row, best, strict=True)
    ]
    return [statistics.fmean(points) for points in chosen if points]


def scorings_of(
    game: Game, games: Sequence[ObservedGame], sides: Sequence[Side]
) -> list[PointsEvent]:
    """Group scorings by rule; participants who belong to no side are left out."""
    members = {member for side in sides for member in side}
    points = defaultdict[tuple[str, str], list[int]](list)
    for one in games:
        for change in one.changes:
            if change.participant in members:
                points[change.rule, change.event].append(change.points)
    return [
        PointsEvent(
            event.removeprefix(f"{game.key}-"), rule, len(all_) / len(games), sum(all_) / len(games)
        )
        for (rule, event), all_ in sorted(points.items())
    ]


def places_of(
    game: Game, games: Sequence[ObservedGame], sides: Sequence[Side]
) -> list[PlaceFinding]:
    """The places that lead to wins, with the greatest advantage first."""
    times = Counter[tuple[str, str]]()
    shares = defaultdict[tuple[str, str], list[float]](list)
    for one in games:
        won = wins(one, sides)
        for side, share in zip(sides, won, strict=True):
            scored = Counter(
                (change.event, place)
                for change in one.changes
                if change.participant in side and change.points > 0
                for place in change.places
            )
            times += scored
            for key in scored:
                shares[key].append(share)
    usual = {event: _usual(event, shares) for event, _ in shares}
    found = [
        PlaceFinding(
            place,
            event.removeprefix(f"{game.key}-"),
            times[event, place] / len(games),
            part_of(sum(won), len(won)),
            statistics.fmean(won) - usual[event],
        )
        for (event, place), won in shares.items()
    ]
    return sorted(found, key=lambda one: (-one.advantage, one.event, one.place))


def _usual(event: str, shares: Mapping[tuple[str, str], Sequence[float]]) -> float:
    return statistics.fmean(
        share for key, all_ in shares.items() if key[0] == event for share in all_
    )
