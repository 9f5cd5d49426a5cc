"""Take screenshots of every page, and of tables early, midway and late, into build/screenshots.

They are taken on a desktop and on a phone, in light and dark mode; those of lessons, puzzles,
replays and reviews in every language. The games are new each time.
"""

import re
import shutil
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.instance import Instance  # noqa: E402
from tests.browser.robot import Robot  # noqa: E402
from tests.browser.tables import name_yourself, set_up, start  # noqa: E402
from tests.browser.terror_steps import click_inside, play_until, question  # noqa: E402
from tests.browser.tritarea_steps import asks  # noqa: E402
from tests.browser.tritarea_steps import play_until as play_cards_until  # noqa: E402
from tools.browser import MISSING, find, launch_options  # noqa: E402
from tools.tour import Guide, visit  # noqa: E402
from trilobite.engine.language import languages  # noqa: E402

FOLDER = ROOT / "build/screenshots"
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 720}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
PLAYERS = {"desktop": 4, "phone": 3}


class Photographer:
    """One person with one device in light or dark mode."""

    def __init__(self, browser: Browser, url: str, device: str, scheme: str) -> None:
        self._suffix = f"{device}-{scheme}"
        self._device = device
        self._context = browser.new_context(
            base_url=url,
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
            locale="en",
            **DEVICES[device],
        )
        self._context.set_default_timeout(15_000)
        self.page = self._context.new_page()

    def take(self, name: str) -> None:
        self.page.mouse.move(2, 2)
        self.page.wait_for_timeout(150)
        self.page.screenshot(path=FOLDER / f"{name}-{self._suffix}.png")

    def work(self) -> None:
        page = self.page
        page.goto("/")
        page.wait_for_selector(".btns")
        name_yourself(page, "Ines")
        self.take("home-first")
        self.invitation()
        self.curtain()
        self.game()
        self.terror()
        self.tritarea()
        page.goto("/")
        page.wait_for_selector(".low li .button")
        self.take("home")
        self._context.close()

    def invitation(self) -> None:
        page = self.page
        set_up(page, "friends", 3, bots=(3,))
        self.take("new-table")
        page.get_by_role("button", name="Create and invite").click()
        link = page.get_by_label("Link for this seat").input_value()
        self.take("invite")
        guest = page.context.browser
        if guest is not None:
            self._join(guest, link)

    def _join(self, browser: Browser, link: str) -> None:
        context = browser.new_context(
            color_scheme="dark" if self._suffix.endswith("dark") else "light",
            locale="en",
            **DEVICES[self._device],
        )
        host, self.page = self.page, context.new_page()
        self.page.goto(link)
        self.page.get_by_label("What should the others call you?").fill("Jonas")
        self.take("join")
        self.page = host
        context.close()

    def curtain(self) -> None:
        page = self.page
        set_up(page, "device", 2)
        page.get_by_label("Name at seat 1").fill("Ines")
        page.get_by_label("Name at seat 2").fill("Jonas")
        page.get_by_role("button", name="Start").click()
        page.get_by_role("dialog").wait_for()
        self.take("curtain")

    def game(self) -> None:
        page = self.page
        start(page, PLAYERS[self._device], bot="steady")
        robot = Robot(page, seed=11)
        robot.look()
        self.take("table-1-placing")
        lift(page, robot)
        self.take("table-2-early")
        page.locator(".place[data-target^=tile]:not(.offered)").first.click(force=True)
        page.wait_for_timeout(300)
        self.take("table-3-why-not")
        page.get_by_title("The rule that matters now").click()
        page.get_by_role("dialog").wait_for()
        self.take("rules")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Menu").click()
        self.take("menu")
        page.keyboard.press("Escape")
        robot.play(clicks=25)
        lift(page, robot)
        self.take("table-4-middle")
        robot.play(clicks=14)
        self.take("table-5-actions")
        play_until_late(page, robot)
        self.take("table-6-late")
        robot.play()
        self.take("end")
        page.get_by_role("button", name="Look at the board").click()
        self.take("end-board")

    def terror(self) -> None:
        page = self.page
        start(page, PLAYERS[self._device] + 1, game="terror")
        robot = Robot(page, seed=5)
        play_until(robot, question(page, "Which action tile"), "NE")
        self.take("terror-1-select")
        play_until(robot, question(page, "Place 3 Dinos"), "NE")
        for _ in range(3):
            click_inside(page.locator(".place.offered[data-target^=area]").last)
        self.take("terror-2-spread")
        page.get_by_role("button", name="Confirm").click()
        play_until(robot, question(page, "Which herd migrates first"), "HM")
        self._migrate()
        play_until(robot, question(page, "Whose Dinos does"), "TR")
        self.take("terror-4-eat")
        click_inside(page.locator(".place[data-target^='area']").first)
        page.wait_for_timeout(300)
        self.take("terror-5-why-not")
        robot.play()
        self.take("terror-6-end")
        page.get_by_role("button", name="Look at the board").click()
        self.take("terror-7-end-board")

    def tritarea(self) -> None:
        page = self.page
        start(page, PLAYERS[self._device], game="tritarea")
        robot = Robot(page, seed=5)
        play_cards_until(robot, asks(page, "Which card do you play"))
        self.take("tritarea-1-play")
        play_cards_until(robot, asks(page, "Where do you build"))
        self.take("tritarea-2-build")
        click_inside(page.locator(".city .place:not(.offered)").first)
        page.wait_for_timeout(300)
        self.take("tritarea-3-why-not")
        page.keyboard.press("Escape")
        play_cards_until(robot, asks(page, "a second block"))
        self.take("tritarea-4-second")
        play_cards_until(robot, asks(page, "Which card do you declare"))
        self.take("tritarea-5-declare")
        play_cards_until(robot, asks(page, "How many of your"))
        self.take("tritarea-6-sale")
        late = page.locator(".progress", has_text=re.compile("trick [678]"))
        play_cards_until(
            robot, lambda: late.count() > 0 and page.locator(".slot.right").count() > 0
        )
        self.take("tritarea-7-late")
        robot.play()
        self.take("tritarea-8-end")
        page.get_by_role("button", name="Look at the board").click()
        self.take("tritarea-9-end-board")

    def _migrate(self) -> None:
        """Send parts of the largest herd to two sides, and take the picture before confirming."""
        page = self.page
        herds = page.locator(".place.offered[data-target^=area]")
        sizes = [_size_of_herd(herds.nth(n)) for n in range(herds.count())]
        click_inside(herds.nth(sizes.index(max(sizes))))
        for _ in range(2):
            page.wait_for_selector(".dock[aria-busy=false]")
            page.wait_for_timeout(200)
            if not page.locator(".place.offered[data-target^=area]").count():
                break
            click_inside(page.locator(".place.offered[data-target^=area]").first)
            fewer = page.get_by_role("button", name="One fewer")
            for _ in range(2):
                if fewer.count() and fewer.get_attribute("aria-disabled") == "false":
                    fewer.click()
            send = page.get_by_role("button", name=re.compile("^Send"))
            if not send.count():
                break  # all have left, and the next herd is asked for
            self.take("terror-3a-count")
            send.click()
            page.wait_for_timeout(300)
        self.take("terror-3b-migrate")


