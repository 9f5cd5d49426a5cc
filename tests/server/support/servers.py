"""A real server on a free loopback port, in a thread, and people who play on it."""

import asyncio
import itertools
import json
import socket
import ssl
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.support import reuse
from trilobite.server.cli.listening import configured
from trilobite.server.common.clock import Clock, system_clock
from trilobite.server.common.loops import Loop
from trilobite.server.common.settings import Settings
from trilobite.server.service import Service
from trilobite.server.tables.live import LiveTable

T = TypeVar("T")
_keys = itertools.count()

PATIENCE = 60.0
"""Maximum seconds to wait for something; a busy machine is slow."""

CONTEXT = ssl.create_default_context()
"""TLS context of all clients. It is slow to make, and never used."""

CALM: dict[str, Any] = {
    "limits": 0.0,
    "bot_delay": 0.0,
    "bot_processes": 1,
    "bot_seconds": 60.0,
    "default_bot": "steady",
    "presence_delay": 0.02,
    "static": "/nonexistent",
}


def database_url(db: Path | str) -> str:
    return f"sqlite:///{db}" if isinstance(db, Path) else db


class Server:
    """The service with the same parts as when deployed: uvicorn, uvloop, websockets-sansio."""

    def __init__(self, db: Path | str, clock: Clock = system_clock, **settings: Any) -> None:
        """`db` is a SQLite file, or the URL of any database."""
        if isinstance(db, Path):
            reuse.fill_new(db)
        # By a clock that stands still, a delayed announcement would never come.
        prompt = {} if clock is system_clock else {"presence_delay": 0.0}
        self.settings = Settings(db=database_url(db), **{**CALM, **prompt, **settings})
        self.service = Service(self.settings, clock)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._server = uvicorn.Server(configured(self.service))
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._started = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    def _run(self) -> None:
        async def main() -> None:
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._started.set)
            await self._server.serve(sockets=[self._listener])

        import uvloop  # noqa: PLC0415 - only the thread needs it

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(main())

    def __enter__(self) -> Self:
        self._thread.start()
        self._started.wait(PATIENCE)
        httpx.get(self.url + "/health", timeout=PATIENCE, verify=CONTEXT).raise_for_status()
        if self.service.clock is not system_clock:
            # Its first check must not see the clock move: that would look like an outage.
            self.tick(self.service.timeouts.loop)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the server's event loop."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def tick(self, loop: Loop, times: int = 1) -> None:
        """Run the work of a background loop this many times, and wait for it."""
        for _ in range(times):
            self.call(loop.tick())

    def connections(self) -> int:
        """Number of open connections, of requests and of sockets."""
        return len(self._server.server_state.connections)

    def live(self, id: str) -> LiveTable:
        """The table in the server's memory."""
        return self.call(self.service.registry.look(id, lambda live: live))

    def person(self, name: str = "") -> "Person":
        person = Person(self.url)
        if name:
            person.put("/api/me", {"name": name})
        return person


