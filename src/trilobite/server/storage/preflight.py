"""Checks a database before it is used. If it cannot be used, it is left alone; errors are one line.

The operator may have mistyped an address, or named a file of another program.
"""

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

logger = logging.getLogger(__name__)
EXAMPLES = "sqlite:///games.db or postgresql://user@host/games"
DRIVER = 'pip install "trilobite[postgresql]"'
ANOTHER = "Use another database: --db sqlite:///other.db"
DRIVERS = ("sqlite", "sqlite+pysqlite", "postgresql", "postgresql+psycopg")
_OURS = {"tables", "seats"}
"""Tables that every database of Trilobite has, whatever its revision."""


class DatabaseError(Exception):
    """The database cannot be used; the text says why and what to do."""


@contextmanager
def explained(what: str) -> Iterator[None]:
    """Turn an error of the system or the database into one line; `--verbose` logs the rest."""
    try:
        yield
    except (OSError, sqlite3.Error, sa.exc.SQLAlchemyError) as error:
        logger.info("%s", what, exc_info=error)
        raise DatabaseError(f"{what}: {_first_line(error)}") from None


def _first_line(error: Exception) -> str:
    if isinstance(error, sa.exc.DBAPIError):
        error = Exception(error.orig)
    text = getattr(error, "strerror", None) or str(error)
    return (text.splitlines() or [type(error).__name__])[0]


# Addresses.


def read_url(text: str) -> sa.URL:
    """Read the SQLAlchemy URL of a supported database."""
    try:
        url = sa.make_url(text)
    except (sa.exc.ArgumentError, ValueError):
        raise DatabaseError(
            f"{text!r} is not the address of a database; one looks like {EXAMPLES}"
        ) from None
    if url.drivername not in DRIVERS:
        raise DatabaseError(
            f"{url.drivername} is not supported; the address of a database looks like {EXAMPLES}"
        )
    return url


def database_url(text: str) -> sa.URL:
    """The URL with our driver, which is not SQLAlchemy's default for PostgreSQL."""
    url = read_url(text)
    return url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url


def file_of(text: str) -> Path | None:
    """The SQLite file of a URL; None for PostgreSQL."""
    url = read_url(text)
    if url.get_backend_name() != "sqlite":
        return None
    name = url.database or ":memory:"
    if name == ":memory:":
        raise DatabaseError(f"{text} stores nothing; name a file, such as sqlite:///games.db")
    if name.startswith("file:") or "uri" in url.query:
        raise DatabaseError(f"{name} is not a plain file; name one, such as sqlite:///games.db")
    return Path(name)


def name_of(text: str) -> str:
    """The name of a database in messages: its file, or its URL without the password."""
    path = file_of(text)
    return read_url(text).render_as_string(hide_password=True) if path is None else str(path)


# Files.


def prepare_place(path: Path) -> list[str]:
    """Create the folder and the file if needed; returns sentences about it for the operator."""
    news: list[str] = []
    with explained(f"The folder {path.parent} cannot be created"):
        if not path.parent.is_dir():
            path.parent.mkdir(parents=True)
            news.append(f"The folder {path.parent} was created for the database.")
    with explained(f"{path} cannot be created"):
        if path.is_dir():
            raise DatabaseError(f"{path} is a folder; name a file: --db sqlite:///{path}/games.db")
        if not path.exists():
            # Only its owner may read it, because it has the seeds of running games.
            path.touch(mode=0o600)
    for needed in (path.parent, path):
        # Otherwise SQLite would fail only at the first write. It writes to the folder as well.
        if not os.access(needed, os.R_OK | os.W_OK):
            raise DatabaseError(f"{needed} cannot be written. {ANOTHER}")
    return news


# Contents.


def examine(text: str) -> None:
    """Check that a database is empty or ours, without changing it."""
    name = name_of(text)
    try:
        engine = sa.create_engine(
            database_url(text), poolclass=sa.pool.NullPool, hide_parameters=True
        )
    except ImportError:
        raise DatabaseError(f"{name} needs a driver that is not installed: {DRIVER}") from None
    with explained(f"{name} cannot be used"):
        tables = _tables(engine, name)
    if tables and not ("alembic_version" in tables and tables & _OURS):
        raise DatabaseError(f"{name} belongs to another program. {ANOTHER}")


def _tables(engine: sa.Engine, name: str) -> set[str]:
    try:
        return set(sa.inspect(engine).get_table_names())
    except sa.exc.DatabaseError as error:
        if getattr(error.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
            raise DatabaseError(f"{name} is not a database. {ANOTHER}") from None
        raise


def check_complete(engine: sa.Engine, metadata: sa.MetaData, name: str) -> None:
    """Check that no table or column is missing, which would otherwise show only during a game."""
    inspector = sa.inspect(engine)
    present = set(inspector.get_table_names())
    lacking: list[str] = []
    for table in metadata.sorted_tables:
        if table.name not in present:
            lacking.append(table.name)
            continue
        found = {column["name"] for column in inspector.get_columns(table.name)}
        lacking += [f"{table.name}.{column.name}" for column in table.c if column.name not in found]
    if lacking:
        raise DatabaseError(
            f"{name} lacks {', '.join(lacking)}: another program has changed it. "
            f"Restore a backup. {ANOTHER}"
        )
