"""Print the files and functions that a move, a bot's decision and a refusal pass through.

`python tools/paths.py` starts the service in this process (plain build, SQLite), sends the three
requests, watches which functions of `trilobite` run, and prints their files. `--functions` prints
the functions too, `--check` fails if a path has more files than `LIMITS` allows.
docs/architecture.md contains the output.

A context variable follows the request through its tasks and threads, so what background loops do
meanwhile does not count. The writer's thread and the socket's task do not begin with the request:
whatever they do while it is under way counts. Each path is walked three times, and only what ran
every time counts.
"""

import argparse
import asyncio
import json
import socket
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from contextvars import ContextVar, copy_context
from functools import partial
from itertools import count
from pathlib import Path
from types import FrameType
from typing import Any, TypeVar
from unittest.mock import patch

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

import trilobite
from trilobite.server.bots import processes
from trilobite.server.cli.listening import configured
from trilobite.server.common.settings import Settings
from trilobite.server.service import Service

ROOT = Path(trilobite.__file__).parent
LIMITS = {"move": 38, "bot": 42, "refusal": 24}
"""Maximum number of Python files in each path."""

WALKS = 3
REQUEST = "BoundedProtocol.data_received"
DECISION = "BotTurns._run"
HANDED_ON = ("Writer._gather", "_Conversation._push")
"""Functions that continue a path in a thread or task that is older than the request."""

Scene = dict[str, Any]
T = TypeVar("T")
REFUSED = 422
BOT = 1
PATIENCE = 60.0
Calls = dict[tuple[str, str], None]
"""Files and functions, in the order of their first call."""

_path: ContextVar[Calls | None] = ContextVar("_path", default=None)
"""The path to which the current task or thread belongs."""


class Tracer:
    """Notes the functions of this package that run for a request or a bot's decision."""

    def __init__(self) -> None:
        self._calls: Calls | None = None
        self._first = ""

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        calls, code = self._calls, frame.f_code
        if calls is None or event != "call" or not code.co_filename.startswith(str(ROOT)):
            return
        if code.co_qualname == self._first or (calls and code.co_qualname in HANDED_ON):
            _path.set(calls)
        if _path.get() is calls and code.co_name != "<module>":
            name = str(Path(code.co_filename).relative_to(ROOT))
            calls.setdefault((name, code.co_qualname))

    @contextmanager
    def watching(self, first: str) -> Iterator[Calls]:
        """Note what this function runs, and everything that follows from it."""
        calls: Calls = {}
        self._calls, self._first = calls, first
        try:
            yield calls
        finally:
            self._calls = None


@contextmanager
def running(tracer: Tracer, folder: Path) -> Iterator[str]:
    """The address of a service whose threads are watched."""
    settings = Settings(
        db=f"sqlite:///{folder / 'paths.db'}",
        bot_delay=0.0,
        presence_delay=0.0,
        bot_processes=1,
        default_bot="easy",
        bot_seconds=30.0,
    )
    threading.setprofile(tracer)
    service = Service(settings)
    listener = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(configured(service))

    def serve() -> None:
        asyncio.run(server.serve(sockets=[listener]))

    thread = threading.Thread(target=serve)
    thread.start()
    url = f"http://127.0.0.1:{listener.getsockname()[1]}"
    try:
        httpx.get(url + "/health", timeout=PATIENCE).raise_for_status()
        yield url
    finally:
        server.should_exit = True
        thread.join()
        threading.setprofile(None)


class Player:
    """A person at a table, with one socket open."""

    def __init__(self, http: httpx.Client, table: str, socket: ClientConnection) -> None:
        self._keys = count()
        self._http = http
        self._table = table
        self._socket = socket
        self._seq = -1
        self._to_act: list[int] = []

    def scene(self) -> Scene:
        answer: dict[str, Scene] = self._http.get(f"/api/tables/{self._table}").json()
        return answer["scene"]

    def choose(self, kind: str) -> tuple[Scene, str]:
        """A scene in which an action of a kind is offered to seat 0, and that action."""
        while True:
            scene = self.scene()
            self.wait_for_update(scene["seq"])
            if scene["offer"] is None:
                self.wait_for_turn()
                continue
            texts = [choice["text"] for choice in scene["offer"]["choices"]]
            wanted = [text for text in texts if text.startswith(kind)]
            if scene["seat"] == 0 and wanted:
                return scene, wanted[0]
            self.act(scene, texts[-1])

    def act(self, scene: Scene, action: str) -> int:
        body = {"seat": scene["seat"], "seq": scene["seq"], "action": action}
        key = f"paths-{next(self._keys):04}"
        return self._http.post(
            f"/api/tables/{self._table}/act", json={**body, "key": key}
        ).status_code

    def wait_for_entry_of(self, seat: int) -> None:
        """Wait until a log entry of a seat arrives."""
        while seat not in self._receive():
            pass

    def wait_for_turn(self) -> None:
        """Wait until seat 0 is asked again."""
        while self._to_act != [0]:
            self._receive()

    def wait_for_update(self, seq: int) -> None:
        """Wait until the log has arrived up to this entry."""
        while self._seq < seq:
            self._receive()

    def _receive(self) -> list[int]:
        """Receive a message; returns the seats of its entries."""
        message = json.loads(self._socket.recv(timeout=PATIENCE))
        if message["type"] == "update":
            self._seq, self._to_act = message["scene"]["seq"], message["scene"]["to_act"]
        return [entry["seat"] for entry in message.get("entries", ())]


