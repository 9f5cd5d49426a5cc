"""One way to stop many processes: a flag that Ctrl-C raises.

Ctrl-C reaches every process of a terminal. The workers ignore it. The main process raises a flag in
shared memory, which they check before each decision, so they return what they have finished and end
in order.
"""

import ctypes
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from multiprocessing.sharedctypes import RawValue
from types import FrameType

# A new interpreter for each worker: forking a process with threads (a progress bar) can hang.
CONTEXT = multiprocessing.get_context("spawn")

ENDING = "Waiting for the decisions in progress; Ctrl-C again ends at once."
"""Shown after the first Ctrl-C, as a bot may think for a long time."""

_STDERR = 2

IsStopped = Callable[[], bool]
"""Tells work whether it should give up."""


class Interrupted(KeyboardInterrupt):
    """Somebody pressed Ctrl-C twice. Any other KeyboardInterrupt in the lab was raised by a bot."""


@contextmanager
def interrupts_later() -> Iterator[None]:
    """Delay Ctrl-C until this block is done."""
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


class StopRequest:
    """A flag that all processes share; the main process also knows whether to end at once."""

    def __init__(self) -> None:
        with interrupts_later():  # half-made shared memory would print warnings
            self._flag = RawValue(ctypes.c_bool)
        self.is_urgent = False
        """Whether to end without waiting for the workers."""
        self._is_breakable = False

    def is_raised(self) -> bool:
        return bool(self._flag.value)

    def raise_flag(self) -> None:
        self._flag.value = True

    @contextmanager
    def breakable(self) -> Iterator[None]:
        """A block for third-party code, which may take any time: a second Ctrl-C interrupts it."""
        self._is_breakable = True
        try:
            yield
        finally:
            self._is_breakable = False

    def end_at_once(self) -> None:
        """End without waiting for workers or for breakable work."""
        self.is_urgent = True
        end_workers()
        if self._is_breakable:
            raise Interrupted


def end_workers() -> None:
    for worker in multiprocessing.active_children():
        worker.terminate()


@contextmanager
def stopped_by_interrupt(stop: StopRequest) -> Iterator[None]:
    """Ctrl-C raises the flag; the second one ends at once, and any more do nothing.

    In either case the command continues after this block, with what is finished.
    """
    presses = count(1)  # atomic: the second may come while the first is handled

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        press = next(presses)
        if press == 1:
            stop.raise_flag()
            if not sys.stderr.isatty():  # on a terminal, the progress bar shows it
                os.write(_STDERR, f"{ENDING}\n".encode())
        elif press == 2:
            stop.end_at_once()

    usual = signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    except Interrupted:
        pass
    finally:
        signal.signal(signal.SIGINT, usual)
