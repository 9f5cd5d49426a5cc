"""Notices by mail: requested, confirmed, sent, and switched off."""

import json
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.support.hand_clock import HandClock
from tests.server.support.receivers import html_of, text_of
from tests.server.support.servers import wait_until
from tests.server.support.sites import (
    PUBLIC,
    Build,
    Site,
    act,
    finish_turn,
    link_in,
    play_until_asked,
    take_mail,
    token_in,
)
from trilobite.server.common.limits import RateLimits
from trilobite.server.common.settings import Settings, SettingsError
from trilobite.server.common.smtp import read_smtp_url
from trilobite.server.http.shield import kind_of
from trilobite.server.notices import courier
from trilobite.server.notices.mail import off_headers
from trilobite.server.storage import schema

pytestmark = pytest.mark.slow


def test_an_email_address_is_used_after_it_was_confirmed_by_a_post(site: Site) -> None:
    anna, ben = site.person("Anna"), site.person("Ben")
    channel = anna.post("/api/me/notices/mail", {"address": " anna@mail.test "})
    assert (channel["address"], channel["confirmed"]) == ("anna@mail.test", False)
    (asking,) = site.post.mails
    assert (asking["To"], asking["From"]) == ("anna@mail.test", "Trilobite <games@games.test>")
    assert asking["Auto-Submitted"] == "auto-generated"
    assert "Anna" not in asking.as_string(), "no text that a person has chosen"
    link = link_in(text_of(asking), "/confirm")
    assert link_in(html_of(asking), "/confirm") == link

    # A mail scanner that opens the link, or any variant of it, changes nothing.
    page, _, token = link.removeprefix(PUBLIC).partition("#")
    for path in (page, f"{page}?{token}", f"/off/{token}", f"/api/notices/confirm?token={token}"):
        ben.http.get(path)
    id = site.game(ben, anna)
    play_until_asked(site, id, [ben, anna], 1)
    site.wait_until_delivered()
    assert len(site.post.mails) == 1, "an unconfirmed address gets no notice"
    assert anna.get("/api/me/notices")["channels"][0]["confirmed"] is False

    ben.post("/api/notices/confirm", {"token": token})
    assert anna.get("/api/me/notices")["channels"][0]["confirmed"] is True
    ben.post("/api/notices/confirm", {"token": token}, 404)


def test_every_mail_can_be_switched_off_by_a_page_and_by_a_mail_program(site: Site) -> None:
    anna, ben = site.person("Anna"), site.person("Ben")
    number = take_mail(site, anna)
    assert anna.post(f"/api/me/notices/{number}/test") == {"delivered": True}
    (mail,) = site.post.mails
    assert mail["Subject"] == "Test from Trilobite"
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
    id = site.game(ben, anna)
    play_until_asked(site, id, [ben, anna], 1)
    site.wait_until_delivered()
    assert len(site.post.mails) == 1
    assert anna.put(f"/api/me/notices/{number}", {"enabled": True})["enabled"] is True


