"""A review as a page: win chances over the game, and every turning point with its position."""

from collections.abc import Sequence

from trilobite.analysis.review import (
    BLUNDER_LOSS,
    FIRST_POINTS,
    LEAST_STANDARD_ERRORS,
    SLIP_LOSS,
    Decision,
    Judgement,
    Weighed,
    turning_points,
)
from trilobite.engine import Game, View
from trilobite.engine.language import Language
from trilobite.lab import scales
from trilobite.lab.markup import Markup, element, joined
from trilobite.lab.pages import Cell, page, section, table, warning
from trilobite.lab.plots import PlotLine, PlotPoint, line_plot
from trilobite.lab.review.plan import ReviewPlan
from trilobite.lab.review.reports import SeatReport, seat_name, seat_reports, unclear
from trilobite.lab.review.words import action_words, fall_words, number, percent, sentence

CHOSEN, BETTER, BOTH = "A", "B", "AB"
"""Marks in a drawing: what was done, what would have been better, and both."""


def report_page(
    plan: ReviewPlan, judged: Sequence[Judgement], language: Language, command: str
) -> str:
    """Everything that was found, with the positions; `command` makes the review again."""
    sentence, game = language.sentence, plan.record.game
    title = sentence("review-title", game=sentence(f"{game.key}-title"))
    parts: list[str] = []
    total = len(plan.match.moves)
    if len(judged) < total:
        parts.append(warning(sentence("review-unfinished", done=len(judged), total=total)))
    if few := unclear(plan, judged):
        parts.append(warning(sentence("review-too-few", count=few, free=len(plan.free))))
    if any(one.others for one in judged):
        parts += [_win_chances(plan, judged, language), _seats(plan, judged, language)]
        parts += _points(plan, judged, language)
    parts.append(section(sentence("review-again"), "", element("code", command)))
    facts = sentence(
        "review-facts",
        file=plan.file.name,
        bot=plan.level,
        players=plan.record.players,
        decisions=total,
        free=len(plan.free),
        iterations=plan.iterations,
    )
    return page(title, facts, *parts, language=language.code)


def _win_chances(plan: ReviewPlan, judged: Sequence[Judgement], language: Language) -> Markup:
    """A line per seat through its own decisions, ending with its payoff."""
    lines = []
    for one in seat_reports(plan, judged, language):
        points = [_point(j) for j in judged if j.seat == one.seat and j.others]
        if len(judged) == len(plan.match.moves):
            points.append(PlotPoint(len(judged) + 1, one.payoff, one.payoff, one.payoff))
        if points:
            lines.append(PlotLine(one.name, one.seat, points))
    about = language.sentence("review-chances")
    fair = 1 / plan.record.players if plan.record.players > 1 else None
    plot = line_plot(lines, scales.percent, fair=fair, about=about)
    return section(about, language.sentence("review-chances-note"), plot)


def _point(one: Judgement) -> PlotPoint:
    best = max((one.chosen, one.others[0]), key=lambda weighed: weighed.win_chance)
    error = best.error if best.error < 1 else 0.0
    low, high = one.chance - 2 * error, one.chance + 2 * error
    return PlotPoint(one.number + 1, one.chance, max(0.0, low), min(1.0, high))


def _seats(plan: ReviewPlan, judged: Sequence[Judgement], language: Language) -> Markup:
    sentence = language.sentence
    titles: list[Cell] = [
        ("", "text"),
        sentence("review-column-decisions"),
        sentence("review-column-slips"),
        sentence("review-column-blunders"),
        sentence("review-column-fall"),
    ]
    rows: list[list[Cell]] = [
        [
            one.name,
            str(one.decisions),
            str(one.slips),
            str(one.blunders),
            _fall(one, language),
        ]
        for one in seat_reports(plan, judged, language)
    ]
    note = sentence(
        "review-seats-note",
        clear=percent(language, SLIP_LOSS),
        grave=percent(language, BLUNDER_LOSS),
        sure=number(language, LEAST_STANDARD_ERRORS),
    )
    return section(sentence("review-seats"), note, table(titles, rows))


