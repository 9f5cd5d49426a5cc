"""Reviews: a bot goes through a finished game, decision by decision, in a process of its own.

That process is the last to get the processor, so the bots of games are not slowed by it, and there
is one at a time. A review is stored when it is complete. Until then it is in memory only: after a
restart it is begun again by whoever asks for it. Several servers know nothing of each other's
reviews; each may make one, and the first that is stored is the one that everybody gets.
"""

import asyncio
import logging
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from trilobite.hindsight.retelling import Retelling
from trilobite.hindsight.review import (
    Decision,
    Effort,
    Judgement,
    Weighed,
    decisions_told,
    effort_of,
    judge_asked,
)
from trilobite.server import schema
from trilobite.server.clock import written
from trilobite.server.guides import check_is_game
from trilobite.server.hall import Hall
from trilobite.server.live import LiveTable
from trilobite.server.rules import old_rules
from trilobite.server.thinking import Thinker, Thinking
from trilobite.server.trouble import TroubleError
from trilobite.server.wire.reviews import Review, ReviewedAction, ReviewMoment

logger = logging.getLogger(__name__)
PATIENCE = 120.0
"""Seconds for one decision, however busy the machine is."""

MOST_JOBS = 50
"""Reviews that are waiting or under way; who wants another one has to come again."""

EDITION = 2
"""Reviews of another edition are made anew."""

Key = tuple[str, str]
"""A table and a level."""


@dataclass
class Job:
    """A review under way."""

    epoch: str
    told: str | None
    """The hash of what had happened when it began: another course gets another review."""
    telling: Retelling
    seqs: list[int]
    """The moment at which each decision was to be taken."""
    payoffs: list[float]
    effort: Effort
    state: Literal["waiting", "running", "failed"] = "waiting"
    moments: list[ReviewMoment] = field(default_factory=list)
    task: asyncio.Task[None] | None = None

    def shown(self, level: str, first: int) -> Review:
        return Review(
            level=level,
            state=self.state,
            done=len(self.moments),
            of=len(self.seqs),
            first=first,
            moments=self.moments[first:],
            payoffs=self.payoffs,
            edition=EDITION,
        )


