"""Notices by Web Push and by webhook."""

import hashlib
import hmac
import json
import re
from pathlib import Path

import pytest
from py_vapid import Vapid02  # type: ignore[import-untyped]

from tests.server.support.receivers import Browser
from tests.server.support.servers import wait_until
from tests.server.support.sites import (
    PUBLIC,
    Build,
    Site,
    copy,
    from_b64,
    play_until_asked,
    subscribe,
)
from trilobite.server.notices.webhooks import SIGNATURE

pytestmark = pytest.mark.slow


def test_a_push_is_signed_and_readable_only_by_the_browser(site: Site) -> None:
    anna, ben = site.person("Anna"), site.person("Ben")
    key = anna.get("/api/me/notices")["push_key"]
    browser = subscribe(site, anna)
    id = site.game(ben, anna, title="Friday")
    play_until_asked(site, id, [ben, anna], 1)
    wait_until(lambda: site.endpoint.got)
    site.wait_until_delivered()
    ((path, headers, body),) = site.endpoint.got
    assert path == "/push/secret-of-anna"
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    assert b"Friday" not in body
    assert browser.read(body) == {
        "title": "Your turn: Friday",
        "body": "It is your turn in Trias, with Ben.",
        "path": f"/table/{id}",
    }
    assert Vapid02.verify(headers["authorization"].replace(", ", ","))
    assert headers["authorization"].endswith(f"k={key}")
    token = re.search(r"t=([^,]+)", headers["authorization"])
    assert token is not None
    claims = json.loads(from_b64(token[1].split(".")[1]))
    assert claims["aud"] == site.endpoint.url
    assert claims["sub"] == "mailto:games@games.test"
    now = site.server.service.clock().timestamp()
    assert now < claims["exp"] <= now + 24 * 3600


@pytest.mark.slow
def test_the_push_key_of_an_instance_stays_the_same(build: Build, tmp_path: Path) -> None:
    first = build().person("Anna").get("/api/me/notices")["push_key"]
    assert len(from_b64(first)) == 65
    copy(tmp_path, "games", "again")
    assert build("again.db").person("Ben").get("/api/me/notices")["push_key"] == first
    assert build("other.db").person("Cleo").get("/api/me/notices")["push_key"] != first


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_no_longer_exists_is_forgotten(site: Site, status: int) -> None:
    anna = site.person("Anna")
    subscribe(site, anna)
    (channel,) = anna.get("/api/me/notices")["channels"]
    site.endpoint.status = status
    assert anna.post(f"/api/me/notices/{channel['id']}/test") == {"delivered": False}
    assert anna.get("/api/me/notices")["channels"] == []


@pytest.mark.parametrize("status", [400, 403, 429, 500])
def test_a_browser_is_kept_when_the_push_service_fails(site: Site, status: int) -> None:
    anna = site.person("Anna")
    subscribe(site, anna)
    (channel,) = anna.get("/api/me/notices")["channels"]
    site.endpoint.status = status
    assert anna.post(f"/api/me/notices/{channel['id']}/test") == {"delivered": False}
    assert len(anna.get("/api/me/notices")["channels"]) == 1


def test_a_browser_belongs_to_its_last_user_and_its_address_is_not_shown(site: Site) -> None:
    anna, ben = site.person("Anna"), site.person("Ben")
    browser = subscribe(site, anna)
    subscribe(site, anna)
    (shown,) = anna.get("/api/me/notices")["channels"]
    assert shown["address"] == "Firefox"
    assert shown["mark"] == hashlib.sha256(browser.endpoint.encode()).hexdigest()
    assert "secret-of-anna" not in json.dumps(shown)
    subscribe(site, ben)
    assert anna.get("/api/me/notices")["channels"] == []


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("endpoint", "http://push.example/x"),
        ("endpoint", "https://10.0.0.1/x"),
        ("endpoint", "nonsense"),
        ("p256dh", "AAAA"),
        ("p256dh", "!"),
        ("p256dh", ""),
        ("auth", "AAAA"),
        ("auth", "!"),
        ("label", "x" * 100),
    ],
)
def test_an_invalid_subscription_is_refused(site: Site, field: str, value: str) -> None:
    anna = site.person("Anna")
    good = Browser("https://push.example/x").subscription()
    error = anna.post("/api/me/notices/push", {**good, field: value}, 400)
    assert (error["code"], error["field"]) == ("bad_input", field)


# Webhooks.


def test_a_webhook_gets_signed_json(site: Site) -> None:
    anna, ben = site.person("Anna"), site.person("Ben")
    made = anna.post("/api/me/notices/webhook", {"url": site.endpoint.url + "/hook"})
    assert made["secret"] not in json.dumps(anna.get("/api/me/notices"))
    id = site.game(ben, anna, title="<!channel> @everyone")
    play_until_asked(site, id, [ben, anna], 1)
    wait_until(lambda: site.endpoint.got)
    site.wait_until_delivered()
    ((_, headers, body),) = site.endpoint.got
    said = json.loads(body)
    assert (said["type"], said["table"], said["game"]) == ("turn", id, "trias")
    assert said["url"] == f"{PUBLIC}/table/{id}"
    assert said["url"] in said["content"]
    assert "<!channel>" not in said["text"]
    assert said["allowed_mentions"] == {"parse": []}
    moment, _, signed = headers[SIGNATURE.lower()].partition(",v1=")
    text = f"{moment.removeprefix('t=')}.".encode() + body
    assert hmac.new(made["secret"].encode(), text, hashlib.sha256).hexdigest() == signed


@pytest.mark.parametrize(
    "url", ["https://10.0.0.1/", "https://[::1]/", "http://hook.example/", "x"]
)
def test_a_webhook_to_a_private_address_is_refused(site: Site, url: str) -> None:
    anna = site.person("Anna")
    error = anna.post("/api/me/notices/webhook", {"url": url}, 400)
    assert (error["code"], error["field"]) == ("bad_input", "url")


def test_nothing_is_sent_to_a_name_that_resolves_to_a_private_address(build: Build) -> None:
    site = build(private_destinations="")
    anna = site.person("Anna")
    port = site.endpoint.server_address[1]
    made = anna.post("/api/me/notices/webhook", {"url": f"https://localhost:{port}/"})
    number = made["channel"]["id"]
    assert anna.post(f"/api/me/notices/{number}/test") == {"delivered": False}
    assert site.endpoint.got == []


def test_a_webhook_that_no_longer_exists_is_switched_off(site: Site) -> None:
    anna = site.person("Anna")
    made = anna.post("/api/me/notices/webhook", {"url": site.endpoint.url})
    site.endpoint.status = 410
    anna.post(f"/api/me/notices/{made['channel']['id']}/test")
    (channel,) = anna.get("/api/me/notices")["channels"]
    assert channel["enabled"] is False
