"""Tasks are carried out here or in processes, even when a process dies."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from trilobite.lab.executors import Executor, InProcess, Processes, WorkersDiedError, executor_for
from trilobite.lab.stopping import Interrupted, IsStopped, StopRequest


def double(number: int, is_stopped: IsStopped) -> int | None:
    return None if is_stopped() else 2 * number


def die_once(task: tuple[str, int], is_stopped: IsStopped) -> int:
    """Number 3 kills its process, unless it has done so before."""
    folder, number = task
    if number == 3 and not (Path(folder) / "died").exists():
        (Path(folder) / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(number: int, is_stopped: IsStopped) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def fail(number: int, is_stopped: IsStopped) -> int:
    raise LookupError(f"task {number}")


@pytest.mark.slow
@pytest.mark.parametrize("executor", [InProcess(StopRequest()), Processes(2, StopRequest())])
def test_every_task_has_one_result(executor: Executor) -> None:
    assert sorted(executor.run(double, range(9))) == [2 * number for number in range(9)]


@pytest.mark.slow
def test_the_tasks_of_a_dead_process_are_carried_out_once_more(tmp_path: Path) -> None:
    tasks = [(str(tmp_path), number) for number in range(9)]
    assert sorted(Processes(2, StopRequest()).run(die_once, tasks)) == [*range(9)]
    assert (tmp_path / "died").exists()


@pytest.mark.slow
def test_a_task_that_always_kills_its_worker_is_named() -> None:
    with pytest.raises(WorkersDiedError, match=r"3 times in a row.* tasks 7, 8"):
        list(Processes(2, StopRequest()).run(die, [7, 8]))


@pytest.mark.slow
def test_a_failure_is_raised_and_ends_the_other_tasks() -> None:
    stop = StopRequest()
    with pytest.raises(LookupError, match="task"):
        list(Processes(2, stop).run(fail, range(9)))
    assert stop.is_raised()


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["here", "processes"])
def test_a_raised_flag_ends_the_run_early(kind: str) -> None:
    stop = StopRequest()
    executor: Executor = InProcess(stop) if kind == "here" else Processes(2, stop)
    results = executor.run(double, range(10**5))
    next(results)
    stop.raise_flag()
    assert len(list(results)) < 10


def hang(_number: int, _is_stopped: IsStopped) -> None:
    time.sleep(3600)


@pytest.mark.slow
def test_a_worker_that_starts_while_the_others_are_ended_is_ended_too() -> None:
    stop = StopRequest()

    def tasks() -> Iterator[int]:
        yield 0
        stop.raise_flag()
        stop.is_urgent = True

    assert list(Processes(2, stop).run(hang, tasks())) == []


def test_only_breakable_sections_are_interrupted() -> None:
    stop = StopRequest()
    with pytest.raises(Interrupted), stop.breakable():
        stop.end_at_once()
    stop.end_at_once()


def test_one_job_needs_no_process() -> None:
    assert executor_for(1, 9, StopRequest())[1] == 1
    assert isinstance(executor_for(4, 1, StopRequest())[0], InProcess)
    assert isinstance(executor_for(2, 9, StopRequest())[0], Processes)
