"""Counts of action sequences up to a depth (perft, as in python-chess)."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from trilobite.engine import CHANCE, State

Generator = Callable[[State, int], list[int]]


def engine_ids(state: State, seat: int) -> list[int]:
    return state.legal_ids(seat)


def count(state: State, depth: int, generate: Generator = engine_ids) -> int:
    """The number of sequences of `depth` decisions; an outcome of chance counts as a decision.

    Seats that decide simultaneously may do so in any order.
    """
    if depth == 0:
        return 1
    if state.is_over:
        return 0
    if state.to_act == (CHANCE,):
        outcomes = [outcome for outcome, _ in state.chance_outcomes()]
        return sum(_after_chance(state, outcome, depth - 1, generate) for outcome in outcomes)
    choices = [(seat, id) for seat in state.to_act for id in generate(state, seat)]
    if depth == 1:
        return len(choices)
    return sum(_after(state, seat, id, depth - 1, generate) for seat, id in choices)


def _after(state: State, seat: int, id: int, depth: int, generate: Generator) -> int:
    trial = state.copy()
    trial.apply_id(seat, id)
    return count(trial, depth, generate)


def _after_chance(state: State, outcome: int, depth: int, generate: Generator) -> int:
    trial = state.copy()
    trial.apply_chance(outcome)
    return count(trial, depth, generate)


def read_cases(beside: str) -> list[dict[str, Any]]:
    """The positions in the `perft.toml` next to a test file, each with its counts by depth."""
    text = Path(beside).with_name("perft.toml").read_text(encoding="utf-8")
    cases: list[dict[str, Any]] = tomllib.loads(text)["case"]
    return cases


def depths(cases: list[dict[str, Any]], few: int = 3000) -> list[Any]:
    """Each case to each depth. Many sequences are deep; the fewest run on both builds."""

    def marks(number: int) -> list[pytest.MarkDecorator]:
        if number > few:
            return [pytest.mark.deep]
        return [pytest.mark.both_builds] if number <= few // 10 else []

    return [
        pytest.param(
            case,
            depth,
            number,
            id=f"{case['name']}-{depth}",
            marks=marks(number),
        )
        for case in cases
        for depth, number in enumerate(case["counts"], start=1)
    ]


to_few_or_all = pytest.mark.parametrize("most", [100, pytest.param(10**9, marks=pytest.mark.deep)])
"""Maximum number of sequences that the slow rules count again, one by one."""
