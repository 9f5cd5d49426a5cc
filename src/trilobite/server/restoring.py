"""Restoring a backup: into a new file that takes the old one's place, or in one transaction.

The whole backup is read before anything is touched. In a house that does not run it is stored under
the revision it was made with; the next start of the service brings it up to date, as it does with
any old database. Into a house that runs it comes up to date and in one transaction, which ends the
epoch: until then everybody sees what was there, and afterwards nothing of that (see `renewal`).
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

from trilobite.server import schema
from trilobite.server.backup import (
    BackupError,
    Head,
    Page,
    Progress,
    Source,
    back_up,
    head_of,
    is_kept,
    pages_of,
    reflected,
    snapshot,
)
from trilobite.server.clock import system_clock
from trilobite.server.epochs import begin_epoch, hold_up
from trilobite.server.examining import (
    DatabaseError,
    database_url,
    examine,
    file_of,
    name_of,
    prepare_place,
    told_plainly,
)
from trilobite.server.news import Restored, publish
from trilobite.server.schema import metadata
from trilobite.server.store import APPLICATION, FOR_WRITING, InUseError, engine_for, take_lock
from trilobite.server.timewatch import give_back_time
from trilobite.server.upgrading import apply, is_known, newest_revision, revision_of

Begin = Callable[[int], Progress]
Agree = Callable[[str], None]
"""Called with what is there and would be replaced; raises what keeps it from that."""

_FILLED = ("tables", "people")
"""A house in which nobody is and nothing was played is empty."""


def restore(path: Path, url: str, begin: Begin, agree: Agree) -> list[str]:
    """Bring a backup back; in sentences, what has become of it and of what was there before."""
    head = head_of(path)
    if not is_known(head.revision):
        raise BackupError(
            f"{path} was made by a newer Trilobite ({head.version}); use that version."
        )
    progress = begin(2 * head.total)
    for page in pages_of(path):
        progress(len(page.rows))
    file = file_of(url)
    restoring = _Restoring(path, head, url, progress, agree)
    return _into_server(restoring) if file is None else _into_file(restoring, file)


class _Restoring:
    """A backup that was found good, and where it is to go."""

    def __init__(self, path: Path, head: Head, url: str, progress: Progress, agree: Agree) -> None:
        self.path = path
        self.head = head
        self.url = url
        self.progress = progress
        self._agree = agree

    def ask(self, there: str) -> None:
        """Whether what is there may go."""
        if there:
            tables, people = (self.head.rows.get(name, 0) for name in _FILLED)
            made = f"{tables} tables and {people} people, as of {self.head.made}"
            self._agree(f"{name_of(self.url)} is not empty: {there} would be replaced by {made}")

    def told(self, kept: Path | None, then: str) -> list[str]:
        before = [] if kept is None else [f"What was there before is in {kept}."]
        return [*before, f"{self.path} is restored. {then}"]


_START = "Start the house: trilobite serve"
_GOES_ON = "The house goes on with it."


# Into a SQLite file.


def _into_file(restoring: _Restoring, file: Path) -> list[str]:
    prepare_place(file)
    try:
        lock = take_lock(file)
    except InUseError:
        return _into_running(restoring, lambda: _copy(file))
    with closing(lock):
        there = _told_of_file(file)
        restoring.ask(there)
        with _beside(file) as new:
            _fill_file(restoring, new, restoring.progress)
            kept = _keep(file) if there else None
            new.replace(file)
    return restoring.told(kept, _START)


def _told_of_file(file: Path) -> str:
    """What there is to lose in it; what cannot be read may be that too."""
    if not file.stat().st_size:
        return ""
    url = f"sqlite:///{file}"
    try:
        examine(url)
    except DatabaseError:
        return "something that is no house"
    with told_plainly(f"{file} cannot be read"), _looking(url) as connection:
        return _told_of(connection)


@contextlib.contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A place for a new file, for its owner only; what is not finished is not left there."""
    new = file.with_name(f".{file.name}.restoring")
    with told_plainly(f"{new} cannot be written"):
        handle = os.open(new, os.O_CREAT | os.O_RDWR, 0o600)
    try:
        _be_alone(handle, file)
        os.ftruncate(handle, 0)
        Path(f"{new}-journal").unlink(missing_ok=True)
        try:
            yield new
        finally:
            new.unlink(missing_ok=True)
    finally:
        os.close(handle)


def _be_alone(handle: int, file: Path) -> None:
    """Two at once would fill one file, and each take what the other has begun for its own."""
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BackupError(f"Another restore of {file} is under way.") from None
    if not os.fstat(handle).st_nlink:
        raise BackupError(f"Another restore of {file} has just ended; try again.")


