"""Timeouts: lets a bot play when a seat's time is up, and refunds time after an outage.

Deadlines are in the database, so that tables which nobody has open are checked too. Several workers
may check the same tables: the first to store a timeout wins, and the others lose the race, as with
any other change. A heartbeat in the database says until when a server was up. At the next start,
and when the database can be reached again, every running clock gets back the time that has passed
since.
"""

import contextlib
import logging
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa

from trilobite.engine import canonical_json
from trilobite.server.common.clock import written
from trilobite.server.common.errors import ServiceError
from trilobite.server.common.loops import Loop
from trilobite.server.storage import schema
from trilobite.server.storage.outbox import Changed, announce
from trilobite.server.tables.clock_transitions import let_lapse, out_of_time
from trilobite.server.tables.clocks import Clocks, read_clocks
from trilobite.server.tables.game import LogRow
from trilobite.server.tables.live import TableDraft, append
from trilobite.server.tables.registry import TableRegistry

logger = logging.getLogger(__name__)
LOOK_SECONDS = 1.0
"""Seconds between two checks of the clocks. While a clock runs, each check stores a heartbeat."""

ALIVE_SECONDS = 5.0
"""Maximum age, in seconds, of a heartbeat that shows that another server is up. While one is, a
worker that joins must not refund time."""

RETRY_SECONDS = 60.0
"""Seconds until a table whose timeout failed is tried again."""

MOST_AT_ONCE = 1000
HEARTBEAT = "heartbeat"
TIME_OUT = "table-time-out"
GIVEN_BACK = "table-time-given-back"


class TimeoutLoop:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.loop = Loop("clocks", LOOK_SECONDS, self.look_around, registry.clock)
        self._left_alone: dict[str, datetime] = {}
        """Tables whose timeout failed, with the time of the next attempt."""
        self._asked: datetime | None = None
        """The time of the first unanswered check of the database; None if all were answered."""

    async def prepare(self) -> None:
        """Refund the time for which the server was down; called before the loop starts."""
        with contextlib.suppress(sa.exc.IntegrityError):  # another worker was faster
            await self._give_back(ALIVE_SECONDS if self._registry.store.is_shared else 0.0)

    def forget(self) -> None:
        self._left_alone.clear()

    async def finish(self) -> None:
        """Store the last heartbeat, after the loop has ended."""
        try:
            await self._beat()
        except (sa.exc.SQLAlchemyError, ServiceError):
            logger.exception("the last heartbeat could not be stored")

    async def _give_back(self, least_seconds: float) -> None:
        now, least = self._registry.clock(), timedelta(seconds=least_seconds)
        await self._registry.store.write(lambda connection: give_back_time(connection, now, least))

    def _was_database_down(self) -> bool:
        """Whether the database was unavailable for a while, so that nobody could play."""
        if self._asked is None or not self._registry.store.is_shared:
            return False
        return self._registry.clock() - self._asked > timedelta(seconds=ALIVE_SECONDS)

    async def look_around(self) -> float:
        """Handle all timeouts that are due; returns the seconds until the next check."""
        self._asked = self._asked or self._registry.clock()
        running = await self._registry.store.read(next_deadlines)
        if self._was_database_down():
            # Before the next heartbeat, and before the outage makes anybody time out.
            await self._give_back(ALIVE_SECONDS)
            self._asked = None
            return 0.0
        if running:
            await self._beat()
        if self._was_database_down():
            return 0.0
        self._asked = None
        now = written(self._registry.clock())
        for id, deadline in running.items():
            if deadline <= now and not self._is_left_alone(id):
                await self._try_time_out(id)
        coming = [datetime.fromisoformat(at) for at in running.values() if at > now]
        return self._until(min(coming)) if coming else LOOK_SECONDS

    def _until(self, moment: datetime) -> float:
        return min(LOOK_SECONDS, max(0.0, (moment - self._registry.clock()).total_seconds()))

    async def _beat(self) -> None:
        now = written(self._registry.clock())
        with contextlib.suppress(sa.exc.IntegrityError):  # the first beat of two workers at once
            await self._registry.store.write(lambda connection: beat(connection, now))

    def _is_left_alone(self, id: str) -> bool:
        until = self._left_alone.get(id)
        return until is not None and until > self._registry.clock()

    async def _try_time_out(self, id: str) -> None:
        try:
            await self._time_out(id)
            self._left_alone.pop(id, None)
        except Exception as error:
            # One broken table must not make the others wait.
            logger.exception("a timeout could not be handled")
            if not (isinstance(error, ServiceError) and error.is_transient):
                self._left_alone[id] = self._registry.clock() + timedelta(seconds=RETRY_SECONDS)

    async def _time_out(self, id: str) -> None:
        async def work(draft: TableDraft) -> None:
            table, now = draft.table, self._registry.clock()
            if table.outdated:
                return  # this game can no longer be played
            for seat in out_of_time(table, now):
                let_lapse(table, seat, now)
                draft.note(TIME_OUT, seat, None, table.time_control().bot)

        await self._registry.change(id, work)