def tour(browser: Browser, url: str) -> None:
    """Lessons, puzzles, replays and reviews, in every language on every device."""
    host = browser.new_context(base_url=url)
    places = list(Guide(host.request).places())
    cookies = host.storage_state()
    host.close()
    for device, code in product(DEVICES, languages()):
        context = browser.new_context(
            base_url=url,
            reduced_motion="reduce",
            locale=code,
            storage_state=cookies,
            **DEVICES[device],
        )
        context.set_default_timeout(30_000)
        page = context.new_page()
        for place in places:
            visit(page, place)
            page.wait_for_timeout(400)
            page.screenshot(path=FOLDER / f"{code}-{place.name}-{device}.png")
        context.close()


def _size_of_herd(area: Locator) -> int:
    found = re.search(r"Ines (\d+)", area.get_attribute("aria-label") or "")
    return int(found[1]) if found else 0


def lift(page: Page, robot: Robot) -> None:
    """Play until a tile is lifted and its places are offered."""
    for _ in range(40):
        look = robot.look()
        if page.locator(".place.offered[data-target^=cell]").count() > 2 or look.state == "over":
            return
        robot.click()


def play_until_late(page: Page, robot: Robot) -> None:
    """Play until the meteorite has fallen or few cards are left."""
    for _ in range(400):
        look = robot.look()
        left = page.locator(".hand [data-target=deck]")
        if look.state == "over" or not left.count() or int(left.inner_text().split()[-2]) <= 3:
            return
        robot.click()


def main() -> int:
    if find() is None:
        print(MISSING)
        return 2
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        instance = Instance(Path(folder))
        instance.start()
        browser = playwright.chromium.launch(**launch_options())
        tour(browser, instance.url)
        for device, scheme in product(DEVICES, ("light", "dark")):
            Photographer(browser, instance.url, device, scheme).work()
        browser.close()
        instance.stop()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
