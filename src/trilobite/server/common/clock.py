"""The injected clock: returns the current time, and lets loops sleep.

Times are stored and sent as UTC, ISO 8601, with milliseconds.
"""

import asyncio
import contextlib
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Returns the current time when it is called. Tests use a clock that they set by hand."""

    def __call__(self) -> datetime: ...

    async def sleep(self, seconds: float, wake: asyncio.Event) -> None:
        """Return when the time has passed, or earlier if the event is set."""


class SystemClock:
    def __call__(self) -> datetime:
        return datetime.now(UTC)

    async def sleep(self, seconds: float, wake: asyncio.Event) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await wake.wait()


system_clock = SystemClock()


def written(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