def next_deadlines(connection: sa.Connection) -> dict[str, str]:
    """The tables with a running clock, each with its first deadline."""
    tables = schema.tables
    query = (
        sa.select(tables.c.id, tables.c.deadline)
        .where(tables.c.deadline.is_not(None))
        .order_by(tables.c.deadline)
        .limit(MOST_AT_ONCE)
    )
    return {row.id: row.deadline for row in connection.execute(query)}


def beat(connection: sa.Connection, now: str) -> None:
    """Store that a server is up at this moment. A beat that an outage has delayed is ignored."""
    meta, last = schema.meta, last_beat(connection)
    if last is None:
        connection.execute(meta.insert().values(key=HEARTBEAT, value=now))
    elif last < now:
        connection.execute(meta.update().where(meta.c.key == HEARTBEAT).values(value=now))


def last_beat(connection: sa.Connection) -> str | None:
    """The time of the last heartbeat, locked until the end of this transaction."""
    meta = schema.meta
    query = sa.select(meta.c.value).where(meta.c.key == HEARTBEAT).with_for_update()
    return connection.scalar(query)


def give_back_time(connection: sa.Connection, now: datetime, least: timedelta) -> None:
    """Refund the time since the last heartbeat to all running clocks, and add a row to their logs.

    This changes the database directly: there may be thousands of tables, few of them in memory.
    If several workers try it, the first one does it, and the others find a fresh heartbeat.
    """
    tables, last = schema.tables, last_beat(connection)
    downtime = timedelta() if last is None else now - datetime.fromisoformat(last)
    if downtime > least:
        running = (
            sa.select(tables.c.id, tables.c.seq, tables.c.revision, tables.c.clocks)
            .where(tables.c.deadline.is_not(None))
            .with_for_update()
        )
        for id, seq, revision, data in connection.execute(running).all():
            _give_back_at(connection, id, seq, read_clocks(data), downtime, now)
            announce(connection, Changed(id, revision + 1))
    beat(connection, written(now))


def _give_back_at(
    connection: sa.Connection, id: str, seq: int, clocks: Clocks, downtime: timedelta, now: datetime
) -> None:
    lost = max(time.give_back(downtime.total_seconds(), now) for time in clocks.seats)
    rows = [_row_about(seq + 1, round(lost), now)] if round(lost) else []
    append(connection, id, rows)
    tables = schema.tables
    values: dict[str, Any] = {
        "clocks": clocks.to_json(),
        "deadline": clocks.deadline,
        "seq": seq + len(rows),
        "revision": tables.c.revision + 1,
    }
    connection.execute(tables.update().where(tables.c.id == id).values(**values))


def _row_about(seq: int, seconds: int, now: datetime) -> LogRow:
    event = {"key": GIVEN_BACK, "rule": "", "args": {"seconds": seconds}, "targets": []}
    return LogRow(seq, "seat", None, None, canonical_json(event), None, written(now))


def waiting_for_stand_ins(connection: sa.Connection) -> list[str]:
    """The tables that wait for the bot of somebody whose time was up, for use after a restart."""
    tables = schema.tables
    query = sa.select(tables.c.id, tables.c.to_act, tables.c.clocks).where(
        tables.c.status == "running",
        # Narrows it down to a few tables; whether one waits for a bot is checked below.
        sa.cast(tables.c.clocks, sa.Text).like('%"lapsed": true%'),
    )
    return sorted(
        id
        for id, to_act, data in connection.execute(query)
        if any(read_clocks(data).seats[seat].lapsed for seat in to_act)
    )
