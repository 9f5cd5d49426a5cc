"""Recovery after a backup was restored while the server was running: memory is now out of date.

Everything is forgotten at once; then each part continues from what is stored. Sockets stay open;
their clients are told to load the table again (see `broadcaster`) or that it no longer exists.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence

from trilobite.server.common.clock import Clock
from trilobite.server.common.loops import Loop
from trilobite.server.storage.epochs import epoch_of
from trilobite.server.storage.store import Store

logger = logging.getLogger(__name__)
LOOK_SECONDS = 1.0
"""Seconds between two checks for a restored backup; with PostgreSQL there is also a message."""

Forget = Callable[[], None]
GoOn = Callable[[], Awaitable[None]]


class RestoreLoop:
    def __init__(
        self, store: Store, clock: Clock, forget: Sequence[Forget], go_on: Sequence[GoOn]
    ) -> None:
        self._store = store
        self._forget = forget
        self._go_on = go_on
        self._is_due = False
        """Whether everything was forgotten, but the parts have not recovered yet."""
        self.loop = Loop(
            "restores", LOOK_SECONDS, self._look, clock, waits_first=True, woken_by=store.restored
        )

    def begin(self, epoch: str) -> None:
        """Switch to a new epoch at once, so that old and new data never mix."""
        if epoch == self._store.epoch:
            return
        logger.warning("a backup was restored; continuing with its data")
        self._store.begin_epoch(epoch)
        for forget in self._forget:
            forget()
        self._is_due = True
        self.loop.wake()

    async def check(self) -> None:
        self.begin(await self._store.read(epoch_of))

    async def _recover(self) -> None:
        self._is_due = False
        try:
            for go_on in self._go_on:
                await go_on()
        except Exception:
            self._is_due = True
            raise

    async def _look(self) -> None:
        await self.check()
        if self._is_due:
            await self._recover()
