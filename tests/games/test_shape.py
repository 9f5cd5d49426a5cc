"""The packages of the games keep their shape: each rule in one place, in files of a fair length."""

import ast
import re
from collections import defaultdict
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import pytest

from trilobite.games.terror import model as terror
from trilobite.games.trias import model as trias
from trilobite.games.tritarea import model as tritarea

GAMES = Path("src/trilobite/games")
NAMES = ("trias", "terror", "tritarea")
RULE = re.compile(r"^- \*\*((?:TR|TT|TA)-\d+\.\d+)\*\*", re.MULTILINE)
RULING = re.compile(r"^- \*\*(R-\d+)\*\*", re.MULTILINE)
CITED = re.compile(r"\b(TR|TT|TA)-(\d+)\.(\d+)(?: to (?:\1-\2\.)?(\d+))?")
CITED_RULING = re.compile(r"\bR-\d+\b")
CHAPTERS = re.compile(r'"""(?:Chapter|Section)s? (\d+(?:(?:, | and | to )\d+)*)')
MOST_LINES = 400
MOST_LINES_OF_ALL = 15_500
GENERATED = "generated"
FAST = ("fast", "kernel")
"""Folders of fast code, which mirrors the rules."""
NUMBERED: dict[str, Sequence[str]] = {
    "trias _ _ _ SOUTH_POLE": trias.TERRAINS,
    "trias _ _ _ METEORITE": trias.CARDS,
    "terror SWAMP _ _ _": terror.ENVIRONMENTS,
    "terror NEW_ENVIRONMENT HERD_GROWTH HERD_MIGRATION HATCH T_REX_TILE RAPTORS": terror.TILES,
    "terror _ _ PTERODACTYL T_REX_PREDATOR": terror.PREDATORS,
    "terror HATCH_COUNTER VOLCANO_COUNTER": terror.COUNTERS,
    "terror STONES PRESENCE DOMINATION": terror.SOURCES,
    "tritarea KEEP MAKE_0 MAKE_10": tritarea.CHANGES,
    "tritarea BONUSES AREAS TALLEST DECLARATIONS SALES CHANGED_FIVES DEFAULTS PURCHASES": (
        tritarea.SOURCES
    ),
}
"""The names of a game with the constants that are their numbers."""


def modules(game: str) -> list[Path]:
    """The modules of a game that people write."""
    return [path for path in (GAMES / game).rglob("*.py") if GENERATED not in path.parts]


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def cited(path: Path) -> set[tuple[int, str]]:
    """The rules in a module, with all of a range: their chapters and their ids."""
    found: set[tuple[int, str]] = set()
    for game, chapter, first, last in CITED.findall(path.read_text(encoding="utf-8")):
        numbers = range(int(first), int(last or first) + 1)
        found |= {(int(chapter), f"{game}-{chapter}.{number}") for number in numbers}
    return found


def chapters(path: Path) -> set[int]:
    """The chapters of the rulebook that a module is about, by its first line."""
    found = CHAPTERS.match(path.read_text(encoding="utf-8"))
    if found is None:
        return set()
    first, *others = [int(number) for number in re.findall(r"\d+", found[1])]
    return {first, *others} | (set(range(first, others[-1])) if " to " in found[1] else set())


def kind_of(game: str, path: Path) -> str:
    """The folder of the package, such as `rules`; or the name of a module beside the folders."""
    return path.relative_to(GAMES / game).parts[0]


@pytest.mark.parametrize("game", NAMES)
def test_each_rule_is_cited_by_one_module_or_also_by_the_fast_code_that_mirrors_it(
    game: str,
) -> None:
    places: dict[str, list[Path]] = defaultdict(list)
    for path in modules(game):
        for _, rule in cited(path):
            places[rule].append(path)
    for rule, found in sorted(places.items()):
        fast = [path for path in found if kind_of(game, path) in FAST]
        assert len(found) - len(fast) == 1, f"{rule}: {found}"
        assert len(fast) <= 1, f"{rule}: {found}"


@pytest.mark.parametrize("game", NAMES)
def test_each_ruling_is_cited_by_two_modules_at_most(game: str) -> None:
    """The options of `content.py` name their rulings, too."""
    places: dict[str, list[Path]] = defaultdict(list)
    for path in modules(game):
        for ruling in {*CITED_RULING.findall(path.read_text(encoding="utf-8"))}:
            places[ruling] += [path] * (path.name != "content.py")
    assert not {ruling: found for ruling, found in places.items() if len(found) > 2}


@pytest.mark.parametrize("game", NAMES)
def test_rules_are_cited_in_the_chapters_or_by_what_they_define(game: str) -> None:
    """Outside `rules` and fast code are only the words of chapter 0, and rules with an option."""
    for path in modules(game):
        kind = kind_of(game, path)
        if kind == "rules" and path.name not in ("__init__.py", "index.py"):
            assert chapters(path), f"{path} does not name its chapter"
            others = [rule for chapter, rule in cited(path) if chapter not in chapters(path)]
            assert not others, f"{path} has rules of other chapters: {others}"
        elif kind not in (*FAST, "content.py"):
            others = [rule for chapter, rule in cited(path) if chapter > 0]
            assert not others, f"{path} has rules: {others}"


def test_each_chapter_of_trias_has_a_file_of_its_own() -> None:
    """The chapters of the others that are too long for one file have one for each subject."""
    files = [path for path in modules("trias") if kind_of("trias", path) == "rules"]
    found = [chapter for path in files for chapter in chapters(path)]
    assert sorted(found) == [*range(10)]


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_and_ruling_of_the_page_is_cited_where_it_is_carried_out(game: str) -> None:
    page = (GAMES / game / "rules.md").read_text(encoding="utf-8")
    code = "".join(path.read_text(encoding="utf-8") for path in modules(game))
    found = {rule for path in modules(game) for _, rule in cited(path)}
    assert len(RULE.findall(page)) > 40
    assert len(RULING.findall(page)) > 10
    assert sorted({*RULE.findall(page)} - found) == []
    assert sorted({*RULING.findall(page)} - {*CITED_RULING.findall(code)}) == []


@pytest.mark.parametrize("game", NAMES)
def test_events_and_actions_are_declared_and_not_written_as_classes(game: str) -> None:
    classes = [
        (path, node.name)
        for path in modules(game)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        and {"Event", "Action"} & {base.id for base in node.bases if isinstance(base, ast.Name)}
    ]
    assert not classes


@pytest.mark.parametrize(("numbers", "names"), NUMBERED.items())
def test_a_number_that_stands_for_a_name_is_its_place(numbers: str, names: Sequence[str]) -> None:
    """Compiled code is faster with numbers that are written out."""
    game, *constants = numbers.split()
    model = import_module(f"trilobite.games.{game}.model")
    found = [getattr(model, constant) for constant in constants if constant != "_"]
    assert found == [place for place, constant in enumerate(constants) if constant != "_"]
    assert len(constants) == len(names)


@pytest.mark.parametrize("game", NAMES)
def test_no_file_of_a_game_is_too_long_or_laid_out_by_hand(game: str) -> None:
    long = {str(path): lines(path) for path in modules(game) if lines(path) > MOST_LINES}
    assert not long
    assert not [path for path in modules(game) if "# fmt:" in path.read_text(encoding="utf-8")]


def test_the_three_games_together_stay_small() -> None:
    assert sum(lines(path) for game in NAMES for path in modules(game)) <= MOST_LINES_OF_ALL
