"""The summary of many games: who won, with how many points, after how many decisions."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from trilobite.engine import find_game
from trilobite.lab.measures import Bins, Spread, bins_for, spread, wilson
from trilobite.lab.plans import SimulationPlan
from trilobite.lab.playing import Played

FORMAT = "trilobite-simulation-2"


@dataclass(frozen=True)
class GameShare:
    """A number of games, their share of all games and the interval of that share."""

    games: float
    share: float
    low: float
    high: float

    def to_json(self) -> dict[str, object]:
        return {"games": self.games, "share": self.share, "interval": [self.low, self.high]}


def part_of(number: float, games: int) -> GameShare:
    return GameShare(number, number / games, *wilson(number / games, games))


@dataclass(frozen=True)
class SeatSummary:
    """The results of a seat. Shared wins count as fractions, like the payoffs."""

    seat: int
    bot: str
    wins: GameShare | None
    """None for a solo player, who has no opponents to beat."""

    points: Spread
    counts: list[int]
    """Number of games whose points fall into each bin."""

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "bot": self.bot,
            "wins": None if self.wins is None else self.wins.to_json(),
            "points": self.points.to_json(),
            "histogram": self.counts,
        }


@dataclass(frozen=True)
class GradeSummary:
    """How often a solo player got a grade."""

    grade: str
    games: GameShare

    def to_json(self) -> dict[str, object]:
        return {"grade": self.grade, **self.games.to_json()}


@dataclass(frozen=True)
class Summary:
    """The whole summary. It does not depend on the number of processes that played the games."""

    played: int
    seats: list[SeatSummary]
    grades: list[GradeSummary]
    """Best grade first; empty with several players."""

    bins: Bins
    decisions: Spread
    mean_choices: float
    most_choices: int

    def to_json(self) -> dict[str, object]:
        return {
            "seats": [seat.to_json() for seat in self.seats],
            "grades": [grade.to_json() for grade in self.grades],
            "bins": {"start": self.bins.start, "width": self.bins.width},
            "decisions": self.decisions.to_json(),
            "branching": {"mean": self.mean_choices, "max": self.most_choices},
        }


@dataclass(frozen=True)
class Timing:
    """How long it took: the only part that differs from run to run."""

    seconds: float
    games: int
    decisions: int
    jobs: int
    build: str

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    def to_json(self) -> dict[str, object]:
        return {
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
            "decisions_per_second": self.decisions_per_second,
            "jobs": self.jobs,
            "build": self.build,
        }


def summarise(plan: SimulationPlan, games: Sequence[Played]) -> Summary:
    """Summarise at least one game."""
    bins = bins_for([points for game in games for points in game.points])
    decisions = [game.decisions for game in games]
    return Summary(
        len(games),
        [_seat(plan, seat, games, bins) for seat in range(plan.players)],
        _grades(games) if plan.players == 1 else [],
        bins,
        spread(decisions),
        sum(game.choices for game in games) / sum(decisions),
        max(game.most_choices for game in games),
    )


def _seat(plan: SimulationPlan, seat: int, games: Sequence[Played], bins: Bins) -> SeatSummary:
    points = [game.points[seat] for game in games]
    won = sum(game.payoffs[seat] for game in games)
    wins = None if plan.players == 1 else part_of(won, len(games))
    return SeatSummary(seat, plan.bots[seat], wins, spread(points), bins.counts(points))


def _grades(games: Sequence[Played]) -> list[GradeSummary]:
    """The grades that were given, most valuable first."""
    worth = {game.grade: game.payoffs[0] for game in games}
    given = Counter(game.grade for game in games)
    best_first = sorted(given, key=lambda grade: (-worth[grade], grade))
    return [GradeSummary(grade, part_of(given[grade], len(games))) for grade in best_first]


def report_json(plan: SimulationPlan, summary: Summary | None, timing: Timing) -> dict[str, object]:
    """The format of docs/develop/performance.md. `summary` is null if no game was finished."""
    return {
        "format": FORMAT,
        "game": plan.game,
        "rules": find_game(plan.game).rules_version,
        "players": plan.players,
        "options": plan.options,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": plan.games,
        "played": timing.games,
        "summary": None if summary is None else summary.to_json(),
        "timing": timing.to_json(),
    }
