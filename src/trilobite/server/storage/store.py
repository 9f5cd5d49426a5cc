"""The store: access to the database, a SQLite file or PostgreSQL.

Writes go through the single writer. Reads have their own connections, in threads, so the event loop
waits for neither. A SQLite file belongs to one server. Several servers may share a PostgreSQL
database; if it cannot be reached, reads and writes wait for a while before they fail.
"""

import asyncio
import fcntl
import secrets
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import IO, TypeVar

import sqlalchemy as sa

from trilobite.server.common.metrics import Metrics
from trilobite.server.storage import outages
from trilobite.server.storage.epochs import known_epoch
from trilobite.server.storage.preflight import (
    ANOTHER,
    DatabaseError,
    check_complete,
    database_url,
    examine,
    explained,
    file_of,
    name_of,
    prepare_place,
)
from trilobite.server.storage.schema import metadata
from trilobite.server.storage.upgrade import upgrade
from trilobite.server.storage.writer import FOR_WRITING, Writer, begin

T = TypeVar("T")
APPLICATION = "trilobite"
"""The name of our connections in PostgreSQL."""

CONNECTION_OPTIONS = {
    "connect_timeout": 5,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""Options that detect a dead connection soon; times are in seconds, the last in milliseconds."""


class Store:
    """The open database, from the start of the server to its end."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        self.url = url
        path = file_of(url)
        self.news = [] if path is None else prepare_place(path)
        """Sentences for the operator about what was created or upgraded."""
        examine(url)
        self._lock = None if path is None else take_lock(path)
        self._engine = engine_for(url)
        # All queries of one read, such as a table and its log, see the same moment.
        steady = {"isolation_level": "REPEATABLE READ"} if path is None else {}
        self._readers = self._engine.execution_options(**steady)
        self._reading = _Reading()
        try:
            self._bring_up_to_date()
            epoch = known_epoch(self._engine)
        except DatabaseError:
            self._let_go()
            raise
        self.name = "" if path is not None else secrets.token_hex(8)
        """This server's name for others that share the database; '' if there cannot be any."""
        self.is_shared = self.name != ""
        """Whether other servers may use the same database."""
        writing = self._engine.execution_options(**FOR_WRITING)
        self._writer = Writer(writing, metrics, epoch, self.name)
        self.write = self._writer.write
        self.restored = self._writer.restored
        self._writer.start()

    def _bring_up_to_date(self) -> None:
        name = name_of(self.url)
        with explained(f"{name} cannot be used"):
            copy = upgrade(self._engine)
            check_complete(self._engine, metadata, name)
        if copy is not None:
            self.news.append(f"The database was upgraded; a copy of the old one is in {copy}.")

    @property
    def epoch(self) -> str:
        """The current epoch, as far as this server knows (see `epochs`)."""
        return self._writer.epoch

    def begin_epoch(self, epoch: str) -> None:
        """Switch to a new epoch of the database."""
        self._writer.epoch = epoch

    @property
    def is_alive(self) -> bool:
        return self._writer.is_alive

    async def read(self, query: Callable[[sa.Connection], T]) -> T:
        """Run a query; if the database cannot be reached, wait for a while."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + outages.WAIT_SECONDS
        while True:
            try:
                return await asyncio.to_thread(self._read, query)
            except sa.exc.DBAPIError as error:
                if not self.is_shared or not outages.is_outage(error):
                    raise
                if loop.time() >= deadline:
                    raise outages.unavailable() from None
            await asyncio.sleep(outages.PAUSE)

    async def answers(self) -> bool:
        """Whether the database answers right now."""
        try:
            return await asyncio.to_thread(self._read, lambda c: c.scalar(sa.select(1)) == 1)
        except sa.exc.SQLAlchemyError:
            return False

    def _read(self, query: Callable[[sa.Connection], T]) -> T:
        with self._reading, self._readers.connect() as connection:
            return query(connection)

    def connect(self) -> sa.Connection:
        """A separate connection for the caller (see `bots.lease`)."""
        return self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")

    def close(self) -> None:
        self._writer.stop()
        self._reading.wait_for_none()
        self._let_go()

    def _let_go(self) -> None:
        self._engine.dispose()
        if self._lock is not None:
            self._lock.close()


class _Reading:
    """Counts the threads that are reading, including those whose callers were cancelled."""

    def __init__(self) -> None:
        self._count = 0
        self._changed = threading.Condition()

    def __enter__(self) -> None:
        with self._changed:
            self._count += 1

    def __exit__(self, *_: object) -> None:
        with self._changed:
            self._count -= 1
            self._changed.notify_all()

    def wait_for_none(self) -> None:
        with self._changed:
            self._changed.wait_for(lambda: self._count == 0, timeout=10)


def engine_for(url: str) -> sa.Engine:
    """The engine with which servers use a database; for writing, see `FOR_WRITING`."""
    if file_of(url) is None:
        return sa.create_engine(
            database_url(url),
            pool_size=8,
            max_overflow=8,
            hide_parameters=True,
            connect_args={**CONNECTION_OPTIONS, "application_name": APPLICATION},
        )
    # A few reading threads and the writer; the write-ahead log lets them work at the same time.
    engine = sa.create_engine(
        url,
        poolclass=sa.pool.QueuePool,
        pool_size=8,
        max_overflow=8,
        # Errors are logged without parameters, which may be seeds or hashes of tokens.
        hide_parameters=True,
        connect_args={"check_same_thread": False, "timeout": 30},
    )
    sa.event.listen(engine, "connect", _prepare)
    sa.event.listen(engine, "begin", begin)
    return engine


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    """Make every commit wait for the disk (FULL), and begin transactions explicitly."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


class InUseError(DatabaseError):
    """Another server is using the file."""


def take_lock(path: Path) -> IO[str]:
    """Lock a SQLite file: with two servers, memory and file could differ."""
    beside = path.with_name(path.name + ".lock")
    with explained(f"{beside} cannot be created"):
        handle = beside.open("a")
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        handle.close()
        raise InUseError(f"Another Trilobite is using {path}. Stop it. {ANOTHER}") from None
    return handle
