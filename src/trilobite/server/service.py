"""The service: creates all parts of the server, connects them, starts them and stops them."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from importlib.metadata import version
from typing import TYPE_CHECKING

import sqlalchemy as sa

from trilobite.server.admin.actions import Admin
from trilobite.server.admin.administrators import Administrators, store_address
from trilobite.server.admin.admission import Admission
from trilobite.server.admin.retention import RetentionLoop
from trilobite.server.bots.hints import Hints
from trilobite.server.bots.processes import BotProcesses
from trilobite.server.bots.reviews import Reviews
from trilobite.server.bots.turns import BotTurns, waiting_for_bots
from trilobite.server.common.clock import Clock, system_clock
from trilobite.server.common.limits import RateLimits
from trilobite.server.common.loops import Loop
from trilobite.server.common.metrics import LoopLag, Metrics
from trilobite.server.common.settings import Settings
from trilobite.server.common.wire.tables import TableInfo
from trilobite.server.notices.channels import forget_notices
from trilobite.server.notices.service import NoticeService
from trilobite.server.people.preferences import Preferences, forget_preferences
from trilobite.server.people.sessions import Session, Sessions
from trilobite.server.play.actions import Play
from trilobite.server.play.chat import TableChat, forget_words
from trilobite.server.play.consent import Proposals
from trilobite.server.play.creation import Creation
from trilobite.server.play.invitations import Invitations
from trilobite.server.play.lessons import Lessons
from trilobite.server.play.replays import Replays
from trilobite.server.play.seating import Seating
from trilobite.server.play.timeouts import TimeoutLoop, waiting_for_stand_ins
from trilobite.server.push.broadcaster import Broadcaster, end_lost_sessions
from trilobite.server.push.hosts import HostLoop
from trilobite.server.push.restored import Forget, GoOn, RestoreLoop
from trilobite.server.push.tokens import Tokens, forget_tokens
from trilobite.server.storage.store import Store
from trilobite.server.tables import stored
from trilobite.server.tables.changes import (
    BotAsked,
    ChatAdded,
    PeopleChanged,
    PresenceChanged,
    Subscription,
    TableChanged,
    TableDeleted,
    TableFollowed,
    on,
)
from trilobite.server.tables.info import table_info
from trilobite.server.tables.presence import Presence
from trilobite.server.tables.registry import TableRegistry

if TYPE_CHECKING:
    from trilobite.server.push.cluster_listener import ClusterListener


class Service:
    """The parts of the server that the routes call."""

    def __init__(self, settings: Settings, clock: Clock = system_clock) -> None:
        self.settings = settings
        self.clock = clock
        self.address = ""
        """The server's address on this machine, for `trilobite admin`; '' if unknown."""
        self.version = version("trilobite")
        self.metrics = Metrics()
        self.limits = RateLimits(settings.limits)
        self.lag = LoopLag()
        self.store = Store(settings.database, self.metrics)
        self.sessions = Sessions(settings, self.store, clock)
        self.preferences = Preferences(self.store, clock)
        self.presence = Presence()
        self.registry = TableRegistry(settings, self.store, self.metrics, clock, self.presence)
        self.play = Play(self.registry)
        self.seating = Seating(self.registry)
        self.consent = Proposals(self.registry)
        self.chat = TableChat(self.registry)
        self.invitations = Invitations(self.registry)
        self.processes = BotProcesses(
            settings.bot_processes, settings.bot_seconds, settings.bot_megabytes, self.metrics
        )
        self.hints = Hints(self.registry, self.processes)
        self.replays = Replays(self.registry)
        self.reviews = Reviews(self.registry, self.processes)
        self.broadcaster = Broadcaster(self.registry)
        self.tokens = Tokens(self.registry, self.broadcaster)
        self.hosts = HostLoop(self.registry, self.broadcaster)
        waiting = (waiting_for_bots, waiting_for_stand_ins)
        self.bots = BotTurns(self.registry, self.processes, waiting)
        self.creation = Creation(self.registry)
        self.lessons = Lessons(self.registry, self.creation)
        self.timeouts = TimeoutLoop(self.registry)
        self.notices = NoticeService(self.registry, self.limits)
        self.admission = Admission(settings, self.store, self.sessions, self.invitations)
        self.administrators = Administrators(settings, self.store, clock)
        self.retention = RetentionLoop(self.registry)
        self.admin = Admin(
            self.registry,
            self.broadcaster,
            self.sessions,
            self.seating,
            self.retention,
            self.version,
        )
        self.restores = RestoreLoop(self.store, clock, self._memories(), self._recoveries())
        self.cluster = _cluster_of(self) if self.store.is_shared else None
        self.registry.connect(*self._subscriptions())
        self.metrics.gauge(
            "loop_lag_seconds", lambda: self.lag.worst, "Worst recent delay of the event loop.",
            "livemax",
        )  # fmt: skip
        self.loops = self._loops()

    def _loops(self) -> list[Loop]:
        """All background loops, in the order in which they start."""
        loops = [] if self.cluster is None else [self.cluster.listening]
        loops += [
            self.lag.loop,
            self.retention.loop,
            self.timeouts.loop,
            self.notices.loop.looks,
            self.notices.loop.search,
            self.restores.loop,
        ]
        if self.settings.host_seconds:
            loops.append(self.hosts.loop)
        if self.cluster is not None:
            loops += [self.bots.sweep, self.cluster.heartbeat]
        if self.metrics.is_shared:
            loops.append(self.metrics.refresh_loop(self.clock))
        return loops

    def _subscriptions(self) -> list[Subscription]:
        """All reactions to changes of tables. There are no others."""
        everywhere = (self.cluster.presence_changed,) if self.cluster is not None else ()
        return [
            on(TableChanged, self.broadcaster.table_changed, self.notices.loop.table_changed),
            on(TableFollowed, self.broadcaster.table_changed),
            on(TableDeleted, self.broadcaster.table_deleted),
            on(BotAsked, self.bots.bot_asked),
            on(ChatAdded, self.broadcaster.chat_added),
            on(PeopleChanged, self.broadcaster.people_changed),
            on(PresenceChanged, self.broadcaster.people_changed, *everywhere),
        ]

    def _memories(self) -> tuple[Forget, ...]:
        """Functions that drop what the server remembers of the database."""
        return (
            self.registry.forget_all, self.sessions.forget_all, self.timeouts.forget,
            self.notices.forget,
        )  # fmt: skip

    def _recoveries(self) -> tuple[GoOn, ...]:
        """Functions to call after everything was dropped because a backup was restored."""

        async def notify_subscribers() -> None:
            await end_lost_sessions(self.registry, self.broadcaster)
            self.broadcaster.publish_all()

        return (
            self.admission.prepare, notify_subscribers, self.bots.recover, self.notices.recover,
            self.reviews.recover,
        )  # fmt: skip

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        if self.cluster is not None:
            await self.cluster.start()
        await self.admission.prepare()
        if self.address:
            with contextlib.suppress(sa.exc.IntegrityError):  # another worker was faster
                await self.store.write(lambda connection: store_address(connection, self.address))
        await self.timeouts.prepare()
        await self.bots.start()
        self.notices.start()
        self.admin.start()
        for loop in self.loops:
            loop.start()
        try:
            yield
        finally:
            await self.close()

    async def close(self) -> None:
        self.broadcaster.stop()
        for loop in reversed(self.loops):
            await loop.stop()
        await self.timeouts.finish()
        await self.notices.stop()
        await self.bots.stop()
        await self.reviews.stop()
        await self.registry.finish()
        if self.cluster is not None:
            await self.cluster.stop()
        await asyncio.to_thread(self.processes.stop)
        await asyncio.to_thread(self.store.close)

    async def info(self, id: str, person: int | None) -> TableInfo:
        here = self.presence.here(id)
        return await self.registry.look(id, lambda live: table_info(live.table, person, here))

    async def rename(self, session: Session, name: str) -> None:
        await self.sessions.rename(session, name)
        await self.registry.reread_person(session.person)

    async def forget(self, session: Session) -> None:
        """End a session: leave its seats, delete its chat messages and close its sockets."""
        ids = await self.store.read(lambda c: stored.ids_of(c, session.person))
        await self.seating.leave_all(session.person, ids)
        await self.store.write(lambda c: forget_words(c, session.person))
        await self.store.write(lambda c: forget_tokens(c, session.person))
        await self.store.write(lambda c: forget_notices(c, session.person))
        await self.store.write(lambda c: forget_preferences(c, session.person))
        await self.sessions.end(session)
        self.broadcaster.end_person(session.person)


def _cluster_of(service: Service) -> "ClusterListener":
    # Its dependencies are installed only where PostgreSQL is used.
    from trilobite.server.push.cluster_listener import ClusterListener  # noqa: PLC0415

    return ClusterListener(
        service.registry, service.broadcaster, service.sessions, service.restores
    )
