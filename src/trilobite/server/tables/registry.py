"""The tables in memory: loads them, locks them, changes them and publishes the changes."""

import asyncio
import logging
import re
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import sqlalchemy as sa

from trilobite.server.common.clock import Clock
from trilobite.server.common.errors import ServiceError, not_found
from trilobite.server.common.metrics import Metrics
from trilobite.server.common.settings import Settings
from trilobite.server.storage.epochs import epoch_of
from trilobite.server.storage.outages import PAUSE, unavailable
from trilobite.server.storage.store import Store
from trilobite.server.tables import stored
from trilobite.server.tables.changes import (
    BotAsked,
    Change,
    PeopleChanged,
    Subscription,
    TableChanged,
    TableDeleted,
    TableFollowed,
)
from trilobite.server.tables.game import UNREPLAYABLE, LoggedGame, LogRow
from trilobite.server.tables.live import LiveTable, TableDraft, read_log
from trilobite.server.tables.presence import Presence
from trilobite.server.tables.rules_version import is_untrue, rebuild
from trilobite.server.tables.stored import OutdatedError
from trilobite.server.tables.table import Table

logger = logging.getLogger(__name__)
T = TypeVar("T")
MOST_ATTEMPTS = 20
"""Optimistic-locking attempts before the answer is 503."""

MOST_ROWS = 50
"""Maximum number of rows to follow on the event loop; a longer log is rebuilt in a thread."""

RECENT_TABLES = 64
"""Number of tables whose scenes are kept: everybody at a table needs the same ones at once."""

_ID = re.compile(r"[A-Za-z0-9_-]{8,32}")


