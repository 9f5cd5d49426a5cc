"""What the games of a study tell about the game."""

import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from trilobite.engine import Game, find_game
from trilobite.hindsight.points import Side
from trilobite.lab.measures import bins_for
from trilobite.lab.study.collecting import SLICES, Observed
from trilobite.lab.study.distributions import (
    Distribution,
    Mean,
    added,
    distribution_of,
    distribution_over,
    mean_of,
)
from trilobite.lab.study.plan import Study
from trilobite.lab.study.points import Place, Scoring, Source, places_of, scorings_of, sources_of
from trilobite.lab.study.sides import (
    lead_changes,
    score_course,
    settled,
    sides_of,
    tells_points,
    wins,
)
from trilobite.lab.summaries import Part, part_of


@dataclass(frozen=True)
class Question:
    """What is asked, how often a game, and how many choices it has."""

    question: str
    times: float
    choices: float


@dataclass(frozen=True)
class Leads:
    """How the lead in points goes from one to the other."""

    changes: Distribution
    unchanged: Part
    """Games whose first leader was never overtaken."""

    settled: Distribution
    """The percentage of the decisions after which no winner was behind any more."""

    leader_wins: list[float]
    """How much of the win whoever leads gets in the end, before the first slice and after each."""

    points: list[list[float]]
    """Mean points, the same way, by final place: the winner first. Alone: own, then the others."""


@dataclass(frozen=True)
class SeatFinding:
    wins: Part | None
    """None for whoever plays alone."""

    points: Mean


@dataclass(frozen=True)
class Findings:
    """All of it. The same for the same games, in whatever order they were finished."""

    played: int
    decisions: Distribution
    turns: Distribution
    choices: Distribution
    choices_course: list[float | None]
    tree: float
    questions: list[Question]
    decisions_a_turn: Distribution
    leads: Leads | None
    """None where the events do not tell all points, or where points do not make the winner."""

    seats: list[SeatFinding]
    scores: Distribution
    winning: Distribution | None
    margin: Distribution | None
    """Points of first places, and from the first to the second seat; None if somebody is alone."""

    sources: list[Source]
    scorings: list[Scoring]
    places: list[Place]
    """Empty for whoever plays alone."""

    decided_by: dict[str, Part]
    """What set the winner apart; alone, the grade."""


def findings_of(study: Study, observed: Sequence[Observed]) -> Findings | None:
    """Nothing before the first game is finished."""
    if not observed:
        return None
    game = find_game(study.game)
    games = sorted(observed, key=lambda one: one.number)
    sides = sides_of(game, study.players, games)
    is_alone = study.players == 1
    points = [[seat.points for seat in one.result.seats] for one in games]
    bins = bins_for([number for row in points for number in row], 24)
    return Findings(
        len(games),
        distribution_over(one.decisions for one in games),
        distribution_over(sum(one.turns.values()) for one in games),
        distribution_of(added(one.choices for one in games)),
        _choices_course(games),
        statistics.fmean(one.tree for one in games),
        _questions(study.game, games),
        distribution_of(added(one.turns for one in games)),
        _leads(games, sides) if all(tells_points(one, sides) for one in games) else None,
        [_seat(seat, games) for seat in range(study.players)],
        distribution_over((number for row in points for number in row), bins),
        None if is_alone else distribution_over((n for one in games for n in _winning(one)), bins),
        None if is_alone else distribution_over(_margin(row) for row in points),
        sources_of(games, sides),
        scorings_of(game, games, sides),
        [] if is_alone else places_of(game, games, sides),
        _decided_by(game, games),
    )


def _choices_course(games: Sequence[Observed]) -> list[float | None]:
    """Mean choices a decision in each slice; a game of few decisions leaves some empty."""
    totals = [[sum(one.course[i][k] for one in games) for k in (0, 1)] for i in range(SLICES)]
    return [choices / decisions if decisions else None for decisions, choices in totals]


def _questions(game: str, games: Sequence[Observed]) -> list[Question]:
    """What is asked most comes first."""
    times, choices = Counter[str](), Counter[str]()
    for one in games:
        for question, (asked, offered) in one.questions.items():
            times[question] += asked
            choices[question] += offered
    order = sorted(times, key=lambda question: (-times[question], question))
    return [
        Question(
            question.removeprefix(f"{game}-").removeprefix("ask-"),
            times[question] / len(games),
            choices[question] / times[question],
        )
        for question in order
    ]


def _leads(games: Sequence[Observed], sides: Sequence[Side]) -> Leads:
    changes = [lead_changes(one, sides) for one in games]
    courses = [score_course(one, sides) for one in games]
    shares = [wins(one, sides) for one in games]
    leading = [
        [_leaders_share(scores, share) for scores in course]
        for course, share in zip(courses, shares, strict=True)
    ]
    placed = [
        [_by_place(one, scores) for scores in course]
        for one, course in zip(games, courses, strict=True)
    ]
    looks = range(SLICES + 1)
    return Leads(
        distribution_over(changes),
        part_of(changes.count(0), len(games)),
        distribution_over(settled(one, sides) for one in games),
        [statistics.fmean(one[i] for one in leading) for i in looks],
        [
            [statistics.fmean(one[i][place] for one in placed) for i in looks]
            for place in range(len(placed[0][0]))
        ],
    )


def _leaders_share(scores: Sequence[int], shares: Sequence[float]) -> float:
    """What those with the most points now get in the end, on average."""
    return statistics.fmean(
        share for score, share in zip(scores, shares, strict=True) if score == max(scores)
    )


def _by_place(game: Observed, scores: Sequence[int]) -> list[float]:
    seats = game.result.seats
    if len(seats) == 1:
        return [scores[0], statistics.fmean(scores[1:])]
    order = sorted(range(len(seats)), key=lambda seat: (seats[seat].place, seat))
    return [scores[seat] for seat in order]


def _seat(seat: int, games: Sequence[Observed]) -> SeatFinding:
    won = sum(one.result.seats[seat].payoff for one in games)
    alone = len(games[0].result.seats) == 1
    points = [float(one.result.seats[seat].points) for one in games]
    return SeatFinding(None if alone else part_of(won, len(games)), mean_of(points))


def _winning(game: Observed) -> list[int]:
    return [seat.points for seat in game.result.seats if seat.place == 1]


def _margin(points: Sequence[int]) -> int:
    first, second, *_ = sorted(points, reverse=True)
    return first - second


def _decided_by(game: Game, games: Sequence[Observed]) -> dict[str, Part]:
    """The reason of the first place; one that several share counts once."""
    reasons = Counter[str]()
    for one in games:
        first = min(one.result.seats, key=lambda seat: seat.place)
        reasons[first.reason.removeprefix(f"{game.key}-result-")] += 1
    order = sorted(reasons, key=lambda reason: (-reasons[reason], reason))
    return {reason: part_of(reasons[reason], len(games)) for reason in order}
