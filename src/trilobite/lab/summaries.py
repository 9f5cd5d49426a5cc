"""What many games tell: who won, with how many points, after how many decisions."""

from collections.abc import Sequence
from dataclasses import dataclass

from trilobite.engine import find_game
from trilobite.lab.measures import Bins, Spread, bins_for, spread, wilson
from trilobite.lab.plans import Plan
from trilobite.lab.playing import Played

FORMAT = "trilobite-simulation-1"


@dataclass(frozen=True)
class SeatSummary:
    """How a seat fared. Shared wins count in part, as the payoffs say."""

    seat: int
    bot: str
    wins: float
    share: float
    low: float
    high: float
    points: Spread
    counts: list[int]
    """How many games ended with points in each bin."""

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "bot": self.bot,
            "wins": self.wins,
            "share": self.share,
            "interval": [self.low, self.high],
            "points": self.points.to_json(),
            "histogram": self.counts,
        }


@dataclass(frozen=True)
class Summary:
    """All of it. The same for the same plan, however many processes played it."""

    played: int
    seats: list[SeatSummary]
    bins: Bins
    decisions: Spread
    mean_choices: float
    most_choices: int

    def to_json(self) -> dict[str, object]:
        return {
            "seats": [seat.to_json() for seat in self.seats],
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
        }


def summarise(plan: Plan, games: Sequence[Played]) -> Summary:
    """Sum up at least one game."""
    bins = bins_for([points for game in games for points in game.points])
    decisions = [game.decisions for game in games]
    return Summary(
        len(games),
        [_seat(plan.bots[seat], seat, games, bins) for seat in range(plan.players)],
        bins,
        spread(decisions),
        sum(game.choices for game in games) / sum(decisions),
        max(game.most_choices for game in games),
    )


def _seat(bot: str, seat: int, games: Sequence[Played], bins: Bins) -> SeatSummary:
    points = [game.points[seat] for game in games]
    wins = sum(game.payoffs[seat] for game in games)
    share = wins / len(games)
    low, high = wilson(share, len(games))
    return SeatSummary(seat, bot, wins, share, low, high, spread(points), bins.counts(points))


def report_json(plan: Plan, summary: Summary | None, timing: Timing) -> dict[str, object]:
    """The shape that docs/performance.md describes. Without a finished game `summary` is null."""
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
