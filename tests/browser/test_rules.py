"""The rules in the browser: search, drawn examples, and links from what cites them."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, Visitors
from tests.browser.page_problems import DEVICES, all_problems, needs_axe
from tests.browser.robot import Robot
from tests.browser.tables import start, unfold
from trilobite.engine import find_game
from trilobite.guides.examples import example_names

# Scrolls to each of the examples until it is drawn; returns those that never are.
_DRAW_ALL = """async ([names, patience]) => {
  const until = performance.now() + patience;
  const find = (name) => document.querySelector(`[data-example="${name}"]`);
  const isDrawn = (name) => find(name)?.querySelector(".board > div") != null;
  for (const name of names) {
    while (!isDrawn(name) && performance.now() < until) {
      find(name)?.scrollIntoView();
      await new Promise(requestAnimationFrame);
    }
  }
  return names.filter((name) => !isDrawn(name));
}"""


def show_examples(page: Page, game: str, most: int | None = None) -> None:
    """Check that every example is drawn when it scrolls into view, or the first `most` of them."""
    names = example_names(find_game(game))
    assert page.evaluate(_DRAW_ALL, [names[:most], PATIENCE]) == []
    assert page.locator("[data-example]").count() == len(names)


_ARE_DRAWN = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const isNear = (box) => box.bottom > -800 && box.top < innerHeight + 800;
  const tops = () => figures.map((figure) => figure.getBoundingClientRect().top).join();
  const figures = [...document.querySelectorAll("[data-example]")];
  const before = tops();
  for (let i = 0; i < 5; i++) await frame();
  return before === tops() && figures.every(
    (figure) => !isNear(figure.getBoundingClientRect()) || figure.querySelector(".board > div"));
}"""
"""Whether all examples in or near the window are drawn, and the page has stopped moving."""


def wait_for_drawings(page: Page) -> None:
    page.wait_for_function(_ARE_DRAWN)


def is_on_top(page: Page, rule: str) -> bool:
    """Whether the rule is at the top of the window, below the fixed header."""
    place = page.locator(f'[id="rule-{rule}"]')
    expect(place).to_be_in_viewport()
    box = place.bounding_box()
    return box is not None and -1 <= box["y"] <= 200


@needs_axe
@pytest.mark.parametrize(
    ("game", "device"), [("trias", "phone"), ("terror", "desktop"), ("tritarea", "phone")]
)
def test_the_rules_have_a_page_with_drawn_examples(visit: Visitors, game: str, device: str) -> None:
    page = visit(**DEVICES[device])
    page.locator(f"a[href='/rules/{game}']").click()
    page.wait_for_selector(".text h3")
    page.get_by_role("searchbox").fill("tile" if game != "tritarea" else "block")
    expect(page.get_by_role("status").first).to_contain_text("Found in")
    found = list(all_problems(page, f"search in the rules of {game}"))
    assert not found, "\n".join(found)
    show_examples(page, game)


def test_an_address_leads_to_its_rule_even_if_drawings_load_later(visit: Visitors) -> None:
    page = visit.stranger(**DEVICES["phone"])
    page.goto("/rules/tritarea#TA-5.6")
    page.locator("[data-example=neighbour] .board > div").first.wait_for()
    wait_for_drawings(page)
    assert is_on_top(page, "TA-5.6")
    page.get_by_role("searchbox").fill("7.8")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#TA-7.8$"))
    page.locator("[data-example=lead-lost] .board > div").first.wait_for()
    wait_for_drawings(page)
    assert is_on_top(page, "TA-7.8")


def test_the_log_and_a_refusal_lead_to_the_rule_and_back_to_the_game(visit: Visitors) -> None:
    """A drawn example does not affect the table: the arrow keys continue where they were."""
    page = visit.person()
    start(page, 3, game="terror")
    robot = Robot(page, seed=4)
    robot.play(clicks=3)
    robot.look()
    unfold(page)
    link = page.locator(".log .rule").last
    rule = link.inner_text()
    link.click()
    drawer = page.get_by_role("dialog")
    expect(drawer.locator("[data-marked]")).to_have_attribute("data-marked", rule)
    expect(drawer.locator(f'[id="rule-{rule}"]')).to_be_in_viewport()
    show_examples(page, "terror", 3)
    page.keyboard.press("Escape")
    drawer.wait_for(state="detached")

    page.locator(".keys").focus()
    page.keyboard.press("w")
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    why = page.locator(".why button")
    cited = (why.get_attribute("title") or "").removeprefix("Rule ")
    why.click()
    expect(drawer.locator("[data-marked]")).to_have_attribute("data-marked", cited)
    page.keyboard.press("Escape")
    drawer.wait_for(state="detached")
    page.locator(".keys").focus()
    page.keyboard.press("w")
    seen = set()
    for key in ("Shift+ArrowDown", "ArrowRight", "Shift+ArrowUp", "ArrowLeft") * 3:
        page.keyboard.press(key)
        seen.add(page.locator(".keys").get_attribute("aria-activedescendant"))
    assert len(seen) > 3, "the keys walk on the island as it is drawn"
