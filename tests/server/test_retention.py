"""Retention: what nobody needs any more goes, and nothing else."""

import json
import logging
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.support import Person, Server, wait_until
from trilobite.server import schema
from trilobite.server.housekeeping import deletion
from trilobite.server.wire.admin import Retention


class Clock:
    def __init__(self) -> None:
        self.now = datetime(2026, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def pass_days(self, days: float) -> None:
        self.now += timedelta(days=days)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def house(db: Path, clock: Clock) -> Iterator[Server]:
    with Server(
        db, clock, keep_finished_days=100, keep_abandoned_days=50, session_days=200
    ) as server:
        yield server


def clear(server: Server) -> Retention:
    return server.call(server.service.housekeeping.clear())


def ids_in(server: Server) -> set[str]:
    query = sa.select(schema.tables.c.id)
    return set(server.call(server.service.store.read(lambda c: c.scalars(query).all())))


def count(server: Server, table: sa.Table) -> int:
    query = sa.select(sa.func.count()).select_from(table)
    return int(server.call(server.service.store.read(lambda c: c.scalar(query))) or 0)


def finished_game(server: Server, person: Person) -> str:
    """Played in no time."""
    id = person.new_game("me", "me")
    over = schema.tables.update().where(schema.tables.c.id == id).values(status="finished")
    server.call(server.service.store.write(lambda connection: connection.execute(over).rowcount))
    server.service.hall.forget(id)
    return id


def test_finished_and_abandoned_tables_go_when_their_time_has_come(
    house: Server, clock: Clock
) -> None:
    anna = house.person("Anna")
    finished, running = finished_game(house, anna), anna.new_game("me", "me")
    anna.new_game("me", "open")
    clock.pass_days(49)
    assert clear(house) == Retention(finished=0, abandoned=0, sessions=0, codes=0, people=0)
    anna.act(running, anna.scene(running))  # somebody comes back
    clock.pass_days(2)
    assert clear(house).abandoned == 1
    assert ids_in(house) == {finished, running}
    clock.pass_days(50)
    cleared = clear(house)
    assert (cleared.finished, cleared.abandoned) == (1, 1)
    assert ids_in(house) == set()
    for owned in (schema.log, schema.seats, schema.invitations):
        assert count(house, owned) == 0
    anna.get(f"/api/tables/{finished}", 404)
    anna.close()


def test_what_somebody_has_open_stays(house: Server, clock: Clock) -> None:
    anna = house.person("Anna")
    opened, remembered = anna.new_game("me", "me"), anna.new_game("me", "me")
    with anna.socket(opened, seq=-1, seat=0) as line:
        line.next("update")
        anna.snapshot(remembered)
        clock.pass_days(60)
        assert clear(house).abandoned == 1
        assert ids_in(house) == {opened}
        anna.get(f"/api/tables/{remembered}", 404)
        assert anna.act(opened, anna.scene(opened))["seq"] == 1
    wait_until(lambda: not house.service.hub.has_readers(opened))
    assert clear(house).abandoned == 0
    clock.pass_days(60)
    assert clear(house).abandoned == 1
    anna.close()


def test_what_is_moved_at_the_last_moment_stays(house: Server, clock: Clock) -> None:
    """Between the list of old tables and the deletion of this one."""
    anna = house.person("Anna")
    id = anna.new_game("me", "me")
    clock.pass_days(60)
    old = schema.tables.c.moved < "2026-02-01"
    anna.act(id, anna.scene(id))
    assert house.call(house.service.store.write(deletion(id, old))) == 0
    assert ids_in(house) == {id}
    anna.close()


def test_zero_keeps_for_ever(db: Path, clock: Clock) -> None:
    with Server(db, clock, keep_finished_days=0, keep_abandoned_days=0) as server:
        anna = server.person("Anna")
        ids = {finished_game(server, anna), anna.new_game("me", "me")}
        clock.pass_days(5000)
        cleared = clear(server)
        assert (cleared.finished, cleared.abandoned) == (0, 0)
        assert ids_in(server) == ids
        anna.close()


def test_sessions_codes_and_people_who_are_nobody_any_more_go(house: Server, clock: Clock) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    id = anna.new_game("me", "me")
    anna.seat(id, "handover", 0)
    anna.put(f"/api/tables/{id}/notes", {"text": "remember"})
    clock.pass_days(1)
    assert clear(house) == Retention(finished=0, abandoned=0, sessions=0, codes=1, people=0)
    clock.pass_days(198)
    carl = house.person("Carl")
    clock.pass_days(2)
    cleared = clear(house)
    assert (cleared.abandoned, cleared.sessions, cleared.people) == (1, 2, 2)
    assert (count(house, schema.people), count(house, schema.sessions)) == (1, 1)
    assert carl.get("/api/me")["name"] == "Carl"
    for person in (anna, ben, carl):
        person.close()


def test_people_stay_as_long_as_something_reminds_of_them(db: Path, clock: Clock) -> None:
    with Server(db, clock, keep_abandoned_days=0, session_days=200) as server:
        anna, ben = server.person("Anna"), server.person("Ben")
        made = anna.new_table("me", "open")
        ben.claim(made["invitations"][0])
        ben.post(f"/api/tables/{made['table']['id']}/chat", {"text": "hello"})
        clock.pass_days(300)
        cleared = clear(server)
        assert (cleared.sessions, cleared.people) == (2, 0)
        stranger = server.person()
        names = [seat["name"] for seat in stranger.info(made["table"]["id"])["seats"]]
        assert names == ["Anna", "Ben"]
        for person in (anna, ben, stranger):
            person.close()


def test_many_go_in_small_steps(house: Server, clock: Clock, monkeypatch: Any) -> None:
    monkeypatch.setattr("trilobite.server.housekeeping.AT_ONCE", 3)
    for _ in range(8):
        house.call(house.service.sessions.create("Anna"))
    clock.pass_days(201)
    cleared = clear(house)
    assert (cleared.sessions, cleared.people) == (8, 8)


def test_the_house_is_cleared_at_every_start(
    db: Path, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    with Server(db, clock) as server:
        anna = server.person("Anna")
        id = anna.new_game("me", "me")
        anna.close()
    clock.pass_days(181)
    with (
        caplog.at_level(logging.INFO, "trilobite.server.housekeeping"),
        Server(db, clock) as server,
    ):
        wait_until(lambda: id not in ids_in(server))
        wait_until(lambda: "1 abandoned tables" in caplog.text)


def test_a_clearing_that_fails_is_told_and_tried_again(
    house: Server, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[int] = []

    async def broken() -> Retention:
        calls.append(1)
        raise OSError

    keeping = house.service.housekeeping
    monkeypatch.setattr(keeping, "clear", broken)
    monkeypatch.setattr("trilobite.server.housekeeping.DAY", 0.01)

    async def restart() -> None:
        await keeping.stop()
        keeping.start()

    house.call(restart())
    wait_until(lambda: len(calls) > 2)
    assert "could not be cleared" in caplog.text
    house.call(keeping.stop())


def test_keys_of_administrators_that_have_expired_go(db: Path, clock: Clock) -> None:
    with Server(db, clock, admin_password="a long password") as server:  # noqa: S106
        person = server.person()
        person.post("/api/admin/session", {"password": "a long password"})
        clear(server)
        person.get("/api/admin/house")
        clock.pass_days(2)
        clear(server)
        query = sa.select(schema.house.c.key)
        keys = server.call(server.service.store.read(lambda c: c.scalars(query).all()))
        assert "admin" not in json.dumps(list(keys))
        person.close()
