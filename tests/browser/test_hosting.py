"""Whoever runs the house: on a phone, and when a backup is restored while people play."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visitors
from tests.browser.house import House
from tests.browser.robot import Robot
from tests.browser.tables import name_yourself
from tests.browser.test_together import invite, join

PHONE = {"width": 390, "height": 780}


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """Not that of other tests: what is done here concerns everybody in it."""
    house = House(tmp_path)
    house.start()
    yield house
    house.stop()


@pytest.fixture
def visit(chromium: Browser, own_house: House) -> Iterator[Visitors]:
    visitors = Visitors(chromium, own_house.url)
    yield visitors
    visitors.close()


def test_an_open_page_goes_on_from_a_backup_and_the_house_is_kept_by_phone(
    visit: Visitors, own_house: House, tmp_path: Path
) -> None:
    ada, ben = visit(), visit()
    name_yourself(ada, "Ada")
    join(ben, invite(ada), "Ben")
    ada.wait_for_selector(".dock")
    copy = str(tmp_path / "house.backup")
    own_house.command("backup", copy)
    pages = (ada, ben)
    robots = [Robot(page, seed=number) for number, page in enumerate(pages)]
    for _ in range(100):
        if max(robot.clicks for robot in robots) >= 2:
            break
        for robot in robots:
            robot.click(patience=0.3)
    own_house.command("restore", copy, "--yes")
    for page in pages:
        expect(page.get_by_text("restored from a backup")).to_be_visible()
    before = sum(robot.clicks for robot in robots)
    for _ in range(100):
        if sum(robot.clicks for robot in robots) > before:
            break
        for robot in robots:
            robot.click(patience=0.3)
    assert sum(robot.clicks for robot in robots) > before

    boss = visit(viewport=PHONE)
    boss.goto(own_house.command("admin", "link").strip())
    delete = boss.get_by_role("button", name="Delete", exact=True)
    box = delete.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= PHONE["width"]
    delete.click()
    boss.get_by_role("button", name="Really delete").click()
    for page in pages:
        expect(page.get_by_text("This table is not here any more.")).to_be_visible()
