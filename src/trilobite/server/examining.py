"""Looking at a database before it is used: what cannot be used is told in one line, and left alone.

Whoever starts the service may have mistyped an address, or named a file of another program.
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
"""Names by which a database of ours is known, whatever its revision."""


class DatabaseError(Exception):
    """The database cannot be used; the text says why and what to do."""


@contextmanager
def told_plainly(what: str) -> Iterator[None]:
    """What the system or the database says becomes one line; the rest is for `--verbose`."""
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
    """A SQLAlchemy URL of a kind of database that can be used."""
    try:
        url = sa.make_url(text)
    except (sa.exc.ArgumentError, ValueError):
        raise DatabaseError(
            f"{text!r} is no address of a database; one looks like {EXAMPLES}"
        ) from None
    if url.drivername not in DRIVERS:
        raise DatabaseError(
            f"A database by {url.drivername} cannot be used; its address looks like {EXAMPLES}"
        )
    return url


def database_url(text: str) -> sa.URL:
    """The URL with the driver that is ours: SQLAlchemy's own choice for PostgreSQL is another."""
    url = read_url(text)
    return url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url


def file_of(text: str) -> Path | None:
    """The SQLite file of an URL; None if it is another database."""
    url = read_url(text)
    if url.get_backend_name() != "sqlite":
        return None
    name = url.database or ":memory:"
    if name == ":memory:":
        raise DatabaseError(f"{text} keeps nothing; name a file, as in sqlite:///games.db")
    if name.startswith("file:") or "uri" in url.query:
        raise DatabaseError(f"{name} is no plain file; name one, as in sqlite:///games.db")
    return Path(name)


def name_of(text: str) -> str:
    """What a database is called in a message: its file, or its URL without the password."""
    path = file_of(text)
    return read_url(text).render_as_string(hide_password=True) if path is None else str(path)


# Files.


def prepare_place(path: Path) -> list[str]:
    """Make the folder and the file if they are not there; in sentences, what is worth telling."""
    news: list[str] = []
    with told_plainly(f"The folder {path.parent} cannot be made"):
        if not path.parent.is_dir():
            path.parent.mkdir(parents=True)
            news.append(f"The folder {path.parent} was made for the database.")
    with told_plainly(f"{path} cannot be made"):
        if path.is_dir():
            raise DatabaseError(f"{path} is a folder; name a file: --db sqlite:///{path}/games.db")
        if not path.exists():
            # Seeds of running games are in it: for its owner only.
            path.touch(mode=0o600)
    for needed in (path.parent, path):
        # SQLite would notice only with the first action of a game; beside the file it has others.
        if not os.access(needed, os.R_OK | os.W_OK):
            raise DatabaseError(f"{needed} cannot be written. {ANOTHER}")
    return news


# What is in it.


def examine(text: str) -> None:
    """Whether it is a database, and empty or ours. Looking changes nothing in it."""
    name = name_of(text)
    try:
        engine = sa.create_engine(
            database_url(text), poolclass=sa.pool.NullPool, hide_parameters=True
        )
    except ImportError:
        raise DatabaseError(f"{name} needs a driver that is not installed: {DRIVER}") from None
    with told_plainly(f"{name} cannot be used"):
        tables = _tables(engine, name)
    if tables and not ("alembic_version" in tables and tables & _OURS):
        raise DatabaseError(f"{name} belongs to another program. {ANOTHER}")


def _tables(engine: sa.Engine, name: str) -> set[str]:
    try:
        return set(sa.inspect(engine).get_table_names())
    except sa.exc.DatabaseError as error:
        if getattr(error.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
            raise DatabaseError(f"{name} is no database. {ANOTHER}") from None
        raise


def check_complete(engine: sa.Engine, metadata: sa.MetaData, name: str) -> None:
    """Everything is there that should be; a game would otherwise break in its middle."""
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
            f"{name} lacks {', '.join(lacking)}: it was changed by something else. "
            f"Bring back a backup. {ANOTHER}"
        )
