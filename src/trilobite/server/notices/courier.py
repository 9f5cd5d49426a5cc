"""The courier: delivers notices in the background, so that games do not wait for an email.

The number of waiting notices is limited, every delivery has a timeout, and a failed one is tried
again a few times, with longer pauses. Failures are logged without the address.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import sqlalchemy as sa

from trilobite.server.common.errors import ServiceError
from trilobite.server.common.loops import Delays
from trilobite.server.notices import channels
from trilobite.server.notices.channels import Channel, ChannelKind
from trilobite.server.notices.due import DueNotice, conclude, turns_at
from trilobite.server.notices.failures import DeliveryError, GoneError, LaterError, NeverError
from trilobite.server.notices.keys import KeyRing
from trilobite.server.notices.mail import Mailer, off_headers
from trilobite.server.notices.outgoing import Outgoing, RefusedDestinationError, UnreachableError
from trilobite.server.notices.push import contact_of, send_push
from trilobite.server.notices.webhooks import send_hook
from trilobite.server.notices.wording import Notice, mail_of, words_of
from trilobite.server.tables.registry import TableRegistry

logger = logging.getLogger(__name__)
PARALLEL_DELIVERIES = 4
"""Number of deliveries at the same time."""

MOST_WAITING = 1000
"""Maximum number of notices that wait for delivery."""

AGAIN_SECONDS = (10.0, 60.0, 300.0)
"""Seconds before the second, third and fourth attempt; after that a notice is given up."""


@dataclass(eq=False)
class Order:
    """A notice about one turn, to be sent by one channel."""

    turn: DueNotice
    channel: int
    open: "set[Order]"
    """All orders about the same turn that are not done yet."""
    failures: int = 0


class Courier:
    def __init__(
        self, registry: TableRegistry, mailer: Mailer, outgoing: Outgoing, ring: KeyRing
    ) -> None:
        self._registry = registry
        self._settings = registry.settings
        self._mailer = mailer
        self._outgoing = outgoing
        self._ring = ring
        self._orders: asyncio.Queue[Order] = asyncio.Queue()
        self._unsettled = 0
        self._late = Delays(registry.clock)
        self._tasks: list[asyncio.Task[None]] = []

    def offers(self, kind: ChannelKind) -> bool:
        """Whether the operator has set up this kind of channel."""
        if kind == "mail":
            return self._mailer.is_configured
        return self._settings.push if kind == "push" else self._settings.webhooks

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._work(), name=f"courier {number}")
            for number in range(PARALLEL_DELIVERIES)
        ]

    async def stop(self) -> None:
        self.forget()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def forget(self) -> None:
        """Drop all waiting notices."""
        waiting = len(self._late) + self._orders.qsize()
        self._late.cancel()
        while not self._orders.empty():
            self._orders.get_nowait()
        self._unsettled -= waiting

    def take(self, turn: DueNotice, ways: Sequence[Channel]) -> None:
        """Queue notices to a person, one for each of their channels."""
        fitting = [way for way in ways if way.is_used and self.offers(way.kind)]
        if self._unsettled + len(fitting) > MOST_WAITING:
            logger.warning("too many notices are waiting; dropped one")
            return
        orders: set[Order] = set()
        orders |= {Order(turn, way.id, orders) for way in fitting}
        self._unsettled += len(orders)
        for order in orders:
            self._orders.put_nowait(order)

    async def _work(self) -> None:
        while True:
            order = await self._orders.get()
            is_done = True
            try:
                is_done = await self._try(order)
                if is_done:
                    await self._settle(order)
            except Exception:
                # A bug, or an unreachable database, must not end all deliveries.
                logger.exception("a notice could not be processed")
            if is_done:
                self._unsettled -= 1

    async def _try(self, order: Order) -> bool:
        """Try to deliver a notice; returns False if it will be tried again."""
        channel = await self._registry.store.read(
            lambda connection: self._usable(connection, order)
        )
        if channel is None:
            return True
        turn = order.turn
        try:
            await self.deliver(channel, Notice(turn.about, turn.person, turn.table))
        except LaterError as problem:
            return self._postpone(order, channel, problem)
        except DeliveryError as problem:
            logger.warning("a notice by %s was given up: %s", channel.kind, problem)
        return True

    def _usable(self, connection: sa.Connection, order: Order) -> Channel | None:
        """The channel, if it is still in use and the notice is still true."""
        try:
            channel = channels.find_channel(connection, order.channel, order.turn.person)
        except ServiceError:
            return None
        if order.failures:
            now = turns_at(connection, order.turn.table.id, self._registry.clock())
            if all(_name(one) != _name(order.turn) for one in now):
                return None
        return channel if channel.is_used else None

    def _postpone(self, order: Order, channel: Channel, problem: LaterError) -> bool:
        if order.failures >= len(AGAIN_SECONDS):
            logger.warning("a notice by %s was given up: %s", channel.kind, problem)
            return True
        pause = AGAIN_SECONDS[order.failures]
        order.failures += 1
        self._late.call(pause, partial(self._orders.put_nowait, order))
        return False

    async def _settle(self, order: Order) -> None:
        order.open.discard(order)
        if not order.open:
            await self._registry.store.write(lambda connection: conclude(connection, order.turn))

    async def deliver(self, channel: Channel, notice: Notice) -> None:
        """Send one notice by one channel now; raises a DeliveryError."""
        outcome = "failed"
        try:
            await self._send(channel, notice)
            outcome = "sent"
        except GoneError:
            await self._registry.store.write(lambda connection: _give_up(connection, channel))
            raise
        except RefusedDestinationError:
            raise NeverError("not a public address") from None
        except UnreachableError as problem:
            raise LaterError(str(problem)) from None
        finally:
            self._registry.metrics.notices.labels(channel.kind, outcome).inc()

    async def _send(self, channel: Channel, notice: Notice) -> None:
        words, now = words_of(notice, channel.language), self._registry.clock()
        if channel.kind == "push":
            keys, contact = await self._ring.keys(), contact_of(self._settings)
            await send_push(self._outgoing, keys, contact, channel, notice, words, now)
        elif channel.kind == "webhook":
            base_url = self._settings.public_url
            await send_hook(self._outgoing, base_url, channel, notice, words, now)
        else:
            base_url = self._mailer.base_url
            token = (await self._ring.keys()).off_token(channel.id, channel.address)
            off_link = f"{base_url}/off/{token}"
            mail = mail_of(words, channel.language, base_url + notice.path, off_link)
            await self._mailer.send(channel.address, mail, off_headers(off_link))


def _name(turn: DueNotice) -> tuple[int, str, int]:
    return turn.person, turn.about, turn.number


def _give_up(connection: sa.Connection, channel: Channel) -> None:
    """Delete the channel of a browser, which will subscribe again; switch off any other one."""
    if channel.kind == "push":
        channels.remove(connection, channel.id)
    else:
        channels.change(connection, channel, enabled=False)
