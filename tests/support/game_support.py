"""Test support that each game provides, found by the key of the game.

`tests/games/<key>/twins.py` has `twins`, `laws.py` has `laws_between`, `words.py` has `words`.
"""

from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from trilobite.engine import Game
from trilobite.engine.conformance import FAST, CheckEffort, Subject, subjects


def subjects_of(game: Game, effort: CheckEffort = FAST) -> Sequence[Subject]:
    """The subjects of an installed game, with its twins and laws."""
    twins = _given(game.key, "twins", "twins")
    hides = _given(game.key, "twins", "hides")
    laws = _given(game.key, "laws", "laws_between")
    return [
        replace(subject, twins=twins if hides is None or hides(subject.options) else None)
        for subject in subjects(game, effort, laws_between=laws)
    ]


def words_of(game: Game) -> dict[str, list[str]]:
    """The values that can fill the gaps of the message keys that the game assembles."""
    return _given(game.key, "words", "words") or {}


def _given(key: str, module: str, name: str) -> Any:
    path = f"tests.games.{key}"
    if find_spec(path) is None or find_spec(f"{path}.{module}") is None:
        return None
    return getattr(import_module(f"{path}.{module}"), name, None)
