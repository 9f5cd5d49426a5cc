"""The socket of a table. The client says hello with what it has; then it is told what it misses.

Who somebody is comes from the session of the handshake. Messages are small and few: beyond that the
socket is closed, with the reason.
"""

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from trilobite.server.hub import GONE, Reader
from trilobite.server.live import LiveTable
from trilobite.server.service import Service
from trilobite.server.sessions import Session
from trilobite.server.trouble import TroubleError
from trilobite.server.wire.live import FromClient, Hello, Look, Ping, Pong, Problem

HELLO_SECONDS = 10.0
MOST_SOCKETS = 30
"""Of one session, or of one address without a session."""

MOST_SOCKETS_OF_ADDRESS = 300
"""Of all sessions of one address: they cost nothing to make."""

MOST_MISTAKES = 3
POLICY = 1008
TRY_AGAIN = 1013

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encode = msgspec.json.Encoder().encode
Socket = WebSocket[Any, Any, Any]


async def converse(socket: Socket, service: Service, reader: Reader) -> None:
    """The life of a socket whose handshake was found good."""
    await socket.accept()
    talk = _Talk(socket, service, reader)
    try:
        if not await talk.is_greeted() or not await talk.is_within_limits():
            return
        service.hub.join(reader)
        await talk.go_on()
    except WebSocketDisconnect:
        return
    except TroubleError:
        await talk.close_for_now()
    finally:
        service.hub.leave(reader)


def has_too_many_sockets(service: Service, session: Session | None, address: str) -> bool:
    hub = service.hub
    return (
        hub.sockets_of(session, address) >= MOST_SOCKETS
        or hub.sockets_at(address) >= MOST_SOCKETS_OF_ADDRESS
    )


class _Talk:
    def __init__(self, socket: Socket, service: Service, reader: Reader) -> None:
        self._socket = socket
        self._service = service
        self._reader = reader
        self._may_send = service.limits.for_socket()
        self._mistakes = 0
        self._is_closed = False

    async def is_greeted(self) -> bool:
        """The first message is a Hello, and comes soon."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                message = await self._receive()
        except TimeoutError:
            return await self._close(POLICY, "a hello is missing")
        if not isinstance(message, Hello):
            return await self._close(POLICY, "the first message is a hello")
        self._reader.seq, self._reader.said = max(-1, message.seq), max(0, message.said)
        self._reader.epoch = message.epoch or self._service.store.epoch
        if not await self._look(message.seat):
            return await self._close(POLICY, "that is not your seat")
        return True

    async def is_within_limits(self) -> bool:
        """Only who was greeted is counted, so many may have come this far at once."""
        if has_too_many_sockets(self._service, self._reader.session, self._reader.address):
            return await self._close(POLICY, "too many sockets")
        return True

    async def go_on(self) -> None:
        tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._tell())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _receive(self) -> FromClient | None:
        """The next message; None if it is none."""
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
                await self._send(_encode(Problem(problem="that was not understood")))
                if self._mistakes >= MOST_MISTAKES:
                    await self._close(POLICY, "too many mistakes")
                    return

    async def _look(self, seat: int | None) -> bool:
        """Look through these eyes from now on, if they are mine."""
        wanted = -1 if seat is None else seat

        def work(live: LiveTable) -> None:
            self._reader.eyes = live.eyes_of(self._reader.person, wanted)

        try:
            if (seat is not None and seat < 0) or not self._reader.may_look(seat):
                return False
            await self._service.hall.look(self._reader.table, work)
        except TroubleError as trouble:
            if trouble.is_passing:
                raise
            return False
        self._reader.wants_scene = True
        self._reader.wake.set()
        return True

    async def _tell(self) -> None:
        reader = self._reader
        while True:
            await reader.wake.wait()
            reader.wake.clear()
            if reader.ended is not None:
                await self._close(reader.ended, "the session has ended, or the table is gone")
                return
            try:
                messages = await self._service.hub.news(reader)
            except TroubleError as trouble:
                if trouble.is_passing:
                    raise
                await self._close(GONE, "the table is gone")
                return
            for message in messages:
                await self._send(message)

    async def _send(self, message: bytes) -> None:
        """A socket that accepts nothing for too long is dropped; it will come back and catch up."""
        if self._is_closed:
            raise WebSocketDisconnect(detail="closed")
        seconds = self._service.settings.send_seconds
        try:
            # Not `wait_for`: in Python 3.11 it may swallow that the task was cancelled.
            async with asyncio.timeout(seconds):
                await self._socket.send_text(message)
        except TimeoutError:
            raise WebSocketDisconnect(detail="too slow") from None

    async def close_for_now(self) -> None:
        """The client comes back by itself, and catches up."""
        await self._close(TRY_AGAIN, "the database is away")

    async def _close(self, code: int, reason: str) -> bool:
        self._is_closed = True
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(HELLO_SECONDS):
                await self._socket.close(code, reason)
        return False
