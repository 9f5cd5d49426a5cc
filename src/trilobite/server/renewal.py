"""Renewal: the house was set back to a backup while it ran, so nothing in memory is true any more.

Everything is forgotten at once, and then each part goes on from what is stored. Sockets stay open;
their readers are told to load their table again (see `hub`), or that it is not here any more.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence

from trilobite.server.epochs import epoch_of
from trilobite.server.store import Store

logger = logging.getLogger(__name__)
LOOK_SECONDS = 1.0
"""How often the house looks whether it was set back, where nobody tells it."""

Forget = Callable[[], None]
GoOn = Callable[[], Awaitable[None]]


class Renewal:
    def __init__(self, store: Store, forget: Sequence[Forget], go_on: Sequence[GoOn]) -> None:
        self._store = store
        self._forget = forget
        self._go_on = go_on
        self._is_due = False
        """Forgotten, and not yet gone on."""
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        store.on_restored = self._wake.set

    def start(self) -> None:
        self._task = asyncio.create_task(self._watch(), name="watch for restores")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def begin(self, epoch: str) -> None:
        """This is the epoch now: at once, so that nothing of it meets what was before."""
        if epoch == self._store.epoch:
            return
        logger.warning("the house was restored from a backup; it goes on from there")
        self._store.epoch = epoch
        for forget in self._forget:
            forget()
        self._is_due = True
        self._wake.set()

    async def check(self) -> None:
        self.begin(await self._store.read(epoch_of))

    async def _begin_anew(self) -> None:
        self._is_due = False
        try:
            for go_on in self._go_on:
                await go_on()
        except Exception:
            self._is_due = True
            raise

    async def _watch(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._wake.wait()
            self._wake.clear()
            try:
                await self.check()
                if self._is_due:
                    await self._begin_anew()
            except Exception:
                # What is wrong now, such as a database that is away, may be well in a moment.
                logger.exception("the house could not be looked at after a restore")
