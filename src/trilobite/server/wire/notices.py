"""How I am told that it is my turn."""

from typing import Literal

from trilobite.server.wire.base import Wire


class NoticeChannel(Wire):
    """A way by which I am told that it is my turn."""

    id: int
    kind: Literal["mail", "push", "webhook"]
    address: str
    """Of a browser: what I call it."""
    mark: str
    """Of a browser: the SHA-256 of its endpoint, by which it knows itself; else ''."""
    enabled: bool
    confirmed: bool
    """false: a mail address that nobody has confirmed yet, so nothing goes there."""


class Notices(Wire):
    """How I am told, and what the host of this house has set up."""

    mail: bool
    push_key: str
    """The key for a browser to subscribe with; '' if there is no Web Push here."""
    webhook: bool
    channels: list[NoticeChannel]


class MailAddress(Wire):
    address: str


class Browser(Wire):
    """A subscription that a browser has made (PushSubscription), and what I call it."""

    endpoint: str
    p256dh: str
    auth: str
    label: str = ""


class WebhookAddress(Wire):
    url: str


class NewWebhook(Wire):
    """The secret signs what is sent there; it is told once."""

    channel: NoticeChannel
    secret: str


class NoticeSwitch(Wire):
    enabled: bool


class Tried(Wire):
    """Whether a test has arrived, as far as can be known."""

    delivered: bool
