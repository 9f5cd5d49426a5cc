"""Talk at a table, and notes that somebody keeps about it.

What is said is stored, and then told to everybody who has the table open; spectators read along,
and only who sits at the table speaks. It is no part of the record. Notes are for one person.
"""

import unicodedata

import sqlalchemy as sa

from trilobite.server import schema
from trilobite.server.clock import written
from trilobite.server.hall import Hall
from trilobite.server.live import LiveTable
from trilobite.server.names import clean
from trilobite.server.news import Spoken, announce
from trilobite.server.tables import Table
from trilobite.server.trouble import TroubleError, not_yours
from trilobite.server.wire.talk import Said

LONGEST_WORDS = 500
LONGEST_NOTES = 20_000
MOST_SAID = 5000
"""At one table, before nobody can say anything more."""

MOST_AT_ONCE = 200
"""Of what somebody has missed, the last; older words are asked for page by page."""

LAST_NUMBER = 2**31 - 1
"""No word has a greater one; databases take no number of any size."""


class Conversation:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def say(self, id: str, person: int, text: str) -> Said:
        """Say something to everybody; when this answers it is on disk."""
        words = clean(text, "text", LONGEST_WORDS)
        if not words:
            allowed = f"1 to {LONGEST_WORDS} characters"
            raise TroubleError("bad_input", "There is nothing in it.", "text", allowed)
        table = await self._hall.look(id, lambda live: _where_they_sit(live, person))
        at = written(self._hall.clock())
        number = await self._hall.store.write(lambda c: _store(c, id, person, words, at))
        self._hall.tell_talk(id)
        return _said(table, number, person, table.names.get(person, ""), words, at)

    async def heard(self, id: str, after: int, before: int | None = None) -> list[Said]:
        """What was said after a number, at most the last of it; or before another."""
        table = await self._hall.look(id, lambda live: live.table)
        return await said_since(self._hall, table, after, before)

    async def notes(self, id: str, person: int) -> str:
        await self._hall.look(id, lambda live: live.table.id)
        notes = schema.notes
        query = sa.select(notes.c.text).where(notes.c.table == id, notes.c.person == person)
        return await self._hall.store.read(lambda c: c.scalar(query)) or ""

    async def write_down(self, id: str, person: int, text: str) -> str:
        """Keep these notes instead of those that were there; none at all if they are empty."""
        kept = _readable(text)
        if len(kept) > LONGEST_NOTES:
            allowed = f"at most {LONGEST_NOTES} characters"
            raise TroubleError("bad_input", "That is too long.", "text", allowed)
        await self._hall.look(id, lambda live: live.table.id)
        notes, at = schema.notes, written(self._hall.clock())

        def job(connection: sa.Connection) -> None:
            mine = sa.and_(notes.c.table == id, notes.c.person == person)
            connection.execute(notes.delete().where(mine))
            if kept:
                values = {"table": id, "person": person, "text": kept, "at": at}
                connection.execute(notes.insert().values(**values))

        await self._hall.store.write(job)
        return kept


def _where_they_sit(live: LiveTable, person: int) -> Table:
    """The table, if somebody sits at it; who has conceded still does."""
    if not any(seat.person == person and not seat.away for seat in live.table.seats):
        raise not_yours("Only who sits at the table speaks.")
    return live.table


async def said_since(hall: Hall, table: Table, after: int, before: int | None = None) -> list[Said]:
    """The last of what was said at a table after a number (and before another), in order."""
    chat, people = schema.chat, schema.people
    query = (
        sa.select(chat, people.c.name)
        .join(people, people.c.id == chat.c.person)
        .where(chat.c.table == table.id, chat.c.id > _number(after))
        .order_by(chat.c.id.desc())
        .limit(MOST_AT_ONCE)
    )
    if before is not None:
        query = query.where(chat.c.id < _number(before))
    rows = await hall.store.read(lambda c: c.execute(query).mappings().all())
    return [
        _said(table, row["id"], row["person"], row["name"], row["text"], row["at"])
        for row in reversed(rows)
    ]


def _number(asked: int) -> int:
    """The nearest that a word can have."""
    return min(max(asked, 0), LAST_NUMBER)


def forget_words(connection: sa.Connection, person: int) -> None:
    """Somebody is going for good: what they have said and written down goes with them."""
    for kept in (schema.chat, schema.notes):
        connection.execute(kept.delete().where(kept.c.person == person))


def _store(connection: sa.Connection, id: str, person: int, words: str, at: str) -> int:
    chat, people, tables = schema.chat, schema.people, schema.tables
    if connection.scalar(sa.select(people.c.muted).where(people.c.id == person)):
        problem = "The house does not let you speak; you can read what others say."
        raise TroubleError("forbidden", problem)
    # One after the other at each table: whoever has a number has all smaller ones.
    connection.execute(sa.select(tables.c.id).where(tables.c.id == id).with_for_update())
    count = sa.select(sa.func.count()).select_from(chat).where(chat.c.table == id)
    if (connection.scalar(count) or 0) >= MOST_SAID:
        raise TroubleError("forbidden", "Too much has been said at this table.")
    made = connection.execute(chat.insert().values(table=id, person=person, text=words, at=at))
    announce(connection, Spoken(id))
    return int(made.inserted_primary_key[0])  # type: ignore[index]


def _said(table: Table, number: int, person: int, name: str, words: str, at: str) -> Said:
    seat = next((seat.seat for seat in table.seats if seat.person == person), None)
    called = name if seat is None else table.seat_name(seat)
    return Said(id=number, person=person, seat=seat, name=called, text=words, at=at)


def _readable(text: str) -> str:
    """Without what is no text and what databases do not take; lines stay lines."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(s for s in lines if s in "\n\t" or unicodedata.category(s) not in ("Cc", "Cs"))
