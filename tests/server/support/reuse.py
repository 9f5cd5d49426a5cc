"""Things that are slow to make and that test servers share: routes, a schema, bot processes."""

import multiprocessing
import shutil
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
import sqlalchemy as sa
from litestar import Litestar

from trilobite.server.bots import processes
from trilobite.server.http import app as http_app
from trilobite.server.service import Service
from trilobite.server.storage.upgrade import upgrade

Kind = tuple[Path, str]


class Applications:
    """Applications that servers use one after another; they keep nothing of an earlier service."""

    def __init__(self) -> None:
        self._make = http_app.routed
        self._idle: list[tuple[Kind, Litestar]] = []
        self._busy: list[tuple[Kind, Litestar]] = []

    def take(self, static: Path, version: str) -> Litestar:
        kind = static, version
        found = next((one for one in self._idle if one[0] == kind), None)
        if found is None:
            found = kind, self._make(static, version)
        else:
            self._idle.remove(found)
        self._busy.append(found)
        return found[1]

    def give_back(self, service: Service) -> None:
        for one in self._busy.copy():
            if one[1].state.get("service") is service:
                self._busy.remove(one)
                del one[1].state["service"]
                self._idle.append(one)


applications = Applications()


spawned_pool = processes.Thinker._new_pool
"""The way a deployed server starts processes: with the current environment."""


def forked_pool(self: processes.Thinker) -> ProcessPoolExecutor:
    """A process of the same kind, forked from one that has already imported everything."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.server.support.bot_preload"])
    return ProcessPoolExecutor(
        1,
        mp_context=context,
        initializer=processes._prepare_process,
        initargs=(self._megabytes, self._niceness),
    )


close_service = Service.close


async def close_and_give_back(service: Service) -> None:
    await close_service(service)
    applications.give_back(service)


@contextmanager
def shared_things() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        # Tests wait for their bots while other tests run: the bots need the usual priority.
        patch.setattr(processes, "NICENESS", 0)
        patch.setattr(processes.Thinker, "_new_pool", forked_pool)
        patch.setattr(http_app, "routed", applications.take)
        patch.setattr(Service, "close", close_and_give_back)
        yield


@cache
def _template() -> Path:
    path = Path(tempfile.mkdtemp(prefix="trilobite-db-")) / "template.db"
    engine = sa.create_engine(f"sqlite:///{path}", poolclass=sa.pool.NullPool)
    upgrade(engine)
    engine.dispose()
    return path


def fill_new(path: Path) -> None:
    """Put a database with the current schema here, unless there is a file already."""
    if path.parent.is_dir() and not path.exists():
        shutil.copyfile(_template(), path)
        path.chmod(0o600)


def remove_template() -> None:
    if _template.cache_info().currsize:
        shutil.rmtree(_template().parent)
