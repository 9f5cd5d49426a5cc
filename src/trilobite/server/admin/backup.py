"""Backups: the whole database in one file, which can be restored into any kind of database.

A backup consists of gzipped lines of JSON: a head; then each table of the database, with its name,
columns and rows; and an end, which shows that the file was not cut off. The data is read in one
transaction, which sees a single moment and does not block play. A backup contains the seeds of
running games, so only its owner may read the file. It does not contain administrators' keys.
"""

import contextlib
import gzip
import itertools
import json
import os
import tempfile
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from trilobite.server.admin.administrators import TRANSIENT
from trilobite.server.common.clock import system_clock, written
from trilobite.server.storage.preflight import (
    DatabaseError,
    database_url,
    examine,
    explained,
    file_of,
    name_of,
)
from trilobite.server.storage.upgrade import revision_of

FORMAT = 1
AT_ONCE = 1000
LEFT_OUT = ("alembic_version",)
"""Tables that a backup does not contain; the database revision is in its header."""

Progress = Callable[[int], None]
"""A callback that gets the number of rows done since the last call."""


class BackupError(Exception):
    """A backup cannot be made or restored; the text says why."""


@dataclass(frozen=True)
class Head:
    revision: str
    version: str
    made: str
    rows: dict[str, int]
    """The number of rows of each table, in an order in which the tables can be filled."""

    @property
    def total(self) -> int:
        return sum(self.rows.values())


@dataclass(frozen=True)
class Page:
    """Some rows of a table."""

    table: str
    columns: list[str]
    rows: list[Any]
    """Lists of values, in the order of the columns."""


# Making a backup.


@contextlib.contextmanager
def snapshot(url: str) -> Iterator["BackupSource"]:
    """A read-only view of one moment of a database, while people may go on playing."""
    path = file_of(url)
    if path is not None and not path.exists():
        raise DatabaseError(f"There is no database {path}.")
    examine(url)
    engine = sa.create_engine(database_url(url), poolclass=sa.pool.NullPool, hide_parameters=True)
    with explained(f"{name_of(url)} cannot be read"), engine.connect() as connection:
        if path is not None:
            connection.exec_driver_sql("PRAGMA query_only=ON")
            connection.exec_driver_sql("BEGIN")
        else:
            connection.execution_options(isolation_level="REPEATABLE READ")
        revision = revision_of(connection)
        if revision is None:
            raise DatabaseError(f"{name_of(url)} is empty: there is nothing to back up.")
        yield BackupSource(connection, revision)


class BackupSource:
    def __init__(self, connection: sa.Connection, revision: str) -> None:
        self._connection = connection
        self._tables = reflected(connection)
        self.head = Head(
            revision=revision,
            version=version("trilobite"),
            made=written(system_clock()),
            rows={table.name: self._count(table) for table in self._tables},
        )

    def _count(self, table: sa.Table) -> int:
        query = sa.select(sa.func.count()).select_from(table)
        return self._connection.scalar(_kept(query, table)) or 0

    def pages(self) -> Iterator[Page]:
        options = {"yield_per": AT_ONCE}
        for table in self._tables:
            columns = [column.name for column in table.columns]
            result = self._connection.execute(
                _kept(sa.select(table), table), execution_options=options
            )
            for rows in result.partitions():
                yield Page(table.name, columns, [list(row) for row in rows])


def _kept(query: sa.Select[Any], table: sa.Table) -> sa.Select[Any]:
    """The query without rows that belong to the running server only."""
    return query.where(is_kept(table)) if table.name in ("meta", "house") else query


def is_kept(meta: sa.Table) -> sa.ColumnElement[bool]:
    """The condition for rows that go into a backup; administrators' keys, for example, do not."""
    transient = [meta.c.key.startswith(prefix, autoescape=True) for prefix in TRANSIENT]
    return sa.not_(sa.or_(*transient))


def reflected(connection: sa.Connection) -> list[sa.Table]:
    """The tables of the database, each after the tables it refers to."""
    metadata = sa.MetaData()
    metadata.reflect(connection)
    for table in metadata.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, sa.JSON):
                # In a nullable column, None is SQL's NULL and not JSON's null.
                column.type = sa.JSON(none_as_null=bool(column.nullable))
    return [table for table in metadata.sorted_tables if table.name not in LEFT_OUT]


