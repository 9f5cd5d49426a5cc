"""Rate limits: token buckets. Each request takes a token from a bucket; time refills it."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    burst: float
    """Tokens in a full bucket."""

    per_second: float


class Bucket:
    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._tokens = rate.burst
        self._filled = now

    def take(self, now: float) -> bool:
        self._tokens = min(
            self._rate.burst, self._tokens + (now - self._filled) * self._rate.per_second
        )
        self._filled = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


RATES = {
    # Pages and tables.
    "read": Rate(300, 60),
    # Expensive reads: hundreds of actions, each performed on a copy, or a game replayed.
    "preview": Rate(60, 10),
    # Hints and reviews: a bot thinks for a while.
    "hint": Rate(10, 0.5),
    # Chat messages.
    "chat": Rate(12, 0.5),
    # All other changes.
    "write": Rate(120, 20),
    # New tables and imported records cost the most.
    "create": Rate(60, 1),
    # Invitations and handover codes: too slow to guess one.
    "claim": Rate(20, 0.2),
    # Passwords: too slow to guess one.
    "password": Rate(5, 1 / 60),
    # Notice settings, and test notices, which go out to other servers.
    "notice": Rate(20, 0.1),
    # Emails to addresses that are not confirmed yet.
    "mail": Rate(5, 1 / 600),
    # New sockets.
    "connect": Rate(60, 5),
}
MAIL_TO = Rate(3, 1 / 28_800)
"""Rate of confirmation emails to one address, whose owner may not want any."""

MAIL_TO_ALL = Rate(200, 200 / 86_400)
"""Rate of confirmation emails to all addresses together."""

ADDRESS_FACTOR = 4
"""Factor on the rates of one address, because several people may share it."""

ALL_GUESSES = Rate(200, 2)
"""Rate of guesses at codes and passwords from all addresses together."""

MESSAGES = Rate(30, 5)
"""Rate of messages from one socket, including pings."""

REMEMBERED = 50_000
"""Maximum number of buckets in memory."""

NETWORK_BITS = 64
"""Prefix length of the IPv6 network that counts as one address; one person often has all of it."""


def network_of(address: str) -> str:
    """What the limits count as one address: an IPv4 address, or an IPv6 network."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    whole = (int(parsed), NETWORK_BITS)
    return str(ipaddress.IPv6Network(whole, strict=False))


class RateLimits:
    """One bucket for each kind of request and each address or session."""

    def __init__(self, factor: float, now: Callable[[], float] = time.monotonic) -> None:
        self._factor = factor
        self._now = now
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def allows(self, kind: str, address: str, session: str | None) -> bool:
        """Whether one more request is within the limits of its address and of its session."""
        if not self._factor:
            return True
        wanted = [(f"address {address}", self._rate(RATES[kind], ADDRESS_FACTOR))]
        if session is not None:
            wanted.append((f"session {session}", self._rate(RATES[kind], 1)))
        if kind in ("claim", "password"):
            # Last, so that a client over its own limit takes no tokens from the shared bucket.
            wanted.append(("everybody", self._rate(ALL_GUESSES, 1)))
        return all(self._take(kind, whose, rate) for whose, rate in wanted)

    def allows_mail_to(self, address: str) -> bool:
        """Whether one more mail may go to an address that has not been confirmed."""
        if not self._factor:
            return True
        # anna+games@… is a mailbox of anna@….
        name, _, domain = address.lower().rpartition("@")
        mailbox = f"{name.partition('+')[0]}@{domain}"
        wanted = ((mailbox, MAIL_TO), ("everybody", MAIL_TO_ALL))
        return all(self._take("mail to", whose, self._rate(rate, 1)) for whose, rate in wanted)

    def for_socket(self) -> Callable[[], bool]:
        """A separate limit for the messages of one socket."""
        if not self._factor:
            return lambda: True
        bucket = Bucket(self._rate(MESSAGES, 1), self._now())
        return lambda: bucket.take(self._now())

    def _rate(self, rate: Rate, times: float) -> Rate:
        factor = self._factor * times
        return Rate(rate.burst * factor, rate.per_second * factor)

    def _take(self, kind: str, whose: str, rate: Rate) -> bool:
        now = self._now()
        key = (kind, whose)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate, now)
            while len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now)
