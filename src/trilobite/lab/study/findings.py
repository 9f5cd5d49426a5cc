"""What the games of a study say about the game."""

import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from trilobite.analysis.points import Side
from trilobite.engine import Game, find_game
from trilobite.lab.measures import bins_for
from trilobite.lab.study.collecting import SLICES, ObservedGame
from trilobite.lab.study.distributions import (
    Distribution,
    Mean,
    added,
    distribution_of,
    distribution_over,
    mean_of,
)
from trilobite.lab.study.plan import StudyPlan
from trilobite.lab.study.points import (
    PlaceFinding,
    PointsEvent,
    PointsSource,
    places_of,
    scorings_of,
    sources_of,
)
from trilobite.lab.study.sides import (
    has_reliable_points,
    lead_changes,
    scores_by_slice,
    settled,
    sides_of,
    wins,
)
from trilobite.lab.summaries import GameShare, part_of

_MOST_BINS = 24


@dataclass(frozen=True)
class QuestionFinding:
    """A question, how often it is asked per game, and how many choices it has."""

    question: str
    times: float
    choices: float


@dataclass(frozen=True)
class Leads:
    """How the lead in points changes hands."""

    changes: Distribution
    unchanged: GameShare
    """Games in which the first leader was never overtaken."""

    settled: Distribution
    """Percentage of the decisions after which no winner was behind any more."""

    leader_wins: list[float]
    """Mean share of the win that the current leader gets, before the first slice and after each."""

    points: list[list[float]]
    """Mean points at the same moments, by final place. Solo: the player's, then the others'."""


@dataclass(frozen=True)
class SeatFinding:
    wins: GameShare | None
    """None for a solo player."""

    points: Mean


@dataclass(frozen=True)
class Findings:
    """All findings. They do not depend on the order in which the games were finished."""

    played: int
    decisions: Distribution
    turns: Distribution
    choices: Distribution
    choices_by_slice: list[float | None]
    tree: float
    questions: list[QuestionFinding]
    decisions_a_turn: Distribution
    leads: Leads | None
    """None if the events do not report all points, or if points do not decide the winner."""

    seats: list[SeatFinding]
    scores: Distribution
    winning: Distribution | None
    margin: Distribution | None
    """`winning`: points of first places; `margin`: lead over the second. None for a solo player."""

    sources: list[PointsSource]
    scorings: list[PointsEvent]
    places: list[PlaceFinding]
    """Empty for a solo player."""

    decided_by: dict[str, GameShare]
    """What set the winner apart; for a solo player, the grade."""


def findings_of(study: StudyPlan, observed: Sequence[ObservedGame]) -> Findings | None:
    """All findings; None before the first game is finished."""
    if not observed:
        return None
    game = find_game(study.game)
    games = sorted(observed, key=lambda one: one.number)
    sides = sides_of(game, study.players, games)
    return Findings(
        played=len(games),
        decisions=_decisions_per_game(games),
        turns=_turns_per_game(games),
        choices=_choices_per_decision(games),
        choices_by_slice=_choices_by_slice(games),
        tree=_tree(games),
        questions=_questions(game, games),
        decisions_a_turn=_decisions_per_turn(games),
        leads=_leads(games, sides),
        seats=_seats(games, study.players),
        scores=_scores(games),
        winning=_winning_scores(games),
        margin=_margins(games),
        sources=sources_of(games, sides),
        scorings=scorings_of(game, games, sides),
        places=[] if _is_solo(games) else places_of(game, games, sides),
        decided_by=_decided_by(game, games),
    )


def _is_solo(games: Sequence[ObservedGame]) -> bool:
    return len(games[0].result.seats) == 1


# Length and choices.


def _decisions_per_game(games: Sequence[ObservedGame]) -> Distribution:
    return distribution_over(one.decisions for one in games)


def _turns_per_game(games: Sequence[ObservedGame]) -> Distribution:
    return distribution_over(sum(one.turns.values()) for one in games)


def _decisions_per_turn(games: Sequence[ObservedGame]) -> Distribution:
    return distribution_of(added(one.turns for one in games))


def _choices_per_decision(games: Sequence[ObservedGame]) -> Distribution:
    return distribution_of(added(one.choices for one in games))


