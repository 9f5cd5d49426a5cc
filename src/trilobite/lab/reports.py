"""A summary as text: pictures first, numbers beside them."""

from trilobite.lab.plans import Plan
from trilobite.lab.summaries import SeatSummary, Summary, Timing

_BARS = " ▁▂▃▄▅▆▇█"
_WIDTH = 30


def report_text(plan: Plan, summary: Summary | None, timing: Timing) -> str:
    """What `trilobite simulate` prints. The last line alone depends on the machine."""
    lines = [_heading(plan, timing)]
    if summary is not None:
        lines += ["", *_wins(summary), "", *_points(summary), "", *_length(summary)]
        lines += ["", _speed(timing)]
    return "\n".join(lines)


def sparkline(counts: list[int]) -> str:
    """Counts as columns of one line; whatever is more than nothing can be seen."""
    most = max(counts)
    return "".join(_BARS[-(-count * 8 // most)] for count in counts)


def bar(share: float, width: int = _WIDTH) -> str:
    """A share of the whole as a filled part of a line."""
    full = round(share * width)
    return "█" * full + "·" * (width - full)


def _heading(plan: Plan, timing: Timing) -> str:
    games = (
        f"{plan.games:,}" if timing.games == plan.games else f"{timing.games:,} of {plan.games:,}"
    )
    return f"{plan.game}, {plan.players} players, seed {plan.seed}: {games} games"


def _wins(summary: Summary) -> list[str]:
    wide = _name_width(summary)
    title = f"seat  {'bot':{wide}}  {'wins':{_WIDTH}}   share  95 % interval"
    return [title, *(_win(seat, wide) for seat in summary.seats)]


def _win(seat: SeatSummary, wide: int) -> str:
    low, high = 100 * seat.low, 100 * seat.high
    share = f"{100 * seat.share:5.1f} %  {low:.1f} to {high:.1f} %"
    return f"{seat.seat:4}  {seat.bot:{wide}}  {bar(seat.share)} {share}"


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
        rows.append(f"{seat.seat:4}  {sparkline(seat.counts):{wide}} {quartiles}")
    return [title, *rows, scale]


def _length(summary: Summary) -> list[str]:
    d = summary.decisions
    return [
        f"decisions a game    mean {d.mean:.1f}, {d.min:,} to {d.max:,}",
        f"choices a decision  mean {summary.mean_choices:.1f}, at most {summary.most_choices:,}",
    ]


def _speed(timing: Timing) -> str:
    jobs = f"{timing.jobs} process{'es' * (timing.jobs > 1)}"
    speeds = (
        f"{timing.games_per_second:,.1f} games/s, {timing.decisions_per_second:,.0f} decisions/s"
    )
    return f"{speeds} ({timing.seconds:.1f} s, {jobs})"


def _name_width(summary: Summary) -> int:
    return max(3, *(len(seat.bot) for seat in summary.seats))
