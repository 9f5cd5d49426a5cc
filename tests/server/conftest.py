"""One calm server for the tests that need nothing special of it."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.support import Person, Server
from tests.server.town import Build, Town, builder
from trilobite.server import plans, thinking

HERE = Path(__file__).parent
SQLITE = "sqlite"
POSTGRESQL = "postgresql"
KINDS = [SQLITE, pytest.param(POSTGRESQL, marks=pytest.mark.slow)]
"""What everybody sees has to be the same, whatever the database."""

ENGINE_ROOM = frozenset(
    f"test_{name}"
    for name in (
        "api", "bots", "concessions", "consent", "forks", "fuzz", "hints", "numbers", "play",
        "records", "replays", "reviews", "rules", "tables", "time_outs", "twins",
    )
)  # fmt: skip
"""Where the service meets the engine, which has two builds; all else of it has only one."""

HOUSES_OF_THEIR_OWN = frozenset(
    f"test_{name}"
    for name in (
        "admin", "admission", "backup", "bots", "hosts", "notice_mail", "notice_push", "notices",
        "restoring", "retention", "rules", "time_outs",
    )
)  # fmt: skip
"""Where nearly every test starts servers or processes, which takes its time."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE not in item.path.parents:
            continue
        if not needs_both_builds(item):
            item.add_marker(pytest.mark.one_build)
        if item.path.stem in HOUSES_OF_THEIR_OWN:
            item.add_marker(pytest.mark.slow)


def needs_both_builds(item: pytest.Item) -> bool:
    """On one database: how things are stored is the same in both builds."""
    given = getattr(item, "callspec", None)
    is_on_postgresql = given is not None and POSTGRESQL in given.params.values()
    return item.path.stem in ENGINE_ROOM and not is_on_postgresql


def pytest_sessionfinish() -> None:
    postgres.close_all()


@pytest.fixture(scope="session", autouse=True)
def _bots_get_their_share() -> Iterator[None]:
    """A test waits for its bots, and other tests run beside it: nobody is to go before them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinking, "NICENESS", 0)
        yield


@pytest.fixture(autouse=True)
def _drawn_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody chose a seed each test has games of its own, but the same ones every time."""
    numbers, drawn = count(), plans._seed

    def seed(text: str | None) -> str:
        return drawn(f"{request.node.name[-80:]} {next(numbers)}" if text is None else text)

    monkeypatch.setattr(plans, "_seed", seed)


@pytest.fixture(scope="session", params=KINDS)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """One for all tests that ask for it, on each kind of database."""
    with Server(new_database(request.param, tmp_path_factory.mktemp("server"))) as running:
        yield running


def new_database(kind: str, folder: Path) -> str:
    return f"sqlite:///{folder / 'games.db'}" if kind == SQLITE else postgres.new_database()


@pytest.fixture
def db(tmp_path: Path) -> Path:
    """A SQLite file."""
    return tmp_path / "games.db"


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new database, of each kind."""
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
    """Builds towns: houses that tell people by mail, push and webhook (see `town`)."""
    with builder(tmp_path) as build:
        yield build


@pytest.fixture
def town(build: Build) -> Town:
    return build()
