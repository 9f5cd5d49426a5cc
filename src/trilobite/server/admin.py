"""What an administrator sees and does: tables, people, the house as a whole."""

import time
from pathlib import Path

import sqlalchemy as sa

from trilobite.server import schema, tables
from trilobite.server.clock import written
from trilobite.server.examining import file_of
from trilobite.server.hall import Hall
from trilobite.server.housekeeping import Housekeeping
from trilobite.server.hub import Hub
from trilobite.server.live import LiveTable
from trilobite.server.news import Removed, announce
from trilobite.server.notices.channels import forget_notices
from trilobite.server.seating import Seating
from trilobite.server.sessions import Sessions
from trilobite.server.tables import Table
from trilobite.server.talk import forget_words
from trilobite.server.tokens import forget_tokens
from trilobite.server.trouble import not_found
from trilobite.server.wire.admin import (
    AdminHouse,
    AdminPeople,
    AdminPerson,
    AdminTable,
    AdminTables,
    Retention,
)

PAGE = 100
"""How many are listed at once."""

MOST_DIGITS = 9
"""Of a number that a person may have."""

STATUSES = ("open", "running", "finished")


class Admin:
    def __init__(
        self,
        hall: Hall,
        hub: Hub,
        sessions: Sessions,
        seating: Seating,
        housekeeping: Housekeeping,
        version: str,
    ) -> None:
        self._hall = hall
        self._hub = hub
        self._store = hall.store
        self._sessions = sessions
        self._seating = seating
        self._housekeeping = housekeeping
        self._version = version
        self._began: float | None = None
        """None: nobody is served from here, it is only a command."""
        self._started: str | None = None

    def start(self) -> None:
        self._started, self._began = written(self._hall.clock()), time.monotonic()

    # The house.

    async def house(self) -> AdminHouse:
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
        settings = self._hall.settings
        return AdminHouse(
            version=self._version,
            started=self._started,
            seconds=None if self._began is None else round(time.monotonic() - self._began, 1),
            tables=counts,
            people=people,
            sessions=sessions,
            sockets=None if self._began is None else self._hub.count(),
            bytes=size,
            keep_finished_days=settings.keep_finished_days,
            keep_abandoned_days=settings.keep_abandoned_days,
        )

    async def clear(self) -> Retention:
        return await self._housekeeping.clear()

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
            return total or 0, tables.load(connection, list(connection.scalars(page)))

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
            is_open=self._hub.has_readers(table.id),
        )

    async def delete_table(self, id: str) -> None:
        """Without a look at the game: one that cannot be rebuilt any more has to go too."""

        def job(connection: sa.Connection) -> bool:
            known = connection.scalar(sa.select(schema.tables.c.id).where(schema.tables.c.id == id))
            if known is not None:
                tables.delete(connection, id)
            return known is not None

        if not await self._store.write(job):
            raise not_found()
        self._hall.forget(id)
        self._hub.end_table(id)

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
        """No session, no name, no seat any more: they can at best come back as somebody new."""

        def job(connection: sa.Connection) -> list[str]:
            _update(connection, person, name="", removed=True)
            seats = schema.seats
            connection.execute(seats.update().where(seats.c.person == person).values(name=""))
            for owned in (schema.sessions, schema.handovers):
                connection.execute(owned.delete().where(owned.c.person == person))
            for forget in (forget_words, forget_tokens, forget_notices):
                forget(connection, person)
            announce(connection, Removed(person))
            return _seats_of(connection, person)

        seated = await self._store.write(job)
        self._sessions.forget_person(person)
        self._hub.end_person(person)
        for id in {*seated, *self._hall.tables_of(person)}:
            await self._hall.change(id, lambda live: _strike_name(live, person))
            self._hall.tell_seats(id)
        await self._seating.leave_all(person, seated)


async def _strike_name(live: LiveTable, person: int) -> None:
    live.is_dirty = True
    live.table.strike(person)
    await live.commit(seats=True)


def _seats_of(connection: sa.Connection, person: int) -> list[str]:
    """The tables that are not over and where somebody has a seat to leave."""
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
    """By its address, its game, its title, or somebody who sits there."""
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
    """By number or by a part of the name."""
    if not search:
        return sa.true()
    people = schema.people.c
    by_name = _has(people.name, search)
    is_number = search.isascii() and search.isdigit() and len(search) <= MOST_DIGITS
    return sa.or_(by_name, people.id == int(search)) if is_number else by_name


def _has(column: sa.Column[str], text: str) -> sa.ColumnElement[bool]:
    return sa.func.lower(column).contains(text.lower(), autoescape=True)


def _size(connection: sa.Connection, url: str) -> int:
    """How many bytes the database takes."""
    path = file_of(url)
    if path is None:
        return int(connection.scalar(sa.text("SELECT pg_database_size(current_database())")) or 0)
    beside = (path, Path(f"{path}-wal"))
    return sum(file.stat().st_size for file in beside if file.exists())
