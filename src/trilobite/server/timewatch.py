"""The watch over all clocks: whose time is up, and what the house owes after it was away.

Deadlines are in the database, so that tables which nobody has open are watched too. Several workers
may watch the same tables: whoever stores a time-out first is right, and the other has lost a race
as anybody may. A heartbeat in the database says until when the house was there; at the next start,
and when a database that was away is back, what has passed since is given back to every clock that
ran.
"""

import asyncio
import contextlib
import logging
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa

from trilobite.engine import canonical_json
from trilobite.server import schema
from trilobite.server.clock import written
from trilobite.server.hall import Hall
from trilobite.server.live import LiveTable, append
from trilobite.server.news import Changed, announce
from trilobite.server.pace import Clocks, read_clocks
from trilobite.server.story import Row
from trilobite.server.timekeeping import let_lapse, out_of_time
from trilobite.server.trouble import TroubleError

logger = logging.getLogger(__name__)
LOOK_SECONDS = 1.0
"""How often the house looks at its clocks, and lets its heart beat while one of them runs."""

ALIVE_SECONDS = 5.0
"""Whose heart has beaten so lately is there: a worker that joins others gives nothing back."""

RETRY_SECONDS = 60.0
"""A table that cannot be played on is left alone for so long."""

MOST_AT_ONCE = 1000
HEARTBEAT = "heartbeat"
TIME_OUT = "table-time-out"
GIVEN_BACK = "table-time-given-back"


class TimeWatch:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._task: asyncio.Task[None] | None = None
        self._left_alone: dict[str, float] = {}
        self._looked = 0.0
        """When the clocks were last looked at, on the clock of the event loop."""

    async def start(self) -> None:
        """Give back what the house owes, before anybody can be late; then watch."""
        with contextlib.suppress(sa.exc.IntegrityError):  # another worker has been quicker
            await self._give_back(ALIVE_SECONDS if self._hall.store.is_shared else 0.0)
        self._looked = asyncio.get_running_loop().time()
        self._task = asyncio.create_task(self._watch(), name="watch over clocks")

    def forget(self) -> None:
        self._left_alone.clear()

    async def stop(self) -> None:
        if self._task is None:
            return
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        try:
            await self._beat()
        except (sa.exc.SQLAlchemyError, TroubleError):
            logger.exception("the last heartbeat could not be stored")

    async def _watch(self) -> None:
        while True:
            pause = LOOK_SECONDS
            try:
                pause = await self.look_around()
            except Exception:
                # What is wrong now, such as a database that is away, may be well in a moment.
                logger.exception("the clocks could not be looked at")
            await asyncio.sleep(pause)

    async def _give_back(self, least: float) -> None:
        now, away = self._hall.clock(), timedelta(seconds=least)
        await self._hall.store.write(lambda connection: give_back_time(connection, now, away))

    def _was_away(self) -> bool:
        """Whether the database has let us wait, and with us everybody who plays."""
        waited = asyncio.get_running_loop().time() - self._looked
        return self._hall.store.is_shared and waited > ALIVE_SECONDS

    async def look_around(self) -> float:
        """Let those time out whose time is up; after how many seconds to look again."""
        running = await self._hall.store.read(next_deadlines)
        if self._was_away():
            # Before the heart beats again, and before anybody is late because of that.
            await self._give_back(ALIVE_SECONDS)
            self._looked = asyncio.get_running_loop().time()
            return 0.0
        if running:
            await self._beat()
        if self._was_away():
            return 0.0
        self._looked = asyncio.get_running_loop().time()
        now = written(self._hall.clock())
        for id, deadline in running.items():
            if deadline <= now and not self._is_left_alone(id):
                await self._try_time_out(id)
        coming = [datetime.fromisoformat(at) for at in running.values() if at > now]
        return self._until(min(coming)) if coming else LOOK_SECONDS

    def _until(self, moment: datetime) -> float:
        return min(LOOK_SECONDS, max(0.0, (moment - self._hall.clock()).total_seconds()))

    async def _beat(self) -> None:
        now = written(self._hall.clock())
        with contextlib.suppress(sa.exc.IntegrityError):  # the first beat of two workers at once
            await self._hall.store.write(lambda connection: beat(connection, now))

    def _is_left_alone(self, id: str) -> bool:
        return self._left_alone.get(id, 0.0) > asyncio.get_running_loop().time()

    async def _try_time_out(self, id: str) -> None:
        try:
            await self._time_out(id)
            self._left_alone.pop(id, None)
        except Exception as error:
            # One broken table is no reason to let the others wait.
            logger.exception("the time of a seat is up, and no bot could be called")
            if not (isinstance(error, TroubleError) and error.is_passing):
                self._left_alone[id] = asyncio.get_running_loop().time() + RETRY_SECONDS

    async def _time_out(self, id: str) -> None:
        async def work(live: LiveTable) -> None:
            table, now = live.table, self._hall.clock()
            if table.outdated:
                return  # nobody can play there any more
            rows: list[Row] = []
            for seat in out_of_time(table, now):
                live.is_dirty = True
                let_lapse(table, seat, now)
                rows += live.note(TIME_OUT, seat, None, table.pace_of_play().bot)
            if rows:
                await live.commit(rows)

        await self._hall.change(id, work)