class Reviewing:
    def __init__(self, hall: Hall, thinking: Thinking) -> None:
        self._hall = hall
        self._thinking = thinking
        self._jobs: dict[Key, Job] = {}
        self._one_at_a_time = asyncio.Lock()

    async def start(self, id: str, level: str) -> Review:
        effort = effort_of(level)
        job = await self._hall.look(id, lambda live: _job(live, effort))
        stored = await self._stored(id, level)
        if stored is not None:
            return stored
        running = self._jobs.get((id, level))
        if running is None or running.state == "failed":
            self._make_room()
            running = self._jobs[id, level] = job
            job.task = asyncio.create_task(self._run((id, level), job), name=f"review of {id}")
        return running.shown(level, 0)

    async def look(self, id: str, level: str, first: int) -> Review:
        effort = effort_of(level)
        job = await self._hall.look(id, lambda live: _job(live, effort))
        stored = await self._stored(id, level)
        if stored is not None:
            stored.first = max(first, 0)
            stored.moments = stored.moments[stored.first :]
            return stored
        running = self._jobs.get((id, level))
        if running is not None:
            return running.shown(level, max(first, 0))
        nothing = job.shown(level, 0)
        nothing.state = "none"
        return nothing

    def _make_room(self) -> None:
        """Nobody needs to know for long what has failed; and not all can wait at once."""
        self._jobs = {key: job for key, job in self._jobs.items() if job.state != "failed"}
        if len(self._jobs) >= MOST_JOBS:
            raise TroubleError("too_many", "Many games are being reviewed; ask again later.")

    async def _stored(self, id: str, level: str) -> Review | None:
        reviews = schema.reviews
        query = sa.select(reviews.c.data).where(reviews.c.table == id, reviews.c.level == level)
        data = await self._hall.store.read(lambda connection: connection.scalar(query))
        review = None if data is None else msgspec.convert(data, Review)
        return review if review is not None and review.edition == EDITION else None

    async def begin_anew(self) -> None:
        """What is under way is of a past that never was."""
        await self.stop()

    async def stop(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._jobs.clear()

    async def _run(self, key: Key, job: Job) -> None:
        try:
            async with self._one_at_a_time:
                job.state = "running"
                await self._go_through(job)
            await self._store(key, job)
            self._jobs.pop(key, None)
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("a review could not be finished")
            job.state = "failed"

    async def _go_through(self, job: Job) -> None:
        questions = decisions_told(job.telling)
        thinker = self._thinking.spare()
        try:
            while (decision := await asyncio.to_thread(_next, questions)) is not None:
                judgement = await _judged(thinker, decision, job.effort)
                job.moments.append(_moment(judgement, decision, job.seqs[decision.number]))
        finally:
            await asyncio.to_thread(thinker.kill)

    async def _store(self, key: Key, job: Job) -> None:
        """If the table is gone, or another server was faster, there is nothing to store."""
        id, level = key
        review = job.shown(level, 0)
        review.state = "finished"
        data, at = msgspec.to_builtins(review), written(self._hall.clock())
        reviews, tables = schema.reviews, schema.tables

        def write(connection: sa.Connection) -> None:
            same = sa.select(tables.c.told).where(tables.c.id == id).with_for_update()
            found = connection.execute(same).first()
            same_review = (reviews.c.table == id, reviews.c.level == level)
            there = connection.scalar(sa.select(reviews.c.data).where(*same_review))
            is_there = there is not None and there.get("edition") == EDITION
            if found is None or found.told != job.told or is_there:
                return
            connection.execute(reviews.delete().where(*same_review))
            connection.execute(
                reviews.insert().values({"table": id, "level": level, "data": data, "at": at})
            )

        await self._hall.store.write(write, job.epoch)


def _job(live: LiveTable, effort: Effort) -> Job:
    """A review of a table, if it can have one."""
    story = live.running()
    check_is_game(live.table)
    if live.table.status != "finished":
        raise TroubleError("forbidden", "The game is not over.")
    result = story.match.state.result()
    if result is None or live.table.outdated:
        raise old_rules()
    return Job(
        live.epoch,
        live.table.told,
        Retelling(story.match),
        [0, *story.standing][: len(story.standing)],
        [seat.payoff for seat in result.seats],
        effort,
    )


async def _judged(thinker: Thinker, decision: Decision, effort: Effort) -> Judgement:
    """Once more if the process has died, which is seldom the decision's fault."""
    try:
        return await thinker.run(judge_asked, (decision, effort), PATIENCE)
    except (BrokenExecutor, TimeoutError):
        await asyncio.to_thread(thinker.replace)
        return await thinker.run(judge_asked, (decision, effort), PATIENCE)


def _next(questions: Iterator[Decision]) -> Decision | None:
    return next(questions, None)


def _moment(judgement: Judgement, decision: Decision, seq: int) -> ReviewMoment:
    """What is told of a decision: all of it only where there is something to point out."""
    is_marked = bool(judgement.mark)
    view: dict[str, Any] = decision.view.to_json()
    return ReviewMoment(
        seq=seq,
        number=judgement.number,
        seat=judgement.seat,
        chance=judgement.chance if judgement.others else None,
        mark=judgement.mark,
        loss=judgement.loss if is_marked else 0.0,
        chosen=_action(judgement.chosen) if is_marked else None,
        others=[_action(one) for one in judgement.others] if is_marked else [],
        preview=list(judgement.preview),
        view=view if is_marked else None,
    )


def _action(one: Weighed) -> ReviewedAction:
    return ReviewedAction(
        action=one.action,
        kind=one.kind,
        targets=list(one.targets),
        any_order=one.any_order,
        win_chance=one.win_chance,
        points=one.points,
        told=list(one.told),
    )
