"""Bots at tables: whenever a bot is asked something, it is given its view and the offer."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import timedelta

import sqlalchemy as sa

from trilobite.engine import Action, Offer, View
from trilobite.server import schema
from trilobite.server.clock import written
from trilobite.server.conduct import Conduct
from trilobite.server.guides import reply_of_guide
from trilobite.server.hall import Hall
from trilobite.server.live import LiveTable
from trilobite.server.minding import Minding
from trilobite.server.play import Play
from trilobite.server.story import Story
from trilobite.server.thinking import Answer, Key, Thinking
from trilobite.server.trouble import TroubleError

logger = logging.getLogger(__name__)
Waiting = Callable[[sa.Connection], list[str]]
RETRY_SECONDS = 5.0
ELSEWHERE_SECONDS = 1.0
"""Where another server's bots think, we look again after so long."""

SWEEP_SECONDS = 10.0
"""A table that has waited so long for a bot may have lost the server that minded it."""

REPLACED = "table-bot-replaced"
GIVEN_UP = "table-bot-given-up"


class Question:
    """What a bot is asked: the seat, the moment, and all that it may know."""

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
        """What a guide has it answer; None: it thinks for itself."""


class BotPlay:
    """One task for each table where a bot is asked; it ends when a person is."""

    def __init__(self, hall: Hall, play: Play, thinking: Thinking) -> None:
        self._minding = Minding(hall.store)
        self._sweeper: asyncio.Task[None] | None = None
        self._hall = hall
        self._play = play
        self._thinking = thinking
        self._conduct = Conduct()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._waiting: Sequence[Waiting] = ()
        """Queries for the tables where bots are asked."""
        hall.watchers.append(self.wake)

    def is_thinking(self, id: str) -> bool:
        return id in self._tasks

    def wake(self, id: str) -> None:
        """Something has changed at a table."""
        if id in self._tasks:
            self._again.add(id)
            return
        task = asyncio.create_task(self._run(id), name=f"bots at {id}")
        self._tasks[id] = task
        task.add_done_callback(lambda _: self._ended(id))

    def _ended(self, id: str) -> None:
        task = self._tasks.pop(id)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            logger.error("the bots at a table could not act", exc_info=error)
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.wake, id)
        elif id in self._again:
            self._again.discard(id)
            self.wake(id)

    async def start(self, waiting: Sequence[Waiting]) -> None:
        """After a start bots go on where the server went down; each query finds such tables."""
        self._waiting = waiting
        await self._go_on()
        if self._hall.store.is_shared:
            self._sweeper = asyncio.create_task(self._sweep(), name="bots of lost servers")

    async def _go_on(self) -> None:
        for id in await self._hall.store.read(lambda c: _found(c, self._waiting)):
            self.wake(id)

    async def begin_anew(self) -> None:
        """What bots are thinking about is of a past that never was."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._go_on()

    async def stop(self) -> None:
        tasks = [*self._tasks.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self._minding.stop)

    async def _run(self, id: str) -> None:
        self._again.discard(id)
        if await self._question(id) is None:
            return
        async with self._minding.of(id) as is_ours:
            while is_ours and (question := await self._question(id)) is not None:
                await self._answer(id, question)
        if not is_ours:
            asyncio.get_running_loop().call_later(ELSEWHERE_SECONDS, self.wake, id)

    async def _question(self, id: str) -> "Question | None":
        try:
            return await self._hall.look(id, next_question)
        except TroubleError as trouble:
            if trouble.is_passing:
                raise  # tried again later
            return None  # the table is gone

    async def _sweep(self) -> None:
        """Take over where a server that let its bots think has died."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self._take_over()
            except Exception:
                # What is wrong now, such as a database that is away, may be well in a moment.
                logger.exception("nobody could look for tables that wait for bots")

    async def _take_over(self) -> None:
        before = written(self._hall.clock() - timedelta(seconds=SWEEP_SECONDS))
        found = await self._hall.store.read(lambda c: _still(c, _found(c, self._waiting), before))
        for id in found:
            await self._hall.freshen(id)
            self.wake(id)

    async def _answer(self, id: str, question: Question) -> None:
        loop = asyncio.get_running_loop()
        earliest = loop.time() + self._hall.settings.bot_delay
        # Who is asked may be another than the seat's own, if that was given up.
        bot = (id, question.seat, self._conduct.who_plays((id, question.seat, question.bot)))
        answer = await self._answer_of(bot, question)
        await asyncio.sleep(max(0.0, earliest - loop.time()))

        async def work(live: LiveTable) -> bool:
            story, seat = live.story, live.table.seats[question.seat]
            is_asked = live.table.bot_at(seat.seat) is not None and not live.table.paused
            if not is_asked or story is None or story.is_stale(seat.seat, question.seq):
                return False  # a pause, or taken out of its hands: the answer is about the past
            told = GIVEN_UP if self._conduct.is_last_chance(bot) else REPLACED
            note = live.note(told, seat.seat, None) if answer.stand_in else []
            row = live.row("act", seat.seat, None, answer.action.text())
            await self._play.perform(live, row, "en", note)
            return True

        if await self._hall.change(id, work):
            self._note(bot, answer)

    async def _answer_of(self, bot: Key, question: Question) -> Answer:
        if question.scripted is not None:
            return Answer(question.scripted, [])
        table, seat, name = bot
        return await self._thinking.choose(name, question.view, question.offer, (table, seat))

    def _note(self, bot: Key, answer: Answer) -> None:
        """Only what the table has heard of counts against a bot."""
        if answer.stand_in is None:
            self._conduct.note_answer(bot)
        else:
            self._conduct.note_failure(bot)


def next_question(live: LiveTable) -> Question | None:
    """The first question to a bot; None if people are asked, or nobody, as in a pause."""
    story = live.story
    if story is None or live.table.paused or live.table.outdated:
        return None
    if live.table.guide is not None:
        return _next_reply(live, story)
    for number in story.to_act:
        bot = live.table.bot_at(number)
        if bot is not None:
            offer = story.match.state.offer(number)
            view = story.match.state.view(number)
            return Question(number, bot, story.seq, view, offer)
    return None


def _next_reply(live: LiveTable, story: Story) -> Question | None:
    """Where somebody learns, the others do what the guide says, and nothing else."""
    reply = reply_of_guide(live.table, story)
    if reply is None:
        return None
    seat, action = reply
    state = story.match.state
    return Question(seat, "", story.seq, state.view(seat), state.offer(seat), action)


def _found(connection: sa.Connection, waiting: Sequence[Waiting]) -> list[str]:
    return sorted({id for query in waiting for id in query(connection)})


def _still(connection: sa.Connection, ids: list[str], before: str) -> list[str]:
    """Those of some tables where nothing has happened for a while."""
    tables = schema.tables
    query = sa.select(tables.c.id).where(tables.c.id.in_(ids), tables.c.moved < before)
    return sorted(connection.scalars(query))


def waiting_for_bots(connection: sa.Connection) -> list[str]:
    """After a start: the tables where bots go on where the server went down."""
    tables, seats = schema.tables, schema.seats
    query = (
        sa.select(tables.c.id, tables.c.to_act, seats.c.seat)
        .join(seats, seats.c.table == tables.c.id)
        .where(tables.c.status == "running", seats.c.kind == "bot")
    )
    return sorted({id for id, to_act, seat in connection.execute(query) if seat in to_act})
