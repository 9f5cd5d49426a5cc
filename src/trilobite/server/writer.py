"""The one writer: a thread that carries out jobs in order, many in one transaction.

While a commit waits for the disk, further jobs gather; they share the next commit. Each job has a
savepoint of its own, so one that fails takes only itself back. A job is answered after the commit,
never before: what was answered is on disk.

A database of its own process can be away for a while. Then the batch is carried out again when the
database is back; and if the line broke in the very moment of the commit, the database is asked
what became of it, so that nothing is stored twice.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import sqlalchemy as sa

from trilobite.server import outages
from trilobite.server.epochs import held_epoch
from trilobite.server.metrics import Metrics
from trilobite.server.news import News, gathered, publish
from trilobite.server.trouble import RestoredError

T = TypeVar("T")
Job = Callable[[sa.Connection], T]
MOST_IN_A_BATCH = 200
MOST_COLLISIONS = 20

logger = logging.getLogger(__name__)


class WriterStoppedError(Exception):
    """The server is going down; nothing was written."""


class _Order(Generic[T]):
    """A job, and who waits for it."""

    def __init__(self, job: Job[T], epoch: str, loop: asyncio.AbstractEventLoop) -> None:
        self._job = job
        self.epoch = epoch
        """The only one in which it may be carried out."""
        self._loop = loop
        self.future: asyncio.Future[T] = loop.create_future()
        self.is_abandoned = False
        """Nobody waits for it any more; if it has not been carried out, it is not."""
        self.collisions = 0
        self.has_collided = False
        self.news: list[News] = []
        self._result: T | None = None
        self._error: Exception | None = None

    def carry_out(self, connection: sa.Connection, epoch: str) -> None:
        self.has_collided, self.news, self._error = False, [], None
        if self.epoch != epoch:
            self._error = RestoredError()
            return
        try:
            with connection.begin_nested():
                self._result = self._job(connection)
        except Exception as error:
            if outages.is_outage(error):
                raise  # nothing of the whole batch is stored
            self._error = error  # handed to whoever gave the job
            self.has_collided = outages.is_collision(error)
            gathered(connection)
        else:
            self.news = gathered(connection)

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
            self.future.exception()  # looked at, also if nobody waits any more
        else:
            self.future.set_result(self._result)  # type: ignore[arg-type]


class Writer:
    def __init__(self, engine: sa.Engine, metrics: Metrics, sender: str = "") -> None:
        self._engine = engine
        self._metrics = metrics
        self._sender = sender
        """By which name other servers know us; with '' there are none, and no outages."""
        self._orders: queue.SimpleQueue[_Order[Any] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._stopped = False
        self._is_away = False

    def start(self) -> None:
        self._thread.start()

    @property
    def is_alive(self) -> bool:
        return self._thread.is_alive()

    async def write(self, job: Job[T], epoch: str) -> T:
        """Carry out a job in this epoch; returns when it is on disk."""
        if self._stopped:
            raise WriterStoppedError
        order = _Order(job, epoch, asyncio.get_running_loop())
        self._orders.put(order)
        try:
            async with asyncio.timeout(outages.PATIENCE if self._sender else None):
                # Shielded: whoever hangs up does not undo what is under way, and the job is done
                # or not done, never half known.
                return await asyncio.shield(order.future)
        except TimeoutError:
            order.is_abandoned = True
            raise outages.unavailable() from None

    def stop(self) -> None:
        """Finish what was ordered, then end."""
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
            # The commit itself failed: a full disk, say. Nothing of it is stored.
            logger.exception("a batch of %d could not be committed", len(batch))
            failure = outages.unavailable() if outages.is_locked(error) else error
        self._metrics.count("commits_total")
        self._metrics.count("writes_total", len(batch))
        self._metrics.observe("commit_seconds", time.perf_counter() - began)
        again = [order for order in batch if failure is None and order.is_to_be_repeated]
        for order in batch:
            if order not in again:
                order.answer(failure)
        for order in again:
            # One at a time: alone it stands in nobody's way for long.
            order.collisions += 1
            self._commit([order])

    def _insist(self, batch: list[_Order[Any]]) -> list[_Order[Any]]:
        """Store a batch, also if the database is away for a while; what was stored of it."""
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
                self._is_away = False
                return batch

    def _note_outage(self, error: sa.exc.DBAPIError) -> None:
        """Once, however long it takes."""
        if not self._is_away:
            logger.warning("the database is away: %s", type(error.orig).__name__)
        self._is_away = True

    def _has_arrived(self, attempt: "_Attempt") -> bool:
        """Whether a transaction was committed though the line broke before we heard of it."""
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
        """What the database calls the transaction, once it was told to commit it."""

    def store(self, batch: list[_Order[Any]]) -> None:
        with self._engine.begin() as connection:
            epoch = held_epoch(connection)
            for order in batch:
                order.carry_out(connection, epoch)
            if self._sender:
                self.number = self._publish(connection, batch)

    def _publish(self, connection: sa.Connection, batch: list[_Order[Any]]) -> str:
        """Let the news go out with the transaction, and learn its number."""
        return publish(connection, self._sender, [news for order in batch for news in order.news])

    def fate(self) -> str:
        """What became of it: 'committed', 'aborted' or 'in progress'."""
        with self._engine.connect() as connection:
            return str(connection.execute(_FATE, {"number": self.number}).scalar())


_FATE = sa.text("SELECT pg_xact_status(CAST(:number AS xid8))")
