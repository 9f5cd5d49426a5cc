"""Notices that are due according to the database, each of which is sent only once.

A turn is identified by the number of the last thing its person did at the table: until they act, it
is the same turn, and one notice is enough. A person who has just acted and is asked again knows
about it, so there is a notice only if somebody else has acted since. A rewind, to which others may
have agreed much later, and the end of a pause count as a new turn.

A proposal is identified by its own number. People who have to answer it get a notice about it
instead of one about their turn.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple

import sqlalchemy as sa

from trilobite.server.common.clock import written
from trilobite.server.notices.channels import channels_of
from trilobite.server.notices.wording import About
from trilobite.server.play.consent import RESUMED
from trilobite.server.storage import schema
from trilobite.server.tables import stored
from trilobite.server.tables.proposals import unanswered
from trilobite.server.tables.table import Table

ACTED = ("opening", "act", "undo", "redo", "reset")
NEW_TURN_KINDS = ("rewind", "seat")
"""Kinds of log entries that make a turn count as new: rewinds, and ends of pauses."""

RECENT = timedelta(hours=1)
"""How long after the end of a game people still get a notice about it."""

SENDING_LIMIT = timedelta(minutes=15)
"""How long a server may take to send a notice; after that, any server may send it."""


class LastEntry(NamedTuple):
    """The number of the last log entry of a kind and a seat; the seat of the opening is None."""

    kind: str
    seat: int | None
    number: int


@dataclass(frozen=True)
class DueNotice:
    """What one person should learn about a table."""

    table: Table
    person: int
    about: About
    number: int


def asked_people(table: Table) -> set[int]:
    """The people whose decision the game waits for; nobody during a pause."""
    if table.status != "running" or table.paused:
        return set()
    return _people(table, [seat for seat in table.to_act if table.bot_at(seat) is None])


def people_to_agree(table: Table) -> set[int]:
    """The people whose consent a proposal waits for."""
    proposal = table.proposal
    return set() if proposal is None else unanswered(proposal, table.seats) - table.removed


def _people(table: Table, numbers: Collection[int]) -> set[int]:
    seats = [table.seats[number] for number in numbers]
    playing = {seat.person for seat in seats if seat.is_played_by(seat.person)}
    return {person for person in playing if person is not None} - table.removed


def concerned(table: Table, now: datetime) -> set[int]:
    """The people who may need a notice: that it is their turn, or that the game is over."""
    if table.guide is not None:
        return set()  # a learner may take any amount of time
    if table.status != "finished":
        return asked_people(table) | people_to_agree(table)
    is_news = datetime.fromisoformat(table.moved) > now - RECENT
    return _people(table, range(table.players)) if is_news else set()


def turns_at(connection: sa.Connection, id: str, now: datetime) -> list[DueNotice]:
    """The notices that are due at a table, for people who have a channel in use."""
    found = stored.load(connection, [id])
    if not found:
        return []
    table = found[0]
    people = concerned(table, now)
    wanting = {one.person for one in channels_of(connection, people) if one.is_used}
    if not wanting:
        return []
    entries = _last_entries(connection, id)
    turns = (_turn(table, person, entries) for person in sorted(wanting))
    return [turn for turn in turns if turn is not None]


def _last_entries(connection: sa.Connection, id: str) -> list[LastEntry]:
    log = schema.log.c
    ends_pause = log.action.contains(f'"key":"{RESUMED}"', autoescape=True)
    counts = sa.or_(log.kind.in_((*ACTED, "rewind")), sa.and_(log.kind == "seat", ends_pause))
    query = (
        sa.select(log.kind, log.seat, sa.func.max(log.seq))
        .where(log.table == id, counts)
        .group_by(log.kind, log.seat)
    )
    return [LastEntry(*row) for row in connection.execute(query)]


def _turn(table: Table, person: int, entries: list[LastEntry]) -> DueNotice | None:
    if table.proposal is not None and person in people_to_agree(table):
        return DueNotice(table, person, "proposal", table.proposal["number"])
    mine = {seat.seat for seat in table.seats if seat.belongs_to(person)}
    # A rewind happens when the last person agrees, so it does not count as the proposer's act.
    own = _last(entry for entry in entries if entry.seat in mine and entry.kind != "rewind")
    if _last(entries) <= own:
        return None
    if table.status == "finished":
        return DueNotice(table, person, "over", table.seq)
    new_turn = _last(entry for entry in entries if entry.kind in NEW_TURN_KINDS)
    return DueNotice(table, person, "turn", max(own, new_turn))


def _last(entries: Iterable[LastEntry]) -> int:
    return max((entry.number for entry in entries), default=-1)


def waiting_people(connection: sa.Connection) -> list[str]:
    """The tables that wait for somebody who has a notice channel, for use after a restart."""
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


# Sending each notice once.


def undertake(
    connection: sa.Connection, turn: DueNotice, now: datetime, pause: timedelta
) -> timedelta | None:
    """Take on a notice. Returns zero to send it now, a time to wait, or None not to send it."""
    sent = schema.sent_notices
    of_table = sa.and_(sent.c.table == turn.table.id, sent.c.person == turn.person)
    rows = connection.execute(sa.select(sent).where(of_table)).mappings().all()
    row = next((row for row in rows if row["about"] == turn.about), None)
    if row is not None and row["turn"] == turn.number:
        if row["sent"] or _age(row, now) < SENDING_LIMIT:
            return None
    elif rows and (left := pause - min(_age(one, now) for one in rows)) > timedelta():
        return left
    values = {"turn": turn.number, "at": written(now), "sent": False}
    if row is None:
        whom = {"table": turn.table.id, "person": turn.person, "about": turn.about}
        connection.execute(sent.insert().values(**whom, **values))
        return timedelta()
    same = sa.and_(of_table, sent.c.about == turn.about, sent.c.at == row["at"])
    changed = connection.execute(sent.update().where(same).values(**values))
    return timedelta() if changed.rowcount == 1 else None


def _age(row: sa.RowMapping, now: datetime) -> timedelta:
    return now - datetime.fromisoformat(row["at"])


def conclude(connection: sa.Connection, turn: DueNotice) -> None:
    """Store that a notice was sent, or cannot be."""
    sent = schema.sent_notices
    connection.execute(
        sent.update()
        .where(
            sent.c.table == turn.table.id,
            sent.c.person == turn.person,
            sent.c.about == turn.about,
            sent.c.turn == turn.number,
        )
        .values(sent=True)
    )
