"""Reviews: a bot judges a finished game, decision by decision, in a separate process.

There is one such process at a time, with the lowest priority, so that it does not slow down the
bots of games. A review is stored when it is complete. Until then it is in memory only; after a
restart it begins again when somebody asks for it. Several servers do not know of each other's
reviews: each may make one, and everybody gets the one that is stored first.
"""

import asyncio
import logging
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from trilobite.analysis.replay import GameReplay
from trilobite.analysis.review import (
    Decision,
    Judgement,
    SearchEffort,
    Weighed,
    decisions_from,
    effort_of,
    judge_asked,
)
from trilobite.server.bots.processes import BotProcesses, Thinker
from trilobite.server.common.clock import written
from trilobite.server.common.errors import ServiceError
from trilobite.server.common.wire.reviews import Review, ReviewedAction, ReviewMoment
from trilobite.server.storage import schema
from trilobite.server.tables.guides import check_is_game
from trilobite.server.tables.live import LiveTable
from trilobite.server.tables.registry import TableRegistry
from trilobite.server.tables.rules_version import old_rules

logger = logging.getLogger(__name__)
DECISION_SECONDS = 120.0
"""Maximum seconds for one decision, long enough for a busy machine."""

MOST_JOBS = 50
"""Maximum number of reviews that are waiting or running; further requests are rejected."""

EDITION = 3
"""The version of stored reviews; those of other editions are made again."""

ReviewKey = tuple[str, str]
"""A table and a level."""


@dataclass
class ReviewJob:
    """A review that is waiting or running."""

    epoch: str
    history: str | None
    """The hash of the game's history at the start; a game that has changed gets a new review."""
    replay: GameReplay
    seqs: list[int]
    """The sequence number of the moment before each decision."""
    payoffs: list[float]
    effort: SearchEffort
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


class Reviews:
    def __init__(self, registry: TableRegistry, processes: BotProcesses) -> None:
        self._registry = registry
        self._processes = processes
        self._jobs: dict[ReviewKey, ReviewJob] = {}
        self._one_at_a_time = asyncio.Lock()

    async def start(self, id: str, level: str) -> Review:
        effort = effort_of(level)
        job = await self._registry.look(id, lambda live: _job(live, effort))
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
        job = await self._registry.look(id, lambda live: _job(live, effort))
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
        """Drop reviews that have failed; raises an error if too many others are waiting."""
        self._jobs = {key: job for key, job in self._jobs.items() if job.state != "failed"}
        if len(self._jobs) >= MOST_JOBS:
            raise ServiceError("too_many", "Too many games are being reviewed; try again later.")

    async def _stored(self, id: str, level: str) -> Review | None:
        reviews = schema.reviews
        query = sa.select(reviews.c.data).where(reviews.c.table == id, reviews.c.level == level)
        data = await self._registry.store.read(lambda connection: connection.scalar(query))
        review = None if data is None else msgspec.convert(data, Review)
        return review if review is not None and review.edition == EDITION else None

    async def recover(self) -> None:
        """Cancel all reviews: a backup was restored, so those games may no longer exist."""
        await self.stop()

    async def stop(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._jobs.clear()

    async def _run(self, key: ReviewKey, job: ReviewJob) -> None:
        try:
            async with self._one_at_a_time:
                job.state = "running"
                await self._go_through(job)
            await self._store(key, job)
            self._jobs.pop(key, None)
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("a review failed")
            job.state = "failed"

    async def _go_through(self, job: ReviewJob) -> None:
        questions = decisions_from(job.replay)
        thinker = self._processes.spare()
        try:
            while (decision := await asyncio.to_thread(_next, questions)) is not None:
                judgement = await _judged(thinker, decision, job.effort)
                job.moments.append(_moment(judgement, decision, job.seqs[decision.number]))
        finally:
            await asyncio.to_thread(thinker.kill)

    async def _store(self, key: ReviewKey, job: ReviewJob) -> None:
        """Store a review, unless its table was deleted or another server was faster."""
        id, level = key
        review = job.shown(level, 0)
        review.state = "finished"
        data, at = msgspec.to_builtins(review), written(self._registry.clock())
        reviews, tables = schema.reviews, schema.tables

        def write(connection: sa.Connection) -> None:
            same = sa.select(tables.c.history_hash).where(tables.c.id == id).with_for_update()
            found = connection.execute(same).first()
            same_review = (reviews.c.table == id, reviews.c.level == level)
            there = connection.scalar(sa.select(reviews.c.data).where(*same_review))
            is_present = there is not None and there.get("edition") == EDITION
            if found is None or found.history_hash != job.history or is_present:
                return
            connection.execute(reviews.delete().where(*same_review))
            connection.execute(
                reviews.insert().values({"table": id, "level": level, "data": data, "at": at})
            )

        await self._registry.store.write(write, job.epoch)


def _job(live: LiveTable, effort: SearchEffort) -> ReviewJob:
    """A new review of a table; raises an error if its game cannot be reviewed."""
    game = live.running()
    check_is_game(live.table)
    if live.table.status != "finished":
        raise ServiceError("forbidden", "The game is not over.")
    live.check_played_out()
    result = game.result()
    if result is None or live.table.outdated:
        raise old_rules()
    return ReviewJob(
        live.epoch,
        live.table.history_hash,
        game.replay(),
        [0, *game.kept][: len(game.kept)],
        [seat.payoff for seat in result.seats],
        effort,
    )


async def _judged(thinker: Thinker, decision: Decision, effort: SearchEffort) -> Judgement:
    """The judgement of a decision; tried a second time if the process has died."""
    try:
        return await thinker.run(judge_asked, (decision, effort), DECISION_SECONDS)
    except (BrokenExecutor, TimeoutError):
        await asyncio.to_thread(thinker.replace)
        return await thinker.run(judge_asked, (decision, effort), DECISION_SECONDS)


def _next(questions: Iterator[Decision]) -> Decision | None:
    return next(questions, None)


def _moment(judgement: Judgement, decision: Decision, seq: int) -> ReviewMoment:
    """The judgement in wire form; details only if the decision is marked."""
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
        events=list(one.events),
    )
