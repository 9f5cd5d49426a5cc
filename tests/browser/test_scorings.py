"""Scorings at the table: step by step, on the board as it was, and the winner last."""

import re

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.ahead import left, nearly_over
from tests.browser.conftest import Visitors
from tests.browser.page_problems import PHONE
from tests.browser.robot import Robot
from tests.browser.tables import start
from tests.browser.test_following import CODES

# The middles of these things that are on the board, but not in sight: covered or beyond its edge.
_OUT_OF_SIGHT = """targets => {
  const board = document.querySelector(".board").getBoundingClientRect();
  const sheet = document.querySelector(".ceremony").getBoundingClientRect();
  const bottom = Math.min(board.bottom, sheet.top);
  return targets.flatMap((target) => {
    const node = document.querySelector(`.board [data-target="${CSS.escape(target)}"]`);
    if (!node) return [];
    const { left, top, width, height } = node.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isSeen = x > board.left && x < board.right && y > board.top && y < bottom;
    return isSeen ? [] : [`${target} at ${x}, ${y}`];
  });
}"""


def until_scored(page: Page, robot: Robot) -> None:
    """Play until a scoring holds the table."""
    while robot.click().state != "scoring":
        pass


def test_a_round_is_settled_step_by_step_and_can_be_looked_at_again(visit: Visitors) -> None:
    page = visit.stranger(reduced_motion="reduce")
    start(page, 4, game="tritarea", until=lambda scene: min(left(scene)) <= 1)
    until_scored(page, Robot(page, 1, skips=False))
    panel = page.get_by_role("region", name="Scoring")
    towers = page.locator("svg.city .tower").count()
    assert towers > 1, "the city of the round is still there"
    first = panel.locator("h3").inner_text()
    assert not CODES.search(panel.inner_text())
    page.keyboard.press("Enter")
    expect(panel.locator("h3")).not_to_have_text(first)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator("svg.city .tower")).to_have_count(0)

    page.reload()
    page.get_by_role("button", name="Last scoring").click()
    expect(panel.locator("h3")).to_have_text(first, use_inner_text=True)
    expect(page.locator("svg.city .tower")).to_have_count(towers)
    page.locator(".board").click(position={"x": 5, "y": 5})
    expect(panel).to_have_count(0)


def test_the_winner_is_named_after_the_last_step(visit: Visitors) -> None:
    page = visit.stranger(reduced_motion="reduce")
    start(page, 2, until=nearly_over)
    robot = Robot(page, 1, skips=False)
    won = re.compile(r"\b(has won|wins|shares? the victory)\b")
    panel = page.get_by_role("region", name="Scoring")
    while robot.click().state != "over":
        if panel.count():
            expect(page.locator("body")).not_to_contain_text(won)
            expect(panel).not_to_contain_text(CODES)
            page.keyboard.press("Enter")
    expect(page.locator(".end h2")).to_contain_text(won)
    expect(page.locator(".log")).to_contain_text(won)


@pytest.mark.parametrize(("game", "players"), [("trias", 2), ("terror", 3), ("tritarea", 4)])
def test_on_a_phone_every_place_that_scores_is_in_sight(
    visit: Visitors, game: str, players: int
) -> None:
    page = visit.stranger(**PHONE, reduced_motion="reduce")
    answers: list[Response] = []
    page.on("response", lambda one: answers.append(one) if "/scoring" in one.url else None)
    start(page, players, game=game, until=nearly_over)
    until_scored(page, Robot(page, 1, skips=False))
    steps = answers[-1].json()["steps"]
    heights = set()
    for number, step in enumerate(steps, start=1):
        expect(page.locator(".ceremony li.now")).to_have_count(1)
        assert page.locator(".ceremony li.done").count() == number
        events = [*(one["event"] for one in step["paid"]), *step["remarks"]]
        targets = sorted({target for event in events for target in event["targets"]})
        assert page.evaluate(_OUT_OF_SIGHT, targets) == []
        box = page.locator(".board").bounding_box()
        assert box
        heights.add(box["height"])
        page.keyboard.press("Enter")
    assert len(heights) == 1, "the board stays where it is"


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_at_once_a_scoring_stands_beside_the_next_question(
    visit: Visitors, device: dict[str, object]
) -> None:
    page = visit.stranger(**device)
    start(page, 4, game="tritarea", until=lambda scene: min(left(scene)) <= 1)
    robot = Robot(page, 1, skips=False)
    beside = page.locator(".ceremony.beside")
    while beside.count() == 0:
        assert robot.click().state == "offer"
        page.wait_for_load_state("networkidle")  # the next click would close it
    expect(beside.locator(".totals b")).to_have_count(4)
    expect(page.locator(".acts [data-kind], .hand .offered").first).to_be_visible()
    page.mouse.move(0, 0)  # the pointer no longer rests on a thing that explains itself
    beside.get_by_role("button", name="Show on the board").click()
    expect(beside).to_have_count(0)
    expect(page.locator(".ceremony li.now")).to_have_count(1)
