"""The watch: looks at a table a while after something has happened there, and tells who waits.

Who has the table open needs no notice; so the look comes only after the delay, when most people
have come by themselves. It costs a table that nobody waits for nothing but a timer.
"""

import asyncio
import logging
from datetime import datetime, timedelta

import sqlalchemy as sa

from trilobite.server.hall import Hall
from trilobite.server.notices.channels import Channel, channels_of
from trilobite.server.notices.courier import Courier
from trilobite.server.notices.turns import (
    LEASE,
    Turn,
    concerned,
    turns_at,
    undertake,
    waiting_people,
)

logger = logging.getLogger(__name__)


class NoticeWatch:
    def __init__(self, hall: Hall, courier: Courier) -> None:
        self._hall = hall
        self._courier = courier
        self._delay = timedelta(seconds=hall.settings.notice_delay)
        self._pause = timedelta(seconds=hall.settings.notice_pause)
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._looks: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        hall.watchers.append(self.wake)

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._watch(), name="watch for turns"),
            asyncio.create_task(self._look_around(), name="watch for forgotten turns"),
        ]

    async def stop(self) -> None:
        self.forget()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def forget(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def wake(self, id: str) -> None:
        """Something has changed at a table: look at it later."""
        self._later(id, self._delay)

    def _later(self, id: str, pause: timedelta) -> None:
        """Look at a table after a pause, or earlier if that was meant before."""
        loop = asyncio.get_running_loop()
        when, timer = loop.time() + pause.total_seconds(), self._timers.get(id)
        if timer is not None and timer.when() <= when:
            return
        if timer is not None:
            timer.cancel()
        self._timers[id] = loop.call_at(when, self._now, id)

    def _now(self, id: str) -> None:
        del self._timers[id]
        self._looks.put_nowait(id)

    async def _watch(self) -> None:
        while True:
            id = await self._looks.get()
            try:
                await self._look(id)
            except Exception:
                # One broken table is no reason to tell nobody else.
                logger.exception("a table could not be looked at for notices")
            self._looks.task_done()

    async def _look_around(self) -> None:
        """At the start, and now and then: what a crash or an outage has let be forgotten."""
        while True:
            try:
                await self.look_around()
            except Exception:
                logger.exception("the tables could not be looked at for notices")
            await asyncio.sleep(LEASE.total_seconds())

    async def look_around(self) -> None:
        for id in await self._hall.store.read(waiting_people):
            self.wake(id)

    async def _look(self, id: str) -> None:
        live, now, here = self._hall.in_memory(id), self._hall.clock(), self._hall.here(id)
        if live is not None and concerned(live.table, now) <= here:
            return
        turns = await self._hall.store.read(lambda connection: turns_at(connection, id, now))
        turns = [turn for turn in turns if turn.person not in here]
        if not turns:
            return
        early = datetime.fromisoformat(turns[0].table.moved) + self._delay - now
        if early > timedelta():
            self._later(id, early)
            return
        for turn in turns:
            await self._tell(turn, now)

    async def _tell(self, turn: Turn, now: datetime) -> None:
        def job(connection: sa.Connection) -> tuple[timedelta | None, list[Channel]]:
            ways = channels_of(connection, [turn.person])
            return undertake(connection, turn, now, self._pause), ways

        try:
            left, ways = await self._hall.store.write(job)
        except sa.exc.IntegrityError:
            return  # another server does it, or the table is gone
        if left is None:
            return
        if left:
            self._later(turn.table.id, left)
        else:
            self._courier.take(turn, ways)
