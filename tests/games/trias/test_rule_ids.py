"""Every rule of the page is named by a test and by code, and every option is played."""

import re

import pytest

from tests.support.rule_pages import RulePage, as_written, names
from trilobite.engine import Option
from trilobite.games.trias import GAME

PAGE = RulePage("trias", "trias", "TR")

LAST = {0: 6, 1: 7, 2: 7, 3: 13, 4: 4, 5: 10, 6: 3, 7: 3, 8: 5, 9: 6}
"""How many rules each section of the specification has."""


def test_the_page_has_exactly_the_rules_of_the_specification() -> None:
    expected = [f"TR-{section}.{n}" for section, last in LAST.items() for n in range(1, last + 1)]
    assert expected == PAGE.rules
    assert [f"R-{number}" for number in range(1, 17)] == PAGE.rulings


def test_every_id_that_is_cited_is_on_the_page() -> None:
    assert PAGE.cited() <= {*PAGE.rules, *PAGE.rulings}


@pytest.mark.parametrize("rule", PAGE.rules + PAGE.rulings)
def test_a_rule_is_named_by_a_test(rule: str) -> None:
    assert names(PAGE.tests, rule)


@pytest.mark.parametrize("rule", PAGE.not_inferred)
def test_a_rule_that_is_not_inferred_is_named_by_code(rule: str) -> None:
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


@pytest.mark.parametrize("number", range(1, 21))
def test_a_test_vector_of_the_specification_is_a_test(number: int) -> None:
    assert names(PAGE.tests, f"TV-{number}")


@pytest.mark.parametrize("number", range(1, 13))
def test_an_invariant_of_the_specification_is_tested(number: int) -> None:
    assert names(PAGE.tests, f"INV-{number}")