def test_emails_offer_one_click_unsubscribing_only_under_tls() -> None:
    assert off_headers("https://games.test/off/1-x") == {
        "List-Unsubscribe": "<https://games.test/off/1-x>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }
    assert "List-Unsubscribe-Post" not in off_headers("http://games.test/off/1-x")


def test_a_confirmation_expires_and_the_next_one_replaces_it(site: Site) -> None:
    anna = site.person("Anna")
    channel = anna.post("/api/me/notices/mail", {"address": "anna@mail.test"})
    first = token_in(text_of(site.post.mails[-1]))
    anna.post(f"/api/me/notices/{channel['id']}/confirmation")
    second = token_in(text_of(site.post.mails[-1]))
    anna.post("/api/notices/confirm", {"token": first}, 404)

    def expire(connection: sa.Connection) -> None:
        notices = schema.notices
        kept = connection.scalar(sa.select(notices.c.details))
        assert second.partition("-")[2] not in json.dumps(kept), "only its hash is kept"
        kept = {**(kept or {}), "until": "2020-01-01T00:00:00.000Z"}
        connection.execute(notices.update().values(details=kept))

    site.server.call(site.server.service.store.write(expire))
    anna.post("/api/notices/confirm", {"token": second}, 404)
    anna.post(f"/api/me/notices/{channel['id']}/confirmation")
    anna.post("/api/notices/confirm", {"token": token_in(text_of(site.post.mails[-1]))})
    anna.post(f"/api/me/notices/{channel['id']}/confirmation", status=403)
    again = anna.post("/api/me/notices/mail", {"address": "anna@mail.test"})
    assert again["confirmed"] is True
    assert len(site.post.mails) == 3, "a confirmed address is not asked again"


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
def test_an_invalid_mail_address_is_refused(site: Site, address: str) -> None:
    anna = site.person("Anna")
    error = anna.post("/api/me/notices/mail", {"address": address}, 400)
    assert (error["code"], error["field"]) == ("bad_input", "address")
    assert site.post.attempts == 0


def test_an_email_that_cannot_be_sent_is_reported_to_the_person_who_waits(site: Site) -> None:
    anna = site.person("Anna")
    site.post.refusal = "550 no such person"
    error = anna.post("/api/me/notices/mail", {"address": "anna@mail.test"}, 400)
    assert "could not be sent" in error["problem"]
    assert "550" not in error["problem"]


def test_an_email_that_fails_temporarily_is_tried_again(
    build: Build, caplog: pytest.LogCaptureFixture
) -> None:
    clock = HandClock()
    site = build(clock=clock)
    anna, ben = site.person("Anna"), site.person("Ben")
    take_mail(site, anna)
    site.post.attempts = 0
    site.post.refusal = "451 try later"
    id = site.game(ben, anna)
    play_until_asked(site, id, [ben, anna], 1)
    let_try_again(site, clock, 2)
    site.post.refusal = ""
    let_try_again(site, clock, 3)
    site.wait_for_mails()
    site.wait_until_delivered()
    assert len(site.post.mails) == 1

    site.post.refusal, site.post.attempts = "451 try later", 0
    finish_turn(anna, id)
    play_until_asked(site, id, [ben, anna], 1)
    let_try_again(site, clock, 4)
    site.wait_until_delivered()
    assert "given up: SMTP 451" in caplog.text
    for secret in ("anna@mail.test", id):
        assert secret not in caplog.text


def let_try_again(site: Site, clock: HandClock, attempts: int) -> None:
    """Move the clock until there were this many attempts; none comes before its time."""
    wait_until(lambda: site.post.attempts > 0)
    for number in range(site.post.attempts, attempts):
        pause = courier.AGAIN_SECONDS[number - 1]
        began = clock()

        def is_tried() -> bool:
            clock.wait(pause / 5)  # noqa: B023 - it is asked at once
            return site.post.attempts > number  # noqa: B023 - likewise

        wait_until(is_tried)
        assert clock() - began >= timedelta(seconds=pause / 2), "the last step may count twice"


def test_a_notice_that_is_no_longer_true_is_not_sent_later(build: Build) -> None:
    clock = HandClock()
    site = build(clock=clock)
    anna, ben = site.person("Anna"), site.person("Ben")
    take_mail(site, anna)
    site.post.refusal, site.post.attempts = "451 try later", 0
    id = site.game(ben, anna)
    play_until_asked(site, id, [ben, anna], 1)
    wait_until(lambda: site.post.attempts == 1)
    act(anna, id)
    site.post.refusal = ""
    deliveries = site.server.service.notices.courier

    def is_settled() -> bool:
        clock.wait(courier.AGAIN_SECONDS[0])
        return not deliveries._unsettled

    wait_until(is_settled)
    site.wait_until_delivered()
    assert site.post.mails == []
    assert site.post.attempts == 1


def test_links_in_emails_work_without_the_password_of_the_instance(build: Build) -> None:
    site = build(password="sesame")  # noqa: S106
    anna, stranger = site.person(""), site.person("")
    anna.post("/api/admission", {"password": "sesame"})
    anna.put("/api/me", {"name": "Anna"})
    anna.post("/api/me/notices/mail", {"address": "anna@mail.test"})
    token = token_in(text_of(site.post.mails[-1]))
    stranger.get("/api/me/notices", 401)
    stranger.post("/api/notices/confirm", {"token": token})


def test_the_log_of_requests_has_no_links_from_emails(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "trilobite.requests")
    site.person("").post("/off/7-secret", status=404)
    wait_until(lambda: "/off/" in caplog.text)
    assert "7-secret" not in caplog.text


# Limits.


def test_confirmations_cannot_be_used_to_annoy_somebody() -> None:
    limits = RateLimits(1.0, lambda: 0.0)
    asked = [f"victim+{number}@mail.test" for number in range(5)]
    assert [limits.allows_mail_to(one) for one in asked] == [True] * 3 + [False] * 2
    assert not limits.allows_mail_to("Victim@mail.test")
    assert limits.allows_mail_to("somebody@mail.test")


def test_too_many_confirmations_to_one_address_are_refused(build: Build) -> None:
    site = build(limits=1.0)
    for number in range(4):
        person = site.person(f"P{number}")
        status = 200 if number < 3 else 429
        person.post("/api/me/notices/mail", {"address": "victim@mail.test"}, status)
    assert len(site.post.mails) == 3


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
def test_requests_about_notices_have_separate_rate_limits(
    method: str, path: str, kind: str
) -> None:
    assert kind_of(method, path, is_socket=False) == kind


# Settings.


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"smtp_url": "mail.example.org"}, "smtp_url: this is not a valid address"),
        ({"smtp_url": "smtp://user@host"}, "a user needs a password"),
        ({"smtp_url": "smtp://user:s3same@mail.example.org"}, "needs starttls"),
        ({"smtp_url": "smtp://localhost:many"}, "this is not a valid address"),
        ({"smtp_url": "smtp://localhost"}, "needs public_url"),
        ({"smtp_url": "smtp://localhost", "public_url": PUBLIC}, "needs mail_from"),
        ({"webhooks": True}, "webhooks need public_url"),
        ({"private_destinations": "10.0.0.0/64"}, "private_destinations"),
    ],
)
def test_invalid_mail_and_webhook_settings_are_reported(
    settings: dict[str, Any], said: str
) -> None:
    with pytest.raises(SettingsError, match=said) as caught:
        Settings(**settings)
    assert "s3same" not in str(caught.value)


def test_the_address_of_a_mail_server_is_read() -> None:
    server = read_smtp_url("starttls://user%40x:p%3Aw@mail.example.org")
    assert (server.security, server.host, server.port) == ("starttls", "mail.example.org", 587)
    assert (server.user, server.password) == ("user@x", "p:w")
    assert "p:w" not in repr(server)
    assert read_smtp_url("smtps://mail.example.org:4650").port == 4650
    secret = "starttls://u:s3same@h.example"  # noqa: S105
    settings = Settings(smtp_url=secret, mail_from="a@b.test", public_url=PUBLIC)
    assert "s3same" not in repr(settings)
