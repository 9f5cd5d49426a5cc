"""One calm server for the tests that need nothing special of it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.support import Person, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "games.db") as running:
        yield running


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


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
