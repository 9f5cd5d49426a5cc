"""Several people at one table: by link, on one device, and while the server is killed."""

import itertools
import json
import re
import time
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, Route, WebSocket, expect

from tests.browser.conftest import Visitors
from tests.browser.instance import Instance
from tests.browser.robot import Robot
from tests.browser.tables import set_up, start, unfold, wait_for_step


class Wire:
    """Everything the server has sent to a page."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        page.route(re.compile(r"/api/"), self._pass_on)
        page.on("websocket", self._listen)

    def _pass_on(self, route: Route) -> None:
        response = route.fetch()
        self.texts.append(response.text())
        route.fulfill(response=response)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.texts.append(str(data)))

    @property
    def messages(self) -> list[Any]:
        """Everything that is JSON: answers and messages of the socket."""
        return [json.loads(text) for text in self.texts if text.startswith(("{", "["))]

    def parts(self) -> Iterator[dict[str, Any]]:
        """Every object of every message, at any depth."""
        waiting = list(self.messages)
        while waiting:
            value = waiting.pop()
            if isinstance(value, dict):
                yield value
                waiting.extend(value.values())
            elif isinstance(value, list):
                waiting.extend(value)

    def entries(self) -> dict[int, dict[str, Any]]:
        """The log entries that came, by sequence number."""
        return {part["seq"]: part for part in self.parts() if "events" in part and "kind" in part}

    def check(self, seat: int | None) -> None:
        """Check that everything was for this seat; a spectator (None) sees no card at all."""
        hands = [part for part in self.parts() if isinstance(part.get("hand"), str)]
        assert all(part["seat"] == seat for part in hands), "another seat's hand"
        assert bool(hands) == (seat is not None)
        offers = [part["offer"] for part in self.parts() if part.get("offer")]
        assert all(offer["seat"] == seat for offer in offers), "another seat's choices"
        faces = [part for part in self.parts() if part.get("key") == "trias-card-taken"]
        assert all(part["args"]["who"] == {"who": seat} for part in faces), "another seat's card"
        for secret in ("seed", "salt", "secrets"):
            assert not [part for part in self.parts() if part.get(secret)], secret


def check_page(page: Page, mine: str | None) -> None:
    """Check that neither text nor attributes show another player's card."""
    unfold(page)
    faces = set(re.findall(r"(\w+) takes a hand card with back \d:", page.content()))
    assert faces == ({mine} if mine else set())
    assert page.locator(".hand [data-target=hand]").count() <= (1 if mine else 0)


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
    ada, ben, eve = visit.person(), visit.stranger(), visit.stranger()
    wires = {page: Wire(page) for page in (ada, ben, eve)}
    link = invite(ada)
    join(ben, link, "Ben")
    assert "#" not in ben.url
    eve.goto(ben.url)
    ada.wait_for_selector(".dock")
    eve.wait_for_selector(".dock")
    robots = [Robot(ada, seed=1), Robot(ben, seed=2)]
    deadline = time.monotonic() + 300
    while min(robot.clicks for robot in robots) < 6 or not have_taken_cards(eve, "Ada", "Ben"):
        assert time.monotonic() < deadline, "the game does not make progress"
        for robot in robots:
            robot.click(patience=0.3)
    for page, names in ((ada, ["Ben"]), (ben, ["Ada"]), (eve, ["Ada", "Ben"])):
        for name in names:
            wait_for_step(page, rf"{name} (places|lifts|moves)")
            wait_for_step(page, f"{name} takes a hand card with back")
    ben.reload()
    eve.reload()
    ben.wait_for_selector(".dock")
    eve.wait_for_selector(".dock")
    check_page(ada, "Ada")
    check_page(ben, "Ben")
    check_page(eve, None)
    seats = [seat_of(wires[page]) for page in (ada, ben, eve)]
    assert sorted(seats[:2], key=str) == [0, 1]
    assert seats[2] is None
    for page, seat in zip((ada, ben, eve), seats, strict=True):
        wires[page].check(seat)
    check_logs(wires[ada].entries(), wires[ben].entries(), wires[eve].entries())


def have_taken_cards(page: Page, *names: str) -> bool:
    """Whether the log shows that each of them has taken a card, which is secret."""
    unfold(page)
    log = page.locator(".log").text_content() or ""
    return all(f"{name} takes a hand card with back" in log for name in names)


