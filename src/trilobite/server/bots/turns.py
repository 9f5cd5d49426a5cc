"""Bots at tables: whenever the game waits for a bot, the bot gets its view and the offer."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import timedelta
from functools import partial

import sqlalchemy as sa

from trilobite.bots.levels import next_weaker
from trilobite.engine import Action, Offer, View
from trilobite.server.bots.lease import BotLease
from trilobite.server.bots.processes import Answer, BotKey, BotProcesses
from trilobite.server.common.clock import written
from trilobite.server.common.errors import ServiceError
from trilobite.server.common.loops import Delays, Loop
from trilobite.server.storage import schema
from trilobite.server.tables.changes import BotAsked
from trilobite.server.tables.game import LoggedGame
from trilobite.server.tables.guides import reply_of_guide
from trilobite.server.tables.live import LiveTable, TableDraft
from trilobite.server.tables.registry import TableRegistry

logger = logging.getLogger(__name__)
Waiting = Callable[[sa.Connection], list[str]]
RETRY_SECONDS = 5.0
ELSEWHERE_SECONDS = 1.0
"""Seconds between two checks of a table whose bots are run by another server."""

SWEEP_SECONDS = 10.0
"""Seconds without a move after which another server tries to take over a table's bots."""

REPLACED = "table-bot-replaced"
GIVEN_UP = "table-bot-given-up"


MOST_FAILURES = 3
"""Failures in a row after which the level below plays for the rest of the game."""

MOST_NOTED = 1000
"""Maximum number of bots whose failures are remembered; the oldest is forgotten first."""


class BotQuestion:
    """A question to a bot: the seat, the moment, and everything that the bot may know."""

    def __init__(
        self,
        seat: int,
        bot: str,
        seq: int,
        view: View,
        offer: Offer,
        scripted: Action | None = None,
    ) -> None:
        self.seat = seat
        self.bot = bot
        self.seq = seq
        self.view = view
        self.offer = offer
        self.scripted = scripted
        """The answer that a guide prescribes; None if the bot decides."""


class FailureCount:
    """The number of failures in a row of each bot at each seat.

    Kept in memory only: after a restart, or at another server, each bot gets a new chance.
    """

    def __init__(self) -> None:
        self._failures: dict[BotKey, int] = {}

    def who_plays(self, key: BotKey) -> str:
        """The bot itself or, if it has failed too often, the next lower level that has not."""
        table, seat, bot = key
        while self._failures.get((table, seat, bot), 0) >= MOST_FAILURES:
            below = next_weaker(bot)
            if below is None:
                break
            bot = below
        return bot

    def is_last_chance(self, key: BotKey) -> bool:
        """Whether the bot is replaced for good if it fails once more."""
        return self._failures.get(key, 0) == MOST_FAILURES - 1

    def note_answer(self, key: BotKey) -> None:
        self._failures.pop(key, None)

    def note_failure(self, key: BotKey) -> None:
        self._failures[key] = self._failures.get(key, 0) + 1
        if len(self._failures) > MOST_NOTED:
            del self._failures[next(iter(self._failures))]


