"""Restoring a backup: into a new file that replaces the old one, or in one transaction.

The whole backup is read and checked before anything is changed. If no server is running, the data
keeps the database revision of the backup; the next start of the server upgrades it like any old
database. If a server is running, the data is upgraded first and then replaces the old data in one
transaction, which begins a new epoch: until then everybody sees the old data, and afterwards only
the new data (see `push.restored`).
"""

import contextlib
import fcntl
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import sqlalchemy as sa

from trilobite.server.admin.backup import (
    BackupError,
    BackupSource,
    Head,
    Page,
    Progress,
    back_up,
    head_of,
    is_kept,
    pages_of,
    reflected,
    snapshot,
)
from trilobite.server.common.clock import system_clock
from trilobite.server.play.timeouts import give_back_time
from trilobite.server.storage import schema
from trilobite.server.storage.epochs import begin_epoch, hold_up
from trilobite.server.storage.outbox import Restored, publish
from trilobite.server.storage.preflight import (
    DatabaseError,
    database_url,
    examine,
    explained,
    file_of,
    name_of,
    prepare_place,
)
from trilobite.server.storage.schema import metadata
from trilobite.server.storage.store import (
    APPLICATION,
    InUseError,
    engine_for,
    take_lock,
)
from trilobite.server.storage.upgrade import apply, is_known, newest_revision, revision_of
from trilobite.server.storage.writer import FOR_WRITING

Begin = Callable[[int], Progress]
Agree = Callable[[str], None]
"""A callback that gets a description of what would be replaced; it raises an error to refuse."""

_FILLED = ("tables", "people")
"""Database tables that are counted; if they have no rows, there is nothing to lose."""

_FORMER = ("told", "house")
"""Names of tables in revisions before 0006, where no server has upgraded the database yet."""


def restore(path: Path, url: str, begin: Begin, agree: Agree) -> list[str]:
    """Restore a backup; returns sentences that say what was done and where the old data is."""
    head = head_of(path)
    if not is_known(head.revision):
        raise BackupError(
            f"{path} was made by a newer version of Trilobite ({head.version}); use that version."
        )
    progress = begin(2 * head.total)
    for page in pages_of(path):
        progress(len(page.rows))
    file = file_of(url)
    restoring = _Restoring(path, head, url, progress, agree)
    return _into_server(restoring) if file is None else _into_file(restoring, file)


class _Restoring:
    """A backup that has been checked, and where it goes."""

    def __init__(self, path: Path, head: Head, url: str, progress: Progress, agree: Agree) -> None:
        self.path = path
        self.head = head
        self.url = url
        self.progress = progress
        self._agree = agree

    def ask(self, there: str) -> None:
        """Ask whether the current data may be replaced."""
        if there:
            tables, people = (self.head.rows.get(name, 0) for name in _FILLED)
            made = f"{tables} tables and {people} people, as of {self.head.made}"
            self._agree(f"{name_of(self.url)} is not empty: {there} would be replaced by {made}")

    def report(self, kept: Path | None, then: str) -> list[str]:
        before = [] if kept is None else [f"The previous data is in {kept}."]
        return [*before, f"{self.path} is restored. {then}"]


_START = "Start the server: trilobite serve"
_GOES_ON = "The running server continues with it."


# Into a SQLite file.


def _into_file(restoring: _Restoring, file: Path) -> list[str]:
    prepare_place(file)
    try:
        lock = take_lock(file)
    except InUseError:
        return _into_running(restoring, lambda: _copy(file))
    with closing(lock):
        there = _contents_of_file(file)
        restoring.ask(there)
        with _beside(file) as new:
            _fill_file(restoring, new, restoring.progress)
            kept = _keep(file) if there else None
            new.replace(file)
    return restoring.report(kept, _START)


def _contents_of_file(file: Path) -> str:
    """What would be lost if the file were replaced; '' if nothing."""
    if not file.stat().st_size:
        return ""
    url = f"sqlite:///{file}"
    try:
        examine(url)
    except DatabaseError:
        return "something that is not a Trilobite database"
    with explained(f"{file} cannot be read"), _inspecting(url) as connection:
        return _contents_of(connection)


