"""Levels of bots, and hints: asked for, shown, followed, and seen by everybody."""

import re
from itertools import product

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.page_problems import DEVICES, TO_THE_END, all_problems, needs_axe, outside
from tests.browser.robot import Robot
from tests.browser.tables import set_up, start, wait_for_step

GAMES = {"trias": 3, "terror": 3, "tritarea": 4}
THINKING = 60_000
# Waits until a choice is sent, or needs a confirmation (of a number, of things in any order, or
# because of a warning), and then confirms it. While the page is busy, neither is clear. A button
# without the hint belongs to the next question, unless the page asks whether the player is sure.
_CONFIRM = """() => new Promise((resolve) => {
  const look = () => {
    const dock = document.querySelector(".dock");
    const isBusy = dock.getAttribute("aria-busy") === "true";
    const isAsked = dock.matches(".sure") || document.querySelector(".thoughts") !== null;
    const button = document.querySelector(".acts .go:not([data-kind])");
    if (isBusy || (isAsked && !button)) return setTimeout(look, 15);
    if (isAsked) button.click();
    resolve();
  };
  look();
})"""
# For every ring on the board: is it in the right half, and is its bulb on its right side?
_SIDES = """() => [...document.querySelectorAll(".mark:not(.card)")].map((mark) => {
  const ring = mark.getBoundingClientRect(), bulb = mark.querySelector("b").getBoundingClientRect();
  const middle = ring.left + ring.width / 2;
  return [middle > innerWidth / 2, bulb.left > middle];
})"""


def at_the_table(page: Page, game: str, clicks: int = 0) -> Robot:
    start(page, GAMES[game], game=game)
    robot = Robot(page, seed=5)
    robot.play(clicks=clicks)
    # A tap has shown something that it has not done yet. Meanwhile there are no hints.
    if page.locator(".dock.sure").count():
        page.locator(".dock .back").click()
    return robot


def hint_button(page: Page) -> Locator:
    return page.locator(".dock .hint")


def ask(page: Page) -> Locator:
    """Ask for a hint and wait for it; returns the suggestions."""
    hint_button(page).click()
    rows = page.locator(".thoughts [data-action]")
    expect(rows.first).to_be_visible(timeout=THINKING)
    return rows


def marks(page: Page) -> Locator:
    return page.locator("[data-hint], .acts .advised")


@needs_axe
@pytest.mark.parametrize(
    ("game", "device"),
    [
        pytest.param(*each, marks=[pytest.mark.deep] * (each not in TO_THE_END))
        for each in product(GAMES, DEVICES)
    ],
)
def test_a_hint_is_asked_for_shown_and_followed_and_everybody_sees_it(
    visit: Visitors, game: str, device: str
) -> None:
    page, watcher = visit.person(**DEVICES[device]), visit.person("Eve")
    robot = at_the_table(page, game, clicks=4)
    watcher.goto(page.url)
    expect(watcher.locator(".dock")).to_contain_text("You are watching")
    expect(hint_button(watcher)).to_have_count(0)
    rows = ask(page)
    assert 1 <= rows.count() <= 3
    expect(marks(page).first).to_be_visible()
    wait_for_step(watcher, "Ada asks for a hint.")
    found = [*all_problems(page, "hint"), *outside(page, "hint")]
    assert not found, "\n".join(found)
    for _ in range(2):
        action = rows.first.get_attribute("data-action")
        with page.expect_request(lambda sent: sent.url.endswith("/act")) as sending:
            rows.first.click()
            page.evaluate(_CONFIRM)
        sent = sending.value.post_data_json
        assert sent is not None
        assert sent["action"] == action
        expect(rows).to_have_count(0)
        expect(marks(page)).to_have_count(0)
        robot.look()
        rows = ask(page)


def test_the_bulb_of_a_hint_is_on_the_side_of_its_ring_that_has_room(visit: Visitors) -> None:
    """Otherwise its number would be cut off at the edge of a phone."""
    page = visit.person()
    robot = at_the_table(page, "terror", clicks=3)
    seen = set()
    for _ in range(6):
        rows = ask(page)
        for is_right, is_bulb_right in page.evaluate(_SIDES):
            assert is_right != is_bulb_right
            seen.add(is_right)
        if len(seen) == 2:
            break
        rows.first.click()
        page.evaluate(_CONFIRM)
        expect(rows).to_have_count(0)
        robot.look()
    assert seen


def test_the_key_h_asks_for_a_hint_and_hides_it_again(visit: Visitors) -> None:
    page = visit.person()
    at_the_table(page, "tritarea")
    rows = page.locator(".thoughts [data-action]")
    page.keyboard.press("h")
    expect(rows.first).to_be_visible(timeout=THINKING)
    expect(rows.first).to_contain_text(re.compile(r"win chance \d+% to \d+%"))
    page.keyboard.press("h")
    expect(rows).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("row", name=re.compile("^H Ask for a hint"))).to_be_visible()


def test_a_table_without_hints_has_no_button_for_them(visit: Visitors) -> None:
    page = visit.person()
    set_up(page, "bots", 3)
    allow = page.get_by_label("Allow hints")
    expect(allow).to_be_checked()
    page.get_by_label("Who plays seat 2").select_option("open")
    expect(allow).not_to_be_checked()
    page.get_by_label("Who plays seat 2").select_option("bot")
    expect(allow).to_be_checked()
    allow.uncheck()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".dock")
    Robot(page).look()
    expect(hint_button(page)).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".log")).not_to_contain_text("hint")


def test_levels_are_chosen_and_remembered_and_shown_at_the_table(visit: Visitors) -> None:
    page = visit.person()
    page.goto("/")
    level = page.get_by_role("radiogroup", name="Bot level")
    expect(level.get_by_role("radio", name="Normal")).to_be_checked()
    level.get_by_text("Hard", exact=True).click()
    page.reload()
    expect(level.get_by_role("radio", name="Hard")).to_be_checked()
    card = page.get_by_role("article").filter(
        has=page.get_by_role("heading", name=re.compile("^Trias "))
    )
    card.get_by_role("button", name="Play now").click()
    players = page.locator(".players")
    expect(players.get_by_text("Hard bot")).to_have_count(2)
    expect(hint_button(page).or_(page.get_by_text(" to move."))).to_have_count(1)
    page.goto("/new/trias?with=bots")
    seats = page.get_by_label("Bot of seat 2")
    expect(seats).to_have_value("hard")
    assert seats.locator("optgroup").count() == 2
    seats.select_option("easy")
    page.get_by_label("Bot of seat 3").select_option("random")
    page.get_by_role("button", name="Start").click()
    expect(players).to_contain_text("Easy bot")
    expect(players).to_contain_text("Random bot")
    page.goto("/")
    expect(level.get_by_role("radio", name="Easy")).to_be_checked()
