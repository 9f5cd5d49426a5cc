"""The effect of a change: two or more builds in one run, by what search and learning call.

    PYTHONPATH= .venv/bin/python -m bench.changes before=FOLDER after=FOLDER [--rounds 5]

A folder is what `tools/compiled.py path` prints in a working copy, or its `src`. The builds take
turns in separate processes; every figure is the median of the rounds, by processor time. The
positions are those of a greedy game, with imagined worlds, as in a search.
"""

import json
import os
import statistics
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time

from bench.bots import Question, questions, spread
from trilobite.bots.contract import ThinkingTime
from trilobite.bots.search import SearchBot
from trilobite.engine import FastChance, State
from trilobite.envs.seeing import Sight
from trilobite.lab.consoles import progress_bar

CASES = [(key, players) for key in ("trias", "terror", "tritarea") for players in (2, 4)]
POSITIONS = 20
SIMULATIONS = 100
"""Simulations from a new tree at each position."""

SECONDS = 0.15
"""Seconds of measurement for each kind of call."""

Figures = dict[str, float]


def probe(key: str, players: int) -> Figures:
    """Microseconds per call, and simulations per second of a search with its usual settings."""
    asked = spread(questions(key, 1, players), POSITIONS)
    chance = FastChance(1)
    worlds = [(question.view.imagine(chance), question.offer.seat) for question in asked]
    ids = [world.legal_ids(seat) for world, seat in worlds]
    applying = Applying(worlds, ids)
    sight = Sight(worlds[0][0].game)

    def each(call: Callable[[State, int], object]) -> Callable[[], None]:
        def run() -> None:
            for world, seat in worlds:
                call(world, seat)

        return run

    def imagine() -> None:
        for question in asked:
            question.view.imagine(chance)

    def look() -> None:
        for (world, seat), legal in zip(worlds, ids, strict=True):
            sight.look(world, seat, legal)

    calls = {
        "imagine": imagine,
        "legal_ids": each(lambda world, seat: world.legal_ids(seat)),
        "copy": each(lambda world, _: world.copy()),
        "copy, apply_id": applying.both,
        "view": each(lambda world, seat: world.view(seat)),
        "view, to_json": each(lambda world, seat: world.view(seat).to_json()),
        "outlook": each(lambda world, _: world.outlook()),
        "estimate": each(lambda world, seat: world.estimate(seat)),
        "encode, mask": look,
    }
    figures = {name: cost(call) / len(asked) for name, call in calls.items()}
    figures["apply_id"] = cost(applying.apply, applying.prepare) / len(asked)
    return figures | {"simulations/s": simulations_per_second(asked)}


class Applying:
    """One of the legal actions at each of some positions, on copies."""

    def __init__(self, worlds: Sequence[tuple[State, int]], ids: Sequence[Sequence[int]]) -> None:
        self.worlds, self.ids, self.chance = worlds, ids, FastChance(1)
        self.prepared: list[tuple[State, int, int]] = []

    def prepare(self) -> None:
        self.prepared = [
            (world.copy(), seat, legal[self.chance.below(len(legal))])
            for (world, seat), legal in zip(self.worlds, self.ids, strict=True)
        ]

    def apply(self) -> None:
        for world, seat, id in self.prepared:
            world.apply_id(seat, id)

    def both(self) -> None:
        self.prepare()
        self.apply()


def cost(call: Callable[[], None], prepare: Callable[[], None] | None = None) -> float:
    """Microseconds per call, without what `prepare` does before each of them."""
    calls, spent = 0, 0.0
    while spent < SECONDS:
        if prepare is not None:
            prepare()
        began = process_time()
        call()
        spent += process_time() - began
        calls += 1
    return 1e6 * spent / calls


def simulations_per_second(asked: Sequence[Question]) -> float:
    simulations = 0
    began = process_time()
    for question in asked:
        bot = SearchBot(1)
        bot.choose(question.view, question.offer, ThinkingTime(iterations=SIMULATIONS))
        simulations += bot.simulations
    return simulations / (process_time() - began)


def ask(folder: Path, key: str, players: int) -> Figures:
    """The figures of one build, measured in a new process."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.changes", "--probe", key, str(players)],
        env={**os.environ, "PYTHONPATH": str(folder)},
        cwd=Path(__file__).parent.parent,
        stdout=subprocess.PIPE,
        check=True,
    )
    figures: Figures = json.loads(done.stdout)
    return figures


def measure(folders: dict[str, Path], rounds: int) -> dict[tuple[str, int, str], list[Figures]]:
    found: dict[tuple[str, int, str], list[Figures]] = {}
    with progress_bar(is_quiet=False) as bar:
        doing = bar.add_task("", total=rounds * len(CASES) * len(folders))
        for _ in range(rounds):
            for key, players in CASES:
                for name, folder in folders.items():
                    bar.update(doing, description=f"{key}, {players} players, {name}")
                    found.setdefault((key, players, name), []).append(ask(folder, key, players))
                    bar.advance(doing)
    return found


def report(names: Sequence[str], found: dict[tuple[str, int, str], list[Figures]]) -> None:
    """A line for each kind of call: every build, and the ratio of the last to the first."""
    print(f"{'':36}" + "".join(f"{name:>12}" for name in names) + f"{'last/first':>12}")
    for key, players in CASES:
        rows = [found[key, players, name] for name in names]
        for call in rows[0][0]:
            medians = [statistics.median(figures[call] for figures in row) for row in rows]
            title = f"{key:9} {players} players  {call}"
            shown = "".join(f"{number:12,.1f}" for number in medians)
            print(f"{title:36}{shown}{medians[-1] / medians[0]:12.2f}")


def main(arguments: Sequence[str]) -> None:
    parser = ArgumentParser(prog="bench.changes", description=__doc__.partition("\n")[0])
    parser.add_argument("builds", nargs="+", metavar="NAME=FOLDER")
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args(arguments)
    folders = {}
    for build in given.builds:
        name, _, folder = build.partition("=")
        if not (Path(folder) / "trilobite").is_dir():
            parser.error(f"{build!r} is not a build: NAME=FOLDER with a folder `trilobite` in it")
        folders[name] = Path(folder).resolve()
    report(list(folders), measure(folders, given.rounds))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--probe"]:
        print(json.dumps(probe(sys.argv[2], int(sys.argv[3]))))
    else:
        main(sys.argv[1:])
