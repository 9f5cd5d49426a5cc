"""The courier: delivers notices in the background, so that nobody who plays waits for a mail.

What waits is bounded, everything has a time limit, and what does not go is tried again a few times,
ever later. Failures are logged without an address.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from trilobite.server.hall import Hall
from trilobite.server.notices import channels
from trilobite.server.notices.channels import Channel, Kind
from trilobite.server.notices.failing import DeliveryError, GoneError, LaterError, NeverError
from trilobite.server.notices.hooks import send_hook
from trilobite.server.notices.keys import KeyRing
from trilobite.server.notices.mail import Mailer, off_headers
from trilobite.server.notices.outgoing import Outgoing, RefusedTargetError, UnreachableError
from trilobite.server.notices.push import contact_of, send_push
from trilobite.server.notices.turns import Turn, conclude, turns_at
from trilobite.server.notices.wording import Notice, mail_of, words_of
from trilobite.server.trouble import TroubleError

logger = logging.getLogger(__name__)
HANDS = 4
"""So many are delivered at the same time."""

MOST_WAITING = 1000
AGAIN_SECONDS = (10.0, 60.0, 300.0)
"""After a failure, a second and a third; then it is given up."""


@dataclass(eq=False)
class Order:
    """One turn for one channel."""

    turn: Turn
    channel: int
    open: "set[Order]"
    """All orders about the same turn that are not settled."""
    failures: int = 0


class Courier:
    def __init__(self, hall: Hall, mailer: Mailer, outgoing: Outgoing, ring: KeyRing) -> None:
        self._hall = hall
        self._settings = hall.settings
        self._mailer = mailer
        self._outgoing = outgoing
        self._ring = ring
        self._orders: asyncio.Queue[Order] = asyncio.Queue()
        self._unsettled = 0
        self._late: set[asyncio.TimerHandle] = set()
        self._hands: list[asyncio.Task[None]] = []

    def offers(self, kind: Kind) -> bool:
        """Whether the host has set this up."""
        if kind == "mail":
            return self._mailer.is_there
        return self._settings.push if kind == "push" else self._settings.webhooks

    def start(self) -> None:
        self._hands = [
            asyncio.create_task(self._work(), name=f"courier {number}") for number in range(HANDS)
        ]

    async def stop(self) -> None:
        self.forget()
        for hand in self._hands:
            hand.cancel()
        await asyncio.gather(*self._hands, return_exceptions=True)

    def forget(self) -> None:
        """Tell nothing of what still waits."""
        waiting = len(self._late) + self._orders.qsize()
        for timer in self._late:
            timer.cancel()
        self._late.clear()
        while not self._orders.empty():
            self._orders.get_nowait()
        self._unsettled -= waiting

    def take(self, turn: Turn, ways: Sequence[Channel]) -> None:
        """Tell somebody, by every way they want."""
        fitting = [way for way in ways if way.is_used and self.offers(way.kind)]
        if self._unsettled + len(fitting) > MOST_WAITING:
            logger.warning("too many notices are waiting; one is dropped")
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
                # A bug, or a database that is away: no reason to tell nobody anything any more.
                logger.exception("a notice could not be handled")
            if is_done:
                self._unsettled -= 1

    async def _try(self, order: Order) -> bool:
        """Whether there is nothing more to be done."""
        channel = await self._hall.store.read(lambda connection: self._usable(connection, order))
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
        """The channel, if it is still wanted, and what it would tell still true."""
        try:
            channel = channels.find_channel(connection, order.channel, order.turn.person)
        except TroubleError:
            return None
        if order.failures:
            now = turns_at(connection, order.turn.table.id, self._hall.clock())
            if all(_name(one) != _name(order.turn) for one in now):
                return None
        return channel if channel.is_used else None

    def _postpone(self, order: Order, channel: Channel, problem: LaterError) -> bool:
        if order.failures >= len(AGAIN_SECONDS):
            logger.warning("a notice by %s was given up: %s", channel.kind, problem)
            return True
        pause = AGAIN_SECONDS[order.failures]
        order.failures += 1

        def again() -> None:
            self._late.discard(timer)
            self._orders.put_nowait(order)

        timer = asyncio.get_running_loop().call_later(pause, again)
        self._late.add(timer)
        return False

    async def _settle(self, order: Order) -> None:
        order.open.discard(order)
        if not order.open:
            await self._hall.store.write(lambda connection: conclude(connection, order.turn))

    async def deliver(self, channel: Channel, notice: Notice) -> None:
        """Send one notice by one way, now; a DeliveryError says how it failed."""
        outcome = "failed"
        try:
            await self._send(channel, notice)
            outcome = "sent"
        except GoneError:
            await self._hall.store.write(lambda connection: _give_up(connection, channel))
            raise
        except RefusedTargetError:
            raise NeverError("not a public address") from None
        except UnreachableError as problem:
            raise LaterError(str(problem)) from None
        finally:
            self._hall.metrics.count("notices_total", kind=channel.kind, outcome=outcome)

    async def _send(self, channel: Channel, notice: Notice) -> None:
        words, now = words_of(notice, channel.language), self._hall.clock()
        if channel.kind == "push":
            keys, contact = await self._ring.keys(), contact_of(self._settings)
            await send_push(self._outgoing, keys, contact, channel, notice, words, now)
        elif channel.kind == "webhook":
            house = self._settings.public_url
            await send_hook(self._outgoing, house, channel, notice, words, now)
        else:
            house = self._mailer.house
            token = (await self._ring.keys()).off_token(channel.id, channel.address)
            off_link = f"{house}/off/{token}"
            mail = mail_of(words, channel.language, house + notice.path, off_link)
            await self._mailer.send(channel.address, mail, off_headers(off_link))


def _name(turn: Turn) -> tuple[int, str, int]:
    return turn.person, turn.about, turn.number


def _give_up(connection: sa.Connection, channel: Channel) -> None:
    """A browser that has let go of its subscription makes a new one; a webhook may come back."""
    if channel.kind == "push":
        channels.remove(connection, channel.id)
    else:
        channels.change(connection, channel, enabled=False)
