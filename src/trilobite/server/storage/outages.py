"""Outages: recognises errors that mean that the database cannot be reached for a while."""

import sqlite3

import sqlalchemy as sa

from trilobite.server.common.errors import ServiceError

WAIT_SECONDS = 10.0
"""Seconds that a request waits for an unreachable database before it fails with 503."""

PAUSE = 0.2
"""Seconds between two attempts to reach the database."""

_UNREACHABLE_CODES = ("08", "57P", "53300", "25006")
"""PostgreSQL's error codes (or their prefixes) for lost connections, shutdown and start, too many
connections, and a read-only standby during a failover."""

_CONFLICT_CODES = ("40001", "40P01")
"""PostgreSQL's error codes for transactions that conflict, so that one has to be repeated."""


def is_outage(error: Exception) -> bool:
    """Whether the database could not be reached, so that another attempt may succeed."""
    if not isinstance(error, sa.exc.DBAPIError) or _is_sqlite(error):
        return False
    state = _state(error)
    if state is None:
        # The database did not answer at all.
        return error.connection_invalidated or isinstance(error, sa.exc.OperationalError)
    return state.startswith(_UNREACHABLE_CODES)


def is_collision(error: Exception) -> bool:
    """Whether the transaction conflicted with another and should be repeated."""
    return isinstance(error, sa.exc.DBAPIError) and _state(error) in _CONFLICT_CODES


def is_locked(error: Exception) -> bool:
    """Whether a SQLite file was locked for too long, by a slow restore."""
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", None)
    return code is not None and code & 0xFF == sqlite3.SQLITE_BUSY


def _state(error: sa.exc.DBAPIError) -> str | None:
    """PostgreSQL's code of an error."""
    state = getattr(error.orig, "sqlstate", None)
    return None if state is None else str(state)


def _is_sqlite(error: sa.exc.DBAPIError) -> bool:
    return type(error.orig).__module__.startswith("sqlite3")


def unavailable() -> ServiceError:
    return ServiceError("unavailable", "The database cannot be reached right now; try again.")
