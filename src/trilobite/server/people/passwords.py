"""Passwords of the instance: read from a setting or a file, compared slowly in constant time."""

import asyncio
import hashlib
import hmac
import secrets
from pathlib import Path

from trilobite.server.common.settings import Settings, SettingsError

COST = 2**14
"""Cost parameter of scrypt: each guess takes 16 MB and some hundredths of a second."""

LONGEST = 200
LEAST_FOR_ADMIN = 8


def instance_password(settings: Settings) -> str:
    return _given(settings, "password")


def admin_password(settings: Settings) -> str:
    text = _given(settings, "admin_password")
    if text and len(text) < LEAST_FOR_ADMIN:
        raise SettingsError(f"admin_password has to have at least {LEAST_FOR_ADMIN} characters")
    return text


def _given(settings: Settings, name: str) -> str:
    """The password from a setting or its file; '' if there is none."""
    text, file = getattr(settings, name), getattr(settings, f"{name}_file")
    if file:
        text = _first_line(Path(file), f"{name}_file")
    if len(text) > LONGEST:
        raise SettingsError(f"{name} has to have at most {LONGEST} characters")
    return str(text)


def _first_line(path: Path, name: str) -> str:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise SettingsError(f"{name}: {path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise SettingsError(f"{name}: {path} is not a text file") from None
    if not lines or not lines[0]:
        raise SettingsError(f"{name}: the first line of {path} is empty; it has to be the password")
    return lines[0]


class Password:
    """A hashed password. Guesses are checked one at a time, so that many use only one processor."""

    def __init__(self, text: str, salt: bytes = b"") -> None:
        self._salt = salt or secrets.token_bytes(16)
        self._digest = self._digest_of(text)
        self._turn = asyncio.Lock()

    async def is_right(self, guess: str) -> bool:
        async with self._turn:
            digest = await asyncio.to_thread(self._digest_of, guess[: LONGEST + 1])
        return hmac.compare_digest(digest, self._digest)

    @property
    def mark(self) -> str:
        """A value that depends only on password and salt, and is useless to a thief."""
        return hashlib.sha256(b"admitted" + self._digest).hexdigest()

    def _digest_of(self, text: str) -> bytes:
        return hashlib.scrypt(text.encode(), salt=self._salt, n=COST, r=8, p=1)