def _tree(games: Sequence[ObservedGame]) -> float:
    return statistics.fmean(one.tree for one in games)


def _choices_by_slice(games: Sequence[ObservedGame]) -> list[float | None]:
    """Mean choices per decision in each slice; a game of few decisions leaves some empty."""
    totals = [[sum(one.slices[i][k] for one in games) for k in (0, 1)] for i in range(SLICES)]
    return [choices / decisions if decisions else None for decisions, choices in totals]


def _questions(game: Game, games: Sequence[ObservedGame]) -> list[QuestionFinding]:
    """The questions, the most frequent first."""
    times, choices = Counter[str](), Counter[str]()
    for one in games:
        for question, (asked, offered) in one.questions.items():
            times[question] += asked
            choices[question] += offered
    order = sorted(times, key=lambda question: (-times[question], question))
    return [
        QuestionFinding(
            question.removeprefix(f"{game.key}-").removeprefix("ask-"),
            times[question] / len(games),
            choices[question] / times[question],
        )
        for question in order
    ]


# Leads.


def _leads(games: Sequence[ObservedGame], sides: Sequence[Side]) -> Leads | None:
    if not all(has_reliable_points(one, sides) for one in games):
        return None
    changes = [lead_changes(one, sides) for one in games]
    all_scores = [scores_by_slice(one, sides) for one in games]
    shares = [wins(one, sides) for one in games]
    leading = [
        [_leaders_share(scores, share) for scores in by_slice]
        for by_slice, share in zip(all_scores, shares, strict=True)
    ]
    placed = [
        [_by_place(one, scores) for scores in by_slice]
        for one, by_slice in zip(games, all_scores, strict=True)
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
    """Mean share of the win that those with the most points now get in the end."""
    return statistics.fmean(
        share for score, share in zip(scores, shares, strict=True) if score == max(scores)
    )


def _by_place(game: ObservedGame, scores: Sequence[int]) -> list[float]:
    seats = game.result.seats
    if len(seats) == 1:
        return [scores[0], statistics.fmean(scores[1:])]
    order = sorted(range(len(seats)), key=lambda seat: (seats[seat].place, seat))
    return [scores[seat] for seat in order]


# Seats and scores.


def _seats(games: Sequence[ObservedGame], players: int) -> list[SeatFinding]:
    return [_seat(seat, games) for seat in range(players)]


def _seat(seat: int, games: Sequence[ObservedGame]) -> SeatFinding:
    won = sum(one.result.seats[seat].payoff for one in games)
    points = [float(one.result.seats[seat].points) for one in games]
    return SeatFinding(None if _is_solo(games) else part_of(won, len(games)), mean_of(points))


def _scores(games: Sequence[ObservedGame]) -> Distribution:
    points = _all_points(games)
    return distribution_over(points, bins_for(points, _MOST_BINS))


def _winning_scores(games: Sequence[ObservedGame]) -> Distribution | None:
    """The points of first places, in the same bins as all scores."""
    if _is_solo(games):
        return None
    points = [seat.points for one in games for seat in one.result.seats if seat.place == 1]
    return distribution_over(points, bins_for(_all_points(games), _MOST_BINS))


def _all_points(games: Sequence[ObservedGame]) -> list[int]:
    return [seat.points for one in games for seat in one.result.seats]


def _margins(games: Sequence[ObservedGame]) -> Distribution | None:
    return None if _is_solo(games) else distribution_over(_margin(one) for one in games)


def _margin(game: ObservedGame) -> int:
    first, second, *_ = sorted((seat.points for seat in game.result.seats), reverse=True)
    return first - second


def _decided_by(game: Game, games: Sequence[ObservedGame]) -> dict[str, GameShare]:
    """How often each reason decided the first place; a shared first place counts once."""
    reasons = Counter[str]()
    for one in games:
        first = min(one.result.seats, key=lambda seat: seat.place)
        reasons[first.reason.removeprefix(f"{game.key}-result-")] += 1
    order = sorted(reasons, key=lambda reason: (-reasons[reason], reason))
    return {reason: part_of(reasons[reason], len(games)) for reason in order}
