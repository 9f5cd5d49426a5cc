"""Addresses at which other machines reach this server; `localhost` works only on this one."""

import ipaddress
import socket
from urllib.parse import urlsplit

from trilobite.server.common.settings import EVERYWHERE, LOOPBACK, Settings

_FAR_AWAY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Unused addresses, reserved for documentation (RFC 5737, RFC 3849)."""


def lan_addresses(host: str) -> list[str]:
    """The addresses at which other machines reach a server that listens on `host`."""
    if host in LOOPBACK:
        return []
    if host not in EVERYWHERE:
        return [host]
    families = [socket.AF_INET, socket.AF_INET6] if ":" in host else [socket.AF_INET]
    found = [address for family in families for address in _addresses(family)]
    return list(dict.fromkeys(found))


def _addresses(family: socket.AddressFamily) -> list[str]:
    outward = _outward(family)
    if _leads_here(outward):
        return [outward]
    return [address for address in _named(family) if _leads_here(address)]


def _outward(family: socket.AddressFamily) -> str:
    """This machine's address for outgoing connections; nothing is sent to find out."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((_FAR_AWAY[family], 9))
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def _named(family: socket.AddressFamily) -> list[str]:
    """The addresses of the machine's own name, for a network without a route to the outside."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM)
    except OSError:
        return []
    return [str(entry[4][0]) for entry in found]


def _leads_here(address: str) -> bool:
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return False
    return not (number.is_loopback or number.is_link_local or number.is_unspecified)


def address_for_others(settings: Settings, asked: str) -> str:
    """The origin for links to others, if a page was opened at `asked`; '' if there is none."""
    if settings.public_url:
        return settings.public_url
    parts = urlsplit(asked)
    return next(
        (origin(name, parts.port, parts.scheme) for name in lan_addresses(settings.host)), ""
    )


def origin(name: str, port: int | None, scheme: str = "http") -> str:
    shown = f"[{name}]" if ":" in name else name
    return f"{scheme}://{shown}" + (f":{port}" if port else "")
