"""A review as a page: win chances over the game, and every turning point with its position."""

from collections.abc import Sequence

from trilobite.engine import Game, View
from trilobite.engine.language import Language
from trilobite.hindsight.review import (
    CLEAR,
    FIRST_POINTS,
    GRAVE,
    SURE,
    Decision,
    Judgement,
    Weighed,
    turning_points,
)
from trilobite.lab import scales
from trilobite.lab.markup import Markup, element, joined
from trilobite.lab.pages import Cell, page, section, table, warning
from trilobite.lab.plots import Line, Point, line_plot
from trilobite.lab.review.plan import Plan
from trilobite.lab.review.reports import SeatReport, seat_name, seat_reports, unclear
from trilobite.lab.review.words import action_words, fall_words, number, percent, sentence

CHOSEN, BETTER, BOTH = "A", "B", "AB"
"""At the things of a drawing: what was done, and what would have been better."""


def report_page(plan: Plan, judged: Sequence[Judgement], language: Language, command: str) -> str:
    """All that was found, with the positions; `command` is how to find it out again."""
    tell, game = language.tell, plan.record.game
    title = tell("review-title", game=tell(f"{game.key}-title"))
    parts: list[str] = []
    total = len(plan.match.moves)
    if len(judged) < total:
        parts.append(warning(tell("review-unfinished", done=len(judged), total=total)))
    if few := unclear(plan, judged):
        parts.append(warning(tell("review-too-few", count=few, free=len(plan.free))))
    if any(one.others for one in judged):
        parts += [_course(plan, judged, language), _seats(plan, judged, language)]
        parts += _points(plan, judged, language)
    parts.append(section(tell("review-again"), "", element("code", command)))
    facts = tell(
        "review-facts",
        file=plan.file.name,
        bot=plan.level,
        players=plan.record.players,
        decisions=total,
        free=len(plan.free),
        iterations=plan.iterations,
    )
    return page(title, facts, *parts, language=language.code)


def _course(plan: Plan, judged: Sequence[Judgement], language: Language) -> Markup:
    """A line for each seat through its own decisions, and to what it got in the end."""
    lines = []
    for one in seat_reports(plan, judged, language):
        points = [_point(j) for j in judged if j.seat == one.seat and j.others]
        if len(judged) == len(plan.match.moves):
            points.append(Point(len(judged) + 1, one.payoff, one.payoff, one.payoff))
        if points:
            lines.append(Line(one.name, one.seat, points))
    about = language.tell("review-course")
    fair = 1 / plan.record.players if plan.record.players > 1 else None
    plot = line_plot(lines, scales.percent, fair=fair, about=about)
    return section(about, language.tell("review-course-note"), plot)


def _point(one: Judgement) -> Point:
    best = max((one.chosen, one.others[0]), key=lambda weighed: weighed.win_chance)
    error = best.error if best.error < 1 else 0.0
    low, high = one.chance - 2 * error, one.chance + 2 * error
    return Point(one.number + 1, one.chance, max(0.0, low), min(1.0, high))


def _seats(plan: Plan, judged: Sequence[Judgement], language: Language) -> Markup:
    tell = language.tell
    titles: list[Cell] = [
        ("", "text"),
        tell("review-column-decisions"),
        tell("review-column-slips"),
        tell("review-column-blunders"),
        tell("review-column-fall"),
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
    note = tell(
        "review-seats-note",
        clear=percent(language, CLEAR),
        grave=percent(language, GRAVE),
        sure=number(language, SURE),
    )
    return section(tell("review-seats"), note, table(titles, rows))


def _fall(one: SeatReport, language: Language) -> str:
    if not one.largest_fall:
        return language.tell("review-no-fall")
    before, after = (percent(language, chance) for chance in one.largest_fall)
    return language.tell("review-fall", before=before, after=after)


def _points(plan: Plan, judged: Sequence[Judgement], language: Language) -> list[Markup]:
    """The largest turning points; the others are there for who opens them."""
    found = turning_points(judged)
    if not found:
        if unclear(plan, judged):  # then there is nothing to praise
            return []
        title = language.tell("review-turning-points", count=0)
        return [section(title, language.tell("review-nothing"))]
    parts = [_turning_point(plan, plan.decisions[one.number], one, language) for one in found]
    if len(parts) <= FIRST_POINTS:
        return parts
    words = language.tell("review-others", count=len(parts) - FIRST_POINTS)
    others = element("details", element("summary", words), *parts[FIRST_POINTS:])
    return [*parts[:FIRST_POINTS], others]


def _turning_point(plan: Plan, decision: Decision, one: Judgement, language: Language) -> Markup:
    tell, game, better = language.tell, plan.record.game, one.others[0]
    key = "review-blunder" if one.mark == "blunder" else "review-slip"
    name = seat_name(plan, language, one.seat)
    title = tell(key, number=one.number + 1, name=name, **fall_words(language, one))
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
    tell = language.tell
    labels = {CHOSEN: tell("review-done"), BETTER: tell("review-better")}
    rows: list[list[Cell]] = [
        [f"{sign}  {labels[sign]}", *_cells(game, one, language)] for sign, one in named
    ]
    rows += [[tell("review-other"), *_cells(game, one, language)] for one in others]
    titles: list[Cell] = [
        ("", "text"),
        (tell("review-column-action"), "text"),
        tell("review-column-chance"),
        tell("review-column-points"),
    ]
    return table(titles, rows)


def _cells(game: Game, one: Weighed, language: Language) -> list[Cell]:
    words = action_words(language, game, one)
    chance = percent(language, one.win_chance)
    return [(words, "text"), (chance, "main"), number(language, one.points)]


def _preview(one: Judgement, language: Language) -> Markup:
    """What the better action would have done besides what it is, in sentences."""
    more = [event for event in one.preview if event not in one.others[0].told]
    items = [element("li", sentence(language, event)) for event in more]
    title = element("p", language.tell("review-preview"))
    return joined(title, element("ul", *items)) if items else Markup("")


def _drawing(game: Game, view: View, one: Judgement, language: Language) -> Markup:
    """The position as text, as the seat saw it; A and B stand at the things of the two actions."""
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
