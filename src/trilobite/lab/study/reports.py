"""Findings as text and as JSON."""

from dataclasses import asdict

from trilobite.engine import find_game
from trilobite.engine.language import Language
from trilobite.lab.reports import bar, sparkline
from trilobite.lab.study.distributions import Distribution, Mean
from trilobite.lab.study.findings import Findings, Leads, SeatFinding
from trilobite.lab.study.plan import StudyPlan

FORMAT = "trilobite-study-1"
_BAR = 20


def findings_text(study: StudyPlan, findings: Findings | None) -> str:
    """What `trilobite study` prints. Seats are counted from 1 here, but from 0 in JSON."""
    if findings is None:
        return heading(study, 0)
    parts = [
        [heading(study, findings.played)],
        _figures(findings),
        _seats(study, findings),
        _sources(study, findings),
    ]
    return "\n\n".join("\n".join(part) for part in parts if part)


def heading(study: StudyPlan, played: int) -> str:
    games = f"{played:,}" if played == study.games else f"{played:,} of {study.games:,}"
    players = f"{study.players} player{'s' * (study.players > 1)}"
    many = "s" * (study.games > 1)
    return f"{study.game}, {players}, {bots_text(study)}, seed {study.seed}: {games} game{many}"


def bots_text(study: StudyPlan) -> str:
    """The names of the bots, or one name if all are the same."""
    return ", ".join(dict.fromkeys(study.bots) if len(set(study.bots)) == 1 else study.bots)


def figures(findings: Findings) -> list[tuple[str, Distribution]]:
    """The findings that are one number per game, decision or turn."""
    found = [
        ("decisions per game", findings.decisions),
        ("turns per game", findings.turns),
        ("decisions per turn", findings.decisions_a_turn),
        ("choices per decision", findings.choices),
        ("points per seat", findings.scores),
    ]
    if findings.winning is not None:
        found.append(("points of the winner", findings.winning))
    if findings.margin is not None:
        found.append(("first ahead of second", findings.margin))
    if findings.leads is not None:
        found.append(("lead changes per game", findings.leads.changes))
        found.append(("decided, % of the game", findings.leads.settled))
    return found


def source_name(language: Language, game: str, source: str) -> str:
    key = f"{game}-source-{source}"
    return language.sentence(key) if language.has(key) else source


def group_names(study: StudyPlan) -> tuple[str, str]:
    """The two groups that are compared."""
    return ("player", "others") if study.players == 1 else ("winners", "others")


def _figures(findings: Findings) -> list[str]:
    rows = figures(findings)
    wide = max(len(row.histogram.counts) for _, row in rows)
    title = f"{'':22}  {'':{wide}}    mean    min     q1 median     q3    max"
    lines = [_figure(name, row, wide) for name, row in rows]
    tree = f"{'size of the game':22}  10^{findings.tree:.0f} possible games with choices like these"
    return [title, *lines, tree]


def _figure(name: str, row: Distribution, wide: int) -> str:
    s = row.spread
    numbers = f"{s.mean:7.1f} {s.min:6g} {s.q1:6g} {s.median:6g} {s.q3:6g} {s.max:6g}"
    return f"{name:22}  {sparkline([*row.histogram.counts]):{wide}} {numbers}"


def _seats(study: StudyPlan, findings: Findings) -> list[str]:
    title = f"seat  {'wins':{_BAR}}   share  95 % interval     points  95 % interval"
    rows = [_seat(seat, one) for seat, one in enumerate(findings.seats)]
    if study.players == 1:
        parts = findings.decided_by.items()
        return [f"{name:14}  {100 * part.share:5.1f} %" for name, part in parts]
    return [title, *rows, f"      A fair share is {100 / study.players:.1f} %."]


def _seat(seat: int, one: SeatFinding) -> str:
    wins = ""
    if one.wins is not None:
        sure = f"{100 * one.wins.low:.1f} to {100 * one.wins.high:.1f} %"
        wins = f"{bar(one.wins.share, _BAR)} {100 * one.wins.share:5.1f} %  {sure:16}"
    return f"{seat + 1:4}  {wins}  {one.points.mean:6.1f}  {interval_text(one.points)}"


def _sources(study: StudyPlan, findings: Findings) -> list[str]:
    language = Language("en", find_game(study.game))
    first, second = group_names(study)
    names = [source_name(language, study.game, one.source) for one in findings.sources]
    wide = max(18, *(len(name) for name in names), 0)
    lines = [f"{'points from':{wide}}      all  {first:>7}   {second}"]
    for name, one in zip(names, findings.sources, strict=True):
        others = "" if one.others is None else f"{one.others.mean:8.1f}"
        lines.append(f"{name:{wide}} {one.all.mean:8.1f} {one.winners.mean:8.1f} {others}")
    return lines if names else []


def interval_text(mean: Mean) -> str:
    return "-" if mean.interval is None else f"{mean.interval[0]:.1f} to {mean.interval[1]:.1f}"


def report_json(
    study: StudyPlan, findings: Findings | None, seconds: float, jobs: int
) -> dict[str, object]:
    """The format described in docs/bots/lab.md. `findings` is null if no game was finished."""
    return {
        "format": FORMAT,
        **study.identity(),
        "played": 0 if findings is None else findings.played,
        "findings": None if findings is None else _findings_json(findings),
        "timing": {"seconds": seconds, "jobs": jobs},
    }


def _findings_json(found: Findings) -> dict[str, object]:
    return {
        "decisions": found.decisions.to_json(),
        "turns": found.turns.to_json(),
        "decisions_a_turn": found.decisions_a_turn.to_json(),
        "choices": found.choices.to_json(),
        "choices_by_slice": found.choices_by_slice,
        "choices_course": found.choices_by_slice,  # the former name
        "log10_tree": found.tree,
        "questions": [asdict(one) for one in found.questions],
        "leads": None if found.leads is None else _leads_json(found.leads),
        "seats": [
            {
                "seat": seat,
                "wins": None if one.wins is None else one.wins.to_json(),
                "points": one.points.to_json(),
            }
            for seat, one in enumerate(found.seats)
        ],
        "scores": found.scores.to_json(),
        "winning_scores": None if found.winning is None else found.winning.to_json(),
        "margin": None if found.margin is None else found.margin.to_json(),
        "sources": [
            {
                "source": one.source,
                "all": one.all.to_json(),
                "winners": one.winners.to_json(),
                "others": None if one.others is None else one.others.to_json(),
            }
            for one in found.sources
        ],
        "scorings": [asdict(one) for one in found.scorings],
        "places": [{**asdict(one), "wins": one.wins.to_json()} for one in found.places],
        "decided_by": [
            {"reason": reason, **part.to_json()} for reason, part in found.decided_by.items()
        ],
    }


def _leads_json(leads: Leads) -> dict[str, object]:
    return {
        "changes": leads.changes.to_json(),
        "unchanged": leads.unchanged.to_json(),
        "settled_percent": leads.settled.to_json(),
        "leader_wins": leads.leader_wins,
        "points_by_slice": leads.points,
        "points_course": leads.points,  # the former name
    }
