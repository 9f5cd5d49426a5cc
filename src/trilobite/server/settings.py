"""What can be set: by file, environment or option (`configuring`), or by a test.

A new setting needs: a field below, of type str, int, float or bool, with its default and a
docstring after it; and a row in the table of docs/hosting.md. A test compares the three. Numbers
are never negative, and 0 only where a house can live with it (`POSITIVE`); what else has to be true
of a value is checked in `__post_init__`. A secret gets `field(default="", repr=False)`.
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
from trilobite.server.notices.smtp import is_mail_address, read_smtp_url
from trilobite.server.notices.targets import read_targets

LOOPBACK = ("127.0.0.1", "::1", "localhost")
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - to be recognised
MOST_PORT = 65_535
POSITIVE = frozenset({"bot_processes", "bot_megabytes", "send_seconds", "session_days"})
"""With 0 of these no bot would answer, no socket stay open, and everybody's seats be lost."""
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
    """Each field is a key of the file, an environment variable (TRILOBITE_PORT) and an option."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 lets other machines in."""

    port: int = 8000
    """The port to listen on; 0 takes any that is free."""

    db: str = ""
    """A SQLAlchemy URL; empty: a SQLite file in the platform's state folder."""

    workers: int = 1
    """Processes that serve together on one port; more than one need PostgreSQL."""

    public_url: str = ""
    """The address people type, if a proxy stands before this server: https://games.example.org."""

    hosts: str = ""
    """Further names this server answers to, with commas between."""

    proxies: str = ""
    """The addresses of proxies whose X-Forwarded headers are believed, with commas between."""

    password: str = field(default="", repr=False)
    """Whoever comes has to give it once; empty: everybody may come in."""

    password_file: str = ""
    """A file with that password in its first line, instead of the password itself."""

    admin_password: str = field(default="", repr=False)
    """Opens the page /admin; empty: only a link of `trilobite admin link` does."""

    admin_password_file: str = ""
    """A file with that password in its first line, instead of the password itself."""

    keep_finished_days: float = 365.0
    """Finished tables are deleted so long after their last move; 0 keeps them for ever."""

    keep_abandoned_days: float = 180.0
    """Open and running tables are deleted so long after their last move; 0 keeps them for ever."""

    bot_processes: int = 2
    """Processes in which bots think."""

    bot_seconds: float = 5.0
    """How long a bot and who stands in for it may take for an answer, together."""

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
    """How long a handover code works."""

    session_days: int = 400
    """How long a browser keeps its cookie, and the house its session."""

    notice_delay: float = 60.0
    """Whoever is asked and has not the table open for so many seconds is told so."""

    notice_pause: float = 180.0
    """So many seconds lie between two notices to one person about one table, at least."""

    push: bool = True
    """Whether browsers may be told by Web Push."""

    smtp_url: str = field(default="", repr=False)
    """The server that mails go by, as in starttls://user:password@host; empty: no mails."""

    mail_from: str = ""
    """The address that mails come from."""

    webhooks: bool = False
    """Whether people may enter a web address of their own to be told at."""

    private_targets: str = ""
    """Names and networks that webhooks and push may go to though they are not public."""

    static: str = ""
    """The folder of the built client; empty: the one in the package."""

    def __post_init__(self) -> None:
        _check_numbers(self)
        _check_passwords(self)
        _check_workers(self)
        _check_proxies(self)
        _check_notices(self)
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


def _check_numbers(settings: Settings) -> None:
    for setting in fields(Settings):
        value = getattr(settings, setting.name)
        if isinstance(value, int | float) and not (isfinite(value) and value >= 0):
            raise SettingsError(f"{setting.name} has to be 0 or more, and not {value}")
        if setting.name in POSITIVE and not value:
            raise SettingsError(f"{setting.name} has to be more than 0")
    if settings.port > MOST_PORT:
        raise SettingsError(f"port has to be 0 to {MOST_PORT}, and not {settings.port}")


def _check_workers(settings: Settings) -> None:
    if settings.workers < 1:
        raise SettingsError("workers has to be 1 or more")
    if settings.workers > 1 and settings.database.startswith("sqlite"):
        raise SettingsError(
            f"workers is {settings.workers}, and a SQLite file takes one server only: others would "
            "not know what it holds in memory. Use PostgreSQL (--db postgresql://user@host/games), "
            "or leave workers at 1"
        )


def _check_passwords(settings: Settings) -> None:
    for name in ("password", "admin_password"):
        if getattr(settings, name) and getattr(settings, f"{name}_file"):
            raise SettingsError(f"{name} and {name}_file are both set; set one of them")


def _check_proxies(settings: Settings) -> None:
    """A name among them would be believed by nobody, and everybody would count as one address."""
    for text in filter(None, map(str.strip, settings.proxies.split(","))):
        if text == "*":
            continue
        try:
            ipaddress.ip_network(text)
        except ValueError:
            raise SettingsError(f"proxies: {text!r} is no address, as in 127.0.0.1") from None


def _check_notices(settings: Settings) -> None:
    try:
        read_targets(settings.private_targets)
    except ValueError as problem:
        raise SettingsError(f"private_targets: {problem}") from None
    if settings.webhooks and not settings.public_url:
        raise SettingsError("webhooks need public_url, for links that lead here")
    if settings.smtp_url:
        _check_mail(settings)


def _check_mail(settings: Settings) -> None:
    try:
        read_smtp_url(settings.smtp_url)
    except ValueError as problem:
        raise SettingsError(f"smtp_url: {problem}") from None
    if not settings.public_url:
        raise SettingsError("smtp_url needs public_url, for links that lead here")
    if not is_mail_address(settings.mail_from):
        raise SettingsError("smtp_url needs mail_from, as in games@example.org")