class TableRegistry:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        metrics: Metrics,
        clock: Clock,
        presence: Presence,
    ) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.clock = clock
        self.presence = presence
        self._subscriptions: dict[type[Change], Subscription] = {}
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._under_way: set[asyncio.Task[object]] = set()
        self._pins: Counter[str] = Counter()
        self._rereading = asyncio.Lock()
        self._host_requests: set[str] = set()
        """The tables about which their host has made a request lately."""
        metrics.gauge("live_tables", lambda: len(self._live), "Tables in memory.")

    async def look(self, id: str, work: Callable[[LiveTable], T]) -> T:
        """Read a table; nothing changes while `work` runs."""
        try:
            async with self.reading(id) as live:
                return work(live)
        except ServiceError as error:
            if not await self._was_outdated(id, error):
                raise
        async with self.reading(id) as live:
            return work(live)

    @asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[LiveTable]:
        """The table with its lock; if it was dropped while we waited, the one that replaced it."""
        while True:
            live = await self._at(id)
            async with live.lock:
                if self._live.get(id) is live:
                    self._note_recent(id, live)
                    try:
                        yield live
                    finally:
                        if live.is_lost:
                            self._drop(id, live)
                    return

    async def change(self, id: str, work: Callable[[TableDraft], Awaitable[T]]) -> T:
        """Change a table: `work` gets a draft, which is stored when it returns.

        If it raises, nothing is changed. The change goes on even if the client hangs up. If another
        server was faster, `work` runs again with the table as it is then.
        """
        task = asyncio.ensure_future(self._insist(id, work))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def _insist(self, id: str, work: Callable[[TableDraft], Awaitable[T]]) -> T:
        for _ in range(MOST_ATTEMPTS):
            try:
                return await self._change(id, work)
            except OutdatedError:
                self.metrics.races.inc()
            except ServiceError as error:
                if not await self._was_outdated(id, error):
                    raise
        raise unavailable()

    async def _change(self, id: str, work: Callable[[TableDraft], Awaitable[T]]) -> T:
        async with self.reading(id) as live:
            before = live.table
            async with live.change() as draft:
                result = await work(draft)
        if draft.is_deletion:
            self.publish(TableDeleted(id))
        elif live.table is not before:
            self.publish_stored(live.table, is_only_game=live.table.differs_only_in_game(before))
        return result

    def connect(self, *subscriptions: Subscription) -> None:
        """Set the handlers of changes; called once, where the service is assembled."""
        if self._subscriptions:
            raise RuntimeError("the subscriptions are listed in one place: service.py")
        self._subscriptions = {one.kind: one for one in subscriptions}

    def publish(self, change: Change) -> None:
        """Pass a change on to its handlers, in the order in which they are listed."""
        subscription = self._subscriptions.get(type(change))
        for handler in subscription.handlers if subscription is not None else ():
            handler(change)

    def publish_stored(self, table: Table, *, is_only_game: bool = False) -> None:
        """Publish that a change of a table has been stored, and whether a bot is asked now."""
        self.publish(TableChanged(table.id, is_only_game))
        if table.is_bot_asked:
            self.publish(BotAsked(table.id))

    def pin(self, id: str) -> None:
        """Keep a table in memory: somebody has it open, or a bot thinks about it."""
        self._pins[id] += 1

    def unpin(self, id: str) -> None:
        self._pins[id] -= 1
        if self._pins[id] <= 0:
            del self._pins[id]

    def is_pinned(self, id: str) -> bool:
        return id in self._pins

    def note_host(self, id: str, person: int) -> None:
        """Note a person's request about a table: if they are the host, the host is present."""
        live = self._live.get(id)
        if live is not None and live.table.host == person:
            self._host_requests.add(id)

    def take_host_request(self, id: str) -> bool:
        """Whether the host has made a request about a table since this was last asked."""
        is_noted = id in self._host_requests
        self._host_requests.discard(id)
        return is_noted

    # Several servers on one database.

    async def freshen(self, id: str) -> bool:
        """Bring a table in memory up to date; returns whether the database had a newer one."""
        if not self.store.is_shared or id not in self._live:
            return False
        revision = await self.store.read(lambda connection: stored.revision_of(connection, id))
        if revision is None:
            self.note_deleted(id)
            return True
        return await self.follow(id, revision)

    async def _was_outdated(self, id: str, error: ServiceError) -> bool:
        """Whether an error came from a table that was out of date."""
        return not error.is_transient and await self.freshen(id)

    async def follow(self, id: str, revision: int) -> bool:
        """Catch up with another server's change of a table, if the table is in memory."""
        is_only_game = False
        if id in self._live or id in self._loading:
            async with self.reading(id) as live:
                if live.table.revision >= revision:
                    return False
                before = live.table
                await self._catch_up(live)
                # A table that could not be followed is read again: anything may have changed.
                is_only_game = not live.is_lost and live.table.differs_only_in_game(before)
        self.publish(TableFollowed(id, is_only_game))
        return True

    async def _catch_up(self, live: LiveTable) -> None:
        id, seq = live.table.id, live.table.seq

        def query(connection: sa.Connection) -> tuple[str, Table, list[LogRow]]:
            epoch = epoch_of(connection)
            return epoch, stored.load_one(connection, id), read_log(connection, id, seq)

        live.is_lost = True
        try:
            epoch, table, rows = await self.store.read(query)
            is_same = self._is_present(epoch) and not live.table.outdated
            if is_same and len(rows) <= MOST_ROWS:
                live.follow(table, rows)
        except UNREPLAYABLE:
            logger.exception("could not catch up with a table; it will be read again")

    async def follow_all(self) -> None:
        """Catch up with everything that we may have missed."""
        for id in list(self._live):
            await self.freshen(id)

    async def game_until(self, id: str, table: Table, seq: int) -> LoggedGame:
        """The game as it was at an earlier moment."""
        rows = await self.store.read(lambda connection: read_log(connection, id))
        return await asyncio.to_thread(rebuild, table, [row for row in rows if row.seq <= seq])

    async def load(self, ids: list[str]) -> list[Table]:
        """Tables for a list, from the database, in the order of the ids."""
        found = await self.store.read(lambda connection: stored.load(connection, ids))
        return sorted(found, key=lambda table: ids.index(table.id))

    def in_memory(self, id: str) -> LiveTable | None:
        """A table that is in memory, or None. Its lock is not held: only for quick reads."""
        return self._live.get(id)

    def forget(self, id: str) -> None:
        self._live.pop(id, None)
        self._recent.pop(id, None)
        self._host_requests.discard(id)

    def note_deleted(self, id: str) -> None:
        """Forget a table that was deleted, and publish that."""
        self.forget(id)
        self.publish(TableDeleted(id))

    def forget_all(self) -> None:
        self._live.clear()
        self._recent.clear()
        self._host_requests.clear()

    async def reread_person(self, person: int) -> None:
        """Take over what is stored about a person, who was renamed or removed, at their tables."""
        async with self._rereading:  # what was read last is also taken over last
            try:
                found = await self.store.read(lambda c: stored.stored_person(c, person))
            except BaseException:
                for id in self.tables_of(person):
                    self.forget(id)
                raise
            ids = self.tables_of(person)
            for id in ids:
                self._live[id].take_person(found)
        for id in ids:
            self.publish(PeopleChanged(id))

    def tables_of(self, person: int) -> list[str]:
        """The tables in memory where a person sits or is about to."""
        return [id for id, live in self._live.items() if live.knows(person)]

    async def finish(self) -> None:
        """Wait for changes that are under way."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

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
        def query(connection: sa.Connection) -> tuple[str, Table, list[LogRow]]:
            epoch = epoch_of(connection)
            return epoch, stored.load_one(connection, id), read_log(connection, id)

        for _ in range(MOST_ATTEMPTS):
            epoch, table, rows = await self.store.read(query)
            game = await asyncio.to_thread(_rebuilt_game, table, rows) if rows else None
            if self._is_present(epoch):
                return LiveTable(table, game, self.store, self.clock, epoch)
            await asyncio.sleep(PAUSE)
        raise unavailable()

    def _is_present(self, epoch: str) -> bool:
        """Whether data was read in the current epoch; otherwise a backup was just restored."""
        if epoch != self.store.epoch:
            self.store.restored.set()
        return epoch == self.store.epoch

    def _drop(self, id: str, live: LiveTable) -> None:
        """Drop a table that may differ from the database; it is read again next time."""
        if self._live.get(id) is live:
            self.forget(id)

    def _note_recent(self, id: str, live: LiveTable) -> None:
        """Note that a table is in use; those that were in use earlier discard their scenes."""
        self._recent[id] = live
        self._recent.move_to_end(id)
        while len(self._recent) > RECENT_TABLES:
            _, idle = self._recent.popitem(last=False)
            idle.forget_shown()

    def _make_room(self) -> None:
        """Drop the least recently used tables, but never the newest one."""
        for id in list(self._live)[:-1]:
            if len(self._live) <= self.settings.live_tables:
                return
            if not self._live[id].lock.locked() and not self.is_pinned(id):
                self.forget(id)


def _rebuilt_game(table: Table, rows: list[LogRow]) -> LoggedGame | None:
    """The game of a table, replayed under today's rules; None if they cannot even set it up."""
    try:
        game = rebuild(table, rows)
    except UNREPLAYABLE:
        logger.warning("today's rules cannot set up a stored table", exc_info=True)
        table.outdated = True
        return None
    table.outdated = is_untrue(table, game)
    return game
