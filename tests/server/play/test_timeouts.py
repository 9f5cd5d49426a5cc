"""Timeouts: a bot plays the turn, everybody sees it, and time without a server does not count."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from copy import deepcopy
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from tests.server.play.test_twins import compare, paired, stopped_clock
from tests.server.support import postgres
from tests.server.support.hand_clock import HandClock
from tests.server.support.processes import Process
from tests.server.support.servers import Person, Server, on_one_database, wait_until
from tests.support.pebbles import GAME as PEBBLES
from trilobite.cli import main
from trilobite.engine import Offer, View, register
from trilobite.engine.matches import verify
from trilobite.engine.records import read_record
from trilobite.server.bots.processes import Answer, BotProcesses, SeatOfTable
from trilobite.server.common.clock import written
from trilobite.server.play import timeouts
from trilobite.server.storage import schema
from trilobite.server.tables.clock_transitions import let_lapse
from trilobite.server.tables.game import LogRow
from trilobite.server.tables.live import TableDraft, append

pytestmark = pytest.mark.slow


@pytest.fixture
def clock() -> HandClock:
    """A clock that wakes no loops: the tests call `look` instead."""
    return HandClock(wakes=False)


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that answer without a process of their own, in which Pebbles would not be registered."""

    async def choose(
        _self: BotProcesses,
        _name: str,
        _view: View,
        offer: Offer,
        _place: SeatOfTable | None = None,
    ) -> Answer:
        return Answer(offer.choices[0].action, [])

    monkeypatch.setattr(BotProcesses, "choose", choose)


@pytest.fixture
def instance(database: str, clock: HandClock) -> Iterator[Server]:
    register(PEBBLES)
    with Server(database, clock, live_tables=1) as server:
        yield server


@pytest.fixture
def two(instance: Server) -> Iterator[list[Person]]:
    made = [instance.person(name) for name in ("Anna", "Ben")]
    yield made
    for person in made:
        person.close()


TURN = {"kind": "turn", "seconds": 60}
LONG = 600
SEED = "clock 0"
"""A seed with which the first seat begins."""


def together(people: list[Person], **plan: Any) -> str:
    made = people[0].new_table(
        "me", *["open"] * (len(people) - 1), **{"pace": TURN, "seed": SEED, **plan}
    )
    for guest, invitation in zip(people[1:], made["invitations"], strict=True):
        guest.claim(invitation)
    return str(made["table"]["id"])


def look(server: Server) -> None:
    server.tick(server.service.timeouts.loop)


def events(person: Person, id: str) -> list[Any]:
    return [event for entry in person.snapshot(id, -1)["log"] for event in entry["events"]]


def time_outs(person: Person, id: str) -> list[Any]:
    return [event["args"] for event in events(person, id) if event["key"] == "table-time-out"]


def clocks_of(person: Person, id: str) -> dict[int, Any]:
    return {one["seat"]: one for one in person.scene(id)["clocks"]["seats"]}


def test_a_time_control_is_shown_with_the_server_time(two: list[Person], clock: HandClock) -> None:
    id = together(two, pace={"kind": "reserve", "seconds": 600, "increment": 20})
    page = two[0].snapshot(id)
    control = {"kind": "reserve", "seconds": 600, "increment": 20, "days": 0, "bot": "steady"}
    assert page["table"]["pace"] == control
    assert page["scene"]["clocks"]["now"] == written(clock())
    until = written(clock() + timedelta(seconds=620))
    first, second = page["scene"]["clocks"]["seats"]
    assert first == {"seat": 0, "left": 620.0, "until": until, "lapsed": False}
    assert second == {"seat": 1, "left": 600.0, "until": None, "lapsed": False}
    (listed,) = two[1].get("/api/tables")["mine"]
    assert listed["clocks"] == page["scene"]["clocks"]["seats"]


