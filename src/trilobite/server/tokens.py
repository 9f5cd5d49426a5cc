"""Tokens: keys with which a program plays one seat in the name of whoever owns it.

A token holds 256 random bits; the database keeps only their hash. It is looked up at every request,
so one that was revoked is dead at once, at every server of the house. With it a request may look at
its table and play its seat, and nothing else (`requests.refuse_programs`). It dies when the seat
changes hands, is left or conceded (`tables.update_seats`), and with the table.
"""

import secrets

import sqlalchemy as sa

from trilobite.server import schema
from trilobite.server.clock import written
from trilobite.server.hall import Hall
from trilobite.server.hub import Hub
from trilobite.server.live import LiveTable
from trilobite.server.names import clean
from trilobite.server.news import SessionEnded, announce
from trilobite.server.sessions import Session, hashed
from trilobite.server.tables import is_seat_of_token
from trilobite.server.trouble import TroubleError, not_found, not_yours
from trilobite.server.wire.programs import NewToken, SeatToken, TokenInfo

PREFIX = "trilobite_"
"""So that a token that was published by mistake can be found and known for what it is."""

TOKEN_BYTES = 32
LONGEST = 100
MOST_OF_SEAT = 10
NUMBER_LENGTH = 16
"""By so many signs of its hash a token is known to its owner."""


class Tokens:
    def __init__(self, hall: Hall, hub: Hub) -> None:
        self._hall = hall
        self._hub = hub

    async def find(self, token: str) -> Session:
        """Who a program is, and for which seat; or the trouble that nobody knows its token."""
        known, people = schema.tokens, schema.people
        query = (
            sa.select(known, people.c.name)
            .join(people, people.c.id == known.c.person)
            .where(known.c.hash == hashed(token[:LONGEST]), is_seat_of_token())
        )
        row = await self._hall.store.read(lambda c: c.execute(query).mappings().first())
        if row is None:
            problem = "This token is not known, or not any more; make a new one at the table."
            raise TroubleError("unknown_token", problem)
        place = (row["table"], row["seat"])
        return Session(row["hash"], row["person"], row["name"], place=place)

    async def create(self, id: str, person: int, wanted: NewToken) -> SeatToken:
        """A token for a seat of mine; it is shown this once."""
        label = clean(wanted.label, "label")
        token = PREFIX + secrets.token_urlsafe(TOKEN_BYTES)
        made = written(self._hall.clock())

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

        async def work(live: LiveTable) -> None:
            if not live.table.seat(wanted.seat).is_held_by(person):
                raise not_yours()
            await self._hall.store.write(job, live.epoch)

        await self._hall.change(id, work)
        info = TokenInfo(id=_number(hashed(token)), seat=wanted.seat, label=label, created=made)
        return SeatToken(token=token, info=info)

    async def mine(self, id: str, person: int) -> list[TokenInfo]:
        await self._hall.look(id, lambda live: live.table.id)
        tokens = schema.tokens
        query = (
            sa.select(tokens)
            .where(tokens.c.table == id, tokens.c.person == person)
            .order_by(tokens.c.created, tokens.c.hash)
        )
        rows = await self._hall.store.read(lambda c: c.execute(query).mappings().all())
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
        """The program is out at once: what it has open is closed."""
        tokens = schema.tokens

        def job(connection: sa.Connection) -> list[str]:
            mine = sa.and_(tokens.c.table == id, tokens.c.person == person)
            kept = connection.scalars(sa.select(tokens.c.hash).where(mine))
            found = [key for key in kept if _number(key) == number]
            for key in found:
                connection.execute(tokens.delete().where(tokens.c.hash == key))
                announce(connection, SessionEnded(key))
            return found

        ended = await self._hall.store.write(job)
        if not ended:
            raise not_found("You have no such token at this table.")
        for key in ended:
            self._hub.end_session(key)


def forget_tokens(connection: sa.Connection, person: int) -> None:
    """Somebody is going for good."""
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
        raise TroubleError("forbidden", problem)


def _number(key: str) -> str:
    return key[:NUMBER_LENGTH]
