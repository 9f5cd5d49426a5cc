"""Clients that send anything: `python -m tests.server.support.fuzz URL TABLE SECONDS SEED`.

They run in a process of their own, with their own loopback addresses. They attack the table of
another person (TABLE) and tables that they created. The seed decides what they do. At the end they
print, as JSON, counts of the answers they got, and a list of wrong answers.
"""

import asyncio
import contextlib
import json
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx

from tests.server.support import frames
from tests.server.support.servers import CONTEXT

WORKERS = 6
ADDRESSES = [f"127.0.0.{number}" for number in range(2, 10)]
PATIENCE = 60.0
"""Seconds that one attack may take; after that the server counts as hanging."""


class Stranger:
    """A client with an address, a cookie and a table of its own."""

    def __init__(self, url: str, victim: str, random: Random) -> None:
        self.url = url
        self.victim = victim
        self.random = random
        self.address = random.choice(ADDRESSES)
        self.answers: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.table = ""
        parts = urlsplit(url)
        self.place = (parts.hostname or "", parts.port or 0)
        transport = httpx.AsyncHTTPTransport(local_address=self.address, verify=CONTEXT)
        self.http = httpx.AsyncClient(base_url=url, transport=transport, timeout=PATIENCE)

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        answer = await self.http.request(method, path, **more)
        self.note(f"{method} {answer.status_code}")
        if answer.status_code >= 500:
            self.wrong.append(f"{method} {path[:200]}: {answer.status_code} {answer.text[:200]}")
        return answer

    def note(self, what: str) -> None:
        self.answers[what] += 1

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def scene(self) -> dict[str, Any] | None:
        """The scene of the client's own table, created if necessary; None if it was refused."""
        if not self.table:
            plan = {"game": self.random.choice(GAMES), "seats": [{"kind": "me"}] * 2}
            made = await self.ask("POST", "/api/tables", json=plan)
            self.table = made.json()["table"]["id"] if made.status_code == 200 else ""
        if not self.table:
            return None
        answer = await self.ask("GET", f"/api/tables/{self.table}")
        if answer.status_code != 200:
            return None
        scene: dict[str, Any] = answer.json()["scene"]
        if scene["offer"] is None:
            self.table = ""
        return scene

    async def connect(self) -> "frames.Raw":
        return await frames.connect(self.place, self.address)


GAMES = ["trias", "terror", "tritarea"]
Attack = Callable[[Stranger], Awaitable[None]]


# The socket.


async def garbage_on_the_socket(me: Stranger) -> None:
    """A correct handshake and then wrong frames."""
    async with await me.connect() as raw:
        if not await raw.handshake(me.random.choice([me.table or me.victim, me.victim]), me.cookie):
            me.note("socket refused")
            return
        if me.random.random() < 0.6:
            await raw.send(frames.text(b'{"type":"hello","seq":-1}'))
        for _ in range(me.random.randrange(1, 40)):
            await raw.send(frames.odd_frame(me.random))
        me.note(f"socket {await raw.ending(me.random.random() * 0.3)}")


async def many_sockets(me: Stranger) -> None:
    """Open many sockets, half of them without a hello, and close all at once."""
    async with contextlib.AsyncExitStack() as stack:
        for number in range(me.random.randrange(5, 40)):
            raw = await stack.enter_async_context(await me.connect())
            if await raw.handshake(me.victim, me.cookie) and number % 2:
                await raw.send(frames.text(b'{"type":"hello","seq":-1}'))
            me.note("socket opened")


async def accept_nothing(me: Stranger) -> None:
    """Say hello, send `look` many times, and never read the answers."""
    async with await me.connect() as raw:
        raw.read_little()
        if await raw.handshake(me.victim, me.cookie):
            await raw.send(frames.text(b'{"type":"hello","seq":-1}'))
            for _ in range(25):
                await raw.send(frames.text(b'{"type":"look","seat":null}'))
            await asyncio.sleep(me.random.random())
        me.note("socket unread")


# The interface.


async def act_for_others(me: Stranger) -> None:
    """Try to act at a table where the client has no seat: everything must be refused."""
    for what in ("act", "undo", "redo", "reset"):
        body = {
            "seat": me.random.choice([0, 1, -1, 99, 2**40]),
            "seq": me.random.choice([-1, 0, 1, 5, 2**62, -(2**62)]),
            "key": f"wrong-{me.random.getrandbits(64):x}",
        }
        sent = {**body, "action": "end"} if what == "act" else body
        answer = await me.ask("POST", f"/api/tables/{me.victim}/{what}", json=sent)
        if answer.status_code not in (400, 403, 429):
            me.wrong.append(f"{what} for somebody else: {answer.status_code}")


async def replay(me: Stranger) -> None:
    """Send a message twice: the answers must be equal. Its key must not work for another action."""
    scene = await me.scene()
    if scene is None or scene["offer"] is None:
        return
    act = {
        "seat": scene["seat"],
        "seq": scene["seq"],
        "key": f"replay-{me.random.getrandbits(64):x}",
        "action": me.random.choice(scene["offer"]["choices"])["text"],
    }
    path = f"/api/tables/{me.table}/act"
    first = await me.ask("POST", path, json=act)
    again = await me.ask("POST", path, json=act)
    if first.status_code == again.status_code == 200 and first.json() != again.json():
        me.wrong.append("a replayed message got another answer")
    other = {**act, "action": "end" if act["action"] != "end" else "pass"}
    changed = await me.ask("POST", path, json=other)
    if first.status_code == 200 == changed.status_code:
        me.wrong.append("a key worked for two messages")


