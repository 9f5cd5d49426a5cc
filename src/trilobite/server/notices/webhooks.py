"""Webhooks: a POST with JSON to a person's own address, signed with a secret that they know."""

import hashlib
import hmac
import json
import secrets
from datetime import datetime
from typing import Any

from trilobite.server.notices.channels import Channel
from trilobite.server.notices.failures import check_status
from trilobite.server.notices.outgoing import Outgoing
from trilobite.server.notices.wording import Notice, NoticeText

SIGNATURE = "X-Trilobite-Signature"


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def hook_body(notice: Notice, words: NoticeText, base_url: str) -> bytes:
    """The body: fields for programs, and one line for chat services in `text` and `content`."""
    table = notice.table
    link = base_url + notice.path
    line = f"{words.title}. {words.body} {link}"
    content: dict[str, Any] = {
        "type": notice.about,
        "table": None if table is None else table.id,
        "game": None if table is None else table.game,
        "title": words.title,
        "body": words.body,
        "url": link,
        # The title of a table must not mention, and thereby notify, other users of a chat service.
        "text": _escaped(line),
        "content": line,
        "allowed_mentions": {"parse": []},
    }
    return json.dumps(content).encode()


def _escaped(text: str) -> str:
    """The text escaped for Slack, so that nothing in it is a command."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def signature(secret: str, body: bytes, now: datetime) -> str:
    moment = str(int(now.timestamp()))
    signed = hmac.new(secret.encode(), f"{moment}.".encode() + body, hashlib.sha256)
    return f"t={moment},v1={signed.hexdigest()}"


async def send_hook(
    outgoing: Outgoing,
    base_url: str,
    channel: Channel,
    notice: Notice,
    words: NoticeText,
    now: datetime,
) -> None:
    body = hook_body(notice, words, base_url)
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Trilobite",
        SIGNATURE: signature(channel.details["secret"], body, now),
    }
    check_status(await outgoing.post(channel.address, body, headers))
