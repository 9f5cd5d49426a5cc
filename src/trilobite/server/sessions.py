"""Sessions: who somebody is, known by a cookie and by nothing else.

The cookie holds 256 random bits; the database keeps only their hash. No script can read it
(HttpOnly), other sites cannot send it along with what changes something (SameSite=Lax), and under
TLS its `__Host-` name ties it to this very host.
"""

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass

import sqlalchemy as sa
from litestar.datastructures import Cookie

from trilobite.server import schema
from trilobite.server.clock import Clock, written
from trilobite.server.news import Renamed, SessionEnded, announce
from trilobite.server.settings import Settings
from trilobite.server.store import Store

REMEMBERED = 10_000
TOKEN_BYTES = 32


@dataclass
class Session:
    hash: str
    person: int
    name: str
    admitted: str | None = None
    """The mark of the house's password that was given (see `admission`)."""
    place: tuple[str, int] | None = None
    """Of a program: the one table and seat that its token is for (see `tokens`)."""


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Sessions:
    def __init__(self, settings: Settings, store: Store, clock: Clock) -> None:
        self._settings = settings
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
        """What makes a browser forget the cookie."""
        cookie = self.cookie("", scheme)
        cookie.max_age = 0
        return cookie

    def _is_tls(self, scheme: str) -> bool:
        return self._settings.is_tls or scheme in ("https", "wss")

    async def find(self, cookies: Mapping[str, str], scheme: str) -> Session | None:
        """The session of a request; None if it has no cookie, or one that is not known any more."""
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
        """A new person with a session; the token goes into the cookie and nowhere else."""
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
        self.call(session.person, name)

    def call(self, person: int, name: str) -> None:
        """Somebody has another name now."""
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
        """Read a session again when it is asked for; by its hash."""
        self._known.pop(key, None)

    def forget_all(self) -> None:
        self._known.clear()

    def forget_person(self, person: int) -> None:
        """Read their sessions again when they come."""
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
        """What the database says of its admission."""
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
