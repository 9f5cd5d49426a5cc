"""A tour through what teaches and what looks back, in one language: no words, only places.

Games are played over the interface, so that the tour is the same in every language.
"""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

GAMES = {"trias": 4, "terror": 4, "tritarea": 4}
Take = Callable[[str], None]


class Tour:
    """One person with one device and one language."""

    def __init__(self, page: Page, take: Take) -> None:
        self.page = page
        self._take = take

    def work(self) -> None:
        self.go("/", ".btns")
        self._take("home")
        for game, players in GAMES.items():
            self.go(f"/rules/{game}", ".rules h3")
            self._take(f"{game}-rules")
            self.lesson(game)
            self.puzzle(game)
            self.games(game, players)

    def go(self, path: str, there: str) -> None:
        self.page.goto(path)
        self.page.locator(there).first.wait_for()
        self.page.wait_for_timeout(400)

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:  # noqa: ANN401 - JSON
        request = self.page.request
        answer = request.get(path) if body is None else request.post(path, data=body)
        if not answer.ok:
            raise RuntimeError(f"{path}: {answer.text()}")
        return answer.json()

    def lesson(self, game: str) -> None:
        table = self.ask("/api/guides", {"guide": f"lesson/{game}"})["table"]
        self.go(f"/table/{table}", ".dock")
        self._take(f"{game}-lesson")

    def puzzle(self, game: str) -> None:
        self.go(f"/puzzles/{game}", "main li")
        self._take(f"{game}-puzzles")
        table = self.ask("/api/guides", {"guide": f"puzzle/{game}/1"})["table"]
        self.go(f"/table/{table}", ".dock")
        self._take(f"{game}-puzzle")

    def games(self, game: str, players: int) -> None:
        """A table half-way, and the same game when it is over."""
        bots = [{"kind": "bot", "bot": "steady"}] * (players - 1)
        plan = {"game": game, "seats": [{"kind": "me"}, *bots], "seed": "tour", "order": "given"}
        table = self.ask("/api/tables", plan)["table"]["id"]
        self.play(table, 60)
        self.go(f"/table/{table}", ".dock")
        self._take(f"{game}-table")
        last = self.play(table, 10_000)
        for name, query in (
            ("after", ""),
            ("replay", f"?at={last // 2}"),
            ("open", f"?at={last // 2}&eyes=open"),
        ):
            self.go(f"/replay/{table}{query}", "main")
            self._take(f"{game}-{name}")
        self.review(game, table)

    def play(self, table: str, until: int) -> int:
        """Take what comes first until the log is so long, or the game is over; how long it is."""
        for _ in range(5000):
            scene = self.ask(f"/api/tables/{table}")["scene"]
            if scene["status"] == "finished" or (scene["offer"] and scene["seq"] >= until):
                return int(scene["seq"])
            if scene["offer"] is None:
                self.page.wait_for_timeout(30)
                continue
            choices = scene["offer"]["choices"]
            action = choices[scene["seq"] % len(choices)]["text"]
            body = {"seat": scene["seat"], "seq": scene["seq"], "key": f"tour-{scene['seq']:06}"}
            self.ask(f"/api/tables/{table}/act", {**body, "action": action})
        raise RuntimeError("the game does not end")

    def review(self, game: str, table: str) -> None:
        self.ask(f"/api/tables/{table}/review", {"level": "easy"})
        for _ in range(600):
            found = self.ask(f"/api/tables/{table}/review?level=easy")
            if found["state"] == "finished":
                break
            self.page.wait_for_timeout(500)
        self.go(f"/replay/{table}", "main")
        self.page.locator(".review select").select_option("easy")
        self.page.locator(".review svg").first.wait_for()
        self.page.locator(".review").first.scroll_into_view_if_needed()
        self._take(f"{game}-review")
