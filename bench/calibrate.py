"""The length of a unit of the yardstick, from random play of known engines.

The loop that first measured those engines is lost, but its results are known. This runs the same
engines by the same definition (a decision is a list of legal moves and a move; chance is played but
not counted) and prints the number of steps that best reproduces the results, by geometric mean.

    python -m venv /tmp/peers && /tmp/peers/bin/pip install open_spiel chess
    PYTHONPATH=src /tmp/peers/bin/python bench/calibrate.py [rounds [seconds]]
"""

import importlib
import random
import statistics
import sys
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

from trilobite.lab.yardstick import STEPS, units_per_second

REFERENCE = {
    "python-chess": 0.43,
    "OpenSpiel hive": 0.23,
    "OpenSpiel chess": 2.8,
    "OpenSpiel hearts": 6.2,
    "OpenSpiel backgammon": 1.1,
    "OpenSpiel hex(board_size=11)": 10.8,
}
"""Decisions per second in units of the lost loop (2026-11-15)."""

Play = Callable[[], int]


def python_chess() -> Play:
    """Function that plays a random game of python-chess; returns the number of decisions."""
    chess: Any = importlib.import_module("chess")

    def play() -> int:
        board = chess.Board()
        decisions = 0
        while not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))  # noqa: S311
            decisions += 1
        return decisions

    return play


def open_spiel(name: str) -> Play:
    """Function that plays a random game of OpenSpiel through its Python interface."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes()))
            else:
                state.apply_action(random.choice(state.legal_actions()))  # noqa: S311
                decisions += 1
        return decisions

    return play


def drawn(outcomes: list[tuple[int, float]]) -> int:
    """A random outcome, drawn by its probability."""
    rest = random.random()  # noqa: S311
    for outcome, probability in outcomes:
        rest -= probability
        if rest < 0:
            return outcome
    return outcomes[-1][0]


def peers() -> Iterator[tuple[str, Play]]:
    """The known engines that are installed here."""
    for name in REFERENCE:
        engine, _, game = name.partition(" ")
        try:
            yield name, open_spiel(game) if engine == "OpenSpiel" else python_chess()
        except ModuleNotFoundError as missing:
            print(f"{name}: left out, {missing}", file=sys.stderr)


def decisions_per_second(play: Play, seconds: float) -> float:
    """Play whole games until the time is over."""
    started = perf_counter()
    decisions = 0
    while True:
        decisions += play()
        elapsed = perf_counter() - started
        if elapsed >= seconds:
            return decisions / elapsed


def main(rounds: int = 9, seconds: float = 0.4) -> None:
    """Measure all engines in turn, with the yardstick before and after each, and take medians."""
    installed = dict(peers())
    if not installed:
        sys.exit("no peer is installed: pip install open_spiel chess")
    speeds: dict[str, list[float]] = {name: [] for name in installed}
    yards: dict[str, list[float]] = {name: [] for name in installed}
    for _ in range(rounds):
        for name, play in installed.items():
            before = units_per_second(seconds / 4)
            speed = decisions_per_second(play, seconds)
            after = units_per_second(seconds / 4)
            speeds[name].append(speed)
            yards[name].append(2 * speed / (before + after))
    print(f"{'peer':30}{'decisions/s':>12}{'x-yard':>8}{'reference':>11}")
    ratios = []
    for name in installed:
        yard = statistics.median(yards[name])
        ratios.append(yard / REFERENCE[name])
        print(f"{name:30}{statistics.median(speeds[name]):12,.0f}{yard:8.3g}{REFERENCE[name]:11}")
    ratio = statistics.geometric_mean(ratios)
    print(f"here over reference, geometric mean: {ratio:.3f} with {STEPS} steps")
    print(f"it would be 1 with {STEPS / ratio:.0f} steps")


if __name__ == "__main__":
    main(*(kind(text) for kind, text in zip((int, float), sys.argv[1:], strict=False)))
