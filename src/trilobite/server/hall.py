"""The hall: all tables. It brings them into memory, locks them, and tells who waits for changes."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import sqlalchemy as sa

from trilobite.server import tables
from trilobite.server.clock import Clock
from trilobite.server.live import LiveTable, read_log, rebuild
from trilobite.server.metrics import Metrics
from trilobite.server.settings import Settings
from trilobite.server.store import Store
from trilobite.server.story import Row, Story
from trilobite.server.tables import Table
from trilobite.server.trouble import not_found

T = TypeVar("T")
Watcher = Callable[[str], None]
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
        async with self._locked(id) as live:
            return work(live)

    async def change(self, id: str, work: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Change a table. The change is carried through even if who asked for it hangs up."""
        task = asyncio.ensure_future(self._change(id, work))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

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

    def rename(self, person: int, name: str) -> list[str]:
        """Somebody has another name now; the tables in memory where they sit."""
        found = [live.table for live in self._live.values() if person in live.table.names]
        for table in found:
            table.names[person] = name
        return [table.id for table in found]

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
        def query(connection: sa.Connection) -> tuple[Table, list[Row]]:
            return tables.load_one(connection, id), read_log(connection, id)

        table, rows = await self.store.read(query)
        story = await asyncio.to_thread(rebuild, table, rows) if rows else None
        return LiveTable(table, story, self.store, self.clock)

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
