"""Sessions: a cookie identifies a person, and nothing else does.

The cookie has 256 random bits; the database stores only their hash. No script can read it
(HttpOnly), a request from another site that changes something does not carry it (SameSite=Lax), and
with TLS its `__Host-` name ties it to this very host.
"""

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass

import sqlalchemy as sa
from litestar.datastructures import Cookie

from trilobite.server.common.clock import Clock, written
from trilobite.server.common.settings import Settings
from trilobite.server.storage import schema
from trilobite.server.storage.outbox import Renamed, SessionEnded, announce
from trilobite.server.storage.store import Store

REMEMBERED = 10_000
TOKEN_BYTES = 32


@dataclass
class Session:
    hash: str
    person: int
    name: str
    admitted: str | None = None
    """The mark of the password that was entered (see `admission`)."""
    place: tuple[str, int] | None = None
    """The table and seat of a program's token (see `tokens`); None for a person."""


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Sessions:
    def __init__(self, settings: Settings, store: Store, clock: Clock) -> None:
        self._settings = settings
        self._is_always_tls = settings.is_tls
        self._store = store
        self._clock = clock
        self._known: OrderedDict[str, Session] = OrderedDict()

    def cookie_name(self, scheme: str) -> str:
        return "__Host-trilobite" if self._is_tls(scheme) else "trilobite"

    def cookie(self, token: str, scheme: str) -> Cookie:
        return Cookie(
            self.cookie_name(scheme),
            path="/",
            value=token,
            max_age=self._settings.session_days * 86400,
            secure=self._is_tls(scheme),
            httponly=True,
            samesite="lax",
        )

    def no_cookie(self, scheme: str) -> Cookie:
        """A cookie that makes the browser delete the session cookie."""
        cookie = self.cookie("", scheme)
        cookie.max_age = 0
        return cookie

    def _is_tls(self, scheme: str) -> bool:
        return self._is_always_tls or scheme in ("https", "wss")

    async def find(self, cookies: Mapping[str, str], scheme: str) -> Session | None:
        """The session of a request; None if it has no cookie, or one that is no longer known."""
        token = cookies.get(self.cookie_name(scheme))
        if not token or len(token) > 100:
            return None
        key = hashed(token)
        session = self._known.get(key)
        if session is None:
            session = await self._store.read(lambda connection: _find(connection, key))
            if session is not None:
                self._remember(session)
        return session

    async def create(self, name: str) -> tuple[str, Session]:
        """Create a person with a session; the token is for the cookie and is not stored."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        now = written(self._clock())

        def job(connection: sa.Connection) -> int:
            made = connection.execute(schema.people.insert().values(name=name, created=now))
            person = int(made.inserted_primary_key[0])  # type: ignore[index]
            connection.execute(
                schema.sessions.insert().values(hash=hashed(token), person=person, created=now)
            )
            return person

        session = Session(hashed(token), await self._store.write(job), name)
        self._remember(session)
        return token, session

    async def rename(self, session: Session, name: str) -> None:
        people = schema.people

        def job(connection: sa.Connection) -> None:
            connection.execute(
                people.update().where(people.c.id == session.person).values(name=name)
            )
            announce(connection, Renamed(session.person, name))

        await self._store.write(job)
        self.set_name(session.person, name)

    def set_name(self, person: int, name: str) -> None:
        """Update the name of a person in memory."""
        for known in self._known.values():
            if known.person == person:
                known.name = name

    async def end(self, session: Session) -> None:
        def job(connection: sa.Connection) -> None:
            connection.execute(
                schema.sessions.delete().where(schema.sessions.c.hash == session.hash)
            )
            announce(connection, SessionEnded(session.hash))

        await self._store.write(job)
        self.forget(session.hash)

    def forget(self, key: str) -> None:
        """Drop a session, given by its hash, from memory; it is read again when needed."""
        self._known.pop(key, None)

    def forget_all(self) -> None:
        self._known.clear()

    def forget_person(self, person: int) -> None:
        """Drop a person's sessions from memory; they are read again when needed."""
        for session in [known for known in self._known.values() if known.person == person]:
            del self._known[session.hash]

    async def admit(self, session: Session, mark: str) -> None:
        def job(connection: sa.Connection) -> None:
            sessions = schema.sessions
            admitted = sessions.update().where(sessions.c.hash == session.hash)
            connection.execute(admitted.values(admitted=mark))

        await self._store.write(job)
        session.admitted = mark

    async def refresh(self, session: Session) -> None:
        """Read from the database whether a session was admitted."""
        found = await self._store.read(lambda connection: _find(connection, session.hash))
        session.admitted = None if found is None else found.admitted

    def _remember(self, session: Session) -> None:
        self._known[session.hash] = session
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def _find(connection: sa.Connection, key: str) -> Session | None:
    query = (
        sa.select(schema.sessions.c.person, schema.people.c.name, schema.sessions.c.admitted)
        .join(schema.people, schema.people.c.id == schema.sessions.c.person)
        .where(schema.sessions.c.hash == key)
    )
    row = connection.execute(query).first()
    return None if row is None else Session(key, row[0], row[1], row[2])
