"""Tasks on a Ray cluster: a temporary one on this machine, or one on many machines.

Ray is an optional extra. It is imported only when a cluster is opened.
"""

import logging
import os
import secrets
import socket
import warnings
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Generic, TypeVar

from trilobite.engine import InputError
from trilobite.lab.executors import MOST_DEATHS, TASKS_PER_WORKER, TaskWork, WorkersDiedError
from trilobite.lab.stopping import StopRequest

T = TypeVar("T")
R = TypeVar("R")

LOCAL = "local"
"""Address that means: start a Ray on this machine."""

_AUTO = "auto"
"""Address that means: the Ray that is running on this machine."""

_ADDRESSES = "HOST:PORT, ray://HOST:PORT, auto, or no address for a Ray on this machine"
_PACKAGE = "trilobite"

_SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",  # no telemetry
    "RAY_DEDUP_LOGS_SKIP_REGEX": "^",  # without this it reports lost workers on standard output
}

_PATIENCE = 5.0
"""Seconds to wait for a machine to answer."""

_LOOK = 0.2
"""Seconds between two checks of the stop flag."""

_STDERR = 2

_OBJECTS = 100 * 2**20
"""Bytes of shared memory for results, which are small. By default Ray takes a third of the RAM."""


class Cluster:
    """Runs as many tasks at a time as the cluster has cores, and repeats tasks of lost workers.

    The stop flag does not reach other machines. When it is raised, unfinished tasks are left to
    Ray, which kills their workers when this process disconnects. They are not cancelled one by one:
    a task that is cancelled while it ends makes Ray abort this process.
    """

    def __init__(self, ray: ModuleType, cores: int, stop: StopRequest) -> None:
        self._ray = ray
        self._cores = cores
        self._stop = stop

    def run(self, work: TaskWork[T, R], tasks: Iterable[T]) -> Generator[R, None, None]:
        run = _TaskRun(self._ray, work, tasks)
        while not run.is_over() and not self._stop.is_raised():
            run.submit(TASKS_PER_WORKER * self._cores)
            yield from run.collect(_LOOK)
        yield from run.collect(0)


class _TaskRun(Generic[T, R]):
    """The tasks of one run: those waiting and those being carried out."""

    def __init__(self, ray: ModuleType, work: TaskWork[T, R], tasks: Iterable[T]) -> None:
        self._ray = ray
        self._work = work
        self._waiting = deque(enumerate(tasks))
        self._running: dict[object, tuple[int, T]] = {}
        self._losses: Counter[int] = Counter()
        # Ray's own retries do not cover results that are lost, so all losses are counted here.
        self._remote = ray.remote(num_cpus=1, max_retries=0)(_carry_out)

    def is_over(self) -> bool:
        return not self._waiting and not self._running

    def submit(self, most: int) -> None:
        """Submit tasks until `most` of them are being carried out."""
        while self._waiting and len(self._running) < most:
            number, task = self._waiting.popleft()
            self._running[self._remote.remote(self._work, task)] = number, task

    def collect(self, seconds: float) -> Iterator[R]:
        """The results that are ready, waiting for the first one up to `seconds` seconds."""
        running = list(self._running)
        if not running:
            return
        self._ray.wait(running, timeout=seconds)
        for reference in self._ray.wait(running, num_returns=len(running), timeout=0)[0]:
            number, task = self._running.pop(reference)
            try:
                result: R | None = self._ray.get(reference)
            except self._ray.exceptions.RayTaskError as failed:  # it would fail on any machine
                raise failed.cause from None
            except self._ray.exceptions.RayError as lost:
                self._losses[number] += 1
                if self._losses[number] == MOST_DEATHS:
                    raise WorkersDiedError(_death_message(task, lost)) from None
                self._waiting.appendleft((number, task))
            else:
                if result is not None:
                    yield result


