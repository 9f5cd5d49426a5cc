"""A tour through lessons, puzzles, replays and reviews. It clicks by place, not by text.

The games are played once, over the interface, so the tour is the same in every language and on
every device.
"""

import time
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import APIRequestContext, Page

GAMES = {"trias": 4, "terror": 4, "tritarea": 3}
"""Number of players of each game; three in Tritarea play with an NPC."""
LEVEL = "easy"
HALF_WAY = 60
"""Number of the log entry at which the picture of a table is taken."""


@dataclass(frozen=True)
class Place:
    name: str
    path: str
    there: str
    """Elements that are visible once the page has loaded."""
    is_review: bool = False
    is_like_another: bool = False
    """Whether tests of words check the same page elsewhere: alone, or with a review below it."""


def visit(page: Page, place: Place) -> None:
    page.goto(place.path)
    page.locator(place.there).first.wait_for()
    if place.is_review:
        page.locator(".review select").select_option(LEVEL)
        page.locator(".review svg").first.wait_for()
        page.locator(".review").first.scroll_into_view_if_needed()


class Guide:
    """The person who plays the games of the tour; every browser needs the same cookies."""

    def __init__(self, request: APIRequestContext) -> None:
        self._request = request

    def places(self, games: Collection[str] = GAMES) -> Iterator[Place]:
        yield Place("home", "/", ".btns", is_like_another=True)
        for game in games:
            players = GAMES[game]
            yield Place(f"{game}-rules", f"/rules/{game}", ".rules h3", is_like_another=True)
            yield Place(f"{game}-lesson", self._guided(f"lesson/{game}"), ".dock")
            yield Place(f"{game}-puzzles", f"/puzzles/{game}", "main li")
            yield Place(f"{game}-puzzle", self._guided(f"puzzle/{game}/1"), ".dock")
            half_way = self._table(game, players)
            self._play(half_way, HALF_WAY)
            yield Place(f"{game}-table", f"/table/{half_way}", ".dock")
            yield from self._looking_back(game, self._table(game, players))

    def _looking_back(self, game: str, table: str) -> Iterator[Place]:
        middle = self._play(table, 10_000) // 2
        replay = f"/replay/{table}"
        yield Place(f"{game}-after", replay, "main", is_like_another=True)
        yield Place(f"{game}-replay", f"{replay}?at={middle}", "main")
        yield Place(f"{game}-open", f"{replay}?at={middle}&eyes=open", "main")
        self._review(table)
        yield Place(f"{game}-review", replay, "main", is_review=True)

    def _ask(self, path: str, body: dict[str, Any] | None = None) -> Any:  # noqa: ANN401 - JSON
        request = self._request
        answer = request.get(path) if body is None else request.post(path, data=body)
        if not answer.ok:
            raise RuntimeError(f"{path}: {answer.text()}")
        return answer.json()

    def _guided(self, guide: str) -> str:
        return f"/table/{self._ask('/api/guides', {'guide': guide})['table']}"

    def _table(self, game: str, players: int) -> str:
        bots = [{"kind": "bot", "bot": "steady"}] * (players - 1)
        plan = {"game": game, "seats": [{"kind": "me"}, *bots], "seed": "tour", "order": "given"}
        return str(self._ask("/api/tables", plan)["table"]["id"])

    def _play(self, table: str, until: int) -> int:
        """Take first choices until the log is long enough or the game ends; returns its length."""
        for _ in range(10_000):
            scene = self._ask(f"/api/tables/{table}")["scene"]
            if scene["status"] == "finished" or (scene["offer"] and scene["seq"] >= until):
                return int(scene["seq"])
            if scene["offer"] is None:
                time.sleep(0.03)
                continue
            choices = scene["offer"]["choices"]
            action = choices[scene["seq"] % len(choices)]["text"]
            body = {"seat": scene["seat"], "seq": scene["seq"], "key": f"tour-{scene['seq']:06}"}
            self._ask(f"/api/tables/{table}/act", {**body, "action": action})
        raise RuntimeError("the game does not end")

    def _review(self, table: str) -> None:
        self._ask(f"/api/tables/{table}/review", {"level": LEVEL})
        for _ in range(600):
            if self._ask(f"/api/tables/{table}/review?level={LEVEL}")["state"] == "finished":
                return
            time.sleep(0.5)
        raise RuntimeError("the review does not end")
