"""Sharing a database with other servers: hearing their news, and telling who is here.

The log is the truth, and what is in memory may be of yesterday. So a server listens for what others
have stored, catches up, and wakes whoever has the table open. If its line to the database breaks it
has missed something: when the line is back, everything in memory is compared with what is stored.
"""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any

import psycopg
import sqlalchemy as sa

from trilobite.server import outages
from trilobite.server.examining import database_url
from trilobite.server.hall import Hall
from trilobite.server.hub import Hub, end_lost_sessions
from trilobite.server.news import (
    CHANNEL,
    Changed,
    Farewell,
    Gone,
    Hello,
    Here,
    News,
    Removed,
    Renamed,
    Restored,
    SessionEnded,
    Spoken,
    announce,
    read_letter,
)
from trilobite.server.presence import Elsewhere, pieces
from trilobite.server.renewal import Renewal
from trilobite.server.sessions import Sessions
from trilobite.server.store import APPLICATION, LINE
from trilobite.server.trouble import TroubleError

logger = logging.getLogger(__name__)
BEAT_SECONDS = 10.0
"""How often a server says that it is there, and who is there by it."""


class Sharing:
    def __init__(self, hall: Hall, hub: Hub, sessions: Sessions, renewal: Renewal) -> None:
        self._hall = hall
        self._hub = hub
        self._sessions = sessions
        self._renewal = renewal
        self._elsewhere = Elsewhere()
        self._tasks: set[asyncio.Task[None]] = set()
        self._wanted: dict[str, int] = {}
        """The tables that are being followed, and up to which revision."""
        self._told: set[str] = set()
        """The tables of which the others know that somebody is there by us."""
        self.is_listening = asyncio.Event()

    async def start(self) -> None:
        """Listen before anything is looked at; the database was there a moment ago."""
        self._hub.others = self._elsewhere.at
        self._hub.presence_watchers.append(self._tell_presence)
        self._begin(self._listen())
        self._begin(self._beat())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(outages.PATIENCE):
                await self.is_listening.wait()

    async def stop(self) -> None:
        self._hub.presence_watchers.clear()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(TroubleError, sa.exc.SQLAlchemyError):
            await self._announce(Farewell())

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, TroubleError):
            logger.error("news of another server could not be used", exc_info=error)

    async def _announce(self, *news: News) -> None:
        def job(connection: sa.Connection) -> None:
            for item in news:
                announce(connection, item)

        await self._hall.store.write(job)

    # Listening.

    async def _listen(self) -> None:
        while True:
            try:
                await self._hear()
            except Exception as error:  # noqa: BLE001 - whatever it was, we have to hear again
                if self.is_listening.is_set():
                    logger.warning("the line for news is broken: %s", type(error).__name__)
            self.is_listening.clear()
            await asyncio.sleep(outages.PAUSE)

    async def _hear(self) -> None:
        """One line, until it breaks."""
        url = database_url(self._hall.store.url)
        _, given = url.get_dialect()().create_connect_args(url)
        options: dict[str, Any] = {**LINE, "application_name": APPLICATION, **given}
        line = await psycopg.AsyncConnection.connect(autocommit=True, **options)
        async with line:
            await line.execute(f"LISTEN {CHANNEL}")
            await self._catch_up()
            self.is_listening.set()
            while True:
                async for notice in line.notifies(timeout=BEAT_SECONDS):
                    self._take(notice.payload)
                await line.execute("SELECT 1")  # a line on which nothing comes may be dead

    async def _catch_up(self) -> None:
        """Whatever was said while nobody listened."""
        await self._renewal.check()
        self._sessions.forget_all()
        await end_lost_sessions(self._hall, self._hub)
        await self._hall.follow_all()
        self._hub.wake_all()
        await self._announce(Hello(), *self._all_here())

    def _take(self, text: str) -> None:
        letter = read_letter(text)
        if letter is None:
            logger.warning("news of another version were not understood")
            return
        for news in letter.news:
            if isinstance(news, Changed):
                # Our own too: what nobody waited for any more may have been stored after all.
                self._follow(news)
            elif isinstance(news, Restored):
                self._renewal.begin(news.epoch)
            elif letter.sender != self._hall.store.name:
                self._use(letter.sender, news)

    def _use(self, sender: str, news: News) -> None:
        now = asyncio.get_running_loop().time()
        match news:
            case Gone(id=id):
                self._hall.forget(id)
                self._hub.end_table(id)
            case Spoken(id=id):
                self._hall.tell_talk(id)
            case SessionEnded(hash=key):
                self._sessions.forget(key)
                self._hub.end_session(key)
            case Renamed(person=person, name=name):
                self._sessions.call(person, name)
                self._wake(self._hall.rename(person, name))
            case Removed(person=person):
                self._sessions.forget_person(person)
                self._hub.end_person(person)
                self._wake(self._hall.strike(person))
            case Here(people=people):
                self._wake(self._elsewhere.hear(sender, people, now))
            case Farewell():
                self._wake(self._elsewhere.lose(sender))
            case Hello():
                self._begin(self._announce(*self._all_here()))
            case Changed() | Restored():
                pass

    def _follow(self, news: Changed) -> None:
        """One task a table: what comes in the meantime is done on the way."""
        if news.id in self._wanted:
            self._wanted[news.id] = max(self._wanted[news.id], news.revision)
            return
        known = self._hall.in_memory(news.id)
        if known is not None and known.table.revision >= news.revision:
            return
        self._wanted[news.id] = news.revision
        self._begin(self._follow_one(news.id))

    async def _follow_one(self, id: str) -> None:
        try:
            done = -1
            while done < self._wanted[id]:
                done = self._wanted[id]
                await self._hall.follow(id, done)
        finally:
            del self._wanted[id]

    # Who is here.

    def _wake(self, ids: list[str]) -> None:
        for id in ids:
            self._hub.seats_changed(id)

    def _tell_presence(self, id: str) -> None:
        here = self._hub.here_by_us(id)
        if here:
            self._told.add(id)
        elif id not in self._told:
            return
        self._begin(self._announce(*self._told_of({id: here})))
        if not here:
            self._told.discard(id)

    def _all_here(self) -> list[News]:
        people = {id: self._hub.here_by_us(id) for id in self._hub.open_tables()}
        self._told = {id for id, here in people.items() if here}
        return self._told_of({id: people[id] for id in self._told})

    def _told_of(self, people: dict[str, set[int]]) -> list[News]:
        return [Here(piece) for piece in pieces(people)]

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            with contextlib.suppress(TroubleError):
                await self._announce(*self._all_here())
            self._wake(self._elsewhere.lose_silent(asyncio.get_running_loop().time()))
