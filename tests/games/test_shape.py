"""The packages of the games keep their shape: each rule in one place, in files of a fair length."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

GAMES = Path("src/trilobite/games")
RULE_ID = re.compile(r"\b(?:TR|TT|TA)-\d+\.\d+\b")
RULE = re.compile(r"^- \*\*((?:TR|TT|TA)-\d+\.\d+)\*\*", re.MULTILINE)
RANGE = re.compile(r"\b((?:TR|TT|TA)-\d+\.)(\d+) to (?:\1)?(\d+)\b")
MOST_LINES = 400
MOST_LINES_OF_ALL = 15_500
GENERATED = "generated"


def modules(game: str) -> list[Path]:
    """The modules of a game that people write."""
    return [path for path in (GAMES / game).rglob("*.py") if GENERATED not in path.parts]


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


def cited(text: str) -> set[str]:
    """The ids of rules in a module, with all of a range."""
    ranges = [(one, int(low), int(high)) for one, low, high in RANGE.findall(text)]
    between = {f"{one}{number}" for one, low, high in ranges for number in range(low, high + 1)}
    return between | set(RULE_ID.findall(text))


@pytest.mark.parametrize("game", ["trias", "terror", "tritarea"])
def test_every_rule_of_the_page_is_cited_where_it_is_carried_out(game: str) -> None:
    rules = set(RULE.findall((GAMES / game / "rules.md").read_text(encoding="utf-8")))
    found = set().union(*(cited(path.read_text(encoding="utf-8")) for path in modules(game)))
    assert len(rules) > 40
    assert sorted(rules - found) == []


@pytest.mark.parametrize("game", ["trias", "terror", "tritarea"])
def test_no_file_of_a_game_is_too_long(game: str) -> None:
    long = {str(path): lines(path) for path in modules(game) if lines(path) > MOST_LINES}
    assert not long


def test_the_three_games_together_stay_small() -> None:
    assert (
        sum(lines(path) for game in ("trias", "terror", "tritarea") for path in modules(game))
        <= MOST_LINES_OF_ALL
    )
