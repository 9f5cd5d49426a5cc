"""The hall: all tables. It brings them into memory, locks them, and tells who waits for changes."""

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import msgspec
import sqlalchemy as sa

from trilobite.server import tables
from trilobite.server.clock import Clock
from trilobite.server.epochs import epoch_of
from trilobite.server.live import LiveTable, read_log
from trilobite.server.metrics import Metrics
from trilobite.server.outages import PAUSE, unavailable
from trilobite.server.rules import is_untrue, rebuild
from trilobite.server.settings import Settings
from trilobite.server.store import Store
from trilobite.server.story import UNTELLABLE, Row, Story
from trilobite.server.tables import OutdatedError, Table
from trilobite.server.trouble import TroubleError, not_found

logger = logging.getLogger(__name__)
T = TypeVar("T")
Watcher = Callable[[str], None]
Follower = Callable[[str, bool], None]
MOST_ATTEMPTS = 20
"""A change that lost so many races is given up: another server has the table all the time."""

MOST_ROWS = 50
"""Of a log that is followed row by row; after more it is rebuilt, off the event loop."""

_ID = re.compile(r"[A-Za-z0-9_-]{8,32}")


class Hall:
    def __init__(self, settings: Settings, store: Store, metrics: Metrics, clock: Clock) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.clock = clock
        self.watchers: list[Watcher] = []
        """Called with the id of a table after something there was stored."""
        self.seat_watchers: list[Watcher] = []
        """Called with the id of a table after its seats have changed."""
        self.talk_watchers: list[Watcher] = []
        """Called with the id of a table after something was said there."""
        self.followers: list[Follower] = []
        """Called with the id of a table after another server has changed it and we know how; and
        with whether more than the game has changed: its seats, its host and the like."""
        self.is_busy: Callable[[str], bool] = lambda _: False
        """Whether somebody has the table open: then it stays in memory."""
        self.here: Callable[[str], set[int]] = lambda _: set()
        """The people who have a table open."""
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._under_way: set[asyncio.Task[object]] = set()
        metrics.gauge("live_tables", lambda: len(self._live), "tables in memory")

    async def look(self, id: str, work: Callable[[LiveTable], T]) -> T:
        """Look at a table; nothing changes while the work goes on."""
        try:
            return await self._look(id, work)
        except TroubleError as trouble:
            if not await self._was_outdated(id, trouble):
                raise
            return await self._look(id, work)

    async def _look(self, id: str, work: Callable[[LiveTable], T]) -> T:
        async with self._locked(id) as live:
            return work(live)

    async def change(self, id: str, work: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Change a table. The change is carried through even if who asked for it hangs up."""
        task = asyncio.ensure_future(self._insist(id, work))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def _insist(self, id: str, work: Callable[[LiveTable], Awaitable[T]]) -> T:
        """If another server was faster, the same is tried with the table as it is now.

        What was asked for then decides anew whether it still can be; and nothing is refused
        because of what another server has long changed.
        """
        for _ in range(MOST_ATTEMPTS):
            try:
                return await self._change(id, work)
            except OutdatedError:
                self.metrics.count("races_total")
            except TroubleError as trouble:
                if not await self._was_outdated(id, trouble):
                    raise
        raise unavailable()

    async def _change(self, id: str, work: Callable[[LiveTable], Awaitable[T]]) -> T:
        async with self._locked(id) as live:
            seq, status = live.table.seq, live.table.status
            try:
                result = await work(live)
            finally:
                if live.is_dirty:
                    self._drop(id, live)
            moved = (seq, status) != (live.table.seq, live.table.status)
        if moved:
            self.tell(id)
        return result

    def tell(self, id: str) -> None:
        """Something was stored: let everybody know who waits for it."""
        for watcher in self.watchers:
            watcher(id)

    def tell_seats(self, id: str) -> None:
        """Who sits where, or what somebody is called, has changed."""
        for watcher in (*self.seat_watchers, *self.watchers):
            watcher(id)

    def tell_talk(self, id: str) -> None:
        """Somebody has said something."""
        for watcher in self.talk_watchers:
            watcher(id)

    # Several servers at one database.

    async def freshen(self, id: str) -> bool:
        """Make sure that what we know of a table is what is stored; whether it was not."""
        if not self.store.is_shared or id not in self._live:
            return False
        revision = await self.store.read(lambda connection: tables.revision_of(connection, id))
        if revision is None:
            self.forget(id)
            return True
        return await self.follow(id, revision)

    async def _was_outdated(self, id: str, trouble: TroubleError) -> bool:
        """Whether something was refused by a table of the past."""
        return not trouble.is_passing and await self.freshen(id)

    async def follow(self, id: str, revision: int) -> bool:
        """Another server has changed a table: catch up, if somebody here knows it."""
        is_other = True
        if id in self._live or id in self._loading:
            async with self._locked(id) as live:
                if live.table.revision >= revision:
                    return False
                before = live.table
                await self._catch_up(live)
                # If it could not be followed it is read anew: everything may be different then.
                is_other = live.is_dirty or not _is_same_company(before, live.table)
        for follower in self.followers:
            follower(id, is_other)
        return True

    async def _catch_up(self, live: LiveTable) -> None:
        id, seq = live.table.id, live.table.seq

        def query(connection: sa.Connection) -> tuple[str, Table, list[Row]]:
            epoch = epoch_of(connection)
            return epoch, tables.load_one(connection, id), read_log(connection, id, seq)

        live.is_dirty = True
        try:
            epoch, table, rows = await self.store.read(query)
            is_same = self._is_present(epoch) and not live.table.outdated
            if is_same and len(rows) <= MOST_ROWS:
                live.follow(table, rows)
        except UNTELLABLE:
            logger.exception("a table could not be followed; it is read anew")
        finally:
            if live.is_dirty:
                self._drop(id, live)

    async def follow_all(self) -> None:
        """Catch up with whatever we may have missed."""
        for id in list(self._live):
            await self.freshen(id)

    async def story_until(self, id: str, table: Table, seq: int) -> Story:
        """The story as it was at an earlier moment."""
        rows = await self.store.read(lambda connection: read_log(connection, id))
        return await asyncio.to_thread(rebuild, table, [row for row in rows if row.seq <= seq])

    async def load(self, ids: list[str]) -> list[Table]:
        """Tables for a list, from the database, in the order of the ids."""
        found = await self.store.read(lambda connection: tables.load(connection, ids))
        return sorted(found, key=lambda table: ids.index(table.id))

    def in_memory(self, id: str) -> LiveTable | None:
        """A table if somebody has used it lately; without its lock, so only for a glance."""
        return self._live.get(id)

    def forget(self, id: str) -> None:
        self._live.pop(id, None)

    def forget_all(self) -> None:
        self._live.clear()

    def rename(self, person: int, name: str) -> list[str]:
        """Somebody has another name now; the tables in memory where they sit."""
        found = [live.table for live in self._live.values() if person in live.table.names]
        for table in found:
            table.names[person] = name
        return [table.id for table in found]

    def strike(self, person: int) -> list[str]:
        """Another server has removed somebody; the tables in memory where they sit."""
        ids = self.tables_of(person)
        for id in ids:
            self._live[id].table.strike(person)
        return ids

    def tables_of(self, person: int) -> list[str]:
        """The tables in memory where somebody sits."""
        return [id for id, live in self._live.items() if person in live.table.names]

    async def finish(self) -> None:
        """Wait for changes that are under way."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    @asynccontextmanager
    async def _locked(self, id: str) -> AsyncIterator[LiveTable]:
        """The table with its lock; if it was dropped while we waited, the one read anew."""
        while True:
            live = await self._at(id)
            async with live.lock:
                if self._live.get(id) is live:
                    yield live
                    return

    async def _at(self, id: str) -> LiveTable:
        live = self._live.get(id)
        if live is not None:
            self._live.move_to_end(id)
            return live
        if not _ID.fullmatch(id):
            raise not_found()
        try:
            async with self._loading.setdefault(id, asyncio.Lock()):
                live = self._live.get(id)
                if live is None:
                    live = await self._rebuilt(id)
                    self._live[id] = live
                    self._make_room()
        finally:
            self._loading.pop(id, None)
        return live

    async def _rebuilt(self, id: str) -> LiveTable:
        def query(connection: sa.Connection) -> tuple[str, Table, list[Row]]:
            epoch = epoch_of(connection)
            return epoch, tables.load_one(connection, id), read_log(connection, id)

        for _ in range(MOST_ATTEMPTS):
            epoch, table, rows = await self.store.read(query)
            story = await asyncio.to_thread(_told, table, rows) if rows else None
            if self._is_present(epoch):
                return LiveTable(table, story, self.store, self.clock, epoch)
            await asyncio.sleep(PAUSE)
        raise unavailable()

    def _is_present(self, epoch: str) -> bool:
        """Whether what was read is of the history in which we are; else we are just leaving it."""
        if epoch != self.store.epoch:
            self.store.on_restored()
        return epoch == self.store.epoch

    def _drop(self, id: str, live: LiveTable) -> None:
        """What is in memory may not be what is stored: read it again next time."""
        if self._live.get(id) is live:
            del self._live[id]

    def _make_room(self) -> None:
        """Let go of what was not used for the longest time; never of the newest."""
        for id in list(self._live)[:-1]:
            if len(self._live) <= self.settings.live_tables:
                return
            if not self._live[id].lock.locked() and not self.is_busy(id):
                del self._live[id]


def _told(table: Table, rows: list[Row]) -> Story | None:
    """The story of a table, as the rules of today tell it; None if they cannot even begin."""
    try:
        story = rebuild(table, rows)
    except UNTELLABLE:
        logger.warning("a table cannot be set up any more", exc_info=True)
        table.outdated = True
        return None
    table.outdated = is_untrue(table, story)
    return story


def _is_same_company(before: Table, after: Table) -> bool:
    """Whether two moments of a table differ in the game alone."""
    moment = {"seq": after.seq, "to_act": after.to_act, "moved": after.moved, "clocks": []}
    old, new = before.info(None, ()), after.info(None, ())
    return msgspec.structs.replace(old, **moment) == msgspec.structs.replace(new, **moment)
