"""Administration of an instance: on a phone, and restoring a backup while people play."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visitors
from tests.browser.instance import Instance
from tests.browser.robot import Robot
from tests.browser.test_several_people import invite, join

PHONE = {"width": 390, "height": 780}


@pytest.fixture
def own_instance(tmp_path: Path) -> Iterator[Instance]:
    """An instance that other tests do not share: this test changes it for everybody."""
    instance = Instance(tmp_path)
    instance.start()
    yield instance
    instance.stop()


@pytest.fixture
def visit(chromium: Browser, own_instance: Instance) -> Iterator[Visitors]:
    visitors = Visitors(chromium, own_instance.url)
    yield visitors
    visitors.close()


def test_open_pages_go_on_from_a_backup_and_tables_can_be_deleted_by_phone(
    visit: Visitors, own_instance: Instance, tmp_path: Path
) -> None:
    ada, ben = visit.person(), visit.stranger()
    join(ben, invite(ada), "Ben")
    ada.wait_for_selector(".dock")
    copy = str(tmp_path / "club.backup")
    own_instance.command("backup", copy)
    pages = (ada, ben)
    robots = [Robot(page, seed=number) for number, page in enumerate(pages)]
    for _ in range(100):
        if max(robot.clicks for robot in robots) >= 2:
            break
        for robot in robots:
            robot.click(patience=0.3)
    own_instance.command("restore", copy, "--yes")
    for page in pages:
        expect(page.get_by_text("restored from a backup")).to_be_visible()
    before = sum(robot.clicks for robot in robots)
    for _ in range(100):
        if sum(robot.clicks for robot in robots) > before:
            break
        for robot in robots:
            robot.click(patience=0.3)
    assert sum(robot.clicks for robot in robots) > before

    boss = visit.stranger(viewport=PHONE)
    boss.goto(own_instance.command("admin", "link").strip())
    delete = boss.get_by_role("button", name="Delete", exact=True)
    box = delete.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= PHONE["width"]
    delete.click()
    boss.get_by_role("button", name="Really delete").click()
    for page in pages:
        expect(page.get_by_text("This table no longer exists.")).to_be_visible()
