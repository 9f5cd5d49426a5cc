"""Tasks on a local Ray: the same games, even if workers die."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

import pytest
from click.testing import CliRunner, Result

import trilobite.engine.playouts
from trilobite.cli import main
from trilobite.engine import InputError
from trilobite.lab import clusters
from trilobite.lab.clusters import Cluster
from trilobite.lab.executors import InProcess, WorkersDiedError
from trilobite.lab.stopping import ENDING, IsStopped, StopRequest
from trilobite.lab.tasks import Finished, GameTask, play_task
from trilobite.lab.tournament.ledger import FILE
from trilobite.lab.tournament.lineups import Shape
from trilobite.lab.tournament.plan import read_tournament

CORES = 2


@pytest.fixture(scope="module")
def ray() -> Iterator[ModuleType]:
    """One Ray for all tests, as it takes seconds to start."""
    before = descendants(os.getpid())
    with patch.dict(os.environ):
        with clusters._started(CORES, StopRequest()) as started:
            yield started
            family = descendants(os.getpid()) - before
        assert_gone(family)


@pytest.fixture
def cluster(ray: ModuleType) -> Cluster:
    return Cluster(ray, CORES, StopRequest())


def parents() -> dict[int, int]:
    """Every running process, with its parent."""
    found = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            state, parent = file.read_text().rpartition(")")[2].split()[:2]
            if state != "Z":
                found[int(file.parent.name)] = int(parent)
    return found


def descendants(ancestor: int) -> set[int]:
    """All processes that a process has started, directly or indirectly."""
    found = {ancestor}
    every = parents()
    while more := {one for one, parent in every.items() if parent in found} - found:
        found |= more
    return found - {ancestor}


def assert_gone(processes: set[int]) -> None:
    assert processes
    patience = time.monotonic() + 20
    while left := processes & parents().keys():
        assert time.monotonic() < patience, left
        time.sleep(0.1)


def double(number: int, is_stopped: IsStopped) -> int | None:
    return None if is_stopped() else 2 * number


def home(number: int, is_stopped: IsStopped) -> str:
    return str(trilobite.engine.playouts.__file__)


def setting(name: str, is_stopped: IsStopped) -> str | None:
    return os.environ.get(name)


def die(number: int, is_stopped: IsStopped) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def fail(number: int, is_stopped: IsStopped) -> int:
    raise LookupError(f"task {number}")


def end_late_after_the_first(task: tuple[Path, int], is_stopped: IsStopped) -> int:
    """All tasks but the first wait for a file."""
    file, number = task
    while number > 0 and not file.exists():
        time.sleep(0.02)
    return number


def die_once(task: tuple[str, GameTask], is_stopped: IsStopped) -> Finished | None:
    """Game 3 kills its worker at the tenth decision, unless it has done so before."""
    folder, game = task
    decisions = count(1)

    def look() -> bool:
        if next(decisions) == 10 and game.number == 3 and not (Path(folder) / "died").exists():
            (Path(folder) / "died").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return is_stopped()

    return play_task(game, look)


def version_of_a_process(package: str) -> str:
    return f"0.{os.getpid()}"


def games() -> list[GameTask]:
    bots = "random,steady"
    plan = read_tournament("tritarea", 2, bots, Shape.ROUND_ROBIN, "1", 10, ())
    return [plan.task(one) for one in plan.fixtures]


def comparable(finished: Finished) -> tuple[object, ...]:
    """Everything except the time it took."""
    return finished.number, finished.points, finished.places, finished.payoffs, finished.asked


@pytest.mark.slow
def test_every_task_has_one_result(cluster: Cluster) -> None:
    assert sorted(cluster.run(double, range(50))) == [2 * number for number in range(50)]


@pytest.mark.slow
def test_workers_have_the_build_of_the_driver(cluster: Cluster) -> None:
    assert set(cluster.run(home, range(4))) == {trilobite.engine.playouts.__file__}


@pytest.mark.slow
def test_usage_statistics_of_ray_are_switched_off(cluster: Cluster) -> None:
    assert list(cluster.run(setting, ["RAY_USAGE_STATS_ENABLED"])) == ["0"]


@pytest.mark.slow
def test_the_game_of_a_killed_worker_is_played_again(
    cluster: Cluster, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    tasks = [(str(tmp_path), task) for task in games()]
    played = sorted(cluster.run(die_once, tasks), key=lambda one: one.number)
    assert (tmp_path / "died").exists()
    assert [comparable(one) for one in played] == [
        comparable(one) for one in InProcess(StopRequest()).run(play_task, games())
    ]
    assert capfd.readouterr() == ("", "")


@pytest.mark.slow
def test_a_task_that_always_kills_its_worker_is_named(cluster: Cluster) -> None:
    with pytest.raises(WorkersDiedError, match="3 times during task 7; the last time: The worker"):
        list(cluster.run(die, [7]))


@pytest.mark.slow
def test_a_failure_is_raised_with_its_own_type(cluster: Cluster) -> None:
    with pytest.raises(LookupError, match="task") as raised:
        list(cluster.run(fail, range(9)))
    assert raised.type is LookupError


@pytest.mark.slow
def test_a_raised_flag_ends_the_run_early(ray: ModuleType, tmp_path: Path) -> None:
    stop, file = StopRequest(), tmp_path / "end"
    tasks = [(file, number) for number in range(9)]
    results = Cluster(ray, CORES, stop).run(end_late_after_the_first, tasks)
    assert next(results) == 0
    stop.raise_flag()
    assert list(results) == []  # without waiting for the other tasks
    file.touch()
    again = Cluster(ray, CORES, StopRequest()).run(double, range(4))
    assert sorted(again) == [0, 2, 4, 6]


@pytest.mark.slow
def test_another_version_is_refused(ray: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    clusters._check_version(ray, "here:1")
    monkeypatch.setattr(clusters, "version", version_of_a_process)
    with pytest.raises(
        InputError, match=r"--ray: .* at 'here:1' is 0\.\d+; allowed: 0\.\d+, as here"
    ):
        clusters._check_version(ray, "here:1")


COMMAND = ["tournament", "tritarea", "--bots", "random,steady", "--seed", "1"]


def run(out: Path, *arguments: str) -> Result:
    return CliRunner().invoke(main, [*COMMAND, "--out", str(out), *arguments])


@contextmanager
def started(out: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The command in a process of its own, which leads a group as in a terminal."""
    with subprocess.Popen(
        [sys.executable, "-m", "trilobite", *COMMAND, "--out", out, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()  # unless it has ended by itself


def wait_for_games(out: Path, number: int) -> None:
    patience = time.monotonic() + 120
    while not (out / FILE).exists() or (out / FILE).read_bytes().count(b"\n") <= number:
        assert time.monotonic() < patience
        time.sleep(0.02)


def report(output: str) -> Any:
    return {**json.loads(output), "timing": {}}


@pytest.mark.slow
def test_a_tournament_is_the_same_on_a_cluster_and_leaves_it_running(
    ray: ModuleType, tmp_path: Path
) -> None:
    address = ray.get_runtime_context().gcs_address
    with started(tmp_path / "1", "--games", "20", "--ray", address, "--json") as process:
        output, errors = process.communicate(timeout=120)
    assert errors == ""
    alone = run(tmp_path / "2", "--games", "20", "--jobs", "1", "--json")
    assert report(output) == report(alone.stdout)
    assert list(Cluster(ray, CORES, StopRequest()).run(double, [1])) == [2]


@pytest.mark.slow
def test_an_interrupt_prints_the_results_so_far(tmp_path: Path) -> None:
    with started(tmp_path, "--games", "100000", "--ray", "--jobs", "2") as process:
        wait_for_games(tmp_path, 5)
        family = descendants(process.pid)
        os.killpg(process.pid, signal.SIGINT)
        output, errors = process.communicate(timeout=120)
    assert process.returncode == 130, errors
    played = len((tmp_path / FILE).read_text().splitlines()) - 1
    ending, first, _ = errors.splitlines()
    assert ending == ENDING
    assert first == f"Interrupted after {played} of 100000 games. Continue with:"
    assert "ahead of" in output
    assert_gone(family)


@pytest.mark.slow
def test_an_interrupt_frees_a_cluster_which_stays(ray: ModuleType, tmp_path: Path) -> None:
    address = ray.get_runtime_context().gcs_address
    with started(tmp_path, "--games", "100000", "--ray", address) as process:
        wait_for_games(tmp_path, 5)
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=120)
    assert process.returncode == 130, errors
    assert list(Cluster(ray, CORES, StopRequest()).run(double, [1])) == [2]


@pytest.fixture
def closed_port() -> Iterator[str]:
    """An address where nothing listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield f"127.0.0.1:{taken.getsockname()[1]}"


def refusal(*arguments: str) -> str:
    done = CliRunner().invoke(main, arguments)
    assert (done.exit_code, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    return done.stderr


@pytest.mark.parametrize("command", [["tournament", "--bots", "random,steady"], ["study"]])
def test_bad_input_is_one_clear_line_and_nothing_is_started(
    command: list[str], closed_port: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = [*command, "tritarea", "--out", str(tmp_path / "out"), "--ray"]
    for address in (closed_port, f"ray://{closed_port}", "127.0.0.1:99999"):
        assert f"nothing answers at '{address}': " in refusal(*command, address)
    for address in ("tritarea", "a:", ":1", ""):
        assert f"'{address}' is not an address; allowed: HOST:PORT, " in refusal(*command, address)
    assert "--jobs: the cluster at 'a:1' uses all its cores" in refusal(*command, "a:1", "--jobs=2")
    monkeypatch.setattr(clusters, "find_spec", lambda _: None)
    assert 'install it with: pip install "trilobite[ray]"' in refusal(*command)
    assert not (tmp_path / "out").exists()
