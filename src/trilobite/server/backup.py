"""Backups: the whole house in one file, from any database and into any.

A backup is gzipped lines of JSON: a head, then for each table of the database its name and columns
with their rows, and at last an end, so that a file that was cut off is known as such. It is read in
one transaction, which sees one moment and keeps nobody from playing. Keys of administrators are not
in it; seeds of running games are: the file is for its owner only.
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

from trilobite.server.administrators import TRANSIENT
from trilobite.server.clock import system_clock, written
from trilobite.server.examining import (
    DatabaseError,
    database_url,
    examine,
    file_of,
    name_of,
    told_plainly,
)
from trilobite.server.upgrading import revision_of

FORMAT = 1
AT_ONCE = 1000
LEFT_OUT = ("alembic_version",)
"""The revision is in the head."""

Progress = Callable[[int], None]
"""Called with how many more rows are done."""


class BackupError(Exception):
    """A backup cannot be made or used; the text says why."""


@dataclass(frozen=True)
class Head:
    revision: str
    version: str
    made: str
    rows: dict[str, int]
    """How many rows each table has, in an order in which they can be stored."""

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


# Making one.


@contextlib.contextmanager
def snapshot(url: str) -> Iterator["Source"]:
    """One moment of a database, whoever plays on meanwhile. Nothing in it can be changed."""
    path = file_of(url)
    if path is not None and not path.exists():
        raise DatabaseError(f"There is no database {path}.")
    examine(url)
    engine = sa.create_engine(database_url(url), poolclass=sa.pool.NullPool, hide_parameters=True)
    with told_plainly(f"{name_of(url)} cannot be read"), engine.connect() as connection:
        if path is not None:
            connection.exec_driver_sql("PRAGMA query_only=ON")
            connection.exec_driver_sql("BEGIN")
        else:
            connection.execution_options(isolation_level="REPEATABLE READ")
        revision = revision_of(connection)
        if revision is None:
            raise DatabaseError(f"{name_of(url)} is empty: there is nothing to back up.")
        yield Source(connection, revision)


class Source:
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
    """Without what is good only for the server that runs now."""
    return query.where(is_kept(table)) if table.name == "house" else query


def is_kept(house: sa.Table) -> sa.ColumnElement[bool]:
    """Whether a row of the house itself is kept: keys of administrators and the like are not."""
    passing = [house.c.key.startswith(prefix, autoescape=True) for prefix in TRANSIENT]
    return sa.not_(sa.or_(*passing))


def reflected(connection: sa.Connection) -> list[sa.Table]:
    """The tables as they are, in an order in which none comes before what it needs."""
    metadata = sa.MetaData()
    metadata.reflect(connection)
    for table in metadata.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, sa.JSON):
                # "null" and nothing are told apart where nothing is allowed.
                column.type = sa.JSON(none_as_null=bool(column.nullable))
    return [table for table in metadata.sorted_tables if table.name not in LEFT_OUT]


def back_up(url: str, path: Path, begin: Callable[[int], Progress]) -> Head:
    """Write a backup and read it again; only then it has its name."""
    with snapshot(url) as source, _appearing(path) as partial:
        progress = begin(2 * source.head.total)
        with partial.open("wb") as file:
            with gzip.open(file, "wb", compresslevel=6) as packed:
                _write(packed, source, progress)
            os.fsync(file.fileno())
        for page in pages_of(partial):
            progress(len(page.rows))
        return source.head


def _write(packed: gzip.GzipFile, source: Source, progress: Progress) -> None:
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
    """A file that has its name when it is complete; one that is not leaves nothing behind."""
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


# Reading one.


def head_of(path: Path) -> Head:
    with _unpacked(path) as lines:
        return _head(path, next(lines, None))


def pages_of(path: Path) -> Iterator[Page]:
    """All that is in a backup, from its head to its end; or what is wrong with it."""
    with _unpacked(path) as lines:
        head = _head(path, next(lines, None))
        found = dict.fromkeys(head.rows, 0)
        for line in lines:
            if isinstance(line, dict) and "end" in line:
                if next(lines, None) is not None:  # and with it the sum of the file is checked
                    raise BackupError(f"{path} is broken: there is more after its end.")
                break
            page = _page(path, line, lines)
            if page.table not in found:
                raise BackupError(f"{path} is broken: {page.table} is not in its head.")
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
        problem = "is broken" if "CRC" in str(error) else "is no backup of Trilobite"
        raise BackupError(f"{path} {problem}.") from None
    except (EOFError, zlib.error, ValueError):
        raise BackupError(f"{path} is broken: it cannot be read to its end.") from None
    except OSError as error:
        raise BackupError(f"{path} cannot be read: {error.strerror or error}") from None


def _head(path: Path, line: object) -> Head:
    if not isinstance(line, dict) or "trilobite-backup" not in line:
        raise BackupError(f"{path} is no backup of Trilobite.")
    if line.pop("trilobite-backup") != FORMAT:
        raise BackupError(f"{path} was made by a newer Trilobite; use that version.")
    try:
        return Head(**line)
    except TypeError:
        raise BackupError(f"{path} is broken: its head is not complete.") from None


def _page(path: Path, line: object, lines: Iterator[Any]) -> Page:
    try:
        count = line["rows"]  # type: ignore[index]
        page = Page(line["table"], line["columns"], list(itertools.islice(lines, count)))  # type: ignore[index]
    except (TypeError, KeyError):
        raise BackupError(f"{path} is broken: a table has no name.") from None
    if any(type(row) is not list or len(row) != len(page.columns) for row in page.rows):
        raise BackupError(f"{path} is broken: a row of {page.table} is not whole.")
    return page
