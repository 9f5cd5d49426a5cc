"""The mail server of the house, as its address says."""

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
    """TLS if the server offers it; TLS or nothing; TLS from the beginning."""
    host: str
    port: int
    user: str | None
    password: str | None = field(repr=False)


def read_smtp_url(text: str) -> SmtpServer:
    """A ValueError says what is wrong, without what may be a password."""
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise ValueError(f"that is no address; one looks like {FORM}") from None
    scheme = parts.scheme
    if scheme not in PORTS or not host or parts.path.strip("/") or parts.query or parts.fragment:
        raise ValueError(f"that is no address; one looks like {FORM}")
    user = None if parts.username is None else unquote(parts.username)
    password = None if parts.password is None else unquote(parts.password)
    if (user is None) != (password is None):
        raise ValueError("a user and a password belong together")
    if scheme == "smtp" and user is not None and not _is_this_machine(host):
        raise ValueError("a password needs starttls:// or smtps://, so that nobody reads it")
    return SmtpServer(scheme, host, port or PORTS[scheme], user, password)  # type: ignore[arg-type]


def is_mail_address(text: str) -> bool:
    return len(text) <= LONGEST_MAIL and _MAIL.fullmatch(text) is not None


def _is_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
