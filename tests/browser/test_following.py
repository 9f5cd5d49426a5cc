"""Following the others: the line of a turn, the trail, the recap, the speed."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.page_problems import PHONE
from tests.browser.robot import Robot
from tests.browser.tables import start

CODES = re.compile(r"\btile \d|ring \d|o’clock|\b[TRA]{2}-\d|\b[IMEH]\d\b|\b[SFDM][imo]\b")
_PREFER = """change => {
  const name = "trilobite-preferences";
  const kept = JSON.parse(localStorage.getItem(name) ?? "{}");
  localStorage.setItem(name, JSON.stringify({ ...kept, ...change }));
}"""
# Whether every mark of a thing that is drawn lies within this thing; null if there is none.
_MARKS_ARE_WITHIN = """() => {
  const boxOf = (node) => node.getBoundingClientRect();
  const marked = [...document.querySelectorAll(".trail:not(.gone) [data-mark]")].flatMap((mark) => {
    const thing = document.querySelector(`.board [data-target="${mark.dataset.mark}"]`);
    return thing ? [[boxOf(mark), boxOf(thing)]] : [];
  });
  const isWithin = ([mark, { left, right, top, bottom }]) => {
    const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2];
    return x > left && x < right && y > top && y < bottom;
  };
  return marked.length > 0 ? marked.every(isWithin) : null;
}"""
_OFFERED = ".acts [data-kind], .acts .go, .place.offered, .hand .offered"


def at_the_table(
    visit: Visitors, game: str, *, speed: str = "at once", motion: bool = True
) -> Page:
    page = visit()
    page.evaluate(_PREFER, {"speed": speed, "motion": motion})
    start(page, 4, game=game)
    return page


@pytest.mark.parametrize("game", ["trias", "terror", "tritarea"])
def test_each_turn_is_one_line_without_codes_that_unfolds_into_its_steps(
    visit: Visitors, game: str
) -> None:
    page = at_the_table(visit, game)
    Robot(page, seed=4).play(clicks=10)
    lines = page.locator(".log .line .words").all_inner_texts()
    assert len(lines) > 4
    assert not [line for line in lines if CODES.search(line)]
    assert not [line for line in lines if "no other choice" in line or "ends the turn" in line]
    line = page.locator(".log .turn:not(.neutral) .line").nth(-2)
    line.focus()
    page.keyboard.press("Enter")
    expect(line).to_have_attribute("aria-expanded", "true")
    steps = page.locator(".log .isOpen .step").all_inner_texts()
    assert steps
    assert not [step for step in steps if CODES.search(step)]


@pytest.mark.parametrize("motion", [True, False])
def test_the_others_leave_a_trail_until_i_act(visit: Visitors, *, motion: bool) -> None:
    page = at_the_table(visit, "trias", motion=motion)
    robot = Robot(page, seed=4)
    trail = page.locator(".trail:not(.gone) [data-trail]")
    for _ in range(60):
        robot.look()
        if trail.count() == 3 and page.locator(".trail i").count():
            break
        robot.play(clicks=1)
    expect(trail).to_have_count(3)
    recap = page.locator(".recap")
    expect(recap).to_contain_text("Since your last turn")
    shown = recap.locator("p").inner_text().removeprefix("Since your last turn").split(".")
    for number, sentence in enumerate(shown[:-1]):
        words = f"{'' if number else 'Since your last turn: '}{sentence.strip()}."
        heard = page.locator("[data-announcements]").get_by_text(words, exact=True)
        expect(heard).to_have_count(1)
    # It is shown again, and any key ends that.
    recap.get_by_role("button", name="Show again").click()
    expect(recap.get_by_role("button", name="Stop")).to_be_visible()
    page.locator(".keys").focus()
    page.keyboard.press("x")
    expect(recap.get_by_role("button", name="Show again")).to_be_visible()
    # It is also there after coming back.
    page.reload()
    expect(recap).to_be_visible()
    expect(trail).to_have_count(3)
    robot.play(clicks=1)
    expect(trail).to_have_count(0)
    expect(recap).to_have_count(0)


@pytest.mark.parametrize("game", ["trias", "terror", "tritarea"])
def test_marks_of_the_trail_lie_within_their_things_on_a_phone(visit: Visitors, game: str) -> None:
    page = visit.person(**PHONE)
    start(page, 4, game=game)
    robot = Robot(page, seed=4)
    for _ in range(30):
        robot.look()
        if page.evaluate(_MARKS_ARE_WITHIN) is not None:
            break
        robot.play(clicks=1)
    page.wait_for_function(_MARKS_ARE_WITHIN)


def test_marks_of_a_line_of_the_log_end_with_escape_and_with_a_click_elsewhere(
    visit: Visitors,
) -> None:
    page = at_the_table(visit, "trias")
    Robot(page, seed=4).play(clicks=12)
    marks = page.locator(".board .marked, .board [class*=mark]")
    before = marks.count()
    lines = page.locator(".log .turn:not(.neutral) .line", has_text="drifts")
    for number, end in enumerate(("key", "click")):
        lines.nth(number).click()
        expect(marks).not_to_have_count(before)
        if end == "key":
            page.keyboard.press("Escape")
        else:
            page.locator("header h1").click()
        expect(marks).to_have_count(before)


def test_any_key_shows_the_end_of_what_the_others_do(visit: Visitors) -> None:
    page = at_the_table(visit, "terror", speed="calm")
    robot = Robot(page, seed=4)
    pace = page.get_by_role("button", name="Skip")
    offered = page.locator(_OFFERED)
    for _ in range(40):
        robot.click()
        expect(page.locator(".dock")).to_have_attribute("aria-busy", "false")
        pace.or_(offered).first.wait_for(state="attached")
        if pace.count() and not offered.count():
            break
    expect(pace).to_have_attribute("aria-disabled", "false")
    page.locator(".keys").focus()
    page.keyboard.press(" ")
    expect(offered.first).to_be_attached()
