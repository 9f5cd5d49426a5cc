"""The service: its parts put together, from start to end."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from importlib.metadata import version
from typing import TYPE_CHECKING

import sqlalchemy as sa

from trilobite.server import tables
from trilobite.server.admin import Admin
from trilobite.server.administrators import Administrators, tell_address
from trilobite.server.admission import Admission
from trilobite.server.botplay import BotPlay, waiting_for_bots
from trilobite.server.clock import Clock, system_clock
from trilobite.server.consent import Agreements
from trilobite.server.forking import forked_table
from trilobite.server.guides import check_is_game
from trilobite.server.hall import Hall
from trilobite.server.hints import Hints
from trilobite.server.hosts import HostWatch
from trilobite.server.housekeeping import Housekeeping
from trilobite.server.hub import Hub, end_lost_sessions
from trilobite.server.invitations import Invitations, new_invitations, store_invitations
from trilobite.server.learning import Learning
from trilobite.server.limits import Limits
from trilobite.server.live import Extra, LiveTable, append
from trilobite.server.metrics import LoopLag, Metrics
from trilobite.server.notices.channels import forget_notices
from trilobite.server.notices.desk import NoticeDesk
from trilobite.server.plans import plan_table, rematch_of
from trilobite.server.play import Play
from trilobite.server.renewal import Forget, GoOn, Renewal
from trilobite.server.replays import Replays
from trilobite.server.reviewing import Reviewing
from trilobite.server.seating import Seating
from trilobite.server.sessions import Session, Sessions
from trilobite.server.settings import Settings
from trilobite.server.store import Store
from trilobite.server.tables import Table
from trilobite.server.talk import Conversation, forget_words
from trilobite.server.thinking import Thinking
from trilobite.server.timewatch import TimeWatch, waiting_for_stand_ins
from trilobite.server.tokens import Tokens, forget_tokens
from trilobite.server.trouble import TroubleError, not_yours
from trilobite.server.wire.plans import Fork, TablePlan
from trilobite.server.wire.seats import Invitation
from trilobite.server.wire.tables import TableInfo

if TYPE_CHECKING:
    from trilobite.server.sharing import Sharing


class Service:
    """Everything that the routes call."""

    def __init__(self, settings: Settings, clock: Clock = system_clock) -> None:
        self.settings = settings
        self.clock = clock
        self.address = ""
        """Where this machine finds it, for `trilobite admin`; '' if that is not known."""
        self.version = version("trilobite")
        self.metrics = Metrics()
        self.limits = Limits(settings.limits)
        self.lag = LoopLag()
        self.store = Store(settings.database, self.metrics)
        self.sessions = Sessions(settings, self.store, clock)
        self.hall = Hall(settings, self.store, self.metrics, clock)
        self.play = Play(self.hall)
        self.seating = Seating(self.hall)
        self.agreements = Agreements(self.hall)
        self.conversation = Conversation(self.hall)
        self.invitations = Invitations(self.hall)
        self.thinking = Thinking(
            settings.bot_processes, settings.bot_seconds, settings.bot_megabytes
        )
        self.hints = Hints(self.hall, self.thinking)
        self.replays = Replays(self.hall)
        self.reviewing = Reviewing(self.hall, self.thinking)
        self.hub = Hub(self.hall)
        self.tokens = Tokens(self.hall, self.hub)
        self.hosts = HostWatch(self.hall, self.hub)
        self.bots = BotPlay(self.hall, self.play, self.thinking)
        self.learning = Learning(self.hall, lambda table: self._store_new(table, []))
        self.time = TimeWatch(self.hall)
        self.notices = NoticeDesk(self.hall, self.limits)
        self.admission = Admission(settings, self.store, self.sessions, self.invitations)
        self.administrators = Administrators(settings, self.store, clock)
        self.housekeeping = Housekeeping(self.hall)
        self.admin = Admin(
            self.hall, self.hub, self.sessions, self.seating, self.housekeeping, self.version
        )
        self.renewal = Renewal(self.store, self._memories(), self._new_beginnings())
        self.sharing = _sharing(self) if self.store.is_shared else None
        self.hall.here = self.hub.here
        self.hall.is_busy = lambda id: self.hub.has_readers(id) or self.bots.is_thinking(id)
        thinking, gauge = self.thinking, self.metrics.gauge
        gauge("loop_lag_seconds", lambda: self.lag.worst, "how late the event loop was, at worst")
        gauge("bot_decisions", lambda: thinking.decisions, "answers of bots")
        gauge("bot_failures", lambda: thinking.failures, "answers of bots that were replaced")
        gauge("bot_seconds", lambda: thinking.seconds, "time bots have taken for their answers")

    def _memories(self) -> tuple[Forget, ...]:
        """Everything that knows something of what is stored."""
        return (
            self.hall.forget_all, self.sessions.forget_all, self.time.forget, self.notices.forget,
        )  # fmt: skip

    def _new_beginnings(self) -> tuple[GoOn, ...]:
        """What has to be done after it was forgotten."""

        async def tell_readers() -> None:
            await end_lost_sessions(self.hall, self.hub)
            self.hub.wake_all()

        return (
            self.admission.prepare, tell_readers, self.bots.begin_anew, self.notices.begin_anew,
            self.reviewing.begin_anew,
        )  # fmt: skip

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        if self.sharing is not None:
            await self.sharing.start()
        await self.admission.prepare()
        if self.address:
            with contextlib.suppress(sa.exc.IntegrityError):  # another worker has been quicker
                await self.store.write(lambda connection: tell_address(connection, self.address))
        self.lag.start()
        self.hosts.start()
        self.housekeeping.start()
        await self.time.start()
        await self.bots.start((waiting_for_bots, waiting_for_stand_ins))
        self.notices.start()
        self.renewal.start()
        self.admin.start()
        try:
            yield
        finally:
            await self.close()

    async def close(self) -> None:
        self.hub.stop()
        await self.renewal.stop()
        await self.housekeeping.stop()
        await self.hosts.stop()
        await self.time.stop()
        await self.notices.stop()
        await self.bots.stop()
        await self.reviewing.stop()
        await self.hall.finish()
        if self.sharing is not None:
            await self.sharing.stop()
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
        await self.store.write(self._insertion(table, made))
        self.bots.wake(table.id)
        self.notices.watch.wake(table.id)

    def _insertion(self, table: Table, made: list[Invitation]) -> Extra:
        live = LiveTable(table, None, self.store, self.clock)
        rows = live.start_if_full()

        def job(connection: sa.Connection) -> None:
            tables.insert(connection, table)
            append(connection, table.id, rows)
            store_invitations(connection, table.id, made)

        return job

    async def rematch(self, id: str, person: int) -> str:
        """The same table once more, made by whoever asks first."""

        async def work(live: LiveTable) -> str:
            table = live.table
            if all(seat.person != person for seat in table.seats):
                raise not_yours("Only who sat at the table may ask for a rematch.")
            check_is_game(table)
            if table.status != "finished":
                raise TroubleError("forbidden", "The game is not over.")
            if table.rematch is None:
                new = rematch_of(table, self.clock, secrets.SystemRandom().shuffle)
                live.is_dirty = True
                table.rematch = new.id
                await live.commit(extra=self._insertion(new, []))
            return table.rematch

        new_id = await self.hall.change(id, work)
        self.bots.wake(new_id)
        self.notices.watch.wake(new_id)
        self.hall.tell_seats(id)
        return new_id

    async def fork(self, id: str, session: Session, fork: Fork) -> tuple[Table, list[Invitation]]:
        """Continue a game from some moment of it as a new table."""
        table = await forked_table(self.hall, id, session, fork)
        made = new_invitations(table.seats)
        await self._store_new(table, made)
        return table, made

    async def delete_table(self, id: str, person: int) -> None:
        async def work(live: LiveTable) -> None:
            if live.table.host != person:
                raise not_yours("Only the host removes a table.")
            if live.table.status != "open":
                raise TroubleError("forbidden", "The game has begun.")

            def job(connection: sa.Connection) -> None:
                tables.check_known(connection, live.table)
                tables.delete(connection, id)

            await self.store.write(job, live.epoch)
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
        """The end of a session: its seats are left, its words deleted, its sockets closed."""
        ids = await self.store.read(lambda c: tables.ids_of(c, session.person))
        await self.seating.leave_all(session.person, ids)
        await self.store.write(lambda c: forget_words(c, session.person))
        await self.store.write(lambda c: forget_tokens(c, session.person))
        await self.store.write(lambda c: forget_notices(c, session.person))
        await self.sessions.end(session)
        self.hub.end_person(session.person)


def _sharing(service: Service) -> "Sharing":
    # What it needs is installed only where it is needed.
    from trilobite.server.sharing import Sharing  # noqa: PLC0415

    return Sharing(service.hall, service.hub, service.sessions, service.renewal)
