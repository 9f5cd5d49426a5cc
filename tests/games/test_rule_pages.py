"""Every rule on a page is named by a test and by code, and every option is played."""

import re
from typing import Any

import pytest

from tests.games.terror.page import PAGE as TERROR
from tests.games.trias.page import PAGE as TRIAS
from tests.games.tritarea.page import PAGE as TRITAREA
from tests.support.rule_pages import ROOT, RulePage, as_written, names
from trilobite.engine import Option, SeatOption, find_game
from trilobite.engine.language import languages, rules_page

PAGES = {"trias": TRIAS, "terror": TERROR, "tritarea": TRITAREA}
OPTIONS = [
    pytest.param(page, option, id=f"{key}-{option.name}")
    for key, page in PAGES.items()
    for option in find_game(key).options
]


def ids(which: str) -> list[Any]:
    return [
        pytest.param(page, id, id=f"{key}-{id}")
        for key, page in PAGES.items()
        for id in getattr(page, which)
    ]


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_a_page_has_exactly_the_rules_of_the_specification(page: RulePage) -> None:
    assert sorted(page.specified) == sorted(page.rules)
    assert page.specified_rulings == page.rulings


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("key", PAGES)
def test_the_page_of_every_language_has_all_ids_once_and_in_order(key: str, code: str) -> None:
    """Links to cited rules therefore work in translations, too."""
    text = rules_page(find_game(key), code).read_text(encoding="utf-8")
    found = re.findall(r"^- \*\*([A-Z]+-[\d.]+)\*\*", text, re.MULTILINE)
    page = (ROOT / "docs" / "rules" / f"{PAGES[key].page}.md").read_text(encoding="utf-8")
    assert found == re.findall(r"^- \*\*([A-Z]+-[\d.]+)\*\*", page, re.MULTILINE)
    assert len(set(found)) == len(found)
    assert {*PAGES[key].rules, *PAGES[key].rulings} <= set(found)


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_every_id_that_is_cited_is_on_the_page(page: RulePage) -> None:
    assert page.cited() <= {*page.rules, *page.rulings}


@pytest.mark.parametrize(("page", "id"), [*ids("rules"), *ids("rulings"), *ids("tested")])
def test_every_rule_and_ruling_is_named_in_a_test(page: RulePage, id: str) -> None:
    assert names(page.tests, id)


@pytest.mark.parametrize(("page", "id"), ids("not_inferred"))
def test_every_rule_that_is_not_inferred_is_named_in_the_code(page: RulePage, id: str) -> None:
    assert names(page.code, id)


@pytest.mark.parametrize(("page", "option"), OPTIONS)
def test_an_option_has_a_row_in_the_page_and_a_test_that_plays_it(
    page: RulePage, option: Option
) -> None:
    row = page.option_rows[option.name]
    assert f"`{as_written(option.default)}`" in row
    if not isinstance(option, SeatOption):
        assert all(f"`{as_written(value)}`" in row for value in option.values(2))
    assert re.search(rf"\b{option.name}=", page.tests)


@pytest.mark.parametrize("key", PAGES)
def test_every_option_of_the_page_exists(key: str) -> None:
    assert list(PAGES[key].option_rows) == [option.name for option in find_game(key).options]
