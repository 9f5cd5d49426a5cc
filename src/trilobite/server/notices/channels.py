"""Where people want to be told: the rows of the table `notices`."""

import hmac
import secrets
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Literal, cast

import sqlalchemy as sa

from trilobite.server import schema
from trilobite.server.clock import written
from trilobite.server.notices.smtp import is_mail_address
from trilobite.server.sessions import hashed
from trilobite.server.trouble import TroubleError, not_found
from trilobite.server.wire.notices import NoticeChannel

Kind = Literal["mail", "push", "webhook"]
MOST = {"mail": 3, "push": 10, "webhook": 3}
"""Of each kind for one person."""

CONFIRM_HOURS = 24


@dataclass(frozen=True)
class Channel:
    id: int
    person: int
    kind: Kind
    address: str
    details: dict[str, Any]
    """The language of its owner, and: of a mail address whether it is confirmed, or by which token
    it can be; of a browser its keys; of a webhook its secret."""
    enabled: bool

    @property
    def language(self) -> str:
        return str(self.details["language"])

    @property
    def is_confirmed(self) -> bool:
        """A mail address has to be confirmed by whoever reads its mails."""
        return self.kind != "mail" or bool(self.details.get("confirmed"))

    @property
    def is_used(self) -> bool:
        return self.enabled and self.is_confirmed

    def shown(self) -> NoticeChannel:
        """As its owner sees it. The address of a push service is a secret of the browser."""
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
        allowed = "one address, as in anna@example.org"
        raise TroubleError("bad_input", "That is no mail address.", "address", allowed)
    return address


def channels_of(connection: sa.Connection, people: Collection[int]) -> list[Channel]:
    notices = schema.notices
    query = sa.select(notices).where(notices.c.person.in_(people)).order_by(notices.c.id)
    return [_channel(row) for row in connection.execute(query).mappings()]


def find_channel(connection: sa.Connection, id: int, person: int | None = None) -> Channel:
    """A channel by its number; if a person is named, only theirs."""
    notices = schema.notices
    query = sa.select(notices).where(notices.c.id == id)
    row = connection.execute(query).mappings().first() if 0 < id < 2**31 else None
    if row is None or (person is not None and row["person"] != person):
        raise not_found("There is no such notice of yours.")
    return _channel(row)


def _channel(row: sa.RowMapping) -> Channel:
    kind = cast("Kind", row["kind"])
    return Channel(row["id"], row["person"], kind, row["address"], row["details"], row["enabled"])


def add(
    connection: sa.Connection,
    person: int,
    kind: Kind,
    address: str,
    details: dict[str, Any],
    now: datetime,
) -> Channel:
    """A new channel; one with the same address is replaced."""
    notices = schema.notices
    same = sa.and_(notices.c.kind == kind, notices.c.address == address)
    # A browser is one person at a time, whoever used it before.
    owner = sa.true() if kind == "push" else notices.c.person == person
    connection.execute(notices.delete().where(same, owner))
    count = sa.select(sa.func.count()).where(notices.c.person == person, notices.c.kind == kind)
    if (connection.scalar(count) or 0) >= MOST[kind]:
        raise TroubleError("forbidden", f"There are {MOST[kind]} of that kind; remove one first.")
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
    """Somebody is going for good."""
    for kept in (schema.notices, schema.told):
        connection.execute(kept.delete().where(kept.c.person == person))


# Confirming a mail address: by a token that came there, once, and not for ever.


def new_confirmation(now: datetime) -> tuple[str, dict[str, Any]]:
    """A token, and what is kept of it."""
    token = secrets.token_urlsafe(24)
    until = written(now + timedelta(hours=CONFIRM_HOURS))
    return token, {"confirmed": False, "token": hashed(token), "until": until}


def confirm(connection: sa.Connection, id: int, token: str, now: datetime) -> None:
    channel = find_channel(connection, id)
    kept = str(channel.details.get("token") or "")
    is_right = hmac.compare_digest(kept, hashed(token))
    if not is_right or written(now) > str(channel.details["until"]):
        raise not_found("This link is used up or too old.")
    change(connection, channel, confirmed=True, token="")
