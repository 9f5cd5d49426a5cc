"""Requests to addresses that people have entered do not reach the server's own network."""

import asyncio
import ipaddress
import socket
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.server.support.receivers import Endpoint, endpoint
from trilobite.server.common.destinations import Destinations, is_public, read_destinations
from trilobite.server.common.errors import ServiceError
from trilobite.server.notices.outgoing import Outgoing, RefusedDestinationError, UnreachableError


@pytest.fixture
def inside() -> Iterator[Endpoint]:
    """A service on this machine that must not be reached."""
    with endpoint() as running:
        yield running


PRIVATE = [
    "127.0.0.1",
    "127.255.255.254",
    "0.0.0.0",  # noqa: S104 - to be refused
    "0.1.2.3",
    "10.0.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",  # the metadata service of clouds, which has secrets
    "100.64.0.1",  # carrier-grade NAT
    "100.127.255.255",
    "192.0.0.1",
    "192.0.2.1",
    "192.88.99.1",
    "198.18.0.1",
    "198.51.100.7",
    "203.0.113.9",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::7f00:1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:169.254.169.254",
    "64:ff9b::7f00:1",
    "64:ff9b::a00:1",
    "64:ff9b:1::a00:1",
    "2002:7f00:1::",
    "2002:a00:1::1",
    "2001:0:53aa:64c:0:0:f5ff:fffe",
    "2001:db8::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "100::1",
]
PUBLIC = [
    "1.1.1.1",
    "93.184.216.34",
    "172.15.0.1",
    "172.32.0.1",
    "100.63.255.255",
    "100.128.0.1",
    "2606:4700::1111",
    "2a00:1450:4001::1",
    "::ffff:1.1.1.1",
    "64:ff9b::101:101",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_recognised(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", PUBLIC)
def test_public_addresses_are_recognised(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


def send(outgoing: Outgoing, url: str) -> int:
    return asyncio.run(outgoing.post(url, b"{}", {"Content-Type": "application/json"}))


def resolving(*addresses: str) -> Outgoing:
    """Every name resolves to these addresses, and only public ones are allowed."""

    async def resolve(host: str, port: int) -> list[str]:
        return list(addresses)

    return Outgoing(Destinations(), resolve)


@pytest.mark.parametrize("address", [one for one in PRIVATE if "%" not in one])
def test_no_private_address_is_contacted_by_number_or_by_name(address: str) -> None:
    shown = f"[{address}]" if ":" in address else address
    with pytest.raises(ServiceError, match="not public"):
        Outgoing(Destinations()).check(f"https://{shown}/hook", "url")
    with pytest.raises(RefusedDestinationError):
        send(resolving(address), f"https://{shown}/hook")
    with pytest.raises(RefusedDestinationError):
        send(resolving(address), "https://innocent.example/hook")


def test_a_name_with_one_private_address_among_public_ones_is_refused() -> None:
    with pytest.raises(RefusedDestinationError):
        send(resolving("1.1.1.1", "10.0.0.1"), "https://innocent.example/")


def test_a_name_without_a_valid_address_is_unreachable() -> None:
    with pytest.raises(UnreachableError):
        send(resolving(), "https://nowhere.example/")
    with pytest.raises(UnreachableError):
        send(resolving("no number"), "https://nowhere.example/")


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hook.example",
        "ftp://hook.example/",
        "file:///etc/passwd",
        "https://",
        "https://user@hook.example/",
        "https://user:password@hook.example/",
        "https://hook.example:99999/",
        "https://hook.example/\r\nX-Evil: 1",
        "https://hook.example/ x",
        "https://höök.example/",
        "https://[::1",
        "https://hook.example/" + "x" * 1000,
        "http://hook.example/",
        # Other spellings of 127.0.0.1 count as names, not as numbers, and are looked up.
        "http://2130706433/",
        "http://0x7f.1/",
    ],
)
def test_an_invalid_url_is_refused_at_once(url: str) -> None:
    with pytest.raises(ServiceError) as caught:
        Outgoing(Destinations()).check(url, "url")
    assert (caught.value.body.code, caught.value.body.field) == ("bad_input", "url")
    assert "https" in caught.value.body.allowed


@pytest.mark.parametrize("name", ["2130706433", "0x7f.1", "0177.0.0.1", "127.1", "localhost"])
def test_unusual_spellings_of_the_local_address_are_refused(name: str) -> None:
    """The system's own resolver looks these names up, and it knows them."""
    with pytest.raises((RefusedDestinationError, UnreachableError)):
        send(Outgoing(Destinations()), f"https://{name}/")


def test_the_connection_goes_to_the_address_that_was_checked(inside: Endpoint) -> None:
    """A name that is public when it is checked and private a moment later (DNS rebinding)."""
    answers = [["203.0.113.1"], ["127.0.0.1"]]
    asked: list[str] = []

    async def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return answers[min(len(asked), len(answers)) - 1]

    # The first answer is in an allowed network; the second one would be this machine.
    outgoing = Outgoing(read_destinations("203.0.113.0/24"), resolve)
    port = inside.server_address[1]
    with pytest.raises(UnreachableError):
        asyncio.run(asyncio.wait_for(_impatient(outgoing, f"https://rebind.example:{port}/"), 30))
    assert asked == ["rebind.example"], "it is looked up once"
    assert inside.got == []


async def _impatient(outgoing: Outgoing, url: str) -> int:
    """Send without waiting long: nobody answers at an address reserved for documentation."""
    try:
        return await asyncio.wait_for(outgoing.post(url, b"", {}), 2)
    except TimeoutError:
        raise UnreachableError("nobody answers") from None


def test_destinations_that_the_settings_allow_are_reached(inside: Endpoint) -> None:
    port = inside.server_address[1]

    async def resolve(host: str, port: int) -> list[str]:
        return ["127.0.0.1"]

    by_name = Outgoing(read_destinations("chat.local"), resolve)
    assert send(by_name, f"http://chat.local:{port}/a?b=c") == 201
    path, headers, body = inside.got[0]
    assert (path, headers["host"], body) == ("/a?b=c", f"chat.local:{port}", b"{}")
    assert send(Outgoing(read_destinations("127.0.0.0/8")), f"{inside.url}/x") == 201
    with pytest.raises(RefusedDestinationError):
        send(Outgoing(read_destinations("chat.local"), resolve), f"http://other.local:{port}/")


def test_redirections_are_not_followed(inside: Endpoint) -> None:
    inside.status, inside.headers = 302, {"location": f"{inside.url}/secret"}
    assert send(Outgoing(read_destinations("127.0.0.1")), f"{inside.url}/start") == 302
    assert [path for path, _, _ in inside.got] == ["/start"]


def test_proxies_of_the_environment_are_not_used(
    inside: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("http_proxy", "https_proxy", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    assert send(Outgoing(read_destinations("127.0.0.1")), inside.url) == 201


def test_a_receiver_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trilobite.server.notices.outgoing.SECONDS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        with pytest.raises(UnreachableError):
            send(Outgoing(read_destinations("127.0.0.1")), f"http://127.0.0.1:{port}/")


def test_a_target_without_tls_gets_nothing_over_https(inside: Endpoint) -> None:
    """A target that does not speak TLS gets nothing."""
    port = inside.server_address[1]
    with pytest.raises(UnreachableError):
        send(Outgoing(read_destinations("127.0.0.1")), f"https://127.0.0.1:{port}/")
    assert inside.got == []


def test_destinations_are_names_and_networks() -> None:
    destinations = read_destinations(" 10.0.0.0/8, Chat.Local ,fd00::/8,192.168.1.5, ")
    assert destinations.names == {"chat.local"}
    assert [str(one) for one in destinations.networks] == [
        "10.0.0.0/8",
        "fd00::/8",
        "192.168.1.5/32",
    ]
    assert destinations.names_host("10.1.2.3")
    assert destinations.names_host("chat.LOCAL")
    assert not destinations.names_host("11.1.2.3")
    for wrong in ("10.0.0.0/99", "http://x", "a b"):
        with pytest.raises(ValueError, match=r"network|netmask"):
            read_destinations(wrong)


@pytest.mark.slow
def test_the_library_for_requests_is_imported_with_the_first_one() -> None:
    """The library takes 4 MB, which most servers never need."""
    check = "import sys, trilobite.server.service; sys.exit('httpx' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