class BotTurns:
    """One task for each table that waits for a bot; it ends when the table waits for a person."""

    def __init__(
        self, registry: TableRegistry, processes: BotProcesses, waiting: Sequence[Waiting]
    ) -> None:
        """`waiting` has the queries that find tables waiting for a bot."""
        # One server needs no leases: it runs the bots of all tables.
        self._lease = BotLease(registry.store) if registry.store.is_shared else None
        self._registry = registry
        self._processes = processes
        self._failures = FailureCount()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._delays = Delays(registry.clock)
        self._waiting = waiting
        self.sweep = Loop(
            "bots of lost servers", SWEEP_SECONDS, self._take_over, registry.clock, waits_first=True
        )

    def is_thinking(self, id: str) -> bool:
        return id in self._tasks

    def bot_asked(self, change: BotAsked) -> None:
        self.wake(change.id)

    def wake(self, id: str) -> None:
        """Let the bots of a table decide, if it waits for one of them."""
        if id in self._tasks:
            self._again.add(id)
            return
        task = asyncio.create_task(self._run(id), name=f"bots at {id}")
        self._tasks[id] = task
        self._registry.pin(id)
        task.add_done_callback(lambda _: self._ended(id))

    def _ended(self, id: str) -> None:
        task = self._tasks.pop(id)
        self._registry.unpin(id)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            logger.error("the bots of a table failed; they are tried again later", exc_info=error)
            self._delays.call(RETRY_SECONDS, partial(self.wake, id))
        elif id in self._again:
            self._again.discard(id)
            self.wake(id)

    async def start(self) -> None:
        """Let bots continue after a restart."""
        for id in await self._registry.store.read(lambda c: _found(c, self._waiting)):
            self.wake(id)

    async def recover(self) -> None:
        """Cancel pending bot turns: a backup was restored, so those games may no longer exist."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.start()

    async def stop(self) -> None:
        self._delays.cancel()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._lease is not None:
            await asyncio.to_thread(self._lease.stop)

    async def _run(self, id: str) -> None:
        self._again.discard(id)
        if self._lease is None:
            await self._answer_all(id)
        elif await self._question(id) is not None:
            async with self._lease.of(id) as is_ours:
                if is_ours:
                    await self._answer_all(id)
            if not is_ours:
                self._delays.call(ELSEWHERE_SECONDS, partial(self.wake, id))

    async def _answer_all(self, id: str) -> None:
        while (question := await self._question(id)) is not None:
            await self._answer(id, question)

    async def _question(self, id: str) -> "BotQuestion | None":
        try:
            return await self._registry.look(id, next_question)
        except ServiceError as error:
            if error.is_transient:
                raise  # tried again later
            return None  # the table was deleted

    async def _take_over(self) -> None:
        """Continue tables whose server died while their bots were thinking."""
        before = written(self._registry.clock() - timedelta(seconds=SWEEP_SECONDS))
        found = await self._registry.store.read(
            lambda c: _still(c, _found(c, self._waiting), before)
        )
        for id in found:
            await self._registry.freshen(id)
            self.wake(id)

    async def _answer(self, id: str, question: BotQuestion) -> None:
        # If the seat's own bot has failed too often, another one plays.
        bot = (id, question.seat, self._failures.who_plays((id, question.seat, question.bot)))
        answer, _ = await asyncio.gather(self._answer_of(bot, question), self._least_pause())

        async def work(draft: TableDraft) -> bool:
            game, seat = draft.game, draft.table.seats[question.seat]
            is_going = not (draft.table.paused or draft.table.is_given_up)
            is_asked = draft.table.bot_at(seat.seat) is not None and is_going
            if not is_asked or game is None or game.is_stale(seat.seat, question.seq):
                return False  # paused or given up, or a person plays again: the answer is too late
            if answer.stand_in:
                is_last = self._failures.is_last_chance(bot)
                draft.note(GIVEN_UP if is_last else REPLACED, seat.seat, None)
            draft.apply(draft.row("act", seat.seat, None, answer.action.text()))
            return True

        if await self._registry.change(id, work):
            self._registry.metrics.actions.labels("act").inc()
            self._note(bot, answer)

    async def _least_pause(self) -> None:
        """Wait for as long as people need to follow, even if the bot answers faster."""
        await self._registry.clock.sleep(self._registry.settings.bot_delay, asyncio.Event())

    async def _answer_of(self, bot: BotKey, question: BotQuestion) -> Answer:
        if question.scripted is not None:
            return Answer(question.scripted, [])
        table, seat, name = bot
        return await self._processes.choose(name, question.view, question.offer, (table, seat))

    def _note(self, bot: BotKey, answer: Answer) -> None:
        """Count an answer or a failure of a bot, after it was stored."""
        if answer.stand_in is None:
            self._failures.note_answer(bot)
        else:
            self._failures.note_failure(bot)


def next_question(live: LiveTable) -> BotQuestion | None:
    """The first question to a bot; None if the table waits for people, or for nobody."""
    game = live.game
    table = live.table
    if game is None or table.paused or table.outdated or table.is_given_up:
        return None
    if live.table.guide is not None:
        return _next_reply(live, game)
    for number in game.to_act:
        bot = live.table.bot_at(number)
        if bot is not None:
            return _question(game, number, bot)
    return None


def _next_reply(live: LiveTable, game: LoggedGame) -> BotQuestion | None:
    """The next action that a guide prescribes for another seat."""
    reply = reply_of_guide(live.table, game)
    if reply is None:
        return None
    seat, action = reply
    return _question(game, seat, "", action)


def _question(
    game: LoggedGame, seat: int, bot: str, scripted: Action | None = None
) -> BotQuestion | None:
    offer = game.offer(seat)
    if offer is None:
        return None
    return BotQuestion(seat, bot, game.seq, game.view(seat), offer, scripted)


def _found(connection: sa.Connection, waiting: Sequence[Waiting]) -> list[str]:
    return sorted({id for query in waiting for id in query(connection)})


def _still(connection: sa.Connection, ids: list[str], before: str) -> list[str]:
    """The tables among `ids` in which nothing has happened since `before`."""
    tables = schema.tables
    query = sa.select(tables.c.id).where(tables.c.id.in_(ids), tables.c.moved < before)
    return sorted(connection.scalars(query))


def waiting_for_bots(connection: sa.Connection) -> list[str]:
    """The running tables that wait for a bot, to be continued after a restart."""
    tables, seats = schema.tables, schema.seats
    query = (
        sa.select(tables.c.id, tables.c.to_act, seats.c.seat)
        .join(seats, seats.c.table == tables.c.id)
        .where(tables.c.status == "running", seats.c.kind == "bot")
    )
    return sorted({id for id, to_act, seat in connection.execute(query) if seat in to_act})
