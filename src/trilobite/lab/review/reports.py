"""The results of a review by seat, as text and as JSON."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from trilobite.analysis.review import (
    FIRST_POINTS,
    LEAST_VISITS,
    Judgement,
    Weighed,
    turning_points,
)
from trilobite.engine.language import Language
from trilobite.lab.review.plan import ReviewPlan
from trilobite.lab.review.words import action_words, fall_words, percent


@dataclass(frozen=True)
class SeatReport:
    seat: int
    name: str
    decisions: int
    """Number of decisions with a choice."""
    slips: int
    blunders: int
    largest_fall: tuple[float, ...]
    """Win chances with the better action and with the actual one, where they differ most."""
    payoff: float
    """Payoff at the end of the game."""


def seat_reports(
    plan: ReviewPlan, judged: Sequence[Judgement], language: Language
) -> list[SeatReport]:
    result = plan.match.state.result()
    assert result is not None  # noqa: S101 - unfinished games are refused
    reports = []
    for seat in result.seats:
        own = [one for one in judged if one.seat == seat.seat and one.number in plan.free]
        marks = [one.mark for one in own]
        found = turning_points(own)
        reports.append(
            SeatReport(
                seat.seat,
                seat_name(plan, language, seat.seat),
                len(own),
                marks.count("slip"),
                marks.count("blunder"),
                (found[0].others[0].win_chance, found[0].chosen.win_chance) if found else (),
                seat.payoff,
            )
        )
    return reports


def unclear(plan: ReviewPlan, judged: Sequence[Judgement]) -> int:
    """Number of decisions where no action was tried often enough to call it better or worse."""
    return sum(one.number in plan.free and _visits(one) < LEAST_VISITS for one in judged)


def _visits(one: Judgement) -> int:
    """Visits of the action that the search liked best."""
    return max(weighed.visits for weighed in (one.chosen, *one.others))


def seat_name(plan: ReviewPlan, language: Language, seat: int) -> str:
    record = plan.record
    return language.name(record.game.participant_of(seat, record.players))


def report_text(plan: ReviewPlan, judged: Sequence[Judgement], language: Language) -> str:
    """One line per seat, then the largest turning points."""
    lines = [_summary(one, language) for one in seat_reports(plan, judged, language)]
    found = turning_points(judged)
    is_long = len(found) > FIRST_POINTS
    key = "review-largest" if is_long else "review-turning-points"
    lines += ["", language.sentence(key, count=len(found))]
    if few := unclear(plan, judged):
        lines.append(language.sentence("review-too-few", count=few, free=len(plan.free)))
    for one in found[:FIRST_POINTS]:
        lines += _lines(plan, one, language)
    return "\n".join(lines)


def _summary(one: SeatReport, language: Language) -> str:
    return language.sentence(
        "review-seat",
        name=one.name,
        decisions=one.decisions,
        slips=one.slips,
        blunders=one.blunders,
        marks=one.slips + one.blunders,
        before=percent(language, max(one.largest_fall, default=0)),
        after=percent(language, min(one.largest_fall, default=0)),
    )


def _lines(plan: ReviewPlan, one: Judgement, language: Language) -> list[str]:
    sentence, game, name = language.sentence, plan.record.game, seat_name(plan, language, one.seat)
    done = action_words(language, game, one.chosen)
    better = action_words(language, game, one.others[0])
    return [
        "  "
        + sentence("review-line", number=one.number + 1, name=name, **fall_words(language, one)),
        "    " + sentence("review-line-done", action=done),
        "    " + sentence("review-line-better", action=better),
    ]


def report_json(
    plan: ReviewPlan, judged: Sequence[Judgement], language: Language, seconds: float, jobs: int
) -> dict[str, object]:
    record = plan.record
    return {
        "format": "trilobite-review-3",
        "game": record.game.key,
        "rules": record.game.rules_version,
        "players": record.players,
        "options": record.options,
        "level": plan.level,
        "iterations": plan.iterations or None,
        "decisions": len(plan.match.moves),
        "forced": len(plan.match.moves) - len(plan.free),
        "judged": len(judged),
        "seats": [asdict(one) for one in seat_reports(plan, judged, language)],
        "judgements": [_judgement_json(one) for one in judged],
        "timing": {"seconds": round(seconds, 3), "jobs": jobs},
    }


def _judgement_json(one: Judgement) -> dict[str, object]:
    return {
        **asdict(one),
        "chosen": _action_json(one.chosen),
        "others": [_action_json(other) for other in one.others],
    }


def _action_json(one: Weighed) -> dict[str, object]:
    """The JSON of an action; `told` is the former name of its events."""
    fields = asdict(one)
    return {**fields, "told": fields["events"]}