def test_when_the_time_is_up_a_bot_plays_the_turn_and_everybody_sees_it(
    instance: Server, two: list[Person], clock: HandClock
) -> None:
    anna, ben = two
    id = together(two, pace={**TURN, "bot": "random"})
    late = anna.scene(id, 0)
    clock.wait(59)
    look(instance)
    assert time_outs(ben, id) == []
    with ben.socket(id, seq=0, seat=1) as line:
        line.next("update")
        clock.wait(1)
        look(instance)
        update = line.next("update")
        (event,) = update["entries"][0]["events"]
        assert (event["key"], event["args"]["bot"]) == ("table-time-out", "random")
        assert (event["args"]["who"], event["args"]["name"]) == ({"who": 0}, "Anna")
    wait_until(lambda: ben.scene(id, 1)["to_act"] == [1])
    assert anna.info(id)["seats"][0]["kind"] == "human"
    assert len(time_outs(anna, id)) == 1, "the bot plays all of the turn"
    assert anna.act(id, late, status=409)["code"] == "time_up"
    clocks = clocks_of(anna, id)
    assert (clocks[0]["lapsed"], clocks[1]["lapsed"]) == (True, False)
    while ben.scene(id, 1)["offer"] is not None:
        ben.act(id, ben.scene(id, 1))
    scene = anna.scene(id, 0)
    assert scene["offer"] is not None, "the person plays the next turn again"
    assert clocks_of(anna, id)[0] == {
        "seat": 0, "left": 60.0, "until": written(clock() + timedelta(seconds=60)), "lapsed": False
    }  # fmt: skip
    anna.act(id, scene)


def test_an_action_that_arrives_before_the_timeout_is_stored_counts(
    instance: Server, two: list[Person], clock: HandClock
) -> None:
    anna, _ = two
    id = together(two)
    clock.wait(61)
    scene = anna.scene(id, 0)
    while scene["offer"] is not None:
        scene = anna.act(id, scene)["scene"]
    look(instance)
    assert time_outs(anna, id) == []


def test_after_a_timeout_only_answered_messages_are_answered_again(
    db: Path, clock: HandClock
) -> None:
    """The bot is slow: for a while the person no longer has the turn, and it is not yet played."""
    register(PEBBLES)
    with Server(db, clock, bot_delay=3.0) as server:
        anna = server.person("Anna")
        id = anna.new_game("me", "me", "me", game="pebbles", pace=TURN)
        first = anna.scene(id, 0)
        answer = anna.act(id, first, key="lost-on-the-way")
        anna.step(id, "undo", anna.scene(id, 0))
        seen = anna.scene(id, 0)
        assert (seen["offer"] is not None, seen["can_redo"]) == (True, True)
        clock.wait(60)
        look(server)
        after = anna.scene(id, 0)
        assert (after["offer"], after["can_undo"], after["can_redo"]) == (None, False, False)
        for refused in (
            anna.act(id, seen, status=409),
            anna.step(id, "redo", seen, status=409),
        ):
            assert "time is up" in refused["problem"]
        again = anna.act(id, first, first["offer"]["choices"][0]["text"], key="lost-on-the-way")
        assert again["entry"] == answer["entry"]
        anna.close()


@pytest.mark.usefixtures("quick_bots")
def test_an_action_that_a_bot_took_after_a_timeout_cannot_be_taken_back(
    instance: Server, clock: HandClock
) -> None:
    """Pebbles: a person could undo a hidden choice of their own, but not that of the bot."""
    anna = instance.person("Anna")
    ben = instance.person("Ben")
    id = together([anna, ben], game="pebbles")
    clock.wait(30)
    instance.call(lapse_only(instance, id, 0))
    wait_until(lambda: anna.scene(id, 0)["to_act"] == [1])
    page = anna.scene(id, 0)
    assert page["can_undo"] is False
    assert anna.step(id, "undo", page, status=409)["code"] == "time_up"
    for person in (anna, ben):
        person.close()


async def lapse_only(server: Server, id: str, seat: int) -> None:
    """Let the time of one seat run out, as if it had begun with less."""

    async def work(draft: TableDraft) -> None:
        clocks = deepcopy(draft.table.clocks)
        assert clocks is not None
        clocks["seats"][seat]["left"] = 1.0
        draft.table.clocks, draft.table.deadline = clocks, clocks["seats"][seat]["since"]

    await server.service.registry.change(id, work)
    await server.service.timeouts.look_around()


