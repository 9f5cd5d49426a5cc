"""The keys for signing notices, created once and stored in the database.

They are the key pair that identifies this instance to push services (VAPID), and a key for the
links that switch off emails; such links work for ever and need no database row.
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

from trilobite.server.common.errors import not_found
from trilobite.server.storage import schema
from trilobite.server.storage.store import Store

KEY = "keys of notices"
"""The database key of these keys (in `schema.meta`)."""


@dataclass(frozen=True)
class Keys:
    vapid: ec.EllipticCurvePrivateKey = field(repr=False)
    off: bytes = field(repr=False)

    @property
    def public(self) -> str:
        """The public key, with which browsers subscribe."""
        return url_text(point(self.vapid.public_key()))

    def off_token(self, channel: int, address: str) -> str:
        """The token of a link that switches off emails: the channel's number and a signature."""
        text = f"off {channel} {address}"
        proof = hmac.new(self.off, text.encode(), hashlib.sha256).digest()
        return f"{channel}-{url_text(proof)}"


class KeyRing:
    """The keys, read from the database when they are first needed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._keys: Keys | None = None

    def forget(self) -> None:
        self._keys = None

    async def keys(self) -> Keys:
        if self._keys is None:
            if await self._store.read(_stored) is None:
                with contextlib.suppress(sa.exc.IntegrityError):
                    # If another process is faster, its keys are the right ones.
                    await self._store.write(_make)
            stored = await self._store.read(_stored) or {}
            vapid = ec.derive_private_key(int(stored["vapid"], 16), ec.SECP256R1())
            self._keys = Keys(vapid, bytes.fromhex(stored["off"]))
        return self._keys


def _stored(connection: sa.Connection) -> dict[str, str] | None:
    meta = schema.meta
    return connection.scalar(sa.select(meta.c.value).where(meta.c.key == KEY))


def _make(connection: sa.Connection) -> None:
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    made = {"vapid": f"{number:064x}", "off": secrets.token_hex(32)}
    connection.execute(schema.meta.insert().values(key=KEY, value=made))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def url_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_url_text(text: str) -> bytes:
    """Decode base64url; raises a ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def split_token(token: str) -> tuple[int, str]:
    """The number of a channel and the proof, from the token of a link."""
    number, _, proof = token.partition("-")
    if not (number.isascii() and number.isdigit() and len(number) < 10 and proof):
        raise not_found("This link has been used or has expired.")
    return int(number), proof
