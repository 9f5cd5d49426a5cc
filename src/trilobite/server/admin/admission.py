"""Admission: if the instance has a password, people need it, an invitation or a handover code.

The session of an admitted person stores a mark of the password (`Password.mark`). When the password
changes, the mark no longer matches, and the person has to enter the new password. Invitations and
handover codes also admit people: they come from somebody who has been admitted, and a guest needs
no password for one game.
"""

import asyncio
import secrets
from collections.abc import Mapping

import sqlalchemy as sa

from trilobite.server.common.errors import ServiceError
from trilobite.server.common.settings import Settings
from trilobite.server.people.passwords import Password, instance_password
from trilobite.server.people.sessions import Session, Sessions
from trilobite.server.play.invitations import Invitations
from trilobite.server.storage import schema
from trilobite.server.storage.store import Store

SALT = "admission-salt"
"""The database key of the salt (in `schema.meta`)."""

_OPEN = ("/api/admission", "/api/catalogue/", "/api/admin/", "/api/notices/")
"""Paths that are open to everybody. The page that asks for the password needs the texts of the
catalogue. Administrators have their own keys, and so do links in emails, which another browser may
open."""


def needs_admission(path: str) -> bool:
    """Whether a path needs the password: all of the API except what is open to everybody."""
    return path.startswith("/api/") and not path.startswith(_OPEN)


class Admission:
    def __init__(
        self, settings: Settings, store: Store, sessions: Sessions, invitations: Invitations
    ) -> None:
        self._text = instance_password(settings)
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
        except sa.exc.IntegrityError:  # another process was faster
            return await self._store.write(_salt)

    async def check(self, path: str, cookies: Mapping[str, str], scheme: str) -> None:
        """Let a request pass, or raise the error that the password is missing."""
        if not self.is_asked or not needs_admission(path):
            return
        session = await self._sessions.find(cookies, scheme)
        if session is None or not await self._is_admitted(session):
            raise not_admitted("This server has a password; enter it first.")

    async def check_key(self, password: str, token: str, session: Session | None) -> None:
        """Check the password, invitation or handover code of somebody who wants to be admitted."""
        if self._password is None:
            return
        if token:
            await self._check_token(token, None if session is None else session.person)
        elif not await self._password.is_right(password):
            raise not_admitted("The password is wrong.")

    async def _check_token(self, token: str, person: int | None) -> None:
        try:
            await self._invitations.look(token, person)
        except ServiceError:
            await self._invitations.check_code(token, person)

    async def admit(self, session: Session) -> None:
        if self._password is not None:
            await self._sessions.admit(session, self._password.mark)

    async def _is_admitted(self, session: Session) -> bool:
        mark = "" if self._password is None else self._password.mark
        if session.admitted != mark:
            # Another process may have admitted this session.
            await self._sessions.refresh(session)
        return session.admitted == mark


def not_admitted(problem: str) -> ServiceError:
    return ServiceError("not_admitted", problem)


def _salt(connection: sa.Connection) -> str:
    """The salt of this instance, created once."""
    meta = schema.meta
    found = connection.scalar(sa.select(meta.c.value).where(meta.c.key == SALT))
    if found is None:
        found = secrets.token_hex(16)
        connection.execute(meta.insert().values(key=SALT, value=found))
    return str(found)