@pytest.mark.usefixtures("quick_bots")
def test_a_timeout_while_a_bot_thinks(db: Path) -> None:
    """Both seats decide at once: the bot first acts for its own seat and then for the other."""
    register(PEBBLES)
    clock = HandClock()
    with Server(db, clock, bot_delay=61.0) as server:
        anna = server.person("Anna")
        id = anna.new_game("me", "bot", game="pebbles", pace=TURN)
        assert anna.scene(id)["to_act"] == [0, 1]
        clock.wait(60)
        look(server)
        assert time_outs(anna, id)[0]["who"] == {"who": 0}
        assert acts(anna, id) == []

        def have_acted() -> bool:
            clock.wait(10)
            return {0, 1} <= {entry["seat"] for entry in acts(anna, id)}

        wait_until(have_acted)
        assert acts(anna, id)[0]["seat"] == 1
        anna.close()


def acts(person: Person, id: str) -> list[Any]:
    return [entry for entry in person.snapshot(id, -1)["log"] if entry["kind"] == "act"]


@on_one_database
def test_absent_players_are_timed_out_turn_by_turn_and_the_record_is_true(
    instance: Server, two: list[Person], clock: HandClock, tmp_path: Path
) -> None:
    """`trilobite replay --verify` accepts actions that bots took for people, like all others."""
    anna, _ = two
    id = together(two, pace={**TURN, "bot": "random"})

    def is_over() -> bool:
        clock.wait(61)
        look(instance)
        return bool(anna.info(id)["status"] == "finished")

    wait_until(is_over, 120)
    assert {late["who"]["who"] for late in time_outs(anna, id)} == {0, 1}
    assert len(time_outs(anna, id)) > 10
    record = anna.http.get(f"/api/tables/{id}/record")
    assert verify(read_record(record.json())) is None
    path = tmp_path / "record.json"
    path.write_bytes(record.content)
    result = CliRunner().invoke(main, ["replay", "--verify", str(path)])
    assert result.exit_code == 0, result.output


def test_tables_that_nobody_has_open_are_watched_too(database: str, clock: HandClock) -> None:
    """Two days per move: the server was restarted, and the table is not in memory."""
    with Server(database, clock) as server:
        anna = server.person("Anna")
        id = anna.new_game("me", "me", pace={"kind": "days", "days": 2})
        cookies = anna.http.cookies
        anna.close()
    with Server(database, clock) as server:
        clock.wait(2 * 86_400 - 1)
        look(server)
        assert server.service.registry.in_memory(id) is None
        clock.wait(1)
        look(server)
        anna = server.person()
        anna.http.cookies = cookies
        assert len(time_outs(anna, id)) == 1
        anna.close()


def test_the_loop_notices_timeouts_by_itself(db: Path) -> None:
    clock = HandClock()
    with Server(db, clock) as server:
        anna = server.person("Anna")
        id = anna.new_game("me", "me", pace=TURN, seed=SEED)

        def is_timed_out() -> bool:
            clock.wait(10)
            return bool(time_outs(anna, id))

        wait_until(is_timed_out)
        anna.close()


def test_a_bot_plays_the_timed_out_turn_after_a_restart(database: str, clock: HandClock) -> None:
    with Server(database, clock, bot_delay=60.0) as server:
        anna = server.person("Anna")
        id = anna.new_game("me", "me", pace=TURN, seed=SEED)
        clock.wait(60)
        look(server)
        assert acts(anna, id) == []
        cookies = anna.http.cookies
        anna.close()
    with Server(database, clock) as server:
        anna = server.person()
        anna.http.cookies = cookies
        wait_until(lambda: acts(anna, id))
        anna.close()


