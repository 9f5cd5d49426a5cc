"""The settings, given by file, environment or option (see `load_settings`), or by a test.

A new setting needs a field below, of type str, int, float or bool, with its default and a docstring
after it; and a row in the table of docs/host/hosting.md. A test compares the two. Numbers are never
negative, and the ones in `POSITIVE` are not 0 either; all other conditions are checked in
`__post_init__`. A secret gets `field(default="", repr=False)`.
"""

import ipaddress
import os
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from math import isfinite
from pathlib import Path
from urllib.parse import urlsplit

from trilobite.bots.registry import bot_names
from trilobite.server.common.destinations import read_destinations
from trilobite.server.common.smtp import is_mail_address, read_smtp_url

LOOPBACK = ("127.0.0.1", "::1", "localhost")
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only compared with
MOST_PORT = 65_535
POSITIVE = frozenset({"bot_processes", "bot_megabytes", "send_seconds", "session_days"})
"""Settings that must not be 0: then no bot would answer, no socket stay open, no session last."""
_PUBLIC = re.compile(r"(https?://(?:\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?)/?", re.IGNORECASE)


class SettingsError(Exception):
    """A wrong setting; the text names it and says what is allowed."""


def state_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The folder where this platform keeps the data of programs."""
    if platform == "win32":
        local = environment.get("LOCALAPPDATA")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / "trilobite"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "trilobite"
    state = environment.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "trilobite"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Each field is a key in the file, an environment variable (TRILOBITE_PORT) and an option."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 lets other machines in."""

    port: int = 8000
    """The port to listen on; 0 takes any free port."""

    db: str = ""
    """A SQLAlchemy URL; empty: a SQLite file in the platform's state folder."""

    workers: int = 1
    """The number of server processes on one port; more than one needs PostgreSQL."""

    public_url: str = ""
    """The address people type if this server is behind a proxy: https://games.example.org."""

    hosts: str = ""
    """Other names this server answers to, separated by commas."""

    proxies: str = ""
    """Addresses of proxies whose X-Forwarded headers are trusted, separated by commas."""

    password: str = field(default="", repr=False)
    """The password that everybody has to enter once; empty: no password is needed."""

    password_file: str = ""
    """A file with that password in its first line, instead of the password itself."""

    admin_password: str = field(default="", repr=False)
    """The password of the page /admin; empty: only links from `trilobite admin link` open it."""

    admin_password_file: str = ""
    """A file with that password in its first line, instead of the password itself."""

    keep_finished_days: float = 365.0
    """Days after the last move until a finished table is deleted; 0 keeps it for ever."""

    keep_abandoned_days: float = 180.0
    """Days after the last move until an open or running table is deleted; 0 keeps it for ever."""

    bot_processes: int = 2
    """The number of processes in which bots think."""

    bot_seconds: float = 5.0
    """Maximum seconds for a bot's answer, including bots that replace it if it fails."""

    bot_megabytes: int = 1024
    """Maximum memory of a bot process, in megabytes."""

    default_bot: str = "normal"
    """The bot that plays where none is named, and for people who have left."""

    bot_delay: float = 0.0
    """Minimum seconds before a bot's answer. Readers choose in their browsers how fast to watch."""

    limits: float = 1.0
    """A factor on all rate limits; 0 switches them off."""

    presence_delay: float = 0.5
    """Seconds for which arrivals and departures are collected before they are announced."""

    send_seconds: float = 10.0
    """Seconds after which a socket that does not accept a message is dropped."""

    max_gap: int = 200
    """Maximum number of missed log entries; a client that missed more has to reload the page."""

    live_tables: int = 200
    """How many tables are kept in memory; the others are rebuilt from their logs when needed."""

    host_seconds: float = 600.0
    """Seconds that others wait for an absent host until one of them becomes host; 0: for ever."""

    handover_seconds: float = 600.0
    """How long a handover code works, in seconds."""

    session_days: int = 400
    """How long a browser keeps its cookie and the server keeps the session, in days."""

    notice_delay: float = 60.0
    """Seconds until a person whose turn it is gets a notice, unless they have the table open."""

    notice_pause: float = 180.0
    """Minimum seconds between two notices to one person about one table."""

    push: bool = True
    """Whether people can get notices by Web Push."""

    smtp_url: str = field(default="", repr=False)
    """The mail server, such as starttls://user:password@host; empty: no emails."""

    mail_from: str = ""
    """The sender address of emails."""

    webhooks: bool = False
    """Whether people can get notices by a webhook of their own."""

    private_destinations: str = ""
    """Names and networks that webhooks and push may go to although they are not public."""

    static: str = ""
    """The folder of the built client; empty: the one in the package."""

    def __post_init__(self) -> None:
        _check_numbers(self)
        _check_passwords(self)
        _check_workers(self)
        _check_proxies(self)
        _check_notices(self)
        # Links begin with it, and the origins of requests are compared with it.
        object.__setattr__(self, "public_url", _public_address(self.public_url))
        if self.default_bot not in bot_names():
            known = ", ".join(bot_names())
            raise SettingsError(
                f"default_bot: there is no bot {self.default_bot!r}; there are {known}"
            )

    @property
    def database(self) -> str:
        return self.db or f"sqlite:///{state_folder() / 'trilobite.db'}"

    @property
    def is_local_only(self) -> bool:
        """Whether other machines cannot reach this one, so that invitations do not work there."""
        return not self.public_url and self.host in LOOPBACK

    @property
    def is_tls(self) -> bool:
        return urlsplit(self.public_url).scheme == "https"

    @property
    def static_folder(self) -> Path:
        return Path(self.static) if self.static else Path(__file__).parents[1] / "static"


