"""The report of a study as a page."""

from trilobite.engine import find_game
from trilobite.engine.language import Language
from trilobite.lab.markup import Markup
from trilobite.lab.pages import Cell, again, page, section, table, unfinished
from trilobite.lab.plans import changed_options
from trilobite.lab.plots import PlotLine, PlotMark, PlotPoint, interval_plot, legend, line_plot
from trilobite.lab.scales import one_digit, percent, plain, precise_percent
from trilobite.lab.study.collecting import SLICES
from trilobite.lab.study.distributions import FEWEST, Distribution, Mean
from trilobite.lab.study.findings import Findings, Leads
from trilobite.lab.study.plan import StudyPlan
from trilobite.lab.study.plots import Series, bar_plot, histogram_plot
from trilobite.lab.study.reports import bots_text, figures, group_names, source_name

_TIME_AXIS = "The horizontal axis is the percentage of a game's decisions."
_FEW = f"With fewer than {FEWEST} games, means have no intervals."


def report_page(study: StudyPlan, findings: Findings | None, command: str) -> str:
    """Everything that was found, with plots; `command` makes the study again."""
    language, key = Language("en", find_game(study.game)), f"{study.game}-title"
    name = language.sentence(key) if language.has(key) else study.game
    played = 0 if findings is None else findings.played
    found = [] if findings is None else _sections(study, findings)
    parts = [*unfinished(played, study.games), *found, again(command)]
    return page(f"{name}: a study", _facts(study, played), *parts)


def _facts(study: StudyPlan, played: int) -> str:
    options = changed_options(find_game(study.game), study.options, study.players)
    players = f"{study.players} player{'s' * (study.players > 1)}"
    rotated = ", changing seats" if len(set(study.bots)) > 1 else ""
    games = f"{played:,} game{'s' * (played != 1)}"
    who = f"bots: {bots_text(study)}{rotated}"
    return " · ".join([players, who, games, f"seed {study.seed}", *options])


def _sections(study: StudyPlan, findings: Findings) -> list[Markup]:
    parts = [
        _figures(findings),
        _length(findings),
        _branching(findings),
        _turns(findings),
        *_leads(study, findings.leads),
        _seats(study, findings),
        _scores(findings),
    ]
    if findings.sources:
        parts.append(_sources(study, findings))
    if findings.scorings:
        parts.append(_scorings(findings))
    if findings.places:
        parts.append(_places(findings))
    return [*parts, _decided(study, findings)]


def _figures(findings: Findings) -> Markup:
    titles: list[Cell] = [("", "text"), "mean", "least", "quartile", "median", "quartile", "most"]
    rows = [_figure(name, row) for name, row in figures(findings)]
    note = (
        "A turn is what one seat decides without another in between, until an event ends it. "
        f"With choices like these there are about 10 to the {findings.tree:.0f} possible games."
    )
    return section("In numbers", note, table(titles, rows))


def _figure(name: str, row: Distribution) -> list[Cell]:
    s = row.spread
    ends = [plain(round(value, 2)) for value in (s.min, s.q1, s.median, s.q3, s.max)]
    return [name, (f"{s.mean:,.1f}", "main"), *ends]


def _length(findings: Findings) -> Markup:
    note = "How many decisions a game has. A question with only one answer is seldom asked."
    plot = _histogram("games", findings.decisions, "decisions per game")
    return section("Length", note, plot)


def _branching(findings: Findings) -> Markup:
    choices = [
        PlotPoint(100 * (i + 0.5) / SLICES, value, value, value)
        for i, value in enumerate(findings.choices_by_slice)
        if value is not None
    ]
    titles: list[Cell] = [("question", "text"), "times per game", "choices"]
    rows: list[list[Cell]] = [
        [one.question, f"{one.times:,.1f}", f"{one.choices:,.1f}"] for one in findings.questions
    ]
    return section(
        "Branching",
        "How many actions a seat has to choose from: how often, on average over the timeline of "
        "a game (horizontal axis: percentage of its decisions), and by question.",
        _histogram("decisions", findings.choices, "choices per decision"),
        line_plot(
            [PlotLine("choices", 1, choices)], plain, about="Choices over the timeline of a game"
        ),
        table(titles, rows),
    )


def _turns(findings: Findings) -> Markup:
    plot = _histogram("turns", findings.decisions_a_turn, "decisions per turn")
    return section("Decisions per turn", "How much a seat decides before the next one does.", plot)


def _leads(study: StudyPlan, leads: Leads | None) -> list[Markup]:
    if leads is None:
        note = (
            "Nothing is known about the lead: the events of this game do not report all points, or "
            "the points do not decide the winner."
        )
        return [section("Lead", note)]
    whose = "the solo player and the others" if study.players == 1 else "the seats"
    never = precise_percent(leads.unchanged.share)
    note = (
        f"How often the lead in points passes between {whose}; equal scores are "
        f"nobody's lead. In {never} of the games nobody overtakes the first leader. From "
        f"{leads.settled.spread.median:.0f}\u00a0% of the decisions on (median), the winner is "
        "never behind any more."
    )
    fair = leads.leader_wins[0]
    who = [PlotLine("the leader wins", 0, _points(leads.leader_wins))]
    names = ("player", "others") if study.players == 1 else tuple(map(_place, range(9)))
    points = [PlotLine(names[i], i, _points(row)) for i, row in enumerate(leads.points)]
    return [
        section("Lead changes", note, _histogram("games", leads.changes, "lead changes per game")),
        section(
            "When the game is decided",
            "How often the leader in points at a given moment wins in the end; leaders with the "
            f"same points share the win. {_TIME_AXIS}",
            line_plot(who, percent, fair=fair, about="How often the current leader wins"),
        ),
        section(
            "Points over the timeline of a game",
            f"Mean points{', by final place' * (study.players > 1)}. {_TIME_AXIS}",
            line_plot(points, plain, about="Points over the timeline of a game"),
        ),
    ]


