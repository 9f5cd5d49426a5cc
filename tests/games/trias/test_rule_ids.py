"""Every rule of the page is named by a test and by code, and every option is played."""

import re
from pathlib import Path

import pytest

from trilobite.engine import Option
from trilobite.games.trias import GAME

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "rules" / "trias.md").read_text(encoding="utf-8")
RULES = re.findall(r"^- \*\*(TR-\d+\.\d+)\*\* (\*\(inferred\)\*)?", PAGE, re.MULTILINE)
RULINGS = re.findall(r"^- \*\*(R-\d+)\*\* ", PAGE, re.MULTILINE)
OPTIONS = PAGE.partition("\n## Options\n")[2].partition("\n## ")[0]
ROWS = dict(re.findall(r"^\| `(\w+)` \|(.*)\|$", OPTIONS, re.MULTILINE))

LAST = {0: 6, 1: 7, 2: 7, 3: 13, 4: 4, 5: 10, 6: 3, 7: 3, 8: 5, 9: 6}
"""How many rules each section of the specification has."""

TESTS = "\n".join(
    file.read_text(encoding="utf-8")
    for file in Path(__file__).parent.glob("test_*.py")
    if file.name != Path(__file__).name
)
CODE = "\n".join(
    file.read_text(encoding="utf-8")
    for pattern in ("*.py", "*.toml")
    for file in (ROOT / "src" / "trilobite" / "games" / "trias").glob(pattern)
)


def names(text: str, id: str) -> bool:
    return re.search(rf"(?<![A-Z]){re.escape(id)}(?!\d)", text) is not None


def test_the_page_has_exactly_the_rules_of_the_specification() -> None:
    expected = [f"TR-{section}.{n}" for section, last in LAST.items() for n in range(1, last + 1)]
    assert [rule for rule, _ in RULES] == expected
    assert [f"R-{number}" for number in range(1, 17)] == RULINGS


@pytest.mark.parametrize("rule", [rule for rule, _ in RULES] + RULINGS)
def test_a_rule_is_named_by_a_test(rule: str) -> None:
    assert names(TESTS, rule)


@pytest.mark.parametrize("rule", [rule for rule, inferred in RULES if not inferred])
def test_a_rule_that_is_not_inferred_is_named_by_code(rule: str) -> None:
    assert names(CODE, rule)


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_an_option_has_a_row_in_the_page_and_a_test_that_plays_it(option: Option) -> None:
    row = ROWS[option.name]
    assert f"`{shown(option.default)}`" in row
    if option.name != "start_player":
        assert all(f"`{shown(value)}`" in row for value in option.values(2))
    assert re.search(rf"\b{option.name}=", TESTS)


def shown(value: object) -> object:
    """A value as the page writes it."""
    return ("no", "yes")[value] if isinstance(value, bool) else value


def test_every_option_of_the_page_exists() -> None:
    assert list(ROWS) == [option.name for option in GAME.options]


@pytest.mark.parametrize("number", range(1, 21))
def test_a_test_vector_of_the_specification_is_a_test(number: int) -> None:
    assert names(TESTS, f"TV-{number}")


@pytest.mark.parametrize("number", range(1, 13))
def test_an_invariant_of_the_specification_is_tested(number: int) -> None:
    assert names(TESTS, f"INV-{number}")
