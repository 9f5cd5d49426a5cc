"""The shield: checks that every request passes first.

The measures, and the reason for each:

* **Host.** A page of another site can point its own name at this address and then count as "same
  origin" here (DNS rebinding). So the server answers only to its own names.
* **Sec-Fetch-Site and Origin.** A page of another site can make a browser send requests with our
  cookie. Browsers say where a request comes from; so a request that would change something, and
  every socket handshake, has to come from our own pages. Programs without a browser send neither
  header and nobody's cookie, so they pass. There is no CSRF token to leak or to forget.
* **Authorization.** A seat's token identifies a program; then the cookie is ignored (`tokens`).
* **Admission.** A server with a password shows nothing to people who have not given it
  (`admission`).
* **Rates.** Limits per address and per session, lower for more expensive requests (`limits`).
* **Headers.** The content security policy lets the page run and style only what we serve; no other
  page may frame it; no address goes out as a referrer; responses of the API are not cached.
* **Log.** One line per request: method, route, status, duration. No query, no cookie, no body, no
  address of a table.
"""

import hashlib
import ipaddress
import json
import logging
import re
import socket
import time
from collections.abc import Iterable, Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from trilobite.server.common.errors import ServiceError
from trilobite.server.common.limits import network_of
from trilobite.server.common.settings import Settings
from trilobite.server.http.dependencies import PROGRAM
from trilobite.server.service import Service

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        # Positions and colours of pieces are style attributes, which cannot run code.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
HSTS = "max-age=31536000"
OPENER = "same-origin"
"""The opener policy. Browsers accept it only from addresses that they trust, and otherwise warn."""
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
CLAIMS = frozenset(
    {
        "/api/handover",
        "/api/invitations/claim",
        "/api/invitations/look",
        "/api/notices/confirm",
    }
)
"""Paths where somebody could try to guess a code."""
NEW = frozenset({"/api/tables", "/api/records", "/api/guides"})
RATED = {
    ("POST", "preview"): "preview",
    ("GET", "moments"): "preview",
    ("GET", "timeline"): "preview",
    ("GET", "course"): "preview",
    ("GET", "scoring"): "preview",
    ("POST", "hint"): "hint",
    ("POST", "review"): "hint",
    ("POST", "chat"): "chat",
}
"""Requests at a table with their own rate, by method and last part of the path."""
ADMIN = "/api/admin/"
"""The paths where a bearer token is an administrator's key."""
MOST_PORT = 65_535
_HOST = re.compile(
    r"(\[(?P<number>[0-9A-Fa-f:.]+)\]|(?P<name>[\w.-]+))(:(?P<port>[0-9]{1,5}))?", re.A
)
_TABLE = re.compile(r"^(/api/tables/|/api/admin/tables/|/table/|/off/)[^/]+")

logger = logging.getLogger("trilobite.requests")