def check_ray(address: str) -> None:
    """Check that Ray is installed and the address answers; Ray itself would try for minutes."""
    if find_spec("ray") is None:
        how = 'pip install "trilobite[ray]"'
        raise InputError("--ray", f"Ray is not installed; install it with: {how}")
    if address in {LOCAL, _AUTO}:
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise InputError("--ray", f"{address!r} is not an address", _ADDRESSES)
    try:
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()
    except (OSError, OverflowError) as error:
        problem = f"nothing answers at {address!r}: {_line(error)}"
        raise InputError("--ray", problem, _ADDRESSES) from None


@contextmanager
def open_cluster(address: str, cores: int, stop: StopRequest) -> Iterator[tuple[Cluster, int]]:
    """The cluster at an address, or a new one on this machine; and its number of cores."""
    if address == LOCAL:
        with _started(cores, stop) as ray:
            yield Cluster(ray, cores, stop), cores
    else:
        with _connected(address, stop) as ray:
            cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
            yield Cluster(ray, cores, stop), cores


@contextmanager
def _started(cores: int, stop: StopRequest) -> Iterator[ModuleType]:
    """A private Ray: nobody else on the network has its token, and its files are temporary."""
    # Ray uses the first token that it finds, and would otherwise write one to the home folder.
    token = os.environ.get("RAY_AUTH_TOKEN") or secrets.token_hex(32)
    ray = _imported({"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token})
    settings = {"num_cpus": cores, "object_store_memory": _OBJECTS, "include_dashboard": False}
    with (
        TemporaryDirectory(prefix="trilobite-ray-", ignore_cleanup_errors=True) as folder,
        _initialised(ray, LOCAL, stop, _temp_dir=folder, **settings),
    ):
        yield ray


@contextmanager
def _connected(address: str, stop: StopRequest) -> Iterator[ModuleType]:
    # By default Ray tries for a quarter of an hour when something else answers at the address.
    ray = _imported({"RAY_NUM_REDIS_GET_RETRIES": "1"})
    with _initialised(ray, address, stop):
        with stop.breakable():
            _check_version(ray, address)
        yield ray


def _imported(settings: Mapping[str, str]) -> ModuleType:
    """Import Ray, which reads its settings at import time."""
    os.environ.update(_SETTINGS)
    os.environ.update(settings)
    return import_module("ray")


@contextmanager
def _initialised(
    ray: ModuleType, address: str, stop: StopRequest, **settings: object
) -> Iterator[None]:
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        with _silent(), stop.breakable():
            ray.init(address, **quiet, **settings)
    except Exception as error:  # noqa: BLE001 - Ray raises Exception itself
        raise InputError("--ray", f"no Ray at {address!r}: {_line(error)}", _ADDRESSES) from None
    try:
        yield
    finally:
        with _silent():
            ray.shutdown()


@contextmanager
def _silent() -> Iterator[None]:
    """Hide Ray's warnings about future versions, a missing network and unclosed files.

    Some of them do not come from Python. Anything that matters is in the exception as well.
    """
    usual = os.dup(_STDERR)
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        os.dup2(nowhere.fileno(), _STDERR)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        os.dup2(usual, _STDERR)
        os.close(usual)


def _check_version(ray: ModuleType, address: str) -> None:
    """Refuse a cluster with another version, which may play differently. One machine is asked."""
    try:
        there = ray.get(ray.remote(version).remote(_PACKAGE))
    except PackageNotFoundError:
        there = "none"
    here = version(_PACKAGE)
    if there != here:
        problem = f"the version of {_PACKAGE} at {address!r} is {there}"
        raise InputError("--ray", problem, f"{here}, as here")


def _carry_out(work: TaskWork[T, R], task: T) -> R | None:
    return work(task, _never)


def _never() -> bool:
    return False


def _death_message(task: object, lost: Exception) -> str:
    which = getattr(task, "number", task)
    return f"workers died {MOST_DEATHS} times during task {which}; the last time: {_line(lost)}"


def _line(error: Exception) -> str:
    """The first line of an error message."""
    return next(iter(str(error).splitlines()), type(error).__name__)
