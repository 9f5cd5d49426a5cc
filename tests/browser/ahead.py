"""The parts of a game that a test does not look at, played without its pages.

That takes a tenth of the time that clicks take.
"""

import time
from collections.abc import Callable, Sequence
from typing import Any
from uuid import uuid4

from playwright.sync_api import APIRequestContext, Page

Scene = dict[str, Any]
PATIENCE = 60.0
"""Maximum seconds to wait for the others."""


def left(scene: Scene) -> list[int]:
    """How many turns, cards or tricks are left at most, in each part of the game."""
    return [part["sure"] + part["maybe"] for part in scene["view"]["remaining"]["stretches"]]


def nearly_over(scene: Scene) -> bool:
    """Whether everybody has at most two more turns, or tricks. Trias counts each player's turns."""
    view = scene["view"]
    return sum(left(scene)) <= (view["players"] if view["game"] == "trias" else 2)


def play_ahead(pages: Sequence[Page], until: Callable[[Scene], bool]) -> None:
    """Let the people at a table take what comes until each is asked something and this is true.

    Their pages are closed meanwhile, and opened again. They stay on the site, so that their browser
    keeps its process with the compiled client: that halves the time.
    """
    addresses = [page.url for page in pages]
    for page in pages:
        page.goto("/health")
    decide([page.request for page in pages], addresses[0].split("/")[-1], until)
    for page, address in zip(pages, addresses, strict=True):
        page.goto(address)
        page.locator(".dock").wait_for()


def decide(people: Sequence[APIRequestContext], table: str, until: Callable[[Scene], bool]) -> None:
    """The same for a table that nobody has opened."""
    deadline = time.monotonic() + PATIENCE
    while {take_what_comes(one, f"/api/tables/{table}", until) for one in people} != {True}:
        assert time.monotonic() < deadline, "it never comes"
        time.sleep(0.01)  # bots decide meanwhile


def take_what_comes(person: APIRequestContext, table: str, until: Callable[[Scene], bool]) -> bool:
    """Take any choices until it is somebody else's turn; returns whether `until` is true."""
    while True:
        scene = person.get(table).json()["scene"]
        assert scene["status"] == "running", "the game is over already"
        if scene["offer"] is None:
            return False
        if until(scene):
            return True
        choices = scene["offer"]["choices"]
        what = {"seat": scene["seat"], "seq": scene["seq"], "key": uuid4().hex}
        what["action"] = choices[scene["seq"] % len(choices)]["text"]
        answer = person.post(f"{table}/act", data=what)
        assert answer.ok, answer.text()
