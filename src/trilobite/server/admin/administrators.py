"""Administrators: people who know the admin password, or who can write to the database.

An administrator is not a person with a seat, but a browser or a command with a key. A key is 256
random bits, is valid for some hours, and only its hash is stored. The server gives a key in
exchange for the password or for a link that works once. `trilobite admin` creates keys and links
itself: anybody who can write to the database can do everything anyway.
"""

import logging
import secrets
from datetime import datetime, timedelta

import sqlalchemy as sa
from litestar.datastructures import Cookie

from trilobite.server.admin.admission import not_admitted
from trilobite.server.common.clock import Clock, written
from trilobite.server.common.settings import Settings
from trilobite.server.people.passwords import Password, admin_password
from trilobite.server.people.sessions import TOKEN_BYTES, hashed
from trilobite.server.storage import schema
from trilobite.server.storage.epochs import EPOCH
from trilobite.server.storage.store import Store

KEY = "admin-key:"
LINK = "admin-link:"
KINDS = (KEY, LINK)
ADDRESS = "server-address"
"""The database key of the address at which commands on this machine reach the server."""

TRANSIENT = (*KINDS, ADDRESS, EPOCH)
"""Database keys (or their prefixes) of values that belong to the running server only."""

KEY_HOURS = 12
LINK_MINUTES = 10
_WRONG = "The admin password is wrong, or the link has been used or has expired."

logger = logging.getLogger(__name__)


def make(connection: sa.Connection, kind: str, until: datetime) -> str:
    """Create a key, or a link that can be exchanged for one."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    value = {"until": written(until)}
    connection.execute(schema.meta.insert().values(key=kind + hashed(token), value=value))
    return token


def is_good(connection: sa.Connection, kind: str, token: str, now: datetime) -> bool:
    meta = schema.meta
    query = sa.select(meta.c.value).where(meta.c.key == kind + hashed(token))
    found = connection.scalar(query)
    return found is not None and bool(found["until"] > written(now))


def take_away(connection: sa.Connection, kind: str, token: str) -> None:
    connection.execute(schema.meta.delete().where(schema.meta.c.key == kind + hashed(token)))


def store_address(connection: sa.Connection, address: str) -> None:
    meta = schema.meta
    connection.execute(meta.delete().where(meta.c.key == ADDRESS))
    connection.execute(meta.insert().values(key=ADDRESS, value=address))


def stored_address(connection: sa.Connection) -> str:
    """The address of the server that was started last; '' if there was none."""
    meta = schema.meta
    found = connection.scalar(sa.select(meta.c.value).where(meta.c.key == ADDRESS))
    return str(found or "")


class Administrators:
    def __init__(self, settings: Settings, store: Store, clock: Clock) -> None:
        text = admin_password(settings)
        self._password = Password(text) if text else None
        self._is_tls = settings.is_tls
        self._store = store
        self._clock = clock

    async def sign_in(self, password: str, link: str, address: str) -> str:
        """Exchange the password, or a valid link, for a key."""
        by_password = not link and self._password is not None
        if by_password and not await self._is_right(password):
            logger.warning("wrong admin password from %s", address)
            raise not_admitted(_WRONG)

        def job(connection: sa.Connection) -> str | None:
            now = self._clock()
            if not by_password:
                if not is_good(connection, LINK, link, now):
                    return None
                take_away(connection, LINK, link)
            return make(connection, KEY, now + timedelta(hours=KEY_HOURS))

        key = await self._store.write(job)
        if key is None:
            logger.warning("invalid admin link from %s", address)
            raise not_admitted(_WRONG)
        return key

    async def _is_right(self, password: str) -> bool:
        return self._password is not None and await self._password.is_right(password)

    async def check(self, key: str) -> None:
        now = self._clock()
        is_known = await self._store.read(lambda connection: is_good(connection, KEY, key, now))
        if not is_known:
            raise not_admitted("Only administrators can do this; sign in at /admin.")

    async def sign_out(self, key: str) -> None:
        await self._store.write(lambda connection: take_away(connection, KEY, key))

    def cookie_name(self, scheme: str) -> str:
        is_tls = self._is_tls or scheme == "https"
        return "__Host-trilobite-admin" if is_tls else "trilobite-admin"

    def cookie(self, key: str, scheme: str) -> Cookie:
        """The cookie with a key, sent only from our own pages; an empty key deletes the cookie."""
        name = self.cookie_name(scheme)
        return Cookie(
            name,
            path="/",
            value=key,
            max_age=KEY_HOURS * 3600 if key else 0,
            secure=name.startswith("__Host-"),
            httponly=True,
            samesite="strict",
        )
