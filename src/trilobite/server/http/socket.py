"""The socket of a table. The client says hello and what it has; the server sends what it lacks.

The session of the handshake determines the person. Messages have to be small and few; otherwise
the server closes the socket and gives the reason. What the server sends is compressed once for all
sockets that get the same.
"""

import asyncio
import contextlib
import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CTRL_OPCODES, Frame
from websockets.typing import ExtensionParameter

from trilobite.server.common.errors import ServiceError
from trilobite.server.common.wire.live import FromClient, Hello, Look, Ping, Pong, Problem
from trilobite.server.people.sessions import Session
from trilobite.server.push.broadcaster import GONE, Subscriber
from trilobite.server.service import Service
from trilobite.server.tables.live import LiveTable

HELLO_SECONDS = 10.0
MOST_SOCKETS = 30
"""Maximum number of sockets of one session, or of one address without a session."""

MOST_SOCKETS_OF_ADDRESS = 300
"""Maximum number of sockets of all sessions of one address, since sessions are free to create."""

MOST_MISTAKES = 3
POLICY = 1008
TRY_AGAIN = 1013

COMPRESSION = 4
"""The level of zlib: 6, its default, takes twice as long for 3 % smaller messages."""

MEM_LEVEL = 5
MOST_COMPRESSED = 64
"""Number of messages that are kept compressed for the other sockets of their table."""

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encode = msgspec.json.Encoder().encode
Socket = WebSocket[Any, Any, Any]


async def converse(socket: Socket, service: Service, subscriber: Subscriber) -> None:
    """Serve a socket whose handshake has been checked."""
    await socket.accept()
    chat = _Conversation(socket, service, subscriber)
    try:
        if not await chat.is_greeted() or not await chat.is_within_limits():
            return
        service.broadcaster.join(subscriber)
        await chat.go_on()
    except WebSocketDisconnect:
        return
    except ServiceError:
        await chat.close_for_now()
    finally:
        service.broadcaster.leave(subscriber)


def has_too_many_sockets(service: Service, session: Session | None, address: str) -> bool:
    broadcaster = service.broadcaster
    return (
        broadcaster.sockets_of(session, address) >= MOST_SOCKETS
        or broadcaster.sockets_at(address) >= MOST_SOCKETS_OF_ADDRESS
    )


class _Conversation:
    def __init__(self, socket: Socket, service: Service, subscriber: Subscriber) -> None:
        self._socket = socket
        self._service = service
        self._subscriber = subscriber
        self._may_send = service.limits.for_socket()
        self._mistakes = 0
        self._is_closed = False

    async def is_greeted(self) -> bool:
        """Whether the first message is a valid Hello and comes in time; otherwise close."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                message = await self._receive()
        except TimeoutError:
            return await self._close(POLICY, "hello is missing")
        if not isinstance(message, Hello):
            return await self._close(POLICY, "the first message must be a hello")
        self._subscriber.seq, self._subscriber.chat_id = max(-1, message.seq), max(0, message.said)
        self._subscriber.epoch = message.epoch or self._service.store.epoch
        if not await self._look(message.seat):
            return await self._close(POLICY, "that is not your seat")
        return True

    async def is_within_limits(self) -> bool:
        """Check the number of sockets again: several may have passed the handshake at once."""
        if has_too_many_sockets(self._service, self._subscriber.session, self._subscriber.address):
            return await self._close(POLICY, "too many sockets")
        return True

    async def go_on(self) -> None:
        tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._push())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _receive(self) -> FromClient | None:
        """The next message; None if it cannot be read."""
        text = await self._socket.receive_text()
        try:
            return _decoder.decode(text)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError):
            return None

    async def _listen(self) -> None:
        while True:
            message = await self._receive()
            if not self._may_send():
                await self._send(_encode(Problem(problem="too many messages")))
                await self._close(POLICY, "too many messages")
                return
            if isinstance(message, Ping):
                await self._send(_encode(Pong()))
            elif not isinstance(message, Look) or not await self._look(message.seat):
                self._mistakes += 1
                await self._send(_encode(Problem(problem="message not understood")))
                if self._mistakes >= MOST_MISTAKES:
                    await self._close(POLICY, "too many mistakes")
                    return

    async def _look(self, seat: int | None) -> bool:
        """Switch to the view of a seat, or a spectator's (None); False if that is not allowed."""
        wanted = -1 if seat is None else seat

        def work(live: LiveTable) -> None:
            self._subscriber.eyes = live.eyes_of(self._subscriber.person, wanted)

        try:
            if (seat is not None and seat < 0) or not self._subscriber.may_look(seat):
                return False
            await self._service.registry.look(self._subscriber.table, work)
        except ServiceError as error:
            if error.is_transient:
                raise
            return False
        self._subscriber.wants_scene = True
        self._subscriber.wake.set()
        return True

    async def _push(self) -> None:
        subscriber = self._subscriber
        while True:
            await subscriber.wake.wait()
            subscriber.wake.clear()
            if subscriber.ended is not None:
                await self._close(subscriber.ended, "session ended or table deleted")
                return
            try:
                messages = await self._service.broadcaster.news(subscriber)
            except ServiceError as error:
                if error.is_transient:
                    raise
                await self._close(GONE, "table deleted")
                return
            for message in messages:
                await self._send(message)

    async def _send(self, message: bytes) -> None:
        """Send a message. A socket that accepts nothing for too long is dropped.

        Its client reconnects and catches up.
        """
        if self._is_closed:
            raise WebSocketDisconnect(detail="closed")
        seconds = self._service.settings.send_seconds
        try:
            # Not `wait_for`: in Python 3.11 it may swallow the cancellation of the task.
            async with asyncio.timeout(seconds):
                await self._socket.send_text(message)
        except TimeoutError:
            raise WebSocketDisconnect(detail="too slow") from None

    async def close_for_now(self) -> None:
        """Close the socket; the client reconnects by itself, and catches up."""
        await self._close(TRY_AGAIN, "database unavailable")

    async def _close(self, code: int, reason: str) -> bool:
        self._is_closed = True
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(HELLO_SECONDS):
                await self._socket.close(code, reason)
        return False


@lru_cache(MOST_COMPRESSED)
def compressed(message: bytes, window_bits: int) -> bytes:
    """A message as it is sent; the sockets that get the same one share the work."""
    encoder = zlib.compressobj(COMPRESSION, wbits=-window_bits, memLevel=MEM_LEVEL)
    # The end of a flushed block is left out on the wire (RFC 7692, 7.2.1).
    return (encoder.compress(message) + encoder.flush(zlib.Z_SYNC_FLUSH))[:-4]


class SharedDeflate(PerMessageDeflate):
    """Compression of whole messages, each by itself, so that the result is the same for all."""

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode in CTRL_OPCODES:
            return frame
        data = compressed(bytes(frame.data), self.local_max_window_bits)
        return Frame(frame.opcode, data, frame.fin, rsv1=True)


class SharedDeflateFactory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        response, found = super().process_request_params(params, accepted_extensions)
        return response, SharedDeflate(
            found.remote_no_context_takeover,
            found.local_no_context_takeover,
            found.remote_max_window_bits,
            found.local_max_window_bits,
        )


DEFLATE = SharedDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
)
"""Compression of each message by itself; a context shared by messages takes too much memory."""
