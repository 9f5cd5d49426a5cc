"""Scripted people for `bench/load.py`: light clients, because all of them share one process."""

import asyncio
import time
from collections.abc import Callable
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

HOST = "127.0.0.1"
GAMES = ("trias", "terror", "tritarea")
WATCHERS = 3
"""Spectators of each table; with two players, that makes five sockets."""


class Choice(msgspec.Struct):
    text: str


class Offer(msgspec.Struct):
    choices: list[Choice]


class Scene(msgspec.Struct):
    seq: int
    seat: int | None
    status: str
    offer: Offer | None


class Message(msgspec.Struct):
    """The fields of a message that a scripted person reads."""

    type: str = ""
    scene: Scene | None = None


class Invitation(msgspec.Struct):
    token: str


class TableInfo(msgspec.Struct):
    id: str


class NewTable(msgspec.Struct):
    table: TableInfo
    invitations: list[Invitation]


_message = msgspec.json.Decoder(Message)
_new_table = msgspec.json.Decoder(NewTable)
_encode = msgspec.json.Encoder().encode


class Answer:
    def __init__(self, status: int, body: bytes, cookie: str) -> None:
        self.status = status
        self.body = body
        self.cookie = cookie


class Http:
    """One persistent connection; one request at a time."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._lock = asyncio.Lock()

    async def ask(
        self, method: str, path: str, body: object = None, cookie: str = "", *, status: int = 200
    ) -> Answer:
        """The answer, which must have the expected status; 0 accepts any."""
        async with self._lock:
            try:
                answer = await self._ask(method, path, body, cookie)
            except (OSError, EOFError):
                self.close()  # the server closes idle connections: try again
                answer = await self._ask(method, path, body, cookie)
        if status and answer.status != status:
            raise RuntimeError(f"{method} {path}: {answer.status} {answer.body[:300]!r}")
        return answer

    async def _ask(self, method: str, path: str, body: object, cookie: str) -> Answer:
        if self._streams is None:
            self._streams = await asyncio.open_connection(HOST, self._port, limit=2**22)
        reader, writer = self._streams
        content = b"" if body is None else _encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self._port}\r\n"
        head += f"Content-Length: {len(content)}\r\nContent-Type: application/json\r\n"
        head += f"Cookie: {cookie}\r\n\r\n" if cookie else "\r\n"
        writer.write(head.encode() + content)
        answered = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *lines = answered.split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines if line)
        given = next((line for line in lines if line.lower().startswith("set-cookie: ")), "")
        content = await reader.readexactly(int(headers.get("content-length", "0")))
        return Answer(int(first.split(" ")[1]), content, given[12:].split(";")[0])

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Player:
    def __init__(self, cookie: str, address: str) -> None:
        self.cookie = cookie
        self.address = address
        self.seat = -1


class Table:
    """Two people who play, a bot, and some spectators."""

    def __init__(self, port: int, number: int, random: Random, *, deflates: bool) -> None:
        self._port = port
        self._number = number
        self._random = random
        self._deflates = deflates
        self._http = Http(port)
        self._tasks: list[asyncio.Task[None]] = []
        self._players: list[Player] = []
        self._keys = 0
        self._acted: dict[int, int] = {}
        self.id = ""
        self.sockets = 0
        self.messages = 0
        self.bytes = 0
        self.scene: Scene | None = None
        """The newest scene in which one of the two must decide; None if neither must."""
        self.seq = -1
        self.is_over = False
        self.on_ready: Callable[[Table], None] = lambda _: None

    def _address(self, place: int) -> str:
        """Everybody has a separate loopback address, because limits are per address."""
        number = self._number * 8 + place
        return f"127.{1 + number // 60_000}.{number // 250 % 240}.{1 + number % 250}"

    async def meet(self) -> None:
        """Both set their names; they have different addresses, but share our connection."""
        for place in range(2):
            answer = await self._http.ask("PUT", "/api/me", {"name": f"P{self._number}-{place}"})
            self._players.append(Player(answer.cookie, self._address(place)))

    async def begin(self) -> None:
        one, two = self._players
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        plan = {"game": GAMES[self._number % len(GAMES)], "order": "given", "seats": seats}
        made = await self._http.ask("POST", "/api/tables", plan, one.cookie)
        table = _new_table.decode(made.body)
        token = {"token": table.invitations[0].token}
        await self._http.ask("POST", "/api/invitations/claim", token, two.cookie)
        one.seat, two.seat = 0, 1
        self.id, self.seq, self.scene, self.is_over = table.table.id, -1, None, False
        self._acted.clear()

    async def watch(self) -> None:
        """Open all sockets of the table."""
        for player in self._players:
            await self._open(player.address, player.cookie, player.seat)
        for place in range(WATCHERS):
            await self._open(self._address(2 + place), "", None)

    async def _open(self, address: str, cookie: str, seat: int | None) -> None:
        line = await connect(
            f"ws://{HOST}:{self._port}/api/tables/{self.id}/live",
            additional_headers={"Cookie": cookie} if cookie else None,
            local_addr=(address, 0),
            compression="deflate" if self._deflates else None,
            ping_interval=None,
            max_size=None,
            proxy=None,
            open_timeout=60,
            close_timeout=2,
        )
        self.sockets += 1
        hello = {"type": "hello", "seq": -1, "seat": seat}
        await line.send(_encode(hello).decode())
        reads = self._read(line, is_player=seat is not None)
        self._tasks.append(asyncio.create_task(reads))

    async def _read(self, line: ClientConnection, *, is_player: bool) -> None:
        try:
            async for data in line:
                self.messages += 1
                self.bytes += len(data)
                if is_player:
                    scene = _message.decode(data).scene
                    if scene is not None:
                        self._notice(scene)
        except ConnectionClosed:
            pass
        finally:
            self.sockets -= 1
            await line.close()

    def _notice(self, scene: Scene) -> None:
        """Keep the newest scene; of two with the same number, the one with a question.

        The answer to an action and the update contain the same scene, so the second one is ignored
        if somebody has acted on the first.
        """
        if scene.seq < self.seq or (scene.seq == self.seq and scene.offer is None):
            return
        if scene.seat is not None and scene.seq <= self._acted.get(scene.seat, -1):
            return
        self.seq = scene.seq
        self.is_over = scene.status == "finished"
        self.scene = scene if scene.offer is not None else None
        if self.scene is not None or self.is_over:
            self.on_ready(self)

    async def act(self) -> float | None:
        """Act for the seat that must decide; returns the seconds until confirmed, or None."""
        scene, self.scene = self.scene, None
        if scene is None or scene.offer is None or scene.seat is None:
            return None
        self._keys += 1
        self._acted[scene.seat] = scene.seq
        body = {
            "seat": scene.seat,
            "seq": scene.seq,
            "key": f"load-{self._number}-{self._keys}",
            "action": self._random.choice(scene.offer.choices).text,
        }
        cookie = self._players[scene.seat].cookie
        path = f"/api/tables/{self.id}"
        began = time.perf_counter()
        answer = await self._http.ask("POST", f"{path}/act", body, cookie, status=0)
        taken = time.perf_counter() - began
        if answer.status != 200:
            page = f"{path}?seat={scene.seat}"
            answer = await self._http.ask("GET", page, cookie=cookie)
            taken = -1.0
            self._acted.clear()
        found = _message.decode(answer.body).scene
        if found is not None:
            self._notice(found)
        return taken if taken >= 0 else None

    async def renew(self) -> None:
        """Start a new table with the same people after a game is over."""
        await self.leave()
        await self.begin()
        await self.watch()

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()

    async def close(self) -> None:
        await self.leave()
        self._http.close()
