"""Lessons in the browser: offered first to new people, played by clicks, left and resumed."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.page_problems import DEVICES, all_problems, needs_axe, outside
from tests.browser.terror_steps import click_inside
from trilobite.engine import Action
from trilobite.guides.contract import Act
from trilobite.guides.lessons import Lesson, find_lesson

CARDS = {"trias": 0, "terror": 1, "tritarea": 2}
"""Index of each game's card on the home page, where they are sorted by title."""

# Things that a page of the lesson points at and that its panel covers.
_HIDDEN = """() => {
  const panel = document.querySelector(".guide").getBoundingClientRect();
  const overlaps = (box) => box.right > panel.left + 2 && box.left < panel.right - 2
    && box.bottom > panel.top + 2 && box.top < panel.bottom - 2;
  return [...document.querySelectorAll(".marks [data-hint]")]
    .filter((mark) => overlaps(mark.getBoundingClientRect())).map((mark) => mark.dataset.hint);
}"""


_MY_TURN = """() => {
  document.querySelector(".ceremony .x")?.click();
  const text = document.querySelector(".guide");
  const isVisible = text.checkVisibility({ visibilityProperty: true });
  return isVisible && !text.textContent.includes("The others are playing");
}"""
"""Skips a scoring, which hides the text of a lesson on a phone."""


class Learner:
    """Reads every page and does what the lesson wants, with clicks."""

    def __init__(self, page: Page, lesson: Lesson) -> None:
        self.page = page
        self.lesson = lesson
        self.panel = page.get_by_role("region", name="Lesson")

    def snapshot(self) -> Any:
        id = self.page.url.rsplit("/", 1)[1]
        return self.page.evaluate("(id) => fetch(`/api/tables/${id}`).then((r) => r.json())", id)

    def choices(self, snapshot: Any) -> tuple[list[Any], list[Any]]:
        """The offered choices that the lesson wants, and the others."""
        acts: list[Act] = []
        for entry in snapshot["log"]:
            if entry["kind"] == "act":
                acts.append(Act(entry["seat"], entry["action"]))
            del acts[len(acts) - entry["taken_back"] :]
        want = self.lesson.want(acts)
        assert want is not None
        offered = snapshot["scene"]["offer"]["choices"]
        wanted = [choice for choice in offered if want.fits(self.action(choice))]
        return wanted, [choice for choice in offered if choice not in wanted]

    def action(self, choice: Any) -> Action:
        return self.lesson.game.actions.from_text(choice["text"])

    def take(self, choice: Any) -> None:
        for target in choice["targets"]:
            self.thing(choice, target).click()
        if choice["any_order"]:
            self.page.locator(".acts .go").click()

    def thing(self, choice: Any, target: str) -> "Thing":
        place = self.page.locator(f".place.offered[data-target='{target}']")
        card = self.page.locator(f".hand .offered[data-target='{target}']")
        button = self.page.locator(f".acts [data-kind='{choice['kind']}']")
        expect(place.or_(card).or_(button).first).to_be_visible()
        for one in (place, card, button):
            if one.count():
                return Thing(one.first, is_place=one is place)
        raise AssertionError(f"{target} cannot be clicked")

    def read(self) -> None:
        """Read all pages of the step, and check that the things they point at are not covered."""
        following = self.panel.get_by_role("button", name="Next", exact=True)
        while True:
            assert self.page.evaluate(_HIDDEN) == []
            if not following.count() or following.get_attribute("aria-disabled") == "true":
                return
            following.click()

    def step(self) -> bool:
        """Make one decision; returns False at the end of the lesson."""
        self.page.wait_for_function(_MY_TURN)
        self.read()
        snapshot = self.snapshot()
        if snapshot["scene"]["guide"]["done"]:
            return False
        self.take(self.choices(snapshot)[0][0])
        expect(self.page.locator(".dock")).to_have_attribute("aria-busy", "false")
        seq = snapshot["scene"]["seq"]
        self.page.wait_for_function(
            """async ([id, seq]) => {
              const { scene } = await (await fetch(`/api/tables/${id}`)).json();
              return scene.seq > seq && scene.guide.pages.length > 0;
            }""",
            arg=[self.page.url.rsplit("/", 1)[1], seq],
            polling=40,
        )
        return True


class Thing:
    def __init__(self, locator: Locator, *, is_place: bool) -> None:
        self._locator = locator
        self._is_place = is_place

    def click(self) -> None:
        if self._is_place:
            click_inside(self._locator)
        else:
            self._locator.click()


def begin(page: Page, game: str) -> Learner:
    learn = page.locator(".games article").nth(CARDS[game]).get_by_role("button").first
    expect(learn).to_have_text("Learn by playing")
    learn.click()
    page.wait_for_selector(".guide")
    return Learner(page, find_lesson(game))


def skip_scoring(learner: Learner) -> None:
    """A lesson may end with a scoring, which waits for the reader when nothing moves."""
    learner.page.wait_for_function(
        """() => {
          document.querySelector(".ceremony .x")?.click();
          return document.querySelector(".guide .go") && !document.querySelector(".ceremony");
        }"""
    )
    learner.read()


@needs_axe
@pytest.mark.parametrize(
    ("game", "device"), [("trias", "desktop"), ("terror", "phone"), ("tritarea", "desktop")]
)
def test_a_whole_lesson_is_played_by_clicks_and_can_be_read_by_everybody(
    visit: Visitors, game: str, device: str
) -> None:
    page = visit(**DEVICES[device])
    learner = begin(page, game)
    found = [*all_problems(page, "the first page")]
    for _ in range(4):
        assert learner.step()
    learner.read()
    found += [*all_problems(page, "several actions"), *outside(page, "several actions")]
    assert found == []
    while learner.step():
        pass
    skip_scoring(learner)
    expect(learner.panel).to_contain_text("bots!")
    expect(page.locator(".players .score").first).not_to_contain_text("Score: 0")
    if game == "tritarea":  # the text is about the city that was scored
        expect(page.locator(".city .tower").first).to_be_visible()
        page.reload()
        expect(page.locator(".city .tower").first).to_be_visible()
        learner.read()
    if game == "trias":
        learner.panel.get_by_role("button", name="Next lesson: The final scoring").click()
        expect(learner.panel.get_by_role("heading", name="The final scoring")).to_be_visible()
        short = Learner(page, find_lesson("trias/final"))
        while short.step():
            pass
        skip_scoring(short)
        expect(page.locator(".end")).to_have_count(0)  # the lesson explains the result
    learner.panel.get_by_role("button", name="Play against bots").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.wait_for_selector(".dock")


def test_a_wrong_move_gets_a_reason_and_a_lesson_left_is_resumed(visit: Visitors) -> None:
    page = visit()  # which also hears that no wrong move is a failed request
    learner = begin(page, "trias")
    before = learner.snapshot()
    learner.read()
    learner.take(learner.choices(before)[1][0])
    expect(learner.panel.locator(".reason")).to_contain_text("will soon be worth something")
    expect(page.locator(".why")).to_have_count(0)
    assert learner.snapshot()["scene"] == before["scene"]
    for _ in range(3):
        learner.step()
    learner.read()
    page.keyboard.press("Control+z")
    expect(learner.panel).to_contain_text("step 3 of 11")
    learner.panel.get_by_role("link", name="Save and leave").click()
    row = page.locator(".box li").filter(has_text="Lesson")
    row.get_by_role("link", name="Continue").click()
    expect(learner.panel).to_contain_text("step 3 of 11")
    page.goto("/")
    page.get_by_role("button", name="Resume the lesson").click()
    expect(learner.panel).to_contain_text("step 3 of 11")
