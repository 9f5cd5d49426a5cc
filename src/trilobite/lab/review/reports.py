"""What a review found, by seat; as text and as JSON."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from trilobite.engine.language import Language
from trilobite.hindsight.review import Judgement, turning_points
from trilobite.lab.review.plan import Plan
from trilobite.lab.review.words import action_words, percent


@dataclass(frozen=True)
class SeatReport:
    seat: int
    name: str
    decisions: int
    """Those with a choice."""
    slips: int
    blunders: int
    lost: float
    """Of the win, by all that is pointed out together."""
    payoff: float
    """In the end."""


def seat_reports(plan: Plan, judged: Sequence[Judgement], language: Language) -> list[SeatReport]:
    result = plan.match.state.result()
    assert result is not None  # noqa: S101 - unfinished games are refused
    reports = []
    for seat in result.seats:
        own = [one for one in judged if one.seat == seat.seat and one.others]
        marks = [one.mark for one in own]
        lost = round(sum(one.loss for one in own if one.mark), 4)
        reports.append(
            SeatReport(
                seat.seat,
                seat_name(plan, language, seat.seat),
                len(own),
                marks.count("slip"),
                marks.count("blunder"),
                lost,
                seat.payoff,
            )
        )
    return reports


def seat_name(plan: Plan, language: Language, seat: int) -> str:
    record = plan.record
    return language.name(record.game.participant_of(seat, record.players))


def report_text(plan: Plan, judged: Sequence[Judgement], language: Language) -> str:
    """The turning points, a line each, below what they add up to."""
    lines = [_summary(one, language) for one in seat_reports(plan, judged, language)]
    found = turning_points(judged)
    lines += ["", language.tell("review-turning-points", count=len(found))]
    return "\n".join([*lines, *(_line(plan, one, language) for one in found)])


def _summary(one: SeatReport, language: Language) -> str:
    return language.tell(
        "review-seat",
        name=one.name,
        decisions=one.decisions,
        slips=one.slips,
        blunders=one.blunders,
        lost=percent(language, one.lost),
    )


def _line(plan: Plan, one: Judgement, language: Language) -> str:
    game, better = plan.record.game, one.others[0]
    return "  " + language.tell(
        "review-line",
        number=one.number + 1,
        name=seat_name(plan, language, one.seat),
        chosen=action_words(language, game, one.chosen),
        better=action_words(language, game, better),
        loss=percent(language, one.loss),
    )


def report_json(
    plan: Plan, judged: Sequence[Judgement], language: Language, seconds: float, jobs: int
) -> dict[str, object]:
    record = plan.record
    return {
        "format": "trilobite-review-1",
        "game": record.game.key,
        "rules": record.game.rules_version,
        "players": record.players,
        "options": record.options,
        "level": plan.level,
        "iterations": plan.iterations or None,
        "decisions": len(plan.match.moves),
        "judged": len(judged),
        "seats": [asdict(one) for one in seat_reports(plan, judged, language)],
        "judgements": [asdict(one) for one in judged],
        "timing": {"seconds": round(seconds, 3), "jobs": jobs},
    }
