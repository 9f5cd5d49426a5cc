"""Numbers about the service, in the text form that Prometheus reads."""

import asyncio
import threading
import time
from collections.abc import Callable

LAG_STEP = 0.05
LAG_WINDOW = 60.0


class Metrics:
    """Counters, sums of durations and gauges; counted from the event loop and from threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._counters: dict[str, float] = {}
        self._gauges: dict[str, Callable[[], float]] = {}
        self._help = {
            "http_requests_total": "answers by status",
            "actions_total": "confirmed log entries by kind",
            "refused_total": "actions refused by the rules",
            "stale_total": "actions that came too late",
            "races_total": "changes done again because another server was faster",
            "resent_total": "messages answered again by their key",
            "commits_total": "transactions committed by the writer",
            "writes_total": "jobs carried out by the writer",
            "notices_total": "notices by kind and outcome",
            "bot_failures_total": "answers of bots that were replaced",
        }

    def count(self, name: str, number: float = 1, **labels: str) -> None:
        key = name + _labels(labels)
        with self._lock:
            self._counters[key] = self._counters.get(key, 0) + number

    def observe(self, name: str, seconds: float) -> None:
        self.count(f"{name}_count")
        self.count(f"{name}_sum", seconds)

    def gauge(self, name: str, read: Callable[[], float], about: str = "") -> None:
        self._gauges[name] = read
        self._help.setdefault(name, about)

    def value(self, key: str) -> float:
        with self._lock:
            return self._counters.get(key, 0)

    def text(self) -> str:
        lines: list[str] = []
        with self._lock:
            counters = sorted(self._counters.items())
        seen = ""
        for key, value in counters:
            name = key.split("{")[0]
            if name != seen:
                lines += self._heading(name, "counter")
                seen = name
            lines.append(f"trilobite_{key} {value:.10g}")
        for name, read in sorted(self._gauges.items()):
            lines += [*self._heading(name, "gauge"), f"trilobite_{name} {read():.10g}"]
        return "\n".join(lines) + "\n"

    def _heading(self, name: str, kind: str) -> list[str]:
        about = self._help.get(name)
        help_line = [f"# HELP trilobite_{name} {about}"] if about else []
        return [*help_line, f"# TYPE trilobite_{name} {kind}"]


def _labels(labels: dict[str, str]) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{name}="{value}"' for name, value in sorted(labels.items())) + "}"


class LoopLag:
    """How late the event loop wakes up a task that slept: the worst of the last minute or two."""

    def __init__(self) -> None:
        self._windows = [0.0, 0.0]
        self._since = time.monotonic()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._watch(), name="loop lag")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def worst(self) -> float:
        return max(self._windows)

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            await asyncio.sleep(LAG_STEP)
            self._note(max(0.0, loop.time() - began - LAG_STEP))

    def _note(self, lag: float) -> None:
        now = time.monotonic()
        if now - self._since > LAG_WINDOW:
            self._windows = [self._windows[1], 0.0]
            self._since = now
        self._windows[1] = max(self._windows[1], lag)
