"""Addresses that notices may go to: public ones, and private ones that the operator allows.

A person who enters a webhook chooses an address that this server connects to from inside its
network (server-side request forgery). So addresses that are not public are refused. The check is on
the IP address, whatever the host name is.
"""

import ipaddress
from collections.abc import Iterable
from dataclasses import dataclass

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

_TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")
"""NAT64 prefix: the last 32 bits are the actual IPv4 address."""

_UNICAST = ipaddress.IPv6Network("2000::/3")
"""The part of IPv6 that has been allocated so far."""

_REFUSED = tuple(
    ipaddress.ip_network(text)
    for text in (
        "192.88.99.0/24",  # the relays of 6to4
        "2001::/32",  # Teredo
        "2002::/16",  # 6to4
    )
)


def is_public(address: Address) -> bool:
    """Whether an address is public: not this machine, not its network, not multicast."""
    meant = _meant(address)
    if meant.version == 6 and meant not in _UNICAST:
        return False
    return (
        meant.is_global
        and not meant.is_multicast
        and not meant.is_reserved
        and not _is_in(meant, _REFUSED)
    )


def _is_in(address: Address, networks: Iterable[Network]) -> bool:
    return any(address in network for network in networks if network.version == address.version)


def _meant(address: Address) -> Address:
    """The IPv4 address that an IPv6 address stands for, or else the address itself."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return address.ipv4_mapped
        if address in _TRANSLATED:
            return ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    return address


@dataclass(frozen=True)
class Destinations:
    """Names and networks that notices may go to although they are not public."""

    names: frozenset[str] = frozenset()
    networks: tuple[Network, ...] = ()

    def names_host(self, host: str) -> bool:
        """Whether the operator has named this host, so that TLS is not required."""
        try:
            return self.has_network(ipaddress.ip_address(host))
        except ValueError:
            return host.lower() in self.names

    def has_network(self, address: Address) -> bool:
        meant = _meant(address)
        return _is_in(meant, self.networks)

    def allows(self, host: str, addresses: Iterable[Address]) -> bool:
        """Whether to connect to a host with these addresses: all of them must be allowed."""
        if host.lower() in self.names:
            return True
        return all(is_public(address) or self.has_network(address) for address in addresses)


def read_destinations(text: str) -> Destinations:
    """Read comma-separated names and networks; raises a ValueError that quotes a wrong part."""
    names, networks = set(), []
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        if "/" in part or _is_number(part):
            networks.append(ipaddress.ip_network(part, strict=False))
        elif all(sign.isalnum() or sign in "-._" for sign in part):
            names.add(part.lower())
        else:
            raise ValueError(f"{part!r} is neither a name nor a network")
    return Destinations(frozenset(names), tuple(networks))


def _is_number(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True
