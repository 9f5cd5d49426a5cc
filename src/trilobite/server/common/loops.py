"""Background work by the injected clock: loops, and single calls after a pause."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from trilobite.server.common.clock import Clock

logger = logging.getLogger(__name__)

LoopWork = Callable[[], Awaitable[float | None]]
"""The work of one iteration. It returns the seconds until the next one, or None for the usual
pause."""


class Loop:
    """Repeats some work at intervals of the injected clock.

    An exception is logged and does not end the loop: its cause, such as an unreachable database,
    may have been fixed by the next attempt.
    """

    def __init__(
        self,
        name: str,
        every: float,
        work: LoopWork,
        clock: Clock,
        *,
        waits_first: bool = False,
        woken_by: asyncio.Event | None = None,
    ) -> None:
        """`every` is the usual pause in seconds. With `waits_first` the loop starts with it.

        `woken_by` is an event that ends a pause.
        """
        self.name = name
        self.every = every
        self._work = work
        self._clock = clock
        self._waits_first = waits_first
        self._wake = asyncio.Event() if woken_by is None else woken_by
        self._turn = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start, unless the loop is already running."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name=self.name)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    def wake(self) -> None:
        """End the current pause."""
        self._wake.set()

    async def tick(self) -> float:
        """Do the work once, never twice at the same time; return the seconds until the next time.

        Tests call this to run the loop by hand.
        """
        async with self._turn:
            try:
                pause = await self._work()
            except Exception:
                logger.exception("%s: failed, and will be tried again", self.name)
                pause = None
        return self.every if pause is None else pause

    async def _run(self) -> None:
        pause = self.every if self._waits_first else 0.0
        while True:
            await self._clock.sleep(pause, self._wake)
            self._wake.clear()
            pause = await self.tick()


class Delays:
    """Calls that happen once, each after a pause of the injected clock."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        """The number of calls that are still to come."""
        return len(self._tasks)

    def call(self, seconds: float, work: Callable[[], None]) -> None:
        async def wait() -> None:
            await self._clock.sleep(seconds, asyncio.Event())
            self._tasks.discard(task)
            work()

        task = asyncio.create_task(wait())
        self._tasks.add(task)

    def cancel(self) -> None:
        """Cancel all calls that are still to come."""
        for task in self._tasks:
            task.cancel()
        self._tasks.clear()
