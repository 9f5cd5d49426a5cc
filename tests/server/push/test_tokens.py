"""Programs that play a seat: what a token allows, what it does not, and when it expires."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.support.processes import Process
from tests.server.support.servers import (
    CONTEXT,
    Line,
    Person,
    Server,
    on_one_server,
    wait_until,
)
from trilobite.server.http.shield import bearer_of
from trilobite.server.push.tokens import MOST_OF_SEAT

ROOT = Path(__file__).parents[3]
PLAYER = ROOT / "examples" / "client" / "player.py"
PASSWORD = "open sesame"  # noqa: S105 - of an instance in a test
WRONG = "trilobite_" + "A" * 43


class Program(Person):
    """A client with a token and without a cookie."""

    def __init__(self, url: str, token: str) -> None:
        super().__init__(url)
        self.token = token
        self.http.headers["Authorization"] = f"Bearer {token}"

    def line(self, id: str, **headers: str) -> Line:
        url = str(self.http.base_url.join(f"/api/tables/{id}/live")).replace("http", "ws", 1)
        sent = {"Authorization": f"Bearer {self.token}", **headers}
        return Line(connect(url, additional_headers=sent, close_timeout=2, proxy=None))


def new_token(person: Person, id: str, seat: int = 0, label: str = "mine") -> Any:
    return person.seat(id, "tokens", seat, label=label)


def program(server: Server, person: Person, id: str, seat: int = 0) -> Program:
    return Program(server.url, new_token(person, id, seat)["token"])


@pytest.fixture
def game(anna: Person) -> str:
    """A game in which both seats are Anna's and the first one begins."""
    return anna.new_game("me", "me", options={"start_player": 0})


@pytest.fixture
def robot(server: Server, anna: Person, game: str) -> Iterator[Program]:
    made = program(server, anna, game)
    yield made
    made.close()


# What a token allows.


def test_a_program_can_read_and_play_with_a_token_and_without_a_cookie(
    robot: Program, game: str
) -> None:
    assert robot.get("/api/token") == {"table": game, "seat": 0, "game": "trias"}
    scene = robot.scene(game)
    assert (scene["seat"], scene["offer"] is not None) == (0, True)
    assert robot.act(game, scene)["seq"] == 1
    assert not robot.http.cookies


def test_a_program_gets_the_updates_of_its_seat_by_socket(robot: Program, game: str) -> None:
    line = robot.line(game)
    line.send(type="hello", seq=-1, seat=0)
    assert line.next("update")["scene"]["seat"] == 0
    robot.act(game, robot.scene(game))
    assert line.next("update")["scene"]["seq"] == 1
    line.close()


def test_requests_with_a_token_may_come_from_any_site(robot: Program, game: str) -> None:
    scene = robot.scene(game)
    robot.http.headers["Origin"] = "https://elsewhere.example"
    robot.http.headers["Sec-Fetch-Site"] = "cross-site"
    assert robot.act(game, scene)["seq"] == 1
    robot.line(game, Origin="https://elsewhere.example").close()


@pytest.mark.slow
def test_an_instance_with_a_password_accepts_a_token(db: Path) -> None:
    with Server(db, password=PASSWORD) as server:
        anna = server.person()
        anna.post("/api/admission", {"password": PASSWORD})
        id = anna.new_game("me", "me")
        robot = program(server, anna, id)
        assert robot.scene(id)["seat"] == 0
        robot.http.headers["Authorization"] = f"Bearer {WRONG}"
        assert robot.get("/api/instance", 401)["code"] == "unknown_token"
        robot.close()
        anna.close()


# What a token does not allow.


