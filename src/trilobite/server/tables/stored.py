"""Stores, reads and deletes tables and seats."""

from collections.abc import Collection
from dataclasses import asdict, dataclass, fields
from typing import Any

import sqlalchemy as sa

from trilobite.server.common.errors import not_found
from trilobite.server.storage import schema
from trilobite.server.storage.outbox import Gone, announce
from trilobite.server.tables.table import SealedError, Seat, Table

_TABLE = [f.name for f in fields(Table) if f.name not in ("seats", "names", "removed", "outdated")]


_UPDATE = schema.tables.update().where(
    schema.tables.c.id == sa.bindparam("known_id"),
    schema.tables.c.revision == sa.bindparam("known_revision"),
)
"""Statement that updates the columns for which it gets values. Building it takes longer than
executing it, so it is built once."""


def load(connection: sa.Connection, ids: Collection[str]) -> list[Table]:
    """The tables of these ids, in no particular order."""
    rows = connection.execute(
        sa.select(schema.tables).where(schema.tables.c.id.in_(ids))
    ).mappings()
    tables = {row["id"]: {name: row[name] for name in _TABLE} for row in rows}
    seats = schema.seats
    query = (
        sa.select(seats, schema.people.c.name.label("person_name"), schema.people.c.removed)
        .outerjoin(schema.people, schema.people.c.id == seats.c.person)
        .where(seats.c.table.in_(tables))
        .order_by(seats.c.seat)
    )
    sitting: dict[str, list[sa.RowMapping]] = {id: [] for id in tables}
    for row in connection.execute(query).mappings():
        sitting[row["table"]].append(row)
    return [_table(values, sitting[id]) for id, values in tables.items()]


def _table(values: dict[str, Any], sitting: list[sa.RowMapping]) -> Table:
    return Table(
        **values,
        seats=[Seat(**{f.name: row[f.name] for f in fields(Seat)}) for row in sitting],
        names={row["person"]: row["person_name"] for row in sitting if row["person"] is not None},
        removed={row["person"] for row in sitting if row["removed"]},
    )


def load_one(connection: sa.Connection, id: str) -> Table:
    found = load(connection, [id])
    if not found:
        raise not_found()
    return found[0]


def insert(connection: sa.Connection, table: Table) -> None:
    connection.execute(
        schema.tables.insert().values(**{name: getattr(table, name) for name in _TABLE})
    )
    connection.execute(
        schema.seats.insert(), [{"table": table.id, **asdict(seat)} for seat in table.seats]
    )


@dataclass(frozen=True)
class StoredPerson:
    """What is stored about a person and shown at their tables."""

    id: int
    name: str
    removed: bool


def stored_person(connection: sa.Connection, person: int) -> StoredPerson:
    people = schema.people.c
    query = sa.select(people.name, people.removed).where(people.id == person)
    row = connection.execute(query).one_or_none()
    return StoredPerson(person, "", removed=True) if row is None else StoredPerson(person, *row)


def remove_person(connection: sa.Connection, person: int) -> None:
    """Remove the name of a person for good."""
    people, seats = schema.people, schema.seats
    known = people.update().where(people.c.id == person)
    changed = connection.execute(known.values(name="", removed=True))
    if not changed.rowcount:
        raise not_found("There is no such person.")
    connection.execute(seats.update().where(seats.c.person == person).values(name=""))


def check_change(before: Table, after: Table, people: Collection[StoredPerson] = ()) -> None:
    """Raise an error if a change contains something that `update` does not store.

    Names are stored with people, so only those of `people`, which a draft has taken over, differ.
    """
    names = {**before.names, **{person.id: person.name for person in people}}
    removed = before.removed - {person.id for person in people}
    removed |= {person.id for person in people if person.removed}
    if after.names != names or after.removed != removed:
        raise SealedError("names change only where people are stored")
    for name in ("id", "revision", "outdated"):
        if getattr(before, name) != getattr(after, name):
            raise SealedError(f"Table.{name} does not change with the table")
    if [seat.seat for seat in before.seats] != [seat.seat for seat in after.seats]:
        raise SealedError("the number of seats does not change, nor their order")


