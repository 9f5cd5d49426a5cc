"""Fixtures of the server tests: databases, people, and one server that many tests share."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.server.support import postgres, reuse
from tests.server.support.servers import Person, Server
from tests.server.support.sites import Build, Site, builder
from trilobite.server.tables import create

SQLITE = "sqlite"
POSTGRESQL = "postgresql"
KINDS = [SQLITE, pytest.param(POSTGRESQL, marks=pytest.mark.slow)]
"""Kinds of database; what people see must not depend on them."""


def pytest_sessionfinish() -> None:
    postgres.close_all()
    reuse.remove_template()


@pytest.fixture(scope="session", autouse=True)
def _shared_things() -> Iterator[None]:
    with reuse.shared_things():
        yield


@pytest.fixture(autouse=True)
def _drawn_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Derive seeds that a test does not choose from its name: every run has the same games."""
    numbers, drawn = count(), create._seed

    def seed(text: str | None) -> str:
        return drawn(f"{request.node.name[-80:]} {next(numbers)}" if text is None else text)

    monkeypatch.setattr(create, "_seed", seed)


@pytest.fixture(scope="session", params=KINDS)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """One server for all tests that ask for it, on each kind of database."""
    with Server(new_database(request.param, tmp_path_factory.mktemp("server"))) as running:
        yield running


def new_database(kind: str, folder: Path) -> str:
    if kind == POSTGRESQL:
        return postgres.new_database()
    reuse.fill_new(folder / "games.db")
    return f"sqlite:///{folder / 'games.db'}"


@pytest.fixture
def db(tmp_path: Path) -> Path:
    """The path of a SQLite file that does not exist yet."""
    return tmp_path / "games.db"


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new database; the test runs with each kind."""
    return new_database(request.param, tmp_path)


@pytest.fixture
def someone(server: Server) -> Iterator[Callable[[str], Person]]:
    """Makes people; their connections are closed at the end of the test."""
    people: list[Person] = []

    def make(name: str) -> Person:
        people.append(server.person(name))
        return people[-1]

    yield make
    for person in people:
        person.close()


@pytest.fixture
def anna(someone: Callable[[str], Person]) -> Person:
    return someone("Anna")


@pytest.fixture
def ben(someone: Callable[[str], Person]) -> Person:
    return someone("Ben")


@pytest.fixture
def stranger(someone: Callable[[str], Person]) -> Person:
    """Somebody without a cookie."""
    return someone("")


@pytest.fixture
def build(tmp_path: Path) -> Iterator[Build]:
    """Builds sites: instances that send notices by mail, push and webhook (see `sites`)."""
    with builder(tmp_path) as build:
        yield build


@pytest.fixture
def site(build: Build) -> Site:
    return build()
