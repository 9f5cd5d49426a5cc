"""Administration: by the page's routes and by `trilobite admin`, even while the server runs."""

import json
import secrets
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.server.support.hand_clock import HandClock
from tests.server.support.servers import Person, Server, database_url, wait_until
from trilobite.server.admin.administrators import KEY_HOURS, LINK_MINUTES
from trilobite.server.cli.admin_commands import admin
from trilobite.server.cli.listening import local_address
from trilobite.server.common.settings import Settings
from trilobite.server.tables import create

pytestmark = pytest.mark.slow

PASSWORD = "a long password"  # noqa: S105


@pytest.fixture
def clock() -> HandClock:
    return HandClock(wakes=False)


@pytest.fixture
def instance(db: Path, clock: HandClock) -> Iterator[Server]:
    server = Server(db, clock, admin_password=PASSWORD)
    server.service.address = server.url
    with server:
        yield server


@pytest.fixture
def people(instance: Server) -> Iterator[Callable[[str], Person]]:
    made: list[Person] = []

    def make(name: str) -> Person:
        made.append(instance.person(name))
        return made[-1]

    yield make
    for person in made:
        person.close()


@pytest.fixture
def boss(people: Callable[[str], Person]) -> Person:
    """Somebody who is signed in as an administrator."""
    person = people("")
    person.post("/api/admin/session", {"password": PASSWORD})
    return person


def number_of(person: Person) -> int:
    return int(person.get("/api/me")["id"])


# Signing in.


def test_administration_is_for_administrators(people: Callable[[str], Person]) -> None:
    anna = people("Anna")
    id = anna.new_game("me", "bot")
    paths = anna.get("/api/schema/openapi.json")["paths"]
    asked = [
        (method, path.replace("{id}", id).replace("{person}", "1"))
        for path, methods in paths.items()
        for method in methods
        if path.startswith("/api/admin/") and path != "/api/admin/session"
    ]
    assert len(asked) >= 8
    for method, path in asked:
        for header in ({}, {"authorization": "Bearer nonsense"}, {"cookie": "trilobite-admin=x"}):
            answer = anna.http.request(method, path, headers=header)
            assert (answer.status_code, answer.json()["code"]) == (401, "not_admitted"), path
    assert anna.info(id)["id"] == id


