"""A speed measurement as text."""

from trilobite.lab.bench import ROUNDS, Bench, BenchRow, Speed
from trilobite.lab.builds import COMPILED, PLAIN
from trilobite.lab.probes import CALLS

_NONE = "-"


def bench_text(bench: Bench) -> str:
    """What `trilobite bench` prints."""
    lines = [
        bench.machine,
        f"medians of {ROUNDS} rounds; yardstick {bench.yard:,.0f} units/s",
        "",
        *_play(bench.rows),
        "",
        *_calls(bench.rows),
    ]
    if bench.missing:
        lines += ["", f"Only one build: {bench.missing}."]
    return "\n".join(lines)


def _play(rows: list[BenchRow]) -> list[str]:
    lines = [
        f"{'random play':18}{'decisions/s':>24}{'':8}{'x-yard':>20}",
        f"{'game':10}{'players':>8}{PLAIN:>12}{COMPILED:>12}{'ratio':>8}{PLAIN:>10}{COMPILED:>10}",
    ]
    for row in rows:
        ratio = _NONE if row.ratio is None else f"{row.ratio:.1f}"
        builds = (row.plain, row.compiled)
        speeds = "".join(_number(None if s is None else s.decisions, 12, 0) for s in builds)
        yards = "".join(_number(None if s is None else s.x_yard, 10, 2) for s in builds)
        lines.append(f"{row.game:10}{row.players:8}{speeds}{ratio:>8}{yards}")
    return lines


def _calls(rows: list[BenchRow]) -> list[str]:
    titles = "".join(f"{call:>11}" for call in CALLS)
    lines = [f"{'microseconds':12}", f"{'game':10}{'players':>8}  {'build':10}{titles}"]
    for row in rows:
        for name, speed in ((PLAIN, row.plain), (COMPILED, row.compiled)):
            if speed is not None:
                lines.append(f"{row.game:10}{row.players:8}  {name:10}{_costs(speed)}")
    return lines


def _costs(speed: Speed) -> str:
    return "".join(_number(speed.microseconds[call], 11, 2) for call in CALLS)


def _number(value: float | None, width: int, digits: int) -> str:
    return f"{_NONE:>{width}}" if value is None else f"{value:{width},.{digits}f}"
