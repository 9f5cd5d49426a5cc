"""Many games at a time: processes that each play a portion, and one way to stop them all.

Ctrl-C reaches every process of a terminal. The workers ignore it; the main process raises a flag in
shared memory that they look at before each decision, so they hand over what they have finished and
end in order.
"""

import ctypes
import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from types import FrameType

from trilobite.lab.plans import Plan
from trilobite.lab.playing import Played, Tables

# A new interpreter for each worker: forking a process that has threads (a progress bar) can hang.
_CONTEXT = multiprocessing.get_context("spawn")


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


def play_all(plan: Plan, jobs: int, stop: Stop) -> Iterator[list[Played]]:
    """The games of a plan in the order of their numbers, portion by portion.

    With one job they are played in this very process, where a debugger and a profiler see them.
    """
    portions = plan.chunks(jobs)
    if jobs == 1:
        tables = Tables(plan, stop.is_raised)
        for portion in portions:
            yield tables.play(portion)
        return
    with ProcessPoolExecutor(jobs, _CONTEXT, _start_worker, (plan, stop)) as pool:
        with _interrupts_ignored():  # a worker inherits that until it can ignore them by itself
            futures = [pool.submit(_play_portion, portion) for portion in portions]
        try:
            for future in futures:
                yield future.result()
        finally:  # done, or one of them failed
            stop.raise_flag()
            pool.shutdown(cancel_futures=True)


@contextmanager
def stopped_by_interrupt(stop: Stop) -> Iterator[None]:
    """Ctrl-C raises the flag; a second one interrupts at once, as usual."""

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        stop.raise_flag()
        signal.signal(signal.SIGINT, signal.default_int_handler)

    usual = signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def _start_worker(plan: Plan, stop: Stop) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Worker.tables = Tables(plan, stop.is_raised)


def _play_portion(numbers: range) -> list[Played]:
    return _Worker.tables.play(numbers)
