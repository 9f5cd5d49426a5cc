"""Outages: a database that cannot be reached for a while, and how to tell it from other trouble."""

import sqlite3

import sqlalchemy as sa

from trilobite.server.trouble import TroubleError

PATIENCE = 10.0
"""Seconds that a request waits for a database that is away; then it is told to come again."""

PAUSE = 0.2
"""Seconds between two attempts."""

_AWAY = ("08", "57P", "53300", "25006")
"""What PostgreSQL says of lost connections, of going down and coming up, of too many connections,
and of being a copy that takes no writes (while another server takes over)."""

_AGAIN = ("40001", "40P01")
"""Two transactions stood in each other's way: one of them has to be carried out again."""


def is_outage(error: Exception) -> bool:
    """Whether the database was away: the same may go well in a moment."""
    if not isinstance(error, sa.exc.DBAPIError) or _is_sqlite(error):
        return False
    state = _state(error)
    if state is None:
        # Nothing came from the server at all.
        return error.connection_invalidated or isinstance(error, sa.exc.OperationalError)
    return state.startswith(_AWAY)


def is_collision(error: Exception) -> bool:
    """Whether another transaction was in the way: the same goes well when it is repeated."""
    return isinstance(error, sa.exc.DBAPIError) and _state(error) in _AGAIN


def is_locked(error: Exception) -> bool:
    """Whether a SQLite file was held for too long, by a restore that takes its time."""
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", None)
    return code is not None and code & 0xFF == sqlite3.SQLITE_BUSY


def _state(error: sa.exc.DBAPIError) -> str | None:
    """The code that PostgreSQL gives its errors."""
    state = getattr(error.orig, "sqlstate", None)
    return None if state is None else str(state)


def _is_sqlite(error: sa.exc.DBAPIError) -> bool:
    return type(error.orig).__module__.startswith("sqlite3")


def unavailable() -> TroubleError:
    return TroubleError("unavailable", "The database cannot be reached just now; try again.")