def seat_of(wire: Wire) -> int | None:
    """The seat of the last scene of a running game; None for a spectator."""
    scenes = [part for part in wire.messages if "scene" in part and part["scene"].get("view")]
    seat: int | None = scenes[-1]["scene"]["seat"]
    return seat


def check_logs(*logs: dict[int, dict[str, Any]]) -> None:
    """Check that the logs are equal except for the faces of cards, which only their owner sees."""
    hidden = 0
    for seq in set.intersection(*(set(log) for log in logs)):
        for events in zip(*(log[seq]["events"] for log in logs), strict=True):
            if all(event == events[0] for event in events):
                continue
            hidden += 1
            assert {event["key"] for event in events} == {
                "trias-card-taken",
                "trias-hidden-card-taken",
            }
            assert [event["key"] for event in events].count("trias-card-taken") == 1
            assert all(
                set(event["args"]) == {"who", "back"}
                for event in events
                if "hidden" in event["key"]
            )
    assert hidden > 1, "there were no secrets to keep"


def test_a_link_works_once_survives_a_reload_and_leaves_the_address(visit: Visitors) -> None:
    visit.forgiven = ("status of 4",)
    ada, ben, eve = visit.person(), visit.stranger(), visit.stranger()
    link = invite(ada)
    ben.goto(link)
    secret = link.split("#")[1]
    name = ben.get_by_label("What should the others call you?")
    name.wait_for()
    assert ben.url.endswith("/join")
    ben.reload()
    name.fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ben.wait_for_selector(".dock")
    kept = ben.evaluate(
        "() => JSON.stringify([{...sessionStorage}, {...localStorage}, location.href])"
    )
    assert secret not in kept
    ben.go_back()
    assert secret not in ben.url
    eve.goto(link)
    expect(eve.get_by_role("alert")).to_be_visible()


def test_a_claim_whose_answer_is_lost_is_repeated(visit: Visitors) -> None:
    visit.forgiven = ("ERR_FAILED",)
    ada, ben = visit.person(), visit.stranger()
    link = invite(ada)
    claims: list[int] = []

    def lose_the_first(route: Route) -> None:
        claims.append(route.fetch().status)
        if len(claims) > 1:
            route.continue_()
        else:
            route.abort()

    ben.route("**/api/invitations/claim", lose_the_first)
    join(ben, link, "Ben")
    assert len(claims) > 1
    expect(ada.locator(".players")).to_contain_text("Ben")


def test_people_at_one_device_play_behind_a_curtain(visit: Visitors) -> None:
    page = visit.stranger()
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
            assert page.locator(".board").is_visible()
            assert not page.locator(".dock, .log").locator("visible=true").count()
            called.append(look.name.removeprefix("I am "))
        robot.click()
    assert set(called) == {"Ada", "Ben"}
    assert all(one != other for one, other in itertools.pairwise(called))


def test_the_curtain_covers_a_board_with_secrets(visit: Visitors) -> None:
    page = visit.stranger()
    set_up(page, "device", 2, game="tritarea")
    page.get_by_role("button", name="Start").click()
    curtain = page.get_by_role("dialog")
    curtain.wait_for()
    assert curtain.bounding_box() == {"x": 0, "y": 0, "width": 1280, "height": 720}


def test_an_open_page_goes_on_after_a_killed_server_restarts(
    visit: Visitors, instance: Instance
) -> None:
    # Requests under way fail in one of these ways.
    cut = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")
    visit.forgiven = (*cut, "ERR_SOCKET", "WebSocket")
    page = visit.person()
    start(page, 3)
    robot = Robot(page, seed=5)
    robot.play(clicks=4)
    unfold(page)
    lines = page.locator(".log .step").all_inner_texts()
    instance.kill()
    banner = page.get_by_text("No connection. Trying again")
    expect(banner).to_be_visible()
    instance.start()
    expect(banner).to_have_count(0)
    robot.play(clicks=4)
    # The page shows only the newest lines of a long log until somebody asks for the others.
    earlier = page.get_by_role("button", name=re.compile("earlier line"))
    if earlier.count():
        earlier.click()
    unfold(page)
    shown = page.locator(".log .step").all_inner_texts()
    assert "\n".join(lines[-10:]) in "\n".join(shown)
