"""The home page in windows of every size: nothing is cut off, and games come first."""

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.page_problems import SCHEMES
from tests.browser.tables import start

HEIGHTS = {360: 740, 390: 844, 768: 1024, 1366: 768, 1920: 1080, 2560: 1440}
"""Heights of windows by their widths."""

# How much the page is too wide, which pictures are cut by their cards, and where the cards end.
_LOOK = """() => {
  const isCut = (art) => {
    const svg = art.querySelector("svg");
    const { x, y, width, height } = svg.viewBox.baseVal;
    const corners = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)];
    const [start, end] = corners.map((point) => point.matrixTransform(svg.getScreenCTM()));
    const { left, right, top, bottom } = art.getBoundingClientRect();
    return start.x < left - 1 || end.x > right + 1 || start.y < top - 1 || end.y > bottom + 1;
  };
  const cards = [...document.querySelectorAll(".games article")];
  return {
    overflow: document.documentElement.scrollWidth - innerWidth,
    cut: cards.filter((card) => isCut(card.querySelector(".art"))).length,
    end: Math.round(Math.max(...cards.map((card) => card.getBoundingClientRect().bottom))),
  };
}"""


def test_the_home_page_fits_windows_of_every_size(visit: Visitors) -> None:
    page = visit()
    expect(page.locator(".games article")).to_have_count(3)
    for width, height in HEIGHTS.items():
        page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            found = page.evaluate(_LOOK)
            assert (found["overflow"], found["cut"]) == (0, 0), (width, scheme, found)
            if width >= 1366:
                assert found["end"] <= height, (width, scheme, found)


def test_a_conceded_game_is_over_everywhere_and_has_no_opponent_called_me(visit: Visitors) -> None:
    page = visit.stranger()
    start(page, 2)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Really concede").click()
    expect(page.locator(".head .progress")).to_have_text("The game is over")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.goto("/")
    row = page.locator(".mine li")
    expect(row).to_contain_text("over, ")
    expect(row.locator(".p:not(.me)")).to_have_count(1)
    expect(row.locator(".p.me")).to_have_count(1)
    expect(row.get_by_role("link")).to_have_text("View")