@contextlib.contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A temporary file that only its owner may read; it is deleted if it is not used."""
    new = file.with_name(f".{file.name}.restoring")
    with explained(f"{new} cannot be written"):
        handle = os.open(new, os.O_CREAT | os.O_RDWR, 0o600)
    try:
        _lock_temporary_file(handle, file)
        os.ftruncate(handle, 0)
        Path(f"{new}-journal").unlink(missing_ok=True)
        try:
            yield new
        finally:
            new.unlink(missing_ok=True)
    finally:
        os.close(handle)


def _lock_temporary_file(handle: int, file: Path) -> None:
    """Make sure that no other restore fills the same temporary file."""
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BackupError(f"Another restore of {file} is under way.") from None
    if not os.fstat(handle).st_nlink:
        raise BackupError(f"Another restore of {file} has just ended; try again.")


def _fill_file(restoring: _Restoring, new: Path, progress: Progress) -> None:
    path = restoring.path
    engine = sa.create_engine(f"sqlite:///{new}", poolclass=sa.pool.NullPool, hide_parameters=True)
    with explained(f"{path} cannot be restored"), engine.begin() as connection:
        apply(connection, restoring.head.revision)
        _fill(connection, path, pages_of(path), progress)
    with closing(sqlite3.connect(new)) as connection:
        problems = [
            *connection.execute("PRAGMA foreign_key_check").fetchall(),
            *(row for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"),
        ]
    if problems:
        raise BackupError(f"{path} is broken: its contents are inconsistent.")
    with new.open("rb+") as stored:
        os.fsync(stored.fileno())


def _keep(file: Path) -> Path:
    """Keep a copy of the old file under another name, including its write-ahead log."""
    kept = _kept_beside(file)
    with contextlib.suppress(sqlite3.Error), closing(sqlite3.connect(file)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with explained(f"{kept} cannot be made"):
        shutil.copy2(file, kept)
        for suffix in ("-wal", "-shm"):
            beside = Path(f"{file}{suffix}")
            if beside.exists():
                beside.replace(f"{kept}{suffix}")
    return kept


def _copy(file: Path) -> Path:
    """A copy of a file that is in use, made by SQLite itself."""
    kept = _kept_beside(file)
    with explained(f"{kept} cannot be made"):
        kept.touch(mode=0o600)
        with closing(sqlite3.connect(file)) as old, closing(sqlite3.connect(kept)) as new:
            old.backup(new)
    return kept


def _kept_beside(file: Path) -> Path:
    moment = system_clock().strftime("%Y%m%d-%H%M%S")
    return file.with_name(f"{file.name}.before-restore-{moment}")


# Into PostgreSQL.


def _into_server(restoring: _Restoring) -> list[str]:
    path, url = restoring.path, restoring.url
    examine(url)
    with explained(f"{name_of(url)} cannot be used"), _inspecting(url) as connection:
        is_running, there = _others(connection), _contents_of(connection)
    if is_running:
        return _into_running(restoring, lambda: _back_up(restoring))
    restoring.ask(there)
    with explained(f"{path} cannot be restored"), _engine(url).begin() as connection:
        kept = _back_up(restoring) if there else None
        _clear(connection)
        apply(connection, restoring.head.revision)
        _fill(connection, path, pages_of(path), restoring.progress)
        _go_on_counting(connection)
    return restoring.report(kept, _START)


def _engine(url: str) -> sa.Engine:
    return sa.create_engine(
        database_url(url),
        poolclass=sa.pool.NullPool,
        hide_parameters=True,
        connect_args={"application_name": f"{APPLICATION} restore"},
    )


def _others(connection: sa.Connection) -> bool:
    """Whether a server has this database open."""
    query = sa.text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        " AND pid <> pg_backend_pid() AND application_name = :name"
    )
    return bool(connection.scalar(query, {"name": APPLICATION}))


def _back_up(restoring: _Restoring) -> Path:
    kept = _kept_beside(restoring.path)
    back_up(restoring.url, kept, lambda _: lambda _: None)
    return kept


def _clear(connection: sa.Connection) -> None:
    """Drop our own tables, and no others."""
    names = [table.name for table in reversed(metadata.sorted_tables)]
    for name in [*_FORMER, *names, "alembic_version"]:
        connection.exec_driver_sql(f'DROP TABLE IF EXISTS "{name}"')


def _go_on_counting(connection: sa.Connection) -> None:
    """Set PostgreSQL's sequences so that no number is used twice."""
    for table in reflected(connection):
        for column in table.primary_key:
            counter = connection.scalar(
                sa.select(sa.func.pg_get_serial_sequence(f'"{table.name}"', column.name))
            )
            if counter is not None:
                given = connection.scalar(sa.select(sa.func.pg_sequence_last_value(counter)))
                last = max(given or 0, connection.scalar(sa.select(sa.func.max(column))) or 0)
                connection.execute(sa.select(sa.func.setval(counter, last or 1, last > 0)))