def _fill_file(restoring: _Restoring, new: Path, progress: Progress) -> None:
    path = restoring.path
    engine = sa.create_engine(f"sqlite:///{new}", poolclass=sa.pool.NullPool, hide_parameters=True)
    with told_plainly(f"{path} cannot be restored"), engine.begin() as connection:
        apply(connection, restoring.head.revision)
        _fill(connection, path, pages_of(path), progress)
    with closing(sqlite3.connect(new)) as connection:
        problems = [
            *connection.execute("PRAGMA foreign_key_check").fetchall(),
            *(row for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"),
        ]
    if problems:
        raise BackupError(f"{path} is broken: what it holds does not fit together.")
    with new.open("rb+") as stored:
        os.fsync(stored.fileno())


def _keep(file: Path) -> Path:
    """The old file under another name, whole and with what has not yet found its way into it."""
    kept = _kept_beside(file)
    with contextlib.suppress(sqlite3.Error), closing(sqlite3.connect(file)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with told_plainly(f"{kept} cannot be made"):
        shutil.copy2(file, kept)
        for suffix in ("-wal", "-shm"):
            beside = Path(f"{file}{suffix}")
            if beside.exists():
                beside.replace(f"{kept}{suffix}")
    return kept


def _copy(file: Path) -> Path:
    """A copy of a file that is in use, made by SQLite itself."""
    kept = _kept_beside(file)
    with told_plainly(f"{kept} cannot be made"):
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
    with told_plainly(f"{name_of(url)} cannot be used"), _looking(url) as connection:
        is_running, there = _others(connection), _told_of(connection)
    if is_running:
        return _into_running(restoring, lambda: _back_up(restoring))
    restoring.ask(there)
    with told_plainly(f"{path} cannot be restored"), _engine(url).begin() as connection:
        kept = _back_up(restoring) if there else None
        _clear(connection)
        apply(connection, restoring.head.revision)
        _fill(connection, path, pages_of(path), restoring.progress)
        _go_on_counting(connection)
    return restoring.told(kept, _START)


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
    """Only what is ours."""
    for name in [*(table.name for table in reversed(metadata.sorted_tables)), "alembic_version"]:
        connection.exec_driver_sql(f'DROP TABLE IF EXISTS "{name}"')


def _go_on_counting(connection: sa.Connection) -> None:
    """PostgreSQL counts apart from what is stored: the next number is one that nobody has had."""
    for table in reflected(connection):
        for column in table.primary_key:
            counter = connection.scalar(
                sa.select(sa.func.pg_get_serial_sequence(f'"{table.name}"', column.name))
            )
            if counter is not None:
                given = connection.scalar(sa.select(sa.func.pg_sequence_last_value(counter)))
                last = max(given or 0, connection.scalar(sa.select(sa.func.max(column))) or 0)
                connection.execute(sa.select(sa.func.setval(counter, last or 1, last > 0)))


# Into a house that runs.


def _into_running(restoring: _Restoring, keep: Callable[[], Path]) -> list[str]:
    """What is brought back is first stored apart, found good, and brought up to date."""
    path, url = restoring.path, restoring.url
    with told_plainly(f"{name_of(url)} cannot be used"), _looking(url) as connection:
        there, present = _told_of(connection), revision_of(connection)
    if present != newest_revision():
        raise BackupError(f"{name_of(url)} is used by another version of Trilobite; use that one.")
    restoring.ask(there)
    with _beside(file_of(url) or path) as new:
        _fill_file(restoring, new, lambda _: None)
        _bring_up_to_date(new)
        with (
            snapshot(f"sqlite:///{new}") as source,
            told_plainly(f"{path} cannot be restored"),
            _writing(url) as connection,
        ):
            hold_up(connection)
            kept = keep() if there else None
            _replace(connection, source, restoring)
    return restoring.told(kept, _GOES_ON)


@contextlib.contextmanager
def _writing(url: str) -> Iterator[sa.Connection]:
    """One transaction, as servers write."""
    engine = engine_for(url).execution_options(**FOR_WRITING)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


@contextlib.contextmanager
def _looking(url: str) -> Iterator[sa.Connection]:
    with sa.create_engine(database_url(url), poolclass=sa.pool.NullPool).connect() as connection:
        yield connection


def _bring_up_to_date(new: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{new}", poolclass=sa.pool.NullPool, hide_parameters=True)
    with told_plainly(f"{new} cannot be brought up to date"), engine.begin() as connection:
        apply(connection, "head")


def _replace(connection: sa.Connection, source: Source, restoring: _Restoring) -> None:
    """Everything but what belongs to the servers that run. Readers keep what they see meanwhile."""
    tables = schema.tables
    highest = connection.scalar(sa.select(sa.func.max(tables.c.revision))) or 0
    for table in reversed(metadata.sorted_tables):
        everything = table.delete()
        connection.execute(
            everything.where(is_kept(table)) if table is schema.house else everything
        )
    _fill(connection, restoring.path, source.pages(), restoring.progress)
    # No number means two states of a table, or two people.
    connection.execute(tables.update().values(revision=tables.c.revision + highest + 1))
    give_back_time(connection, system_clock(), timedelta())
    epoch = begin_epoch(connection)
    if connection.dialect.name == "postgresql":
        _go_on_counting(connection)
        publish(connection, "restore", [Restored(epoch)])


# All.


def _told_of(connection: sa.Connection) -> str:
    """How much is in a house; '' if nothing is."""
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
