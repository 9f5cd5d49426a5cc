"""Games of older rules go on if the new rules do not affect them; others can only be viewed."""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.support.servers import Person, Server, error_of, wait_until
from tests.support.pebbles import GAME, Pebbles, PebblesState
from tests.support.pebbles.events import Taken
from trilobite.engine import Action, Argument, PublicEvent, Refusal, State, register
from trilobite.server.storage import schema
from trilobite.server.tables.game import Entry, LogRow
from trilobite.server.tables.rules_version import hash_of

pytestmark = pytest.mark.slow

VERSION = "2"


class Fell(PublicEvent):
    key = "pebbles-fell"
    rule = "P-1"
    asides = "where"

    def __init__(self, **args: int) -> None:
        self._args = args

    def arguments(self) -> Mapping[str, Argument]:
        return self._args


class Recast(Fell):
    rule = "P-2"
    former_rule = "P-1"


class Won(Fell):
    names_winner = True


class Explained(Fell):
    is_remark = True


def test_explanations_do_not_affect_the_history_hash() -> None:
    def history_hash(*events: PublicEvent) -> str:
        row = LogRow(1, "act", 0, None, "x", None, "")
        return hash_of([Entry(row, list(events))])

    before = history_hash(Fell(number=2))
    assert history_hash(Fell(number=2, where=7), Explained(number=9)) == before
    assert history_hash(Fell(number=3, where=7)) != before
    assert history_hash(Recast(number=2)) == before, "it names another rule now"
    assert history_hash(Won(number=2)) == before, "it is marked for clients now"


@contextmanager
def somebody(server: Server, cookies: Any = None) -> Iterator[Person]:
    person = server.person("" if cookies else "Anna")
    if cookies:
        person.http.cookies = cookies
    try:
        yield person
    finally:
        person.close()


class Played:
    """A game that was played with the old rules, as it was when the server stopped."""

    def __init__(self, database: Path | str, *kinds: str, stops_at_end: bool = False) -> None:
        self.database = database
        with Server(database) as server, somebody(server) as anna:
            self.id = anna.new_game(*(kinds or ("me", "me")), game="pebbles", seed="of old")
            for _ in range(200 if stops_at_end else 7):
                scene = anna.scene(self.id)
                if scene["offer"] is None:
                    break
                anna.act(self.id, scene, first_take(scene))
            if not stops_at_end and anna.scene(self.id)["can_undo"]:
                anna.step(self.id, "undo", anna.scene(self.id))
            self.page = anna.snapshot(self.id)
            self.spectator = anna.snapshot(self.id, -1)
            self.record = anna.get(f"/api/tables/{self.id}/record")
            self.cookies = anna.http.cookies

    @contextmanager
    def today(self, **settings: Any) -> Iterator[tuple[Server, Person]]:
        with Server(self.database, **settings) as server, somebody(server, self.cookies) as anna:
            yield server, anna


def first_take(scene: Any) -> str:
    """An action that takes or drops a pebble, if possible: such an action can be undone."""
    texts = [choice["text"] for choice in scene["offer"]["choices"]]
    takes = [text for text in texts if text.startswith(("take", "drop"))]
    return str((takes or texts)[0])


@pytest.fixture
def new_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules have a new version, without a change that affects the game."""
    monkeypatch.setattr(GAME, "rules_version", VERSION)


@pytest.fixture
def other_actions(new_version: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules with which nobody may take or drop pebbles."""
    allowed = PebblesState.why_not

    def why_not(self: PebblesState, seat: int, action: Action) -> Refusal | None:
        if action.kind in ("take", "drop"):
            return Refusal("pebbles-refused-turn", "PE-3", {})
        return allowed(self, seat, action)

    monkeypatch.setattr(PebblesState, "why_not", why_not)