def update(connection: sa.Connection, before: Table, table: Table) -> None:
    """Store what has changed in a table, if nobody else has changed it since it was read."""
    known = vars(before)
    values = {name: value for name in _TABLE if (value := getattr(table, name)) != known[name]}
    values["revision"] = table.revision + 1
    values |= {"known_id": table.id, "known_revision": table.revision}
    changed = connection.execute(_UPDATE, values)
    if changed.rowcount != 1:
        raise OutdatedError


class OutdatedError(Exception):
    """Another server has changed the table since we read it; nothing was stored."""


def check_known(connection: sa.Connection, table: Table) -> None:
    """Check that nobody else has changed a table, and lock it until the transaction ends."""
    stored = schema.tables
    known = sa.select(stored.c.revision).where(stored.c.id == table.id).with_for_update()
    if connection.scalar(known) != table.revision:
        raise OutdatedError


def revision_of(connection: sa.Connection, id: str) -> int | None:
    """The number of changes of a table; None if it was deleted."""
    return connection.scalar(sa.select(schema.tables.c.revision).where(schema.tables.c.id == id))


def update_seats(connection: sa.Connection, table: Table) -> None:
    seats = schema.seats
    for seat in table.seats:
        connection.execute(
            seats.update()
            .where(seats.c.table == table.id, seats.c.seat == seat.seat)
            .values(**asdict(seat))
        )
    tokens = schema.tokens
    connection.execute(tokens.delete().where(tokens.c.table == table.id, ~is_seat_of_token()))


def is_seat_of_token() -> sa.ColumnElement[bool]:
    """The condition for valid tokens: the person who made one still holds its seat."""
    seats, tokens = schema.seats.c, schema.tokens.c
    return sa.exists().where(
        seats.table == tokens.table,
        seats.seat == tokens.seat,
        seats.person == tokens.person,
        seats.away.is_(False),
        seats.conceded.is_(None),
    )


_OWNED = (
    schema.invitations,
    schema.handovers,
    schema.log,
    schema.seats,
    schema.chat,
    schema.notes,
    schema.sent_notices,
    schema.tokens,
    schema.reviews,
)
"""Database tables whose rows are deleted together with a table."""


def delete(connection: sa.Connection, id: str) -> None:
    # A transaction that adds something to the table waits for this one, and then finds it deleted.
    stored = schema.tables.c.id
    connection.execute(sa.select(stored).where(stored == id).with_for_update())
    for owned in _OWNED:
        connection.execute(owned.delete().where(owned.c.table == id))
    connection.execute(schema.tables.delete().where(schema.tables.c.id == id))
    announce(connection, Gone(id))


def ids_of(connection: sa.Connection, person: int) -> list[str]:
    """The tables where a person sits or is the host, without those that they have left.

    A game that they conceded is listed once it is over.
    """
    seats, tables = schema.seats, schema.tables
    is_theirs = sa.or_(seats.c.conceded.is_(None), tables.c.status == "finished")
    sits = (
        sa.select(seats.c.table)
        .join(tables, tables.c.id == seats.c.table)
        .where(seats.c.person == person, seats.c.away.is_(False), is_theirs)
    )
    query = (
        sa.select(tables.c.id)
        .where(sa.or_(tables.c.id.in_(sits), tables.c.host == person))
        .order_by(tables.c.moved.desc())
        .limit(100)
    )
    return list(connection.scalars(query))


def open_ids(connection: sa.Connection) -> list[str]:
    """The public tables that still have an open seat."""
    tables = schema.tables
    query = (
        sa.select(tables.c.id)
        .where(tables.c.public.is_(True), tables.c.status == "open")
        .order_by(tables.c.created.desc())
        .limit(50)
    )
    return list(connection.scalars(query))
