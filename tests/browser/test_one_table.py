"""The page of a table: title, reasons for refusals, undo, keys, and a small screen."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.page_problems import TWO_FRAMES
from tests.browser.robot import Robot
from tests.browser.tables import start, unfold


def at_the_table(page: Page, players: int = 3) -> Robot:
    start(page, players)
    return Robot(page, seed=7)


def to_the_actions(robot: Robot) -> None:
    """Play until the last action can be undone."""
    undo = robot.page.get_by_role("button", name="Undo", exact=True)
    for _ in range(60):
        robot.look()
        if undo.get_attribute("aria-disabled") == "false":
            return
        robot.click()
    raise AssertionError("nothing could ever be undone")


def test_one_click_starts_a_game_and_the_title_says_whose_turn_it_is(visit: Visitors) -> None:
    page = visit()
    card = page.get_by_role("article").filter(
        has=page.get_by_role("heading", name=re.compile("^Trias "))
    )
    card.get_by_role("button", name="Play now").click()
    robot = Robot(page, seed=1)
    robot.look()
    expect(page).to_have_title("● Your turn – Trias")
    robot.play(clicks=8)
    expect(page).to_have_title(re.compile("Trias"))


def test_a_place_that_is_not_offered_says_why_not_and_opens_its_rule(visit: Visitors) -> None:
    page = visit.person()
    robot = at_the_table(page)
    robot.look()
    page.locator(".place[data-target^=tile]:not(.offered)").first.click()
    why = page.locator(".why")
    expect(why).to_contain_text("Why not?")
    why.get_by_role("button", name="Show the rule").click()
    drawer = page.get_by_role("dialog")
    expect(drawer).to_contain_text("Rules of Trias")
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_undo_removes_steps_and_redo_brings_them_back(visit: Visitors) -> None:
    page = visit.person()
    robot = at_the_table(page)
    to_the_actions(robot)
    prompt = page.locator(".dock h2")
    unfold(page)
    steps = page.locator(".log .step")
    count, last = steps.count(), steps.last.inner_text()
    after = prompt.inner_text()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(steps.last).not_to_have_text(last)
    assert steps.count() < count
    page.get_by_role("button", name="Redo").click()
    expect(steps.last).to_have_text(last)
    expect(steps).to_have_count(count)
    expect(prompt).to_have_text(after)
    page.get_by_role("button", name="Reset turn").click()
    expect(steps.last).not_to_have_text(last)
    expect(page.locator(".log")).not_to_contain_text("undoes")


_SCROLL_UP = """node => new Promise((done) => {
  node.addEventListener("scroll", () => done(), { once: true });
  node.scrollTop = 0;
})"""
"""Scrolls to the first line and returns when the page has noticed it."""


LONG = 150
"""Number of entries after which the log does not show all its lines."""


def test_the_newest_line_of_a_long_log_stays_in_sight_until_the_reader_scrolls(
    visit: Visitors,
) -> None:
    page = visit.person()
    start(page, 3, until=lambda scene: scene["seq"] > LONG)
    robot = Robot(page, seed=7)
    log = page.locator(".log ol")
    earlier = page.get_by_role("button", name=re.compile("earlier line"))
    expect(earlier).to_be_attached()
    robot.play(clicks=6)
    robot.look()
    below = "node => node.scrollHeight - node.scrollTop - node.clientHeight"
    page.wait_for_function(f"node => ({below})(node) < 2", arg=log.element_handle())
    page.evaluate(TWO_FRAMES)
    log.evaluate(_SCROLL_UP)
    robot.play(clicks=2)
    robot.look()
    page.evaluate(TWO_FRAMES)
    assert log.evaluate("node => node.scrollTop") < 200
