"""Who plays the games of a command: the options `--jobs` and `--ray`."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import click

from trilobite.engine import InputError
from trilobite.lab.clusters import LOCAL, check_ray, open_cluster
from trilobite.lab.executors import Executor, executor_for, number_of_workers
from trilobite.lab.stopping import Stop

jobs_option = click.option(
    "--jobs", type=click.IntRange(1), help="Processes; as many as there are cores."
)
ray_option = click.option(
    "--ray",
    is_flag=False,
    flag_value=LOCAL,
    metavar="[ADDRESS]",
    help="Play on the Ray cluster at this address, or on a Ray of this machine (docs/lab.md).",
)


@dataclass(frozen=True)
class Workers:
    """What `--jobs` and `--ray` say."""

    jobs: int | None
    ray: str | None

    @contextmanager
    def open(self, tasks: int, stop: Stop) -> Iterator[tuple[Executor, int]]:
        """What carries out so many tasks, and how many of them at a time."""
        if self.ray is None or tasks == 0:
            yield executor_for(self.jobs, tasks, stop)
        else:
            with open_cluster(self.ray, number_of_workers(self.jobs, tasks), stop) as opened:
                yield opened


def read_workers(jobs: int | None, ray: str | None) -> Workers:
    """Complains about what can be known before anything is begun."""
    if ray is not None:
        if ray != LOCAL and jobs is not None:
            problem = f"the cluster at {ray!r} uses all its cores"
            raise InputError("--jobs", problem, "--jobs with --ray alone")
        check_ray(ray)
    return Workers(jobs, ray)