class Shield:
    """An ASGI application around the real one."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app = app
        self._service = service
        self._settings = service.settings
        self._hosts = own_names(service.settings)
        self._is_always_tls = service.settings.is_tls
        self._asks_password = service.admission.is_asked

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request = _Request(cast("Mapping[str, Any]", scope))
        answer = _Answer(send, request, is_tls=self._is_tls(request))
        try:
            self._check(request)
            await self._let_in(request, cast("dict[str, Any]", scope))
        except ServiceError as problem:
            await answer.refuse(problem)
        else:
            # Messages over a socket have no headers, so they go out directly.
            await self._app(scope, receive, send if request.is_socket else answer.send)
        self._note(request, answer)

    def _check(self, request: "_Request") -> None:
        if not self._is_own_name(request.host):
            raise ServiceError("forbidden", "This server does not answer to that name.")
        is_harmless = request.method in SAFE and not request.is_socket
        # Browsers never add a token by themselves, and with a token the cookie is ignored.
        is_checked = not is_harmless and not request.token
        if is_checked and not is_same_origin(request.headers, self._origins(request)):
            raise ServiceError("forbidden", "This request came from another site.")
        kind = kind_of(request.method, request.path, is_socket=request.is_socket)
        if kind and not self._service.limits.allows(kind, request.address, request.session):
            raise ServiceError("too_many", "Too many requests; wait a little.")

    async def _let_in(self, request: "_Request", scope: dict[str, Any]) -> None:
        """Check the token or the admission; the owner of a token has been admitted."""
        if request.token:
            scope[PROGRAM] = await self._service.tokens.find(request.token)
        elif self._asks_password:
            await self._service.admission.check(request.path, request.cookies, request.scheme)

    def _is_own_name(self, host: str) -> bool:
        name = host_name(host)
        if name in self._hosts:
            return True
        # A request to an IP address cannot come from DNS rebinding, which needs a name.
        return not self._settings.is_local_only and _is_number(name)

    def _origins(self, request: "_Request") -> list[str]:
        """The origins of our own pages that this request may have."""
        scheme = "https" if self._is_tls(request) else "http"
        own = [f"{scheme}://{request.host}".lower()]
        if self._settings.public_url:
            parts = urlsplit(self._settings.public_url)
            own.append(f"{parts.scheme}://{parts.netloc}".lower())
        return own

    def _is_tls(self, request: "_Request") -> bool:
        return self._is_always_tls or request.scheme in ("https", "wss")

    def _note(self, request: "_Request", answer: "_Answer") -> None:
        kind = "socket" if request.is_socket else request.method
        status = str(answer.status or 101)
        self._service.metrics.http_requests.labels(status).inc()
        line = {
            "kind": kind,
            "route": _TABLE.sub(r"\1*", request.path)[:100],
            "status": answer.status,
            "ms": round(1000 * (time.perf_counter() - request.began), 1),
        }
        level = logging.WARNING if (answer.status or 0) >= 500 else logging.INFO
        logger.log(level, json.dumps(line))


class _Request:
    """The parts of a request that the shield checks."""

    def __init__(self, scope: Mapping[str, Any]) -> None:
        self.began = time.perf_counter()
        self.is_socket = scope["type"] == "websocket"
        self.method: str = scope.get("method", "GET")
        self.path = plain_path(scope["path"])
        self.scheme: str = scope.get("scheme", "http")
        self.headers = {
            name.decode("latin-1").lower(): value.decode("latin-1")
            for name, value in scope["headers"]
        }
        self.host = self.headers.get("host", "")
        client = scope.get("client")
        self.address = network_of(client[0] if client else "")
        self.cookies = self._cookies()
        self.token = "" if self.path.startswith(ADMIN) else bearer_of(self.headers)
        self.session = self._session()

    def _cookies(self) -> dict[str, str]:
        cookies = SimpleCookie()
        try:
            cookies.load(self.headers.get("cookie", "")[:4096])
        except CookieError:
            return {}
        return {name: cookie.value for name, cookie in cookies.items()}

    def _session(self) -> str | None:
        """A hash that tells sessions apart, without looking them up."""
        if self.token:
            return hashlib.sha256(self.token.encode()).hexdigest()[:16]
        for name in ("__Host-trilobite", "trilobite"):
            if name in self.cookies:
                return hashlib.sha256(self.cookies[name].encode()).hexdigest()[:16]
        return None


class _Answer:
    """Adds the headers to the response, and remembers its status."""

    def __init__(self, send: Send, request: _Request, *, is_tls: bool) -> None:
        self._send = send
        self._request = request
        self._is_tls = is_tls
        self.status: int | None = None

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message["headers"], *self._missing(message["headers"])]
        await self._send(message)

    def _missing(self, present: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        names = {name.lower() for name, _ in present}
        wanted = dict(HEADERS)
        if self._is_tls:
            wanted["strict-transport-security"] = HSTS
        if self._is_tls or host_name(self._request.host) in LOOPBACK:
            wanted["cross-origin-opener-policy"] = OPENER
        if self._request.path.startswith("/api/"):
            wanted["cache-control"] = "no-store"
        pairs = [(name.encode(), value.encode()) for name, value in wanted.items()]
        return [pair for pair in pairs if pair[0] not in names]

    async def refuse(self, problem: ServiceError) -> None:
        if self._request.is_socket:
            self.status = problem.status
            await self._send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        body = msgspec.json.encode(problem.body)
        await self.send(
            {
                "type": "http.response.start",
                "status": problem.status,
                "headers": [
                    (b"content-type", b"application/json"),
                    (b"content-length", str(len(body)).encode()),
                ],
            }
        )
        await self._send({"type": "http.response.body", "body": body, "more_body": False})


def bearer_of(headers: Mapping[str, str]) -> str:
    """The bearer token of a request; '' if there is none.

    Proxies may use the header for other kinds of authorization, which are ignored.
    """
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def is_same_origin(headers: dict[str, str], own: list[str]) -> bool:
    """Whether a request comes from our own pages, or from no page at all.

    `Sec-Fetch-Site` cannot be set by scripts and says it directly; browsers send it to addresses
    that they trust (TLS, localhost). Where it is missing, `Origin` says it: scheme, host and port
    have to be ours. A request with neither comes from a program.
    """
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or origin.lower() in own


def kind_of(method: str, path: str, *, is_socket: bool) -> str:
    """The kind of rate limit that applies; '' if there is none."""
    if is_socket:
        return "connect"
    if not path.startswith("/api/"):
        return "" if path in ("/health", "/metrics") else "read"
    if path in ("/api/admission", "/api/admin/session") and method not in SAFE:
        return "password"
    if path in CLAIMS:
        return "claim"
    if path.startswith("/api/me/notices") and method not in SAFE:
        return "mail" if path.endswith(("/mail", "/confirmation")) else "notice"
    is_new = path in NEW or path.endswith(("/rematch", "/fork"))
    if method == "POST" and is_new:
        return "create"
    rated = RATED.get((method, path.rsplit("/", 1)[1]))
    if rated is not None:
        return rated
    if method in SAFE or path.endswith("/why"):
        return "read"
    return "write"


def plain_path(path: str) -> str:
    """The path as the router reads it: repeated slashes count as one.

    Rates, headers and the log have to use the same path as the router.
    """
    return "/" + "/".join(part for part in path.split("/") if part)


def host_name(host: str) -> str:
    """The name in a Host header, without the port; '' if the header is not valid."""
    match = _HOST.fullmatch(host)
    if match is None or int(match["port"] or 0) > MOST_PORT:
        return ""
    return (match["number"] or match["name"]).lower().rstrip(".")


def own_names(settings: Settings) -> set[str]:
    """The names this server answers to."""
    names = {*LOOPBACK, settings.host.lower()}
    if not settings.is_local_only:
        machine = socket.gethostname().lower()
        names |= {machine, f"{machine}.local", machine.partition(".")[0]}
    names |= {name.strip().lower() for name in settings.hosts.split(",") if name.strip()}
    if settings.public_url:
        names.add((urlsplit(settings.public_url).hostname or "").lower())
    return names - {""}


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
