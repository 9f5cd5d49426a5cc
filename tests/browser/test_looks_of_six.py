"""The table and the replay with the most players, in a language that needs much room."""

from functools import cache
from typing import Any

import pytest

from tests.browser.conftest import Visitors
from tests.browser.page_problems import DEVICES, cut_off, on_devices, outside
from tests.browser.tables import bring
from tests.browser.test_review import by_lot
from trilobite.engine import find_game
from trilobite.engine.matches import Match


@cache
def record_of_six() -> Any:
    match = Match(find_game("terror"), 6, None, bytes(range(16)))
    return by_lot(match, 9999).record().to_json()


@on_devices
@pytest.mark.parametrize("code", [pytest.param("en", marks=pytest.mark.deep), "fr"])
def test_nothing_is_cut_off_with_six_players(visit: Visitors, device: str, code: str) -> None:
    """The most names and numbers side by side, and a language that needs room."""
    page = visit.person(**{**DEVICES[device], "locale": code})
    id = bring(page, record_of_six())
    page.goto(f"/replay/{id}")
    page.locator(".after table").first.wait_for()
    found = list(cut_off(page, "after the game"))
    page.locator(".tabs button").nth(1).click()
    found += cut_off(page, "statistics")
    page.goto(f"/replay/{id}?at=60")
    page.locator(".players").wait_for()
    found += cut_off(page, "replay")
    page.goto(f"/table/{id}")
    page.locator(".end").wait_for()
    found += cut_off(page, "the end")
    page.goto("/new/terror?with=bots")
    page.get_by_role("radiogroup").get_by_text("6", exact=True).click()
    page.locator("button.go").last.click()
    page.locator(".players").wait_for()
    found += [*cut_off(page, "table"), *outside(page, "table")]
    assert not found, "\n".join(found)
