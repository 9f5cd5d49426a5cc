"""Bots think in processes of their own, from a view and an offer: they never hold the real state.

What goes over is the bot's name, a seed for its own choices, the view and the offer, both in their
JSON forms. The answer is checked against the offer. A bot that fails, takes too long, wants too
much memory or answers something else is replaced by the level below it, and that is told.

A bot may think on where it left off: a process keeps the few bots it has answered with last, each
for one seat of one table, so that none gets to know what another has seen. Which ones, the server
says with each question; a question goes to the process that keeps its bot, if that is free.
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
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from trilobite.bots.contract import Bot, Clock
from trilobite.bots.levels import lower
from trilobite.bots.registry import find_bot
from trilobite.engine import Action, Offer, View

logger = logging.getLogger(__name__)
Q = TypeVar("Q")
R = TypeVar("R")
GRACE = 2.0
"""Seconds beyond a bot's own limit: for the way there and back."""

STARTING = 8.0
"""More seconds for the first answer of a process: it has to import everything."""

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


def _nothing() -> None:
    """What a process does first, so that it has started when it is needed."""


class Thinker:
    """One process. It is replaced when it has broken or hangs."""

    def __init__(self, megabytes: int, niceness: int) -> None:
        self._megabytes = megabytes
        self._niceness = niceness
        self._most_kept = max(1, megabytes // MEGABYTES_A_BOT)
        self._pool = self._new_pool()
        self.has_answered = False
        self.keys: list[Key] = []
        """Whose bots it keeps, the last one asked first."""

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            1,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_prepare_process,
            initargs=(self._megabytes, self._niceness),
        )

    def warm_up(self) -> None:
        self._pool.submit(_nothing)

    async def ask(
        self, name: str, view: View, offer: Offer, seconds: float, key: Key | None
    ) -> Answer:
        keep = self._make_room(key)
        query = Query(name, secrets.randbits(63), view, offer, seconds, key, keep)
        given = await self.run(decide, query, seconds)
        if all(given.action is not choice.action for choice in offer.choices):
            raise ValueError(f"{given.action!r} was not offered")
        if key is not None:
            self.keys.insert(0, key)
        return given

    async def run(self, work: Callable[[Q], R], query: Q, seconds: float) -> R:
        """What the work makes of a query, in the process; within the time, or it is too late."""
        loop = asyncio.get_running_loop()
        answer = loop.run_in_executor(self._pool, work, query)
        # Not `wait_for`: in Python 3.11 it may swallow that the task was cancelled.
        async with asyncio.timeout(seconds + GRACE + (0.0 if self.has_answered else STARTING)):
            given = await answer
        self.has_answered = True
        return given

    def _make_room(self, key: Key | None) -> frozenset[Key]:
        """Whose bots stay while one of them thinks; the least recently asked goes.

        The one that thinks counts among them, but has its place only when it has answered well:
        after whatever goes wrong the next question finds it gone.
        """
        before = self.keys
        others = [other for other in before if other != key]
        self.keys = others if key is None else others[: self._most_kept - 1]
        return frozenset(other for other in before if other == key or other in self.keys)

    def forget(self, key: Key | None) -> None:
        """Its bot goes with the next question."""
        self.keys = [other for other in self.keys if other != key]

    def replace(self) -> None:
        self.kill()
        self._pool = self._new_pool()
        self.has_answered = False
        self.keys = []

    def kill(self) -> None:
        processes = list((self._pool._processes or {}).values())  # noqa: SLF001 - no public way
        self._pool.shutdown(wait=False, cancel_futures=True)
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
            thinker.warm_up()

    async def choose(
        self, name: str, view: View, offer: Offer, place: Place | None = None
    ) -> Answer:
        """The answer of a bot or of who stands in for it; always one of the offered actions.

        The bot is kept for its place; without one it is made for this question alone.
        """
        began = time.monotonic()
        asked: str | None = name
        while asked is not None:
            answer = await self._ask(asked, view, offer, place)
            if answer is not None:
                break
            self.failures += 1
            asked = lower(asked)
        else:
            answer = Answer(secrets.choice(offer.choices).action, [])
        self.decisions += 1
        self.seconds += time.monotonic() - began
        if asked == name:
            return answer
        return Answer(answer.action, answer.thoughts, asked or CHANCE)

    async def _ask(self, name: str, view: View, offer: Offer, place: Place | None) -> Answer | None:
        """The answer of a bot; None if it failed."""
        key = None if place is None else (*place, name)
        async with self._one(key) as thinker:
            try:
                return await thinker.ask(name, view, offer, self._seconds, key)
            except TimeoutError:
                problem, is_broken = "it took too long", True
            except BrokenExecutor:
                problem, is_broken = "its process has ended", True
            except MemoryError:
                problem, is_broken = "it wanted too much memory", True
            except Exception as error:  # noqa: BLE001 - whatever a bot does, the game goes on
                problem, is_broken = repr(error)[:200], False
            logger.warning("the bot %s is replaced: %s", name, problem)
            if is_broken:
                await asyncio.to_thread(thinker.replace)
        return None

    @asynccontextmanager
    async def _one(self, key: Key | None) -> AsyncIterator[Thinker]:
        """A process that is free. A waiting line before it is nobody's fault."""
        async with self._turnstile:
            thinker = self._best_free(key)
            self._free.remove(thinker)
            for other in self._thinkers:
                if other is not thinker:
                    other.forget(key)  # what it keeps is about the past from now on
            try:
                yield thinker
            finally:
                self._free.append(thinker)

    def _best_free(self, key: Key | None) -> Thinker:
        """The one that keeps the bot, or else the one that has most room for it.

        If that is the same, the last one used: it has certainly started.
        """
        for thinker in self._free:
            if key in thinker.keys:
                return thinker
        return min(reversed(self._free), key=lambda thinker: len(thinker.keys))

    def spare(self) -> Thinker:
        """One more process, for what can wait; whoever asked for it ends it."""
        return Thinker(self._megabytes, NICENESS + MORE_NICENESS)

    def stop(self) -> None:
        for thinker in self._thinkers:
            thinker.kill()
