"""Retention: old data is deleted at start and once a day.

Each table is deleted in its own transaction, with a pause after it, so that a large cleanup does
not slow down the games. A table that somebody has open is kept until the next day.
"""

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta

import sqlalchemy as sa

from trilobite.server.admin import administrators
from trilobite.server.common.clock import written
from trilobite.server.common.loops import Loop
from trilobite.server.common.wire.admin import Retention
from trilobite.server.storage import schema
from trilobite.server.tables import stored
from trilobite.server.tables.registry import TableRegistry

DAY = 86_400.0
PAUSE = 0.02
"""Seconds of real time between two transactions, in which games can use the database."""

AT_ONCE = 200
"""Maximum number of small rows deleted in one transaction."""

logger = logging.getLogger(__name__)


class RetentionLoop:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store
        self._settings = registry.settings
        self._turn = asyncio.Lock()
        self.loop = Loop("retention", DAY, self._clear_daily, registry.clock)

    async def _clear_daily(self) -> None:
        await self.clear()

    async def clear(self) -> Retention:
        """Delete everything that is old enough; returns how much was deleted."""
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
        return written(self._registry.clock() - timedelta(days=days))

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
                if await self._store.write(deletion(id, condition)):
                    self._registry.note_deleted(id)
                    count += 1
                await asyncio.sleep(PAUSE)
        return count

    def _is_used(self, id: str) -> bool:
        live = self._registry.in_memory(id)
        return self._registry.is_pinned(id) or (live is not None and live.lock.locked())

    # Expired data.

    async def _clear_sessions(self) -> int:
        """Delete sessions whose cookies have expired."""
        old = schema.sessions.c.created < self._before(self._settings.session_days)
        return await self._clear_rows(schema.sessions.c.hash, old)

    async def _clear_codes(self) -> int:
        now = written(self._registry.clock())
        await self._store.write(lambda connection: _clear_keys(connection, now))
        return await self._clear_rows(schema.handovers.c.hash, schema.handovers.c.expires < now)

    async def _clear_people(self) -> int:
        """Delete people without a session, seat, table or chat message."""
        people = schema.people.c.id
        known = [sa.exists().where(column == people) for column in _REMINDERS]
        return await self._clear_rows(people, sa.not_(sa.or_(*known)), _delete_belongings)

    async def _clear_rows(
        self,
        key: sa.Column[object],
        condition: sa.ColumnElement[bool],
        before: Callable[[sa.Connection, list[object]], None] | None = None,
    ) -> int:
        """Delete the rows that meet a condition, a limited number at a time."""

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


def deletion(id: str, condition: sa.ColumnElement[bool]) -> Callable[[sa.Connection], bool]:
    def job(connection: sa.Connection) -> bool:
        # Checked again, because somebody may have moved at this table in the meantime.
        query = sa.select(schema.tables.c.id).where(schema.tables.c.id == id, condition)
        if connection.scalar(query) is None:
            return False
        stored.delete(connection, id)
        return True

    return job


_BELONGINGS = (schema.notes, schema.notices, schema.preferences, schema.tokens)
"""Database tables whose rows are useless when their owner has no session and no seat."""

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
    """Delete expired keys and links of administrators."""
    meta = schema.meta
    kinds = [meta.c.key.startswith(kind, autoescape=True) for kind in administrators.KINDS]
    for key, value in connection.execute(
        sa.select(meta.c.key, meta.c.value).where(sa.or_(*kinds))
    ).all():
        if value["until"] < now:
            connection.execute(meta.delete().where(meta.c.key == key))
