"""Addresses under which others reach this server: in the terminal and in links of pages."""

import socket
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from tests.server.support.servers import Server
from trilobite.server.cli import listening
from trilobite.server.cli.serve import serve
from trilobite.server.common.load_settings import read_settings
from trilobite.server.common.settings import Settings, SettingsError
from trilobite.server.http import addresses
from trilobite.server.http.addresses import address_for_others, lan_addresses

ANY = "0.0.0.0"  # noqa: S104 - where it listens is what is tested
HERE = "192.168.1.5"


@pytest.fixture
def on_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        addresses, "_outward", lambda family: HERE if family == socket.AF_INET else "2001:db8::5"
    )


@pytest.mark.usefixtures("on_a_network")
@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("127.0.0.1", []),
        ("localhost", []),
        ("::1", []),
        (ANY, [HERE]),
        ("::", [HERE, "2001:db8::5"]),
        ("10.0.0.7", ["10.0.0.7"]),
        ("games.local", ["games.local"]),
    ],
)
def test_the_addresses_of_this_machine(host: str, expected: list[str]) -> None:
    assert lan_addresses(host) == expected


@pytest.mark.parametrize("found", ["127.0.0.1", ANY, "169.254.3.4", "::1", "fe80::1"])
def test_addresses_that_others_cannot_reach_are_left_out(
    monkeypatch: pytest.MonkeyPatch, found: str
) -> None:
    """The machine's name is looked up if there is no route to other networks."""
    monkeypatch.setattr(addresses, "_outward", lambda _: found)
    monkeypatch.setattr(addresses, "_named", lambda _: ["127.0.1.1", HERE])
    assert lan_addresses(ANY) == [HERE]


def test_a_machine_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> Any:
        raise OSError("no network")

    monkeypatch.setattr(socket.socket, "connect", refused)
    monkeypatch.setattr(socket, "getaddrinfo", refused)
    assert lan_addresses("::") == []


@pytest.mark.usefixtures("on_a_network")
@pytest.mark.parametrize(
    ("settings", "asked", "expected"),
    [
        ({"host": ANY}, "http://localhost:8000", f"http://{HERE}:8000"),
        ({"host": ANY}, "http://localhost", f"http://{HERE}"),
        ({"host": "2001:db8::7"}, "http://localhost:81", "http://[2001:db8::7]:81"),
        ({}, "http://localhost:8000", ""),
        ({"public_url": "https://a.example/"}, "http://localhost:8000", "https://a.example"),
    ],
)
def test_links_lead_to_an_address_that_others_can_reach(
    settings: dict[str, Any], asked: str, expected: str
) -> None:
    assert address_for_others(Settings(**settings), asked) == expected


@pytest.mark.slow
@pytest.mark.usefixtures("on_a_network")
def test_the_instance_says_at_which_address_others_can_reach_it(db: Path) -> None:
    with Server(db, host=ANY) as server:
        person = server.person()
        instance = person.get("/api/instance", host=f"localhost:{server.port}")
        assert instance["local_only"] is False
        assert instance["reachable_at"] == f"http://{HERE}:{server.port}"
        person.close()
    with Server(db) as server:
        person = server.person()
        assert person.get("/api/instance")["reachable_at"] == ""
        person.close()


@pytest.mark.usefixtures("on_a_network")
def test_the_terminal_shows_the_addresses_for_this_machine_and_for_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said: list[str] = []
    monkeypatch.setattr(click, "echo", said.append)
    for host in (ANY, "127.0.0.1"):
        listening.say_where(Settings(host=host), 81)
    assert said == [
        "Trilobite is at http://localhost:81/",
        f"Others on your network can reach it at http://{HERE}:81/",
        "Press Ctrl-C to stop.",
        "Trilobite is at http://127.0.0.1:81/",
        "Only this machine can reach it. To let others in: --host 0.0.0.0",
        "Press Ctrl-C to stop.",
    ]


@pytest.mark.parametrize(
    "url",
    [
        "foo",
        "games.example.org",
        "ftp://games.example.org",
        "https://",
        "https://games.example.org:x",
        "https://games.example.org/club",
        "https://games.example.org?a=b",
        "https://anna@games.example.org",
        "https://games example.org",
    ],
)
def test_a_public_address_has_to_be_valid(url: str) -> None:
    result = CliRunner().invoke(serve, ["--port", "0", "--no-open", "--public-url", url])
    assert result.exit_code == 2
    (line,) = result.output.splitlines()
    assert "https://games.example.org" in line
    with pytest.raises(SettingsError):
        Settings(public_url=url)


def test_a_public_address_may_have_a_port() -> None:
    settings = Settings(public_url="http://games.example.org:8080/")
    assert settings.public_url == "http://games.example.org:8080"


def test_an_environment_variable_that_is_not_a_number_is_reported() -> None:
    with pytest.raises(SettingsError, match=r"TRILOBITE_PORT.*'many'"):
        read_settings({"TRILOBITE_PORT": "many"})
