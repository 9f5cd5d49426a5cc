"""Tokens: keys with which a program plays one seat for the seat's owner.

A token has 256 random bits; the database stores only their hash. It is looked up at every request,
so a revoked token stops working at once, at every server. With a token, a request may only view its
table and play its seat (`http.dependencies.refuse_programs`). A token ends with its table, and when
its seat changes hands, is left or is conceded (`tables.stored.update_seats`).
"""

import secrets

import sqlalchemy as sa

from trilobite.server.common.clock import written
from trilobite.server.common.errors import ServiceError, not_found, not_yours
from trilobite.server.common.names import clean
from trilobite.server.common.wire.programs import NewToken, SeatToken, TokenInfo
from trilobite.server.people.sessions import Session, hashed
from trilobite.server.push.broadcaster import Broadcaster
from trilobite.server.storage import schema
from trilobite.server.storage.outbox import SessionEnded, announce
from trilobite.server.tables.live import TableDraft
from trilobite.server.tables.registry import TableRegistry
from trilobite.server.tables.stored import is_seat_of_token

PREFIX = "trilobite_"
"""The beginning of every token, which makes a token that was published by mistake easy to find."""

TOKEN_BYTES = 32
LONGEST = 100
MOST_OF_SEAT = 10
NUMBER_LENGTH = 16
"""Number of characters of a token's hash that its owner sees as its id."""


class Tokens:
    def __init__(self, registry: TableRegistry, broadcaster: Broadcaster) -> None:
        self._registry = registry
        self._broadcaster = broadcaster

    async def find(self, token: str) -> Session:
        """The session of a program, with its seat; raises an error if its token is unknown."""
        known, people = schema.tokens, schema.people
        query = (
            sa.select(known, people.c.name)
            .join(people, people.c.id == known.c.person)
            .where(known.c.hash == hashed(token[:LONGEST]), is_seat_of_token())
        )
        row = await self._registry.store.read(lambda c: c.execute(query).mappings().first())
        if row is None:
            problem = "This token is unknown or was revoked; create a new one at the table."
            raise ServiceError("unknown_token", problem)
        place = (row["table"], row["seat"])
        return Session(row["hash"], row["person"], row["name"], place=place)

    async def create(self, id: str, person: int, wanted: NewToken) -> SeatToken:
        """Create a token for one of a person's seats; it is shown only once."""
        label = clean(wanted.label, "label")
        token = PREFIX + secrets.token_urlsafe(TOKEN_BYTES)
        made = written(self._registry.clock())

        def job(connection: sa.Connection) -> None:
            _check_room(connection, id, wanted.seat)
            connection.execute(
                schema.tokens.insert().values(
                    hash=hashed(token),
                    person=person,
                    table=id,
                    seat=wanted.seat,
                    label=label,
                    created=made,
                )
            )

        async def work(draft: TableDraft) -> None:
            if not draft.table.seat(wanted.seat).is_held_by(person):
                raise not_yours()
            draft.also(job)

        await self._registry.change(id, work)
        info = TokenInfo(id=_number(hashed(token)), seat=wanted.seat, label=label, created=made)
        return SeatToken(token=token, info=info)

    async def mine(self, id: str, person: int) -> list[TokenInfo]:
        await self._registry.look(id, lambda live: live.table.id)
        tokens = schema.tokens
        query = (
            sa.select(tokens)
            .where(tokens.c.table == id, tokens.c.person == person)
            .order_by(tokens.c.created, tokens.c.hash)
        )
        rows = await self._registry.store.read(lambda c: c.execute(query).mappings().all())
        return [
            TokenInfo(
                id=_number(row["hash"]),
                seat=row["seat"],
                label=row["label"],
                created=row["created"],
            )
            for row in rows
        ]

    async def revoke(self, id: str, person: int, number: str) -> None:
        """Revoke a token and close the sockets of its program."""
        tokens = schema.tokens

        def job(connection: sa.Connection) -> list[str]:
            mine = sa.and_(tokens.c.table == id, tokens.c.person == person)
            kept = connection.scalars(sa.select(tokens.c.hash).where(mine))
            found = [key for key in kept if _number(key) == number]
            for key in found:
                connection.execute(tokens.delete().where(tokens.c.hash == key))
                announce(connection, SessionEnded(key))
            return found

        ended = await self._registry.store.write(job)
        if not ended:
            raise not_found("You have no such token at this table.")
        for key in ended:
            self._broadcaster.end_session(key)


def forget_tokens(connection: sa.Connection, person: int) -> None:
    """Delete all tokens of a person who leaves the server."""
    tokens = schema.tokens
    mine = tokens.c.person == person
    for key in connection.scalars(sa.select(tokens.c.hash).where(mine)):
        announce(connection, SessionEnded(key))
    connection.execute(tokens.delete().where(mine))


def _check_room(connection: sa.Connection, id: str, seat: int) -> None:
    tokens = schema.tokens
    count = (
        sa.select(sa.func.count())
        .select_from(tokens)
        .where(tokens.c.table == id, tokens.c.seat == seat)
    )
    if (connection.scalar(count) or 0) >= MOST_OF_SEAT:
        problem = f"This seat has {MOST_OF_SEAT} tokens; revoke one of them first."
        raise ServiceError("forbidden", problem)


def _number(key: str) -> str:
    return key[:NUMBER_LENGTH]
