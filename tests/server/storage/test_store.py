"""The store: one writer, group commit, upgrades with a copy, one server per file."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.support.servers import PATIENCE, Server
from trilobite.server.common.metrics import Metrics
from trilobite.server.storage import schema
from trilobite.server.storage.preflight import DatabaseError
from trilobite.server.storage.store import Store
from trilobite.server.storage.upgrade import upgrade
from trilobite.server.storage.writer import WriterStoppedError


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


@pytest.fixture
def store(database: str, metrics: Metrics) -> Iterator[Store]:
    opened = Store(database, metrics)
    yield opened
    opened.close()


@pytest.fixture
def file_store(db: Path, metrics: Metrics) -> Iterator[Store]:
    opened = Store(f"sqlite:///{db}", metrics)
    yield opened
    opened.close()


def add(connection: sa.Connection, name: str) -> int:
    made = connection.execute(schema.people.insert().values(name=name, created=""))
    assert made.inserted_primary_key is not None
    return int(made.inserted_primary_key[0])


def names(connection: sa.Connection) -> list[str]:
    return sorted(connection.scalars(sa.select(schema.people.c.name)))


class Gate:
    """Keeps the writer busy with one job until it is opened."""

    def __init__(self) -> None:
        self._reached = threading.Event()
        self._opened = threading.Event()
        self.open = self._opened.set

    def job(self, _: sa.Connection) -> None:
        self._reached.set()
        self._opened.wait(PATIENCE)

    async def is_reached(self) -> None:
        assert await asyncio.to_thread(self._reached.wait, PATIENCE)


def test_every_commit_waits_for_the_disk(file_store: Store) -> None:
    async def main() -> list[object]:
        return await file_store.read(
            lambda c: [
                c.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        )

    assert asyncio.run(main()) == ["wal", 2, 1]


def test_jobs_that_wait_share_a_commit(store: Store, metrics: Metrics) -> None:
    async def main() -> list[str]:
        gate = Gate()
        slow = asyncio.create_task(store.write(gate.job))
        await gate.is_reached()
        jobs = [store.write(lambda c, i=i: add(c, f"p{i:02}")) for i in range(50)]  # type: ignore[misc]
        waiting = asyncio.gather(*jobs)
        await asyncio.sleep(0)  # the jobs are in the queue when their tasks have begun
        gate.open()
        await asyncio.gather(slow, waiting)
        return await store.read(names)

    assert asyncio.run(main()) == [f"p{i:02}" for i in range(50)]
    assert metrics.value("commits_total") == 2
    assert metrics.value("writes_total") == 51


def test_a_failing_job_rolls_back_only_itself(store: Store) -> None:
    def broken(connection: sa.Connection) -> None:
        add(connection, "half done")
        raise ZeroDivisionError

    async def main() -> list[str]:
        gate = Gate()
        slow = asyncio.create_task(store.write(gate.job))
        await gate.is_reached()
        tasks = [
            asyncio.create_task(store.write(lambda c: add(c, "before"))),
            asyncio.create_task(store.write(broken)),
            asyncio.create_task(store.write(lambda c: add(c, "after"))),
        ]
        await asyncio.sleep(0)
        gate.open()
        await slow
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(results[1], ZeroDivisionError)
        return await store.read(names)

    assert asyncio.run(main()) == ["after", "before"]


def test_a_commit_that_fails_confirms_nothing(file_store: Store) -> None:
    """SQLite checks a deferred reference only when the transaction commits."""

    def orphan(connection: sa.Connection) -> None:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        values = {"hash": "x", "person": 404, "created": ""}
        connection.execute(schema.sessions.insert().values(**values))

    async def main() -> list[str]:
        with pytest.raises(sa.exc.IntegrityError):
            await file_store.write(orphan)
        await file_store.write(lambda c: add(c, "later"))
        assert await file_store.read(lambda c: c.scalar(sa.select(schema.sessions.c.hash))) is None
        return await file_store.read(names)

    assert asyncio.run(main()) == ["later"]


def test_two_entries_cannot_have_the_same_number_or_key(store: Store) -> None:
    def row(seq: int, key: str | None) -> dict[str, object]:
        return {"table": "t", "seq": seq, "kind": "act", "key": key, "at": ""}

    def table(connection: sa.Connection) -> None:
        person = add(connection, "host")
        texts = ("game", "rules", "title", "order", "seed", "salt", "created", "moved")
        values = dict.fromkeys(texts, "")
        connection.execute(
            schema.tables.insert().values(
                **values, id="t", options={}, public=False, seed_chosen=False, host=person,
                status="open", seq=0, to_act=[],
            )
        )  # fmt: skip
        connection.execute(schema.log.insert(), [row(0, None), row(1, None), row(2, "k")])

    async def main() -> None:
        await store.write(table)
        for bad in (row(2, "other"), row(3, "k")):
            with pytest.raises(sa.exc.IntegrityError):
                await store.write(lambda c, bad=bad: c.execute(schema.log.insert(), [bad]))  # type: ignore[misc]

    asyncio.run(main())


def test_a_closed_store_writes_nothing(db: Path, metrics: Metrics) -> None:
    store = Store(f"sqlite:///{db}", metrics)
    store.close()

    async def main() -> None:
        await store.write(lambda c: add(c, "late"))

    with pytest.raises(WriterStoppedError):
        asyncio.run(main())


def test_two_servers_do_not_share_a_file(file_store: Store, db: Path, metrics: Metrics) -> None:
    with pytest.raises(DatabaseError, match="Another Trilobite is using"):
        Store(f"sqlite:///{db}", metrics)


def test_a_new_database_has_the_tables_of_the_schema(store: Store) -> None:
    """The migrations lead to what the code expects: same tables, columns, nullability, indices."""

    def check(connection: sa.Connection) -> None:
        inspector = sa.inspect(connection)
        for table in schema.metadata.sorted_tables:
            found = {column["name"]: column for column in inspector.get_columns(table.name)}
            assert set(found) == {column.name for column in table.columns}
            for column in table.columns:
                if not column.primary_key:
                    assert found[column.name]["nullable"] is column.nullable, f"{table}.{column}"
            indices = {index["name"] for index in inspector.get_indexes(table.name)}
            assert {index.name for index in table.indexes} <= indices, table.name

    asyncio.run(store.read(check))


def database_of(db: Path, revision: str) -> None:
    """A database as the release with that revision left it, with a person in it."""
    engine = sa.create_engine(f"sqlite:///{db}")
    upgrade(engine, revision)
    with engine.begin() as connection:
        connection.execute(schema.people.insert().values(name="Old", created=""))
    engine.dispose()


def test_an_old_database_is_copied_before_it_is_upgraded(db: Path, metrics: Metrics) -> None:
    database_of(db, "0001")
    store = Store(f"sqlite:///{db}", metrics)
    store.close()
    copy = db.with_name("games.db.before-0001")
    assert str(copy) in store.news[0]
    for path, revision in ((db, "0007"), (copy, "0001")):
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("SELECT name FROM people").fetchall() == [("Old",)]
            found = connection.execute("SELECT version_num FROM alembic_version").fetchall()
            assert found == [(revision,)]


def test_a_database_of_a_newer_release_is_left_alone(db: Path, metrics: Metrics) -> None:
    database_of(db, "head")
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseError, match="newer version of Trilobite"):
        Store(f"sqlite:///{db}", metrics)
    assert not list(db.parent.glob("*.before-*"))


def test_the_database_file_is_readable_only_by_its_owner(file_store: Store, db: Path) -> None:
    assert db.stat().st_mode & 0o077 == 0


@pytest.mark.slow
def test_confirmed_actions_are_there_after_a_restart(database: str) -> None:
    with Server(database) as server:
        anna = server.person("Anna")
        id = anna.new_game("me", "me")
        for _ in range(5):
            anna.act(id, anna.scene(id))
        before = anna.snapshot(id, 0)
        cookies = anna.http.cookies
        anna.close()
    with Server(database) as server:
        anna = server.person()
        anna.http.cookies = cookies
        assert anna.snapshot(id, 0) == before
        anna.act(id, anna.scene(id))
        anna.close()


def test_a_failing_disk_confirms_nothing_and_the_table_goes_on_afterwards(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Server(db) as server:
        anna = server.person("Anna")
        id = anna.new_game("me", "me")
        scene = anna.scene(id)

        async def full(*_: object) -> None:
            raise sa.exc.OperationalError("INSERT", {}, Exception("disk is full"))

        with monkeypatch.context() as patch:
            patch.setattr(server.service.store, "write", full)
            assert anna.act(id, scene, status=500)["code"] == "bug"
        assert anna.scene(id) == scene
        assert anna.act(id, scene)["seq"] == 1
        anna.close()
