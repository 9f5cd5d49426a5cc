"""Zoomed pages: at 200 % of a laptop's screen and at 320 pixels nothing of a table is lost."""

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import Visitors
from tests.browser.page_problems import TWO_FRAMES, staying
from tests.browser.robot import Robot
from tests.browser.tables import start

ZOOMED: ViewportSize = {"width": 683, "height": 384}
NARROW: ViewportSize = {"width": 320, "height": 640}
PLAYERS = {"trias": 2, "terror": 3, "tritarea": 4}
PAGES = (
    "/", "/learn", "/learn/terror", "/puzzles", "/puzzles/trias", "/rules", "/rules/trias",
    "/new/tritarea?with=friends", "/join", "/settings",
)  # fmt: skip
SMALLEST = 200
"""Minimum width and height of the board in pixels."""

# Whether the page is too wide, the drawing too small, and which controls cannot be reached.
_LOST = f"""() => {{
  const drawings = [...document.querySelectorAll(".board svg")];
  const boxes = drawings.map((svg) => svg.getBoundingClientRect());
  const [drawing] = boxes.toSorted((one, two) => two.width * two.height - one.width * one.height);
  const isLost = (node) => {{
    const {{ left, right, width }} = node.getBoundingClientRect();
    const isOutside = width > 0 && (left < -1 || right > innerWidth + 1);
    return isOutside && !node.closest(".board, .log, .standing");
  }};
  const lost = [...document.querySelectorAll("button, a, input, select")].filter(isLost);
  const found = lost.map((node) => node.getAttribute("aria-label") || node.textContent.trim());
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page is too wide");
  if (Math.min(drawing.width, drawing.height) < {SMALLEST}) found.push("the drawing is too small");
  return found;
}}"""


def check(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.evaluate(TWO_FRAMES)
    assert not list(staying(page, _LOST, str(size)))
    page.locator(".dock h2").scroll_into_view_if_needed()
    assert page.locator(".dock h2").is_visible()


@pytest.mark.parametrize("game", PLAYERS)
def test_a_zoomed_table_has_a_board_and_all_its_controls(visit: Visitors, game: str) -> None:
    page = visit.person()
    start(page, PLAYERS[game], game=game)
    robot = Robot(page, seed=3)
    robot.play(clicks=4)
    robot.look()
    for size in (ZOOMED, NARROW):
        check(page, size)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Volume").scroll_into_view_if_needed()
    assert page.get_by_label("Volume").is_visible()


@pytest.mark.parametrize("code", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_no_page_is_wider_than_a_small_window(visit: Visitors, code: str) -> None:
    """Every address can be opened directly: a failed request would be heard in the console."""
    page = visit.stranger(locale=code)
    for path in PAGES:
        page.goto(path)
        page.locator("main, form").first.wait_for()
        for size in (ZOOMED, NARROW):
            page.set_viewport_size(size)
            overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert overflow <= 0, (path, size)