def test_a_worker_that_loses_the_race_for_a_timeout_uses_the_stored_one(
    instance: Server, two: list[Person], clock: HandClock
) -> None:
    """The test writes what a faster worker would have stored."""
    id = together(two)
    clock.wait(60)
    seen = instance.live(id)

    def behind_the_back(connection: sa.Connection) -> None:
        note = '{"args":{"bot":"steady"},"key":"table-time-out","rule":"","targets":[]}'
        append(connection, id, [LogRow(1, "seat", 0, None, note, None, written(clock()))])
        draft = seen.table.draft()
        let_lapse(draft, 0, clock())
        tables = schema.tables
        connection.execute(
            tables.update()
            .where(tables.c.id == id)
            .values(seq=1, clocks=draft.clocks, deadline=None)
        )

    instance.call(instance.service.store.write(behind_the_back))
    instance.call(instance.service.timeouts._try_time_out(id))  # as this server was about to do
    assert len(time_outs(two[0], id)) == 1


def test_a_table_whose_timeout_fails_is_left_alone_for_a_while(
    db: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Server(db, clock) as server:
        anna = server.person("Anna")
        id = anna.new_game("me", "me", pace=TURN, seed=SEED)
        clock.wait(60)
        with monkeypatch.context() as patch:
            patch.setattr(timeouts, "let_lapse", None)
            look(server)
        clock.wait(timeouts.RETRY_SECONDS - 1)
        look(server)
        assert time_outs(anna, id) == []
        clock.wait(1)
        look(server)
        assert len(time_outs(anna, id)) == 1
        anna.close()


@pytest.mark.slow
def test_only_one_of_two_workers_that_watch_a_table_calls_the_bot(clock: HandClock) -> None:
    url = postgres.new_database()
    with Server(url, clock) as one, Server(url, clock) as other:
        anna = one.person("Anna")
        id = anna.new_game("me", "me", pace=TURN, seed=SEED)
        there = reopened(other, anna.http.cookies)
        assert there.scene(id)["to_act"] == [0]
        clock.wait(60)
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(look, (one, other)))
        people = (anna, there)
        wait_until(lambda: all(person.scene(id)["to_act"] == [1] for person in people))
        for person in people:
            assert len(time_outs(person, id)) == 1
            person.close()


# A server that was down.


def reopened(server: Server, cookies: Any) -> Person:
    person = server.person()
    person.http.cookies = cookies
    return person


def test_time_without_a_server_is_given_back(database: str, clock: HandClock) -> None:
    with Server(database, clock) as server:
        anna = server.person("Anna")
        ids = [anna.new_game("me", "me", pace=TURN, seed=SEED), anna.new_game("me", "me")]
        clock.wait(20)
        cookies = anna.http.cookies
        anna.close()
    clock.wait(1000)
    with Server(database, clock) as server:
        anna = reopened(server, cookies)
        until = written(clock() + timedelta(seconds=40))
        assert clocks_of(anna, ids[0])[0]["until"] == until
        event = events(anna, ids[0])[-1]
        assert (event["key"], event["args"]) == ("table-time-given-back", {"seconds": 1000})
        assert anna.info(ids[1])["seq"] == 0, "a table without clocks gets no log entry"
        look(server)
        assert time_outs(anna, ids[0]) == []
        anna.act(ids[0], anna.scene(ids[0]))
        anna.close()


def test_no_more_is_given_back_than_a_clock_had_run(db: Path, clock: HandClock) -> None:
    """The last heartbeat is old because no clock was running then."""
    with Server(db, clock) as server:
        clock.wait(5000)
        anna = server.person("Anna")
        id = anna.new_game("me", "me", pace=TURN, seed=SEED)
        cookies = anna.http.cookies
        anna.close()
        clock.wait(10)
        crashed = db.with_name("crashed.db")
        server.call(asyncio.to_thread(copy_database, db, crashed))
    with Server(crashed, clock) as server:
        anna = reopened(server, cookies)
        until = written(clock() + timedelta(seconds=60))
        assert clocks_of(anna, id)[0]["until"] == until
        anna.close()


def copy_database(db: Path, to: Path) -> None:
    """The database as a crash would leave it."""
    with closing(sqlite3.connect(db)) as source, closing(sqlite3.connect(to)) as target:
        source.backup(target)


