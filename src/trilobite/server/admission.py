"""Admission: a house with a password lets in who has given it, or comes with something of a seat.

A session that was admitted has the password's mark; with another password of the house it has to be
given again. An invitation and a handover code admit too: whoever sends them has been admitted, and
a guest needs no password for one game.
"""

import asyncio
import secrets
from collections.abc import Mapping

import sqlalchemy as sa

from trilobite.server import schema
from trilobite.server.invitations import Invitations
from trilobite.server.passwords import Password, house_password
from trilobite.server.sessions import Session, Sessions
from trilobite.server.settings import Settings
from trilobite.server.store import Store
from trilobite.server.trouble import TroubleError

SALT = "admission-salt"
"""The key in the table of the house."""

_OPEN = ("/api/admission", "/api/catalogue/", "/api/admin/", "/api/notices/")
"""Who is not yet in needs words to be asked in; administrators have keys of their own, and so have
links in mails, which may be opened by another browser."""


def needs_admission(path: str) -> bool:
    """Whether something is inside: everything but the empty page, its words and its health."""
    return path.startswith("/api/") and not path.startswith(_OPEN)


class Admission:
    def __init__(
        self, settings: Settings, store: Store, sessions: Sessions, invitations: Invitations
    ) -> None:
        self._text = house_password(settings)
        self._store = store
        self._sessions = sessions
        self._invitations = invitations
        self._password: Password | None = None

    @property
    def is_asked(self) -> bool:
        return bool(self._text)

    async def prepare(self) -> None:
        if self.is_asked:
            salt = bytes.fromhex(await self._salt())
            self._password = await asyncio.to_thread(Password, self._text, salt)

    async def _salt(self) -> str:
        try:
            return await self._store.write(_salt)
        except sa.exc.IntegrityError:  # another process of the house was faster
            return await self._store.write(_salt)

    async def check(self, path: str, cookies: Mapping[str, str], scheme: str) -> None:
        """Let a request pass, or say that the password is missing."""
        if not self.is_asked or not needs_admission(path):
            return
        session = await self._sessions.find(cookies, scheme)
        if session is None or not await self._is_admitted(session):
            raise not_admitted("This house has a password; give it first.")

    async def check_key(self, password: str, token: str, session: Session | None) -> None:
        """Whether somebody may come in: by the password, an invitation, or a handover code."""
        if self._password is None:
            return
        if token:
            await self._check_token(token, None if session is None else session.person)
        elif not await self._password.is_right(password):
            raise not_admitted("This is not the password of this house.")

    async def _check_token(self, token: str, person: int | None) -> None:
        try:
            await self._invitations.look(token, person)
        except TroubleError:
            await self._invitations.check_code(token, person)

    async def admit(self, session: Session) -> None:
        if self._password is not None:
            await self._sessions.admit(session, self._password.mark)

    async def _is_admitted(self, session: Session) -> bool:
        mark = "" if self._password is None else self._password.mark
        if session.admitted != mark:
            # It may have been admitted by another process of the house.
            await self._sessions.refresh(session)
        return session.admitted == mark


def not_admitted(problem: str) -> TroubleError:
    return TroubleError("not_admitted", problem)


def _salt(connection: sa.Connection) -> str:
    """The salt of this house, made once."""
    house = schema.house
    found = connection.scalar(sa.select(house.c.value).where(house.c.key == SALT))
    if found is None:
        found = secrets.token_hex(16)
        connection.execute(house.insert().values(key=SALT, value=found))
    return str(found)
