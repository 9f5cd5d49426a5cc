"""An instance that sends notices, its mail server, and an endpoint for push and webhooks."""

import base64
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.support.receivers import Browser, Endpoint, Post, endpoint, post_office, text_of
from tests.server.support.servers import Person, Server, wait_until

PUBLIC = "http://games.test"
FIRST_BEGINS = "Friday"
"""A seed of Trias with which the first seat begins."""

QUICK: dict[str, Any] = {"notice_delay": 0.0, "notice_pause": 0.0}


@dataclass
class Site:
    """An instance and the receivers of its notices."""

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
        """A game of these people, in this order; the first one begins."""
        host, *guests = people
        plan = {"seed": FIRST_BEGINS, **plan}
        made = host.new_table("me", *("open" for _ in guests), **plan)
        for guest, invitation in zip(guests, made["invitations"], strict=True):
            guest.claim(invitation)
        return str(made["table"]["id"])

    def wait_until_delivered(self) -> None:
        """Wait until all tables have been looked at and all notices delivered."""
        notices = self.server.service.notices
        wait_until(lambda: not notices.loop._due)
        self.server.tick(notices.loop.looks)  # this waits for a look that is under way
        wait_until(lambda: not notices.courier._unsettled)


Build = Callable[..., Site]


@contextmanager
def builder(folder: Path) -> Iterator[Build]:
    """Builds sites, each on a file in the folder or on a given database; closes them at the end."""
    with ExitStack() as stack:

        def build(name: str = "games.db", **settings: Any) -> Site:
            post, smtp = stack.enter_context(post_office())
            there = stack.enter_context(endpoint())
            offered = {
                "public_url": PUBLIC,
                "smtp_url": smtp,
                "mail_from": "games@games.test",
                "webhooks": True,
                "private_destinations": "127.0.0.1",
            }
            database = name if "://" in name else folder / name
            server = Server(database, **{**QUICK, **offered, **settings})
            site = Site(stack.enter_context(server), post, there, [])
            stack.callback(site.close)
            return site

        yield build


def link_in(text: str, path: str) -> str:
    (found,) = set(re.findall(rf"{PUBLIC}{path}[^\s<>\"]*", text))
    return str(found)


def token_in(text: str) -> str:
    return link_in(text, "/confirm").partition("#")[2]


def take_mail(site: Site, person: Person, address: str = "anna@mail.test") -> int:
    """Enter an email address and confirm it without a cookie; returns the id of the channel."""
    channel = person.post("/api/me/notices/mail", {"address": address})
    stranger = site.person("")
    stranger.post("/api/notices/confirm", {"token": token_in(text_of(site.post.mails[-1]))})
    site.post.mails.clear()
    return int(channel["id"])


def act(person: Person, id: str) -> Any:
    return person.act(id, person.scene(id))["scene"]


def play_until_asked(site: Site, id: str, players: list[Person], wanted: int) -> None:
    """Let the others play until it is the turn of this seat."""
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


def subscribe(site: Site, person: Person, path: str = "/push/secret-of-anna") -> Browser:
    browser = Browser(site.endpoint.url + path)
    person.post("/api/me/notices/push", browser.subscription())
    return browser


def from_b64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def copy(folder: Path, this: str, that: str) -> None:
    """Copy a database while it is in use, as a crash would leave it."""
    for end in ("db", "db-wal"):
        shutil.copy(folder / f"{this}.{end}", folder / f"{that}.{end}")
