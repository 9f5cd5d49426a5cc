"""Notices by mail: asked for, confirmed, sent, and switched off."""

import json
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.receivers import html_of, text_of
from tests.server.support import wait_until
from tests.server.town import (
    PUBLIC,
    Build,
    Town,
    act,
    finish_turn,
    link_in,
    play_until_asked,
    take_mail,
    token_in,
)
from trilobite.server import schema
from trilobite.server.limits import Limits
from trilobite.server.notices import courier
from trilobite.server.notices.mail import off_headers
from trilobite.server.notices.smtp import read_smtp_url
from trilobite.server.security import kind_of
from trilobite.server.settings import Settings, SettingsError


def test_a_mail_address_is_used_after_it_was_confirmed_by_a_post(town: Town) -> None:
    anna, ben = town.person("Anna"), town.person("Ben")
    channel = anna.post("/api/me/notices/mail", {"address": " anna@mail.test "})
    assert (channel["address"], channel["confirmed"]) == ("anna@mail.test", False)
    (asking,) = town.post.mails
    assert (asking["To"], asking["From"]) == ("anna@mail.test", "Trilobite <games@games.test>")
    assert asking["Auto-Submitted"] == "auto-generated"
    assert "Anna" not in asking.as_string(), "no word that somebody could have chosen"
    link = link_in(text_of(asking), "/confirm")
    assert link_in(html_of(asking), "/confirm") == link

    # A scanner that opens the link, and all that it can send of it, changes nothing.
    page, _, token = link.removeprefix(PUBLIC).partition("#")
    for path in (page, f"{page}?{token}", f"/off/{token}", f"/api/notices/confirm?token={token}"):
        ben.http.get(path)
    id = town.game(ben, anna)
    play_until_asked(town, id, [ben, anna], 1)
    town.rest()
    assert len(town.post.mails) == 1, "nothing goes to who has not agreed"
    assert anna.get("/api/me/notices")["channels"][0]["confirmed"] is False

    ben.post("/api/notices/confirm", {"token": token})
    assert anna.get("/api/me/notices")["channels"][0]["confirmed"] is True
    ben.post("/api/notices/confirm", {"token": token}, 404)


def test_every_mail_can_be_switched_off_by_a_page_and_by_a_mail_program(town: Town) -> None:
    anna, ben = town.person("Anna"), town.person("Ben")
    number = take_mail(town, anna)
    assert anna.post(f"/api/me/notices/{number}/test") == {"delivered": True}
    (mail,) = town.post.mails
    assert mail["Subject"] == "A test of Trilobite"
    link = link_in(text_of(mail), "/off/")
    assert mail["List-Unsubscribe"].strip() == f"<{link}>"
    path = link.removeprefix(PUBLIC)

    def is_on() -> bool:
        return bool(anna.get("/api/me/notices")["channels"][0]["enabled"])

    ben.http.get(path)
    assert is_on(), "looking changes nothing"
    ben.post(path[:-1] + ("A" if path[-1] != "A" else "B"), status=404)
    ben.post(f"/off/{number}-", status=404)
    ben.post("/off/%C3%BC-%C3%BC", status=404)
    assert is_on()
    form = {"content-type": "application/x-www-form-urlencoded"}
    answer = ben.http.post(path, content="List-Unsubscribe=One-Click", headers=form)
    assert answer.status_code == 200
    assert not is_on()
    id = town.game(ben, anna)
    play_until_asked(town, id, [ben, anna], 1)
    town.rest()
    assert len(town.post.mails) == 1
    assert anna.put(f"/api/me/notices/{number}", {"enabled": True})["enabled"] is True


