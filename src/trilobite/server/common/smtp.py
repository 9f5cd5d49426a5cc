"""The mail server of this instance: reading and checking its address."""

import ipaddress
import re
from dataclasses import dataclass, field
from typing import Literal
from urllib.parse import unquote, urlsplit

PORTS = {"smtp": 25, "starttls": 587, "smtps": 465}
LONGEST_MAIL = 254
_MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")
FORM = "smtp://localhost, starttls://user:password@host or smtps://user:password@host"


@dataclass(frozen=True)
class SmtpServer:
    security: Literal["smtp", "starttls", "smtps"]
    """smtp: TLS if the server offers it; starttls: TLS required; smtps: TLS from the start."""
    host: str
    port: int
    user: str | None
    password: str | None = field(repr=False)


def read_smtp_url(text: str) -> SmtpServer:
    """Read the address of a mail server; the ValueError of a wrong one never quotes a password."""
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise ValueError(f"this is not a valid address; it should look like {FORM}") from None
    scheme = parts.scheme
    if scheme not in PORTS or not host or parts.path.strip("/") or parts.query or parts.fragment:
        raise ValueError(f"this is not a valid address; it should look like {FORM}")
    user = None if parts.username is None else unquote(parts.username)
    password = None if parts.password is None else unquote(parts.password)
    if (user is None) != (password is None):
        raise ValueError("a user needs a password, and a password needs a user")
    if scheme == "smtp" and user is not None and not _is_this_machine(host):
        raise ValueError("a password needs starttls:// or smtps://, so that nobody can read it")
    return SmtpServer(scheme, host, port or PORTS[scheme], user, password)  # type: ignore[arg-type]


def is_mail_address(text: str) -> bool:
    return len(text) <= LONGEST_MAIL and _MAIL.fullmatch(text) is not None


def _is_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
