"""Bots at tables: whenever a bot is asked something, it is given its view and the offer."""

import asyncio
import logging

import sqlalchemy as sa

from trilobite.engine import Offer, View
from trilobite.server import schema
from trilobite.server.hall import Hall
from trilobite.server.live import LiveTable
from trilobite.server.play import Play
from trilobite.server.thinking import Thinking
from trilobite.server.trouble import TroubleError

logger = logging.getLogger(__name__)
RETRY_SECONDS = 5.0
REPLACED = "table-bot-replaced"


class Question:
    """What a bot is asked: the seat, the moment, and all that it may know."""

    def __init__(self, seat: int, bot: str, seq: int, view: View, offer: Offer) -> None:
        self.seat = seat
        self.bot = bot
        self.seq = seq
        self.view = view
        self.offer = offer


class BotPlay:
    """One task for each table where a bot is asked; it ends when a person is."""

    def __init__(self, hall: Hall, play: Play, thinking: Thinking) -> None:
        self._hall = hall
        self._play = play
        self._thinking = thinking
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
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

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, id: str) -> None:
        self._again.discard(id)
        while True:
            try:
                question = await self._hall.look(id, next_question)
            except TroubleError:
                return  # the table is gone
            if question is None:
                return
            await self._answer(id, question)

    async def _answer(self, id: str, question: Question) -> None:
        loop = asyncio.get_running_loop()
        earliest = loop.time() + self._hall.settings.bot_delay
        place = (id, question.seat)
        answer = await self._thinking.choose(question.bot, question.view, question.offer, place)
        await asyncio.sleep(max(0.0, earliest - loop.time()))

        async def work(live: LiveTable) -> None:
            story, seat = live.story, live.table.seats[question.seat]
            if seat.kind != "bot" or story is None or story.is_stale(seat.seat, question.seq):
                return  # taken back, or taken out of its hands: the answer is about the past
            note = live.note(REPLACED, seat.seat, None) if answer.stand_in else []
            row = live.row("act", seat.seat, None, answer.action.text())
            await self._play.perform(live, row, "en", note)

        await self._hall.change(id, work)


def next_question(live: LiveTable) -> Question | None:
    """The first question to a bot; None if people are asked, or nobody."""
    story = live.story
    if story is None:
        return None
    for number in story.to_act:
        seat = live.table.seats[number]
        if seat.kind == "bot":
            offer = story.match.state.offer(number)
            view = story.match.state.view(number)
            return Question(number, seat.bot or "random", story.seq, view, offer)
    return None


def waiting_for_bots(connection: sa.Connection) -> list[str]:
    """After a start: the tables where bots go on where the server went down."""
    tables, seats = schema.tables, schema.seats
    query = (
        sa.select(tables.c.id, tables.c.to_act, seats.c.seat)
        .join(seats, seats.c.table == tables.c.id)
        .where(tables.c.status == "running", seats.c.kind == "bot")
    )
    return sorted({id for id, to_act, seat in connection.execute(query) if seat in to_act})
