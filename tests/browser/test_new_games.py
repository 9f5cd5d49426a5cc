"""Games of other people in the browser: the example Coppice, and what `new-game` writes."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.instance import Instance
from tests.browser.page_problems import all_problems, needs_axe
from tests.browser.tables import name_yourself, start
from tests.examples.conftest import COPPICE, install
from tools import web
from trilobite.authoring.packages import write_package


@pytest.fixture
def visit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chromium: Browser) -> Iterator[Visitors]:
    """Visitors of a server with both games, whose client is built with their folders."""
    site = install(tmp_path / "site", COPPICE, write_package("jetty", tmp_path))
    monkeypatch.syspath_prepend(site)
    monkeypatch.setenv("PYTHONPATH", str(site), prepend=":")
    monkeypatch.setenv("TRILOBITE_STATIC", str(tmp_path / "static"))
    web.copy_clients(web.installed_clients())
    try:
        web.build_pages(tmp_path / "static")
    finally:
        web.copy_clients({})
    instance = Instance(tmp_path)
    instance.start()
    visitors = Visitors(chromium, instance.url)
    yield visitors
    visitors.close()
    instance.stop()


def log_of(page: Page, text: str) -> None:
    expect(page.locator(".log")).to_contain_text(text)


@needs_axe
def test_games_of_other_people_are_played_with_their_own_boards(visit: Visitors) -> None:
    page = visit()
    name_yourself(page, "Mara")
    start(page, "bots", 2, game="jetty")
    page.locator(".hand .offered").first.click()
    page.locator(".place.offered").first.click()
    log_of(page, "Mara lays a stone on")
    start(page, "bots", 2, game="coppice")
    page.locator(".hand .offered").first.wait_for()
    page.locator(".keys").focus()
    for key in ("ArrowRight", "Enter", "ArrowRight", "Enter"):  # a tree, then a place
        page.keyboard.press(key)
    log_of(page, "Mara plants a tree on")
    page.locator("[data-kind=send]").click()
    log_of(page, "Mara sends a forester to")
    assert [*all_problems(page, "Coppice")] == []
