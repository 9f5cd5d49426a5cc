"""Bots think in processes of their own, from a view and an offer: they never hold the real state.

What goes over is the bot's name, a seed for its own choices, the view and the offer, both in their
JSON forms. The answer is checked against the offer. A bot that fails, takes too long or answers
something else has its decision made at random.
"""

import asyncio
import logging
import multiprocessing
import multiprocessing.connection
import os
import secrets
import signal
import threading
import time
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor

from trilobite.bots.contract import Clock
from trilobite.bots.registry import find_bot
from trilobite.engine import Action, Offer, View

logger = logging.getLogger(__name__)
GRACE = 2.0
"""Seconds beyond a bot's own limit: for the way there and back, and for a process to start."""


def decide(name: str, seed: int, view: View, offer: Offer, seconds: float) -> Action:
    """One decision of one bot. Runs in a process of the pool."""
    return find_bot(name)(seed).choose(view, offer, Clock(seconds))


def _prepare_process() -> None:
    """Ctrl-C is for the server, which then ends the pool; nobody thinks on for a dead server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)


def _nothing() -> None:
    """What a process does first, so that it has started when it is needed."""


class Thinking:
    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self.failures = 0
        self.decisions = 0
        self.seconds = 0.0

    def warm_up(self) -> None:
        """Start the processes before somebody waits for them."""
        pool = self._running_pool()
        for _ in range(self._processes):
            pool.submit(_nothing)

    async def choose(self, name: str, view: View, offer: Offer) -> Action:
        """The answer of a bot; always one of the offered actions."""
        began = time.monotonic()
        try:
            action = await self._ask(name, view, offer)
        except TimeoutError:
            self._replace_pool()
            action = self._instead(name, offer, "it took too long")
        except BrokenExecutor:
            self._replace_pool()
            action = self._instead(name, offer, "its process has ended")
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the game goes on
            action = self._instead(name, offer, repr(error)[:200])
        self.decisions += 1
        self.seconds += time.monotonic() - began
        return action

    async def _ask(self, name: str, view: View, offer: Offer) -> Action:
        loop = asyncio.get_running_loop()
        pool = self._running_pool()
        seed = secrets.randbits(63)
        answer = loop.run_in_executor(pool, decide, name, seed, view, offer, self._seconds)
        # Not `wait_for`: in Python 3.11 it may swallow that the task was cancelled.
        async with asyncio.timeout(self._patience()):
            action = await answer
        if all(action is not choice.action for choice in offer.choices):
            raise ValueError(f"{action!r} was not offered")
        return action

    def _patience(self) -> float:
        """A waiting line before a bot is not its fault."""
        waiting = 0 if self._pool is None else len(self._pool._pending_work_items)  # noqa: SLF001
        rounds = 1 + waiting // max(1, self._processes)
        return rounds * self._seconds + GRACE + (5.0 if self.decisions == 0 else 0.0)

    def _instead(self, name: str, offer: Offer, problem: str) -> Action:
        self.failures += 1
        logger.warning("bot %s is replaced by chance: %s", name, problem)
        return secrets.choice(offer.choices).action

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_prepare_process,
            )
        return self._pool

    def _replace_pool(self) -> None:
        """End processes that hang or have broken; the next question starts new ones."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())  # noqa: SLF001 - no public way in 3.11
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())  # noqa: SLF001
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            for process in processes:
                process.join(timeout=2)
