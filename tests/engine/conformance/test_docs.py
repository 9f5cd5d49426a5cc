"""What docs/games/conformance.md says is true."""

import re
from pathlib import Path
from typing import Any

from tests.support.mutants import MUTANTS
from trilobite.engine import find_game
from trilobite.engine.conformance import Subject, all_checks

PAGE = (Path(__file__).parents[3] / "docs" / "games" / "conformance.md").read_text(encoding="utf-8")
NUMBERS = {"thirty-seven": 37, "ninety": 90}


def test_the_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, Any] = {}
    exec(example, names)  # noqa: S102
    check = names["CHECKS"]["random_games_end"]
    names["test_my_game_keeps_the_contract"](Subject(find_game("trias"), 2), check)


def test_the_numbers_are_right() -> None:
    assert NUMBERS[re.findall(r": (\S+) checks", PAGE)[0]] == len(all_checks())
    assert NUMBERS[re.findall(r"has more than (\S+) ways", PAGE)[0]] <= len(MUTANTS)
