"""A summary as text: charts on the left, numbers on the right."""

from trilobite.lab.plans import SimulationPlan
from trilobite.lab.summaries import GameShare, Summary, Timing

_BARS = " ▁▂▃▄▅▆▇█"
_WIDTH = 30


def report_text(plan: SimulationPlan, summary: Summary | None, timing: Timing) -> str:
    """What `trilobite simulate` prints. Only the last line depends on the machine.

    Seats are counted from 1 here, but from 0 in JSON.
    """
    lines = [_heading(plan, timing)]
    if summary is not None:
        who = _grades(summary) if summary.grades else _wins(summary)
        lines += ["", *who, "", *_points(summary), "", *_length(summary)]
        lines += ["", _speed(timing)]
    return "\n".join(lines)


def sparkline(counts: list[int]) -> str:
    """Counts as the columns of one line; every count above 0 is visible."""
    most = max(counts)
    return "".join(_BARS[-(-count * 8 // most)] for count in counts)


def bar(share: float, width: int = _WIDTH) -> str:
    """A share of the whole as a partly filled bar."""
    full = round(share * width)
    return "█" * full + "·" * (width - full)


def _heading(plan: SimulationPlan, timing: Timing) -> str:
    games = (
        f"{plan.games:,}" if timing.games == plan.games else f"{timing.games:,} of {plan.games:,}"
    )
    players = f"{plan.players} player{'s' * (plan.players > 1)}"
    return f"{plan.game}, {players}, seed {plan.seed}: {games} game{'s' * (plan.games > 1)}"


def _wins(summary: Summary) -> list[str]:
    wide = max(len("bot"), *(len(seat.bot) for seat in summary.seats))
    title = f"seat  {'bot':{wide}}  {'wins':{_WIDTH}}   share  95 % interval"
    rows = [(seat.seat + 1, seat.bot, seat.wins) for seat in summary.seats]
    return [title, *(f"{seat:4}  {bot:{wide}}  {_part(won)}" for seat, bot, won in rows if won)]


def _grades(summary: Summary) -> list[str]:
    wide = max(len("grade"), *(len(one.grade) for one in summary.grades))
    games = f"games of {summary.seats[0].bot}"
    title = f"{'grade':{wide}}  {games:{_WIDTH}}   share  95 % interval"
    return [title, *(f"{one.grade:{wide}}  {_part(one.games)}" for one in summary.grades)]


def _part(part: GameShare) -> str:
    low, high = 100 * part.low, 100 * part.high
    return f"{bar(part.share)} {100 * part.share:5.1f} %  {low:.1f} to {high:.1f} %"


def _points(summary: Summary) -> list[str]:
    bins = summary.bins
    wide = max(bins.number, len("points"))
    last = bins.start + bins.number * bins.width - 1
    title = f"seat  {'points':{wide}}    min     q1 median     q3    max    mean"
    scale = (
        f"      one column is {bins.width} point{'s' * (bins.width > 1)}, {bins.start} to {last}"
    )
    rows = []
    for seat in summary.seats:
        p = seat.points
        quartiles = f"{p.min:6} {p.q1:6g} {p.median:6g} {p.q3:6g} {p.max:6} {p.mean:7.1f}"
        rows.append(f"{seat.seat + 1:4}  {sparkline(seat.counts):{wide}} {quartiles}")
    return [title, *rows, scale]


def _length(summary: Summary) -> list[str]:
    d = summary.decisions
    return [
        f"decisions per game    mean {d.mean:.1f}, {d.min:,} to {d.max:,}",
        f"choices per decision  mean {summary.mean_choices:.1f}, at most {summary.most_choices:,}",
    ]


def _speed(timing: Timing) -> str:
    jobs = f"{timing.jobs} process{'es' * (timing.jobs > 1)}"
    speeds = (
        f"{timing.games_per_second:,.1f} games/s, {timing.decisions_per_second:,.0f} decisions/s"
    )
    return f"{speeds} ({timing.seconds:.1f} s, {jobs}, {timing.build} build)"
