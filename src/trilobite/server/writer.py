"""The one writer: a thread that carries out jobs in order, many in one transaction.

While a commit waits for the disk, further jobs gather; they share the next commit. Each job has a
savepoint of its own, so one that fails takes only itself back. A job is answered after the commit,
never before: what was answered is on disk.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import sqlalchemy as sa

from trilobite.server.metrics import Metrics

T = TypeVar("T")
Job = Callable[[sa.Connection], T]
MOST_IN_A_BATCH = 200

logger = logging.getLogger(__name__)


class WriterStoppedError(Exception):
    """The server is going down; nothing was written."""


class _Order(Generic[T]):
    """A job, and who waits for it."""

    def __init__(self, job: Job[T], loop: asyncio.AbstractEventLoop) -> None:
        self._job = job
        self._loop = loop
        self.future: asyncio.Future[T] = loop.create_future()
        self._result: T | None = None
        self._error: Exception | None = None

    def carry_out(self, connection: sa.Connection) -> None:
        try:
            with connection.begin_nested():
                self._result = self._job(connection)
        except Exception as error:  # noqa: BLE001 - handed to whoever gave the job
            self._error = error

    def answer(self, failure: Exception | None = None) -> None:
        self._loop.call_soon_threadsafe(self._settle, failure or self._error)

    def _settle(self, error: Exception | None) -> None:
        if self.future.done():
            return
        if error is not None:
            self.future.set_exception(error)
        else:
            self.future.set_result(self._result)  # type: ignore[arg-type]


class Writer:
    def __init__(self, engine: sa.Engine, metrics: Metrics) -> None:
        self._engine = engine
        self._metrics = metrics
        self._orders: queue.SimpleQueue[_Order[Any] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._stopped = False

    def start(self) -> None:
        self._thread.start()

    @property
    def is_alive(self) -> bool:
        return self._thread.is_alive()

    async def write(self, job: Job[T]) -> T:
        """Carry out a job; returns when it is on disk."""
        if self._stopped:
            raise WriterStoppedError
        order = _Order(job, asyncio.get_running_loop())
        self._orders.put(order)
        # Shielded: whoever hangs up does not undo what is under way, and the job is done or not
        # done, never half known.
        return await asyncio.shield(order.future)

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
            with self._engine.begin() as connection:
                for order in batch:
                    order.carry_out(connection)
        except sa.exc.SQLAlchemyError as error:
            # The commit itself failed: a full disk, a lost connection. Nothing of it is stored.
            logger.exception("a batch of %d could not be committed", len(batch))
            failure = error
        self._metrics.count("commits_total")
        self._metrics.count("writes_total", len(batch))
        self._metrics.observe("commit_seconds", time.perf_counter() - began)
        for order in batch:
            order.answer(failure)
