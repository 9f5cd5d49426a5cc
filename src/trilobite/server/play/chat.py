"""Chat at a table, and private notes about it.

A chat message is stored and then sent to everybody who has the table open. Spectators can read it,
but only people who sit at the table can write. Chat is not part of the record. Notes can be read
only by the person who wrote them.
"""

import unicodedata
from functools import cache
from typing import Final, get_args

import sqlalchemy as sa

from trilobite.engine.language import Language
from trilobite.server.common.clock import written
from trilobite.server.common.errors import ServiceError, not_yours
from trilobite.server.common.names import clean
from trilobite.server.common.wire.chat import Phrase, Said
from trilobite.server.storage import schema
from trilobite.server.storage.outbox import Spoken, announce
from trilobite.server.tables.changes import ChatAdded
from trilobite.server.tables.live import LiveTable
from trilobite.server.tables.registry import TableRegistry
from trilobite.server.tables.table import Table

PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)
LONGEST_MESSAGE = 500
LONGEST_NOTES = 20_000
MOST_SAID = 5000
"""Maximum number of chat messages at one table."""

READY = "\x1f"
"""Sign before a ready phrase where messages are stored. People's own words never contain it."""

MOST_AT_ONCE = 200
"""Maximum number of messages in one answer; clients request older ones page by page."""

LAST_NUMBER = 2**31 - 1
"""The greatest possible id of a message; databases do not accept any larger number."""


class TableChat:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def say(self, id: str, person: int, text: str, phrase: Phrase | None = None) -> Said:
        """Store and send a chat message; when this returns, it is on disk."""
        words = READY + phrase if phrase else clean(text, "text", LONGEST_MESSAGE)
        if not words:
            allowed = f"1 to {LONGEST_MESSAGE} characters"
            raise ServiceError("bad_input", "The message is empty.", "text", allowed)
        table = await self._registry.look(id, lambda live: _where_they_sit(live, person))
        at = written(self._registry.clock())
        number = await self._registry.store.write(lambda c: _store(c, id, person, words, at))
        self._registry.publish(ChatAdded(id))
        return _message(table, number, person, table.names.get(person, ""), words, at)

    async def messages(self, id: str, after: int, before: int | None = None) -> list[Said]:
        """The last messages after one id, and before another if it is given."""
        table = await self._registry.look(id, lambda live: live.table)
        return await chat_since(self._registry, table, after, before)

    async def notes(self, id: str, person: int) -> str:
        await self._registry.look(id, lambda live: live.table.id)
        notes = schema.notes
        query = sa.select(notes.c.text).where(notes.c.table == id, notes.c.person == person)
        return await self._registry.store.read(lambda c: c.scalar(query)) or ""

    async def write_down(self, id: str, person: int, text: str) -> str:
        """Replace a person's notes; empty notes are deleted."""
        kept = _readable(text)
        if len(kept) > LONGEST_NOTES:
            allowed = f"at most {LONGEST_NOTES} characters"
            raise ServiceError("bad_input", "The notes are too long.", "text", allowed)
        await self._registry.look(id, lambda live: live.table.id)
        notes, at = schema.notes, written(self._registry.clock())

        def job(connection: sa.Connection) -> None:
            mine = sa.and_(notes.c.table == id, notes.c.person == person)
            connection.execute(notes.delete().where(mine))
            if kept:
                values = {"table": id, "person": person, "text": kept, "at": at}
                connection.execute(notes.insert().values(**values))

        await self._registry.store.write(job)
        return kept


def _where_they_sit(live: LiveTable, person: int) -> Table:
    """The table, if a person sits at it; somebody who has conceded still does."""
    if not any(seat.person == person and not seat.away for seat in live.table.seats):
        raise not_yours("Only people who sit at the table can write here.")
    return live.table


async def chat_since(
    registry: TableRegistry, table: Table, after: int, before: int | None = None
) -> list[Said]:
    """The last chat messages of a table after one id (and before another), in order."""
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
    rows = await registry.store.read(lambda c: c.execute(query).mappings().all())
    return [
        _message(table, row["id"], row["person"], row["name"], row["text"], row["at"])
        for row in reversed(rows)
    ]


def _number(asked: int) -> int:
    """The nearest number that the id of a message can be."""
    return min(max(asked, 0), LAST_NUMBER)


def forget_words(connection: sa.Connection, person: int) -> None:
    """Delete the chat messages and notes of a person who leaves the server."""
    for kept in (schema.chat, schema.notes):
        connection.execute(kept.delete().where(kept.c.person == person))


def _store(connection: sa.Connection, id: str, person: int, words: str, at: str) -> int:
    chat, people, tables = schema.chat, schema.people, schema.tables
    if connection.scalar(sa.select(people.c.muted).where(people.c.id == person)):
        problem = "An administrator has muted you; you can still read the chat."
        raise ServiceError("forbidden", problem)
    # One at a time per table, so that a client that has a message has all earlier ones.
    connection.execute(sa.select(tables.c.id).where(tables.c.id == id).with_for_update())
    count = sa.select(sa.func.count()).select_from(chat).where(chat.c.table == id)
    if (connection.scalar(count) or 0) >= MOST_SAID:
        raise ServiceError("forbidden", "This table's chat is full.")
    made = connection.execute(chat.insert().values(table=id, person=person, text=words, at=at))
    announce(connection, Spoken(id))
    return int(made.inserted_primary_key[0])  # type: ignore[index]


def _message(table: Table, number: int, person: int, name: str, words: str, at: str) -> Said:
    seat = next((seat.seat for seat in table.seats if seat.person == person), None)
    called = name if seat is None else table.seat_name(seat)
    key = words.removeprefix(READY)
    phrase = next((one for one in PHRASES if words == READY + one), None)
    text = _english().sentence(f"web-chat-phrase-{phrase}") if phrase else key
    return Said(id=number, person=person, seat=seat, name=called, text=text, at=at, phrase=phrase)


@cache
def _english() -> Language:
    return Language("en")


def _readable(text: str) -> str:
    """The text without control characters and surrogates; line breaks and tabs are kept."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(s for s in lines if s in "\n\t" or unicodedata.category(s) not in ("Cc", "Cs"))
