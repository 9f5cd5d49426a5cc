"""Messages for administrators."""

from typing import Literal

from trilobite.server.common.wire.base import Wire


class AdminKey(Wire):
    """Proof of being an administrator: the password, or a link from `trilobite admin link`."""

    password: str = ""
    link: str = ""


class AdminInstance(Wire):
    version: str
    started: str | None
    seconds: float | None
    """How long the server has been running; null, like `started`, if a command answers."""
    tables: dict[str, int]
    """The number of tables by status."""
    people: int
    sessions: int
    sockets: int | None
    """Open sockets of the answering server; other servers may share the database."""
    bytes: int
    """The size of the database."""
    keep_finished_days: float
    keep_abandoned_days: float


class AdminTable(Wire):
    id: str
    game: str
    title: str
    status: Literal["open", "running", "finished"]
    public: bool
    seats: list[str]
    """Names of people and bots; '' for a seat that is free or has no name."""
    created: str
    moved: str
    entries: int
    """The number of entries in its log."""
    is_open: bool
    """Whether somebody has the table open now."""


class AdminTables(Wire):
    """One page of a list, and the total number of tables."""

    total: int
    tables: list[AdminTable]


class AdminPerson(Wire):
    id: int
    name: str
    created: str
    muted: bool
    removed: bool
    tables: int
    """The number of tables where they have a seat."""


class AdminPeople(Wire):
    total: int
    people: list[AdminPerson]


class Retention(Wire):
    """How many of each kind were deleted."""

    finished: int
    abandoned: int
    sessions: int
    codes: int
    people: int