def _seats(study: StudyPlan, findings: Findings) -> Markup:
    points = [_mark(f"seat {i + 1}", i, one.points) for i, one in enumerate(findings.seats)]
    shares = [
        PlotMark(f"seat {i + 1}", i, one.wins.share, one.wins.low, one.wins.high)
        for i, one in enumerate(findings.seats)
        if one.wins is not None
    ]
    plots = [interval_plot({"Mean points": points}, one_digit, about="Mean points by seat")]
    note = "With 95 % intervals: Wilson's for shares, Student's for means."
    if shares:
        note += " A seat matters if its interval excludes the fair share (dashed)."
        about = "Share of wins by seat"
        groups = {"Share of wins": shares}
        plots.insert(0, interval_plot(groups, precise_percent, fair=1 / study.players, about=about))
    return section("Seats", _with_few(note, findings), *plots)


def _scores(findings: Findings) -> Markup:
    series = [Series("all seats", 0, findings.scores.histogram)]
    note = "How many points a seat has at the end."
    if findings.winning is None:
        return section("Scores", note, histogram_plot(series, "points", about=note))
    series.append(Series("winners", 1, findings.winning.histogram))
    names = [one.label for one in series]
    plots = [legend(names), histogram_plot(series, "points", about=note)]
    if findings.margin is not None:
        plots.append(_histogram("games", findings.margin, "points between first and second place"))
    return section("Scores", note, *plots)


def _sources(study: StudyPlan, findings: Findings) -> Markup:
    language = Language("en", find_game(study.game))
    first, second = group_names(study)
    groups = []
    for one in findings.sources:
        name = source_name(language, study.game, one.source)
        marks = [_mark(f"{name}, {first}", 0, one.winners)]
        if one.others is not None:
            marks.append(_mark(f"{name}, {second}", 1, one.others))
        groups.append((name, marks))
    note = "Mean points per side and game, by source, with 95 % intervals."
    if study.players > 1:
        note += " A source decides games if the winners get much more from it than the others."
    plot = bar_plot(groups, one_digit, about="Mean points by source")
    return section(
        "Where the points come from", _with_few(note, findings), legend([first, second]), plot
    )


def _scorings(findings: Findings) -> Markup:
    titles: list[Cell] = [("rule", "text"), ("event", "text"), "times per game", "points each"]
    titles.append("points per game")
    rows: list[list[Cell]] = [
        [
            one.rule,
            (one.event, "text"),
            f"{one.times:,.1f}",
            f"{one.points / one.times:,.1f}",
            (f"{one.points:,.1f}", "main"),
        ]
        for one in findings.scorings
    ]
    note = "Points reported by events, by rule, for all sides together."
    return section("By rule", note, table(titles, rows))


def _places(findings: Findings) -> Markup:
    titles: list[Cell] = [("place", "text"), ("event", "text"), "times per game", "wins", "95 %"]
    titles.append("advantage")
    rows: list[list[Cell]] = [
        [
            (one.place, "text"),
            (one.event, "text"),
            f"{one.times:,.2f}",
            precise_percent(one.wins.share),
            f"{100 * one.wins.low:.1f}–{100 * one.wins.high:.1f} %",
            (f"{100 * one.advantage:+.1f}", "main"),
        ]
        for one in findings.places
    ]
    note = (
        "How often a side that has scored at a place wins, and by how many percentage points "
        "that exceeds the average over all places of the event."
    )
    return section("By place", note, table(titles, rows))


def _decided(study: StudyPlan, findings: Findings) -> Markup:
    alone = study.players == 1
    titles: list[Cell] = [("grade" if alone else "reason", "text"), "games", "share", "95 %"]
    rows: list[list[Cell]] = [
        [
            reason,
            f"{part.games:,.0f}",
            (precise_percent(part.share), "main"),
            f"{100 * part.low:.1f}–{100 * part.high:.1f} %",
        ]
        for reason, part in findings.decided_by.items()
    ]
    note = "How it ended." if alone else "What set the first place apart from the others."
    return section("What decided", note, table(titles, rows))


def _histogram(what: str, row: Distribution, axis: str) -> Markup:
    return histogram_plot([Series(what, 0, row.histogram)], axis, about=f"{what} by {axis}")


def _points(values: list[float]) -> list[PlotPoint]:
    return [PlotPoint(100 * i / SLICES, value, value, value) for i, value in enumerate(values)]


def _mark(label: str, series: int, mean: Mean) -> PlotMark:
    return PlotMark(label, series, mean.mean, *(mean.interval or (mean.mean, mean.mean)))


def _with_few(note: str, findings: Findings) -> str:
    return f"{note} {_FEW}" if findings.played < FEWEST else note


def _place(number: int) -> str:
    return f"{number + 1}{ {0: 'st', 1: 'nd', 2: 'rd'}.get(number, 'th') }"