def _public_address(text: str) -> str:
    """Scheme, name and port of an address. It has no path: the pages are at the top level."""
    match = _PUBLIC.fullmatch(text)
    if text and match is None:
        raise SettingsError(
            f"{text!r} is not a public address; one looks like https://games.example.org"
        )
    return "" if match is None else match[1]


def _check_numbers(settings: Settings) -> None:
    for setting in fields(Settings):
        value = getattr(settings, setting.name)
        if isinstance(value, int | float) and not (isfinite(value) and value >= 0):
            raise SettingsError(f"{setting.name} has to be 0 or more, not {value}")
        if setting.name in POSITIVE and not value:
            raise SettingsError(f"{setting.name} has to be more than 0")
    if settings.port > MOST_PORT:
        raise SettingsError(f"port has to be 0 to {MOST_PORT}, not {settings.port}")


def _check_workers(settings: Settings) -> None:
    if settings.workers < 1:
        raise SettingsError("workers has to be 1 or more")
    if settings.workers > 1 and settings.database.startswith("sqlite"):
        raise SettingsError(
            f"workers is {settings.workers}, but only one server can use a SQLite file: others "
            "would not know what it holds in memory. Use PostgreSQL "
            "(--db postgresql://user@host/games), or leave workers at 1"
        )


def _check_passwords(settings: Settings) -> None:
    for name in ("password", "admin_password"):
        if getattr(settings, name) and getattr(settings, f"{name}_file"):
            raise SettingsError(f"{name} and {name}_file are both set; set one of them")


def _check_proxies(settings: Settings) -> None:
    """Refuse host names: they would match no proxy, and all clients would share one address."""
    for text in filter(None, map(str.strip, settings.proxies.split(","))):
        if text == "*":
            continue
        try:
            ipaddress.ip_network(text)
        except ValueError:
            raise SettingsError(f"proxies: {text!r} is not an address such as 127.0.0.1") from None


def _check_notices(settings: Settings) -> None:
    try:
        read_destinations(settings.private_destinations)
    except ValueError as problem:
        raise SettingsError(f"private_destinations: {problem}") from None
    if settings.webhooks and not settings.public_url:
        raise SettingsError("webhooks need public_url, for links to this server")
    if settings.smtp_url:
        _check_mail(settings)


def _check_mail(settings: Settings) -> None:
    try:
        read_smtp_url(settings.smtp_url)
    except ValueError as problem:
        raise SettingsError(f"smtp_url: {problem}") from None
    if not settings.public_url:
        raise SettingsError("smtp_url needs public_url, for links to this server")
    if not is_mail_address(settings.mail_from):
        raise SettingsError("smtp_url needs mail_from, as in games@example.org")
