"""Metrics of the service, in the text format of Prometheus.

One server keeps them in memory. Several workers share a folder with one file for each process and
kind of metric (the multiprocess mode of prometheus-client, which an environment variable turns on
before a worker imports it; see `metrics_folder`), so that each worker can answer for all of them.
"""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Literal, NamedTuple

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
    values,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from trilobite.server.common.clock import Clock, system_clock
from trilobite.server.common.loops import Loop
from trilobite.server.common.metrics_folder import is_of_parent, own_folder

CONTENT_TYPE = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")
"""The type of the answer; Litestar adds the character set to every text."""

PREFIX = "trilobite_"
FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Environment variable of prometheus-client: the folder that the workers share."""

IS_WORKER = is_of_parent(os.environ.get(FOLDER, ""))
"""Whether this process is one of several workers."""

REFRESH_SECONDS = 1.0
"""How often a worker writes its gauges where the other workers find them."""

LAG_STEP = 0.05
"""Seconds between two measurements of the event loop's lag."""

LAG_WINDOW = 60.0
"""Seconds for which the worst lag is remembered, at least."""

Together = Literal["livesum", "livemax"]
"""How the gauges of several running workers are combined into one number."""

COMMIT_BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
BOT_BUCKETS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 60.0)

# Without the creation time of each counter: nobody uses it, and workers cannot share it.
disable_created_metrics()  # type: ignore[no-untyped-call]  # untyped
if not IS_WORKER:
    # Even if the variable is set, in which case it is meant for another program.
    values.ValueClass = values.MutexValue


class ReadGauge(NamedTuple):
    gauge: Gauge
    read: Callable[[], float]


class Metrics:
    """Counters, histograms and gauges of one service. They are thread-safe."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._gauges: list[ReadGauge] = []
        self.http_requests = self._counter("http_requests", "Answers by status.", "status")
        self.actions = self._counter("actions", "Confirmed log entries by kind.", "kind")
        self.refused = self._counter("refused", "Actions refused by the rules.")
        self.stale = self._counter("stale", "Actions that came too late.")
        self.races = self._counter("races", "Changes repeated because another server was faster.")
        self.resent = self._counter("resent", "Messages answered again by their key.")
        self.commits = self._counter("commits", "Transactions committed by the writer.")
        self.writes = self._counter("writes", "Jobs carried out by the writer.")
        self.notices = self._counter("notices", "Notices by kind and outcome.", "kind", "outcome")
        self.bot_decisions = self._counter("bot_decisions", "Answers of bots.")
        self.bot_failures = self._counter("bot_failures", "Answers of bots that were replaced.")
        self.commit_seconds = self._histogram(
            "commit_seconds", "Duration of a transaction.", COMMIT_BUCKETS
        )
        self.bot_seconds = self._histogram(
            "bot_seconds",
            "Time until a bot answered, including the wait for a process.",
            BOT_BUCKETS,
        )

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        """A counter; its name in Prometheus ends in `_total`."""
        return Counter(PREFIX + name, about, labels, registry=self._registry)

    def _histogram(self, name: str, about: str, buckets: Sequence[float]) -> Histogram:
        return Histogram(PREFIX + name, about, buckets=buckets, registry=self._registry)

    def gauge(
        self,
        name: str,
        read: Callable[[], float],
        about: str,
        together: Together = "livesum",
    ) -> None:
        # Not `Gauge.set_function`: other workers could not call the function.
        gauge = Gauge(PREFIX + name, about, multiprocess_mode=together, registry=self._registry)
        self._gauges.append(ReadGauge(gauge, read))

    def value(self, name: str, **labels: str) -> float:
        """The value of a metric in this process."""
        return self._registry.get_sample_value(PREFIX + name, labels) or 0.0

    @property
    def is_shared(self) -> bool:
        """Whether other workers count too."""
        return IS_WORKER

    def refresh(self) -> None:
        """Set the gauges to their current values."""
        for gauge, read in self._gauges:
            gauge.set(read())

    def refresh_loop(self, clock: Clock) -> Loop:
        async def refresh() -> None:
            self.refresh()

        return Loop("gauges", REFRESH_SECONDS, refresh, clock)

    def text(self) -> bytes:
        """The metrics of this server, including all its workers."""
        self.refresh()
        registry = self._registry
        if self.is_shared:
            registry = CollectorRegistry(support_collectors_without_names=True)
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # untyped
        return generate_latest(registry)


@contextmanager
def shared_by_workers() -> Iterator[Callable[[int], None]]:
    """Let the processes that are started inside this block share their metrics.

    Yields a function to be called with the process id of each worker that has died. It removes
    the worker's gauges; its counts stay.
    """
    with own_folder() as folder:
        os.environ[FOLDER] = folder
        try:
            yield lambda pid: mark_process_dead(pid, folder)  # type: ignore[no-untyped-call]  # untyped
        finally:
            del os.environ[FOLDER]


class LoopLag:
    """How late the event loop wakes a sleeping task: the worst case of the last minute or two."""

    def __init__(self) -> None:
        self._windows = [0.0, 0.0]
        self._since = time.monotonic()
        self._due: float | None = None
        # The system clock even in tests that set the time: this measures the real event loop.
        self.loop = Loop("loop lag", LAG_STEP, self._measure, system_clock)

    @property
    def worst(self) -> float:
        return max(self._windows)

    async def _measure(self) -> None:
        now = time.monotonic()
        if self._due is not None:
            self._note(max(0.0, now - self._due))
        self._due = now + LAG_STEP

    def _note(self, lag: float) -> None:
        now = time.monotonic()
        if now - self._since > LAG_WINDOW:
            self._windows = [self._windows[1], 0.0]
            self._since = now
        self._windows[1] = max(self._windows[1], lag)
