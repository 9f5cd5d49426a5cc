"""Several people at one table: by link, on one device, and while the server dies."""

import itertools
import json
import re
from typing import Any

from playwright.sync_api import Page, Route, WebSocket, expect

from tests.browser.conftest import Visitors
from tests.browser.house import House
from tests.browser.robot import Robot
from tests.browser.tables import name_yourself, set_up, start


class Wire:
    """Everything the server has sent to a page."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        page.route("**/api/**", self._pass_on)
        page.on("websocket", self._listen)

    def _pass_on(self, route: Route) -> None:
        response = route.fetch()
        self.texts.append(response.text())
        route.fulfill(response=response)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.texts.append(str(data)))


def hands_in(value: Any) -> set[str]:
    """Every face of a hand card that stands in a message, with the seat that looks."""
    found: set[str] = set()
    if isinstance(value, dict):
        if isinstance(value.get("hand"), str):
            found.add(f"{value.get('seat')} {value['hand']}")
        for one in value.values():
            found |= hands_in(one)
    elif isinstance(value, list):
        for one in value:
            found |= hands_in(one)
    return found


def invite(host: Page, players: int = 2) -> str:
    set_up(host, "friends", players)
    host.get_by_role("button", name="Create and invite").click()
    return host.get_by_label("Link for this seat").input_value()


def join(guest: Page, link: str, name: str) -> None:
    guest.goto(link)
    guest.get_by_label("What should the others call you?").fill(name)
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_selector(".dock")


def test_two_browsers_see_each_others_actions_and_no_secrets(visit: Visitors) -> None:
    ada, ben = visit(), visit()
    wires = {"Ada": Wire(ada), "Ben": Wire(ben)}
    name_yourself(ada, "Ada")
    link = invite(ada)
    join(ben, link, "Ben")
    assert "#" not in ben.url
    ada.wait_for_selector(".dock")
    robots = [Robot(ada, seed=1), Robot(ben, seed=2)]
    for _ in range(30):
        for robot in robots:
            robot.click(patience=0.3)
    for page, other in ((ada, "Ben"), (ben, "Ada")):
        log = page.locator(".log")
        expect(log).to_contain_text(re.compile(rf"{other} (places|lifts|moves)"))
        expect(log).to_contain_text(f"{other} takes a card with back")
        assert not re.search(rf"{other} takes a card with back \d into the hand:", log.inner_text())
    seats: dict[str, set[str]] = {}
    for name, wire in wires.items():
        hands: set[str] = set()
        for text in wire.texts:
            hands |= hands_in(json.loads(text))
        assert hands, f"{name} has never seen a card"
        seats[name] = {hand.split()[0] for hand in hands}
    assert len(seats["Ada"]) == len(seats["Ben"]) == 1
    assert seats["Ada"] != seats["Ben"]


def test_an_invitation_works_once_only(visit: Visitors) -> None:
    ada, ben, eve = visit(), visit(), visit()
    visit.forgiven = ("status of 4",)
    name_yourself(ada, "Ada")
    link = invite(ada)
    join(ben, link, "Ben")
    eve.goto(link)
    expect(eve.get_by_role("alert")).to_be_visible()


def test_people_at_one_device_play_behind_a_curtain(visit: Visitors) -> None:
    page = visit()
    set_up(page, "device", 2)
    page.get_by_label("Name at seat 1").fill("Ada")
    page.get_by_label("Name at seat 2").fill("Ben")
    page.get_by_role("button", name="Start").click()
    curtain = page.get_by_role("dialog")
    robot = Robot(page, seed=4)
    called: list[str] = []
    for _ in range(30):
        look = robot.look()
        if look.state == "curtain":
            assert curtain.is_visible()
            assert curtain.bounding_box() == {"x": 0, "y": 0, "width": 1280, "height": 720}
            called.append(look.name.removeprefix("I am "))
        robot.click()
    assert set(called) == {"Ada", "Ben"}
    assert all(one != other for one, other in itertools.pairwise(called))


def test_a_page_goes_on_when_the_server_was_killed_and_started_again(
    visit: Visitors, house: House
) -> None:
    visit.forgiven = ("ERR_CONNECTION_REFUSED", "ERR_SOCKET", "WebSocket", "ERR_EMPTY_RESPONSE")
    page = visit()
    name_yourself(page, "Ada")
    start(page, "bots", 3)
    robot = Robot(page, seed=5)
    robot.play(clicks=10)
    lines = page.locator(".log ol .line").all_inner_texts()
    house.kill()
    banner = page.get_by_text("No connection. Trying again")
    expect(banner).to_be_visible()
    house.start()
    expect(banner).to_have_count(0, timeout=20_000)
    robot.play(clicks=10)
    assert page.locator(".log ol .line").all_inner_texts()[: len(lines)] == lines
