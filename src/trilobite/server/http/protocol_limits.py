"""Limits on incoming requests and frames: their size, their number and their duration.

uvicorn's fast HTTP parser does not limit the size of a request's head, and waits for it for ever:
one connection could fill the memory, and a few thousand idle ones could use up all sockets. Its
WebSocket parser answers every ping, collects any number of fragments, and logs a page for every
text that is not valid UTF-8. Neither drops a client that never reads the answer.
"""

import asyncio
import socket
import time
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.protocol import State

from trilobite.server.common.limits import Bucket, Rate
from trilobite.server.http.socket import DEFLATE

HEAD_BYTES = 32_768
"""Maximum size of a request's head."""

REQUEST_SECONDS = 60.0
"""Maximum seconds from the first byte, or from the connection, to the last byte of the body."""

UNREAD_SECONDS = 60.0
"""Seconds after which a connection is dropped if the client reads nothing of an answer."""

CONTROLS = Rate(60, 5)
"""Rate of pings and pongs on one socket; our own client sends one every twenty seconds."""

MOST_PIECES = 16
"""Maximum WebSocket fragments per message."""

INVALID_TEXT = 1007


class BoundedProtocol(HttpToolsProtocol):
    _head_bytes = 0
    _is_in_head = True
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        _drop_if_unread(transport)
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_in_head:
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES and not self.transport.is_closing():
                self.send_400_response("The request's head is too long.")

    def on_message_begin(self) -> None:
        self._head_bytes, self._is_in_head = 0, True
        self._expect_request()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect_nothing()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._expect_nothing()
        super().handle_websocket_upgrade()

    def _expect_request(self) -> None:
        self._expect_nothing()
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.close)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class BoundedSocket(WebSocketsSansIOProtocol):
    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn.available_extensions = [DEFLATE]
        self._controls = Bucket(CONTROLS, time.monotonic())

    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_pong(event)

    def _may_go_on(self) -> bool:
        if not self._controls.take(time.monotonic()):
            self.transport.abort()
        return not self.transport.is_closing()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            if not self.close_sent and self.conn.state is State.OPEN:
                self.conn.send_close(INVALID_TEXT)
                self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _drop_if_unread(transport: asyncio.Transport) -> None:
    """Let the kernel end a connection whose other side reads nothing, if the system supports it."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    connection = transport.get_extra_info("socket")
    if option is not None and connection is not None and connection.family != socket.AF_UNIX:
        connection.setsockopt(socket.IPPROTO_TCP, option, int(1000 * UNREAD_SECONDS))