def back_up(url: str, path: Path, begin: Callable[[int], Progress]) -> Head:
    """Write a backup and read it again to check it; only then does the file get its name."""
    with snapshot(url) as source, _appearing(path) as partial:
        progress = begin(2 * source.head.total)
        with partial.open("wb") as file:
            with gzip.open(file, "wb", compresslevel=6) as packed:
                _write(packed, source, progress)
            os.fsync(file.fileno())
        for page in pages_of(partial):
            progress(len(page.rows))
        return source.head


def _write(packed: gzip.GzipFile, source: BackupSource, progress: Progress) -> None:
    def line(value: object) -> None:
        packed.write(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")

    line({"trilobite-backup": FORMAT, **vars(source.head)})
    for page in source.pages():
        line({"table": page.table, "columns": page.columns, "rows": len(page.rows)})
        for row in page.rows:
            line(row)
        progress(len(page.rows))
    line({"end": source.head.total})


@contextlib.contextmanager
def _appearing(path: Path) -> Iterator[Path]:
    """A temporary file that gets its name when it is complete, and is deleted if it is not."""
    partial: Path | None = None
    try:
        handle, name = tempfile.mkstemp(".partial", f".{path.name}.", path.parent)
        os.close(handle)
        partial = Path(name)
        yield partial
        partial.replace(path)
    except OSError as error:
        raise BackupError(f"{path} cannot be written: {error.strerror or error}") from None
    finally:
        if partial is not None:
            partial.unlink(missing_ok=True)


# Reading a backup.


def head_of(path: Path) -> Head:
    with _unpacked(path) as lines:
        return _head(path, next(lines, None))


def pages_of(path: Path) -> Iterator[Page]:
    """All pages of a backup; raises a `BackupError` if the file is broken."""
    with _unpacked(path) as lines:
        head = _head(path, next(lines, None))
        found = dict.fromkeys(head.rows, 0)
        for line in lines:
            if isinstance(line, dict) and "end" in line:
                if next(lines, None) is not None:  # reading on also checks the file's checksum
                    raise BackupError(f"{path} is broken: there is more after its end.")
                break
            page = _page(path, line, lines)
            if page.table not in found:
                raise BackupError(f"{path} is broken: {page.table} is not in its header.")
            found[page.table] += len(page.rows)
            yield page
        else:
            raise BackupError(f"{path} is broken: its end is missing.")
    if found != head.rows:
        raise BackupError(f"{path} is broken: rows are missing.")


@contextlib.contextmanager
def _unpacked(path: Path) -> Iterator[Iterator[Any]]:
    try:
        with gzip.open(path, "rb") as packed:
            yield (json.loads(line) for line in packed)
    except FileNotFoundError:
        raise BackupError(f"There is no file {path}.") from None
    except gzip.BadGzipFile as error:
        problem = "is broken" if "CRC" in str(error) else "is not a backup of Trilobite"
        raise BackupError(f"{path} {problem}.") from None
    except (EOFError, zlib.error, ValueError):
        raise BackupError(f"{path} is broken: it cannot be read to its end.") from None
    except OSError as error:
        raise BackupError(f"{path} cannot be read: {error.strerror or error}") from None


def _head(path: Path, line: object) -> Head:
    if not isinstance(line, dict) or "trilobite-backup" not in line:
        raise BackupError(f"{path} is not a backup of Trilobite.")
    if line.pop("trilobite-backup") != FORMAT:
        raise BackupError(f"{path} was made by a newer version of Trilobite; use that version.")
    try:
        return Head(**line)
    except TypeError:
        raise BackupError(f"{path} is broken: its header is incomplete.") from None


def _page(path: Path, line: object, lines: Iterator[Any]) -> Page:
    try:
        count = line["rows"]  # type: ignore[index]
        page = Page(line["table"], line["columns"], list(itertools.islice(lines, count)))  # type: ignore[index]
    except (TypeError, KeyError):
        raise BackupError(f"{path} is broken: a table has no name.") from None
    if any(type(row) is not list or len(row) != len(page.columns) for row in page.rows):
        raise BackupError(f"{path} is broken: a row of {page.table} is incomplete.")
    return page