def test_mail_programs_are_told_of_one_click_under_tls_only() -> None:
    assert off_headers("https://games.test/off/1-x") == {
        "List-Unsubscribe": "<https://games.test/off/1-x>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }
    assert "List-Unsubscribe-Post" not in off_headers("http://games.test/off/1-x")


def test_a_confirmation_expires_and_the_next_one_replaces_it(town: Town) -> None:
    anna = town.person("Anna")
    channel = anna.post("/api/me/notices/mail", {"address": "anna@mail.test"})
    first = token_in(text_of(town.post.mails[-1]))
    anna.post(f"/api/me/notices/{channel['id']}/confirmation")
    second = token_in(text_of(town.post.mails[-1]))
    anna.post("/api/notices/confirm", {"token": first}, 404)

    def expire(connection: sa.Connection) -> None:
        notices = schema.notices
        kept = connection.scalar(sa.select(notices.c.details))
        assert second.partition("-")[2] not in json.dumps(kept), "only its hash is kept"
        kept = {**(kept or {}), "until": "2020-01-01T00:00:00.000Z"}
        connection.execute(notices.update().values(details=kept))

    town.server.call(town.server.service.store.write(expire))
    anna.post("/api/notices/confirm", {"token": second}, 404)
    anna.post(f"/api/me/notices/{channel['id']}/confirmation")
    anna.post("/api/notices/confirm", {"token": token_in(text_of(town.post.mails[-1]))})
    anna.post(f"/api/me/notices/{channel['id']}/confirmation", status=403)
    again = anna.post("/api/me/notices/mail", {"address": "anna@mail.test"})
    assert again["confirmed"] is True
    assert len(town.post.mails) == 3, "who has confirmed is not asked again"


@pytest.mark.parametrize(
    "address",
    [
        "",
        "anna",
        "anna@",
        "@mail.test",
        "anna@mail",
        "anna@mail.test, ben@mail.test",
        "anna@mail.test\nBcc: ben@mail.test",
        "Anna <anna@mail.test>",
        '"a b"@mail.test',
        "änna@mail.test",
        "a" * 65 + "@mail.test",
        "anna@" + "a." * 130 + "test",
    ],
)
def test_what_is_no_mail_address_is_told(town: Town, address: str) -> None:
    anna = town.person("Anna")
    trouble = anna.post("/api/me/notices/mail", {"address": address}, 400)
    assert (trouble["code"], trouble["field"]) == ("bad_input", "address")
    assert town.post.attempts == 0


def test_a_mail_that_does_not_go_is_told_to_whoever_waits_for_it(town: Town) -> None:
    anna = town.person("Anna")
    town.post.refusal = "550 no such person"
    trouble = anna.post("/api/me/notices/mail", {"address": "anna@mail.test"}, 400)
    assert "could not be sent" in trouble["problem"]
    assert "550" not in trouble["problem"]


def test_what_goes_wrong_now_is_tried_again(
    town: Town, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(courier, "AGAIN_SECONDS", (0.05, 0.05, 0.05))
    anna, ben = town.person("Anna"), town.person("Ben")
    take_mail(town, anna)
    town.post.attempts = 0
    town.post.refusal = "451 try later"
    id = town.game(ben, anna)
    play_until_asked(town, id, [ben, anna], 1)
    wait_until(lambda: town.post.attempts == 2)
    town.post.refusal = ""
    town.wait_for_mails()
    town.rest()
    assert len(town.post.mails) == 1

    town.post.refusal, town.post.attempts = "451 try later", 0
    finish_turn(anna, id)
    play_until_asked(town, id, [ben, anna], 1)
    wait_until(lambda: town.post.attempts == 4)
    town.rest()
    assert "given up: SMTP 451" in caplog.text
    for secret in ("anna@mail.test", id):
        assert secret not in caplog.text


def test_what_is_no_longer_true_is_not_told_late(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courier, "AGAIN_SECONDS", (1.0,))
    anna, ben = town.person("Anna"), town.person("Ben")
    take_mail(town, anna)
    town.post.refusal, town.post.attempts = "451 try later", 0
    id = town.game(ben, anna)
    play_until_asked(town, id, [ben, anna], 1)
    wait_until(lambda: town.post.attempts == 1)
    act(anna, id)
    town.post.refusal = ""
    town.rest()
    assert town.post.mails == []


def test_links_of_mails_work_without_the_password_of_the_house(build: Build) -> None:
    town = build(password="sesame")  # noqa: S106
    anna, stranger = town.person(""), town.person("")
    anna.post("/api/admission", {"password": "sesame"})
    anna.put("/api/me", {"name": "Anna"})
    anna.post("/api/me/notices/mail", {"address": "anna@mail.test"})
    token = token_in(text_of(town.post.mails[-1]))
    stranger.get("/api/me/notices", 401)
    stranger.post("/api/notices/confirm", {"token": token})


def test_the_log_of_requests_has_no_links_of_mails(
    town: Town, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "trilobite.requests")
    town.person("").post("/off/7-secret", status=404)
    wait_until(lambda: "/off/" in caplog.text)
    assert "7-secret" not in caplog.text


# Limits.


def test_confirmations_cannot_be_used_to_annoy_somebody() -> None:
    limits = Limits(1.0, lambda: 0.0)
    asked = [f"victim+{number}@mail.test" for number in range(5)]
    assert [limits.allows_mail_to(one) for one in asked] == [True] * 3 + [False] * 2
    assert not limits.allows_mail_to("Victim@mail.test")
    assert limits.allows_mail_to("somebody@mail.test")


def test_too_many_confirmations_are_told_so(build: Build) -> None:
    town = build(limits=1.0)
    for number in range(4):
        person = town.person(f"P{number}")
        status = 200 if number < 3 else 429
        person.post("/api/me/notices/mail", {"address": "victim@mail.test"}, status)
    assert len(town.post.mails) == 3


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("GET", "/api/me/notices", "read"),
        ("POST", "/api/me/notices/mail", "mail"),
        ("POST", "/api/me/notices/3/confirmation", "mail"),
        ("POST", "/api/me/notices/3/test", "notice"),
        ("PUT", "/api/me/notices/3", "notice"),
        ("POST", "/api/notices/confirm", "claim"),
    ],
)
def test_notices_have_rates_of_their_own(method: str, path: str, kind: str) -> None:
    assert kind_of(method, path, is_socket=False) == kind


# Settings.


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"smtp_url": "mail.example.org"}, "smtp_url: that is no address"),
        ({"smtp_url": "smtp://user@host"}, "belong together"),
        ({"smtp_url": "smtp://user:s3same@mail.example.org"}, "needs starttls"),
        ({"smtp_url": "smtp://localhost:many"}, "that is no address"),
        ({"smtp_url": "smtp://localhost"}, "needs public_url"),
        ({"smtp_url": "smtp://localhost", "public_url": PUBLIC}, "needs mail_from"),
        ({"webhooks": True}, "webhooks need public_url"),
        ({"private_targets": "10.0.0.0/64"}, "private_targets"),
    ],
)
def test_settings_that_cannot_be_are_told(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(SettingsError, match=said) as caught:
        Settings(**settings)
    assert "s3same" not in str(caught.value)


def test_the_address_of_a_mail_server() -> None:
    server = read_smtp_url("starttls://user%40x:p%3Aw@mail.example.org")
    assert (server.security, server.host, server.port) == ("starttls", "mail.example.org", 587)
    assert (server.user, server.password) == ("user@x", "p:w")
    assert "p:w" not in repr(server)
    assert read_smtp_url("smtps://mail.example.org:4650").port == 4650
    secret = "starttls://u:s3same@h.example"  # noqa: S105
    settings = Settings(smtp_url=secret, mail_from="a@b.test", public_url=PUBLIC)
    assert "s3same" not in repr(settings)