# Into the database of a running server.


def _into_running(restoring: _Restoring, keep: Callable[[], Path]) -> list[str]:
    """Fill a temporary file, check and upgrade it, and then replace the data in one transaction."""
    path, url = restoring.path, restoring.url
    with explained(f"{name_of(url)} cannot be used"), _inspecting(url) as connection:
        there, present = _contents_of(connection), revision_of(connection)
    if present != newest_revision():
        raise BackupError(f"{name_of(url)} is used by another version of Trilobite; use that one.")
    restoring.ask(there)
    with _beside(file_of(url) or path) as new:
        _fill_file(restoring, new, lambda _: None)
        _bring_up_to_date(new)
        with (
            snapshot(f"sqlite:///{new}") as source,
            explained(f"{path} cannot be restored"),
            _writing(url) as connection,
        ):
            hold_up(connection)
            kept = keep() if there else None
            _replace(connection, source, restoring)
    return restoring.report(kept, _GOES_ON)


@contextlib.contextmanager
def _writing(url: str) -> Iterator[sa.Connection]:
    """One transaction that writes the way servers do."""
    engine = engine_for(url).execution_options(**FOR_WRITING)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


@contextlib.contextmanager
def _inspecting(url: str) -> Iterator[sa.Connection]:
    with sa.create_engine(database_url(url), poolclass=sa.pool.NullPool).connect() as connection:
        yield connection


def _bring_up_to_date(new: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{new}", poolclass=sa.pool.NullPool, hide_parameters=True)
    with explained(f"{new} cannot be brought up to date"), engine.begin() as connection:
        apply(connection, "head")


def _replace(connection: sa.Connection, source: BackupSource, restoring: _Restoring) -> None:
    """Replace all data except what belongs to the running servers.

    Transactions that are reading keep the old data until they end.
    """
    tables = schema.tables
    highest = connection.scalar(sa.select(sa.func.max(tables.c.revision))) or 0
    for table in reversed(metadata.sorted_tables):
        everything = table.delete()
        connection.execute(everything.where(is_kept(table)) if table is schema.meta else everything)
    _fill(connection, restoring.path, source.pages(), restoring.progress)
    # No revision may stand for two different states of a table.
    connection.execute(tables.update().values(revision=tables.c.revision + highest + 1))
    give_back_time(connection, system_clock(), timedelta())
    epoch = begin_epoch(connection)
    if connection.dialect.name == "postgresql":
        _go_on_counting(connection)
        publish(connection, "restore", [Restored(epoch)])


# Into any database.


def _contents_of(connection: sa.Connection) -> str:
    """How much data a database has; '' if it is empty."""
    present = sa.inspect(connection).get_table_names()
    counts = {
        name: connection.scalar(sa.select(sa.func.count()).select_from(sa.table(name)))
        for name in _FILLED
        if name in present
    }
    return " and ".join(f"{counts[name]} {name}" for name in counts) if any(counts.values()) else ""


def _fill(connection: sa.Connection, path: Path, pages: Iterable[Page], progress: Progress) -> None:
    tables = {table.name: table for table in reflected(connection)}
    for page in pages:
        table = tables.get(page.table)
        if table is None or not set(page.columns) <= set(table.columns.keys()):
            raise BackupError(f"{path} is broken: {_what(page)} is not in this revision.")
        connection.execute(
            table.insert(), [dict(zip(page.columns, row, strict=True)) for row in page.rows]
        )
        progress(len(page.rows))


def _what(page: Page) -> str:
    return f"{page.table} with {', '.join(page.columns)}"