def _fall(one: SeatReport, language: Language) -> str:
    if not one.largest_fall:
        return language.sentence("review-no-fall")
    before, after = (percent(language, chance) for chance in one.largest_fall)
    return language.sentence("review-fall", before=before, after=after)


def _points(plan: ReviewPlan, judged: Sequence[Judgement], language: Language) -> list[Markup]:
    """The largest turning points; the others are in a section that can be opened."""
    found = turning_points(judged)
    if not found:
        if unclear(plan, judged):  # too little was tried to call the game flawless
            return []
        title = language.sentence("review-turning-points", count=0)
        return [section(title, language.sentence("review-nothing"))]
    parts = [_turning_point(plan, plan.decisions[one.number], one, language) for one in found]
    if len(parts) <= FIRST_POINTS:
        return parts
    words = language.sentence("review-others", count=len(parts) - FIRST_POINTS)
    others = element("details", element("summary", words), *parts[FIRST_POINTS:])
    return [*parts[:FIRST_POINTS], others]


def _turning_point(
    plan: ReviewPlan, decision: Decision, one: Judgement, language: Language
) -> Markup:
    sentence, game, better = language.sentence, plan.record.game, one.others[0]
    key = "review-blunder" if one.mark == "blunder" else "review-slip"
    name = seat_name(plan, language, one.seat)
    title = sentence(key, number=one.number + 1, name=name, **fall_words(language, one))
    note = language.say(decision.offer.question)
    return section(
        title,
        note,
        _weighed(game, [(BETTER, better), (CHOSEN, one.chosen)], one.others[1:], language),
        _preview(one, language),
        _drawing(game, decision.view, one, language),
    )


def _weighed(
    game: Game, named: list[tuple[str, Weighed]], others: Sequence[Weighed], language: Language
) -> Markup:
    sentence = language.sentence
    labels = {CHOSEN: sentence("review-done"), BETTER: sentence("review-better")}
    rows: list[list[Cell]] = [
        [f"{sign}  {labels[sign]}", *_cells(game, one, language)] for sign, one in named
    ]
    rows += [[sentence("review-other"), *_cells(game, one, language)] for one in others]
    titles: list[Cell] = [
        ("", "text"),
        (sentence("review-column-action"), "text"),
        sentence("review-column-chance"),
        sentence("review-column-points"),
    ]
    return table(titles, rows)


def _cells(game: Game, one: Weighed, language: Language) -> list[Cell]:
    words = action_words(language, game, one)
    chance = percent(language, one.win_chance)
    return [(words, "text"), (chance, "main"), number(language, one.points)]


def _preview(one: Judgement, language: Language) -> Markup:
    """The effects of the better action beyond those already named, as sentences."""
    more = [event for event in one.preview if event not in one.others[0].events]
    items = [element("li", sentence(language, event)) for event in more]
    title = element("p", language.sentence("review-preview"))
    return joined(title, element("ul", *items)) if items else Markup("")


def _drawing(game: Game, view: View, one: Judgement, language: Language) -> Markup:
    """The position as the seat saw it, as text; A and B mark the targets of the two actions."""
    done, better = set(one.chosen.targets), set(one.others[0].targets)
    marks = dict.fromkeys(done & better, BOTH)
    marks |= dict.fromkeys(done - better, CHOSEN)
    marks |= dict.fromkeys(better - done, BETTER)
    drawing = game.draw(view, marks)
    board = [
        joined(*(element("span", span.text, class_=span.style or None) for span in line), "\n")
        for line in drawing.board
    ]
    facts = [element("li", language.say(fact)) for fact in drawing.facts]
    return joined(element("pre", *board, class_="board"), element("ul", *facts, class_="position"))
