"""Every rule of the page is named by a test and by code, and every option is played."""

import re

import pytest

from tests.support.rule_pages import RulePage, as_written, names
from trilobite.engine import Option
from trilobite.games.tritarea import GAME

PAGE = RulePage("tritarea", "tritarea", "TA")

SECTIONS = {
    0: range(1, 8), 1: range(1, 10), 2: range(1, 3), 3: range(1, 6), 4: range(1, 6),
    5: range(1, 9), 6: range(1, 4), 7: range(1, 11), 8: range(1, 2), 9: range(1, 7),
    10: range(1, 4), 11: range(1, 3), 14: range(1, 2),
}  # fmt: skip
"""The rules of each section of the specification."""


def test_the_page_has_exactly_the_rules_of_the_specification() -> None:
    expected = [f"TA-{section}.{n}" for section, numbers in SECTIONS.items() for n in numbers]
    assert sorted(expected) == sorted(PAGE.rules)
    assert [f"R-{number}" for number in range(1, 22)] == PAGE.rulings


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
    if option.name not in {"start_first", "board_data"}:
        assert all(f"`{as_written(value)}`" in row for value in option.values(2))
    assert re.search(rf"\b{option.name}=", PAGE.tests)


def test_every_option_of_the_page_exists() -> None:
    assert list(PAGE.option_rows) == [option.name for option in GAME.options]


@pytest.mark.parametrize("number", range(1, 51))
def test_a_test_vector_of_the_specification_is_a_test(number: int) -> None:
    assert names(PAGE.tests, f"V-{number:02}")
    assert f"def test_v_{number:02}_" in PAGE.tests


@pytest.mark.parametrize("number", range(1, 14))
def test_an_invariant_of_the_specification_is_tested(number: int) -> None:
    assert names(PAGE.tests, f"INV-{number}")


@pytest.mark.parametrize("number", range(1, 9))
def test_a_decision_of_the_specification_is_tested(number: int) -> None:
    assert names(PAGE.tests, f"D-{number}")
