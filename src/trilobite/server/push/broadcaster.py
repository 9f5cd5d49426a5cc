"""The broadcaster: the subscribers (open sockets) of each table, and what to send them.

Nothing is queued for a subscriber. It is only woken; then what it has missed is put together from
the log. So a slow one gets several entries in one message, a very slow one is told to load the page
again, and one that accepts nothing is dropped.
"""

import asyncio
from collections import defaultdict
from functools import partial

import msgspec
import sqlalchemy as sa

from trilobite.server.common.loops import Delays
from trilobite.server.common.wire.live import Chat, InfoUpdate, Resync, Update
from trilobite.server.people.sessions import Session
from trilobite.server.play.chat import chat_since
from trilobite.server.storage import schema
from trilobite.server.tables.changes import (
    ChatAdded,
    PeopleChanged,
    PresenceChanged,
    TableChanged,
    TableDeleted,
    TableFollowed,
)
from trilobite.server.tables.info import table_info
from trilobite.server.tables.live import LiveTable
from trilobite.server.tables.registry import TableRegistry
from trilobite.server.tables.table import Table

_encode = msgspec.json.Encoder().encode
RESTARTING = 1012
SESSION_ENDED = 4401
GONE = 4404


class Subscriber:
    """An open socket: its session, the seat whose view it gets, and what it has received."""

    def __init__(self, table: str, session: Session | None, address: str) -> None:
        self.table = table
        self.session = session
        self.address = address
        self.eyes: int | None = None
        self.epoch = ""
        """The epoch to which the data of its client belongs (see `epochs`)."""
        self.seq = -1
        self.chat_id = 0
        """The id of the last chat message that it has."""
        self.outline: object = None
        """The `Table.outline` that it was sent last."""
        self.wants_scene = False
        self.wants_presence = False
        self.wants_chat = True
        self.has_chat = False
        """Whether it has received the earlier chat, even if there was none."""
        self.ended: int | None = None
        """The close code, once the socket has to be closed."""
        self.wake = asyncio.Event()

    @property
    def person(self) -> int | None:
        return None if self.session is None else self.session.person

    def may_look(self, seat: int | None) -> bool:
        """Whether it may have the view of a seat: a program only that of its own seat."""
        place = None if self.session is None else self.session.place
        return seat is None or place is None or place[1] == seat

    def has_lost_its_seat(self, table: Table) -> bool:
        """Whether it is a program whose owner no longer holds the seat of its token."""
        if self.session is None or self.session.place is None:
            return False
        return not table.seats[self.session.place[1]].is_held_by(self.session.person)

    def start_over(self, live: LiveTable) -> None:
        """Send everything again: a backup was restored, so its client's data may be wrong."""
        self.epoch, self.seq, self.chat_id = live.epoch, live.table.seq, 0
        self.wants_presence = self.wants_chat = True
        self.has_chat = self.wants_scene = False

    def end(self, code: int) -> None:
        """Close the socket: its session has ended, or its table was deleted."""
        self.ended = code
        self.wake.set()


