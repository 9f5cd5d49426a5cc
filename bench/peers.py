"""Our engine and others in one run on one core.

Random play through each engine's own Python interface, all in turn, with the yardstick before and
after each; missing engines are left out. bench/peers.txt lists them and how to install them.

    PYTHONPATH="$(.venv/bin/python tools/compiled.py path):build/peers" \
        .venv/bin/python -m bench.peers [rounds [seconds]]

At the end it prints how far ahead we are, and the cost of the adapters (bench/envs.py).
"""

import os
import statistics
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from time import perf_counter

from bench import envs
from bench.calibrate import decisions_per_second
from bench.engines import OURS, Call, Engine, makers
from trilobite.lab.builds import running_build
from trilobite.lab.consoles import progress_bar
from trilobite.lab.yardstick import units_per_second

ROUNDS = 5
SECONDS = 0.4
REPEATS = 3
PEERS = ("open_spiel", "catanatron", "chess", "rlcard", "pettingzoo")
WANTED = {
    ("trias", "Catanatron Catan"): 5.0,
    ("terror", "Catanatron Catan"): 5.0,
    ("tritarea", "Catanatron Catan"): 5.0,
    ("trias", "OpenSpiel hive"): 1.0,
    ("terror", "OpenSpiel backgammon"): 1.0,
    ("tritarea", "OpenSpiel hearts"): 0.5,
}
"""Our game, another engine, and the wanted minimum ratio of x-yards."""


@dataclass
class Readings:
    """The measurements of an engine: a number for each round; empty for what it cannot do."""

    engine: Engine
    speeds: list[float] = field(default_factory=list)
    yards: list[float] = field(default_factory=list)
    widths: list[float] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)
    looks: list[float] = field(default_factory=list)

    @property
    def x_yard(self) -> float:
        return statistics.median(self.yards)

    def take(self, seconds: float) -> None:
        """One round: random play between two runs of the yardstick, then a game step by step."""
        before = units_per_second(seconds / 4)
        speed = decisions_per_second(self.engine.play, seconds)
        after = units_per_second(seconds / 4)
        self.speeds.append(speed)
        self.yards.append(2 * speed / (before + after))
        self._walk()

    def _walk(self) -> None:
        widths: list[float] = []
        copies: list[float] = []
        looks: list[float] = []
        for moment in self.engine.walk():
            widths.append(moment.width)
            copies += cost(moment.copy)
            looks += cost(moment.observe)
        self.widths.append(statistics.mean(widths))
        if copies:
            self.copies.append(statistics.mean(copies))
        if looks:
            self.looks.append(statistics.mean(looks))

    def row(self) -> str:
        engine = self.engine
        return (
            f"{engine.name:13}{engine.game:16}{engine.players:2}"
            f"{statistics.median(self.speeds):13,.0f}{self.x_yard:9.3g}"
            f"{statistics.mean(self.widths):8.1f}{shown(self.copies):>9}{shown(self.looks):>9}"
        )


def cost(call: Call | None) -> list[float]:
    """Microseconds of a call, the best of several; empty if there is nothing to call."""
    if call is None:
        return []
    best = float("inf")
    for _ in range(REPEATS):
        began = perf_counter()
        call()
        best = min(best, perf_counter() - began)
    return [best * 1e6]


def shown(found: Sequence[float]) -> str:
    return f"{statistics.median(found):.2f}" if found else "-"


def installed() -> Iterator[Engine]:
    for name, make in makers():
        try:
            yield make()
        except ImportError as missing:
            print(f"{name}: left out, {missing}", file=sys.stderr)


def versions() -> str:
    found = []
    for name in PEERS:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            found.append(f"{name} not installed")
    return ", ".join(found)


def verdicts(rows: Sequence[Readings]) -> Iterator[str]:
    """Our slowest figure divided by their fastest, for each wanted comparison."""
    for (key, peer), wanted in WANTED.items():
        own = [row.x_yard for row in rows if row.engine.label == f"{OURS} {key}"]
        theirs = [row.x_yard for row in rows if row.engine.label == peer]
        if own and theirs:
            times = min(own) / max(theirs)
            verdict = "yes" if times >= wanted else "NO"
            yield f"{key:9} over {peer:21}{times:7.2f} times, wanted {wanted:g}: {verdict}"


def stay_on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def measure(rows: Sequence[Readings], rounds: int, seconds: float) -> None:
    """The engines take turns, so that other work on the machine affects all."""
    with progress_bar(is_quiet=False) as bar:
        doing = bar.add_task("", total=rounds * len(rows))
        for _ in range(rounds):
            for row in rows:
                bar.update(doing, description=row.engine.label)
                row.take(seconds)
                bar.advance(doing)


def main(rounds: int = ROUNDS, seconds: float = SECONDS) -> None:
    stay_on_one_core()
    rows = [Readings(engine) for engine in installed()]
    measure(rows, rounds, seconds)
    print(f"trilobite {running_build().name}; {versions()}")
    print(f"{rounds} rounds of {seconds:g} s; medians; copy and look in microseconds")
    print("engine       game          players  decisions/s   x-yard  branch     copy     look")
    for row in rows:
        print(row.row())
    print(*verdicts(rows), sep="\n")
    print()
    envs.main()


if __name__ == "__main__":
    main(*(kind(text) for kind, text in zip((int, float), sys.argv[1:], strict=False)))
