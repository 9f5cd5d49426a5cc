"""Housekeeping: what nobody needs any more is deleted, at start and once a day.

Each table goes in a transaction of its own, with a pause after it, so that nobody who plays waits
for a great clearing-out. A table that somebody has open stays for the day.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from datetime import timedelta

import sqlalchemy as sa

from trilobite.server import administrators, schema, tables
from trilobite.server.clock import written
from trilobite.server.hall import Hall
from trilobite.server.wire.admin import Retention

DAY = 86_400.0
PAUSE = 0.02
"""Between two transactions, for those who play."""

AT_ONCE = 200
"""Rows of one transaction, where many small ones go."""

logger = logging.getLogger(__name__)


class Housekeeping:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.store
        self._settings = hall.settings
        self._turn = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._daily(), name="housekeeping")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _daily(self) -> None:
        while True:
            try:
                await self.clear()
            except Exception:
                # A database that is away for a moment is no reason to grow for ever.
                logger.exception("the house could not be cleared")
            await asyncio.sleep(DAY)

    async def clear(self) -> Retention:
        """Delete everything whose time has come; how much that was."""
        async with self._turn:
            cleared = Retention(
                finished=await self._clear_tables(self._settings.keep_finished_days, ["finished"]),
                abandoned=await self._clear_tables(
                    self._settings.keep_abandoned_days, ["open", "running"]
                ),
                sessions=await self._clear_sessions(),
                codes=await self._clear_codes(),
                people=await self._clear_people(),
            )
        logger.info(
            "cleared: %d finished and %d abandoned tables, %d sessions, %d codes, %d people",
            cleared.finished, cleared.abandoned, cleared.sessions, cleared.codes, cleared.people,
        )  # fmt: skip
        return cleared

    def _before(self, days: float) -> str:
        return written(self._hall.clock() - timedelta(days=days))

    # Tables.

    async def _clear_tables(self, days: float, statuses: list[str]) -> int:
        if not days:
            return 0
        old = schema.tables.c.moved < self._before(days)
        condition = sa.and_(old, schema.tables.c.status.in_(statuses))
        query = sa.select(schema.tables.c.id).where(condition).order_by(schema.tables.c.moved)
        ids = await self._store.read(lambda connection: list(connection.scalars(query)))
        count = 0
        for id in ids:
            if not self._is_used(id):
                count += await self._store.write(deletion(id, condition))
                self._hall.forget(id)
                await asyncio.sleep(PAUSE)
        return count

    def _is_used(self, id: str) -> bool:
        live = self._hall.in_memory(id)
        return self._hall.is_busy(id) or (live is not None and live.lock.locked())

    # What has expired.

    async def _clear_sessions(self) -> int:
        """Cookies live so long; nobody can have one that is older."""
        old = schema.sessions.c.created < self._before(self._settings.session_days)
        return await self._clear_rows(schema.sessions.c.hash, old)

    async def _clear_codes(self) -> int:
        now = written(self._hall.clock())
        await self._store.write(lambda connection: _clear_keys(connection, now))
        return await self._clear_rows(schema.handovers.c.hash, schema.handovers.c.expires < now)

    async def _clear_people(self) -> int:
        """Those whom nothing reminds of any more: no session, no seat, no table, no word."""
        people = schema.people.c.id
        known = [sa.exists().where(column == people) for column in _REMINDERS]
        return await self._clear_rows(people, sa.not_(sa.or_(*known)), _delete_belongings)

    async def _clear_rows(
        self,
        key: sa.Column[object],
        condition: sa.ColumnElement[bool],
        before: Callable[[sa.Connection, list[object]], None] | None = None,
    ) -> int:
        """Rows by their key, a few at a time."""

        def job(connection: sa.Connection) -> int:
            keys = list(connection.scalars(sa.select(key).where(condition).limit(AT_ONCE)))
            if keys and before is not None:
                before(connection, keys)
            if keys:
                connection.execute(sa.delete(key.table).where(key.in_(keys)))
            return len(keys)

        count = 0
        while cleared := await self._store.write(job):
            count += cleared
            await asyncio.sleep(PAUSE)
        return count


def deletion(id: str, condition: sa.ColumnElement[bool]) -> Callable[[sa.Connection], int]:
    def job(connection: sa.Connection) -> int:
        # Asked again: somebody may have moved there in the meantime.
        query = sa.select(schema.tables.c.id).where(schema.tables.c.id == id, condition)
        if connection.scalar(query) is None:
            return 0
        tables.delete(connection, id)
        return 1

    return job


_BELONGINGS = (schema.notes, schema.notices, schema.tokens)
"""What nobody can use any more when its owner has no session and no seat."""

_REMINDERS = [
    column
    for table in schema.metadata.sorted_tables
    for column in table.columns
    if table not in _BELONGINGS and column.references(schema.people.c.id)
]


def _delete_belongings(connection: sa.Connection, people: list[object]) -> None:
    for owned in _BELONGINGS:
        connection.execute(owned.delete().where(owned.c.person.in_(people)))


def _clear_keys(connection: sa.Connection, now: str) -> None:
    """Keys and links of administrators that have expired."""
    house = schema.house
    kinds = [house.c.key.startswith(kind, autoescape=True) for kind in administrators.KINDS]
    for key, value in connection.execute(
        sa.select(house.c.key, house.c.value).where(sa.or_(*kinds))
    ).all():
        if value["until"] < now:
            connection.execute(house.delete().where(house.c.key == key))
