"""The hub: who has which table open, and what they are to be told.

Nothing is queued for a reader. A reader is only woken; then what it has missed is put together from
the log, so a slow one gets several entries in one message, a very slow one is told to load the page
again, and one that accepts nothing is dropped.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable

import msgspec
import sqlalchemy as sa

from trilobite.server import schema
from trilobite.server.hall import Hall, Watcher
from trilobite.server.live import LiveTable
from trilobite.server.sessions import Session
from trilobite.server.tables import Table
from trilobite.server.talk import said_since
from trilobite.server.wire.live import Chat, Presence, Resync, Update
from trilobite.server.wire.play import LogEntry

_encode = msgspec.json.Encoder().encode
RESTARTING = 1012
SESSION_ENDED = 4401
GONE = 4404


class Reader:
    """An open socket: whose it is, through whose eyes it looks, and what it has."""

    def __init__(self, table: str, session: Session | None, address: str) -> None:
        self.table = table
        self.session = session
        self.address = address
        self.eyes: int | None = None
        self.epoch = ""
        """The history of the house to which belongs what it has (see `epochs`)."""
        self.seq = -1
        self.said = 0
        """The number of the last thing said that it has."""
        self.outline: object = None
        """What it has been told of the table as a whole (see `Table.outline`)."""
        self.wants_scene = False
        self.wants_presence = False
        self.wants_talk = True
        self.has_talk = False
        """Whether it was told what had been said before it came, be it nothing."""
        self.ended: int | None = None
        """The close code, once the socket has to be closed."""
        self.wake = asyncio.Event()

    @property
    def person(self) -> int | None:
        return None if self.session is None else self.session.person

    def may_look(self, seat: int | None) -> bool:
        """A program sees through its own seat only, whatever else its owner has."""
        place = None if self.session is None else self.session.place
        return seat is None or place is None or place[1] == seat

    def has_lost_its_seat(self, table: Table) -> bool:
        """Whether it is a program whose token has died with its owner's claim to the seat."""
        if self.session is None or self.session.place is None:
            return False
        return not table.seats[self.session.place[1]].is_held_by(self.session.person)

    def begin_anew(self, live: LiveTable) -> None:
        """What it has may never have happened, and what was said may not have been."""
        self.epoch, self.seq, self.said = live.epoch, live.table.seq, 0
        self.wants_presence = self.wants_talk = True
        self.has_talk = self.wants_scene = False

    def end(self, code: int) -> None:
        """Close the socket: its session has ended, or its table is gone."""
        self.ended = code
        self.wake.set()


