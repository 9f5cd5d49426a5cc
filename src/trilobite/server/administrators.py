"""Who may administer: whoever knows the password for it, or can write to the database.

An administrator is no person of the house, but a browser or a command with a key: 256 random bits,
good for some hours, of which the database has the hash. A key is given for the password, or for a
link that works once. `trilobite admin` makes keys and links by itself: whoever can write to the
database can do everything anyway.
"""

import logging
import secrets
from datetime import datetime, timedelta

import sqlalchemy as sa
from litestar.datastructures import Cookie

from trilobite.server import schema
from trilobite.server.admission import not_admitted
from trilobite.server.clock import Clock, written
from trilobite.server.epochs import EPOCH
from trilobite.server.passwords import Password, admin_password
from trilobite.server.sessions import TOKEN_BYTES, hashed
from trilobite.server.settings import Settings
from trilobite.server.store import Store

KEY = "admin-key:"
LINK = "admin-link:"
KINDS = (KEY, LINK)
ADDRESS = "server-address"
"""Where commands on this machine find the server that was started last."""

TRANSIENT = (*KINDS, ADDRESS, EPOCH)
"""What is good only as long as this server runs, and in no other place."""

KEY_HOURS = 12
LINK_MINUTES = 10
_WRONG = "This is not the password for administration, or the link was used or has expired."

logger = logging.getLogger(__name__)


def make(connection: sa.Connection, kind: str, until: datetime) -> str:
    """A new key, or a link that can be changed for one."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    value = {"until": written(until)}
    connection.execute(schema.house.insert().values(key=kind + hashed(token), value=value))
    return token


def is_good(connection: sa.Connection, kind: str, token: str, now: datetime) -> bool:
    house = schema.house
    query = sa.select(house.c.value).where(house.c.key == kind + hashed(token))
    found = connection.scalar(query)
    return found is not None and bool(found["until"] > written(now))


def take_away(connection: sa.Connection, kind: str, token: str) -> None:
    connection.execute(schema.house.delete().where(schema.house.c.key == kind + hashed(token)))


def tell_address(connection: sa.Connection, address: str) -> None:
    house = schema.house
    connection.execute(house.delete().where(house.c.key == ADDRESS))
    connection.execute(house.insert().values(key=ADDRESS, value=address))


def told_address(connection: sa.Connection) -> str:
    """The address of the server that was started last; '' if there was none."""
    house = schema.house
    found = connection.scalar(sa.select(house.c.value).where(house.c.key == ADDRESS))
    return str(found or "")


class Administrators:
    def __init__(self, settings: Settings, store: Store, clock: Clock) -> None:
        text = admin_password(settings)
        self._password = Password(text) if text else None
        self._is_tls = settings.is_tls
        self._store = store
        self._clock = clock

    async def sign_in(self, password: str, link: str, address: str) -> str:
        """The key for a password, or for a link that is good."""
        by_password = not link and self._password is not None
        if by_password and not await self._is_right(password):
            logger.warning("a wrong password for administration from %s", address)
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
            logger.warning("a wrong link for administration from %s", address)
            raise not_admitted(_WRONG)
        return key

    async def _is_right(self, password: str) -> bool:
        return self._password is not None and await self._password.is_right(password)

    async def check(self, key: str) -> None:
        now = self._clock()
        is_known = await self._store.read(lambda connection: is_good(connection, KEY, key, now))
        if not is_known:
            raise not_admitted("This is for administrators; sign in at /admin.")

    async def sign_out(self, key: str) -> None:
        await self._store.write(lambda connection: take_away(connection, KEY, key))

    def cookie_name(self, scheme: str) -> str:
        is_tls = self._is_tls or scheme == "https"
        return "__Host-trilobite-admin" if is_tls else "trilobite-admin"

    def cookie(self, key: str, scheme: str) -> Cookie:
        """Never sent along from anywhere but our own pages; '' makes the browser forget it."""
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
