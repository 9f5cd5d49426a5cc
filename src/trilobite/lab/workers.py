"""The workers that play the games of a command: the options `--jobs` and `--ray`."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import click

from trilobite.engine import InputError
from trilobite.lab.clusters import LOCAL, check_ray, open_cluster
from trilobite.lab.executors import Executor, executor_for, number_of_workers
from trilobite.lab.stopping import StopRequest

jobs_option = click.option(
    "--jobs", type=click.IntRange(1), help="Number of processes (default: one per core)."
)
ray_option = click.option(
    "--ray",
    is_flag=False,
    flag_value=LOCAL,
    metavar="[ADDRESS]",
    help="Play on the Ray cluster at this address, or on a local Ray (docs/bots/lab.md).",
)


@dataclass(frozen=True)
class Workers:
    """The values of `--jobs` and `--ray`."""

    jobs: int | None
    ray: str | None

    @contextmanager
    def open(self, tasks: int, stop: StopRequest) -> Iterator[tuple[Executor, int]]:
        """The executor for this number of tasks, and how many it runs at a time."""
        if self.ray is None or tasks == 0:
            yield executor_for(self.jobs, tasks, stop)
        else:
            with open_cluster(self.ray, number_of_workers(self.jobs, tasks), stop) as opened:
                yield opened


def read_workers(jobs: int | None, ray: str | None) -> Workers:
    """Check the options; reports problems that can be known before anything starts."""
    if ray is not None:
        if ray != LOCAL and jobs is not None:
            problem = f"the cluster at {ray!r} uses all its cores"
            raise InputError("--jobs", problem, "--jobs only with --ray without an address")
        check_ray(ray)
    return Workers(jobs, ray)
