"""Upgrades the database at start; a SQLite file is copied before anything is changed."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError

from trilobite.server.storage.preflight import ANOTHER, DatabaseError, file_of

UPGRADING = 0x7472696C
"""The number of the advisory lock that is held while PostgreSQL is upgraded."""

FOLDER = Path(__file__).parent / "migrations"


def upgrade(engine: sa.Engine, target: str = "head") -> Path | None:
    """Apply the missing revisions; returns the copy of the old file, if one was made."""
    with engine.connect() as connection:
        present = revision_of(connection)
    known = ScriptDirectory.from_config(_config())
    wanted = known.get_current_head() if target == "head" else target
    if present == wanted:
        return None
    _check_known(known, present)
    copy = _copy_before_change(engine, present) if present else None
    with engine.begin() as connection:
        apply(connection, target)
    return copy


def apply(connection: sa.Connection, target: str) -> None:
    """Apply the missing revisions in the transaction of the connection."""
    _wait_for_upgrade_lock(connection)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, target)


def revision_of(connection: sa.Connection) -> str | None:
    """The revision of a database; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def newest_revision() -> str | None:
    """The revision to which this version of the server upgrades a database."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def is_known(revision: str) -> bool:
    known = ScriptDirectory.from_config(_config())
    return any(script.revision == revision for script in known.walk_revisions())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    # Without this, Alembic warns about its own default.
    config.set_main_option("path_separator", "os")
    return config


def _wait_for_upgrade_lock(connection: sa.Connection) -> None:
    """Wait for a lock: if several servers start at once, one of them upgrades the database."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(UPGRADING)))


def _check_known(known: ScriptDirectory, present: str | None) -> None:
    try:
        known.get_revision(present or "base")
    except CommandError:
        raise DatabaseError(
            f"The database belongs to a newer version of Trilobite (revision {present}). "
            f"Use that version. {ANOTHER}"
        ) from None


def _copy_before_change(engine: sa.Engine, present: str) -> Path | None:
    """A copy next to the file, made by SQLite itself so that it includes the write-ahead log."""
    path = file_of(str(engine.url.render_as_string(hide_password=False)))
    if path is None:
        return None
    copy = path.with_name(f"{path.name}.before-{present}")
    if shutil.disk_usage(path.parent).free < 2 * path.stat().st_size:
        raise DatabaseError(
            f"There is not enough space for a copy of {path}, which is needed before an upgrade."
        )
    with closing(sqlite3.connect(path)) as old, closing(sqlite3.connect(copy)) as new:
        old.backup(new)
    return copy
