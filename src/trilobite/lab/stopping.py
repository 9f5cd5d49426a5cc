"""Many games at a time: processes that each play a portion, and one way to stop them all.

Ctrl-C reaches every process of a terminal. The workers ignore it; the main process raises a flag in
shared memory that they look at before each decision, so they hand over what they have finished and
end in order.
"""

import ctypes
import multiprocessing
import signal
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import takewhile
from types import FrameType

from trilobite.lab.plans import Plan
from trilobite.lab.playing import Played, Tables

# A new interpreter for each worker: forking a process that has threads (a progress bar) can hang.
_CONTEXT = multiprocessing.get_context("spawn")

_AHEAD = 4
"""Portions a worker that are handed out and not yet taken back."""


class Stop:
    """A flag that all processes share."""

    def __init__(self) -> None:
        self._flag = _CONTEXT.RawValue(ctypes.c_bool)

    def is_raised(self) -> bool:
        return bool(self._flag.value)

    def raise_flag(self) -> None:
        self._flag.value = True


class _Worker:
    """What a worker process is given when it starts; its tasks are numbers of games."""

    tables: Tables


def play_all(plan: Plan, jobs: int, stop: Stop) -> Generator[list[Played]]:
    """The games of a plan in the order of their numbers, portion by portion.

    With one job they are played in this very process, where a debugger and a profiler see them.
    Whoever stops listening closes it.
    """
    portions = takewhile(lambda _: not stop.is_raised(), plan.chunks(jobs))
    if jobs == 1:
        tables = Tables(plan, stop.is_raised)
        for portion in portions:
            yield tables.play(portion)
        return
    with ProcessPoolExecutor(jobs, _CONTEXT, _start_worker, (plan, stop)) as pool:
        waiting: deque[Future[list[Played]]] = deque()
        try:
            for portion in portions:
                with _interrupts_later():  # a new worker inherits that until it ignores them itself
                    waiting.append(pool.submit(_play_portion, portion))
                if len(waiting) == _AHEAD * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:  # done, or one of them failed
            stop.raise_flag()
            pool.shutdown(cancel_futures=True)


@contextmanager
def stopped_by_interrupt(stop: Stop) -> Iterator[None]:
    """Ctrl-C raises the flag; a second one waits for no worker, and more do nothing."""

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        stop.raise_flag()
        signal.signal(signal.SIGINT, interrupt_at_once)

    def interrupt_at_once(_number: int, _frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        for worker in multiprocessing.active_children():
            worker.terminate()
        raise KeyboardInterrupt

    usual = signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


@contextmanager
def _interrupts_later() -> Iterator[None]:
    """Ctrl-C waits outside until this is done."""
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


def _start_worker(plan: Plan, stop: Stop) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Worker.tables = Tables(plan, stop.is_raised)


def _play_portion(numbers: range) -> list[Played]:
    return _Worker.tables.play(numbers)
