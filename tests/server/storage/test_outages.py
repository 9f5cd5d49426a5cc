"""Outages of the database: the server recovers by itself, and nothing is lost or done twice."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from tests.server.push.test_network import SocketReader
from tests.server.support import postgres
from tests.server.support.hand_clock import HandClock
from tests.server.support.processes import Stubborn, check_stored
from tests.server.support.servers import Person, Server, error_of, new_key, wait_until
from trilobite.server.common.errors import ServiceError
from trilobite.server.common.metrics import Metrics
from trilobite.server.play import timeouts
from trilobite.server.storage import outages, schema, writer
from trilobite.server.storage.outages import is_collision, is_outage
from trilobite.server.storage.outbox import publish
from trilobite.server.storage.preflight import DatabaseError
from trilobite.server.storage.store import Store

pytestmark = pytest.mark.slow
PLAN = {"game": "trias", "seats": [{"kind": "me"}, {"kind": "bot"}]}


@pytest.fixture
def store() -> Iterator[Store]:
    opened = Store(postgres.new_database(), Metrics())
    yield opened
    opened.close()


def add(connection: sa.Connection, name: str) -> None:
    connection.execute(schema.people.insert().values(name=name, created=""))


def names(connection: sa.Connection) -> list[str]:
    return sorted(connection.scalars(sa.select(schema.people.c.name)))


def test_players_do_not_notice_that_database_connections_are_cut() -> None:
    url = postgres.new_database()
    with Server(url) as one, Server(url) as other:
        players = [Stubborn(server.url, PLAN, seed) for seed, server in enumerate((one, other))]
        # Each reader sees the other player's table, through the other server.
        readers = [
            SocketReader(one.url, players[1].table),
            SocketReader(other.url, players[0].table),
        ]
        for thread in (*players, *readers):
            thread.start()
        cut = sum(cut_after_actions(url, players) for _ in range(12))
        for player in players:
            player.join(120)
            assert not player.failures, player.failures
            assert player.is_over
            assert player.resent == 0
        assert cut > 5
        check_stored(url, players)
        stranger = one.person()
        for player, reader in zip(reversed(players), readers, strict=True):
            page = stranger.snapshot(player.table)
            wait_until(lambda reader=reader, page=page: reader.seq == page["scene"]["seq"])  # type: ignore[misc]
            reader.halt()
            assert reader.log == page["log"]
            assert (reader.reconnects, reader.resyncs) == (0, 0)
        stranger.close()


def cut_after_actions(url: str, players: list[Stubborn]) -> int:
    """Cut all lines after a few more actions, while somebody plays; returns their number."""

    def count() -> int:
        return sum(len(player.confirmed) for player in players)

    enough = count() + 3
    wait_until(lambda: count() >= enough or not all(player.is_alive() for player in players))
    return postgres.cut_lines(url)


def test_requests_wait_for_a_database_that_is_stopped_and_started_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    database = postgres.Postgres()
    try:
        with Server(database.url) as one, Server(database.url) as other:
            anna = one.person("Anna")
            id = anna.new_game("me", "me")
            reader = SocketReader(other.url, id)
            reader.start()
            scene, key = anna.scene(id), new_key()
            database.stop()
            wait_until(lambda: anna.http.get("/health").status_code == 503)
            # The outage is too long for one request: it is refused and can be sent again.
            with monkeypatch.context() as hurry:
                hurry.setattr(outages, "WAIT_SECONDS", 0.3)
                refused = anna.act(id, scene, key=key, status=503)
                assert error_of(refused) == "unavailable"
                anna.get("/api/tables", 503)
            answers: list[Any] = []
            failures = noted_outages(monkeypatch)
            waiting = threading.Thread(target=lambda: answers.append(anna.act(id, scene, key=key)))
            waiting.start()
            wait_until(lambda: len(failures) > 3)
            assert not answers
            database.start()
            waiting.join(30)
            assert [answer["seq"] for answer in answers] == [1]
            wait_until(lambda: reader.seq == 1)
            reader.halt()
            assert (reader.reconnects, reader.resyncs) == (0, 0)
            wait_until(lambda: anna.http.get("/health").status_code == 200)
            assert anna.act(id, scene, key=key) == answers[0]
            anna.close()
    finally:
        database.close()


def noted_outages(monkeypatch: pytest.MonkeyPatch) -> list[Exception]:
    """The errors that the servers take for an outage from now on."""
    found: list[Exception] = []

    def note(error: Exception) -> bool:
        if is_outage(error):
            found.append(error)
        return is_outage(error)

    monkeypatch.setattr(outages, "is_outage", note)
    return found


def test_the_time_of_an_outage_is_given_back_to_the_clocks() -> None:
    """The time is given back once for all servers, and nobody loses a turn meanwhile."""
    clock, database = HandClock(), postgres.Postgres()
    try:
        with Server(database.url, clock) as one, Server(database.url, clock) as other:
            anna, ben = one.person("Anna"), other.person()
            ben.http.cookies = anna.http.cookies
            id = anna.new_game("me", "me", pace={"kind": "turn", "seconds": 60, "bot": "steady"})
            (until,) = ends_of(anna, id)
            one.tick(one.service.timeouts.loop)  # the last heartbeat
            beat = clock()
            database.stop()
            clock.wait(timeouts.LOOK_SECONDS)
            wait_until(lambda: all(server.service.timeouts._asked for server in (one, other)))
            clock.wait(1000)
            downtime = clock() - beat
            database.start()

            def is_given_back() -> bool:
                clock.wait(outages.PAUSE)  # the servers listen for news again
                return str(ben.snapshot(id)["log"]).count("table-time-given-back") > 0

            wait_until(is_given_back)
            (later,) = ends_of(anna, id)
            assert (
                timedelta() <= later - until - downtime < timedelta(seconds=timeouts.ALIVE_SECONDS)
            )
            for server in (one, other):
                server.tick(server.service.timeouts.loop, 2)
            assert ends_of(ben, id) == ends_of(anna, id) == [later]
            assert str(ben.snapshot(id)["log"]).count("table-time-given-back") == 1
            for person in (anna, ben):
                person.close()
    finally:
        database.close()


def ends_of(person: Person, id: str) -> list[datetime]:
    """The times at which the running clocks run out."""
    clocks = person.scene(id)["clocks"]["seats"]
    return [datetime.fromisoformat(clock["until"]) for clock in clocks if clock["until"]]


def broken_line() -> sa.exc.DBAPIError:
    return sa.exc.OperationalError("COMMIT", {}, psycopg.OperationalError("line broken"))


@pytest.mark.parametrize("moment", ["before", "after"])
def test_a_job_whose_commit_got_no_answer_is_done_once(
    store: Store, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    """The answer to a commit is lost: only the database knows whether it was carried out."""
    stored: Callable[..., None] = writer._Attempt.store
    attempts: list[int] = []

    def store_badly(self: Any, batch: list[Any]) -> None:
        attempts.append(len(batch))
        if len(attempts) > 1:
            stored(self, batch)
        elif moment == "after":
            stored(self, batch)
            raise broken_line()
        else:
            with store._engine.connect() as connection:
                for order in batch:
                    order.carry_out(connection, order.epoch)
                self.number = publish(connection, "server", [])
                connection.rollback()
            raise broken_line()

    monkeypatch.setattr(writer._Attempt, "store", store_badly)
    asyncio.run(store.write(lambda connection: add(connection, "Anna")))
    assert asyncio.run(store.read(names)) == ["Anna"]
    assert len(attempts) == (1 if moment == "after" else 2)


def test_a_job_that_timed_out_is_not_done_later(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored: Callable[..., None] = writer._Attempt.store
    is_down = True

    def store_later(self: Any, batch: list[Any]) -> None:
        if is_down:
            raise broken_line()
        stored(self, batch)

    monkeypatch.setattr(writer._Attempt, "store", store_later)

    async def main() -> list[str]:
        nonlocal is_down
        with monkeypatch.context() as hurry:
            hurry.setattr(outages, "WAIT_SECONDS", 0.2)
            with pytest.raises(ServiceError, match="unavailable"):
                await store.write(lambda connection: add(connection, "too late"))
        is_down = False
        await store.write(lambda connection: add(connection, "in time"))
        return await store.read(names)

    assert asyncio.run(main()) == ["in time"]


def test_two_jobs_in_a_deadlock_are_both_carried_out(store: Store) -> None:
    """A deadlock between two servers: the database lets one of them fail, and it tries again."""
    other = Store(store.url, Metrics())
    gate = threading.Barrier(2)

    def crossing(first: str, second: str) -> Callable[[sa.Connection], None]:
        people, attempts = schema.people, iter(range(20))

        def job(connection: sa.Connection) -> None:
            is_first_time = next(attempts) == 0
            for name in (first, second):
                theirs = people.update().where(people.c.name == name)
                connection.execute(theirs.values(created=people.c.created + first[0]))
                if is_first_time and name == first:
                    gate.wait(10)

        return job

    async def main() -> None:
        for name in ("Anna", "Ben"):
            await store.write(lambda connection, name=name: add(connection, name))  # type: ignore[misc]
        jobs = store.write(crossing("Anna", "Ben")), other.write(crossing("Ben", "Anna"))
        await asyncio.gather(*jobs)

    asyncio.run(main())
    created = sa.select(schema.people.c.created)
    found = asyncio.run(store.read(lambda c: [sorted(text) for text in c.scalars(created)]))
    assert found == [["A", "B"], ["A", "B"]]
    other.close()


def test_lost_connections_count_as_outages_and_other_errors_do_not() -> None:
    def error(kind: type[psycopg.Error]) -> sa.exc.DBAPIError:
        return sa.exc.DBAPIError("SELECT", {}, kind("problem"))

    assert is_outage(error(psycopg.errors.AdminShutdown))
    assert is_outage(error(psycopg.errors.CannotConnectNow))
    assert is_outage(broken_line())
    assert not is_outage(error(psycopg.errors.UniqueViolation))
    assert not is_outage(error(psycopg.errors.DeadlockDetected))
    assert is_collision(error(psycopg.errors.DeadlockDetected))
    assert not is_collision(broken_line())
    assert not is_outage(ValueError("something else"))


def test_an_error_of_sqlite_is_not_an_outage(db: Path) -> None:
    store = Store(f"sqlite:///{db}", Metrics())

    async def main() -> None:
        await store.read(lambda connection: connection.exec_driver_sql("SELECT * FROM nothing"))

    with pytest.raises(sa.exc.OperationalError) as problem:
        asyncio.run(main())
    assert not is_outage(problem.value)
    store.close()


def test_a_write_to_a_file_locked_by_a_restore_is_refused_as_unavailable(db: Path) -> None:
    store = Store(f"sqlite:///{db}", Metrics())
    sa.event.listen(
        store._engine, "connect", lambda line, _: line.execute("PRAGMA busy_timeout=50")
    )
    store._engine.dispose()
    with closing(sqlite3.connect(db, isolation_level=None)) as restore:
        restore.execute("BEGIN IMMEDIATE")
        with pytest.raises(ServiceError, match="unavailable"):
            asyncio.run(store.write(lambda connection: add(connection, "Anna")))
    asyncio.run(store.write(lambda connection: add(connection, "Ben")))
    assert asyncio.run(store.read(names)) == ["Ben"]
    store.close()


def test_a_server_without_a_database_does_not_start_and_says_why() -> None:
    with pytest.raises(DatabaseError, match="cannot be used"):
        Store("postgresql://nobody@127.0.0.1:1/nothing", Metrics())
