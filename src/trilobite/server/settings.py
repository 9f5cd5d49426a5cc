"""What can be set: by option of `trilobite serve`, by environment, or by a test."""

import os
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from trilobite.bots.registry import bot_names

PREFIX = "TRILOBITE_"
LOOPBACK = ("127.0.0.1", "::1", "localhost")
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - to be recognised
_KINDS: dict[type, Callable[[str], object]] = {str: str, int: int, float: float}
_PUBLIC = re.compile(r"(https?://(?:\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?)/?", re.IGNORECASE)


class SettingsError(Exception):
    """A setting that cannot be: the text says which, and what could be."""


def state_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where this platform keeps what a program must not lose."""
    if platform == "win32":
        local = environment.get("LOCALAPPDATA")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / "trilobite"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "trilobite"
    state = environment.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "trilobite"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Each field is an environment variable too: TRILOBITE_ and the name in capitals."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 lets other machines in."""

    port: int = 8000

    db: str = ""
    """A SQLAlchemy URL; empty: a SQLite file in the platform's state folder."""

    public_url: str = ""
    """The address people type, if a proxy stands before this server: https://games.example.org."""

    hosts: str = ""
    """Further names this server answers to, with commas between."""

    proxies: str = ""
    """The addresses of proxies whose X-Forwarded headers are believed, with commas between."""

    bot_processes: int = 2
    bot_seconds: float = 5.0
    """How long a bot may think; then the level below it decides."""

    bot_megabytes: int = 1024
    """How much memory a process of bots may have."""

    house_bot: str = "normal"
    """Plays where no bot is named, and for people who have left."""

    bot_delay: float = 0.7
    """The least time between a question to a bot and its answer, so that people can follow."""

    limits: float = 1.0
    """A factor on all rate limits; 0 switches them off."""

    presence_delay: float = 0.5
    """Comings and goings are gathered for so long before they are told."""

    send_seconds: float = 10.0
    """A socket that takes longer to accept a message is dropped."""

    max_gap: int = 200
    """A client that has missed more log entries than this is told to load the page again."""

    live_tables: int = 200
    """How many tables are kept in memory; the others are rebuilt from their logs when needed."""

    host_seconds: float = 600.0
    """Others wait for an absent host so long; then the next of them is the host. 0: for ever."""

    handover_seconds: float = 600.0
    session_days: int = 400

    static: str = ""
    """The folder of the built client; empty: the one in the package."""

    def __post_init__(self) -> None:
        # Links are made of it, and where requests come from is compared with it.
        object.__setattr__(self, "public_url", _public_address(self.public_url))
        if self.house_bot not in bot_names():
            known = ", ".join(bot_names())
            raise SettingsError(f"house_bot: there is no bot {self.house_bot!r}; there are {known}")

    @property
    def database(self) -> str:
        return self.db or f"sqlite:///{state_folder() / 'trilobite.db'}"

    @property
    def is_local_only(self) -> bool:
        """Whether other machines cannot reach this one: then invitations do not work there."""
        return not self.public_url and self.host in LOOPBACK

    @property
    def is_tls(self) -> bool:
        return urlsplit(self.public_url).scheme == "https"

    @property
    def static_folder(self) -> Path:
        return Path(self.static) if self.static else Path(__file__).parent / "static"


def _public_address(text: str) -> str:
    """Scheme, name and port; pages are at the top, so there is no path."""
    match = _PUBLIC.fullmatch(text)
    if text and match is None:
        raise SettingsError(
            f"{text!r} is no public address; one looks like https://games.example.org"
        )
    return "" if match is None else match[1]


def _read(name: str, kind: type, text: str) -> object:
    try:
        return _KINDS[kind](text)
    except ValueError:
        raise SettingsError(f"{name} has to be a number, and not {text!r}") from None


def from_environment(
    environment: Mapping[str, str] = os.environ, **given: str | int | None
) -> Settings:
    """The defaults, then the environment, then what was given (None: not given)."""
    values: dict[str, Any] = {}
    for field in fields(Settings):
        name = PREFIX + field.name.upper()
        text = environment.get(name)
        if text:
            values[field.name] = _read(name, type(field.default), text)
    values |= {name: value for name, value in given.items() if value is not None}
    return Settings(**values)