def test_a_token_works_only_for_its_seat(server: Server, anna: Person, game: str) -> None:
    """Both seats are Anna's, but the program has only one of them."""
    robot = program(server, anna, game, 1)
    scene = anna.scene(game)
    assert scene["seat"] == 0
    assert robot.act(game, scene, status=403)["code"] == "not_yours"
    body = {"seat": 0, "seq": 0, "key": "other-seat", "targets": [], "actions": []}
    for what, fields in (("why", ("seat", "targets")), ("preview", ("seat", "actions"))):
        asked = {name: body[name] for name in fields}
        assert robot.post(f"/api/tables/{game}/{what}", asked, 403)["code"] == "not_yours"
    for page in ("", "/record"):
        assert robot.get(f"/api/tables/{game}{page}?seat=0", 403)["code"] == "not_yours"
        assert robot.get(f"/api/tables/{game}{page}?seat=-1")
    line = robot.line(game)
    line.send(type="hello", seq=0, seat=0)
    assert line.close_code() == 1008
    line.close()
    line = robot.line(game)
    line.send(type="hello", seq=0, seat=1)
    line.next("update")
    line.send(type="look", seat=0)
    assert line.next("problem")
    line.close()
    robot.close()


def test_a_token_works_only_for_its_table(robot: Program, anna: Person) -> None:
    other = anna.new_game("me", "me")
    assert robot.get(f"/api/tables/{other}", 403)["code"] == "forbidden"
    assert robot.act(other, anna.scene(other), status=403)["code"] == "forbidden"
    with pytest.raises(InvalidStatus):
        robot.line(other)


def operations(server: Server) -> dict[tuple[str, str], Any]:
    described = httpx.get(f"{server.url}/api/schema/openapi.json", verify=CONTEXT).json()
    return {
        (method.upper(), path): operation
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    }


