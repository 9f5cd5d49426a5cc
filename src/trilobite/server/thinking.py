"""Bots think in processes of their own, from a view and an offer: they never hold the real state.

What goes over is the bot's name, a seed for its own choices, the view and the offer, both in their
JSON forms. The answer is checked against the offer. A bot that fails, takes too long, wants too
much memory or answers something else is replaced by the level below it, and that is told. The
table has its answer within the house's budget for a decision all the same: a bot gets a part of it,
and its clock tells it a part of that.

A bot may think on where it left off: a process keeps the few bots it has answered with last, each
for one seat of one table, and gives none the view of another. That keeps apart what bots remember
as they should, in themselves. It is no wall between authors: bots of several seats may be in one
process, where one could leave in a global what it saw and another could look there. Which bots are
kept, the server says with each question; a question goes to the process that keeps bots of its
place, if that is free.
"""

import asyncio
import logging
import multiprocessing
import multiprocessing.connection
import os
import resource
import secrets
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from trilobite.bots.contract import Bot, Clock
from trilobite.bots.levels import LEVELS, lower
from trilobite.bots.registry import find_bot
from trilobite.engine import Action, Offer, View, find_game, game_keys
from trilobite.server.outcomes import FailedError, contained, is_done, outcome, words

logger = logging.getLogger(__name__)
Q = TypeVar("Q")
R = TypeVar("R")
PART = 0.7
"""Of the time for an answer a bot has this part; the rest is for who stands in for it.

And of its own time its clock tells it this part; the rest is for the way there and back.
"""

STARTING = 30.0
"""Seconds for a process to start, before it is asked anything: nobody's answer pays for that."""

MOST_THOUGHTS = 5
CHANCE = "random"
NICENESS = 10
MORE_NICENESS = 9
"""Of what can wait: it gets what the bots of games leave."""

MEGABYTE = 1 << 20

MEGABYTES_A_BOT = 256
"""Of a process, for each bot that it keeps: a large search tree takes 100 of them."""

Place = tuple[str, int]
"""A table and a seat of it."""

Key = tuple[str, int, str]
"""Whose bot it is: a table, a seat of it, and the bot's name."""


@dataclass(frozen=True)
class Answer:
    """What a bot chose, and what it thought of its best candidates (JSON)."""

    action: Action
    thoughts: list[dict[str, Any]]
    stand_in: str | None = None
    """Who decided instead, if the bot itself could not."""


@dataclass(frozen=True)
class Query:
    """What goes over to a process: who is asked what, and which bots are to stay."""

    name: str
    seed: int
    view: View
    offer: Offer
    seconds: float
    key: Key | None
    """Under which the bot is kept; None: it is not."""
    keep: frozenset[Key]


kept: dict[Key, Bot] = {}
"""The bots that a process keeps. In the server itself there are none."""


def decide(query: Query) -> Answer:
    """One decision of one bot. Runs in a process of its own."""
    for key in kept.keys() - query.keep:
        del kept[key]
    bot = None if query.key is None else kept.get(query.key)
    if bot is None:
        bot = find_bot(query.name)(query.seed)
    action = bot.choose(query.view, query.offer, Clock(query.seconds))
    if query.key is not None:
        kept[query.key] = bot
    return Answer(action, [thought.to_json() for thought in bot.explain()[:MOST_THOUGHTS]])


