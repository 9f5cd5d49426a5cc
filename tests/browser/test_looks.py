"""Every page and each kind of question, on two devices, in both schemes, with large text."""

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitors
from tests.browser.page_problems import (
    DEVICES,
    TO_THE_END,
    all_problems,
    look_through_a_game,
    needs_axe,
    on_devices,
)
from tests.browser.robot import Robot
from tests.browser.tables import name_yourself, places, set_up, start, totals

MOST_PLAYERS = {"trias": 5, "terror": 6, "tritarea": 3}
"""The largest numbers of players; three in Tritarea, as an NPC adds kinds of questions."""


@needs_axe
@pytest.mark.parametrize(
    ("game", "device"),
    [
        pytest.param(*each, marks=[pytest.mark.deep] * (each not in TO_THE_END))
        for each in product(MOST_PLAYERS, DEVICES)
    ],
)
def test_nothing_is_wrong_at_any_question_of_a_game(
    visit: Visitors, game: str, device: str
) -> None:
    page = visit.person(**DEVICES[device])
    players = MOST_PLAYERS[game]
    start(page, players, game=game)
    look_through_a_game(Robot(page, seed=7))
    participants = 4 if game == "tritarea" else players
    assert max(totals(page, participants)) > 0
    if game == "tritarea":
        assert [bool(place) for place in places(page)] == [True, True, True, False]


@needs_axe
@on_devices
def test_nothing_is_wrong_on_any_page(visit: Visitors, device: str) -> None:
    visit.forgiven = ("status of 4",)
    options = DEVICES[device]
    found = tour_of_pages(visit, **options)
    found += tour_of_a_table(visit.person(**options))
    assert not found, "\n".join(found)


def tour_of_pages(visit: Visitors, **options: Any) -> list[str]:
    page = visit(**options)
    page.wait_for_selector(".btns")
    found = list(all_problems(page, "home"))
    page.get_by_role("button", name="Your name").click()
    found += all_problems(page, "name")
    page.keyboard.press("Escape")
    name_yourself(page, "Ada")
    page.get_by_role("button", name="Open a saved game").locator("visible=true").click()
    found += all_problems(page, "saved game")
    set_up(page, "friends", 3, bots=(3,))
    found += all_problems(page, "new table")
    page.get_by_role("button", name="Create and invite").click()
    link = page.get_by_label("Link for this seat").input_value()
    found += all_problems(page, "invitation")
    guest = visit.stranger(**options)
    guest.goto(link)
    guest.get_by_label("What should the others call you?").wait_for()
    found += all_problems(guest, "join")
    guest.goto("/join#no-such-invitation-at-all")
    guest.get_by_role("alert").wait_for()
    found += all_problems(guest, "join, too late")
    guest.goto("/table/nowhere")
    guest.get_by_text("does not exist").wait_for()
    found += all_problems(guest, "nowhere")
    set_up(page, "device", 2)
    page.get_by_role("button", name="Start").click()
    page.get_by_role("dialog").wait_for()
    found += all_problems(page, "curtain")
    return found


def tour_of_a_table(page: Page) -> list[str]:
    """Problems of everything that can be opened at a table."""
    start(page, 3)
    robot = Robot(page, seed=3)
    lift(robot)
    found = list(all_problems(page, "tile lifted"))
    page.locator(".place[data-target^=tile]:not(.offered)").first.click(force=True)
    page.locator(".why").wait_for()
    found += all_problems(page, "refused")
    page.get_by_role("button", name="Menu").click()
    found += all_problems(page, "menu")
    page.get_by_role("button", name="Move to another device").click()
    page.locator(".code").wait_for()
    found += all_problems(page, "another device")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("table").wait_for()
    found += all_problems(page, "shortcuts")
    page.get_by_role("button", name="Change keys").click()
    page.get_by_label("Volume").wait_for()
    found += all_problems(page, "settings")
    page.keyboard.press("Escape")
    page.get_by_title("The rule that matters now").click()
    page.locator(".rules").wait_for()
    found += all_problems(page, "rules")
    page.keyboard.press("Escape")
    ticker = page.locator(".tick")
    if ticker.is_visible():
        ticker.click()
        found += all_problems(page, "log")
        page.locator(".log .x").click()
    return found


def lift(robot: Robot) -> None:
    """Play until a tile is lifted and places for it are offered."""
    for _ in range(60):
        robot.look()
        if robot.page.locator(".place.offered[data-target^=cell]").count() > 2:
            return
        robot.click()
    raise AssertionError("no tile was ever lifted")
