"""The speed of all games on both builds, measured in one run.

The builds take turns, so that other load on the machine affects both equally. Each figure is the
median of the rounds.
"""

import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from trilobite.engine import InputError, all_games, find_game
from trilobite.lab.builds import COMPILED, PLAIN, Build
from trilobite.lab.probes import CALLS, Reading

FORMAT = "trilobite-bench-1"
ROUNDS = 5


class ProbeError(Exception):
    """A measuring process ended with an error; the message is its last line."""


@dataclass(frozen=True)
class Speed:
    """The medians of one build."""

    decisions: float
    x_yard: float
    microseconds: dict[str, float]

    def to_json(self) -> dict[str, object]:
        return {
            "decisions_per_second": self.decisions,
            "x_yard": self.x_yard,
            "microseconds": self.microseconds,
        }


@dataclass(frozen=True)
class BenchRow:
    """A game with a number of players; a build that is not available has no speed."""

    game: str
    players: int
    plain: Speed | None
    compiled: Speed | None

    @property
    def ratio(self) -> float | None:
        if self.plain is None or self.compiled is None:
            return None
        return self.compiled.decisions / self.plain.decisions

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "players": self.players,
            PLAIN: None if self.plain is None else self.plain.to_json(),
            COMPILED: None if self.compiled is None else self.compiled.to_json(),
            "ratio": self.ratio,
        }


@dataclass(frozen=True)
class Bench:
    """All rows, and the conditions under which they were measured."""

    rows: list[BenchRow]
    yard: float
    seconds: float
    missing: str
    """Why a build is missing; '' if both were measured."""

    @property
    def machine(self) -> str:
        system = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
        return f"{platform.python_implementation()} {platform.python_version()}, {system}"

    def to_json(self) -> dict[str, object]:
        return {
            "format": FORMAT,
            "machine": self.machine,
            "seconds": self.seconds,
            "rounds": ROUNDS,
            "yard_units_per_second": self.yard,
            "missing": self.missing or None,
            "rows": [row.to_json() for row in self.rows],
        }


def read_cases(games: Sequence[str], players: Sequence[int]) -> list[tuple[str, int]]:
    """The games and player counts to measure: those named, or all that can be loaded."""
    known = [find_game(key) for key in games] or all_games()
    counts = [(game.key, count) for game in known for count in game.player_counts]
    cases = [(key, count) for key, count in counts if not players or count in players]
    for count in players:
        if count not in [c for _, c in cases]:
            allowed = ", ".join(str(c) for c in sorted({c for _, c in counts}))
            raise InputError("players", f"no game is for {count} players", allowed)
    return cases


def measure(
    cases: Sequence[tuple[str, int]],
    builds: Sequence[Build],
    seconds: float,
    missing: str,
    advance: Callable[[], None],
) -> Bench:
    """Measure every case on every build, dividing the time of random play among the rounds."""
    readings: dict[tuple[str, str, int], list[Reading]] = {}
    for _ in range(ROUNDS):
        for build in builds:
            for reading in probe(build, cases, seconds / ROUNDS):
                key = (build.name, reading.game, reading.players)
                readings.setdefault(key, []).append(reading)
            advance()
    rows = [
        BenchRow(game, count, *(_speed(readings.get((b, game, count))) for b in (PLAIN, COMPILED)))
        for game, count in cases
    ]
    yard = statistics.median(r.yard for looks in readings.values() for r in looks)
    return Bench(rows, yard, seconds, missing)


def probe(build: Build, cases: Sequence[tuple[str, int]], seconds: float) -> list[Reading]:
    """Measure all cases once in a new process that imports this build."""
    names = [f"{game}:{players}" for game, players in cases]
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "trilobite.lab.probes", str(seconds), *names],
        env={**os.environ, "PYTHONPATH": str(build.folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        last = (done.stderr.strip() or f"exit code {done.returncode}").splitlines()[-1]
        raise ProbeError(f"the {build.name} build could not be measured: {last}")
    return [Reading(**fields) for fields in json.loads(done.stdout)]


def _speed(readings: Sequence[Reading] | None) -> Speed | None:
    if readings is None:
        return None
    return Speed(
        statistics.median(r.decisions for r in readings),
        statistics.median(r.decisions / r.yard for r in readings),
        {call: statistics.median(r.microseconds[call] for r in readings) for call in CALLS},
    )
