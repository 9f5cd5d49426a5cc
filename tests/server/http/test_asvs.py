"""The items of OWASP ASVS 5.0 in docs/develop/security.md, and tests for those without one."""

import json
import logging
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.support.servers import Person, Server, wait_until
from trilobite.server.people import passwords

ROOT = Path(__file__).parents[3]
_ITEMS = """
    1.2.1 1.2.2 1.2.3 1.5.2 2.2.1 2.2.2 2.3.1 2.3.3 2.3.4 2.4.1 2.4.2 3.2.2 3.3.1 3.3.2 3.3.3 3.3.4
    3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 3.5.1 3.5.2 3.5.3 4.1.3 4.4.1 4.4.2 4.4.3 4.4.4 6.2.1 6.3.1
    7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 7.4.3 7.4.4 7.4.5 8.2.1 8.2.2 8.2.3 8.3.1 8.3.2 11.2.4
    11.5.1 13.1.1 13.2.4 13.2.5 14.2.1 14.3.2 15.1.3 15.2.2 15.3.1 15.3.2 15.3.3 15.3.4 15.4.1
    15.4.2 15.4.3 16.2.1 16.2.2 16.2.3 16.2.4 16.2.5 16.3.2 16.3.3 16.3.4 16.5.1 16.5.2 16.5.3
    16.5.4
"""


def rows() -> list[list[str]]:
    """The rows of the table: items, what is done, tests."""
    page = (ROOT / "docs" / "develop" / "security.md").read_text(encoding="utf-8")
    section = page.partition("## OWASP ASVS 5.0")[2].partition("\n## ")[0]
    found = [line.strip("|").split(" | ") for line in section.splitlines() if line[:1] == "|"]
    return found[2:]


def test_every_item_is_answered_once_and_has_a_test() -> None:
    named = [item for row in rows() for item in re.findall(r"\d+\.\d+\.\d+", row[0])]
    assert len(named) == len(set(named))
    assert set(_ITEMS.split()) <= set(named)
    for row in rows():
        assert re.search(r"`test_\w+`", row[2]), row[0]


def test_the_client_writes_text_and_never_html() -> None:
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".svelte", ".ts"):
            source = path.read_text(encoding="utf-8")
            assert not re.search(r"\{@html|innerHTML|AdjacentHTML|document\.write", source), path


def test_the_service_never_deserialises_objects_or_evaluates_code() -> None:
    for path in (ROOT / "src" / "trilobite" / "server").rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        assert not re.search(r"\b(pickle|marshal|shelve|yaml)\b|\b(eval|exec)\(", source), path


def test_no_other_site_is_allowed_to_read_answers(anna: Person) -> None:
    headers = {"Origin": "https://elsewhere.example", "Access-Control-Request-Method": "POST"}
    for method, path in (("GET", "/api/instance"), ("OPTIONS", "/api/me"), ("GET", "/")):
        answer = anna.http.request(method, path, headers=headers)
        assert not [name for name in answer.headers if name.startswith("access-control")]


@pytest.mark.slow
@pytest.mark.parametrize(("proxies", "is_believed"), [("127.0.0.1", True), ("10.9.8.7", False)])
def test_forwarding_headers_count_from_the_named_proxy_only(
    db: Path, proxies: str, is_believed: bool
) -> None:
    """Nobody gets around a limit by sending a header with another address."""
    with Server(db, limits=0.05, proxies=proxies) as server:
        person = server.person()
        statuses = set()
        for number in range(100):
            forwarded = {"X-Forwarded-For": f"192.0.2.{number}"}
            statuses.add(person.http.get("/api/me", headers=forwarded).status_code)
        assert (429 in statuses) is not is_believed
        person.close()


def test_passwords_are_hashed_slowly_and_compared_in_constant_time() -> None:
    """Slow hashes of passwords are compared, in constant time."""
    source = Path(passwords.__file__).read_text(encoding="utf-8")
    assert "compare_digest" in source
    assert "scrypt" in source or "pbkdf2" in source


def test_refused_requests_are_counted_and_logged(
    server: Server, anna: Person, ben: Person, caplog: pytest.LogCaptureFixture
) -> None:
    id = anna.new_game("me", "me")
    before = server.service.metrics.value("http_requests_total", status="403")
    with caplog.at_level(logging.INFO, "trilobite.requests"):
        ben.act(id, anna.scene(id), status=403)
        wait_until(lambda: any('"status": 403' in record.message for record in caplog.records))
    line = json.loads(next(r.message for r in caplog.records if '"status": 403' in r.message))
    assert (line["kind"], line["route"]) == ("POST", "/api/tables/*/act")
    assert server.service.metrics.value("http_requests_total", status="403") == before + 1


@pytest.mark.slow
def test_log_lines_have_a_time_with_a_time_zone() -> None:
    code = (
        "import logging; from trilobite.server.cli.listening import write_log;"
        "write_log(verbose=False); logging.getLogger('trilobite').warning('hello')"
    )
    command = [sys.executable, "-c", code]
    written = subprocess.run(command, check=True, capture_output=True, text=True).stderr
    zoned = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4} WARNING trilobite hello\n"
    assert re.fullmatch(zoned, written), written
