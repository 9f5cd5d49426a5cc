"""Limits for frames and clients that would otherwise use up memory, the log or time."""

import logging
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close, CloseCode, Frame, Opcode

from tests.server.support.servers import Line, Person, Server, wait_until
from trilobite.server.http import protocol_limits


@pytest.fixture
def line(anna: Person) -> Iterator[Line]:
    """An open socket that has got its first update."""
    with anna.socket(anna.new_game("me", "me"), seq=0) as open_line:
        open_line.next("update")
        yield open_line


def test_invalid_text_closes_the_socket_and_does_not_fill_the_log(
    line: Line, caplog: pytest.LogCaptureFixture
) -> None:
    line.connection.send(b"\xff\xfe{}", text=True)
    assert line.close_code() == protocol_limits.INVALID_TEXT
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_invalid_text_and_a_close_frame_in_one_packet_do_not_fill_the_log(
    line: Line, caplog: pytest.LogCaptureFixture
) -> None:
    """The connection is already closing when the text is checked."""
    text = Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True)
    close = Frame(Opcode.CLOSE, Close(CloseCode.NORMAL_CLOSURE, "").serialize())
    line.connection.socket.sendall(text + close.serialize(mask=True))
    assert line.close_code() == CloseCode.NORMAL_CLOSURE
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("kind", ["ping", "pong"])
def test_a_flood_of_pings_closes_the_socket(line: Line, kind: str) -> None:
    """Pings are answered below the layer that counts messages."""
    send = getattr(line.connection, kind)

    def flood() -> None:
        for _ in range(100_000):
            send()

    with pytest.raises(ConnectionClosed):
        flood()


def test_a_message_in_too_many_fragments_closes_the_socket(line: Line) -> None:
    crumbs = (b"" for _ in range(100_000))
    with pytest.raises(ConnectionClosed):
        line.connection.send(crumbs)


def test_a_message_in_a_few_fragments_is_read(line: Line) -> None:
    line.connection.send(iter(['{"type":', '"ping"', "}"]))
    assert line.next("pong")


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="the kernel cannot do it")
def test_a_client_that_never_reads_the_answers_is_disconnected(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol_limits, "UNREAD_SECONDS", 0.5)
    with Server(db) as server, socket.socket() as lazy:
        lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        lazy.connect(("127.0.0.1", server.port))
        ask = f"GET /api/catalogue/en HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n"
        lazy.sendall(ask.encode() * 100)
        wait_until(lambda: server.connections() > 0)
        wait_until(lambda: server.connections() == 0)