class Person:
    """A browser with its cookies. Every request checks the status and returns the JSON."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=CONTEXT)

    def close(self) -> None:
        self.http.close()

    def get(self, path: str, status: int = 200, **headers: str) -> Any:
        return self._read(self.http.get(path, headers=headers), status)

    def post(self, path: str, body: Any = None, status: int = 200, **headers: str) -> Any:
        return self._read(self.http.post(path, json=body, headers=headers), status)

    def put(self, path: str, body: Any, status: int = 200) -> Any:
        return self._read(self.http.put(path, json=body), status)

    def delete(self, path: str, status: int = 204) -> Any:
        return self._read(self.http.delete(path), status)

    def _read(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, f"{answer.status_code}: {answer.text[:500]}"
        return answer.json() if answer.content else None

    # Tables.

    def new_table(self, *kinds: Any, **plan: Any) -> Any:
        """Create a table with these seats, by default of Trias; `plan` may change anything."""
        seats = [{"kind": kind} if isinstance(kind, str) else kind for kind in kinds]
        body = {"game": "trias", "order": "given", "seats": seats, **plan}
        return self.post("/api/tables", body)

    def new_game(self, *kinds: Any, **plan: Any) -> str:
        return str(self.new_table(*kinds, **plan)["table"]["id"])

    def claim(self, invitation: Any) -> Any:
        return self.post("/api/invitations/claim", {"token": invitation["token"]})

    def snapshot(self, id: str, seat: int | None = None) -> Any:
        return self.get(f"/api/tables/{id}" + ("" if seat is None else f"?seat={seat}"))

    def scene(self, id: str, seat: int | None = None) -> Any:
        return self.snapshot(id, seat)["scene"]

    def info(self, id: str) -> Any:
        return self.snapshot(id)["table"]

    # Play.

    def act(
        self, id: str, scene: Any, action: str | None = None, status: int = 200, key: str = ""
    ) -> Any:
        """Act for the scene's seat, by default with the first offered action."""
        body = {
            "seat": scene["seat"],
            "seq": scene["seq"],
            "key": key or new_key(),
            "action": action or scene["offer"]["choices"][0]["text"],
        }
        return self.post(f"/api/tables/{id}/act", body, status)

    def step(self, id: str, kind: str, scene: Any, status: int = 200, key: str = "") -> Any:
        body = {"seat": scene["seat"], "seq": scene["seq"], "key": key or new_key()}
        return self.post(f"/api/tables/{id}/{kind}", body, status)

    def seat(self, id: str, what: str, seat: int, status: int = 200, **more: Any) -> Any:
        return self.post(f"/api/tables/{id}/{what}", {"seat": seat, **more}, status)

    def play_turns(self, id: str, most: int = 10_000) -> Any:
        """Play all seats of this person with last choices, waiting for bots; returns the scene."""
        scene = self.scene(id)
        for _ in range(most):
            if scene["status"] == "finished":
                break
            if scene["offer"] is None:
                scene = self._next_turn(id)
                continue
            answer = self.act(id, scene, scene["offer"]["choices"][-1]["text"])
            scene = answer["scene"] if answer["scene"]["offer"] else self.scene(id)
        return scene

    def _next_turn(self, id: str) -> Any:
        """Wait until the bots have played, and return the scene."""
        scene: Any = None

        def is_due() -> bool:
            nonlocal scene
            scene = self.scene(id)
            return scene["offer"] is not None or scene["status"] == "finished"

        wait_until(is_due)
        return scene

    @contextmanager
    def socket(self, id: str, **hello: Any) -> Iterator["Line"]:
        line = self.open_socket(id)
        try:
            line.send(type="hello", **hello)
            yield line
        finally:
            line.close()

    def open_socket(self, id: str, **headers: str) -> "Line":
        url = str(self.http.base_url.join(f"/api/tables/{id}/live")).replace("http", "ws", 1)
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {**({"Cookie": cookies} if cookies else {}), **headers}
        return Line(connect(url, additional_headers=sent, close_timeout=2, proxy=None))


class Line:
    """A socket for JSON messages."""

    def __init__(self, connecting: AbstractContextManager[ClientConnection]) -> None:
        self._stack = ExitStack()
        self.connection = self._stack.enter_context(connecting)

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> Any:
        return json.loads(self.connection.recv(timeout))

    def next(self, kind: str, timeout: float = PATIENCE) -> Any:
        """The next message of this kind; others are skipped."""
        while True:
            message = self.receive(timeout)
            if message["type"] == kind:
                return message

    def close_code_or_message(self) -> int | str:
        """The kind of the next message, or the close code if the other side closes the socket."""
        try:
            return str(self.receive()["type"])
        except ConnectionClosed as closed:
            return 0 if closed.rcvd is None else closed.rcvd.code

    def close_code(self) -> int:
        """Read until the other side closes the socket; returns the close code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return 0 if closed.rcvd is None else closed.rcvd.code

    def close(self) -> None:
        self._stack.close()


def wait_until(condition: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Check a condition, at growing intervals, until it is true; fail after some time."""
    deadline = time.monotonic() + seconds
    pause = 0.005
    while not condition():
        assert time.monotonic() < deadline, f"the condition is still false after {seconds} s"
        time.sleep(pause)
        pause = min(1.4 * pause, 0.15)


_MOSTLY_SQLITE = ["sqlite", pytest.param("postgresql", marks=pytest.mark.deep)]

on_one_database = pytest.mark.parametrize("database", _MOSTLY_SQLITE, indirect=True)
"""Mark for tests that do not depend on the database: only `make soak` runs them on both kinds."""

on_one_server = pytest.mark.parametrize("server", _MOSTLY_SQLITE, indirect=True)
"""The same for tests that use the shared server."""


def new_key() -> str:
    return f"test-key-{next(_keys):08}"


def error_of(answer: Any) -> str:
    return str(answer["code"])
