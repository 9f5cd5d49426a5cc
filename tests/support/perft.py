"""Counts of action sequences to a depth (python-chess's perft)."""

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
    """How many sequences of so many decisions there are; an outcome of chance counts as one.

    Of those who decide at once anyone may be next.
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
    """The positions of `perft.toml` beside a test, each with its counts by depth."""
    text = Path(beside).with_name("perft.toml").read_text(encoding="utf-8")
    cases: list[dict[str, Any]] = tomllib.loads(text)["case"]
    return cases


def depths(cases: list[dict[str, Any]], few: int = 3000) -> list[Any]:
    """Each case to each depth; those of more than a few sequences are deep."""
    return [
        pytest.param(
            case,
            depth,
            number,
            id=f"{case['name']}-{depth}",
            marks=[pytest.mark.deep] if number > few else [],
        )
        for case in cases
        for depth, number in enumerate(case["counts"], start=1)
    ]
