"""What the author of a game tells the conformance suite, found by the game's key.

`tests/games/<key>/twins.py` has `twins`, `laws.py` has `laws_between`, `words.py` has `words`.
"""

from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from trilobite.engine import Game
from trilobite.engine.conformance import FAST, Effort, Subject, subjects


def subjects_of(game: Game, effort: Effort = FAST) -> Sequence[Subject]:
    """A registered game at every table size, with its twins and laws."""
    twins = _told(game.key, "twins", "twins")
    hides = _told(game.key, "twins", "hides")
    laws = _told(game.key, "laws", "laws_between")
    return [
        replace(
            subject,
            twins=twins if hides is None or hides(subject.options) else None,
            laws_between=laws,
        )
        for subject in subjects(game, effort)
    ]


def words_of(game: Game) -> dict[str, list[str]]:
    """What the gaps of keys that the game puts together can become."""
    return _told(game.key, "words", "words") or {}


def _told(key: str, module: str, name: str) -> Any:
    path = f"tests.games.{key}"
    if find_spec(path) is None or find_spec(f"{path}.{module}") is None:
        return None
    return getattr(import_module(f"{path}.{module}"), name, None)