def test_the_admin_password_gives_access_for_some_hours(
    people: Callable[[str], Person], clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    person = people("")
    for wrong in ("", "a long passwore", PASSWORD + " "):
        person.post("/api/admin/session", {"password": wrong}, 401)
    assert "wrong admin password from 127.0.0.1" in caplog.text
    assert "passwore" not in caplog.text
    answer = person.http.post("/api/admin/session", json={"password": PASSWORD})
    cookie = answer.headers["set-cookie"].lower()
    for flag in ("httponly", "samesite=strict", "path=/"):
        assert flag in cookie
    assert person.get("/api/admin/instance")["people"] == 0
    clock.now += timedelta(hours=KEY_HOURS + 1)
    person.get("/api/admin/instance", 401)


def test_signing_out_invalidates_the_key_of_an_administrator(boss: Person) -> None:
    key = boss.http.cookies["trilobite-admin"]
    boss.http.delete("/api/admin/session").raise_for_status()
    answer = boss.http.get("/api/admin/instance", headers={"authorization": f"Bearer {key}"})
    assert answer.status_code == 401


def test_without_an_admin_password_only_a_link_gives_access(db: Path) -> None:
    server = Server(db)
    server.service.address = server.url
    with server:
        person = server.person()
        for key in ({"password": ""}, {"password": "None"}, {"link": ""}, {"link": "x"}, {}):
            person.post("/api/admin/session", key, 401)
        address = run("link", db).strip()
        assert address.startswith(f"{server.url}/admin#")
        link = address.partition("#")[2]
        person.post("/api/admin/session", {"link": link})
        assert person.get("/api/admin/instance")["tables"] == {
            "open": 0,
            "running": 0,
            "finished": 0,
        }
        other = server.person()
        other.post("/api/admin/session", {"link": link}, 401)
        for someone in (person, other):
            someone.close()


def test_a_link_expires(instance: Server, db: Path, clock: HandClock) -> None:
    clock.now = datetime.now(UTC)
    link = run("link", db).strip().partition("#")[2]
    clock.now += timedelta(minutes=LINK_MINUTES + 1)
    person = instance.person()
    person.post("/api/admin/session", {"link": link}, 401)
    person.close()


# What administrators see.


def test_tables_are_listed_and_found(boss: Person, people: Callable[[str], Person]) -> None:
    anna, ben = people("Anna"), people("Ben")
    running = anna.new_game("me", "bot", title="50% off")
    waiting = ben.new_game("me", "open", public=True, title="Sunday")

    def found(**query: str) -> list[str]:
        listed = boss.get("/api/admin/tables?" + "&".join(f"{k}={v}" for k, v in query.items()))
        assert listed["total"] == len(listed["tables"])
        return [table["id"] for table in listed["tables"]]

    assert set(found()) == {running, waiting}
    assert found(search="anna") == [running]
    assert found(search="sund") == [waiting]
    assert found(search=waiting) == [waiting]
    assert found(search="0%25") == [running]
    assert found(search="_%25") == []
    assert found(status="open") == [waiting]
    assert found(status="finished") == []
    (table,) = boss.get(f"/api/admin/tables?search={running}")["tables"]
    assert (table["seats"], table["entries"] > 0) == (["Anna", "steady"], True)
    assert boss.get("/api/admin/tables?status=odd", 400)["field"] == "status"
    assert boss.get("/api/admin/tables?offset=-1", 400)["field"] == "offset"
    assert boss.get("/api/admin/tables?search=" + "x" * 101, 400)["field"] == "search"


def test_people_are_listed_and_found(boss: Person, people: Callable[[str], Person]) -> None:
    anna, ben = people("Anna"), people("Ben")
    anna.new_game("me", "me")
    by_name = boss.get("/api/admin/people?search=NN")["people"]
    assert [(person["name"], person["tables"]) for person in by_name] == [("Anna", 1)]
    by_number = boss.get(f"/api/admin/people?search={number_of(ben)}")["people"]
    assert [person["name"] for person in by_number] == ["Ben"]
    assert boss.get("/api/admin/people")["total"] == 2


def test_statistics_of_the_instance_are_shown(
    boss: Person, people: Callable[[str], Person]
) -> None:
    anna = people("Anna")
    id = anna.new_game("me", "me")
    with anna.socket(id, seq=-1, seat=0) as line:
        line.next("update")
        numbers = boss.get("/api/admin/instance")
    assert numbers["tables"] == {"open": 0, "running": 1, "finished": 0}
    assert (numbers["people"], numbers["sockets"]) == (1, 1)
    assert numbers["bytes"] > 10_000
    assert numbers["started"] == "2026-01-01T00:00:00.000Z"


# What administrators do.


def test_a_deleted_table_is_gone_for_everybody(
    boss: Person, people: Callable[[str], Person]
) -> None:
    anna = people("Anna")
    id = anna.new_game("me", "me")
    scene = anna.scene(id)
    with anna.socket(id, seq=-1, seat=0) as line:
        line.next("update")
        boss.delete(f"/api/admin/tables/{id}")
        assert line.close_code() == 4404
    assert anna.act(id, scene, status=404)["code"] == "not_found"
    assert anna.get("/api/tables")["mine"] == []
    boss.delete(f"/api/admin/tables/{id}", 404)


def test_a_table_that_cannot_be_rebuilt_can_be_deleted(
    instance: Server, boss: Person, people: Callable[[str], Person]
) -> None:
    anna = people("Anna")
    id = anna.new_game("me", "me")
    run_sql(instance, "UPDATE tables SET game = 'chess'")
    instance.service.registry.forget(id)
    assert anna.snapshot(id)["scene"]["view"] is None
    assert boss.get("/api/admin/tables")["tables"][0]["game"] == "chess"
    boss.delete(f"/api/admin/tables/{id}")
    anna.get(f"/api/tables/{id}", 404)


def run_sql(server: Server, statement: str) -> None:
    server.call(server.service.store.write(lambda c: c.exec_driver_sql(statement)))


def test_a_muted_person_cannot_chat_but_can_play(
    boss: Person, people: Callable[[str], Person]
) -> None:
    anna = people("Anna")
    id = anna.new_game("me", "me")
    number = number_of(anna)
    anna.post(f"/api/tables/{id}/chat", {"text": "hello"})
    boss.post(f"/api/admin/people/{number}/mute")
    assert boss.get("/api/admin/people")["people"][0]["muted"]
    assert anna.post(f"/api/tables/{id}/chat", {"text": "hello"}, 403)["code"] == "forbidden"
    anna.act(id, anna.scene(id))
    boss.post(f"/api/admin/people/{number}/unmute")
    anna.post(f"/api/tables/{id}/chat", {"text": "hello"})
    boss.post("/api/admin/people/999/mute", status=404)


@pytest.mark.slow
def test_a_removed_person_has_no_session_seat_or_name(
    boss: Person, people: Callable[[str], Person]
) -> None:
    anna, ben = people("Anna"), people("Ben")
    made = ben.new_table("me", "open")
    id = made["table"]["id"]
    anna.claim(made["invitations"][0])
    anna.post(f"/api/tables/{id}/chat", {"text": "something rude"})
    finished = anna.new_game("me", {"kind": "bot", "bot": "random"})
    anna.play_turns(finished)
    waiting = anna.new_game("me", "open", public=True)
    with anna.socket(id, seq=-1, seat=1) as line:
        line.next("update")
        boss.post(f"/api/admin/people/{number_of(anna)}/remove")
        assert line.close_code() == 4401
    # The cookie no longer belongs to anybody.
    assert anna.get("/api/me") is None
    anna.post(f"/api/tables/{id}/leave", {"seat": 1}, 403)
    seat = ben.info(id)["seats"][1]
    assert (seat["kind"], seat["name"], seat["removed"]) == ("bot", "", True)
    assert ben.info(finished)["seats"][0]["name"] == ""
    assert ben.info(finished)["seats"][0]["removed"]
    assert ben.info(waiting)["seats"][0]["kind"] == "open"
    assert ben.get(f"/api/tables/{id}/chat")["said"] == []
    everything = json.dumps([ben.snapshot(table) for table in (id, finished, waiting)])
    assert "Anna" not in everything
    wait_until(lambda: ben.scene(id)["offer"] or ben.scene(id)["status"] == "finished")
    assert [p["removed"] for p in boss.get("/api/admin/people?search=1")["people"]] == [True]
    boss.post("/api/admin/people/999/remove", status=404)


# On the command line.


def run(words: str, db: Path | str, code: int = 0) -> str:
    result = CliRunner().invoke(admin, [*words.split(), "--db", database_url(db)])
    assert result.exit_code == code, result.output
    return result.output


@pytest.mark.slow
@pytest.mark.parametrize("is_running", [True, False])
def test_commands_do_the_same_whether_the_server_runs_or_not(
    database: str, *, is_running: bool
) -> None:
    server = Server(database)
    server.service.address = server.url
    with server:
        anna, ben = server.person("Anna"), server.person("Ben")
        first, second = anna.new_game("me", "me"), ben.new_game("me", "me")
        number = number_of(anna)
        if is_running:
            with anna.socket(first, seq=-1, seat=0) as one, ben.socket(second, seq=-1) as two:
                one.next("update"), two.next("update")
                check_commands(database, number, first, second)
                assert (one.close_code(), two.close_code()) == (4401, 4404)
            assert anna.get("/api/me") is None
            ben.get(f"/api/tables/{second}", 404)
            wait_until(lambda: ben.info(first)["seats"][0]["removed"])
        for person in (anna, ben):
            person.close()
    if not is_running:
        check_commands(database, number, first, second)
    with Server(database) as server:
        stranger = server.person()
        assert stranger.info(first)["seats"][0]["kind"] == "bot"
        stranger.get(f"/api/tables/{second}", 404)
        stranger.close()


def check_commands(db: str, number: int, first: str, second: str) -> None:
    assert "Anna, Anna" in run("tables --search anna", db)
    assert json.loads(run("tables --json --status running", db))["total"] == 2
    listed: Any = json.loads(run("people --json", db))["people"]
    assert {person["name"] for person in listed} == {"Anna", "Ben"}
    assert run(f"mute {number}", db) == f"{number} is muted.\n"
    assert "muted" in run("people --search Anna", db)
    run(f"unmute {number}", db)
    assert "muted" not in run("people --search Anna", db)
    run(f"remove {number}", db)
    assert "removed" in run(f"people --search {number}", db)
    run(f"delete-table {second}", db)
    assert "There is no such table." in run(f"delete-table {second}", db, 2)
    assert "There is no such person." in run("mute 999", db, 2)
    assert first in run("tables", db)
    assert run("retention", db).startswith("Deleted: 0 finished, 0 abandoned")
    assert "tables: 0 open, 1 running, 0 finished" in run("instance", db)


def test_a_command_does_not_mistake_itself_for_the_server(database: str) -> None:
    """The command asks no server if the database is shared: there may be many."""
    with Server(database) as server:
        server.person("Anna").close()
        printed = run("instance", database) if "postgresql" in database else ""
    printed += run("instance", database)
    assert "people: 1" in printed
    for line in ("started", "seconds", "sockets"):
        assert f"{line}:" not in printed
    assert json.loads(run("instance --json", database))["started"] is None


def test_a_command_without_an_instance_reports_it(tmp_path: Path) -> None:
    for command in ("tables", "link"):
        assert "There is no database" in run(command, tmp_path / "none.db", 2)
        assert not list(tmp_path.iterdir())
    (tmp_path / "photo.db").write_bytes(bytes(range(256)) * 40)
    assert "is not a database" in run("tables", tmp_path / "photo.db", 2)
    (tmp_path / "empty.db").touch()
    assert "Start a server with this database first" in run("link", tmp_path / "empty.db", 2)


def test_a_server_that_does_not_answer_is_reported(db: Path) -> None:
    with Server(db):
        assert "cannot be reached" in run("tables", db, 2)


def test_long_lists_are_printed_in_pages(db: Path) -> None:
    server = Server(db)
    server.service.address = server.url
    with server:
        for _ in range(101):
            server.call(server.service.sessions.create("Anna"))
        assert "100 of 101; for the next: --from 100" in run("people", db)
        assert len(run("people --from 100", db).splitlines()) == 2


def test_commands_find_a_server_that_listens_everywhere() -> None:
    for host, address in (("0.0.0.0", "127.0.0.1"), ("::", "[::1]"), ("::1", "[::1]")):  # noqa: S104
        assert local_address(Settings(host=host), 81) == f"http://{address}:81"


def test_no_table_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    names = iter(["-x3Kq0aBcDeFgHiJ", "x3-Kq0aBcDeFgHiJ"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(names))
    assert create.new_id() == "x3-Kq0aBcDeFgHiJ"
