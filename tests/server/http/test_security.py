"""Security: the measures of docs/develop/security.md work."""

import json
import logging
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.support.hand_clock import HandClock
from tests.server.support.servers import Person, Server, wait_until
from trilobite.server.common.limits import RateLimits
from trilobite.server.common.settings import Settings
from trilobite.server.http.shield import host_name, is_same_origin, kind_of, own_names

ROOT = Path(__file__).parents[3]


# Identity.


def test_identity_comes_from_the_session_and_no_message_can_name_a_person(
    anna: Person, ben: Person
) -> None:
    id = anna.new_game("me", "me")
    scene = anna.scene(id)
    body = {"seat": scene["seat"], "seq": 0, "key": "a-key-for-it", "action": "end", "person": 1}
    assert anna.post(f"/api/tables/{id}/act", body, 400)["code"] == "bad_input"
    assert ben.act(id, scene, status=403)["code"] == "not_yours"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    person = server.person()
    answer = person.http.put("/api/me", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith("trilobite=")
    for flag in ("httponly", "samesite=lax", "path=/", "max-age="):
        assert flag in cookie
    assert "domain" not in cookie
    person.close()


def test_under_tls_the_cookie_is_secure_and_bound_to_the_host(db: Path) -> None:
    with Server(db, public_url="https://games.example.org") as server:
        person = server.person()
        headers = {"host": "games.example.org", "origin": "https://games.example.org"}
        answer = person.http.put("/api/me", json={"name": "Anna"}, headers=headers)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-trilobite=")
        assert "; Secure" in cookie
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        person.close()


def test_tokens_have_256_bits_and_only_their_hashes_are_stored(db: Path) -> None:
    with Server(db) as server:
        anna = server.person("Anna")
        token = anna.http.cookies["trilobite"]
        assert len(token) >= 43
        made = anna.new_table("me", "open")
        code = anna.seat(made["table"]["id"], "handover", 0)["code"].replace("-", "")
        anna.close()
    secrets = (token, made["invitations"][0]["token"], code)
    for path in db.parent.iterdir():
        for secret in secrets:
            assert secret.encode() not in path.read_bytes()


def test_an_unknown_cookie_identifies_nobody(server: Server) -> None:
    person = server.person()
    for token in ("", "x", "A" * 43, "A" * 5000):
        person.http.cookies.set("trilobite", token)
        assert person.get("/api/me") is None
    person.close()


@pytest.mark.slow
def test_handover_codes_expire(db: Path) -> None:
    clock = HandClock()
    with Server(db, clock, handover_seconds=60.0) as server:
        anna, ben = server.person("Anna"), server.person("Ben")
        ids = [anna.new_game("me", "bot") for _ in range(2)]
        codes = []
        for id in ids:
            codes.append(anna.seat(id, "handover", 0)["code"])
            clock.wait(31)
        assert ben.post("/api/handover", {"token": codes[0]}, 404)["code"] == "not_found"
        ben.post("/api/handover", {"token": codes[1]})
        anna.close()
        ben.close()


# Other sites.


@pytest.mark.parametrize(
    ("headers", "is_fine"),
    [
        ({}, True),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"sec-fetch-site": "same-site"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"origin": "http://localhost:8000"}, True),
        ({"origin": "http://localhost:9000"}, False),
        ({"origin": "https://localhost:8000"}, False),
        ({"origin": "http://evil.example"}, False),
        ({"origin": "null"}, False),
        ({"sec-fetch-site": "same-origin", "origin": "http://evil.example"}, False),
    ],
)
def test_where_a_request_comes_from_is_read_from_its_headers(
    headers: dict[str, str], is_fine: bool
) -> None:
    assert is_same_origin(headers, ["http://localhost:8000"]) is is_fine


