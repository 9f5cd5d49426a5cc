"""The store: the database behind the service, SQLite in a file or another by URL.

Writes go through the one writer. Reads have connections of their own, in threads, so the event loop
waits for neither. A SQLite file belongs to one server; a PostgreSQL database may be shared by
several, and may be away for a while, which whoever asks does not notice if it is short.
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

from trilobite.server import outages
from trilobite.server.epochs import known_epoch
from trilobite.server.examining import (
    ANOTHER,
    DatabaseError,
    check_complete,
    database_url,
    examine,
    file_of,
    name_of,
    prepare_place,
    told_plainly,
)
from trilobite.server.metrics import Metrics
from trilobite.server.schema import metadata
from trilobite.server.trouble import RestoredError
from trilobite.server.upgrading import upgrade
from trilobite.server.writer import Job, Writer

T = TypeVar("T")
APPLICATION = "trilobite"
"""What a server calls itself at PostgreSQL."""

LINE = {
    "connect_timeout": 5,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""How soon a line to PostgreSQL is known to be dead: seconds, and milliseconds at the end."""


class Store:
    """Opened once at start, closed at the end."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        self.url = url
        path = file_of(url)
        self.news = [] if path is None else prepare_place(path)
        """What was made or changed on the way, in sentences for whoever has started the service."""
        examine(url)
        self._lock = None if path is None else take_lock(path)
        self._engine = engine_for(url)
        # What is read in several steps, such as a table and its log, is of one moment.
        steady = {"isolation_level": "REPEATABLE READ"} if path is None else {}
        self._readers = self._engine.execution_options(**steady)
        self._reading = _Reading()
        try:
            self._bring_up_to_date()
            self.epoch = known_epoch(self._engine)
            """The history that we know (see `epochs`, `renewal`)."""
        except DatabaseError:
            self._let_go()
            raise
        self.name = "" if path is not None else secrets.token_hex(8)
        """By which other servers at the same database know this one; '' if there can be none."""
        self.on_restored: Callable[[], None] = lambda: None
        """Called when the house turns out to have another epoch."""
        self._writer = Writer(self._engine.execution_options(**FOR_WRITING), metrics, self.name)
        self._writer.start()

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use the same database."""
        return self.name != ""

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

    async def write(self, job: Job[T], epoch: str | None = None) -> T:
        """Carry out a job in a transaction; returns when it is on disk.

        What has been found out in some epoch is stored in no other; without one it is the present.
        """
        try:
            return await self._writer.write(job, self.epoch if epoch is None else epoch)
        except RestoredError:
            self.on_restored()
            raise

    async def read(self, query: Callable[[sa.Connection], T]) -> T:
        """Ask the database; if it is away, wait for it a little."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + outages.PATIENCE
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
        """Whether the database can be asked right now."""
        try:
            return await asyncio.to_thread(self._read, lambda c: c.scalar(sa.select(1)) == 1)
        except sa.exc.SQLAlchemyError:
            return False

    def _read(self, query: Callable[[sa.Connection], T]) -> T:
        with self._reading, self._readers.connect() as connection:
            return query(connection)

    def connect(self) -> sa.Connection:
        """A connection that belongs to whoever asks for it (see `minding`)."""
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
    """How many threads read; whoever asked may long have been cancelled."""

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
    """As servers use a database; see `FOR_WRITING`."""
    if file_of(url) is None:
        return sa.create_engine(
            database_url(url),
            pool_size=8,
            max_overflow=8,
            hide_parameters=True,
            connect_args={**LINE, "application_name": APPLICATION},
        )
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


FOR_WRITING = {"writes": True}
"""Options of a connection that will write, and waits for whoever writes before it reads."""


def _begin(connection: sa.Connection) -> None:
    is_writer = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writer else "BEGIN")


class InUseError(DatabaseError):
    """Another server has the file."""


def take_lock(path: Path) -> IO[str]:
    """One server a file: what is in memory would otherwise not be what is on disk."""
    beside = path.with_name(path.name + ".lock")
    with told_plainly(f"{beside} cannot be made"):
        handle = beside.open("a")
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        handle.close()
        raise InUseError(f"Another Trilobite is using {path}. Stop it. {ANOTHER}") from None
    return handle
