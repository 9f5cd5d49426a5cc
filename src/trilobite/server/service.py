"""The service: its parts put together, from start to end."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from importlib.metadata import version

import sqlalchemy as sa

from trilobite.server import tables
from trilobite.server.botplay import BotPlay, waiting_for_bots
from trilobite.server.clock import Clock, system_clock
from trilobite.server.hall import Hall
from trilobite.server.hints import Hints
from trilobite.server.hosts import HostWatch
from trilobite.server.hub import Hub
from trilobite.server.invitations import Invitations, new_invitations, store_invitations
from trilobite.server.limits import Limits
from trilobite.server.live import LiveTable, append
from trilobite.server.metrics import LoopLag, Metrics
from trilobite.server.plans import plan_table, rematch_of
from trilobite.server.play import Play
from trilobite.server.seating import Seating
from trilobite.server.sessions import Session, Sessions
from trilobite.server.settings import Settings
from trilobite.server.store import Store
from trilobite.server.tables import Table
from trilobite.server.thinking import Thinking
from trilobite.server.trouble import TroubleError, not_yours
from trilobite.server.wire import Invitation, TableInfo, TablePlan


class Service:
    """Everything that the routes call."""

    def __init__(self, settings: Settings, clock: Clock = system_clock) -> None:
        self.settings = settings
        self.clock = clock
        self.version = version("trilobite")
        self.metrics = Metrics()
        self.limits = Limits(settings.limits)
        self.lag = LoopLag()
        self.store = Store(settings.database, self.metrics)
        self.sessions = Sessions(settings, self.store, clock)
        self.hall = Hall(settings, self.store, self.metrics, clock)
        self.play = Play(self.hall)
        self.seating = Seating(self.hall)
        self.invitations = Invitations(self.hall)
        self.thinking = Thinking(
            settings.bot_processes, settings.bot_seconds, settings.bot_megabytes
        )
        self.hints = Hints(self.hall, self.thinking)
        self.hub = Hub(self.hall)
        self.hosts = HostWatch(self.hall, self.hub)
        self.bots = BotPlay(self.hall, self.play, self.thinking)
        self.hall.here = self.hub.here
        self.hall.is_busy = lambda id: self.hub.has_readers(id) or self.bots.is_thinking(id)
        thinking, gauge = self.thinking, self.metrics.gauge
        gauge("loop_lag_seconds", lambda: self.lag.worst, "how late the event loop was, at worst")
        gauge("bot_decisions", lambda: thinking.decisions, "answers of bots")
        gauge("bot_failures", lambda: thinking.failures, "answers of bots that were replaced")
        gauge("bot_seconds", lambda: thinking.seconds, "time bots have taken for their answers")

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        self.lag.start()
        self.hosts.start()
        for id in await self.store.read(waiting_for_bots):
            self.bots.wake(id)
        try:
            yield
        finally:
            self.hub.stop()
            await self.hosts.stop()
            await self.bots.stop()
            await self.hall.finish()
            await self.lag.stop()
            await asyncio.to_thread(self.thinking.stop)
            await asyncio.to_thread(self.store.close)

    # Tables as a whole.

    async def create_table(
        self, plan: TablePlan, session: Session
    ) -> tuple[Table, list[Invitation]]:
        table = plan_table(plan, session.person, session.name, self.clock, self.settings.house_bot)
        made = new_invitations(table.seats)
        await self._store_new(table, made)
        return table, made

    async def _store_new(self, table: Table, made: list[Invitation]) -> None:
        """A new table; if no seat is open the game has begun when it is stored."""
        live = LiveTable(table, None, self.store, self.clock)
        rows = live.start_if_full()

        def job(connection: sa.Connection) -> None:
            tables.insert(connection, table)
            append(connection, table.id, rows)
            store_invitations(connection, table.id, made)

        await self.store.write(job)
        self.bots.wake(table.id)

    async def rematch(self, id: str, person: int) -> str:
        """The same table once more, made by whoever asks first."""

        async def work(live: LiveTable) -> str:
            table = live.table
            if all(seat.person != person for seat in table.seats):
                raise not_yours("Only who sat at the table may ask for a rematch.")
            if table.status != "finished":
                raise TroubleError("forbidden", "The game is not over.")
            if table.rematch is None:
                new = rematch_of(table, self.clock, secrets.SystemRandom().shuffle)
                await self._store_new(new, [])
                live.is_dirty = True
                table.rematch = new.id
                await live.commit()
            return table.rematch

        new_id = await self.hall.change(id, work)
        self.hall.tell_seats(id)
        return new_id

    async def delete_table(self, id: str, person: int) -> None:
        async def work(live: LiveTable) -> None:
            if live.table.host != person:
                raise not_yours("Only the host removes a table.")
            if live.table.status != "open":
                raise TroubleError("forbidden", "The game has begun.")
            await self.store.write(lambda connection: tables.delete(connection, id))
            self.hall.forget(id)

        await self.hall.change(id, work)
        self.hub.end_table(id)

    async def info(self, id: str, person: int | None) -> TableInfo:
        here = self.hub.here(id)
        return await self.hall.look(id, lambda live: live.table.info(person, here))

    async def rename(self, session: Session, name: str) -> None:
        await self.sessions.rename(session, name)
        for id in self.hall.rename(session.person, name):
            self.hall.tell_seats(id)

    async def forget(self, session: Session) -> None:
        """The end of a session: its seats are left, its sockets closed."""
        ids = await self.store.read(lambda c: tables.ids_of(c, session.person))
        await self.seating.leave_all(session.person, ids)
        await self.sessions.end(session)
        self.hub.end_session(session)
