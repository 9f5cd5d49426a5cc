"""An instance with a password: people without it cannot see anything."""

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from websockets.exceptions import InvalidStatus

from tests.server.support.servers import Person, Server
from trilobite.server.admin.admission import needs_admission
from trilobite.server.cli.serve import serve
from trilobite.server.common.limits import ADDRESS_FACTOR, RATES
from trilobite.server.common.settings import Settings, SettingsError
from trilobite.server.people.passwords import instance_password

pytestmark = pytest.mark.slow

OUTSIDE = ("/api/admission", "/api/catalogue/", "/api/admin/", "/api/notices/")
"""Paths that need no password: the page that asks for it, its texts, and routes with other keys."""

PASSWORD = "open sesame"  # noqa: S105


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("closed") / "games.db", password=PASSWORD) as running:
        yield running


def enter(person: Person, key: dict[str, str] | None = None, status: int = 200) -> Any:
    return person.post("/api/admission", key or {"password": PASSWORD}, status)


def admitted(server: Server, name: str) -> Person:
    person = server.person()
    enter(person)
    person.put("/api/me", {"name": name})
    return person


def test_nothing_is_shown_to_people_who_have_not_given_the_password(closed: Server) -> None:
    anna = admitted(closed, "Anna")
    id = anna.new_game("me", "me")
    stranger = closed.person()
    paths = anna.get("/api/schema/openapi.json")["paths"]
    asked = [
        (method, re.sub(r"\{id\}", id, path).replace("{language}", "en").replace("{person}", "1"))
        for path, methods in paths.items()
        for method in methods
        if not path.startswith(OUTSIDE)
    ]
    assert len(asked) > 25
    for method, path in [*asked, ("get", "/api/schema/openapi.json"), ("get", "/api/nothing")]:
        for spelled in (path, "/" + path, path.replace("/api/", "//api///")):
            answer = stranger.http.request(method, f"{closed.url}{spelled}", json={})
            assert answer.status_code == 401, (method, spelled, answer.text)
            assert answer.json()["code"] == "not_admitted"
    with pytest.raises(InvalidStatus):
        stranger.open_socket(id)
    with anna.socket(id, seq=-1, seat=0) as line:
        assert line.next("update")
    for person in (anna, stranger):
        person.close()


def test_the_empty_page_its_texts_and_the_health_check_are_public(closed: Server) -> None:
    stranger = closed.person()
    for path in ("/", "/join", "/table/abc", "/admin", "/health", "/api/catalogue/en"):
        assert stranger.http.get(path).status_code == 200
    assert not needs_admission("/assets/app.js")
    stranger.close()


def test_the_password_is_given_once_per_session(closed: Server) -> None:
    person = closed.person()
    assert "password" in enter(person, {"password": "open barley"}, 401)["problem"]
    for wrong in ("", PASSWORD + "x", PASSWORD[:-1], PASSWORD.upper(), "x" * 10_000, "é\ud7ff"):
        enter(person, {"password": wrong}, 401)
    assert not person.http.cookies, "no session is created for a wrong password"
    enter(person)
    assert person.get("/api/instance")["me"]["name"] == ""
    assert person.get("/api/me") is not None
    person.close()


def test_an_invitation_or_a_handover_code_admits_its_holder(closed: Server) -> None:
    anna = admitted(closed, "Anna")
    made = anna.new_table("me", "open")
    (invitation,) = made["invitations"]
    ben, eve = closed.person(), closed.person()
    enter(eve, {"token": "nonsense-nonsense"}, 404)
    enter(ben, {"token": invitation["token"]})
    ben.put("/api/me", {"name": "Ben"})
    ben.claim(invitation)
    enter(eve, {"token": invitation["token"]}, 404)
    code = ben.seat(made["table"]["id"], "handover", 1)["code"]
    phone = closed.person()
    enter(phone, {"token": code})
    phone.post("/api/handover", {"token": code})
    assert phone.get("/api/tables")["mine"]
    eve.get("/api/instance", 401)
    for person in (anna, ben, eve, phone):
        person.close()


def test_a_changed_password_has_to_be_given_again_but_not_an_unchanged_one(db: Path) -> None:
    with Server(db, password=PASSWORD) as server:
        anna = admitted(server, "Anna")
        cookies = dict(anna.http.cookies)
        anna.close()
    for password, status in ((PASSWORD, 200), ("another one", 401), ("", 200), (PASSWORD, 200)):
        with Server(db, password=password) as server:
            anna = server.person()
            anna.http.cookies.update(cookies)
            anna.get("/api/instance", status)
            anna.close()


def test_guesses_at_the_password_are_limited(db: Path) -> None:
    with Server(db, password=PASSWORD, limits=1.0) as server:
        person = server.person()
        answers = [
            person.http.post("/api/admission", json={"password": str(guess)}).status_code
            for guess in range(int(RATES["password"].burst * ADDRESS_FACTOR) + 2)
        ]
        assert answers[0] == 401
        assert answers[-1] == 429
        # Neither cookies nor other spellings of the path give more guesses.
        person.http.cookies.set("trilobite", "somebody-else")
        assert person.http.post("/api//admission", json={}).status_code == 429
        assert person.http.post("/api/admin/session", json={}).status_code == 429
        person.close()


def test_the_password_is_in_no_log_answer_or_database(
    db: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG), Server(db, password=PASSWORD) as server:
        anna = admitted(server, "Anna")
        enter(anna, {"password": "open barley"}, 401)
        answers = anna.http.get("/api/instance").text + anna.http.get("/api/me").text
        anna.close()
    assert PASSWORD not in answers + caplog.text
    assert "open barley" not in caplog.text
    for path in db.parent.iterdir():
        assert PASSWORD.encode() not in path.read_bytes()


def test_an_open_instance_needs_no_password(server: Server) -> None:
    person = server.person()
    assert person.get("/api/instance")["version"]
    enter(person, {"password": "whatever"})
    person.close()


# Where the password comes from.


def test_the_password_may_be_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("open sesame\nand a remark\n", encoding="utf-8")
    assert instance_password(Settings(password_file=str(file))) == PASSWORD
    for content, said in (
        (b"", "is empty"),
        (b"\n", "is empty"),
        (b"\xff\xfe", "is not a text file"),
    ):
        file.write_bytes(content)
        with pytest.raises(SettingsError, match=said):
            instance_password(Settings(password_file=str(file)))
    with pytest.raises(SettingsError, match=r"password_file: .* cannot be read: No such file"):
        instance_password(Settings(password_file=str(tmp_path / "none")))


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("password_file=/nonexistent/file", "password_file: /nonexistent/file cannot be read"),
        ("admin_password=short", "admin_password has to have at least 8 characters"),
    ],
)
def test_an_invalid_password_setting_is_reported_in_one_line(
    db: Path, option: str, said: str
) -> None:
    result = CliRunner().invoke(
        serve, ["--port", "0", "--no-open", "--db", f"sqlite:///{db}", "--set", option]
    )
    assert result.exit_code == 2
    assert said in result.output.splitlines()[-1]
    assert "short" not in result.output
