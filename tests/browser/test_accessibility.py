"""axe-core finds nothing serious on any page, in the light and in the dark."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitors
from tests.browser.house import ROOT
from tests.browser.robot import Robot
from tests.browser.tables import name_yourself, set_up, start

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SERIOUS = ("serious", "critical")


def troubles(page: Page, where: str) -> Iterator[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; null")
    found: dict[str, Any] = page.evaluate("() => axe.run()")
    assert found["passes"]
    for violation in found["violations"]:
        if violation["impact"] in SERIOUS:
            nodes = [f"{node['html'][:140]}: {node['any'][:1]}" for node in violation["nodes"][:3]]
            yield f"{where}: {violation['id']}, {violation['help']}: {nodes}"


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is missing: python tools/web.py build")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_serious_is_wrong_on_any_page(visit: Visitors, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    page.wait_for_selector(".btns")
    found = list(troubles(page, "home"))
    name_yourself(page, "Ada")
    set_up(page, "friends", 3, bots=(3,))
    found += troubles(page, "new table")
    page.get_by_role("button", name="Create and invite").click()
    link = page.get_by_label("Link for this seat").input_value()
    found += troubles(page, "invitation")
    guest = visit(color_scheme=scheme)
    guest.goto(link)
    guest.get_by_label("What should the others call you?").wait_for()
    found += troubles(guest, "join")
    start(page, "bots", 2)
    robot = Robot(page, seed=3)
    robot.play(clicks=12)
    found += troubles(page, "table")
    page.get_by_role("button", name="Menu").click()
    found += troubles(page, "menu")
    page.keyboard.press("Escape")
    page.get_by_title("The rule that matters now").click()
    page.get_by_role("dialog").wait_for()
    found += troubles(page, "rules")
    page.keyboard.press("Escape")
    robot.play()
    found += troubles(page, "end")
    assert not found, "\n".join(found)