def test_requests_from_other_sites_change_nothing(anna: Person) -> None:
    id = anna.new_game("me", "me")
    scene = anna.scene(id)
    body = {
        "seat": scene["seat"],
        "seq": 0,
        "key": "cross-site-key",
        "action": scene["offer"]["choices"][0]["text"],
    }
    for headers in ({"sec-fetch-site": "cross-site"}, {"origin": "http://evil.example"}):
        answer = anna.http.post(f"/api/tables/{id}/act", json=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    assert anna.scene(id)["seq"] == 0
    assert anna.get("/api/instance", 200, **{"sec-fetch-site": "cross-site"})


def test_other_sites_cannot_open_a_socket(anna: Person) -> None:
    id = anna.new_game("me", "me")
    for headers in ({"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        with pytest.raises(InvalidStatus) as refused:
            anna.open_socket(id, **headers)
        assert refused.value.response.status_code == 403
    line = anna.open_socket(id, Origin=str(anna.http.base_url).rstrip("/"))
    line.close()


def test_the_server_answers_only_to_its_own_names(anna: Person) -> None:
    """Otherwise a site could point its own name at us and count as the same origin."""
    answer = anna.http.get("/api/instance", headers={"host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    for host in ("localhost:1", "127.0.0.1", "[::1]:8000", "LOCALHOST"):
        assert anna.http.get("/api/instance", headers={"host": host}).status_code == 200
    assert host_name("[::1]:80") == "::1"
    open_names = own_names(Settings(host="0.0.0.0", hosts="Games.Example, other"))  # noqa: S104
    assert {"games.example", "other", "localhost"} <= open_names


def test_no_get_changes_anything(anna: Person) -> None:
    id = anna.new_game("me", "me")
    for what in ("act", "undo", "leave", "concede", "rematch", "handover"):
        assert anna.get(f"/api/tables/{id}/{what}", 405)["code"] == "not_found"


# What the server sends and logs.


@pytest.mark.parametrize("path", ["/", "/api/instance", "/table/x", "/nothing", "/api/tables/none"])
def test_every_answer_has_the_security_headers(stranger: Person, path: str) -> None:
    headers = stranger.http.get(path).headers
    policy = headers["content-security-policy"]
    for part in ("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"):
        assert part in policy
    assert "unsafe-eval" not in policy
    assert "script-src 'self' 'unsafe-inline'" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers or "uvicorn" in headers["server"]


def test_the_opener_policy_is_sent_only_where_browsers_heed_it(db: Path) -> None:
    with Server(db, host="192.168.1.5") as server:
        person = server.person()
        for host, is_trusted in (("localhost", True), ("[::1]:80", True), ("192.168.1.5", False)):
            answer = person.http.get("/health", headers={"host": host})
            assert answer.status_code == 200
            assert ("cross-origin-opener-policy" in answer.headers) is is_trusted
        person.close()


def test_the_view_of_a_seat_is_not_cached(anna: Person) -> None:
    id = anna.new_game("me", "bot")
    assert anna.http.get(f"/api/tables/{id}").headers["cache-control"] == "no-store"


def test_names_are_sent_as_json_and_never_as_html(anna: Person) -> None:
    anna.put("/api/me", {"name": "<script>alert(1)</script>"})
    answer = anna.http.get("/api/me")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["name"] == "<script>alert(1)</script>"


def test_a_bug_is_written_to_the_log_and_not_to_the_answer(
    server: Server, anna: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> Any:
        raise ZeroDivisionError("secret detail")

    monkeypatch.setattr(server.service, "info", broken)
    answer = anna.http.post("/api/tables", json={"game": "trias", "seats": [{"kind": "me"}] * 2})
    assert answer.status_code == 500
    assert answer.json()["code"] == "bug"
    assert "secret detail" not in answer.text
    assert "secret detail" in caplog.text


def test_the_log_of_requests_has_no_secrets(
    server: Server, anna: Person, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "trilobite.requests"):
        made = anna.new_table("me", "open")
        id, token = made["table"]["id"], made["invitations"][0]["token"]
        anna.post("/api/invitations/look", {"token": token})
        anna.get(f"/api/tables/{id}?language=en")
        anna.http.delete(f"/api/admin/tables/{id}")
        wait_until(lambda: len(caplog.records) >= 4)  # a line is written after its answer was sent
    lines = [json.loads(record.message) for record in caplog.records]
    assert {line["route"] for line in lines} >= {"/api/tables", "/api/tables/*"}
    for secret in (id, token, anna.http.cookies["trilobite"], "language=en"):
        assert secret not in caplog.text


# Limits.


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("GET", "/api/instance", "read"),
        ("POST", "/api/tables/x/preview", "preview"),
        ("POST", "/api/tables/x/why", "read"),
        ("GET", "/api/tables/x/replay", "read"),
        ("GET", "/api/tables/x/moments", "preview"),
        ("GET", "/api/tables/x/timeline", "preview"),
        ("GET", "/api/tables/x/course", "preview"),
        ("POST", "/api/tables/x/act", "write"),
        ("POST", "/api/tables", "create"),
        ("POST", "/api/records", "create"),
        ("POST", "/api/tables/x/rematch", "create"),
        ("POST", "/api/handover", "claim"),
        ("POST", "/api/invitations/claim", "claim"),
        ("GET", "/health", ""),
    ],
)
def test_requests_belong_to_kinds_with_separate_rate_limits(
    method: str, path: str, kind: str
) -> None:
    assert kind_of(method, path, is_socket=False) == kind


def test_a_rate_is_a_bucket_that_time_refills() -> None:
    now = 0.0
    limits = RateLimits(1.0, lambda: now)
    assert sum(limits.allows("claim", "1.2.3.4", "one") for _ in range(100)) == 20
    assert not limits.allows("claim", "1.2.3.4", "one")
    now = 5.0
    assert limits.allows("claim", "1.2.3.4", "one")
    assert not limits.allows("claim", "1.2.3.4", "one")


def test_sessions_of_one_address_share_its_limit() -> None:
    limits = RateLimits(1.0, lambda: 0.0)
    passed = sum(limits.allows("claim", "1.2.3.4", f"session {i}") for i in range(500))
    assert passed == 80
    assert limits.allows("claim", "5.6.7.8", None)


def test_guesses_from_all_addresses_together_are_limited() -> None:
    limits = RateLimits(1.0, lambda: 0.0)
    assert sum(limits.allows("claim", f"address {i}", None) for i in range(500)) == 200


def test_too_many_requests_are_refused(db: Path) -> None:
    with Server(db, limits=0.1) as server:
        person = server.person()
        codes = {
            person.http.post("/api/handover", json={"token": "x"}).status_code for _ in range(30)
        }
        assert codes == {404, 429}
        answer = person.http.post("/api/handover", json={"token": "x"})
        assert answer.json()["code"] == "too_many"
        person.close()


def test_bodies_are_limited(anna: Person) -> None:
    answer = anna.http.post("/api/tables", content=b"[" * 70_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")

    def endless() -> Any:
        for _ in range(100):
            yield b"x" * 1000

    answer = anna.http.post("/api/tables", content=endless())
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'{"name": 1}', b'{"name": "x", "y": 1}', b'{"name": "\\ud800"}'],
)
def test_unreadable_bodies_are_bad_input(anna: Person, body: bytes) -> None:
    answer = anna.http.put("/api/me", content=body)
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] == "bad_input"


@pytest.mark.parametrize("id", ["x", "../secrets", "%00", "a" * 33, "ä" * 10, "no-such-table"])
def test_an_unknown_table_is_not_found(anna: Person, id: str) -> None:
    answer = anna.http.get(f"/api/tables/{id}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


def test_metrics_are_for_this_machine(server: Server, stranger: Person) -> None:
    text = stranger.http.get("/metrics").text
    assert "trilobite_loop_lag_seconds" in text
    assert "trilobite_http_requests_total" in text


def test_the_security_page_names_only_existing_tests() -> None:
    page = (ROOT / "docs" / "develop" / "security.md").read_text(encoding="utf-8")
    named = re.findall(r"`(test_\w+)`", page)
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "server").rglob("*.py")
    )
    assert len(named) > 20
    for name in named:
        assert f"def {name}(" in source, name


@pytest.mark.slow
def test_an_ended_session_is_no_longer_known(db: Path) -> None:
    with Server(db) as server:
        anna = server.person("Anna")
        token = anna.http.cookies["trilobite"]
        anna.delete("/api/me", 200)
        anna.http.cookies.set("trilobite", token)
        assert anna.get("/api/me") is None
        anna.close()
    with closing(sqlite3.connect(db)) as connection:
        assert connection.execute("SELECT count(*) FROM sessions").fetchone() == (0,)