@contextmanager
def seated(url: str, *seats: dict[str, str]) -> Iterator[Player]:
    """A person who plays every seat of a new table that no bot plays."""
    with httpx.Client(base_url=url, timeout=PATIENCE) as http:
        http.put("/api/me", json={"name": "Ada"}).raise_for_status()
        plan = {"game": "trias", "order": "given", "seed": "paths", "seats": list(seats)}
        table = http.post("/api/tables", json=plan).raise_for_status().json()["table"]["id"]
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        address = f"{url.replace('http', 'ws')}/api/tables/{table}/live"
        headers = {"Cookie": cookies, "Origin": url}
        with connect(address, additional_headers=headers) as socket:
            socket.send('{"type": "hello", "seat": 0, "seq": 0}')
            yield Player(http, table, socket)


def every_time(walk: Callable[[], Calls]) -> Calls:
    """What ran in every one of several walks, in the order of the first."""
    first, *others = (walk() for _ in range(WALKS))
    return {step: None for step in first if all(step in other for other in others)}


def path_of_move(tracer: Tracer, player: Player) -> Calls:
    scene, action = player.choose("move")
    with tracer.watching(REQUEST) as calls:
        player.act(scene, action)
        player.wait_for_update(scene["seq"] + 1)
    return calls


def path_of_refusal(tracer: Tracer, player: Player) -> Calls:
    scene, _ = player.choose("move")
    with tracer.watching(REQUEST) as calls:
        status = player.act(scene, "place 1")
    if status != REFUSED:
        sys.exit(f"The action was not refused: {status}")
    return calls


def path_of_bot(tracer: Tracer, player: Player) -> Calls:
    """One decision: from the moment a bot is asked until its action is broadcast."""
    scene, action = player.choose("end")
    with tracer.watching(DECISION) as calls:
        player.act(scene, action)
        player.wait_for_entry_of(BOT)
    player.wait_for_turn()
    return calls


class Threads(ThreadPoolExecutor):
    """Lets bots think in threads of this process, where they can be watched."""

    _processes: dict[int, Any] | None = None

    def __init__(self, workers: int, **_: object) -> None:
        super().__init__(workers)

    def submit(self, work: Callable[..., T], /, *args: object, **kwargs: object) -> Future[T]:
        return super().submit(copy_context().run, partial(work, *args, **kwargs))


def paths() -> dict[str, Calls]:
    """The paths of a move, a bot's decision and a refusal."""
    tracer, me = Tracer(), {"kind": "me"}
    found: dict[str, Calls] = {}
    with ExitStack() as stack:
        stack.enter_context(patch.object(processes, "ProcessPoolExecutor", Threads))
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        url = stack.enter_context(running(tracer, Path(folder)))
        alone = stack.enter_context(seated(url, me, me))
        beside = stack.enter_context(seated(url, me, {"kind": "bot", "bot": "search"}))
        walks = {
            "move": (path_of_move, alone),
            "bot": (path_of_bot, beside),
            "refusal": (path_of_refusal, alone),
        }
        for name, (walk, player) in walks.items():
            found[name] = every_time(partial(walk, tracer, player))
    return found


def description(calls: Calls) -> str:
    """The files of a path, by folder. They are the same each time, as a bot's functions are not."""
    files = list(dict.fromkeys(Path(file) for file, _ in calls))
    folders = dict.fromkeys(file.parent for file in files)
    names = {folder: [file.stem for file in files if file.parent == folder] for folder in folders}
    lines = [f"  {folder}: {', '.join(names[folder])}" for folder in folders]
    return "\n".join([f"{len(files)} files", *lines])


def with_functions(calls: Calls) -> str:
    """The files of a path, each with the functions that ran."""
    functions: dict[str, list[str]] = {}
    for file, function in calls:
        functions.setdefault(file, []).append(function)
    lines = [f"  {file}: {', '.join(names)}" for file, names in functions.items()]
    return "\n".join([f"{len(functions)} files, {len(calls)} functions", *lines])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--functions", action="store_true", help="name the functions of each file")
    parser.add_argument("--check", action="store_true", help="fail if a path has grown too long")
    options = parser.parse_args()
    found = paths()
    for name, calls in found.items():
        print(f"{name}: {with_functions(calls) if options.functions else description(calls)}")
    lengths = {name: len({file for file, _ in calls}) for name, calls in found.items()}
    too_long = [name for name, length in lengths.items() if length > LIMITS[name]]
    return 1 if options.check and too_long else 0


if __name__ == "__main__":
    sys.exit(main())
