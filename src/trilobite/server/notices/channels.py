"""Notice channels of people: the rows of the database table `notices`."""

import hmac
import secrets
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Literal, cast

import sqlalchemy as sa

from trilobite.server.common.clock import written
from trilobite.server.common.errors import ServiceError, not_found
from trilobite.server.common.smtp import is_mail_address
from trilobite.server.common.wire.notices import NoticeChannel
from trilobite.server.people.sessions import hashed
from trilobite.server.storage import schema

ChannelKind = Literal["mail", "push", "webhook"]
MOST_CHANNELS = {"mail": 3, "push": 10, "webhook": 3}
"""Maximum number of channels of each kind for one person."""

CONFIRM_HOURS = 24
"""How long the link in a confirmation mail works."""


@dataclass(frozen=True)
class Channel:
    id: int
    person: int
    kind: ChannelKind
    address: str
    details: dict[str, Any]
    """The owner's language. An email address also has `confirmed` and the hash of its token, a
    browser its keys, and a webhook its secret."""
    enabled: bool

    @property
    def language(self) -> str:
        return str(self.details["language"])

    @property
    def is_confirmed(self) -> bool:
        """Whether notices may be sent: an email address has to be confirmed by its owner."""
        return self.kind != "mail" or bool(self.details.get("confirmed"))

    @property
    def is_used(self) -> bool:
        return self.enabled and self.is_confirmed

    def shown(self) -> NoticeChannel:
        """The channel as its owner sees it; the endpoint of a browser stays secret."""
        return NoticeChannel(
            id=self.id,
            kind=self.kind,
            address=str(self.details.get("label", "")) if self.kind == "push" else self.address,
            mark=hashed(self.address) if self.kind == "push" else "",
            enabled=self.enabled,
            confirmed=self.is_confirmed,
        )


def read_mail_address(text: str) -> str:
    address = text.strip()
    if not is_mail_address(address):
        allowed = "one address, such as anna@example.org"
        raise ServiceError("bad_input", "This is not an email address.", "address", allowed)
    return address


def channels_of(connection: sa.Connection, people: Collection[int]) -> list[Channel]:
    notices = schema.notices
    query = sa.select(notices).where(notices.c.person.in_(people)).order_by(notices.c.id)
    return [_channel(row) for row in connection.execute(query).mappings()]


def find_channel(connection: sa.Connection, id: int, person: int | None = None) -> Channel:
    """A channel by its number; if a person is given, it has to be theirs."""
    notices = schema.notices
    query = sa.select(notices).where(notices.c.id == id)
    row = connection.execute(query).mappings().first() if 0 < id < 2**31 else None
    if row is None or (person is not None and row["person"] != person):
        raise not_found("There is no such notice channel.")
    return _channel(row)


def _channel(row: sa.RowMapping) -> Channel:
    kind = cast("ChannelKind", row["kind"])
    return Channel(row["id"], row["person"], kind, row["address"], row["details"], row["enabled"])


def add(
    connection: sa.Connection,
    person: int,
    kind: ChannelKind,
    address: str,
    details: dict[str, Any],
    now: datetime,
) -> Channel:
    """Add a channel; it replaces one with the same address."""
    notices = schema.notices
    same = sa.and_(notices.c.kind == kind, notices.c.address == address)
    # A browser belongs to one person at a time, the last one who added it.
    owner = sa.true() if kind == "push" else notices.c.person == person
    connection.execute(notices.delete().where(same, owner))
    count = sa.select(sa.func.count()).where(notices.c.person == person, notices.c.kind == kind)
    if (connection.scalar(count) or 0) >= MOST_CHANNELS[kind]:
        problem = f"You already have {MOST_CHANNELS[kind]} of this kind; remove one first."
        raise ServiceError("forbidden", problem)
    made = connection.execute(
        notices.insert().values(
            person=person,
            kind=kind,
            address=address,
            details=details,
            enabled=True,
            created=written(now),
        )
    )
    return find_channel(connection, int(made.inserted_primary_key[0]))  # type: ignore[index]


def change(
    connection: sa.Connection,
    channel: Channel,
    *,
    enabled: bool | None = None,
    **details: object,
) -> Channel:
    notices = schema.notices
    connection.execute(
        notices.update()
        .where(notices.c.id == channel.id)
        .values(
            enabled=channel.enabled if enabled is None else enabled,
            details={**channel.details, **details},
        )
    )
    return find_channel(connection, channel.id)


def remove(connection: sa.Connection, id: int) -> None:
    connection.execute(schema.notices.delete().where(schema.notices.c.id == id))


def forget_notices(connection: sa.Connection, person: int) -> None:
    """Delete the channels and sent notices of a person who leaves the server."""
    for kept in (schema.notices, schema.sent_notices):
        connection.execute(kept.delete().where(kept.c.person == person))


# Confirming an email address: with a token from an email, which works once and expires.


def new_confirmation(now: datetime) -> tuple[str, dict[str, Any]]:
    """A new token, and the details to store."""
    token = secrets.token_urlsafe(24)
    until = written(now + timedelta(hours=CONFIRM_HOURS))
    return token, {"confirmed": False, "token": hashed(token), "until": until}


def confirm(connection: sa.Connection, id: int, token: str, now: datetime) -> None:
    channel = find_channel(connection, id)
    kept = str(channel.details.get("token") or "")
    is_right = hmac.compare_digest(kept, hashed(token))
    if not is_right or written(now) > str(channel.details["until"]):
        raise not_found("This link has been used or has expired.")
    change(connection, channel, confirmed=True, token="")