@on_one_server
def test_a_token_allows_only_reading_and_playing(server: Server, robot: Program, game: str) -> None:
    """Every route, now or later, is closed to programs unless it says otherwise."""
    at_table = f"/api/tables/{game}"
    refused = set()
    for method, path in operations(server):
        if path.startswith("/api/admin/"):
            continue  # there a bearer token is an administrator's key
        url = path.replace("{id}", game).replace("{language}", "en").replace("{game}", "trias")
        answer = robot.http.request(method, url, json={})
        if answer.status_code == 403:
            assert answer.json()["problem"].startswith("A token cannot be used for this"), (
                answer.text
            )
            refused.add((method, url))
    assert {(method, url) for method, url in refused if url == at_table} == {("DELETE", at_table)}
    for name in ("leave", "concede", "bot", "takeback", "handover", "tokens", "chat", "rematch"):
        assert ("POST", f"{at_table}/{name}") in refused
    for forbidden in (("PUT", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/tables")):
        assert forbidden in refused
    assert ("POST", "/api/handover") in refused


def test_the_api_description_says_where_a_token_is_accepted(server: Server) -> None:
    open_to_programs = {
        (method, path)
        for (method, path), operation in operations(server).items()
        if {"token": []} in operation.get("security", [])
    }
    assert ("POST", "/api/tables/{id}/act") in open_to_programs
    assert ("PUT", "/api/me") not in open_to_programs
    described = httpx.get(f"{server.url}/api/schema/openapi.json", verify=CONTEXT).json()
    schemes = described["components"]["securitySchemes"]
    assert schemes["token"]["scheme"] == "bearer"
    assert (schemes["session"]["in"], schemes["session"]["name"]) == ("cookie", "trilobite")


@pytest.mark.parametrize("token", [WRONG, "x", "A" * 5000, "trilobite_", "\u00e9", "a b"])
def test_an_unknown_token_is_refused_even_with_a_valid_cookie(
    anna: Person, game: str, token: str
) -> None:
    headers = {b"Authorization": f"Bearer {token}".encode("latin-1")}
    answer = anna.http.get(f"/api/tables/{game}", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (401, "unknown_token")


def test_other_kinds_of_authorization_are_ignored(anna: Person, game: str) -> None:
    """A proxy may ask for a password of its own; the cookie still counts, with its checks."""
    basic = {"Authorization": "Basic YTpi"}
    assert anna.http.get(f"/api/tables/{game}", headers=basic).json()["scene"]["seat"] == 0
    headers = {**basic, "Origin": "https://elsewhere.example"}
    assert anna.http.post(f"/api/tables/{game}/rematch", headers=headers).status_code == 403
    assert bearer_of({"authorization": "bearer  abc "}) == "abc"
    assert bearer_of({"authorization": "Bearer"}) == bearer_of({}) == ""


def test_nobody_can_make_a_token_for_a_seat_of_somebody_else(
    anna: Person, ben: Person, stranger: Person, game: str
) -> None:
    for person in (ben, stranger):
        assert person.seat(game, "tokens", 0, 403)["code"] == "not_yours"
    assert anna.seat(game, "tokens", 7, 400)["field"] == "seat"


def test_the_number_of_tokens_of_a_seat_is_limited(anna: Person, game: str) -> None:
    for _ in range(MOST_OF_SEAT):
        new_token(anna, game)
    assert anna.seat(game, "tokens", 0, 403)["code"] == "forbidden"
    assert new_token(anna, game, 1)["token"]


# When a token stops working.


def test_tokens_are_listed_and_revoked_by_their_owner(
    server: Server, anna: Person, ben: Person, game: str
) -> None:
    made = new_token(anna, game, label=" my <robot> ")
    assert made["info"]["label"] == "my <robot>"
    assert anna.get(f"/api/tables/{game}/tokens") == {"tokens": [made["info"]]}
    assert ben.get(f"/api/tables/{game}/tokens") == {"tokens": []}
    robot = Program(server.url, made["token"])
    line = robot.line(game)
    line.send(type="hello", seq=0, seat=0)
    line.next("update")
    where = f"/api/tables/{game}/tokens/{made['info']['id']}"
    assert ben.delete(where, 404)["code"] == "not_found"
    anna.delete(where)
    assert line.close_code() == 4401
    line.close()
    assert robot.get("/api/token", 401)["code"] == "unknown_token"
    with pytest.raises(InvalidStatus) as refused:
        robot.line(game)
    assert refused.value.response.status_code == 403
    assert anna.delete(where, 404)["code"] == "not_found"
    robot.close()


@pytest.mark.parametrize("how", ["handover", "leave", "concede", "forget"])
def test_a_token_becomes_invalid_when_its_seat_changes_hands(
    server: Server, anna: Person, ben: Person, robot: Program, game: str, how: str
) -> None:
    line = robot.line(game)
    line.send(type="hello", seq=0, seat=0)
    line.next("update")
    if how == "handover":
        ben.post("/api/handover", {"token": anna.seat(game, "handover", 0)["code"]})
    elif how == "forget":
        anna.delete("/api/me", 200)
    else:
        anna.seat(game, how, 0)
    assert line.close_code() == 4401
    line.close()
    assert robot.get(f"/api/tables/{game}", 401)["code"] == "unknown_token"
    if how == "leave":
        anna.seat(game, "takeback", 0)  # Anna has the seat again, but the token stays invalid
        assert robot.get("/api/token", 401)["code"] == "unknown_token"


def test_a_token_stays_valid_while_a_bot_holds_the_seat_for_its_owner(
    anna: Person, robot: Program, game: str
) -> None:
    anna.seat(game, "bot", 1, bot="random")
    anna.seat(game, "bot", 0, bot="random")
    assert robot.get("/api/token")["seat"] == 0


def test_a_token_becomes_invalid_with_its_table(server: Server, anna: Person) -> None:
    id = anna.new_table("me", "open")["table"]["id"]
    robot = program(server, anna, id)
    anna.delete(f"/api/tables/{id}")
    assert robot.get("/api/token", 401)["code"] == "unknown_token"
    robot.close()


def test_only_the_hash_of_a_token_is_stored(db: Path) -> None:
    with Server(db) as server:
        anna = server.person("Anna")
        token = new_token(anna, anna.new_game("me", "me"))["token"]
        anna.close()
    assert len(token) >= 53
    for path in db.parent.iterdir():
        assert token[-43:].encode() not in path.read_bytes()


# A whole client.


def test_the_schema_of_the_socket_is_served(server: Server, stranger: Person) -> None:
    schema = stranger.get("/api/schema/socket.json")
    kinds = [part["$ref"].rpartition("/")[2] for part in schema["$defs"]["FromClient"]["anyOf"]]
    assert sorted(kinds) == ["Hello", "Look", "Ping"]
    assert schema["$defs"]["Hello"]["additionalProperties"] is False


def test_the_example_is_as_short_as_the_documentation_says() -> None:
    assert len(PLAYER.read_text(encoding="utf-8").splitlines()) < 50
    page = (ROOT / "docs/bots/clients.md").read_text(encoding="utf-8")
    assert "examples/client/player.py" in page


def start_player(url: str, token: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(PLAYER), url],
        env={**os.environ, "TRILOBITE_TOKEN": token},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def ended_well(player: subprocess.Popen[str]) -> None:
    _, errors = player.communicate(timeout=180)
    assert player.returncode == 0, errors


@on_one_server
@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    [
        pytest.param("trias", marks=pytest.mark.deep),
        pytest.param("terror", marks=pytest.mark.deep),
        "tritarea",
    ],
)
def test_the_example_client_plays_a_whole_game(server: Server, anna: Person, game: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    id = anna.new_game(*seats, game=game)
    ended_well(start_player(server.url, new_token(anna, id)["token"]))
    log = anna.snapshot(id)["log"]
    assert anna.scene(id)["status"] == "finished"
    assert sum(entry["kind"] == "act" and entry["seat"] == 0 for entry in log) > 5


@pytest.mark.slow
def test_the_example_client_survives_a_restart_of_a_killed_server(db: Path) -> None:
    process = Process(db)
    process.start()
    try:
        anna = Person(process.url)
        anna.put("/api/me", {"name": "Anna"})
        id = anna.new_game("me", "me")
        players = [start_player(process.url, new_token(anna, id, seat)["token"]) for seat in (0, 1)]
        wait_until(lambda: anna.scene(id)["seq"] > 10)
        process.close()  # killed
        process.start()
        for player in players:
            ended_well(player)
        assert anna.scene(id)["status"] == "finished"
        anna.close()
    finally:
        process.close()


@on_one_server
@pytest.mark.slow
def test_the_example_client_waits_when_requests_are_refused_for_a_while(
    server: Server, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """429 stops any kind of request here; 503 does the same while the database is unavailable."""
    id = anna.new_game("me", {"kind": "bot", "bot": "random"})
    token = new_token(anna, id)["token"]
    refused: list[str] = []

    def allows(kind: str, *_: object) -> bool:
        if len(refused) == 4 or not server.service.broadcaster.has_subscribers(id):
            return True
        refused.append(kind)
        return False

    monkeypatch.setattr(server.service.limits, "allows", allows)
    player = start_player(server.url, token)
    wait_until(lambda: len(refused) == 4 or player.poll() is not None)
    wait_until(lambda: anna.scene(id)["seq"] > 5 or player.poll() is not None)
    assert player.poll() is None
    player.kill()
    player.communicate()


@on_one_server
@pytest.mark.slow
def test_the_example_client_ends_when_its_token_is_revoked(
    server: Server, anna: Person, game: str
) -> None:
    made = new_token(anna, game)
    player = start_player(server.url, made["token"])
    broadcaster = server.service.broadcaster
    wait_until(lambda: broadcaster.has_subscribers(game) and anna.scene(game)["seq"] > 0)
    anna.delete(f"/api/tables/{game}/tokens/{made['info']['id']}")
    _, errors = player.communicate(timeout=60)
    assert player.returncode == 1
    assert json.dumps(errors).count("403") or json.dumps(errors).count("401")
