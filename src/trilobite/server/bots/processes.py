"""Bots think in separate processes, from a view and an offer: they never get the real state.

A process gets the bot's name, a seed for its own choices, the view and the offer, both in their
JSON forms. The answer is checked against the offer. A bot that fails, takes too long, needs too
much memory or answers something else is replaced by the next lower level, which the log shows. Even
then the answer comes within the time for a decision (`bot_seconds`): a bot gets only a part of that
time, and its `ThinkingTime` is only a part of what it gets.

A bot can reuse its earlier thoughts: a process keeps the few bots that it has used last, each for
one seat of one table, and gives none of them the view of another seat. This separates what bots
store in themselves. It does not protect against malicious bots: bots of several seats may share a
process, where one could store what it saw in a global variable for another to read. The server says
with each question which bots to keep, and sends it to the process that keeps bots of that seat, if
it is free.
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
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

from trilobite.analysis.advice import Advice, advise_asked
from trilobite.bots.contract import Bot, ThinkingTime
from trilobite.bots.levels import LEVELS, next_weaker
from trilobite.bots.registry import find_bot
from trilobite.engine import Action, Offer, View, all_games

if TYPE_CHECKING:
    # Imported for type checking only: bot processes load this module and need no metrics.
    from trilobite.server.common.metrics import Metrics

logger = logging.getLogger(__name__)
Q = TypeVar("Q")
R = TypeVar("R")
BOT_FRACTION = 0.7
"""Fraction of the answer time given to the bot; the rest is reserved for its stand-in."""

THINKING_FRACTION = 0.7
"""Fraction of the bot's time in its `ThinkingTime`; the rest is for communication. A bot that has
not answered after this fraction may hang, so another process is started."""

START_SECONDS = 30.0
"""Maximum seconds for a process to start; they do not count as time for an answer."""

MOST_THOUGHTS = 5
LONGEST_DESCRIPTION = 200
"""Maximum number of characters of a bot's error text in the server's log."""

RANDOM_CHOICE = "random"
NICENESS = 10
MORE_NICENESS = 9
"""Additional niceness of background work, which must not slow down the bots of games."""

MEGABYTE = 1 << 20

MEGABYTES_A_BOT = 256
"""Memory of a process for each bot that it keeps; a large search tree takes 100 megabytes."""

SeatOfTable = tuple[str, int]
"""A table and one of its seats."""

BotKey = tuple[str, int, str]
"""The key of a bot that is kept: a table, one of its seats, and the bot's name."""


@dataclass(frozen=True)
class Answer:
    """A bot's choice, and its judgement of the best candidates (JSON)."""

    action: Action
    thoughts: list[dict[str, Any]]
    stand_in: str | None = None
    """The name of the bot that decided instead, if the bot itself failed."""


@dataclass(frozen=True)
class Query:
    """A question for a process: which bot is asked what, and which bots to keep."""

    name: str
    seed: int
    view: View
    offer: Offer
    seconds: float
    key: BotKey | None
    """The key for keeping the bot; None if it is not kept."""
    keep: frozenset[BotKey]


# Bots may raise any exception, even one that would have a special meaning for the server.


class FailedError(Exception):
    """A bot has failed; the text describes what it raised."""


def contained(work: Callable[[Q], R], query: Q) -> R:
    """Run the work on a query; anything that it raises becomes an ordinary error.

    SystemExit, CancelledError or StopIteration would end the server or its task. And bots may raise
    exceptions of classes that the server cannot import.
    """
    try:
        return work(query)
    except MemoryError:
        raise MemoryError from None  # the server has to replace the process
    except BaseException as error:  # noqa: BLE001 - includes exceptions not meant to be caught
        raise FailedError(describe(error)) from None


def describe(thing: object) -> str:
    """A description of an object that a bot has made; even its `repr` may do anything."""
    try:
        return repr(thing)[:LONGEST_DESCRIPTION]
    except BaseException:  # noqa: BLE001 - includes SystemExit
        return type(thing).__name__[:LONGEST_DESCRIPTION]


async def is_done(work: Future[Any], seconds: float) -> bool:
    """Whether the work is done within the time. Its exception is not raised here.

    The future itself is not awaited: its SystemExit would end the event loop, and its
    CancelledError would look like the cancellation of our own task.
    """
    loop = asyncio.get_running_loop()
    done = asyncio.Event()

    def notice(_: Future[Any]) -> None:
        with suppress(RuntimeError):  # the loop has been closed, so nobody is waiting
            loop.call_soon_threadsafe(done.set)

    work.add_done_callback(notice)
    with suppress(TimeoutError):
        # Not `wait_for`: in Python 3.11 it may swallow the cancellation of the task.
        async with asyncio.timeout(seconds):
            await done.wait()
    return work.done()


