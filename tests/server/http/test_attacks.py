"""Attacks that once worked, or looked as if they might."""

import asyncio
import json
import logging
import secrets
import socket
import time
import unicodedata
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.exceptions import WebSocketDisconnect
from websockets.exceptions import InvalidStatus

from tests.server.support.hand_clock import HandClock
from tests.server.support.servers import Line, Person, Server, wait_until
from trilobite.server.common.limits import RateLimits, network_of
from trilobite.server.common.names import clean
from trilobite.server.http import protocol_limits
from trilobite.server.http import socket as sockets
from trilobite.server.http.shield import host_name, plain_path
from trilobite.server.http.socket import converse
from trilobite.server.push.broadcaster import Subscriber
from trilobite.server.tables import live

DEEP = "[" * 1900 + "]" * 1900


# Bodies and headers.


@pytest.mark.parametrize(
    ("path", "body"),
    [
        (
            "/api/tables",
            '{"game":"trias","seats":[],"options":{"x":%s}}' % ("[" * 9000 + "]" * 9000),
        ),
        ("/api/records", '{"a":' * 90_000 + "1" + "}" * 90_000),
        ("/api/records", '{"format":' + "[" * 400_000 + "]" * 400_000 + "}"),
        ("/api/me", DEEP),
    ],
)
def test_a_body_nested_too_deeply_is_bad_input_and_not_a_bug(
    anna: Person, caplog: pytest.LogCaptureFixture, path: str, body: str
) -> None:
    method = "PUT" if path == "/api/me" else "POST"
    answer = anna.http.request(method, path, content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_input")
    assert "unexpected error" not in caplog.text


@pytest.mark.parametrize(
    "body",
    [b'{"format":NaN}', b'{"players":1e999}', b'{"players":%s}' % (b"9" * 9000), b"\xff\xfe"],
)
def test_invalid_json_is_refused_as_a_record(anna: Person, body: bytes) -> None:
    answer = anna.http.post("/api/records", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_input")


def test_an_error_does_not_send_back_long_input(anna: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    plan = {"game": "trias", "seats": seats, "options": {"x" * 50_000: 1}}
    answer = anna.http.post("/api/tables", json=plan)
    assert answer.status_code == 400
    assert len(answer.content) < 2000


def raw(server: Server) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", server.port))
    connection.settimeout(5)
    return connection


def send_for_ever(connection: socket.socket) -> None:
    for _ in range(2000):
        connection.sendall(b"a" * 10_000)
        time.sleep(0.001)


@pytest.mark.parametrize("start", [b"GET /", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: "])
def test_an_endless_request_head_is_cut_off(server: Server, start: bytes) -> None:
    with raw(server) as connection:
        connection.sendall(start)
        with pytest.raises(OSError, match=r"reset|Broken"):
            send_for_ever(connection)


def test_a_large_body_in_one_piece_is_not_mistaken_for_a_long_head(anna: Person) -> None:
    plan = {"game": "trias", "seats": [{"kind": "me"}] * 2, "title": "x" * 60_000}
    assert anna.post("/api/tables", plan, 400)["field"] == "title"


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost:",
        b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
    ],
)
def test_a_request_that_is_never_completed_is_dropped(
    server: Server, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(protocol_limits, "REQUEST_SECONDS", 0.2)
    with raw(server) as connection:
        connection.sendall(sent)
        assert connection.recv(1000) == b""


def test_a_client_with_a_complete_request_is_not_cut_off(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol_limits, "REQUEST_SECONDS", 0.2)
    anna = server.person("Anna")
    with anna.socket(anna.new_game("me", "me"), seq=0) as line:
        with raw(server) as unfinished:  # dropped when the time is up for both connections
            unfinished.sendall(b"GET /health HTTP/1.1\r\n")
            assert unfinished.recv(1000) == b""
        line.send(type="ping")
        assert line.next("pong")
    assert anna.get("/api/me")["name"] == "Anna"
    anna.close()


# Addresses.


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:99999999",
        "127.0.0.1:99999",
        "[::1",
        "[::1]x",
        "localhost:",
        "a@localhost",
        "",
        ":1",
    ],
)
def test_an_invalid_host_header_is_refused(anna: Person, host: str) -> None:
    assert host_name(host) == ""
    answer = anna.http.get("/api/me", headers={"host": host})
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")


@pytest.mark.slow
@pytest.mark.parametrize(
    "path", ["//api/handover", "/api//handover", "/api/handover/", "///api/handover//"]
)
def test_extra_slashes_do_not_avoid_a_limit(db: Path, path: str) -> None:
    assert plain_path(path) == "/api/handover"
    with Server(db, limits=0.1) as server:
        person = server.person()
        answers = [person.http.post(server.url + path, json={"token": "x"}) for _ in range(20)]
        assert {answer.status_code for answer in answers} == {404, 429}
        assert {answer.headers["cache-control"] for answer in answers} == {"no-store"}
        person.close()


def test_extra_slashes_do_not_bring_a_table_id_into_the_log(
    server: Server, anna: Person, caplog: pytest.LogCaptureFixture
) -> None:
    id = anna.new_game("me", "me")
    with caplog.at_level(logging.INFO, "trilobite.requests"):
        assert anna.http.get(f"{server.url}//api///tables/{id}").status_code == 200
        wait_until(lambda: caplog.records)
    assert json.loads(caplog.records[0].message)["route"] == "/api/tables/*"
    assert id not in caplog.text


def test_addresses_of_one_ipv6_network_count_as_one_address() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:1.2.3.4") == "1.2.3.4" == network_of("1.2.3.4")
    assert network_of("testclient") == "testclient"
    limits = RateLimits(1.0, lambda: 0.0)
    addresses = [network_of(f"2001:db8::{number:x}") for number in range(500)]
    assert sum(limits.allows("claim", address, None) for address in addresses) == 80


# Names.


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("\u202eevil\u202c", "evil"),
        ("\u2066a\u2069\u200b\ufeff\x00\x1b[31m", "a[31m"),
        ("\u3164\u115f\u2800\uffa0\u034f", ""),
        ("a" + "\u0301\u0302" * 15, "\xe1\u0302\u0301\u0302"),
        ("\u0301\u0301b", "b"),
        (" \u20dd x", "x"),
        ("Nguy\u1ec5n Th\u1ecb", "Nguy\u1ec5n Th\u1ecb"),
        (
            "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd",
            "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd",
        ),
        ("a\u2028b\r\n\tc", "a b c"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
    ],
)
def test_deceptive_characters_are_removed_from_names(text: str, name: str) -> None:
    assert clean(text, "name") == unicodedata.normalize("NFC", name)


# Sockets.


def test_messages_nested_too_deeply_close_the_socket(anna: Person) -> None:
    id = anna.new_game("me", "me")
    deep = '{"a":' + DEEP + ',"type":"ping"}'
    with anna.socket(id, seq=0) as line:
        for _ in range(3):
            line.connection.send(deep)
        assert line.close_code() == 1008
    line = anna.open_socket(id)
    line.connection.send(deep)
    assert line.close_code() == 1008
    line.close()


def greeted(line: Line) -> bool:
    line.send(type="hello", seq=0)
    return line.close_code_or_message() == "presence"


def test_clients_that_say_hello_late_are_counted_too(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "MOST_SOCKETS", 3)
    with Server(db) as server:
        anna = server.person("Anna")
        id = anna.new_game("me", "me")
        lines = [anna.open_socket(id) for _ in range(6)]
        assert [greeted(line) for line in lines] == [True] * 3 + [False] * 3
        for line in lines:
            line.close()
        anna.close()


@pytest.mark.slow
def test_new_sessions_do_not_bring_more_sockets(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_SOCKETS_OF_ADDRESS", 3)
    with Server(db) as server:
        people = [server.person(f"Person {number}") for number in range(4)]
        id = people[0].new_game("me", "me")
        lines = [person.open_socket(id) for person in people[:3]]
        assert all(greeted(line) for line in lines)
        with pytest.raises(InvalidStatus):
            people[3].open_socket(id)
        for line in lines:
            line.close()
        for person in people:
            person.close()


class Fleeting:
    """A socket whose other end disconnects `moments` steps of the loop after its hello."""

    def __init__(self, moments: int) -> None:
        self.moments = moments
        self.said_hello = False

    async def accept(self) -> None:
        """The connection is open already."""

    async def receive_text(self) -> str:
        if self.said_hello:
            for _ in range(self.moments):
                await asyncio.sleep(0)
            raise WebSocketDisconnect(detail="gone")
        self.said_hello = True
        return '{"type":"hello","seq":-1}'

    async def send_text(self, _: bytes) -> None:
        await asyncio.sleep(0)


def test_a_client_that_hangs_up_at_any_moment_is_dropped(db: Path) -> None:
    """Otherwise it would count as present for ever, and the server could not stop."""
    with Server(db) as server:
        anna = server.person("Anna")
        id = anna.new_game("me", "me")
        for moments in range(40):
            reader = Subscriber(id, None, "")
            server.call(converse(Fleeting(moments), server.service, reader))  # type: ignore[arg-type]
            assert not server.service.broadcaster.has_subscribers(id)
        anna.close()


# Seats and secrets.


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pace", "patience"),
    [
        (None, 600),
        ({"kind": "turn", "seconds": 60}, 600),
        ({"kind": "days", "days": 3}, 3 * 86_400),
    ],
)
def test_the_host_cannot_give_away_a_seat_whose_owner_is_here_or_may_return(
    db: Path, pace: dict[str, Any] | None, patience: int
) -> None:
    """A host could otherwise hand a seat to a bot, invite themselves, and see its cards."""
    clock = HandClock()
    with (
        Server(db, clock) as server,
        closing(server.person("Anna")) as anna,
        closing(server.person("Ben")) as ben,
    ):
        made = anna.new_table("me", "open", pace=pace)
        id = made["table"]["id"]
        ben.claim(made["invitations"][0])
        with ben.socket(id, seq=0, seat=1) as line:
            line.next("update")
            anna.seat(id, "bot", 1)
            clock.wait(patience)
            assert anna.seat(id, "invitations", 1, 403)["code"] == "seat_watched"
        wait_until(lambda: not server.service.broadcaster.has_subscribers(id))
        ben.seat(id, "takeback", 1)
        anna.seat(id, "bot", 1)
        clock.wait(patience - 1)
        refused = anna.seat(id, "invitations", 1, 403)
        assert refused["code"] == "seat_kept"
        left = datetime.fromisoformat(refused["args"]["until"]) - clock()
        assert left.total_seconds() == 1
        clock.wait(1)
        assert anna.seat(id, "invitations", 1)["token"]


def test_stepping_back_and_forth_does_not_fill_the_disk(
    anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = anna.new_game("me", "me")
    scene = anna.act(id, anna.scene(id))["scene"]
    while not scene["can_undo"]:
        choices = anna.scene(id)["offer"]["choices"]
        soft = [choice["text"] for choice in choices if choice["can_undo"]]
        scene = anna.act(id, anna.scene(id), (soft or [choices[0]["text"]])[0])["scene"]
    monkeypatch.setattr(live, "MOST_ENTRIES", scene["seq"])
    for kind in ("undo", "reset"):
        assert anna.step(id, kind, scene, 403)["code"] == "forbidden"
    assert anna.seat(id, "bot", 1, 403)["code"] == "forbidden"
    assert anna.act(id, anna.scene(id))["seq"] == scene["seq"] + 1
    anna.seat(id, "leave", 0)


def test_database_errors_are_logged_without_the_values(
    server: Server, anna: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A failing INSERT of a table would otherwise write its seed to the log."""
    seed = secrets.token_hex(32)

    def broken(connection: sa.Connection) -> None:
        connection.execute(sa.text("INSERT INTO nowhere VALUES (:seed)"), {"seed": seed})

    async def write(_: object) -> Any:
        return await store.read(broken)

    store = server.service.store
    monkeypatch.setattr(store, "write", write)
    assert anna.post("/api/tables", {"game": "trias", "seats": [{"kind": "me"}] * 2}, 500)
    assert "INSERT INTO nowhere" in caplog.text
    assert seed not in caplog.text
