"""Who is to be told what, as the database has it; and that nobody is told the same thing twice.

A turn is known by the number of the last thing that its person did at the table: until they do
something, it is the same turn, and one notice is enough. Whoever has just acted and is asked again
knows that; so somebody else has to have done something since. A take-back, which the others agreed
to when they had the time, and the end of a pause ask anew.

A proposal is known by its own number. Whoever it waits for is told of it instead of their turn.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple

import sqlalchemy as sa

from trilobite.server import schema, tables
from trilobite.server.clock import written
from trilobite.server.consent import RESUMED
from trilobite.server.notices.channels import channels_of
from trilobite.server.notices.wording import About
from trilobite.server.proposals import unanswered
from trilobite.server.tables import Table

ACTED = ("opening", "act", "undo", "redo", "reset")
ASKS_ANEW = ("rewind", "seat")
"""Take-backs, and of the changes at the table the ends of pauses."""

RECENT = timedelta(hours=1)
"""The end of a game is news for so long."""

LEASE = timedelta(minutes=15)
"""Whoever has undertaken to tell somebody has done so by then, or has crashed."""


class Deed(NamedTuple):
    """The last thing of its kind that a seat did; None is the opening."""

    kind: str
    seat: int | None
    number: int


@dataclass(frozen=True)
class Turn:
    """What one person is to be told of a table."""

    table: Table
    person: int
    about: About
    number: int


def asked_people(table: Table) -> set[int]:
    """The people whose decision the game awaits; nobody in a pause."""
    if table.status != "running" or table.paused:
        return set()
    return _people(table, [seat for seat in table.to_act if table.bot_at(seat) is None])


def people_to_agree(table: Table) -> set[int]:
    """The people for whose consent a proposal waits."""
    proposal = table.proposal
    return set() if proposal is None else unanswered(proposal, table.seats) - table.removed


def _people(table: Table, numbers: Collection[int]) -> set[int]:
    seats = [table.seats[number] for number in numbers]
    playing = {seat.person for seat in seats if seat.is_played_by(seat.person)}
    return {person for person in playing if person is not None} - table.removed


def concerned(table: Table, now: datetime) -> set[int]:
    """Those who may have to be told something: that they are asked, or that the game is over."""
    if table.guide is not None:
        return set()  # who learns has the whole time in the world
    if table.status != "finished":
        return asked_people(table) | people_to_agree(table)
    is_news = datetime.fromisoformat(table.moved) > now - RECENT
    return _people(table, range(table.players)) if is_news else set()


def turns_at(connection: sa.Connection, id: str, now: datetime) -> list[Turn]:
    """What is to be told about a table, to those who want to be told anything."""
    found = tables.load(connection, [id])
    if not found:
        return []
    table = found[0]
    people = concerned(table, now)
    wanting = {one.person for one in channels_of(connection, people) if one.is_used}
    if not wanting:
        return []
    deeds = _last_deeds(connection, id)
    turns = (_turn(table, person, deeds) for person in sorted(wanting))
    return [turn for turn in turns if turn is not None]


def _last_deeds(connection: sa.Connection, id: str) -> list[Deed]:
    log = schema.log.c
    ends_pause = log.action.contains(f'"key":"{RESUMED}"', autoescape=True)
    counts = sa.or_(log.kind.in_((*ACTED, "rewind")), sa.and_(log.kind == "seat", ends_pause))
    query = (
        sa.select(log.kind, log.seat, sa.func.max(log.seq))
        .where(log.table == id, counts)
        .group_by(log.kind, log.seat)
    )
    return [Deed(*row) for row in connection.execute(query)]


def _turn(table: Table, person: int, deeds: list[Deed]) -> Turn | None:
    if table.proposal is not None and person in people_to_agree(table):
        return Turn(table, person, "proposal", table.proposal["number"])
    mine = {seat.seat for seat in table.seats if seat.belongs_to(person)}
    # A take-back happens when the last has agreed, so it is nobody's own.
    own = _last(deed for deed in deeds if deed.seat in mine and deed.kind != "rewind")
    if _last(deeds) <= own:
        return None
    if table.status == "finished":
        return Turn(table, person, "over", table.seq)
    anew = _last(deed for deed in deeds if deed.kind in ASKS_ANEW)
    return Turn(table, person, "turn", max(own, anew))


def _last(deeds: Iterable[Deed]) -> int:
    return max((deed.number for deed in deeds), default=-1)


def waiting_people(connection: sa.Connection) -> list[str]:
    """After a start: the tables that wait for somebody who wants to be told."""
    known, seats, notices = schema.tables, schema.seats, schema.notices
    is_proposed = known.c.proposal.is_not(None)
    query = (
        sa.select(known.c.id, known.c.to_act, seats.c.seat, is_proposed)
        .join(seats, seats.c.table == known.c.id)
        .where(
            known.c.status == "running",
            known.c.paused.is_(False),
            known.c.guide.is_(None),
            sa.or_(seats.c.kind == "human", is_proposed),
            seats.c.person.in_(sa.select(notices.c.person).where(notices.c.enabled.is_(True))),
        )
    )
    rows = connection.execute(query)
    return sorted({id for id, to_act, seat, proposed in rows if proposed or seat in to_act})


# Telling once.


def undertake(
    connection: sa.Connection, turn: Turn, now: datetime, pause: timedelta
) -> timedelta | None:
    """Undertake to tell somebody: nothing to wait for (zero), a while, or for ever (None)."""
    told = schema.told
    of_table = sa.and_(told.c.table == turn.table.id, told.c.person == turn.person)
    rows = connection.execute(sa.select(told).where(of_table)).mappings().all()
    row = next((row for row in rows if row["about"] == turn.about), None)
    if row is not None and row["turn"] == turn.number:
        if row["sent"] or _age(row, now) < LEASE:
            return None
    elif rows and (left := pause - min(_age(one, now) for one in rows)) > timedelta():
        return left
    values = {"turn": turn.number, "at": written(now), "sent": False}
    if row is None:
        whom = {"table": turn.table.id, "person": turn.person, "about": turn.about}
        connection.execute(told.insert().values(**whom, **values))
        return timedelta()
    same = sa.and_(of_table, told.c.about == turn.about, told.c.at == row["at"])
    changed = connection.execute(told.update().where(same).values(**values))
    return timedelta() if changed.rowcount == 1 else None


def _age(row: sa.RowMapping, now: datetime) -> timedelta:
    return now - datetime.fromisoformat(row["at"])


def conclude(connection: sa.Connection, turn: Turn) -> None:
    """It was told, or cannot be."""
    told = schema.told
    connection.execute(
        told.update()
        .where(
            told.c.table == turn.table.id,
            told.c.person == turn.person,
            told.c.about == turn.about,
            told.c.turn == turn.number,
        )
        .values(sent=True)
    )
