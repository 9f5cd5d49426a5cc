"""Steps of people at a table of Tritarea."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.ahead import Scene
from tests.browser.conftest import Visitors
from tests.browser.robot import Robot
from tests.browser.tables import start, start_together


def at_the_table(
    page: Page, players: int, seed: int = 7, until: Callable[[Scene], bool] | None = None
) -> Robot:
    start(page, players, game="tritarea", until=until)
    return Robot(page, seed=seed)


def play_until(robot: Robot, is_reached: Callable[[], bool], clicks: int = 200) -> None:
    for _ in range(clicks):
        look = robot.look()
        assert look.state != "stuck", robot.page.inner_text("body")
        if is_reached():
            return
        assert look.state != "over", "the game ended before `is_reached` was true"
        robot.click()
    raise AssertionError(f"`is_reached` was not true after {clicks} clicks")


def asks(page: Page, words: str) -> Callable[[], bool]:
    """Whether the page asks a question with these words."""
    return lambda: words in page.locator(".dock h2").inner_text()


def is_at(stage: str) -> Callable[[Scene], bool]:
    """Whether the game is at this stage."""
    return lambda scene: bool(scene["view"]["table"]["stage"] == stage)


def two_about_to_declare(visit: Visitors) -> tuple[Page, Page]:
    """Ada and Ben, each with a browser, before they declare cards for the third round."""
    ada, ben = visit.person(), visit.person("Ben")
    start_together([ada, ben], [{"kind": "me"}, {"kind": "open"}], "tritarea", is_at("declaring"))
    for page in (ada, ben):
        expect(page.locator(".dock h2")).to_contain_text("Which card do you declare")
        expect(page.locator(".hand .offered")).to_have_count(9)
    return ada, ben
