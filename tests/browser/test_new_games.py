"""Games of other people in the browser: the example Coppice, and what `new-game` writes."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import Visitors
from tests.browser.instance import Instance
from tests.browser.page_problems import all_problems, needs_axe
from tests.browser.tables import start, wait_for_step
from tests.examples.conftest import COPPICE, install
from tools import web
from trilobite.authoring.packages import write_package

PHONE = {"width": 320, "height": 640}


def jetty(folder: Path) -> Path:
    """What `new-game` writes, with six stones in the hand instead of two."""
    package = write_package("jetty", folder)
    content = package / package.name / "content.py"
    text = content.read_text(encoding="utf-8")
    content.write_text(text.replace("HAND: Final = 2", "HAND: Final = 6"), encoding="utf-8")
    return package


@pytest.fixture
def visit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chromium: Browser) -> Iterator[Visitors]:
    """Visitors of a server with both games, whose client is built with their folders."""
    site = install(tmp_path / "site", COPPICE, jetty(tmp_path))
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


@needs_axe
def test_games_of_other_people_are_played_with_their_own_boards(visit: Visitors) -> None:
    page = visit.person("Mara")
    start(page, 2, game="jetty")
    page.locator(".hand .offered").first.click()
    place = page.locator(".place.offered").first
    place.hover()
    see_through = "getComputedStyle(node).fill === 'rgba(0, 0, 0, 0)'"
    assert place.evaluate(f"node => node.classList.contains('over') && {see_through}")
    place.click()
    wait_for_step(page, "Mara lays a stone on")
    lines = page.locator(".log .turn:not(.neutral) .words")
    expect(lines.filter(has_text="Mara lays a stone.")).to_have_count(1)
    expect(lines.filter(has_text="draws")).to_have_count(0)
    start(page, 2, game="coppice")
    page.locator(".hand .offered").first.wait_for()
    page.locator(".keys").focus()
    for key in ("ArrowRight", "Enter", "ArrowRight", "Enter"):  # a tree, then a place
        page.keyboard.press(key)
    wait_for_step(page, "Mara plants a tree on")
    page.locator("[data-kind=send]").click()
    wait_for_step(page, "Mara sends a forester to")
    expect(lines.filter(has_text="Mara plants a tree and sends a forester")).to_have_count(1)
    assert [*all_problems(page, "Coppice")] == []
    check_hand_on_a_phone(visit.person("Noor", viewport=PHONE))
    for games in (5, 4):
        check_first_page(visit.stranger(), games)


def check_hand_on_a_phone(page: Page) -> None:
    """The stones of a hand lie in one row."""
    start(page, 2, game="jetty")
    page.locator(".hand .offered").first.wait_for()
    heights = "nodes => nodes.map((node) => Math.round(node.getBoundingClientRect().top))"
    tops = page.locator(".hand svg").evaluate_all(heights)
    assert len(tops) == 6
    assert len(set(tops)) == 1


# The heights of the pictures on the cards of the first page, and how far each card is from the
# nearest one to the right or below.
_CARDS = """() => {
  const boxOf = (node) => node.getBoundingClientRect();
  const cards = [...document.querySelectorAll(".games article")];
  const boxes = cards.map(boxOf);
  const between = (one, other) => Math.max(
    other.left - one.right, other.top - one.bottom, one.left - other.right, one.top - other.bottom,
  );
  const apart = boxes.flatMap((one) =>
    boxes.filter((other) => other !== one).map((other) => between(one, other)));
  return { pictures: cards.map((card) => boxOf(card.querySelector(".art svg")).height), apart };
}"""


def check_first_page(page: Page, games: int) -> None:
    """All cards have a picture, and none touches another one, in every width."""

    def answer(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, json={**found.json(), "games": found.json()["games"][:games]})

    page.route("**/api/instance", answer)
    page.goto("/")
    expect(page.locator(".games article")).to_have_count(games)
    for width in (390, 800, 1000, 1280, 1920):
        page.set_viewport_size({"width": width, "height": 800})
        cards = page.evaluate(_CARDS)
        assert min(cards["pictures"]) > 100, (games, width, cards)
        assert min(cards["apart"]) > 10, (games, width, cards)