class Hub:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._readers: defaultdict[str, set[Reader]] = defaultdict(set)
        self._late: dict[str, asyncio.TimerHandle] = {}
        hall.watchers.append(self.changed)
        hall.seat_watchers.append(self.seats_changed)
        hall.talk_watchers.append(self.talked)
        hall.followers.append(self.followed)
        self.others: Callable[[str], set[int]] = lambda _: set()
        """The people who have a table open by another server (see `sharing`)."""
        self.presence_watchers: list[Watcher] = []
        """Called with the id of a table after somebody has come or gone there by this server."""
        hall.metrics.gauge("sockets", self.count, "open sockets")

    def count(self) -> int:
        return sum(len(readers) for readers in self._readers.values())

    def sockets_of(self, session: Session | None, address: str) -> int:
        """How many sockets a session has open; without one, how many its address has."""
        return sum(
            (reader.session is not None and reader.session.hash == session.hash)
            if session is not None
            else (reader.session is None and reader.address == address)
            for readers in self._readers.values()
            for reader in readers
        )

    def sockets_at(self, address: str) -> int:
        """How many sockets are open from an address, whoever they belong to."""
        everybody = (reader for readers in self._readers.values() for reader in readers)
        return sum(reader.address == address for reader in everybody)

    def session_hashes(self) -> set[str]:
        """The sessions that have a socket open."""
        everybody = (reader for readers in self._readers.values() for reader in readers)
        return {reader.session.hash for reader in everybody if reader.session is not None}

    def has_readers(self, id: str) -> bool:
        return bool(self._readers.get(id))

    def open_tables(self) -> list[str]:
        """The tables that somebody has open."""
        return list(self._readers)

    def here(self, id: str) -> set[int]:
        """The people who have a table open."""
        return self.here_by_us(id) | self.others(id)

    def here_by_us(self, id: str) -> set[int]:
        """Those among them whom this server serves."""
        readers = self._readers.get(id, ())
        return {reader.person for reader in readers if reader.person is not None}

    def join(self, reader: Reader) -> None:
        self._readers[reader.table].add(reader)
        self._presence_soon(reader.table)

    def leave(self, reader: Reader) -> None:
        readers = self._readers.get(reader.table, set())
        readers.discard(reader)
        if not readers:
            self._readers.pop(reader.table, None)
        if readers or self.presence_watchers:
            self._presence_soon(reader.table)

    def changed(self, id: str) -> None:
        """Something was stored: wake everybody at the table."""
        for reader in self._readers.get(id, ()):
            reader.wake.set()

    def seats_changed(self, id: str) -> None:
        """Who sits where, or what somebody is called, has changed."""
        for reader in self._readers.get(id, ()):
            reader.wants_presence = True
            reader.wake.set()

    def followed(self, id: str, is_other: bool) -> None:  # noqa: FBT001 - a hall.Follower
        """Another server has changed a table."""
        if is_other:
            self.seats_changed(id)
        self.changed(id)

    def talked(self, id: str) -> None:
        """Something was said at a table."""
        for reader in self._readers.get(id, ()):
            reader.wants_talk = True
            reader.wake.set()

    def wake_all(self) -> None:
        """Everything may have changed."""
        for id in self.open_tables():
            self.seats_changed(id)
            self.talked(id)

    def end_session(self, key: str) -> None:
        """By the hash of the session."""
        for readers in self._readers.values():
            for reader in readers:
                if reader.session is not None and reader.session.hash == key:
                    reader.end(SESSION_ENDED)

    def end_person(self, person: int) -> None:
        for readers in self._readers.values():
            for reader in readers:
                if reader.person == person:
                    reader.end(SESSION_ENDED)

    def end_table(self, id: str, code: int = GONE) -> None:
        for reader in self._readers.get(id, ()):
            reader.end(code)

    def stop(self) -> None:
        for timer in self._late.values():
            timer.cancel()
        for id in list(self._readers):
            self.end_table(id, RESTARTING)

    def _presence_soon(self, id: str) -> None:
        """Comings and goings are gathered, so that a crowd does not make a flood."""
        if id not in self._late:
            loop = asyncio.get_running_loop()
            delay = self._hall.settings.presence_delay
            self._late[id] = loop.call_later(delay, self._presence_now, id)

    def _presence_now(self, id: str) -> None:
        self._late.pop(id, None)
        self.seats_changed(id)
        for watcher in self.presence_watchers:
            watcher(id)

    async def news(self, reader: Reader) -> list[bytes]:
        """What a reader has to be told now; afterwards it counts as told."""
        known = self._hall.in_memory(reader.table)
        if known is not None and reader.seq > known.table.seq:
            # It has heard from another server what we are about to hear.
            await self._hall.freshen(reader.table)
        table, messages = await self._hall.look(
            reader.table, lambda live: (live.table, self._news(live, reader))
        )
        return messages + await self._talk(table, reader)

    async def _talk(self, table: Table, reader: Reader) -> list[bytes]:
        if not reader.wants_talk:
            return []
        reader.wants_talk = False
        said = await said_since(self._hall, table, reader.said)
        if not said and reader.has_talk:
            return []
        reader.has_talk = True
        reader.said = said[-1].id if said else reader.said
        return [_encode(Chat(said=said))]

    def _news(self, live: LiveTable, reader: Reader) -> list[bytes]:
        table = live.table
        messages: list[bytes] = []
        if reader.has_lost_its_seat(table):
            reader.end(SESSION_ENDED)
            return messages
        if reader.epoch != live.epoch:
            reader.begin_anew(live)
            messages.append(_encode(Resync(seq=table.seq, anew=True)))
        if reader.eyes is not None and not table.seats[reader.eyes].belongs_to(reader.person):
            # The seat went to somebody else: from now on a spectator, from a clean page.
            reader.eyes = None
            messages.append(_encode(Resync(seq=table.seq)))
            reader.seq = table.seq
        if reader.wants_presence or reader.outline != table.outline:
            reader.wants_presence = False
            reader.outline = table.outline
            info = table.info(reader.person, self.here(table.id))
            messages.append(_encode(Presence(table=info)))
        if reader.seq != table.seq or reader.wants_scene:
            messages.append(self._update(live, reader))
        return messages

    def _update(self, live: LiveTable, reader: Reader) -> bytes:
        since, reader.seq, reader.wants_scene = reader.seq, live.table.seq, False
        missed = live.table.seq - since
        if missed < 0 or missed > self._hall.settings.max_gap:
            return _encode(Resync(seq=live.table.seq))
        cached = live.updates.get((reader.eyes, since))
        if cached is None:
            entries = entries_since(live, since, reader.eyes)
            cached = _encode(Update(entries=entries, scene=live.scene(reader.eyes)))
            live.updates[reader.eyes, since] = cached
        return cached


async def end_lost_sessions(hall: Hall, hub: Hub) -> None:
    """Close sockets of sessions that are not known any more: another server has ended them."""
    keys = hub.session_hashes()
    stored = (schema.sessions.c.hash, schema.tokens.c.hash)
    query = sa.union_all(*(sa.select(hashes).where(hashes.in_(keys)) for hashes in stored))
    known = set(await hall.store.read(lambda connection: connection.scalars(query).all()))
    for key in keys - known:
        hub.end_session(key)


def entries_since(live: LiveTable, since: int, eyes: int | None) -> list[LogEntry]:
    if live.story is None:
        return []
    return [entry.through(eyes) for entry in live.story.entries[since + 1 :]]
