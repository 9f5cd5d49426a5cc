"""Executors carry out tasks: here or in processes. `clusters` uses other machines.

A task is a whole game and depends only on its own data, so it does not matter where it is carried
out or whether it has been tried before.
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

from trilobite.lab.stopping import CONTEXT, IsStopped, StopRequest, end_workers, interrupts_later

T = TypeVar("T")
R = TypeVar("R")
TaskWork = Callable[[T, IsStopped], R | None]
"""A module-level function that checks the stop flag regularly and returns None if it gave up."""

TASKS_PER_WORKER = 2
"""Tasks per worker that are submitted ahead of their results."""

_STDOUT, _STDERR = 1, 2

MOST_DEATHS = 3
"""Worker deaths in a row, without a result in between, after which a run is given up."""


class WorkersDiedError(Exception):
    """Processes died repeatedly; the message names the tasks."""


class Executor(Protocol):
    """Carries out tasks."""

    def run(self, work: TaskWork[T, R], tasks: Iterable[T]) -> Generator[R, None, None]:
        """Yield each result when it is ready, in any order; when stopped, only those ready."""


class InProcess:
    """Runs one task after the other in this process, for debugging and profiling."""

    def __init__(self, stop: StopRequest) -> None:
        self._stop = stop

    def run(self, work: TaskWork[T, R], tasks: Iterable[T]) -> Generator[R, None, None]:
        for task in tasks:
            if self._stop.is_raised():
                return
            # Keep what bots print out of the report.
            with redirect_stdout(sys.stderr), self._stop.breakable():
                result = work(task, self._stop.is_raised)
            if result is not None:
                yield result


class Processes:
    """Runs several tasks at a time. If a process dies, its tasks are carried out again.

    Tasks are taken from the iterable only as needed to keep all workers busy, as there may be any
    number of them.
    """

    def __init__(self, jobs: int, stop: StopRequest) -> None:
        self._jobs = jobs
        self._stop = stop

    def run(self, work: TaskWork[T, R], tasks: Iterable[T]) -> Generator[R, None, None]:
        waiting = iter(tasks)
        deaths = 0
        while True:
            unfinished: list[T] = []
            try:
                for result in self._run(work, waiting, unfinished):
                    deaths = 0
                    yield result
            except BrokenProcessPool:
                deaths += 1
                if deaths == MOST_DEATHS:
                    raise WorkersDiedError(_death_message(unfinished)) from None
                waiting = chain(unfinished, waiting)
            else:
                return

    def _run(
        self, work: TaskWork[T, R], waiting: Iterator[T], unfinished: list[T]
    ) -> Generator[R, None, None]:
        """Yield results until no task is waiting, or a process dies with tasks in `unfinished`.

        Any other way of ending this, such as an error or a closed generator, also ends the workers.
        """
        running: dict[Future[R | None], T] = {}
        pool = ProcessPoolExecutor(self._jobs, CONTEXT, _start_worker, (self._stop,))
        try:
            while True:
                self._submit(pool, work, waiting, unfinished, running)
                if self._stop.is_urgent:  # a worker may have started since the others ended
                    end_workers()
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    result = future.result()
                    unfinished.remove(running.pop(future))
                    if result is not None:
                        yield result
        except BrokenProcessPool:
            raise
        except BaseException:
            self._stop.raise_flag()
            raise
        finally:
            pool.shutdown(cancel_futures=True)

    def _submit(
        self,
        pool: ProcessPoolExecutor,
        work: TaskWork[T, R],
        waiting: Iterator[T],
        unfinished: list[T],
        running: dict[Future[R | None], T],
    ) -> None:
        while len(unfinished) < TASKS_PER_WORKER * self._jobs and not self._stop.is_raised():
            task = next(waiting, None)
            if task is None:
                return
            unfinished.append(task)
            with interrupts_later():  # inherited by a new worker until it ignores SIGINT
                running[pool.submit(_carry_out, work, task)] = task


def executor_for(jobs: int | None, tasks: int, stop: StopRequest) -> tuple[Executor, int]:
    """The executor for this number of processes (default: one per core), and their number."""
    number = number_of_workers(jobs, tasks)
    return (InProcess(stop) if number == 1 else Processes(number, stop)), number


def number_of_workers(jobs: int | None, tasks: int) -> int:
    """The requested number of workers (default: one per core), but at most one per task."""
    return max(1, min(jobs or len(os.sched_getaffinity(0)), tasks))


class _Worker:
    """What a worker process is given when it starts."""

    stop: StopRequest


def _start_worker(stop: StopRequest) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(_STDERR, _STDOUT)  # keep what bots print out of the report
    _Worker.stop = stop


def _carry_out(work: TaskWork[T, R], task: T) -> R | None:
    return work(task, _Worker.stop.is_raised)


def _death_message(unfinished: Sequence[T]) -> str:
    suspects = [str(getattr(task, "number", task)) for task in unfinished]
    return (
        f"processes died {MOST_DEATHS} times in a row during one of the tasks {', '.join(suspects)}"
    )
