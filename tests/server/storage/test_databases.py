"""A database that cannot be used is reported in one line, and nothing in it is changed."""

import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa
from click.testing import CliRunner, Result

from tests.server.support import postgres
from trilobite.server.cli.serve import serve
from trilobite.server.common.metrics import Metrics
from trilobite.server.storage.preflight import DatabaseError, file_of
from trilobite.server.storage.store import Store


def started_with(db: str) -> Result:
    return CliRunner().invoke(serve, ["--port", "0", "--no-open", "--db", db])


def complaint(db: str) -> str:
    """What `trilobite serve` says about a database that it refuses."""
    result = started_with(db)
    assert result.exit_code == 2, result.output
    (line,) = result.output.splitlines()
    assert line.startswith("Error: ")
    return line


def url_of(path: Path) -> str:
    return f"sqlite:///{path}"


def run_on(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


@pytest.mark.parametrize(
    ("db", "said"),
    [
        ("nonsense", "'nonsense' is not the address of a database"),
        ("", "is not the address"),
        ("sqlite:/games.db", "is not the address"),
        ("foo://x/y", "sqlite:///"),
        ("mysql://x/y", "sqlite:///"),
        ("postgresql+nothing://host/games", "postgresql://"),
        ("postgresql+psycopg2://host/games", "postgresql://"),
        ("sqlite://", "stores nothing"),
        ("sqlite:///:memory:", "stores nothing"),
        ("sqlite:///file:games.db?mode=ro&uri=true", "is not a plain file"),
    ],
)
def test_an_invalid_address_is_reported_with_a_valid_one(db: str, said: str) -> None:
    if db:
        assert said in complaint(db)
    with pytest.raises(DatabaseError, match="sqlite:///"):
        file_of(db)


def test_a_password_in_an_address_is_not_repeated() -> None:
    assert "s3cret" not in complaint("mysql://anna:s3cret@x/y")


def test_a_file_that_is_not_a_database_is_reported_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "photo.jpg"
    noise = bytes(range(256)) * 40
    path.write_bytes(noise)
    assert f"{path} is not a database" in complaint(url_of(path))
    assert path.read_bytes() == noise
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    "statements",
    [
        ["CREATE TABLE recipes (id INTEGER)"],
        # The database of another program, which uses Alembic too.
        ["CREATE TABLE alembic_version (version_num TEXT)",
         "INSERT INTO alembic_version VALUES ('ab12cd34')", "CREATE TABLE recipes (id INTEGER)"],
    ],
)  # fmt: skip
def test_a_database_of_another_program_is_left_alone(tmp_path: Path, statements: list[str]) -> None:
    path = tmp_path / "recipes.db"
    run_on(path, *statements)
    before = path.read_bytes()
    assert "belongs to another program" in complaint(url_of(path))
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_an_empty_file_becomes_a_database(db: Path) -> None:
    db.touch()
    Store(url_of(db), Metrics()).close()
    assert db.stat().st_size > 0


@pytest.mark.parametrize(
    ("statement", "lacking"),
    [
        ("DROP TABLE log", "log"),
        ("ALTER TABLE seats DROP COLUMN colour", "seats.colour"),
    ],
)
def test_an_incomplete_database_is_not_served(db: Path, statement: str, lacking: str) -> None:
    Store(url_of(db), Metrics()).close()
    run_on(db, statement)
    line = complaint(url_of(db))
    assert f"lacks {lacking}" in line
    assert "backup" in line


def test_missing_folders_are_created_and_reported(tmp_path: Path) -> None:
    path = tmp_path / "club" / "2026" / "games.db"
    store = Store(url_of(path), Metrics())
    assert store.news == [f"The folder {path.parent} was created for the database."]
    store.close()
    store = Store(url_of(path), Metrics())
    assert store.news == []
    store.close()


def test_a_folder_that_cannot_be_created_is_reported(tmp_path: Path) -> None:
    (tmp_path / "club").write_text("a file")
    line = complaint(url_of(tmp_path / "club" / "games.db"))
    assert f"The folder {tmp_path / 'club'} cannot be created" in line


def test_a_folder_instead_of_a_file_is_reported(tmp_path: Path) -> None:
    assert f"{tmp_path} is a folder" in complaint(url_of(tmp_path))


@pytest.mark.parametrize("locked", ["file", "folder"])
def test_a_file_or_folder_that_cannot_be_written_is_reported(
    db: Path, monkeypatch: pytest.MonkeyPatch, locked: str
) -> None:
    """The test replaces `os.access`, because root may run these tests and may write everywhere."""
    Store(url_of(db), Metrics()).close()
    path = db if locked == "file" else db.parent
    allowed = os.access
    monkeypatch.setattr(os, "access", lambda name, mode: Path(name) != path and allowed(name, mode))
    line = complaint(url_of(db))
    assert f"{path} cannot be written" in line


def test_a_file_that_cannot_be_created_is_reported(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "touch", refused)
    assert f"{db} cannot be created: Permission denied" in complaint(url_of(db))


@pytest.mark.parametrize("problem", [PermissionError(13, "Permission denied")])
def test_a_lock_file_that_cannot_be_created_is_reported(
    db: Path, monkeypatch: pytest.MonkeyPatch, problem: OSError
) -> None:
    Store(url_of(db), Metrics()).close()
    opened = Path.open

    def refused(self: Path, *args: object, **more: object) -> object:
        if self.suffix == ".lock":
            raise problem
        return opened(self, *args, **more)  # type: ignore[call-overload]

    monkeypatch.setattr(Path, "open", refused)
    assert "games.db.lock cannot be created: Permission denied" in complaint(url_of(db))


def test_an_error_of_the_database_is_reported_in_one_line(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise sa.exc.OperationalError("SELECT 1", {}, sqlite3.Error("disk I/O error\nand more"))

    monkeypatch.setattr("trilobite.server.storage.store.upgrade", broken)
    line = complaint(url_of(db))
    assert f"{db} cannot be used: disk I/O error" in line


def test_the_file_of_a_url() -> None:
    assert file_of("sqlite:////tmp/a.db") == Path("/tmp/a.db")  # noqa: S108
    assert file_of("postgresql+psycopg://host/games") is None


def test_a_missing_driver_is_reported_with_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def not_installed(*_: object, **__: object) -> None:
        raise ModuleNotFoundError("No module named 'psycopg'")

    monkeypatch.setattr(sa, "create_engine", not_installed)
    line = complaint("postgresql://anna:s3cret@host/games")
    assert 'pip install "trilobite[postgresql]"' in line
    assert "s3cret" not in line


@pytest.mark.slow
def test_a_postgresql_database_of_another_program_is_left_alone() -> None:
    url = postgres.empty_database()
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE recipes (id integer)")
    assert "belongs to another program" in complaint(url)
    tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    assert postgres.query(url, tables) == [("recipes",)]


@pytest.mark.slow
def test_servers_that_start_at_once_on_an_empty_database_upgrade_it_once() -> None:
    url = postgres.empty_database()
    with ThreadPoolExecutor(4) as pool:
        for store in pool.map(lambda _: Store(url, Metrics()), range(4)):
            store.close()
    assert postgres.query(url, "SELECT count(*) FROM alembic_version") == [(1,)]
