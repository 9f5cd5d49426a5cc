"""A clock that stands still until a test moves it."""

import asyncio
import threading
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta


@dataclass(eq=False)
class Sleeper:
    until: datetime
    wake: asyncio.Event
    loop: asyncio.AbstractEventLoop


class HandClock:
    """Background loops that sleep with this clock wake up when a test moves it far enough.

    With `wakes=False` they never do: the test calls `tick` of a loop itself.
    """

    def __init__(self, *, wakes: bool = True) -> None:
        self.now = datetime(2026, 1, 1, tzinfo=UTC)
        self._wakes = wakes
        self._sleepers: set[Sleeper] = set()
        self._lock = threading.Lock()

    def __call__(self) -> datetime:
        return self.now

    def wait(self, seconds: float) -> None:
        """Let this much time pass; any thread may call it."""
        with self._lock:
            self.now += timedelta(seconds=seconds)
            for sleeper in self._sleepers:
                if self._wakes and sleeper.until <= self.now:
                    sleeper.loop.call_soon_threadsafe(sleeper.wake.set)

    async def sleep(self, seconds: float, wake: asyncio.Event) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        with self._lock:
            until = self.now + timedelta(seconds=seconds)
            sleeper = Sleeper(until, wake, asyncio.get_running_loop())
            self._sleepers.add(sleeper)
        try:
            await wake.wait()
        finally:
            with self._lock:
                self._sleepers.discard(sleeper)
