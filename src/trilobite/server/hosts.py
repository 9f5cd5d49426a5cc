"""The host's rights, and how they pass on when the host has left or is simply not there any more.

A host is there while they have the table open or ask something about it. What counts as absence is
the time that another human seat spends at the table without the host: a game by letters, where
nobody waits, has its host for years. The time is counted in memory, so that a server that was down
holds nobody's absence against them. Who has inherited the rights keeps them.
"""

import asyncio
import contextlib
import logging
from collections.abc import Collection

from trilobite.server.hall import Hall
from trilobite.server.hub import Hub
from trilobite.server.live import LiveTable
from trilobite.server.tables import Seat, Table

logger = logging.getLogger(__name__)
LOOKS = 20
"""How often the tables are looked at in the time that a host may be away."""


HOST = "table-host"
"""The line in the log about a change of host."""


def inherit(table: Table, person: int, from_seat: int) -> Seat | None:
    """If the host has left every seat, the next human seat has the host's rights: which one."""
    if table.host != person or any(s.belongs_to(person) and not s.away for s in table.seats):
        return None
    heir = _next_human(table, from_seat)
    if heir is not None and heir.person is not None:
        table.host = heir.person
    return heir


def heir_of(table: Table, here: Collection[int]) -> Seat | None:
    """Who waits at the table and would inherit: the next human seat after the host's."""
    if table.status == "finished" or table.host in here:
        return None
    return _next_human(table, _seat_of_host(table), here)


def _next_human(table: Table, from_seat: int, here: Collection[int] | None = None) -> Seat | None:
    """The next human seat; of those whose people are here, if that is asked for."""
    for step in range(1, table.players + 1):
        seat = table.seats[(from_seat + step) % table.players]
        if _may_inherit(seat, table.host) and (here is None or seat.person in here):
            return seat
    return None


def _may_inherit(seat: Seat, host: int) -> bool:
    return seat.kind == "human" and seat.person not in (None, host)


def _seat_of_host(table: Table) -> int:
    """Where the host sits; a host without a seat counts as sitting before the first."""
    return next((seat.seat for seat in table.seats if seat.belongs_to(table.host)), -1)


class HostWatch:
    """Looks around now and then at the tables that somebody has open."""

    def __init__(self, hall: Hall, hub: Hub) -> None:
        self._hall = hall
        self._hub = hub
        self._seconds = hall.settings.host_seconds
        self._task: asyncio.Task[None] | None = None

    @property
    def is_watching(self) -> bool:
        return self._task is not None

    def start(self) -> None:
        if self._seconds > 0:
            self._task = asyncio.create_task(self._watch(), name="watch for absent hosts")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def seen(self, id: str, person: int) -> None:
        """Somebody has asked something about a table; a host who does that is there."""
        live = self._hall.in_memory(id)
        if live is not None and live.table.host == person:
            live.without_host = 0.0

    async def _watch(self) -> None:
        pause = self._seconds / LOOKS
        while True:
            await asyncio.sleep(pause)
            for id in self._hub.open_tables():
                try:
                    await self._look_at(id, pause)
                except Exception:
                    # One broken table is no reason to leave the others without a host.
                    logger.exception("a table could not be looked at for its host")

    async def _look_at(self, id: str, pause: float) -> None:
        live = self._hall.in_memory(id)
        if live is None:
            return
        here = self._hub.here(id)
        if live.table.host in here:
            live.without_host = 0.0
        elif heir_of(live.table, here) is not None:
            live.without_host += pause
            if live.without_host >= self._seconds:
                await self._pass_on(id)

    async def _pass_on(self, id: str) -> None:
        async def work(live: LiveTable) -> None:
            heir = heir_of(live.table, self._hub.here(id))
            if heir is None or heir.person is None or live.without_host < self._seconds:
                return  # the host came back, or the heir went, while we waited for the table
            live.is_dirty = True
            live.table.host, live.without_host = heir.person, 0.0
            await live.commit(live.note(HOST, heir.seat, heir.person))

        await self._hall.change(id, work)
        self._hall.tell_seats(id)
