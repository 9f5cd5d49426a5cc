"""What administrators can see and do: tables, people, the instance as a whole."""

import time
from functools import partial
from pathlib import Path

import sqlalchemy as sa

from trilobite.server.admin.retention import RetentionLoop
from trilobite.server.common.clock import written
from trilobite.server.common.errors import not_found
from trilobite.server.common.wire.admin import (
    AdminInstance,
    AdminPeople,
    AdminPerson,
    AdminTable,
    AdminTables,
    Retention,
)
from trilobite.server.notices.channels import forget_notices
from trilobite.server.people.preferences import forget_preferences
from trilobite.server.people.sessions import Sessions
from trilobite.server.play.chat import forget_words
from trilobite.server.play.seating import Seating
from trilobite.server.push.broadcaster import Broadcaster
from trilobite.server.push.tokens import forget_tokens
from trilobite.server.storage import schema
from trilobite.server.storage.outbox import Removed, announce
from trilobite.server.storage.preflight import file_of
from trilobite.server.tables import stored
from trilobite.server.tables.live import TableDraft
from trilobite.server.tables.registry import TableRegistry
from trilobite.server.tables.table import Table

PAGE = 100
"""Number of tables or people in one answer."""

MOST_DIGITS = 9
"""Maximum number of digits in a person's number."""

STATUSES = ("open", "running", "finished")


class Admin:
    def __init__(
        self,
        registry: TableRegistry,
        broadcaster: Broadcaster,
        sessions: Sessions,
        seating: Seating,
        retention: RetentionLoop,
        version: str,
    ) -> None:
        self._registry = registry
        self._broadcaster = broadcaster
        self._store = registry.store
        self._sessions = sessions
        self._seating = seating
        self._retention = retention
        self._version = version
        self._began: float | None = None
        """The moment at which the server started; None in a command, which serves nobody."""
        self._started: str | None = None

    def start(self) -> None:
        self._started, self._began = written(self._registry.clock()), time.monotonic()

    # The instance.

    async def instance(self) -> AdminInstance:
        def query(connection: sa.Connection) -> tuple[dict[str, int], int, int, int]:
            statuses = sa.select(schema.tables.c.status, sa.func.count()).group_by(
                schema.tables.c.status
            )
            counts = dict.fromkeys(STATUSES, 0)
            counts |= {row[0]: row[1] for row in connection.execute(statuses)}
            people = connection.scalar(sa.select(sa.func.count()).select_from(schema.people))
            sessions = connection.scalar(sa.select(sa.func.count()).select_from(schema.sessions))
            return counts, people or 0, sessions or 0, _size(connection, self._store.url)

        counts, people, sessions, size = await self._store.read(query)
        settings = self._registry.settings
        return AdminInstance(
            version=self._version,
            started=self._started,
            seconds=None if self._began is None else round(time.monotonic() - self._began, 1),
            tables=counts,
            people=people,
            sessions=sessions,
            sockets=None if self._began is None else self._broadcaster.count(),
            bytes=size,
            keep_finished_days=settings.keep_finished_days,
            keep_abandoned_days=settings.keep_abandoned_days,
        )

    async def clear(self) -> Retention:
        return await self._retention.clear()

    # Tables.

    async def tables(self, search: str, status: str, offset: int) -> AdminTables:
        def query(connection: sa.Connection) -> tuple[int, list[Table]]:
            condition = sa.and_(_table_found(search), _has_status(status))
            total = connection.scalar(
                sa.select(sa.func.count()).select_from(schema.tables).where(condition)
            )
            page = (
                sa.select(schema.tables.c.id)
                .where(condition)
                .order_by(schema.tables.c.moved.desc(), schema.tables.c.id)
                .limit(PAGE)
                .offset(offset)
            )
            return total or 0, stored.load(connection, list(connection.scalars(page)))

        total, found = await self._store.read(query)
        found.sort(key=lambda table: (table.moved, table.id), reverse=True)
        return AdminTables(total=total, tables=[self._shown(table) for table in found])

    def _shown(self, table: Table) -> AdminTable:
        return AdminTable(
            id=table.id,
            game=table.game,
            title=table.title,
            status=table.status,
            public=table.public,
            seats=[seat.bot or table.seat_name(seat.seat) for seat in table.seats],
            created=table.created,
            moved=table.moved,
            entries=table.seq + 1,
            is_open=self._broadcaster.has_subscribers(table.id),
        )

    async def delete_table(self, id: str) -> None:
        """Delete a table without loading its game, which may be broken."""

        def job(connection: sa.Connection) -> bool:
            known = connection.scalar(sa.select(schema.tables.c.id).where(schema.tables.c.id == id))
            if known is not None:
                stored.delete(connection, id)
            return known is not None

        if not await self._store.write(job):
            raise not_found()
        self._registry.note_deleted(id)

    # People.

    async def people(self, search: str, offset: int) -> AdminPeople:
        people, seats = schema.people, schema.seats
        count = (
            sa.select(sa.func.count(seats.c.table.distinct()))
            .where(seats.c.person == people.c.id)
            .scalar_subquery()
        )

        def query(connection: sa.Connection) -> tuple[int, list[AdminPerson]]:
            condition = _person_found(search)
            total = connection.scalar(
                sa.select(sa.func.count()).select_from(people).where(condition)
            )
            page = sa.select(people, count.label("tables")).where(condition)
            rows = connection.execute(
                page.order_by(people.c.id.desc()).limit(PAGE).offset(offset)
            ).mappings()
            return total or 0, [AdminPerson(**row) for row in rows]

        total, found = await self._store.read(query)
        return AdminPeople(total=total, people=found)

    async def mute(self, person: int, *, muted: bool) -> None:
        await self._store.write(lambda connection: _update(connection, person, muted=muted))

    async def remove(self, person: int) -> None:
        """Remove a person's sessions, name and seats; they can only come back as a new person."""

        def job(connection: sa.Connection) -> list[str]:
            stored.remove_person(connection, person)
            for owned in (schema.sessions, schema.handovers):
                connection.execute(owned.delete().where(owned.c.person == person))
            for forget in (forget_words, forget_tokens, forget_notices, forget_preferences):
                forget(connection, person)
            announce(connection, Removed(person))
            return _seats_of(connection, person)

        seated = await self._store.write(job)
        self._sessions.forget_person(person)
        self._broadcaster.end_person(person)
        for id in {*seated, *self._registry.tables_of(person)}:
            await self._registry.change(id, partial(_remove_person, person))
        await self._seating.leave_all(person, seated)


