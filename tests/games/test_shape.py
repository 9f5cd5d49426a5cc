"""The packages of the games keep their shape: each rule in one place, in files of a fair length."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

GAMES = Path("src/trilobite/games")
RULE_ID = re.compile(r"\b(?:TR|TT|TA)-\d+\.\d+\b")
MOST_LINES = 400
MOST_LINES_OF_ALL = 15_900
GENERATED = "generated.py"


def modules(game: str) -> list[Path]:
    """The modules of a game that people write."""
    return [path for path in (GAMES / game).rglob("*.py") if path.name != GENERATED]


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("game", ["trias", "terror", "tritarea"])
def test_each_rule_is_cited_by_one_module_or_also_by_the_fast_code_that_mirrors_it(
    game: str,
) -> None:
    places: dict[str, set[Path]] = defaultdict(set)
    for path in modules(game):
        for rule in RULE_ID.findall(path.read_text(encoding="utf-8")):
            places[rule].add(path.relative_to(GAMES / game))
    for rule, found in sorted(places.items()):
        fast = {path for path in found if path.parts[0] == "fast"}
        assert len(found - fast) <= 1, f"{rule}: {sorted(map(str, found))}"
        assert len(fast) <= 1, f"{rule}: {sorted(map(str, found))}"


@pytest.mark.parametrize("game", ["trias", "terror", "tritarea"])
def test_no_file_of_a_game_is_too_long(game: str) -> None:
    long = {str(path): lines(path) for path in modules(game) if lines(path) > MOST_LINES}
    assert not long


def test_the_three_games_together_stay_small() -> None:
    assert (
        sum(lines(path) for game in ("trias", "terror", "tritarea") for path in modules(game))
        <= MOST_LINES_OF_ALL
    )
