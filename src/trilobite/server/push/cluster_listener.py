"""Several servers on one database: receives news from the others, and announces who is here.

The log is the truth, and memory may be out of date. So a server listens for what others have
stored, catches up, and wakes the subscribers of the table. If its connection for news breaks, it
may have missed something; when the connection is back, it compares everything in memory with the
database.
"""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any

import psycopg
import sqlalchemy as sa

from trilobite.server.common.errors import ServiceError
from trilobite.server.common.loops import Loop
from trilobite.server.people.sessions import Sessions
from trilobite.server.push.broadcaster import Broadcaster, end_lost_sessions
from trilobite.server.push.restored import RestoreLoop
from trilobite.server.storage import outages
from trilobite.server.storage.outbox import (
    CHANNEL,
    Changed,
    Farewell,
    Gone,
    Here,
    News,
    Removed,
    Renamed,
    Restored,
    ServerStarted,
    SessionEnded,
    Spoken,
    announce,
    read_batch,
)
from trilobite.server.storage.preflight import database_url
from trilobite.server.storage.store import APPLICATION, CONNECTION_OPTIONS
from trilobite.server.tables.changes import ChatAdded, PeopleChanged, PresenceChanged
from trilobite.server.tables.presence import pieces
from trilobite.server.tables.registry import TableRegistry

logger = logging.getLogger(__name__)
BEAT_SECONDS = 10.0
"""Seconds between two announcements of a server that it is alive, and of who is connected to it."""


class ClusterListener:
    def __init__(
        self,
        registry: TableRegistry,
        broadcaster: Broadcaster,
        sessions: Sessions,
        restores: RestoreLoop,
    ) -> None:
        self._registry = registry
        self._broadcaster = broadcaster
        self._sessions = sessions
        self._restores = restores
        self._remote = registry.presence.remote
        self._is_stopped = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._wanted: dict[str, int] = {}
        """The tables that are catching up, with the revision they have to reach."""
        self._announced: set[str] = set()
        """The tables for which the other servers know that somebody is connected here."""
        self.is_listening = asyncio.Event()
        self.listening = Loop("news of other servers", outages.PAUSE, self._listen, registry.clock)
        self.heartbeat = Loop(
            "presence", BEAT_SECONDS, self._beat, registry.clock, waits_first=True
        )

    async def start(self) -> None:
        """Begin to listen, before any table is loaded. The service stops the loop."""
        self.listening.start()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(outages.WAIT_SECONDS):
                await self.is_listening.wait()

    async def stop(self) -> None:
        self._is_stopped = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(ServiceError, sa.exc.SQLAlchemyError):
            await self._announce(Farewell())

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, ServiceError):
            logger.error("news from another server could not be processed", exc_info=error)

    async def _announce(self, *news: News) -> None:
        def job(connection: sa.Connection) -> None:
            for item in news:
                announce(connection, item)

        await self._registry.store.write(job)

    # Listening.

    async def _listen(self) -> None:
        try:
            await self._receive()
        except Exception as error:  # noqa: BLE001 - whatever it was, we have to listen again
            if self.is_listening.is_set():
                logger.warning("lost the connection for news: %s", type(error).__name__)
        self.is_listening.clear()

    async def _receive(self) -> None:
        """Receive news on one connection until it breaks."""
        url = database_url(self._registry.store.url)
        _, given = url.get_dialect()().create_connect_args(url)
        options: dict[str, Any] = {**CONNECTION_OPTIONS, "application_name": APPLICATION, **given}
        connection = await psycopg.AsyncConnection.connect(autocommit=True, **options)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await self._catch_up()
            self.is_listening.set()
            while True:
                async for notice in connection.notifies(timeout=BEAT_SECONDS):
                    self._take(notice.payload)
                await connection.execute("SELECT 1")  # a silent connection may be dead

    async def _catch_up(self) -> None:
        """Catch up with news that came while we did not listen."""
        await self._restores.check()
        self._sessions.forget_all()
        await end_lost_sessions(self._registry, self._broadcaster)
        await self._registry.follow_all()
        self._broadcaster.publish_all()
        await self._announce(ServerStarted(), *self._all_here())

    def _take(self, text: str) -> None:
        batch = read_batch(text)
        if batch is None:
            logger.warning("ignored news that another version of the server has sent")
            return
        for news in batch.news:
            if isinstance(news, Changed):
                # Our own too: a change whose caller gave up waiting may have been stored after all.
                self._follow(news)
            elif isinstance(news, Restored):
                self._restores.begin(news.epoch)
            elif batch.sender != self._registry.store.name:
                self._use(batch.sender, news)

    def _use(self, sender: str, news: News) -> None:
        now = self._registry.clock().timestamp()
        match news:
            case Gone(id=id):
                self._registry.note_deleted(id)
            case Spoken(id=id):
                self._registry.publish(ChatAdded(id))
            case SessionEnded(hash=key):
                self._sessions.forget(key)
                self._broadcaster.end_session(key)
            case Renamed(person=person, name=name):
                self._sessions.set_name(person, name)
                self._begin(self._registry.reread_person(person))
            case Removed(person=person):
                self._sessions.forget_person(person)
                self._broadcaster.end_person(person)
                self._begin(self._registry.reread_person(person))
            case Here(people=people):
                self._publish_people(self._remote.hear(sender, people, now))
            case Farewell():
                self._publish_people(self._remote.lose(sender))
            case ServerStarted():
                self._begin(self._announce(*self._all_here()))
            case Changed() | Restored():
                pass

    def _follow(self, news: Changed) -> None:
        """Catch up with a change; one task per table handles further changes as well."""
        if news.id in self._wanted:
            self._wanted[news.id] = max(self._wanted[news.id], news.revision)
            return
        known = self._registry.in_memory(news.id)
        if known is not None and known.table.revision >= news.revision:
            return
        self._wanted[news.id] = news.revision
        self._begin(self._follow_one(news.id))

    async def _follow_one(self, id: str) -> None:
        try:
            done = -1
            while done < self._wanted[id]:
                done = self._wanted[id]
                await self._registry.follow(id, done)
        finally:
            del self._wanted[id]

    # Who is here.

    def _publish_people(self, ids: list[str]) -> None:
        for id in ids:
            self._registry.publish(PeopleChanged(id))

    def presence_changed(self, change: PresenceChanged) -> None:
        """Tell the other servers who has a table open here."""
        id, here = change.id, self._registry.presence.local(change.id)
        if self._is_stopped:
            return
        if here:
            self._announced.add(id)
        elif id not in self._announced:
            return
        self._begin(self._announce(*self._announcements({id: here})))
        if not here:
            self._announced.discard(id)

    def _all_here(self) -> list[News]:
        people = {id: self._registry.presence.local(id) for id in self._broadcaster.open_tables()}
        self._announced = {id for id, here in people.items() if here}
        return self._announcements({id: people[id] for id in self._announced})

    def _announcements(self, people: dict[str, set[int]]) -> list[News]:
        return [Here(piece) for piece in pieces(people)]

    async def _beat(self) -> None:
        with contextlib.suppress(ServiceError):
            await self._announce(*self._all_here())
        self._publish_people(self._remote.lose_silent(self._registry.clock().timestamp()))
