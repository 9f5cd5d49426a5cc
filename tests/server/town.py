"""A house with everything set up, its mail server, and an endpoint for push and webhooks."""

import base64
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.receivers import Browser, Endpoint, Post, endpoint, post_office, text_of
from tests.server.support import Person, Server, wait_until

PUBLIC = "http://games.test"
FIRST_BEGINS = "Friday"
"""A seed of Trias."""

QUICK: dict[str, Any] = {"notice_delay": 0.0, "notice_pause": 0.0}


@dataclass
class Town:
    server: Server
    post: Post
    endpoint: Endpoint
    people: list[Person]

    def person(self, name: str) -> Person:
        self.people.append(self.server.person(name))
        return self.people[-1]

    def close(self) -> None:
        for person in self.people:
            person.close()

    def wait_for_mails(self, count: int = 1) -> None:
        wait_until(lambda: len(self.post.mails) >= count)

    def game(self, *people: Person, **plan: Any) -> str:
        """A game of these people, in this order; the first of them begins."""
        host, *guests = people
        plan = {"seed": FIRST_BEGINS, **plan}
        made = host.new_table("me", *("open" for _ in guests), **plan)
        for guest, invitation in zip(guests, made["invitations"], strict=True):
            guest.claim(invitation)
        return str(made["table"]["id"])

    def rest(self) -> None:
        """Nothing is under way any more: no look at a table, no delivery."""
        notices = self.server.service.notices
        wait_until(lambda: not notices.watch._timers)
        self.server.call(notices.watch._looks.join())
        wait_until(lambda: not notices.courier._unsettled)


Build = Callable[..., Town]


@contextmanager
def builder(folder: Path) -> Iterator[Build]:
    """Builds towns, each on a file of the folder or on a database that is named; all are torn down
    in the end."""
    with ExitStack() as stack:

        def build(name: str = "games.db", **settings: Any) -> Town:
            post, smtp = stack.enter_context(post_office())
            there = stack.enter_context(endpoint())
            offered = {
                "public_url": PUBLIC,
                "smtp_url": smtp,
                "mail_from": "games@games.test",
                "webhooks": True,
                "private_targets": "127.0.0.1",
            }
            database = name if "://" in name else folder / name
            server = Server(database, **{**QUICK, **offered, **settings})
            town = Town(stack.enter_context(server), post, there, [])
            stack.callback(town.close)
            return town

        yield build


def link_in(text: str, path: str) -> str:
    (found,) = set(re.findall(rf"{PUBLIC}{path}[^\s<>\"]*", text))
    return str(found)


def token_in(text: str) -> str:
    return link_in(text, "/confirm").partition("#")[2]


def take_mail(town: Town, person: Person, address: str = "anna@mail.test") -> int:
    """An address with all that is needed: asked, and confirmed by somebody without a cookie."""
    channel = person.post("/api/me/notices/mail", {"address": address})
    stranger = town.person("")
    stranger.post("/api/notices/confirm", {"token": token_in(text_of(town.post.mails[-1]))})
    town.post.mails.clear()
    return int(channel["id"])


def act(person: Person, id: str) -> Any:
    return person.act(id, person.scene(id))["scene"]


def play_until_asked(town: Town, id: str, players: list[Person], wanted: int) -> None:
    """Play until it is the turn of a seat; by others."""
    for _ in range(200):
        asked = players[0].scene(id)["to_act"]
        if wanted in asked:
            return
        act(players[asked[0]], id)
    raise AssertionError("it is never their turn")


def finish_turn(anna: Person, id: str) -> None:
    for _ in range(50):
        if 1 not in anna.scene(id)["to_act"]:
            return
        act(anna, id)
    raise AssertionError("the turn never ends")


def subscribe(town: Town, person: Person, path: str = "/push/secret-of-anna") -> Browser:
    browser = Browser(town.endpoint.url + path)
    person.post("/api/me/notices/push", browser.subscription())
    return browser


def from_b64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def copy(folder: Path, this: str, that: str) -> None:
    """The database as it would be found after a crash."""
    for end in ("db", "db-wal"):
        shutil.copy(folder / f"{this}.{end}", folder / f"{that}.{end}")
