"""Receivers of notices on this machine: a mail server, and an endpoint for push and webhooks."""

import asyncio
import base64
import email
import email.policy
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece  # type: ignore[import-untyped]
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec


class Post:
    """Takes the emails of a mail server; with a `refusal`, it answers that and keeps nothing."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.receivers: list[list[str]] = []
        self.refusal = ""
        self.attempts = 0

    async def handle_DATA(  # noqa: N802 - the name that aiosmtpd calls
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        self.attempts += 1
        if self.refusal:
            return self.refusal
        content = envelope.content
        assert isinstance(content, bytes)
        mail = email.message_from_bytes(content, policy=email.policy.default)
        assert isinstance(mail, EmailMessage)
        self.receivers.append(envelope.rcpt_tos)
        self.mails.append(mail)
        return "250 OK"


class _Office(Controller):
    """A mail server on a free port, which also gets the test connection of `aiosmtpd`."""

    def _trigger_server(self) -> None:
        server = self.server
        assert isinstance(server, asyncio.Server)
        self.port = server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


@contextmanager
def post_office() -> Iterator[tuple[Post, str]]:
    """The handler of a running mail server, and the server's address."""
    post = Post()
    controller = _Office(post, hostname="127.0.0.1", port=0)
    controller.start()
    try:
        yield post, f"smtp://127.0.0.1:{controller.port}"
    finally:
        controller.stop()


def text_of(mail: EmailMessage) -> str:
    body = mail.get_body(("plain",))
    assert body is not None
    return str(body.get_content())


def html_of(mail: EmailMessage) -> str:
    body = mail.get_body(("html",))
    assert body is not None
    return str(body.get_content())


class Endpoint(ThreadingHTTPServer):
    """Takes every POST and answers with `status`."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.status = 201
        self.headers: dict[str, str] = {}
        """Headers of the answer."""
        self.got: list[tuple[str, dict[str, str], bytes]] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class _Handler(BaseHTTPRequestHandler):
    server: Endpoint

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", "0")))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.got.append((self.path, headers, body))
        self.send_response(self.server.status)
        for name, value in self.server.headers.items():
            self.send_header(name, value)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        pass


@contextmanager
def endpoint() -> Iterator[Endpoint]:
    server = Endpoint()
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser's part of a push subscription: only it can read the messages."""

    def __init__(self, url: str, secret: bytes = b"sixteen secret b") -> None:
        self.endpoint = url
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = secret

    def subscription(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {
            "endpoint": self.endpoint,
            "p256dh": b64(point),
            "auth": b64(self._secret),
            "label": "Firefox",
        }

    def read(self, body: bytes) -> Any:
        plain = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._secret, version="aes128gcm"
        )
        return json.loads(plain)
