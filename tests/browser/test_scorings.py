"""Scorings at the table: step by step, on the board as it was, and the winner last."""

import re

from playwright.sync_api import Page, expect

from tests.browser.ahead import left, nearly_over
from tests.browser.conftest import Visitors
from tests.browser.robot import Robot
from tests.browser.tables import start
from tests.browser.test_following import CODES


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