def test_a_worker_that_joins_others_gives_nothing_back(db: Path, clock: HandClock) -> None:
    """A start on a shared database gives back nothing if the last heartbeat is recent."""
    with Server(db, clock) as server:
        anna = server.person("Anna")
        id = anna.new_game("me", "me", pace=TURN, seed=SEED)
        look(server)
        clock.wait(4)
        least = timedelta(seconds=timeouts.ALIVE_SECONDS)
        server.call(
            server.service.store.write(lambda c: timeouts.give_back_time(c, clock(), least))
        )
        assert server.call(server.service.store.read(seq_of)) == {id: 0}
        anna.close()


def seq_of(connection: sa.Connection) -> dict[str, int]:
    rows = connection.execute(sa.select(schema.tables.c.id, schema.tables.c.seq))
    return {row.id: row.seq for row in rows}


@pytest.mark.slow
def test_a_killed_server_gives_back_the_time_it_was_down(tmp_path: Path) -> None:
    db = tmp_path / "games.db"
    process = Process(db)
    process.start()
    try:
        anna = Person(process.url)
        anna.put("/api/me", {"name": "Anna"})
        id = anna.new_game("me", "me", pace={"kind": "turn", "seconds": LONG}, seed=SEED)
        first = datetime.fromisoformat(clocks_of(anna, id)[0]["until"])
        wait_until(lambda: is_beating(db, first))
        process.kill()
        last = set_heartbeat_back(db, seconds=1)
        process.close()
        process.start()
        started = datetime.now(UTC)
        later = datetime.fromisoformat(clocks_of(anna, id)[0]["until"])
        assert 1 <= (later - first).total_seconds() <= (started - last).total_seconds()
        assert events(anna, id)[-1]["key"] == "table-time-given-back"
        anna.close()
    finally:
        process.close()


def is_beating(db: Path, deadline: datetime) -> bool:
    """Whether the server has stored a heartbeat since the clock began to run."""
    beat = heartbeat_of(db)
    return beat is not None and beat > deadline - timedelta(seconds=LONG)


def set_heartbeat_back(db: Path, seconds: float) -> datetime:
    """Make the server's last heartbeat earlier, as if the server had been down for longer."""
    beat = heartbeat_of(db)
    assert beat is not None
    beat -= timedelta(seconds=seconds)
    with closing(sqlite3.connect(db)) as connection, connection:
        query = "UPDATE meta SET value = ? WHERE key = ?"
        connection.execute(query, (json.dumps(written(beat)), timeouts.HEARTBEAT))
    return beat


def heartbeat_of(db: Path) -> datetime | None:
    with closing(sqlite3.connect(db)) as connection:
        query = "SELECT value FROM meta WHERE key = ?"
        found = connection.execute(query, (timeouts.HEARTBEAT,)).fetchone()
    return None if found is None else datetime.fromisoformat(json.loads(found[0]))


@pytest.mark.slow
def test_clocks_reveal_nothing_that_is_hidden(tmp_path: Path) -> None:
    """A seat makes another hidden choice in the other world; the others get equal bytes."""
    register(PEBBLES)
    with ExitStack() as stack:
        plan = {"game": "pebbles", "seed": "a pebble in the fist", "pace": TURN}
        one, two = paired(stack, tmp_path, 0, **plan)
        texts = [choice.action.text() for choice in one.state.offer(1).choices]
        for world, text in zip((one, two), texts, strict=False):
            world.people[1].act(world.id, world.people[1].scene(world.id, 1), text)
        assert texts[0] != texts[1]
        shown = one.people[0].scene(one.id)["clocks"]
        assert shown["now"] == written(stopped_clock())
        assert [clock["until"] is None for clock in shown["seats"]] == [False, True, False]
        for reader in (0, 2, None):
            assert compare(one, two, reader) > 20


def test_clocks_read_from_the_database_are_as_they_were_in_memory(
    instance: Server, two: list[Person]
) -> None:
    """Clocks that are read again from the database are as they were in memory."""
    id = together(two)
    two[0].act(id, two[0].scene(id, 0))
    shown = clocks_of(two[0], id)
    instance.service.registry.forget(id)
    assert clocks_of(two[0], id) == shown
    table = instance.live(id).table
    assert table.deadline in [clock["until"] for clock in shown.values()]
