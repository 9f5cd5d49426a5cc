"""The store: the database behind the service, SQLite in a file or another by URL.

Writes go through the one writer. Reads have connections of their own, in threads, so the event loop
waits for neither.
"""

import asyncio
import fcntl
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import IO, TypeVar

import sqlalchemy as sa

from trilobite.server.examining import (
    ANOTHER,
    DatabaseError,
    check_complete,
    examine,
    file_of,
    name_of,
    prepare_place,
    told_plainly,
)
from trilobite.server.metrics import Metrics
from trilobite.server.schema import metadata
from trilobite.server.upgrading import upgrade
from trilobite.server.writer import Job, Writer

T = TypeVar("T")


class Store:
    """Opened once at start, closed at the end."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        self.url = url
        path = file_of(url)
        self.news = [] if path is None else prepare_place(path)
        """What was made or changed on the way, in sentences for whoever has started the service."""
        examine(url)
        self._lock = None if path is None else _lock(path)
        self._engine = _engine(url)
        try:
            self._bring_up_to_date()
        except DatabaseError:
            self._let_go()
            raise
        self._writer = Writer(self._engine, metrics)
        self._writer.start()

    def _bring_up_to_date(self) -> None:
        name = name_of(self.url)
        with told_plainly(f"{name} cannot be used"):
            copy = upgrade(self._engine)
            check_complete(self._engine, metadata, name)
        if copy is not None:
            self.news.append(f"The database was upgraded; as it was, it is in {copy}.")

    @property
    def is_alive(self) -> bool:
        return self._writer.is_alive

    async def write(self, job: Job[T]) -> T:
        """Carry out a job in a transaction; returns when it is on disk."""
        return await self._writer.write(job)

    async def read(self, query: Callable[[sa.Connection], T]) -> T:
        return await asyncio.to_thread(self._read, query)

    async def answers(self) -> bool:
        """Whether the database can be asked."""
        try:
            return await self.read(lambda connection: connection.scalar(sa.select(1))) == 1
        except sa.exc.SQLAlchemyError:
            return False

    def _read(self, query: Callable[[sa.Connection], T]) -> T:
        with self._engine.connect() as connection:
            return query(connection)

    def close(self) -> None:
        self._writer.stop()
        self._let_go()

    def _let_go(self) -> None:
        self._engine.dispose()
        if self._lock is not None:
            self._lock.close()


def _engine(url: str) -> sa.Engine:
    if sa.make_url(url).get_backend_name() != "sqlite":
        return sa.create_engine(url, pool_size=8, pool_pre_ping=True, hide_parameters=True)
    # A few readers and the writer; a write-ahead log lets them work at the same time.
    engine = sa.create_engine(
        url,
        poolclass=sa.pool.QueuePool,
        pool_size=8,
        max_overflow=8,
        # What went wrong is logged; seeds and hashes of tokens are not.
        hide_parameters=True,
        connect_args={"check_same_thread": False, "timeout": 30},
    )
    sa.event.listen(engine, "connect", _prepare)
    sa.event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    """Every commit waits until the disk has it (FULL); transactions begin when we say so."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _lock(path: Path) -> IO[str]:
    """One server a file: what is in memory would otherwise not be what is on disk."""
    beside = path.with_name(path.name + ".lock")
    with told_plainly(f"{beside} cannot be made"):
        handle = beside.open("a")
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        handle.close()
        raise DatabaseError(f"Another Trilobite is using {path}. Stop it. {ANOTHER}") from None
    return handle
