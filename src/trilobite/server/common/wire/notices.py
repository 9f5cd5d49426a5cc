"""Notices that it is my turn."""

from typing import Literal

from trilobite.server.common.wire.base import Wire


class NoticeChannel(Wire):
    """One way in which I get notices: an email address, a browser or a webhook."""

    id: int
    kind: Literal["mail", "push", "webhook"]
    address: str
    """An email address or URL; for a browser, the name that I gave it."""
    mark: str
    """SHA-256 of a browser's endpoint, so that a browser can recognise itself; otherwise ''."""
    enabled: bool
    confirmed: bool
    """False for an email address that is not confirmed yet; nothing is sent to it."""


class Notices(Wire):
    """My notice channels, and the kinds of notices that this server offers."""

    mail: bool
    push_key: str
    """The key for a browser to subscribe with; '' if this server has no Web Push."""
    webhook: bool
    channels: list[NoticeChannel]


class MailAddress(Wire):
    address: str


class Browser(Wire):
    """A browser's push subscription (PushSubscription), and my name for the browser."""

    endpoint: str
    p256dh: str
    auth: str
    label: str = ""


class WebhookAddress(Wire):
    url: str


class NewWebhook(Wire):
    """A new webhook. Its secret, which signs each request, is shown only this once."""

    channel: NoticeChannel
    secret: str


class NoticeSwitch(Wire):
    enabled: bool


class Tried(Wire):
    """The outcome of a test notice, as far as the server can know it."""

    delivered: bool
