"""What the games of a tournament say about its bots."""

import statistics
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, permutations

from trilobite.lab.tasks import Finished
from trilobite.lab.tournament.lineups import LineUp
from trilobite.lab.tournament.plan import TournamentPlan
from trilobite.lab.tournament.ratings import Rating, Ratings
from trilobite.lab.tournament.shares import Share, Sitting, share_of

_LOOKS = 120
"""Number of points in the timeline of a tournament."""


@dataclass(frozen=True)
class Standing:
    """A bot's results over all its games."""

    bot: str
    rating: Rating
    share: Share
    points: float
    by_seat: list[Share | None]
    milliseconds: float
    """Thinking time per decision."""


@dataclass(frozen=True)
class LineUpResult:
    """A line-up and the shares of its bots."""

    line_up: LineUp
    games: int
    shares: dict[str, Share]


@dataclass(frozen=True)
class Meeting:
    """How often one bot finished ahead of another; equal places count half."""

    games: int
    ahead: float


@dataclass(frozen=True)
class StandingAfter:
    """A bot's rating and share after a number of games of the tournament."""

    games: int
    rating: Rating
    share: float


@dataclass(frozen=True)
class Standings:
    """All standings. Except for thinking times, they do not depend on the order of the games."""

    games: int
    deals: int
    bots: list[Standing]
    """Best rating first."""

    line_ups: list[LineUpResult]
    meetings: dict[tuple[str, str], Meeting]
    looks: dict[str, list[StandingAfter]]


def standings_of(tournament: TournamentPlan, finished: Mapping[int, Finished]) -> Standings | None:
    """All standings; None before the first game is finished."""
    if not finished:
        return None
    sittings = list(_sittings(tournament, finished))
    games = [list(group) for _, group in groupby(sittings, lambda sitting: sitting.number)]
    looks_by_bot = _looks(tournament.bots, games)
    by_bot = _grouped(sittings, "bot")
    bots = [
        _standing(bot, by_bot[bot], looks[-1].rating, tournament.players)
        for bot, looks in looks_by_bot.items()
    ]
    return Standings(
        len(games),
        len({sitting.deal for sitting in sittings}),
        sorted(bots, key=lambda one: (-one.rating.mu, one.bot)),
        _line_ups(sittings, tournament.line_ups),
        _meetings(games),
        looks_by_bot,
    )


def _sittings(tournament: TournamentPlan, finished: Mapping[int, Finished]) -> Iterable[Sitting]:
    """Yield sittings by game number, as ratings depend on the order of the games."""
    for number in sorted(finished):
        fixture, game = tournament.fixtures[number], finished[number]
        for seat, bot in enumerate(fixture.bots):
            yield Sitting(
                number,
                fixture.line_up,
                fixture.deal,
                seat,
                bot,
                game.points[seat],
                game.places[seat],
                game.payoffs[seat],
                game.asked[seat],
                game.seconds[seat],
            )


def _grouped(sittings: Iterable[Sitting], field: str) -> dict[object, list[Sitting]]:
    groups = defaultdict[object, list[Sitting]](list)
    for sitting in sittings:
        groups[getattr(sitting, field)].append(sitting)
    return groups


def _standing(bot: str, own: list[Sitting], rating: Rating, players: int) -> Standing:
    by_seat = _grouped(own, "seat")
    asked = sum(sitting.asked for sitting in own)
    return Standing(
        bot,
        rating,
        _share(own),
        statistics.fmean(sitting.points for sitting in own),
        [share_of(by_seat.get(seat, [])) for seat in range(players)],
        1000 * sum(sitting.seconds for sitting in own) / max(1, asked),
    )


def _line_ups(sittings: Sequence[Sitting], line_ups: Sequence[LineUp]) -> list[LineUpResult]:
    played = _grouped(sittings, "line_up")
    results = []
    for line_up in line_ups:
        if line_up in played:
            by_bot = _grouped(played[line_up], "bot")
            shares = {bot: _share(by_bot[bot]) for bot in dict.fromkeys(line_up)}
            games = len({sitting.number for sitting in played[line_up]})
            results.append(LineUpResult(line_up, games, shares))
    return results


def _share(sittings: Sequence[Sitting]) -> Share:
    share = share_of(sittings)
    if share is None:
        raise AssertionError("a listed bot must have played")
    return share


def _meetings(games: Sequence[Sequence[Sitting]]) -> dict[tuple[str, str], Meeting]:
    met = defaultdict[tuple[str, str], list[float]](list)
    for game in games:
        scores = defaultdict[tuple[str, str], list[float]](list)
        for one, other in permutations(game, 2):
            if one.bot != other.bot:
                scores[one.bot, other.bot].append(_ahead(one, other))
        for pair, values in scores.items():
            met[pair].append(statistics.fmean(values))
    return {pair: Meeting(len(values), statistics.fmean(values)) for pair, values in met.items()}


def _ahead(one: Sitting, other: Sitting) -> float:
    return 0.5 if one.place == other.place else float(one.place < other.place)


def _looks(
    bots: Sequence[str], games: Sequence[Sequence[Sitting]]
) -> dict[str, list[StandingAfter]]:
    """The timeline from the first game to the last, for bots that have played by then."""
    ratings = Ratings(bots)
    sat = dict.fromkeys(bots, 0)
    won = dict.fromkeys(bots, 0.0)
    looks: dict[str, list[StandingAfter]] = {bot: [] for bot in bots}
    step = -(-len(games) // _LOOKS)
    for number, game in enumerate(games, start=1):
        ratings.add([sitting.bot for sitting in game], [sitting.place for sitting in game])
        for sitting in game:
            sat[sitting.bot] += 1
            won[sitting.bot] += sitting.payoff
        if number % step == 0 or number == len(games):
            for bot in bots:
                if sat[bot]:
                    look = StandingAfter(number, ratings.of(bot), won[bot] / sat[bot])
                    looks[bot].append(look)
    return {bot: seen for bot, seen in looks.items() if seen}
