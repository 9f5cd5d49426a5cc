"""What the house needs to sign with, made once and kept in its database.

The pair of keys by which push services know this house (VAPID), and a key for the links that switch
a mail off: those work for ever and need no row of their own.
"""

import base64
import contextlib
import hashlib
import hmac
import secrets
from dataclasses import dataclass, field

import sqlalchemy as sa
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from trilobite.server import schema
from trilobite.server.store import Store
from trilobite.server.trouble import not_found

KEY = "keys of notices"
"""In the table of the house."""


@dataclass(frozen=True)
class Keys:
    vapid: ec.EllipticCurvePrivateKey = field(repr=False)
    off: bytes = field(repr=False)

    @property
    def public(self) -> str:
        """What browsers subscribe with."""
        return url_text(point(self.vapid.public_key()))

    def off_token(self, channel: int, address: str) -> str:
        """What switches a mail off: its number, and a proof that we have written this."""
        text = f"off {channel} {address}"
        proof = hmac.new(self.off, text.encode(), hashlib.sha256).digest()
        return f"{channel}-{url_text(proof)}"


class KeyRing:
    """The keys, read from the database when they are needed first."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._keys: Keys | None = None

    def forget(self) -> None:
        self._keys = None

    async def keys(self) -> Keys:
        if self._keys is None:
            if await self._store.read(_stored) is None:
                with contextlib.suppress(sa.exc.IntegrityError):
                    # If another process of the house is faster, its keys are the right ones.
                    await self._store.write(_make)
            stored = await self._store.read(_stored) or {}
            vapid = ec.derive_private_key(int(stored["vapid"], 16), ec.SECP256R1())
            self._keys = Keys(vapid, bytes.fromhex(stored["off"]))
        return self._keys


def _stored(connection: sa.Connection) -> dict[str, str] | None:
    house = schema.house
    return connection.scalar(sa.select(house.c.value).where(house.c.key == KEY))


def _make(connection: sa.Connection) -> None:
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    made = {"vapid": f"{number:064x}", "off": secrets.token_hex(32)}
    connection.execute(schema.house.insert().values(key=KEY, value=made))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def url_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_url_text(text: str) -> bytes:
    """A ValueError if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def split_token(token: str) -> tuple[int, str]:
    """The number of a channel, and what proves the right to it."""
    number, _, proof = token.partition("-")
    if not (number.isascii() and number.isdigit() and len(number) < 10 and proof):
        raise not_found("This link is used up or too old.")
    return int(number), proof