def _prepare_process(megabytes: int, niceness: int) -> None:
    """Ctrl-C is for the server, which then ends the process; nobody thinks on for a dead server.

    Thinking is less urgent than the people at the tables, and its memory has a limit.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
    resource.setrlimit(resource.RLIMIT_AS, (megabytes * MEGABYTE, megabytes * MEGABYTE))
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)


def _warm_up(_: None) -> None:
    """What a process does first: what everybody needs is imported when it is asked something."""
    for game in game_keys():
        find_game(game)
    for level in LEVELS:
        find_bot(level)


class Thinker:
    """One process. It is replaced when it has broken or hangs."""

    def __init__(self, megabytes: int, niceness: int) -> None:
        self._megabytes = megabytes
        self._niceness = niceness
        self._most_kept = max(1, megabytes // MEGABYTES_A_BOT)
        self._pool = self._new_pool()
        self._last: Future[Any] | None = None
        """What it does, or has done last; None before it has started."""
        self._next: tuple[ProcessPoolExecutor, Future[Any]] | None = None
        """Another process, and its start, if it could soon be needed."""
        self.keys: list[Key] = []
        """Whose bots it keeps, the last one asked first."""

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            1,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_prepare_process,
            initargs=(self._megabytes, self._niceness),
        )

    def start(self) -> Future[Any]:
        """Start the process, if that has not been done; what it does now, or has done last."""
        if self._last is None:
            self._last = self._pool.submit(contained, _warm_up, None)
        return self._last

    async def be_ready(self) -> None:
        """Wait until it has started, or is done with what nobody waits for any more."""
        if not await is_done(self.start(), STARTING):
            await asyncio.to_thread(self.replace)

    async def ask(
        self, name: str, view: View, offer: Offer, seconds: float, key: Key | None
    ) -> Answer:
        keep = self._make_room(key)
        query = Query(name, secrets.randbits(63), view, offer, PART * seconds, key, keep)
        given = await self.run(decide, query, seconds)
        if not offer.has(given.action):
            raise FailedError(f"{words(given.action)} was not offered")
        if key is not None:
            self.keys.insert(0, key)
        return given

    async def run(self, work: Callable[[Q], R], query: Q, seconds: float) -> R:
        """What the work makes of a query, in the process; within the time, or it is too late."""
        self.start()
        self._last = done = self._pool.submit(contained, work, query)
        if not await is_done(done, PART * seconds):
            await asyncio.to_thread(self._prepare_next)
            if not await is_done(done, (1 - PART) * seconds):
                raise TimeoutError
        return outcome(done)

    def _prepare_next(self) -> None:
        """What takes so long may hang: who stands in then need not wait for a process to start."""
        if self._next is None:
            pool = self._new_pool()
            self._next = pool, pool.submit(contained, _warm_up, None)

    def _make_room(self, key: Key | None) -> frozenset[Key]:
        """Whose bots stay while one of them thinks; the least recently asked goes.

        The one that thinks counts among them, but has its place only when it has answered well:
        after whatever goes wrong the next question finds it gone.
        """
        before = self.keys
        others = [other for other in before if other != key]
        self.keys = others if key is None else others[: self._most_kept - 1]
        return frozenset(other for other in before if other == key or other in self.keys)

    def keeps_for(self, place: Place | None) -> bool:
        return any(key[:2] == place for key in self.keys)

    def forget(self, place: Place | None) -> None:
        """Its bots go with the next question."""
        self.keys = [key for key in self.keys if key[:2] != place]

    def replace(self) -> None:
        """Go on with another process; the present one ends."""
        broken = self._pool
        self._prepare_next()
        if self._next is not None:
            self._pool, self._last = self._next
        self._next = None
        self.keys = []
        _end(broken)

    def kill(self) -> None:
        _end(self._pool)
        if self._next is not None:
            _end(self._next[0])


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())  # noqa: SLF001 - no public way
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
        process.join(timeout=2)


class Thinking:
    """Some processes, and a waiting line before them."""

    def __init__(self, processes: int, seconds: float, megabytes: int = 1024) -> None:
        self._seconds = seconds
        self._megabytes = megabytes
        self._thinkers = [Thinker(megabytes, NICENESS) for _ in range(processes)]
        self._free = list(self._thinkers)
        self._turnstile = asyncio.Semaphore(processes)
        self.failures = 0
        self.decisions = 0
        self.seconds = 0.0

    def warm_up(self) -> None:
        """Start the processes before somebody waits for them."""
        for thinker in self._thinkers:
            thinker.start()

    async def choose(
        self, name: str, view: View, offer: Offer, place: Place | None = None
    ) -> Answer:
        """The answer of a bot or of who stands in for it; always one of the offered actions.

        The bot is kept for its place; without one it is made for this question alone.
        """
        began = time.monotonic()
        async with self._one(place) as thinker:
            answer = await self._answer(thinker, name, view, offer, place)
        self.decisions += 1
        self.seconds += time.monotonic() - began
        return answer

    async def _answer(
        self, thinker: Thinker, name: str, view: View, offer: Offer, place: Place | None
    ) -> Answer:
        """Within the budget: whoever fails, hangs or dies, there is time left for another."""
        latest = time.monotonic() + self._seconds
        asked: str | None = name
        while asked is not None and (left := latest - time.monotonic()) > 0:
            key = None if place is None else (*place, asked)
            answer = await self._ask(thinker, asked, view, offer, self._share(left), key)
            if answer is not None:
                return answer if asked == name else replace(answer, stand_in=asked)
            self.failures += 1
            asked = lower(asked)
        return Answer(secrets.choice(offer.choices).action, [], CHANCE)

    def _share(self, left: float) -> float:
        """How long one is awaited; who stands in for one that hung has all that is left."""
        return PART * left if left > self._seconds / 2 else left

    async def _ask(
        self,
        thinker: Thinker,
        name: str,
        view: View,
        offer: Offer,
        seconds: float,
        key: Key | None,
    ) -> Answer | None:
        """The answer of a bot; None if it failed."""
        try:
            return await thinker.ask(name, view, offer, seconds, key)
        except TimeoutError:
            problem, is_broken = "it took too long", True
        except BrokenExecutor:
            problem, is_broken = "its process has ended", True
        except MemoryError:
            problem, is_broken = "it wanted too much memory", True
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the game goes on
            problem, is_broken = str(error) or repr(error), False
        logger.warning("the bot %s is replaced: %s", name, problem)
        if is_broken:
            await asyncio.to_thread(thinker.replace)
        return None

    @asynccontextmanager
    async def _one(self, place: Place | None) -> AsyncIterator[Thinker]:
        """A process that is free and ready. A waiting line before it is nobody's fault."""
        async with self._turnstile:
            thinker = self._best_free(place)
            self._free.remove(thinker)
            for other in self._thinkers:
                if other is not thinker:
                    other.forget(place)  # what it keeps is about the past from now on
            try:
                await thinker.be_ready()
                yield thinker
            finally:
                self._free.append(thinker)

    def _best_free(self, place: Place | None) -> Thinker:
        """The one that keeps a bot of the place, or else the one that has most room for it.

        If that is the same, the last one used: it has certainly started.
        """
        for thinker in self._free:
            if thinker.keeps_for(place):
                return thinker
        return min(reversed(self._free), key=lambda thinker: len(thinker.keys))

    def spare(self) -> Thinker:
        """One more process, for what can wait; whoever asked for it ends it."""
        return Thinker(self._megabytes, NICENESS + MORE_NICENESS)

    def stop(self) -> None:
        for thinker in self._thinkers:
            thinker.kill()
