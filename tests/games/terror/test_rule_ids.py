"""Every rule of the page is named by a test and by code, and every option is played."""

import re

import pytest

from tests.support.rule_pages import RulePage, as_written, names
from trilobite.engine import Option
from trilobite.games.terror import GAME

PAGE = RulePage("terror", "triassic-terror", "TT")

SECTIONS = {
    0: range(1, 6), 1: range(1, 6), 2: range(1, 8), 3: range(1, 7), 4: range(1, 11),
    5: range(1, 4), 6: range(1, 3), 7: [*range(1, 13), *range(15, 22), *range(25, 32)],
    8: range(1, 4), 9: range(1, 7), 10: range(1, 5), 11: range(1, 3), 12: range(1, 2),
    15: range(1, 4),
}  # fmt: skip
"""The rules of each section of the specification."""

RULINGS = [*range(1, 16), *range(18, 29), *range(30, 37)]
VECTORS = [*range(1, 47), *range(50, 58)]


def test_the_page_has_exactly_the_rules_of_the_specification() -> None:
    expected = [f"TT-{section}.{n}" for section, numbers in SECTIONS.items() for n in numbers]
    assert sorted(expected) == sorted(PAGE.rules)
    assert [f"R-{number:02}" for number in RULINGS] == PAGE.rulings


def test_every_id_that_is_cited_is_on_the_page() -> None:
    assert PAGE.cited() <= {*PAGE.rules, *PAGE.rulings}


@pytest.mark.parametrize("rule", PAGE.rules + PAGE.rulings)
def test_a_rule_is_named_by_a_test(rule: str) -> None:
    assert names(PAGE.tests, rule)


@pytest.mark.parametrize("rule", PAGE.not_inferred)
def test_a_rule_is_named_by_code(rule: str) -> None:
    assert names(PAGE.code, rule)


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_an_option_has_a_row_in_the_page_and_a_test_that_plays_it(option: Option) -> None:
    row = PAGE.option_rows[option.name]
    assert f"`{as_written(option.default)}`" in row
    if option.name != "start_player":
        assert all(f"`{as_written(value)}`" in row for value in option.values(2))
    assert re.search(rf"\b{option.name}=", PAGE.tests)


def test_every_option_of_the_page_exists() -> None:
    assert list(PAGE.option_rows) == [option.name for option in GAME.options]


@pytest.mark.parametrize("number", VECTORS)
def test_a_test_vector_of_the_specification_is_a_test(number: int) -> None:
    assert names(PAGE.tests, f"TV-{number}")


@pytest.mark.parametrize("number", range(1, 12))
def test_an_invariant_of_the_specification_is_tested(number: int) -> None:
    assert names(PAGE.tests, f"INV-{number}")


@pytest.mark.parametrize("number", range(1, 15))
def test_a_decision_point_of_the_specification_is_tested(number: int) -> None:
    assert names(PAGE.tests, f"DP-{number}")
