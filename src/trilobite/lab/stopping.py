"""One way to stop many processes: a flag that Ctrl-C raises.

Ctrl-C reaches every process of a terminal. The workers ignore it; the main process raises a flag in
shared memory that they look at before each decision, so they hand over what they have finished and
end in order.
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

# A new interpreter for each worker: forking a process that has threads (a progress bar) can hang.
CONTEXT = multiprocessing.get_context("spawn")

ENDING = "Waiting for the decisions in progress; Ctrl-C again ends at once."
"""What is said after the first Ctrl-C: a bot may think for long."""

_STDERR = 2

IsStopped = Callable[[], bool]
"""How work asks whether it shall give up."""


class Interrupted(KeyboardInterrupt):
    """Somebody pressed Ctrl-C twice. Other KeyboardInterrupts in the lab are raised by bots."""


@contextmanager
def interrupts_later() -> Iterator[None]:
    """Ctrl-C waits outside until this is done."""
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


class Stop:
    """A flag that all processes share, and what else the main process knows of the end."""

    def __init__(self) -> None:
        with interrupts_later():  # shared memory that is made by half complains of that
            self._flag = RawValue(ctypes.c_bool)
        self.is_urgent = False
        """Nobody waits for a worker any more."""
        self._is_breakable = False

    def is_raised(self) -> bool:
        return bool(self._flag.value)

    def raise_flag(self) -> None:
        self._flag.value = True

    @contextmanager
    def breakable(self) -> Iterator[None]:
        """Work of others that may take any time: here, and only here, Ctrl-C breaks in."""
        self._is_breakable = True
        try:
            yield
        finally:
            self._is_breakable = False

    def end_at_once(self) -> None:
        """Wait neither for workers nor for breakable work."""
        self.is_urgent = True
        end_workers()
        if self._is_breakable:
            raise Interrupted


def end_workers() -> None:
    for worker in multiprocessing.active_children():
        worker.terminate()


@contextmanager
def stopped_by_interrupt(stop: Stop) -> Iterator[None]:
    """Ctrl-C raises the flag; a second one waits for nobody, and more do nothing.

    After either the command goes on behind this, with what is finished.
    """
    presses = count(1)  # counts in one step: the second may come while the first is dealt with

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        press = next(presses)
        if press == 1:
            stop.raise_flag()
            if not sys.stderr.isatty():  # there the bar says it
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
