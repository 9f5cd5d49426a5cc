"""Retention: what nobody needs any more is deleted, and nothing else."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.support.hand_clock import HandClock
from tests.server.support.servers import Person, Server, wait_until
from trilobite.server.admin.retention import DAY, RetentionLoop, deletion
from trilobite.server.common.wire.admin import Retention
from trilobite.server.storage import schema
from trilobite.server.tables.changes import Change, TableDeleted

pytestmark = pytest.mark.slow


@pytest.fixture
def clock() -> HandClock:
    """A clock that wakes no loops: the tests call `clear` themselves."""
    return HandClock(wakes=False)


@pytest.fixture
def instance(db: Path, clock: HandClock) -> Iterator[Server]:
    with Server(
        db, clock, keep_finished_days=100, keep_abandoned_days=50, session_days=200
    ) as server:
        yield server


def clear(server: Server) -> Retention:
    return server.call(server.service.retention.clear())


def ids_in(server: Server) -> set[str]:
    query = sa.select(schema.tables.c.id)
    return set(server.call(server.service.store.read(lambda c: c.scalars(query).all())))


def count(server: Server, table: sa.Table) -> int:
    query = sa.select(sa.func.count()).select_from(table)
    return int(server.call(server.service.store.read(lambda c: c.scalar(query))) or 0)


def finished_game(server: Server, person: Person) -> str:
    """A table that is marked as finished, without playing."""
    id = person.new_game("me", "me")
    over = schema.tables.update().where(schema.tables.c.id == id).values(status="finished")
    server.call(server.service.store.write(lambda connection: connection.execute(over).rowcount))
    server.service.registry.forget(id)
    return id


def test_finished_and_abandoned_tables_are_deleted_after_their_time(
    instance: Server, clock: HandClock
) -> None:
    anna = instance.person("Anna")
    finished, running = finished_game(instance, anna), anna.new_game("me", "me")
    anna.new_game("me", "open")
    clock.wait(49 * DAY)
    assert clear(instance) == Retention(finished=0, abandoned=0, sessions=0, codes=0, people=0)
    anna.act(running, anna.scene(running))  # somebody comes back
    clock.wait(2 * DAY)
    assert clear(instance).abandoned == 1
    assert ids_in(instance) == {finished, running}
    clock.wait(50 * DAY)
    cleared = clear(instance)
    assert (cleared.finished, cleared.abandoned) == (1, 1)
    assert ids_in(instance) == set()
    for owned in (schema.log, schema.seats, schema.invitations):
        assert count(instance, owned) == 0
    anna.get(f"/api/tables/{finished}", 404)
    anna.close()


def test_the_deletion_of_a_table_is_published(
    instance: Server, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = instance.person("Anna")
    id = anna.new_game("me", "me")
    published: list[Change] = []
    monkeypatch.setattr(instance.service.registry, "publish", published.append)
    clock.wait(51 * DAY)
    clear(instance)
    assert published == [TableDeleted(id)]
    anna.close()


def test_a_table_that_somebody_has_open_is_kept(instance: Server, clock: HandClock) -> None:
    anna = instance.person("Anna")
    opened, remembered = anna.new_game("me", "me"), anna.new_game("me", "me")
    with anna.socket(opened, seq=-1, seat=0) as line:
        line.next("update")
        anna.snapshot(remembered)
        clock.wait(60 * DAY)
        assert clear(instance).abandoned == 1
        assert ids_in(instance) == {opened}
        anna.get(f"/api/tables/{remembered}", 404)
        assert anna.act(opened, anna.scene(opened))["seq"] == 1
    wait_until(lambda: not instance.service.broadcaster.has_subscribers(opened))
    assert clear(instance).abandoned == 0
    clock.wait(60 * DAY)
    assert clear(instance).abandoned == 1
    anna.close()


def test_a_table_with_a_last_minute_action_is_kept(instance: Server, clock: HandClock) -> None:
    """Somebody acts after the old tables were listed and before this one is deleted."""
    anna = instance.person("Anna")
    id = anna.new_game("me", "me")
    clock.wait(60 * DAY)
    old = schema.tables.c.moved < "2026-02-01"
    anna.act(id, anna.scene(id))
    assert instance.call(instance.service.store.write(deletion(id, old))) is False
    assert ids_in(instance) == {id}
    anna.close()


def test_zero_days_means_that_tables_are_kept_for_ever(db: Path, clock: HandClock) -> None:
    with Server(db, clock, keep_finished_days=0, keep_abandoned_days=0) as server:
        anna = server.person("Anna")
        ids = {finished_game(server, anna), anna.new_game("me", "me")}
        clock.wait(5000 * DAY)
        cleared = clear(server)
        assert (cleared.finished, cleared.abandoned) == (0, 0)
        assert ids_in(server) == ids
        anna.close()


def test_expired_sessions_and_codes_and_their_people_are_deleted(
    instance: Server, clock: HandClock
) -> None:
    anna, ben = instance.person("Anna"), instance.person("Ben")
    id = anna.new_game("me", "me")
    anna.seat(id, "handover", 0)
    anna.put(f"/api/tables/{id}/notes", {"text": "remember"})
    clock.wait(1 * DAY)
    assert clear(instance) == Retention(finished=0, abandoned=0, sessions=0, codes=1, people=0)
    clock.wait(198 * DAY)
    carl = instance.person("Carl")
    clock.wait(2 * DAY)
    cleared = clear(instance)
    assert (cleared.abandoned, cleared.sessions, cleared.people) == (1, 2, 2)
    assert (count(instance, schema.people), count(instance, schema.sessions)) == (1, 1)
    assert carl.get("/api/me")["name"] == "Carl"
    for person in (anna, ben, carl):
        person.close()


def test_people_are_kept_as_long_as_a_table_refers_to_them(db: Path, clock: HandClock) -> None:
    with Server(db, clock, keep_abandoned_days=0, session_days=200) as server:
        anna, ben = server.person("Anna"), server.person("Ben")
        made = anna.new_table("me", "open")
        ben.claim(made["invitations"][0])
        ben.post(f"/api/tables/{made['table']['id']}/chat", {"text": "hello"})
        clock.wait(300 * DAY)
        cleared = clear(server)
        assert (cleared.sessions, cleared.people) == (2, 0)
        stranger = server.person()
        names = [seat["name"] for seat in stranger.info(made["table"]["id"])["seats"]]
        assert names == ["Anna", "Ben"]
        for person in (anna, ben, stranger):
            person.close()


def test_many_rows_are_deleted_in_small_steps(
    instance: Server, clock: HandClock, monkeypatch: Any
) -> None:
    monkeypatch.setattr("trilobite.server.admin.retention.AT_ONCE", 3)
    for _ in range(8):
        instance.call(instance.service.sessions.create("Anna"))
    clock.wait(201 * DAY)
    cleared = clear(instance)
    assert (cleared.sessions, cleared.people) == (8, 8)


def test_old_data_is_cleared_at_every_start(
    db: Path, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    with Server(db, clock) as server:
        anna = server.person("Anna")
        id = anna.new_game("me", "me")
        anna.close()
    clock.wait(181 * DAY)
    with (
        caplog.at_level(logging.INFO, "trilobite.server.admin.retention"),
        Server(db, clock) as server,
    ):
        wait_until(lambda: id not in ids_in(server))
        wait_until(lambda: "1 abandoned tables" in caplog.text)


def test_a_failed_clearing_is_logged_and_tried_again_the_next_day(
    db: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[int] = []

    async def broken(_: RetentionLoop) -> Retention:
        calls.append(1)
        raise OSError

    monkeypatch.setattr(RetentionLoop, "clear", broken)
    clock = HandClock()

    def is_called_again() -> bool:
        clock.wait(DAY)
        return len(calls) > 2

    with Server(db, clock):
        wait_until(is_called_again)
    assert "retention: failed" in caplog.text


def test_expired_keys_of_administrators_are_deleted(db: Path, clock: HandClock) -> None:
    with Server(db, clock, admin_password="a long password") as server:  # noqa: S106
        person = server.person()
        person.post("/api/admin/session", {"password": "a long password"})
        clear(server)
        person.get("/api/admin/instance")
        clock.wait(2 * DAY)
        clear(server)
        query = sa.select(schema.meta.c.key)
        keys = server.call(server.service.store.read(lambda c: c.scalars(query).all()))
        assert "admin" not in json.dumps(list(keys))
        person.close()
