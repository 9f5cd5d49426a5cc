"""Raw connections, and wrong things to send over them: frames, bodies, headers and texts."""

import asyncio
import base64
import socket
import struct
from collections.abc import Callable
from random import Random
from typing import Self

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Raw:
    """A connection that sends bytes to a server as they are."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self._writer.transport.abort()

    def read_little(self) -> None:
        """Stop reading, with a small buffer that is soon full."""
        self._writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self._writer.transport.pause_reading()  # type: ignore[attr-defined]

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        await asyncio.wait_for(self._writer.drain(), 5)

    async def handshake(self, table: str, cookie: str) -> bool:
        """Ask for the socket of a table; returns whether it opened, or True if nothing is read."""
        port = self._writer.get_extra_info("peername")[1]
        head = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}\r\n"
        )
        await self.send((head + (f"Cookie: {cookie}\r\n" if cookie else "") + "\r\n").encode())
        if not self._writer.transport.is_reading():  # type: ignore[attr-defined]
            return True
        return await self.status(10.0) == 101

    async def status(self, seconds: float) -> int:
        """The status of an answer; 0 if there is none or the other side closes the connection."""
        try:
            head = await asyncio.wait_for(self._reader.readuntil(b"\r\n\r\n"), seconds)
        except (TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, OSError):
            return 0
        words = head.split(b" ", 2)
        return int(words[1]) if len(words) > 1 and words[1].isdigit() else 0

    async def ending(self, seconds: float) -> str:
        """Read for a while; returns "open", "closed" or "cut"."""
        try:
            async with asyncio.timeout(seconds):
                while await self._reader.read(65536):
                    pass
        except TimeoutError:
            return "open"
        except OSError:
            return "cut"
        return "closed"


async def connect(place: tuple[str, int], address: str) -> Raw:
    return Raw(*await asyncio.open_connection(*place, local_addr=(address, 0)))


# Frames.


def frame(opcode: int, payload: bytes, first: int = 0x80, *, masked: bool = True) -> bytes:
    length = len(payload)
    mask = 0x80 if masked else 0
    if length < 126:
        head = struct.pack("!BB", first | opcode, mask | length)
    elif length < 65536:
        head = struct.pack("!BBH", first | opcode, mask | 126, length)
    else:
        head = struct.pack("!BBQ", first | opcode, mask | 127, length)
    return head + (bytes(4) if masked else b"") + payload


def text(payload: bytes) -> bytes:
    return frame(TEXT, payload)


def odd_frame(random: Random) -> bytes:
    return random.choice(_FRAMES)(random)


def _lie_about_length(_: Random) -> bytes:
    return struct.pack("!BBQ", 0x81, 0xFF, 2**62) + bytes(20)


def _cut_off(random: Random) -> bytes:
    whole = text(odd_message(random))
    return whole[: random.randrange(len(whole))]


_FRAMES: list[Callable[[Random], bytes]] = [
    lambda random: text(odd_message(random)),
    lambda random: text(odd_message(random)),
    lambda random: text(b'{"type":"ping"}') * random.randrange(1, 50),
    lambda random: frame(BINARY, random.randbytes(random.randrange(200))),
    lambda random: text(b"\xff\xfe" + random.randbytes(20)),
    lambda random: text(b"x" * random.choice([4096, 4097, 70_000, 1_000_000])),
    lambda _: frame(TEXT, b"{}", masked=False),
    lambda random: frame(TEXT, b"{}", 0x80 | random.choice([0x40, 0x20, 0x10])),
    lambda random: frame(random.choice([3, 4, 7, 11, 15]), b"?"),
    lambda _: frame(0, b"no beginning"),
    lambda _: frame(TEXT, b'{"type":', 0) + frame(0, b'"ping"}'),
    lambda _: frame(TEXT, b"{", 0) * 3,
    lambda random: frame(PING, random.randbytes(random.choice([0, 125, 126]))),
    lambda _: frame(PONG, b"unasked"),
    lambda random: frame(CLOSE, struct.pack("!H", random.choice([1000, 1005, 999, 4999, 65535]))),
    lambda _: frame(CLOSE, b"\x03"),
    _lie_about_length,
    _cut_off,
]


def odd_message(random: Random) -> bytes:
    """A message that is almost valid."""
    number = random.choice([b"-1", b"0", b"1e999", b"9" * 40, b"-0.5", b"null", b'"0"', b"NaN"])
    kind = random.choice([b"hello", b"look", b"ping", b"update", b"resync", b"", b"x" * 900])
    return random.choice(
        [
            b'{"type":"%s","seq":%s,"seat":%s}' % (kind, number, number),
            b'{"type":"look","seat":%s}' % number,
            b'{"type":"ping","more":1}',
            b'{"type":"ping","type":"look","seat":0}',
            b'{"type":["ping"]}',
            b'{"type":"ping"',
            b"[" * random.choice([10, 2000]),
            b'{"a":' * 600,
            b"",
            b"null",
            random.randbytes(40),
        ]
    )


# Requests.


def odd_text(random: Random) -> str:
    return random.choice(
        [
            "",
            "Mallory",
            "\u202e\u2066evil\x00\x1b[31m",
            "<script>alert(1)</script>",
            "'; DROP TABLE tables; --",
            "\U0001f600" * 40,
            "a" + "\u0301" * 200,
            "x" * 60_000,
            "%s%n{0}{}",
        ]
    )


def odd_body(random: Random) -> bytes:
    return random.choice(
        [
            b"",
            b"null",
            b"[]",
            b"{",
            b"\xff\xfe\x00",
            b"[" * 30_000,
            b'{"a":' * 10_000,
            b'{"seat":0,"seq":0,"key":"12345678","action":"\\ud800"}',
            b'{"seat":1e400,"seq":NaN}',
            b'{"seat":0,"text":"\\u0000","token":"\\u0000","name":"\\u0000","label":"\\u0000"}',
            b'{"seat":%s,"seq":%s,"key":"12345678"}' % (b"9" * 30, b"-" + b"9" * 30),
            b'{"token":"%s"}' % (b"A" * 50_000),
            b'{"password":"%s"}' % (b"p" * 50_000),
            b'{"game":"trias","seats":[%s]}' % b",".join([b'{"kind":"me"}'] * 2000),
            b'{"game":"trias","seats":[{"kind":"me"},{"kind":"me"}],"options":{"x":{}}}',
            b"x" * 70_000,
            b" " * 1_100_000,
            random.randbytes(500),
        ]
    )


def odd_request(random: Random, port: int, cookie: str) -> bytes:
    host = f"Host: 127.0.0.1:{port}\r\n".encode()
    path = random.choice(_TARGETS)
    method = random.choice([b"GET", b"POST", b"TRACE", b"CONNECT", b"PROPFIND", b"get", b"\x00"])
    lines = b"".join(random.choice(_HEADERS) for _ in range(random.randrange(4)))
    known = f"Cookie: {cookie}\r\n".encode() if cookie else b""
    whole = method + b" " + path + b" HTTP/1.1\r\n" + host + known + lines + b"\r\n"
    return random.choice([whole, whole, whole, whole[: random.randrange(1, len(whole))]])


_TARGETS = [
    b"/api/tables/..%2f..%2fetc%2fpasswd",
    b"/assets/../../../../etc/passwd",
    b"/assets/%2e%2e/%2e%2e/pyproject.toml",
    b"/api/tables/%00",
    b"/api/tables/" + b"a" * 9000,
    b"//evil.example/api/me",
    b"http://evil.example/api/me",
    b"/api/tables/x;y?seat=999999999999999999999",
    b"/api/tables/\xff\xfe?seat=%ff",
    b"/table/<script>",
    b"*",
    b"/api/catalogue/..%2fen",
    b"/api/rules/trias/%252e%252e",
    b"/?" + b"&".join([b"a=b"] * 5000),
]
_HEADERS = [
    b"Content-Length: 5\r\nContent-Length: 6\r\n",
    b"Content-Length: -1\r\n",
    b"Content-Length: 99999999999\r\n",
    b"Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n",
    b"Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
    b"Host: evil.example\r\n",
    b"Cookie: trilobite=" + b"x" * 5000 + b"\r\n",
    b'Cookie: a="\\"; trilobite="; =;;;\xff\r\n',
    b"Authorization: Bearer \xff\xff\r\n",
    b"Authorization: Basic Og==\r\n",
    b"X-Forwarded-For: 127.0.0.1, ::1\r\nX-Forwarded-Proto: https\r\n",
    b"Origin: null\r\nSec-Fetch-Site: cross-site\r\n",
    b"Upgrade: websocket\r\nConnection: Upgrade\r\n",
    b"Upgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\nConnection: Upgrade, HTTP2-Settings\r\n",
    b"Expect: 100-continue\r\n",
    b"Range: bytes=0-,0-,0-\r\n",
    b"Accept-Language: " + b"de;q=0.1," * 500 + b"\r\n",
    b"Accept: text/plain\r\nAccept-Encoding: identity;q=0\r\n",
    b"Content-Type: multipart/form-data; boundary=\r\n",
    b"X-" + b"a" * 40_000 + b": 1\r\n",
    b" folded: header\r\n",
    b": nameless\r\n",
]
