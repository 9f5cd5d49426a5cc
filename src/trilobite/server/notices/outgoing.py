"""Requests to addresses that people have entered.

The name is resolved once, its addresses are checked, and the connection goes to the very address
that was checked; so a name that resolves to something else a moment later (DNS rebinding) is
harmless. Redirects are not followed, proxies from the environment are not used, and response bodies
are not read.
"""

import asyncio
import functools
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

from trilobite.server.common.destinations import Address, Destinations
from trilobite.server.common.errors import ServiceError

if TYPE_CHECKING:
    import httpx

SECONDS = 10.0
"""Timeout for everything together: resolving, connecting, sending, and the status line."""

LONGEST_URL = 1000

Resolver = Callable[[str, int], Awaitable[list[str]]]


class RefusedDestinationError(Exception):
    """An address that this server does not talk to."""


class UnreachableError(Exception):
    """No answer."""


async def system_resolver(host: str, port: int) -> list[str]:
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(entry[4][0]) for entry in found]


class Outgoing:
    def __init__(self, destinations: Destinations, resolve: Resolver = system_resolver) -> None:
        self._destinations = destinations
        self._resolve = resolve

    def check(self, url: str, field: str) -> None:
        """Refuse an address that is obviously wrong; names are resolved and checked later."""
        try:
            self._split(url)
        except RefusedDestinationError as problem:
            allowed = "https:// and a public host name"
            raise ServiceError("bad_input", str(problem), field, allowed) from None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a POST request; returns the status of the response."""
        parts = self._split(url)
        try:
            async with asyncio.timeout(SECONDS):
                return await self._post(parts, body, headers)
        except OSError as error:  # such as a TimeoutError
            raise UnreachableError(type(error).__name__) from None

    def _split(self, url: str) -> SplitResult:
        if len(url) > LONGEST_URL or not (url.isascii() and url.isprintable()) or " " in url:
            raise RefusedDestinationError("This is not a valid address.")
        try:
            parts = urlsplit(url)
            host, _ = parts.hostname or "", parts.port
        except ValueError:
            raise RefusedDestinationError("This is not a valid address.") from None
        if not host or parts.scheme not in ("http", "https") or "@" in parts.netloc:
            raise RefusedDestinationError("This is not a valid address.")
        if parts.scheme == "http" and not self._destinations.names_host(host):
            raise RefusedDestinationError("The address has to begin with https://.")
        if (number := _number(host)) is not None:
            self._check_numbers(host, [number])
        return parts

    async def _post(self, parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> int:
        host, address = parts.hostname or "", await self._address(parts)
        shown = f"[{address}]" if address.version == 6 else str(address)
        port = f":{parts.port}" if parts.port else ""
        url = f"{parts.scheme}://{shown}{port}{parts.path or '/'}"
        url += f"?{parts.query}" if parts.query else ""
        request = {**headers, "Host": parts.netloc}
        # The certificate has to fit the name, although we connect to an IP address.
        extensions = {"sni_hostname": host}
        client, problem = await asyncio.to_thread(_client)
        try:
            async with (
                client,
                client.stream(
                    "POST", url, content=body, headers=request, extensions=extensions
                ) as got,
            ):
                return got.status_code
        except problem as error:
            raise UnreachableError(type(error).__name__) from None

    async def _address(self, parts: SplitResult) -> Address:
        """The address to connect to: the first one of the name, if all of them are allowed."""
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        texts = await self._resolve(host, port)
        addresses = [number for number in map(_number, texts) if number is not None]
        if not addresses or len(addresses) != len(texts):
            raise UnreachableError("the name has no address")
        self._check_numbers(host, addresses)
        return addresses[0]

    def _check_numbers(self, host: str, addresses: list[Address]) -> None:
        if not self._destinations.allows(host, addresses):
            raise RefusedDestinationError("This address is not public.")


def _number(text: str) -> Address | None:
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None


@functools.cache
def _certificates() -> ssl.SSLContext:
    import httpx  # noqa: PLC0415 - see `_client`

    return httpx.create_ssl_context(trust_env=False)


def _client() -> "tuple[httpx.AsyncClient, type[Exception]]":
    """A new client for each request, and the type of its errors.

    Names with the same address must not share connections. The library is imported with the first
    request: it takes 4 MB, which servers that send no requests do not need.
    """
    import httpx  # noqa: PLC0415

    client = httpx.AsyncClient(
        verify=_certificates(), trust_env=False, follow_redirects=False, timeout=SECONDS
    )
    return client, httpx.HTTPError