def outcome(work: Future[R]) -> R:
    """The result; raises an ordinary error, even if the answer could not be sent to the server."""
    error = work.exception()
    if error is None:
        return work.result()
    if isinstance(error, BrokenExecutor | MemoryError | FailedError):
        raise error
    raise FailedError(describe(error))


kept: dict[BotKey, Bot] = {}
"""The bots that a bot process keeps; empty in the server itself."""


def decide(query: Query) -> Answer:
    """One decision of one bot. Runs in a bot process."""
    for key in kept.keys() - query.keep:
        del kept[key]
    bot = None if query.key is None else kept.get(query.key)
    if bot is None:
        bot = find_bot(query.name)(query.seed)
    action = bot.choose(query.view, query.offer, ThinkingTime(query.seconds))
    if query.key is not None:
        kept[query.key] = bot
    return Answer(action, [thought.to_json() for thought in bot.explain()[:MOST_THOUGHTS]])


def _prepare_process(megabytes: int, niceness: int) -> None:
    """Set up a bot process: its priority, its memory limit, and when it ends.

    Ctrl-C is left to the server, which then ends this process. If the server dies, so does this
    process.
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
    """Import the games and bots before the first question comes."""
    all_games()
    for level in LEVELS:
        find_bot(level)


class Thinker:
    """One bot process. It is replaced when it has crashed or hangs."""

    def __init__(self, megabytes: int, niceness: int) -> None:
        self._megabytes = megabytes
        self._niceness = niceness
        self._most_kept = max(1, megabytes // MEGABYTES_A_BOT)
        self._pool = self._new_pool()
        self._last: Future[Any] | None = None
        """The current or last work; None before the start."""
        self._next: tuple[ProcessPoolExecutor, Future[Any]] | None = None
        """Another process, and its start, if this one may soon have to be replaced."""
        self.keys: list[BotKey] = []
        """The keys of the bots that it keeps, the last one used first."""

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            1,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_prepare_process,
            initargs=(self._megabytes, self._niceness),
        )

    def start(self) -> Future[Any]:
        """Start the process if it has not started; returns the current or last work."""
        if self._last is None:
            self._last = self._pool.submit(contained, _warm_up, None)
        return self._last

    async def be_ready(self) -> None:
        """Wait until the process has started and has finished any abandoned work."""
        if not await is_done(self.start(), START_SECONDS):
            await asyncio.to_thread(self.replace)

    async def ask(
        self, name: str, view: View, offer: Offer, seconds: float, key: BotKey | None
    ) -> Answer:
        keep = self._make_room(key)
        query = Query(
            name, secrets.randbits(63), view, offer, THINKING_FRACTION * seconds, key, keep
        )
        given = await self.run(decide, query, seconds)
        if not offer.has(given.action):
            raise FailedError(f"{describe(given.action)} was not offered")
        if key is not None:
            self.keys.insert(0, key)
        return given

    async def run(self, work: Callable[[Q], R], query: Q, seconds: float) -> R:
        """Run the work on a query in the process; raises TimeoutError if it takes too long."""
        self.start()
        self._last = done = self._pool.submit(contained, work, query)
        if not await is_done(done, THINKING_FRACTION * seconds):
            await asyncio.to_thread(self._prepare_next)
            if not await is_done(done, (1 - THINKING_FRACTION) * seconds):
                raise TimeoutError
        return outcome(done)

    def _prepare_next(self) -> None:
        """Start another process, so that a stand-in need not wait for it if this one hangs."""
        if self._next is None:
            pool = self._new_pool()
            self._next = pool, pool.submit(contained, _warm_up, None)

    def _make_room(self, key: BotKey | None) -> frozenset[BotKey]:
        """The keys of the bots to keep while one of them thinks; the least recently used ones go.

        The thinking bot counts among them, but is added to `keys` only after a valid answer: if
        anything goes wrong, the next question does not find it.
        """
        before = self.keys
        others = [other for other in before if other != key]
        self.keys = others if key is None else others[: self._most_kept - 1]
        return frozenset(other for other in before if other == key or other in self.keys)

    def keeps_for(self, place: SeatOfTable | None) -> bool:
        return any(key[:2] == place for key in self.keys)

    def forget(self, place: SeatOfTable | None) -> None:
        """Let the process drop the bots of a seat with the next question."""
        self.keys = [key for key in self.keys if key[:2] != place]

    def replace(self) -> None:
        """Continue with another process, and end the current one."""
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


class BotProcesses:
    """Several bot processes, and the queue for them."""

    def __init__(
        self,
        processes: int,
        seconds: float,
        megabytes: int = 1024,
        metrics: "Metrics | None" = None,
    ) -> None:
        self._seconds = seconds
        self._metrics = metrics
        self._megabytes = megabytes
        self._thinkers = [Thinker(megabytes, NICENESS) for _ in range(processes)]
        self._free = list(self._thinkers)
        self._turnstile = asyncio.Semaphore(processes)
        self.failures = 0
        self.decisions = 0

    def warm_up(self) -> None:
        """Start the processes before they are needed."""
        for thinker in self._thinkers:
            thinker.start()

    async def choose(
        self, name: str, view: View, offer: Offer, place: SeatOfTable | None = None
    ) -> Answer:
        """The answer of a bot or of its stand-in; always one of the offered actions.

        The bot is kept for its place. Without a place it is created for this question only.
        """
        began = time.monotonic()
        async with self._one(place) as thinker:
            answer = await self._answer(thinker, name, view, offer, place)
        self.decisions += 1
        if self._metrics is not None:
            self._metrics.bot_decisions.inc()
            self._metrics.bot_seconds.observe(time.monotonic() - began)
        return answer

    async def _answer(
        self, thinker: Thinker, name: str, view: View, offer: Offer, place: SeatOfTable | None
    ) -> Answer:
        """An answer within the time limit: if a bot fails, there is time left for another."""
        latest = time.monotonic() + self._seconds
        asked: str | None = name
        while asked is not None and (left := latest - time.monotonic()) > 0:
            key = None if place is None else (*place, asked)
            answer = await self._ask(thinker, asked, view, offer, self._share(left), key)
            if answer is not None:
                return answer if asked == name else replace(answer, stand_in=asked)
            self.failures += 1
            if self._metrics is not None:
                self._metrics.bot_failures.inc()
            asked = next_weaker(asked)
        return Answer(secrets.choice(offer.choices).action, [], RANDOM_CHOICE)

    async def advise(self, view: View, offer: Offer) -> list[Advice] | None:
        """What a search would do; None if it failed."""
        async with self._one(None) as thinker:
            try:
                return await thinker.run(advise_asked, (view, offer), self._seconds)
            except (TimeoutError, BrokenExecutor, MemoryError, FailedError):
                logger.warning("no advice could be given", exc_info=True)
                self.failures += 1
                await asyncio.to_thread(thinker.replace)
        return None

    def _share(self, left: float) -> float:
        """Seconds for one bot; the stand-in for a bot that hung gets all the time that is left."""
        return BOT_FRACTION * left if left > self._seconds / 2 else left

    async def _ask(
        self,
        thinker: Thinker,
        name: str,
        view: View,
        offer: Offer,
        seconds: float,
        key: BotKey | None,
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
        logger.warning("bot %s failed and is replaced for this decision: %s", name, problem)
        if is_broken:
            await asyncio.to_thread(thinker.replace)
        return None

    @asynccontextmanager
    async def _one(self, place: SeatOfTable | None) -> AsyncIterator[Thinker]:
        """A process that is free and ready. Waiting for it does not count as time for an answer."""
        async with self._turnstile:
            thinker = self._best_free(place)
            self._free.remove(thinker)
            for other in self._thinkers:
                if other is not thinker:
                    other.forget(place)  # its bot of this seat does not see this question
            try:
                await thinker.be_ready()
                yield thinker
            finally:
                self._free.append(thinker)

    def _best_free(self, place: SeatOfTable | None) -> Thinker:
        """The process that keeps a bot of the place; otherwise the one that keeps the fewest bots.

        Among equals it is the last one used, which has certainly started.
        """
        for thinker in self._free:
            if thinker.keeps_for(place):
                return thinker
        return min(reversed(self._free), key=lambda thinker: len(thinker.keys))

    def spare(self) -> Thinker:
        """Another process, for background work; the caller has to end it."""
        return Thinker(self._megabytes, NICENESS + MORE_NICENESS)

    def stop(self) -> None:
        for thinker in self._thinkers:
            thinker.kill()
