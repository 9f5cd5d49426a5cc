"""News between servers that share a database: what one has stored, the others hear about.

What is announced in a job goes out with its transaction (PostgreSQL's NOTIFY), so nobody hears of
what was not stored. News are small and say only where to look: whoever hears them reads the
database. With SQLite there is one server, and nobody to tell.
"""

from collections.abc import Iterable, Iterator

import msgspec
import sqlalchemy as sa

CHANNEL = "trilobite"
LONGEST = 7800
"""Bytes in one piece: PostgreSQL takes less than 8,000, with the sender's name and signs around."""

_GATHERED = "news"


class Changed(msgspec.Struct, tag="changed", frozen=True):
    """A table: its log, its seats, or anything else that is stored of it."""

    id: str
    revision: int


class Gone(msgspec.Struct, tag="gone", frozen=True):
    """A table was deleted."""

    id: str


class Spoken(msgspec.Struct, tag="spoken", frozen=True):
    """Somebody has said something at a table."""

    id: str


class SessionEnded(msgspec.Struct, tag="session", frozen=True):
    hash: str


class Renamed(msgspec.Struct, tag="renamed", frozen=True):
    """Somebody has another name now."""

    person: int
    name: str


class Removed(msgspec.Struct, tag="removed", frozen=True):
    """The house has removed somebody."""

    person: int


class Here(msgspec.Struct, tag="here", frozen=True):
    """Who has these tables open, at the server that says it."""

    people: dict[str, list[int]]


class Hello(msgspec.Struct, tag="hello", frozen=True):
    """A server has come, or has come back: who else is there, and who is here."""


class Farewell(msgspec.Struct, tag="farewell", frozen=True):
    """A server goes, and with it everybody who was there by it."""


class Restored(msgspec.Struct, tag="restored", frozen=True):
    """The house was set back to a backup: nothing that anybody knows is true (see `renewal`)."""

    epoch: str


News = (
    Changed | Gone | Spoken | SessionEnded | Renamed | Removed | Here | Hello | Farewell | Restored
)


class Letter(msgspec.Struct):
    """What goes over in one piece."""

    sender: str
    news: list[News]


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Letter)


def announce(connection: sa.Connection, news: News) -> None:
    """Tell the other servers, when and only when the job of this connection is stored."""
    if len(_encode(news)) > LONGEST:
        raise ValueError(f"news of this kind are too long: {type(news).__name__}")
    connection.info.setdefault(_GATHERED, []).append(news)


def gathered(connection: sa.Connection) -> list[News]:
    """What was announced since the last time; afterwards nothing is left."""
    news: list[News] = connection.info.pop(_GATHERED, [])
    return news


def letters(sender: str, news: Iterable[News]) -> Iterator[str]:
    """The news in pieces that go over; what was said twice goes once."""
    piece: list[News] = []
    size = 0
    for item in _without_repeats(news):
        more = len(_encode(item)) + 1
        if piece and size + more > LONGEST:
            yield _encode(Letter(sender, piece)).decode()
            piece, size = [], 0
        piece.append(item)
        size += more
    if piece:
        yield _encode(Letter(sender, piece)).decode()


_PUBLISH = sa.text(
    "SELECT pg_current_xact_id()::text,"
    " (SELECT count(pg_notify(:channel, piece)) FROM unnest(CAST(:pieces AS text[])) AS piece)"
)


def publish(connection: sa.Connection, sender: str, news: Iterable[News]) -> str:
    """Let news go out with a transaction of PostgreSQL; the number of the transaction."""
    pieces = list(letters(sender, news))
    row = connection.execute(_PUBLISH, {"channel": CHANNEL, "pieces": pieces}).one()
    return str(row[0])


def _without_repeats(news: Iterable[News]) -> list[News]:
    """Of a table that has changed several times the last change is enough."""
    last: dict[object, News] = {}
    for item in news:
        key = ("changed", item.id) if isinstance(item, Changed) else _encode(item)
        last.pop(key, None)
        last[key] = item
    return list(last.values())


def read_letter(text: str) -> Letter | None:
    """None if it is none of ours: of another version, say."""
    try:
        return _decoder.decode(text)
    except msgspec.DecodeError:
        return None
