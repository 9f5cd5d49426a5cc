"""Workers: several processes that serve on one socket. One that dies is replaced.

They are started together and stopped together. They do not know of each other: they share only the
database (see `push.cluster_listener`).
"""

import logging
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.context import SpawnProcess

logger = logging.getLogger(__name__)
LOOK_SECONDS = 0.5
STOP_SECONDS = 20.0
"""Seconds that a worker has for stopping before it is killed."""

PAUSES = (0.2, 1.0, 5.0, 30.0)
"""Seconds before a worker is replaced, longer if workers keep dying soon after their start."""

SOON_SECONDS = 60.0
"""Seconds after its start within which the death of a worker counts as soon."""

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class WorkersFailedError(Exception):
    """A worker died before any of them had started."""


class WorkerProcesses:
    def __init__(
        self,
        number: int,
        target: Callable[..., None],
        *args: object,
        on_death: Callable[[int], None],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """`target` is called with an event, which it sets when it serves, and with the arguments.

        `on_death` is called with the process id of each worker that has died. `now` is the clock of
        the pauses before one is replaced.
        """
        self._context = multiprocessing.get_context("spawn")
        self.started = self._context.Event()
        self._target = target
        self._args = args
        self._on_death = on_death
        self._places = [Place(now) for _ in range(number)]
        self._is_stopping = False

    def run(self) -> None:
        """Run the workers until a signal comes."""
        try:
            with self._stopping_on_signals():
                while not self._is_stopping:
                    for place in self._places:
                        self._fill(place)
                    ends = [place.process.sentinel for place in self._places if place.process]
                    multiprocessing.connection.wait(ends, timeout=LOOK_SECONDS)
        finally:
            self._end_all()

    def _fill(self, place: "Place") -> None:
        process = place.process
        if process is not None and process.is_alive():
            return
        if process is not None:
            process.join()
            if not self.started.is_set():
                raise WorkersFailedError
            logger.warning("a worker has died (exit code %s) and is replaced", process.exitcode)
            place.note_death()
            if process.pid is not None:
                self._on_death(process.pid)
        if place.is_due():
            place.begin(self._start())

    def _start(self) -> SpawnProcess:
        process = self._context.Process(target=_work, args=(self._target, self.started, self._args))
        process.start()
        return process

    @contextmanager
    def _stopping_on_signals(self) -> Iterator[None]:
        def request_stop(*_: object) -> None:
            self._is_stopping = True

        before = {number: signal.signal(number, request_stop) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _end_all(self) -> None:
        processes = [place.process for place in self._places if place.process is not None]
        for process in processes:
            process.terminate()
        deadline = time.monotonic() + STOP_SECONDS
        for process in processes:
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


class Place:
    """A place for one worker at a time, with the pauses before a dead one is replaced."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.process: SpawnProcess | None = None
        self._now = now
        self._not_before = now()
        self._began = 0.0
        self._deaths = 0

    def is_due(self) -> bool:
        """Whether a worker may be started here."""
        return self._now() >= self._not_before

    def begin(self, process: SpawnProcess) -> None:
        self.process, self._began = process, self._now()

    def note_death(self) -> None:
        now = self._now()
        self._deaths = self._deaths + 1 if now - self._began < SOON_SECONDS else 0
        self.process = None
        self._not_before = now + PAUSES[min(self._deaths, len(PAUSES) - 1)]


def _work(target: Callable[..., None], started: object, args: tuple[object, ...]) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    target(started, *args)


def _end_with_parent() -> None:
    """Stop when the parent process was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