def next_deadlines(connection: sa.Connection) -> dict[str, str]:
    """The tables whose clocks run, by when the first of each is up."""
    tables = schema.tables
    query = (
        sa.select(tables.c.id, tables.c.deadline)
        .where(tables.c.deadline.is_not(None))
        .order_by(tables.c.deadline)
        .limit(MOST_AT_ONCE)
    )
    return {row.id: row.deadline for row in connection.execute(query)}


def beat(connection: sa.Connection, now: str) -> None:
    """The house is there at this moment; what came too late, after an outage, changes nothing."""
    house, last = schema.house, last_beat(connection)
    if last is None:
        connection.execute(house.insert().values(key=HEARTBEAT, value=now))
    elif last < now:
        connection.execute(house.update().where(house.c.key == HEARTBEAT).values(value=now))


def last_beat(connection: sa.Connection) -> str | None:
    """Until when the house was there; nobody else lets it beat before this transaction ends."""
    house = schema.house
    query = sa.select(house.c.value).where(house.c.key == HEARTBEAT).with_for_update()
    return connection.scalar(query)


def give_back_time(connection: sa.Connection, now: datetime, least: timedelta) -> None:
    """Whatever ran while the house was away gets that time back, and the log says so.

    Straight in the database: there may be thousands, and few of them in memory. Several workers may
    want to do it; the first does, and the others find a heart that beats.
    """
    tables, last = schema.tables, last_beat(connection)
    away = timedelta() if last is None else now - datetime.fromisoformat(last)
    if away > least:
        running = (
            sa.select(tables.c.id, tables.c.seq, tables.c.revision, tables.c.clocks)
            .where(tables.c.deadline.is_not(None))
            .with_for_update()
        )
        for id, seq, revision, data in connection.execute(running).all():
            _give_back_at(connection, id, seq, read_clocks(data), away, now)
            announce(connection, Changed(id, revision + 1))
    beat(connection, written(now))


def _give_back_at(
    connection: sa.Connection, id: str, seq: int, clocks: Clocks, away: timedelta, now: datetime
) -> None:
    lost = max(time.give_back(away.total_seconds(), now) for time in clocks.seats)
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


def _row_about(seq: int, seconds: int, now: datetime) -> Row:
    event = {"key": GIVEN_BACK, "rule": "", "args": {"seconds": seconds}, "targets": []}
    return Row(seq, "seat", None, None, canonical_json(event), None, written(now))


def waiting_for_stand_ins(connection: sa.Connection) -> list[str]:
    """After a start: the tables where a bot goes on for somebody whose time was up."""
    tables = schema.tables
    query = sa.select(tables.c.id, tables.c.to_act, tables.c.clocks).where(
        tables.c.status == "running",
        # Few of the many; which of them wait is in the data.
        sa.cast(tables.c.clocks, sa.Text).like('%"lapsed": true%'),
    )
    return sorted(
        id
        for id, to_act, data in connection.execute(query)
        if any(read_clocks(data).seats[seat].lapsed for seat in to_act)
    )
