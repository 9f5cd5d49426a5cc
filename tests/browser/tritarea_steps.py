"""Steps of people at a table of Tritarea."""

from collections.abc import Callable
from uuid import uuid4

from playwright.sync_api import APIRequestContext, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.robot import Robot
from tests.browser.tables import name_yourself, set_up, start


def at_the_table(page: Page, players: int, seed: int = 7) -> Robot:
    name_yourself(page, "Ada")
    start(page, "bots", players, game="tritarea")
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


def play_on(pages: list[Page], stage: str) -> None:
    """Let everybody take the first choice until the game has reached this stage.

    The pages are closed meanwhile: drawing every step twice would take too long.
    """
    addresses = [page.url for page in pages]
    for page in pages:
        page.goto("about:blank")
    table = "/api/tables/" + addresses[0].split("/")[-1]
    while {takes_what_comes(page.request, table, stage) for page in pages} != {True}:
        pass
    for page, address in zip(pages, addresses, strict=True):
        page.goto(address)


def takes_what_comes(person: APIRequestContext, table: str, stage: str) -> bool:
    """Take first choices until others are to act; returns whether the stage or the end came."""
    for _ in range(500):
        scene = person.get(table).json()["scene"]
        if scene["status"] != "running" or scene["view"]["table"]["stage"] == stage:
            return True
        if not scene["offer"]:
            return False
        what = {"seat": scene["seat"], "seq": scene["seq"], "key": uuid4().hex}
        answer = person.post(
            f"{table}/act", data={**what, "action": scene["offer"]["choices"][0]["text"]}
        )
        assert answer.ok, answer.text()
    raise AssertionError(f"{stage} never comes")


def two_about_to_declare(visit: Visitors) -> tuple[Page, Page]:
    """Ada and Ben, each with a browser, before they declare cards for the third round."""
    ada, ben = visit(), visit()
    name_yourself(ada, "Ada")
    set_up(ada, "friends", 2, game="tritarea")
    ada.get_by_role("button", name="Create and invite").click()
    ben.goto(ada.get_by_label("Link for this seat").input_value())
    ben.get_by_label("What should the others call you?").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    for page in (ada, ben):
        page.wait_for_selector(".dock")
    play_on([ada, ben], "declaring")
    for page in (ada, ben):
        expect(page.locator(".dock h2")).to_contain_text("Which card do you declare")
        expect(page.locator(".hand .offered")).to_have_count(9)
    return ada, ben
