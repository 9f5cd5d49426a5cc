"""The notice loop: some time after a table has changed, notifies the people it waits for.

People who have the table open need no notice. So the table is checked only after a delay, when most
people have come by themselves. Until then it costs only an entry in a dictionary.
"""

import logging
from datetime import datetime, timedelta

import sqlalchemy as sa

from trilobite.server.common.loops import Loop
from trilobite.server.notices.channels import Channel, channels_of
from trilobite.server.notices.courier import Courier
from trilobite.server.notices.due import (
    SENDING_LIMIT,
    DueNotice,
    concerned,
    turns_at,
    undertake,
    waiting_people,
)
from trilobite.server.tables.changes import TableChanged
from trilobite.server.tables.registry import TableRegistry

logger = logging.getLogger(__name__)


class NoticeLoop:
    def __init__(self, registry: TableRegistry, courier: Courier) -> None:
        self._registry = registry
        self._courier = courier
        self._delay = timedelta(seconds=registry.settings.notice_delay)
        self._pause = timedelta(seconds=registry.settings.notice_pause)
        self._due: dict[str, datetime] = {}
        """The tables to check, and when."""
        self._next: datetime | None = None
        """The time until which the loop sleeps; None while it works or has nothing to do."""
        interval, clock = SENDING_LIMIT.total_seconds(), registry.clock
        self.looks = Loop("notices", interval, self._look_at_due, clock, waits_first=True)
        self.search = Loop("forgotten notices", interval, self.look_around, clock)

    def forget(self) -> None:
        self._due.clear()

    def table_changed(self, change: TableChanged) -> None:
        """Check a table after the delay, when most people have come by themselves."""
        self._later(change.id, self._delay)

    def _later(self, id: str, pause: timedelta) -> None:
        """Check a table after a pause, or earlier if that is already planned."""
        when = self._registry.clock() + pause
        self._due[id] = min(when, self._due.get(id, when))
        if self._next is None or when < self._next:
            self.looks.wake()

    async def _look_at_due(self) -> float | None:
        """Check the tables that are due; returns the seconds until the next one is."""
        self._next = None
        now = self._registry.clock()
        for id in [id for id, when in self._due.items() if when <= now]:
            # `forget` may have been called in the meantime.
            if self._due.pop(id, None) is not None:
                await self._try(id)
        if not self._due:
            return None
        self._next = min(self._due.values())
        return max(0.0, (self._next - self._registry.clock()).total_seconds())

    async def _try(self, id: str) -> None:
        try:
            await self._look(id)
        except Exception:
            # One broken table must not prevent the notices of others.
            logger.exception("a table could not be checked for notices")

    async def look_around(self) -> None:
        """Find tables whose notices were lost in a crash or an outage."""
        for id in await self._registry.store.read(waiting_people):
            self._later(id, self._delay)

    async def _look(self, id: str) -> None:
        live, now, here = (
            self._registry.in_memory(id),
            self._registry.clock(),
            self._registry.presence.here(id),
        )
        if live is not None and concerned(live.table, now) <= here:
            return
        turns = await self._registry.store.read(lambda connection: turns_at(connection, id, now))
        turns = [turn for turn in turns if turn.person not in here]
        if not turns:
            return
        early = datetime.fromisoformat(turns[0].table.moved) + self._delay - now
        if early > timedelta():
            self._later(id, early)
            return
        for turn in turns:
            await self._notify(turn, now)

    async def _notify(self, turn: DueNotice, now: datetime) -> None:
        def job(connection: sa.Connection) -> tuple[timedelta | None, list[Channel]]:
            ways = channels_of(connection, [turn.person])
            return undertake(connection, turn, now, self._pause), ways

        try:
            left, ways = await self._registry.store.write(job)
        except sa.exc.IntegrityError:
            return  # another server sends the notice, or the table was deleted
        if left is None:
            return
        if left:
            self._later(turn.table.id, left)
        else:
            self._courier.take(turn, ways)
