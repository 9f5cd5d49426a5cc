"""The hub: who has which table open, and what they are to be told.

Nothing is queued for a reader. A reader is only woken; then what it has missed is put together from
the log, so a slow one gets several entries in one message, a very slow one is told to load the page
again, and one that accepts nothing is dropped.
"""

import asyncio
from collections import defaultdict

import msgspec

from trilobite.server.hall import Hall
from trilobite.server.live import LiveTable
from trilobite.server.sessions import Session
from trilobite.server.wire import LogEntry, Presence, Resync, Update

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
        self.seq = -1
        self.status = ""
        self.wants_scene = False
        self.wants_presence = False
        self.ended: int | None = None
        """The close code, once the socket has to be closed."""
        self.wake = asyncio.Event()

    @property
    def person(self) -> int | None:
        return None if self.session is None else self.session.person

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
        hall.metrics.gauge("sockets", self._count, "open sockets")

    def _count(self) -> int:
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

    def has_readers(self, id: str) -> bool:
        return bool(self._readers.get(id))

    def open_tables(self) -> list[str]:
        """The tables that somebody has open."""
        return list(self._readers)

    def here(self, id: str) -> set[int]:
        """The people who have a table open."""
        readers = self._readers.get(id, ())
        return {reader.person for reader in readers if reader.person is not None}

    def join(self, reader: Reader) -> None:
        self._readers[reader.table].add(reader)
        self._presence_soon(reader.table)

    def leave(self, reader: Reader) -> None:
        readers = self._readers.get(reader.table, set())
        readers.discard(reader)
        if readers:
            self._presence_soon(reader.table)
        else:
            self._readers.pop(reader.table, None)

    def changed(self, id: str) -> None:
        """Something was stored: wake everybody at the table."""
        for reader in self._readers.get(id, ()):
            reader.wake.set()

    def seats_changed(self, id: str) -> None:
        """Who sits where, or what somebody is called, has changed."""
        for reader in self._readers.get(id, ()):
            reader.wants_presence = True
            reader.wake.set()

    def end_session(self, session: Session) -> None:
        for readers in self._readers.values():
            for reader in readers:
                if reader.session is not None and reader.session.hash == session.hash:
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

    async def news(self, reader: Reader) -> list[bytes]:
        """What a reader has to be told now; afterwards it counts as told."""
        return await self._hall.look(reader.table, lambda live: self._news(live, reader))

    def _news(self, live: LiveTable, reader: Reader) -> list[bytes]:
        table = live.table
        messages: list[bytes] = []
        if reader.eyes is not None and not table.seats[reader.eyes].belongs_to(reader.person):
            # The seat went to somebody else: from now on a spectator, from a clean page.
            reader.eyes = None
            messages.append(_encode(Resync(seq=table.seq)))
            reader.seq = table.seq
        if reader.wants_presence or reader.status != table.status:
            reader.wants_presence = False
            reader.status = table.status
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


def entries_since(live: LiveTable, since: int, eyes: int | None) -> list[LogEntry]:
    if live.story is None:
        return []
    return [entry.through(eyes) for entry in live.story.entries[since + 1 :]]