async def out_of_order(me: Stranger) -> None:
    """Answer questions that are over or not yet asked."""
    scene = await me.scene()
    if scene is None or scene["offer"] is None:
        return
    for seq in (scene["seq"] - 1, scene["seq"] + 1, scene["seq"] + 1000, -5):
        act = {
            "seat": me.random.randrange(2),
            "seq": seq,
            "key": f"order-{me.random.getrandbits(64):x}",
            "action": me.random.choice(scene["offer"]["choices"])["text"],
        }
        await me.ask("POST", f"/api/tables/{me.table}/act", json=act)


async def odd_bodies(me: Stranger) -> None:
    path = me.random.choice(PATHS).replace("{id}", me.table or me.victim)
    content = frames.odd_body(me.random)
    await me.ask(me.random.choice(["POST", "PUT"]), path, content=content)


async def odd_requests(me: Stranger) -> None:
    """Send request headers that are invalid, too long, contradictory or cut off."""
    async with await me.connect() as raw:
        await raw.send(frames.odd_request(me.random, me.place[1], me.cookie))
        status = await raw.status(1.0)
        me.note(f"raw {status}")
        if status >= 500 and status != 501:
            me.wrong.append(f"an odd request got {status}")


async def odd_tokens(me: Stranger) -> None:
    token = me.random.choice(["x", "trilobite_" + "A" * 43, "\xe9" * 50, "A" * 9000])
    headers = {"Authorization": f"Bearer {token}".encode("latin-1")}
    answer = await me.ask("GET", f"/api/tables/{me.victim}", headers=headers)
    if answer.status_code not in (401, 429):
        me.wrong.append(f"an invalid token got {answer.status_code}")


async def flood(me: Stranger) -> None:
    """Send many requests at once."""
    paths = [f"/api/tables/{me.victim}", "/api/instance", "/api/tables", "/api/nothing"]
    await asyncio.gather(*(me.ask("GET", me.random.choice(paths)) for _ in range(40)))


async def somebody_new(me: Stranger) -> None:
    """Take odd names, sometimes as a new person."""
    if me.random.random() < 0.3:
        me.http.cookies.clear()
        me.table = ""
    await me.ask("PUT", "/api/me", json={"name": frames.odd_text(me.random)})


ATTACKS: list[Attack] = [
    garbage_on_the_socket, garbage_on_the_socket, many_sockets, accept_nothing, act_for_others,
    replay, out_of_order, odd_bodies, odd_bodies, odd_requests, odd_requests, odd_tokens, flood,
    somebody_new,
]  # fmt: skip
PATHS = [
    "/api/me", "/api/tables", "/api/records", "/api/handover", "/api/invitations/claim",
    "/api/invitations/look", "/api/tables/{id}/act", "/api/tables/{id}/undo",
    "/api/tables/{id}/why", "/api/tables/{id}/preview", "/api/tables/{id}/sit",
    "/api/tables/{id}/bot", "/api/tables/{id}/chat", "/api/tables/{id}/notes",
    "/api/tables/{id}/propose", "/api/tables/{id}/tokens", "/api/tables/{id}/fork",
    "/api/admission", "/api/admin/session",
]  # fmt: skip


async def attack(me: Stranger, share: list[Attack], until: float) -> None:
    """First make a share of all attacks, so that none is left out; then random ones."""
    waiting = list(share)
    while waiting or time.monotonic() < until:
        chosen = waiting.pop() if waiting else me.random.choice(ATTACKS)
        try:
            async with asyncio.timeout(PATIENCE):
                await chosen(me)
        except TimeoutError:
            me.wrong.append(f"{chosen.__name__} hung")
        except (OSError, httpx.TransportError) as cut:
            # The server may close the connection in any of these cases.
            me.note(f"cut off: {type(cut).__name__}")
    await me.http.aclose()


async def main(url: str, victim: str, seconds: float, seed: int) -> dict[str, Any]:
    until = time.monotonic() + seconds
    strangers = [Stranger(url, victim, Random(f"{seed} {n}")) for n in range(WORKERS)]  # noqa: S311
    shares = [ATTACKS[number::WORKERS] for number in range(WORKERS)]
    await asyncio.gather(*(attack(*one, until) for one in zip(strangers, shares, strict=True)))
    answers: Counter[str] = Counter()
    for stranger in strangers:
        answers.update(stranger.answers)
    return {
        "answers": dict(sorted(answers.items())),
        "wrong": [wrong for stranger in strangers for wrong in stranger.wrong][:50],
    }


if __name__ == "__main__":
    _url, _victim, _seconds, _seed = sys.argv[1:]
    print(json.dumps(asyncio.run(main(_url, _victim, float(_seconds), int(_seed)))))  # noqa: T201
