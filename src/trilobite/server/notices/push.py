"""Web Push: a message to one browser through its push service, which cannot read it.

The message is encrypted for the browser (RFC 8291), and the request is signed so that the service
knows which server sends it (VAPID, RFC 8292).
"""

import hashlib
import json
from datetime import datetime
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid.jwt import sign  # type: ignore[import-untyped]

from trilobite.server.common.errors import ServiceError
from trilobite.server.common.settings import Settings
from trilobite.server.notices.channels import Channel
from trilobite.server.notices.failures import check_status
from trilobite.server.notices.keys import Keys, from_url_text, point, url_text
from trilobite.server.notices.outgoing import Outgoing
from trilobite.server.notices.wording import Notice, NoticeText

KEEP_SECONDS = 86_400
"""How long a push service keeps a message for a browser that is offline."""

SIGNED_SECONDS = 12 * 3600
AUTH_BYTES = 16


def check_browser_keys(p256dh: str, auth: str) -> None:
    """Refuse invalid keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_url_text(p256dh))
    except ValueError:
        allowed = "a point of P-256 in base64url"
        raise ServiceError("bad_input", "This is not a valid key.", "p256dh", allowed) from None
    try:
        is_right = len(from_url_text(auth)) == AUTH_BYTES
    except ValueError:
        is_right = False
    if not is_right:
        allowed = f"{AUTH_BYTES} bytes in base64url"
        raise ServiceError("bad_input", "This is not a valid secret.", "auth", allowed)


def push_body(notice: Notice, words: NoticeText) -> bytes:
    """The content that the service worker (web/public/sw.js) shows."""
    content = {"title": words.title, "body": words.body, "path": notice.path}
    return json.dumps(content).encode()


def encrypted(content: bytes, p256dh: str, auth: str) -> bytes:
    return bytes(
        http_ece.encrypt(
            content,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=from_url_text(p256dh),
            auth_secret=from_url_text(auth),
            version="aes128gcm",
        )
    )


def authorization(keys: Keys, endpoint: str, contact: str, now: datetime) -> str:
    """The signed header that identifies the sender to one push service, for half a day."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(now.timestamp()) + SIGNED_SECONDS,
        "sub": contact,
    }
    token = sign(claims, keys.vapid)
    return f"vapid t={token}, k={url_text(point(keys.vapid.public_key()))}"


def contact_of(settings: Settings) -> str:
    """The contact for a push service that has a problem with our messages."""
    if settings.mail_from:
        return f"mailto:{settings.mail_from}"
    return settings.public_url if settings.is_tls else "https://localhost"


async def send_push(
    outgoing: Outgoing,
    keys: Keys,
    contact: str,
    channel: Channel,
    notice: Notice,
    words: NoticeText,
    now: datetime,
) -> None:
    body = push_body(notice, words)
    headers = {
        "Authorization": authorization(keys, channel.address, contact, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEEP_SECONDS),
        # A browser that was offline gets only the last message about each table.
        "Topic": url_text(hashlib.sha256(notice.path.encode()).digest())[:32],
        "Urgency": "normal",
    }
    sealed = encrypted(body, channel.details["p256dh"], channel.details["auth"])
    check_status(await outgoing.post(channel.address, sealed, headers))