async def _remove_person(person: int, draft: TableDraft) -> None:
    draft.remove_person(person)


def _seats_of(connection: sa.Connection, person: int) -> list[str]:
    """The unfinished tables where a person still holds a seat."""
    seats, known = schema.seats, schema.tables
    query = (
        sa.select(seats.c.table)
        .distinct()
        .join(known, known.c.id == seats.c.table)
        .where(
            seats.c.person == person,
            seats.c.away.is_(False),
            seats.c.conceded.is_(None),
            known.c.status != "finished",
        )
    )
    return list(connection.scalars(query))


def _update(connection: sa.Connection, person: int, **values: object) -> None:
    people = schema.people
    changed = connection.execute(people.update().where(people.c.id == person).values(**values))
    if not changed.rowcount:
        raise not_found("There is no such person.")


def _table_found(search: str) -> sa.ColumnElement[bool]:
    """The condition for tables whose id, game, title or players match a search."""
    if not search:
        return sa.true()
    seats, people, known = schema.seats, schema.people, schema.tables.c
    sits = (
        sa.select(seats.c.table)
        .outerjoin(people, people.c.id == seats.c.person)
        .where(sa.or_(_has(seats.c.name, search), _has(people.c.name, search)))
    )
    return sa.or_(
        known.id == search, known.game == search, _has(known.title, search), known.id.in_(sits)
    )


def _has_status(status: str) -> sa.ColumnElement[bool]:
    return schema.tables.c.status == status if status else sa.true()


def _person_found(search: str) -> sa.ColumnElement[bool]:
    """The condition for people whose number or name matches a search."""
    if not search:
        return sa.true()
    people = schema.people.c
    by_name = _has(people.name, search)
    is_number = search.isascii() and search.isdigit() and len(search) <= MOST_DIGITS
    return sa.or_(by_name, people.id == int(search)) if is_number else by_name


def _has(column: sa.Column[str], text: str) -> sa.ColumnElement[bool]:
    return sa.func.lower(column).contains(text.lower(), autoescape=True)


def _size(connection: sa.Connection, url: str) -> int:
    """The size of the database in bytes."""
    path = file_of(url)
    if path is None:
        return int(connection.scalar(sa.text("SELECT pg_database_size(current_database())")) or 0)
    beside = (path, Path(f"{path}-wal"))
    return sum(file.stat().st_size for file in beside if file.exists())