@pytest.fixture
def other_events(new_version: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules with which the same actions have other events."""
    done = PebblesState.perform

    def perform(self: PebblesState, seat: int, action: Action) -> None:
        done(self, seat, action)
        if action.kind in ("take", "drop"):
            self.emit(Taken(seat, 0))

    monkeypatch.setattr(PebblesState, "perform", perform)


@pytest.mark.usefixtures("new_version")
def test_a_game_that_a_new_rule_does_not_affect_goes_on(database: str) -> None:
    GAME.rules_version = "1"
    played = Played(database)
    GAME.rules_version = VERSION
    with played.today() as (_, anna):
        page = anna.snapshot(played.id)
        assert page == played.page
        assert (page["table"]["rules"], page["table"]["outdated"]) == ("1", False)
        scene = anna.play_turns(played.id)
        assert scene["status"] == "finished"
        assert anna.get(f"/api/tables/{played.id}/record")["rules"] == VERSION
    with played.today() as (_, anna):
        # This stays so after a part was played with the new rules.
        assert not anna.info(played.id)["outdated"]


class Strict(PebblesState):
    """Nobody may take or drop pebbles with these rules."""

    def objection(self, seat: int, action: Action) -> Refusal | None:
        if action.kind in ("take", "drop"):
            return Refusal("pebbles-refused-turn", "PE-3", {})
        return super().objection(seat, action)

    def legal_ids(self, seat: int) -> list[int]:
        return State.legal_ids(self, seat)


def test_a_game_plays_on_by_its_own_rules_if_the_new_version_still_knows_them(db: Path) -> None:
    played = Played(db)
    revised = Pebbles()
    revised.rules_version, revised.state_class, revised.former_rules = VERSION, Strict, (GAME,)
    register(revised)
    try:
        with played.today() as (_, anna):
            assert anna.snapshot(played.id) == played.page
            assert anna.play_turns(played.id)["status"] == "finished"
            record = anna.get(f"/api/tables/{played.id}/record")
            assert record["rules"] == "1"
            assert any(action.startswith("take") for _, action, _ in record["actions"])
            again = anna.post(f"/api/tables/{played.id}/rematch")["table"]
            assert anna.info(again)["rules"] == VERSION
            texts = [choice["text"] for choice in anna.scene(again)["offer"]["choices"]]
            assert not any(text.startswith("take") for text in texts)
    finally:
        register(GAME)


@pytest.mark.parametrize("change", ["other_actions", "other_events"])
def test_a_game_that_a_new_rule_affects_can_only_be_viewed(
    db: Path, request: pytest.FixtureRequest, change: str
) -> None:
    played = Played(db)
    request.getfixturevalue(change)
    with played.today() as (_, anna):
        page = anna.snapshot(played.id)
        assert page["table"] == {**played.page["table"], "outdated": True, "to_act": []}
        assert (page["scene"]["offer"], page["scene"]["to_act"]) == (None, [])
        assert page["scene"]["view"] is not None
        assert [entry["seq"] for entry in page["log"]] == [e["seq"] for e in played.page["log"]]
        assert page["log"][0] == played.page["log"][0]

        scene = played.page["scene"]
        assert error_of(anna.act(played.id, scene, status=409)) == "old_rules"
        assert error_of(anna.step(played.id, "undo", scene, status=409)) == "old_rules"
        pause = {"kind": "pause", "seat": 0}
        anna.post(f"/api/tables/{played.id}/propose", pause, 409)
        record = anna.get(f"/api/tables/{played.id}/record")
        assert record["rules"] == "1"
        replayed = [step for step in record["actions"] if step in played.record["actions"]]
        assert replayed == record["actions"]

        with anna.socket(played.id, seq=-1, seat=0) as line:
            assert line.next("update")["scene"]["offer"] is None
        anna.seat(played.id, "leave", 0)
        assert anna.info(played.id)["seats"][0]["kind"] == "bot"
        anna.delete("/api/me", 200)  # the table does not keep people from leaving
    with played.today() as (_, anna):
        assert anna.info(played.id)["outdated"]


def test_the_log_is_shown_up_to_the_first_entry_that_a_new_rule_affects(
    db: Path, request: pytest.FixtureRequest
) -> None:
    played = Played(db)
    request.getfixturevalue("other_actions")
    before = played.spectator["log"]
    first = next(e["seq"] for e in before if (e["action"] or "").startswith(("take", "drop")))
    with played.today() as (_, anna):
        log = anna.snapshot(played.id, -1)["log"]
        assert log[:first] == before[:first]
        assert all(entry["action"] is None and not entry["events"] for entry in log[first:])
        assert [e["kind"] for e in log] == [e["kind"] for e in before]


def test_a_finished_game_of_older_rules_keeps_its_result_and_its_record(
    db: Path, request: pytest.FixtureRequest
) -> None:
    played = Played(db, stops_at_end=True)
    assert played.page["table"]["status"] == "finished"
    request.getfixturevalue("other_events")
    with played.today() as (_, anna):
        page = anna.snapshot(played.id)
        assert page["table"]["result"] == played.page["table"]["result"]
        assert page["table"]["outdated"]
        record = anna.get(f"/api/tables/{played.id}/record")
        for name in ("rules", "seed", "salt", "commitment", "result", "options"):
            assert record[name] == played.record[name]
        assert [step[:2] for step in record["actions"]] == [
            step[:2] for step in played.record["actions"]
        ]
        anna.post(f"/api/tables/{played.id}/rematch")  # with the new rules


def test_bots_leave_a_game_of_older_rules_alone(db: Path, request: pytest.FixtureRequest) -> None:
    played = Played(db, "me", "me", "me")
    request.getfixturevalue("other_actions")
    with played.today() as (server, anna):
        for seat in range(3):
            anna.seat(played.id, "bot", seat)
        server.call(asyncio.sleep(0))
        wait_until(lambda: not server.service.bots.is_thinking(played.id))
        assert server.service.processes.decisions == 0
        assert anna.snapshot(played.id)["scene"]["seq"] == played.page["scene"]["seq"]
    with played.today() as (server, anna):
        wait_until(lambda: not server.service.bots.is_thinking(played.id))
        assert server.service.processes.decisions == 0


def test_a_table_that_can_no_longer_be_set_up_is_shown_without_view_and_log(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = Played(db)
    monkeypatch.setattr(GAME, "rules_version", VERSION)
    monkeypatch.setattr(GAME, "options", ())
    with played.today() as (_, anna):
        page = anna.snapshot(played.id)
        assert page["table"]["outdated"]
        assert (page["scene"]["view"], page["log"]) == (None, [])
        scene = played.page["scene"]
        assert error_of(anna.act(played.id, scene, status=409)) == "old_rules"
        assert anna.get("/api/tables")["mine"][0]["id"] == played.id


def test_a_damaged_log_can_be_viewed_up_to_the_damage(db: Path) -> None:
    played = Played(db)
    with Server(db) as server:
        log = schema.log

        def damage(connection: sa.Connection) -> None:
            where = sa.and_(log.c.table == played.id, log.c.seq == 2)
            connection.execute(log.update().where(where).values(action="sing a song"))

        server.call(server.service.store.write(damage))
        with somebody(server, played.cookies) as anna:
            page = anna.snapshot(played.id)
            assert page["table"]["outdated"]
            assert page["log"][:2] == played.page["log"][:2]
            assert error_of(anna.act(played.id, played.page["scene"], status=409)) == "old_rules"
