"""The single writer: a thread that runs jobs in order, many in one transaction.

While a commit waits for the disk, more jobs arrive; they share the next commit. Each job has its
own savepoint, so a job that fails undoes only its own changes. A job is answered after the commit,
never before: what has been answered is on disk.

PostgreSQL can be unreachable for a while. Then the batch is run again when the database is back. If
the connection broke during the commit, the writer asks the database whether the transaction was
committed, so that nothing is stored twice.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import sqlalchemy as sa

from trilobite.server.common.errors import RestoredError
from trilobite.server.common.metrics import Metrics
from trilobite.server.storage import outages
from trilobite.server.storage.epochs import HELD_MARK
from trilobite.server.storage.outbox import News, gathered, publish

T = TypeVar("T")
Job = Callable[[sa.Connection], T]
MOST_IN_A_BATCH = 200
"""Maximum number of jobs in one transaction."""

MOST_COLLISIONS = 20
"""Maximum number of attempts for a job that conflicts with other servers."""

FOR_WRITING = {"writes": True}
"""Options of a connection that will write; its transaction waits for other writers at its start."""

logger = logging.getLogger(__name__)


def begin(connection: sa.Connection) -> None:
    """Begin a transaction of SQLite, which would otherwise wait for others only when it writes."""
    is_writer = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writer else "BEGIN")


class WriterStoppedError(Exception):
    """The server is shutting down; nothing was written."""


class _Order(Generic[T]):
    """A job, and the future of its caller."""

    def __init__(self, job: Job[T], epoch: str, loop: asyncio.AbstractEventLoop) -> None:
        self._job = job
        self.epoch = epoch
        """The only epoch in which the job may run."""
        self._loop = loop
        self.future: asyncio.Future[T] = loop.create_future()
        self.is_abandoned = False
        """Whether the caller no longer waits; the job does not run if it has not run yet."""
        self.collisions = 0
        self.has_collided = False
        self._result: T | None = None
        self._error: Exception | None = None

    def carry_out(self, connection: sa.Connection, epoch: str) -> None:
        self.has_collided, self._error = False, None
        if self.epoch != epoch:
            self._error = RestoredError()
            return
        try:
            with connection.begin_nested():
                self._result = self._job(connection)
        except Exception as error:
            if outages.is_outage(error):
                raise  # nothing of the whole batch is stored
            self._error = error  # raised in the caller
            self.has_collided = outages.is_collision(error)

    @property
    def has_failed(self) -> bool:
        return self._error is not None

    @property
    def is_to_be_repeated(self) -> bool:
        return self.has_collided and self.collisions < MOST_COLLISIONS

    def answer(self, failure: Exception | None = None) -> None:
        self._loop.call_soon_threadsafe(self._settle, failure or self._error)

    def _settle(self, error: Exception | None) -> None:
        if self.future.done():
            return
        if error is not None:
            self.future.set_exception(error)
            self.future.exception()  # marks it as retrieved, in case nobody waits any more
        else:
            self.future.set_result(self._result)  # type: ignore[arg-type]


class Writer:
    def __init__(
        self, engine: sa.Engine, metrics: Metrics, epoch: str = "", sender: str = ""
    ) -> None:
        self.epoch = epoch
        """The database history that this server knows (see `epochs`)."""
        self.restored = asyncio.Event()
        """Set when the database turns out to have another history."""
        self._engine = engine
        self._metrics = metrics
        self._sender = sender
        """This server's name for other servers; '' with SQLite, where there are no others."""
        self._orders: queue.SimpleQueue[_Order[Any] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._stopped = False
        self._is_down = False

    def start(self) -> None:
        self._thread.start()

    @property
    def is_alive(self) -> bool:
        return self._thread.is_alive()

    async def write(self, job: Job[T], epoch: str | None = None) -> T:
        """Run a job in a transaction; returns when the result is on disk.

        The job runs only in the given epoch, or by default in the current one.
        """
        if self._stopped:
            raise WriterStoppedError
        order = _Order(job, self.epoch if epoch is None else epoch, asyncio.get_running_loop())
        self._orders.put(order)
        try:
            async with asyncio.timeout(outages.WAIT_SECONDS if self._sender else None):
                # Shielded: a client that hangs up does not cancel a job that is under way.
                return await asyncio.shield(order.future)
        except TimeoutError:
            order.is_abandoned = True
            raise outages.unavailable() from None
        except RestoredError:
            self.restored.set()
            raise

    def stop(self) -> None:
        """Finish all jobs, then stop."""
        self._stopped = True
        self._orders.put(None)
        self._thread.join(timeout=30)

    def _run(self) -> None:
        while True:
            first = self._orders.get()
            if first is None:
                return
            batch, ended = self._gather(first)
            self._commit(batch)
            if ended:
                return

    def _gather(self, first: _Order[Any]) -> tuple[list[_Order[Any]], bool]:
        batch = [first]
        while len(batch) < MOST_IN_A_BATCH:
            try:
                order = self._orders.get_nowait()
            except queue.Empty:
                break
            if order is None:
                return batch, True
            batch.append(order)
        return batch, False

    def _commit(self, batch: list[_Order[Any]]) -> None:
        began = time.perf_counter()
        failure: Exception | None = None
        try:
            batch = self._insist(batch)
        except sa.exc.SQLAlchemyError as error:
            # The commit itself failed, for example because the disk is full. Nothing is stored.
            logger.exception("a batch of %d jobs could not be committed", len(batch))
            failure = outages.unavailable() if outages.is_locked(error) else error
        self._metrics.commits.inc()
        self._metrics.writes.inc(len(batch))
        self._metrics.commit_seconds.observe(time.perf_counter() - began)
        again = [order for order in batch if failure is None and order.is_to_be_repeated]
        for order in batch:
            if order not in again:
                order.answer(failure)
        for order in again:
            # One at a time: a short transaction rarely conflicts with others.
            order.collisions += 1
            self._commit([order])

    def _insist(self, batch: list[_Order[Any]]) -> list[_Order[Any]]:
        """Store a batch, waiting for the database if needed; returns the stored orders."""
        while True:
            batch = [order for order in batch if not order.is_abandoned]
            attempt = _Attempt(self._engine, self._sender)
            try:
                attempt.store(batch)
            except sa.exc.DBAPIError as error:
                if not self._sender or not outages.is_outage(error):
                    raise
                self._note_outage(error)
                if self._has_arrived(attempt):
                    return batch
                if self._stopped:
                    raise
                time.sleep(outages.PAUSE)
            else:
                self._is_down = False
                return batch

    def _note_outage(self, error: sa.exc.DBAPIError) -> None:
        """Log an outage once, however long it lasts."""
        if not self._is_down:
            logger.warning("the database cannot be reached: %s", type(error.orig).__name__)
        self._is_down = True

    def _has_arrived(self, attempt: "_Attempt") -> bool:
        """Whether a transaction was committed although the connection broke before the answer."""
        while attempt.number is not None:
            try:
                fate = attempt.fate()
            except sa.exc.DBAPIError as error:
                if not outages.is_outage(error) or self._stopped:
                    raise
                fate = "in progress"
            if fate != "in progress":
                return fate == "committed"
            time.sleep(outages.PAUSE)
        return False


class _Attempt:
    """One transaction."""

    def __init__(self, engine: sa.Engine, sender: str) -> None:
        self._engine = engine
        self._sender = sender
        self.number: str | None = None
        """The database's id of the transaction, set before the commit."""

    def store(self, batch: list[_Order[Any]]) -> None:
        with self._engine.begin() as connection:
            # Held until the commit, so that a restore waits for this transaction.
            epoch = str(connection.scalar(HELD_MARK) or "")
            news: list[News] = []
            for order in batch:
                order.carry_out(connection, epoch)
                if self._sender:
                    announced = gathered(connection)
                    news += [] if order.has_failed else announced
            if self._sender:
                # PostgreSQL sends the news when the transaction commits; this returns its id.
                self.number = publish(connection, self._sender, news)

    def fate(self) -> str:
        """The state of the transaction: 'committed', 'aborted' or 'in progress'."""
        with self._engine.connect() as connection:
            return str(connection.execute(_FATE, {"number": self.number}).scalar())


_FATE = sa.text("SELECT pg_xact_status(CAST(:number AS xid8))")
