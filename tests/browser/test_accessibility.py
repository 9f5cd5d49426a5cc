"""axe-core finds nothing serious anywhere, and twice as large text cuts nothing off."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitors
from tests.browser.eyes import DEVICES, LARGE, Look, cut_off, needs_axe, on_devices, troubles
from tests.browser.robot import Robot
from tests.browser.tables import name_yourself, set_up, start


def lift(robot: Robot) -> None:
    """Play on until a tile is in the hand and its places are offered."""
    for _ in range(60):
        robot.look()
        if robot.page.locator(".place.offered[data-target^=cell]").count() > 2:
            return
        robot.click()
    raise AssertionError("no tile was ever lifted")


def tour_of_pages(visit: Visitors, look: Look, **options: Any) -> list[str]:
    page = visit(**options)
    page.wait_for_selector(".btns")
    found = list(look(page, "home"))
    page.get_by_role("button", name="Your name").click()
    found += look(page, "name")
    page.keyboard.press("Escape")
    name_yourself(page, "Ada")
    page.get_by_role("button", name="Open a saved game").locator("visible=true").click()
    found += look(page, "saved game")
    set_up(page, "friends", 3, bots=(3,))
    found += look(page, "new table")
    page.get_by_role("button", name="Create and invite").click()
    link = page.get_by_label("Link for this seat").input_value()
    found += look(page, "invitation")
    guest = visit(**options)
    guest.goto(link)
    guest.get_by_label("What should the others call you?").wait_for()
    found += look(guest, "join")
    guest.goto("/join#no-such-invitation-at-all")
    guest.get_by_role("alert").wait_for()
    found += look(guest, "join, too late")
    guest.goto("/table/nowhere")
    guest.get_by_text("does not exist").wait_for()
    found += look(guest, "nowhere")
    set_up(page, "device", 2)
    page.get_by_role("button", name="Start").click()
    page.get_by_role("dialog").wait_for()
    found += look(page, "curtain")
    return found


def tour_of_a_game(page: Page, look: Look) -> list[str]:
    name_yourself(page, "Ada")
    start(page, "bots", 3)
    robot = Robot(page, seed=3)
    robot.look()
    found = list(look(page, "my turn"))
    lift(robot)
    found += look(page, "tile lifted")
    page.locator(".place[data-target^=tile]:not(.offered)").first.click(force=True)
    page.locator(".why").wait_for()
    found += look(page, "refused")
    page.get_by_role("button", name="Menu").click()
    found += look(page, "menu")
    page.get_by_role("button", name="Move to another device").click()
    page.locator(".code").wait_for()
    found += look(page, "another device")
    page.keyboard.press("Escape")
    page.get_by_title("The rule that matters now").click()
    page.locator(".rules").wait_for()
    found += look(page, "rules")
    page.keyboard.press("Escape")
    ticker = page.locator(".tick")
    if ticker.is_visible():
        ticker.click()
        found += look(page, "log")
        page.locator(".log .x").click()
    robot.play(clicks=12)
    found += look(page, "later")
    robot.play()
    found += look(page, "over")
    page.get_by_role("button", name="Look at the board").click()
    found += look(page, "over, the board")
    return found


@needs_axe
@on_devices
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_serious_is_wrong_anywhere(visit: Visitors, scheme: str, device: str) -> None:
    visit.forgiven = ("status of 4",)
    options = {"color_scheme": scheme, **DEVICES[device]}
    found = tour_of_pages(visit, troubles, **options)
    found += tour_of_a_game(visit(**options), troubles)
    assert not found, "\n".join(found)


@on_devices
def test_text_twice_as_large_is_not_cut_off(visit: Visitors, device: str) -> None:
    visit.forgiven = ("status of 4",)
    visit.style = LARGE
    found = tour_of_pages(visit, cut_off, **DEVICES[device])
    found += tour_of_a_game(visit(**DEVICES[device]), cut_off)
    assert not found, "\n".join(found)
