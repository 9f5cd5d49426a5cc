"""Where tasks are carried out: here, or in processes; on other machines, see `clusters`.

A task is a whole game and follows from its own data, so it does not matter who carries it out, or
whether it has been tried before.
"""

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stdout
from itertools import chain
from typing import Protocol, TypeVar

from trilobite.lab.stopping import CONTEXT, IsStopped, Stop, end_workers, interrupts_later

T = TypeVar("T")
R = TypeVar("R")
Work = Callable[[T, IsStopped], R | None]
"""A function of a module. It looks at the flag now and then, and returns None if it gave up."""

AHEAD = 2
"""Tasks a worker that are handed out and not yet taken back."""

_STDOUT, _STDERR = 1, 2

DEATHS = 3
"""So many times in a row, without a result in between, is no accident."""


class WorkersDiedError(Exception):
    """Processes died again and again; the message says over which tasks."""


class Executor(Protocol):
    """What carries out tasks."""

    def run(self, work: Work[T, R], tasks: Iterable[T]) -> Generator[R, None, None]:
        """Each result as soon as it is there, in any order; when stopped, those that there are."""


class Here:
    """One task after the other in this process, where a debugger and a profiler see them."""

    def __init__(self, stop: Stop) -> None:
        self._stop = stop

    def run(self, work: Work[T, R], tasks: Iterable[T]) -> Generator[R, None, None]:
        for task in tasks:
            if self._stop.is_raised():
                return
            # What bots print is no part of a report.
            with redirect_stdout(sys.stderr), self._stop.breakable():
                result = work(task, self._stop.is_raised)
            if result is not None:
                yield result


class Processes:
    """Several at a time. The tasks of a process that dies are carried out once more.

    No more tasks are asked for than are needed to keep all busy: there may be any number.
    """

    def __init__(self, jobs: int, stop: Stop) -> None:
        self._jobs = jobs
        self._stop = stop

    def run(self, work: Work[T, R], tasks: Iterable[T]) -> Generator[R, None, None]:
        waiting = iter(tasks)
        deaths = 0
        while True:
            owed: list[T] = []
            try:
                for result in self._run(work, waiting, owed):
                    deaths = 0
                    yield result
            except BrokenProcessPool:
                deaths += 1
                if deaths == DEATHS:
                    raise WorkersDiedError(_last_words(owed)) from None
                waiting = chain(owed, waiting)
            else:
                return

    def _run(
        self, work: Work[T, R], waiting: Iterator[T], owed: list[T]
    ) -> Generator[R, None, None]:
        """Results until nothing waits, or until a process dies: then some are still owed.

        Whatever else ends this, an error or a caller who stops listening, ends the workers too.
        """
        flying: dict[Future[R | None], T] = {}
        pool = ProcessPoolExecutor(self._jobs, CONTEXT, _start_worker, (self._stop,))
        try:
            while True:
                self._hand_out(pool, work, waiting, owed, flying)
                if self._stop.is_urgent:  # one was on its way when the others were ended
                    end_workers()
                if not flying:
                    return
                for future in wait(flying, return_when=FIRST_COMPLETED).done:
                    result = future.result()
                    owed.remove(flying.pop(future))
                    if result is not None:
                        yield result
        except BrokenProcessPool:
            raise
        except BaseException:
            self._stop.raise_flag()
            raise
        finally:
            pool.shutdown(cancel_futures=True)

    def _hand_out(
        self,
        pool: ProcessPoolExecutor,
        work: Work[T, R],
        waiting: Iterator[T],
        owed: list[T],
        flying: dict[Future[R | None], T],
    ) -> None:
        while len(owed) < AHEAD * self._jobs and not self._stop.is_raised():
            task = next(waiting, None)
            if task is None:
                return
            owed.append(task)
            with interrupts_later():  # a new worker inherits that until it ignores them by itself
                flying[pool.submit(_carry_out, work, task)] = task


def executor_for(jobs: int | None, tasks: int, stop: Stop) -> tuple[Executor, int]:
    """The executor for so many processes, or for as many as there are cores; and their number."""
    number = number_of_workers(jobs, tasks)
    return (Here(stop) if number == 1 else Processes(number, stop)), number


def number_of_workers(jobs: int | None, tasks: int) -> int:
    """As many as are wanted, or as there are cores; and no more than have something to do."""
    return max(1, min(jobs or len(os.sched_getaffinity(0)), tasks))


class _Worker:
    """What a worker process is given when it starts."""

    stop: Stop


def _start_worker(stop: Stop) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(_STDERR, _STDOUT)  # what bots print is no part of a report
    _Worker.stop = stop


def _carry_out(work: Work[T, R], task: T) -> R | None:
    return work(task, _Worker.stop.is_raised)


def _last_words(owed: Sequence[T]) -> str:
    suspects = [str(getattr(task, "number", task)) for task in owed]
    return f"processes died {DEATHS} times in a row; it is one of the tasks {', '.join(suspects)}"