class Broadcaster:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._subscribers: defaultdict[str, set[Subscriber]] = defaultdict(set)
        self._late: set[str] = set()
        """The tables whose presence will be announced soon."""
        self._delays = Delays(registry.clock)
        registry.metrics.gauge("sockets", self.count, "Open sockets.")

    def count(self) -> int:
        return sum(len(subscribers) for subscribers in self._subscribers.values())

    def sockets_of(self, session: Session | None, address: str) -> int:
        """The number of open sockets of a session or, without one, of an address."""
        return sum(
            (subscriber.session is not None and subscriber.session.hash == session.hash)
            if session is not None
            else (subscriber.session is None and subscriber.address == address)
            for subscribers in self._subscribers.values()
            for subscriber in subscribers
        )

    def sockets_at(self, address: str) -> int:
        """The number of open sockets from an address, with or without sessions."""
        everybody = (
            subscriber for subscribers in self._subscribers.values() for subscriber in subscribers
        )
        return sum(subscriber.address == address for subscriber in everybody)

    def session_hashes(self) -> set[str]:
        """The hashes of the sessions that have an open socket."""
        everybody = (
            subscriber for subscribers in self._subscribers.values() for subscriber in subscribers
        )
        return {
            subscriber.session.hash for subscriber in everybody if subscriber.session is not None
        }

    def has_subscribers(self, id: str) -> bool:
        return bool(self._subscribers.get(id))

    def open_tables(self) -> list[str]:
        """The tables that somebody has open."""
        return list(self._subscribers)

    def join(self, subscriber: Subscriber) -> None:
        self._subscribers[subscriber.table].add(subscriber)
        self._registry.pin(subscriber.table)
        if subscriber.person is not None:
            self._registry.presence.enter(subscriber.table, subscriber.person)
        self._presence_soon(subscriber.table)

    def leave(self, subscriber: Subscriber) -> None:
        subscribers = self._subscribers.get(subscriber.table, set())
        if subscriber not in subscribers:
            return  # it never joined
        subscribers.discard(subscriber)
        if not subscribers:
            del self._subscribers[subscriber.table]
        self._registry.unpin(subscriber.table)
        if subscriber.person is not None:
            self._registry.presence.leave(subscriber.table, subscriber.person)
        self._presence_soon(subscriber.table)

    def table_changed(self, change: TableChanged | TableFollowed) -> None:
        """Wake all subscribers of a table; unless only the game changed, they get the seats too."""
        for subscriber in self._subscribers.get(change.id, ()):
            subscriber.wants_presence |= not change.is_only_game
            subscriber.wake.set()

    def table_deleted(self, change: TableDeleted) -> None:
        self._end_table(change.id, GONE)

    def people_changed(self, change: PeopleChanged | PresenceChanged) -> None:
        """Send the seats, names and presence to all subscribers of a table."""
        for subscriber in self._subscribers.get(change.id, ()):
            subscriber.wants_presence = True
            subscriber.wake.set()

    def chat_added(self, change: ChatAdded) -> None:
        for subscriber in self._subscribers.get(change.id, ()):
            subscriber.wants_chat = True
            subscriber.wake.set()

    def publish_all(self) -> None:
        """Publish that anything at the open tables may have changed."""
        for id in self.open_tables():
            self._registry.publish(TableFollowed(id))
            self._registry.publish(ChatAdded(id))

    def end_session(self, key: str) -> None:
        """Close the sockets of a session, which is given by its hash."""
        for subscribers in self._subscribers.values():
            for subscriber in subscribers:
                if subscriber.session is not None and subscriber.session.hash == key:
                    subscriber.end(SESSION_ENDED)

    def end_person(self, person: int) -> None:
        for subscribers in self._subscribers.values():
            for subscriber in subscribers:
                if subscriber.person == person:
                    subscriber.end(SESSION_ENDED)

    def _end_table(self, id: str, code: int) -> None:
        for subscriber in self._subscribers.get(id, ()):
            subscriber.end(code)

    def stop(self) -> None:
        self._delays.cancel()
        for id in list(self._subscribers):
            self._end_table(id, RESTARTING)

    def _presence_soon(self, id: str) -> None:
        """Announce presence after a delay, so that many arrivals share one announcement."""
        if id not in self._late:
            self._late.add(id)
            delay = self._registry.settings.presence_delay
            self._delays.call(delay, partial(self._presence_now, id))

    def _presence_now(self, id: str) -> None:
        self._late.discard(id)
        self._registry.publish(PresenceChanged(id))

    async def news(self, subscriber: Subscriber) -> list[bytes]:
        """The messages for a subscriber now; afterwards they count as sent."""
        known = self._registry.in_memory(subscriber.table)
        if known is not None and subscriber.seq > known.table.seq:
            # Its client got an entry from another server that this server does not have yet.
            await self._registry.freshen(subscriber.table)
        table, messages = await self._registry.look(
            subscriber.table, lambda live: (live.table, self._news(live, subscriber))
        )
        return messages + await self._chat(table, subscriber)

    async def _chat(self, table: Table, subscriber: Subscriber) -> list[bytes]:
        if not subscriber.wants_chat:
            return []
        subscriber.wants_chat = False
        said = await chat_since(self._registry, table, subscriber.chat_id)
        if not said and subscriber.has_chat:
            return []
        subscriber.has_chat = True
        subscriber.chat_id = said[-1].id if said else subscriber.chat_id
        return [_encode(Chat(said=said))]

    def _news(self, live: LiveTable, subscriber: Subscriber) -> list[bytes]:
        table = live.table
        messages: list[bytes] = []
        if subscriber.has_lost_its_seat(table):
            subscriber.end(SESSION_ENDED)
            return messages
        if subscriber.epoch != live.epoch:
            subscriber.start_over(live)
            messages.append(_encode(Resync(seq=table.seq, restored=True, anew=True)))
        if subscriber.eyes is not None and not table.seats[subscriber.eyes].belongs_to(
            subscriber.person
        ):
            # The seat went to somebody else: the client has to reload and becomes a spectator.
            subscriber.eyes = None
            messages.append(_encode(Resync(seq=table.seq)))
            subscriber.seq = table.seq
        if subscriber.wants_presence or subscriber.outline != table.outline:
            subscriber.wants_presence = False
            subscriber.outline = table.outline
            info = table_info(table, subscriber.person, self._registry.presence.here(table.id))
            messages.append(_encode(InfoUpdate(table=info)))
        if subscriber.seq != table.seq or subscriber.wants_scene:
            messages.append(self._update(live, subscriber))
        return messages

    def _update(self, live: LiveTable, subscriber: Subscriber) -> bytes:
        since, subscriber.seq, subscriber.wants_scene = subscriber.seq, live.table.seq, False
        missed = live.table.seq - since
        if missed < 0 or missed > self._registry.settings.max_gap:
            return _encode(Resync(seq=live.table.seq))
        cached = live.updates.get((subscriber.eyes, since))
        if cached is None:
            entries = live.entries_since(since, subscriber.eyes)
            cached = _encode(Update(entries=entries, scene=live.scene(subscriber.eyes)))
            if entries:  # others need it too; an update without entries is for this subscriber only
                live.updates[subscriber.eyes, since] = cached
        return cached


async def end_lost_sessions(registry: TableRegistry, broadcaster: Broadcaster) -> None:
    """Close the sockets of sessions that no longer exist because another server has ended them."""
    keys = broadcaster.session_hashes()
    stored = (schema.sessions.c.hash, schema.tokens.c.hash)
    query = sa.union_all(*(sa.select(hashes).where(hashes.in_(keys)) for hashes in stored))
    known = set(await registry.store.read(lambda connection: connection.scalars(query).all()))
    for key in keys - known:
        broadcaster.end_session(key)
