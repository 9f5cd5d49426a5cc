"""Webhooks: a POST with JSON to an address of somebody's own, signed with a secret they know."""

import hashlib
import hmac
import json
import secrets
from datetime import datetime
from typing import Any

from trilobite.server.notices.channels import Channel
from trilobite.server.notices.failing import check_status
from trilobite.server.notices.outgoing import Outgoing
from trilobite.server.notices.wording import Notice, Words

SIGNATURE = "X-Trilobite-Signature"


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def hook_body(notice: Notice, words: Words, house: str) -> bytes:
    """Fields for programs, and the whole as a line for chats: `text` and `content`."""
    table = notice.table
    link = house + notice.path
    line = f"{words.title}. {words.body} {link}"
    content: dict[str, Any] = {
        "type": notice.about,
        "table": None if table is None else table.id,
        "game": None if table is None else table.game,
        "title": words.title,
        "body": words.body,
        "url": link,
        # What people have called a table must ring nobody else's bell.
        "text": _escaped(line),
        "content": line,
        "allowed_mentions": {"parse": []},
    }
    return json.dumps(content).encode()


def _escaped(text: str) -> str:
    """As Slack wants it: nothing in it is a command."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def signature(secret: str, body: bytes, now: datetime) -> str:
    moment = str(int(now.timestamp()))
    signed = hmac.new(secret.encode(), f"{moment}.".encode() + body, hashlib.sha256)
    return f"t={moment},v1={signed.hexdigest()}"


async def send_hook(
    outgoing: Outgoing, house: str, channel: Channel, notice: Notice, words: Words, now: datetime
) -> None:
    body = hook_body(notice, words, house)
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Trilobite",
        SIGNATURE: signature(channel.details["secret"], body, now),
    }
    check_status(await outgoing.post(channel.address, body, headers))
