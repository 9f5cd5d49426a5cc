"""For administrators."""

from typing import Literal

from trilobite.server.wire.base import Wire


class AdminKey(Wire):
    """What makes an administrator: the password, or a link of `trilobite admin link`."""

    password: str = ""
    link: str = ""


class AdminHouse(Wire):
    version: str
    started: str | None
    seconds: float | None
    """Since when and for how long the server that answers has been running; not of a command."""
    tables: dict[str, int]
    """How many there are, by status."""
    people: int
    sessions: int
    sockets: int | None
    """Of the server that answers; others may share the database."""
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
    """Names of people and of bots; '' for a seat that is free or without a name."""
    created: str
    moved: str
    entries: int
    """Of its log."""
    is_open: bool
    """Somebody looks at it now."""


class AdminTables(Wire):
    """A page of a list, and how many there are in all."""

    total: int
    tables: list[AdminTable]


class AdminPerson(Wire):
    id: int
    name: str
    created: str
    muted: bool
    removed: bool
    tables: int
    """Where they have a seat."""


class AdminPeople(Wire):
    total: int
    people: list[AdminPerson]


class Retention(Wire):
    """How many of each were deleted."""

    finished: int
    abandoned: int
    sessions: int
    codes: int
    people: int
