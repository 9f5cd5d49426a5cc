"""News between servers that share a database, so that each learns what the others have stored.

A job announces news, which PostgreSQL's NOTIFY sends when its transaction commits; so there is no
news about changes that were not stored. A message is small and says only what has changed: the
other servers then read the database. With SQLite there is only one server, and no news is sent.
"""

from collections.abc import Iterable, Iterator

import msgspec
import sqlalchemy as sa

CHANNEL = "trilobite"
LONGEST = 7800
"""Maximum bytes of news in one message; PostgreSQL's limit is 8,000 including the sender's name."""

_GATHERED = "news"


class Changed(msgspec.Struct, tag="changed", frozen=True):
    """A table has changed: its log, its seats, or anything else."""

    id: str
    revision: int


class Gone(msgspec.Struct, tag="gone", frozen=True):
    """A table was deleted."""

    id: str


class Spoken(msgspec.Struct, tag="spoken", frozen=True):
    """A table has a new chat message."""

    id: str


class SessionEnded(msgspec.Struct, tag="session", frozen=True):
    hash: str


class Renamed(msgspec.Struct, tag="renamed", frozen=True):
    """A person has a new name."""

    person: int
    name: str


class Removed(msgspec.Struct, tag="removed", frozen=True):
    """An administrator has removed a person."""

    person: int


class Here(msgspec.Struct, tag="here", frozen=True):
    """The people who have tables open at the sending server."""

    people: dict[str, list[int]]


class ServerStarted(msgspec.Struct, tag="hello", frozen=True):
    """A server has started or reconnected, and asks the others who is connected to them."""


class Farewell(msgspec.Struct, tag="farewell", frozen=True):
    """A server stops, and the people connected to it leave."""


class Restored(msgspec.Struct, tag="restored", frozen=True):
    """A backup was restored, so all servers have to forget everything (see `push.restored`)."""

    epoch: str


News = (
    Changed
    | Gone
    | Spoken
    | SessionEnded
    | Renamed
    | Removed
    | Here
    | ServerStarted
    | Farewell
    | Restored
)


class NewsBatch(msgspec.Struct):
    """Several pieces of news in one message."""

    sender: str
    news: list[News]


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(NewsBatch)


def announce(connection: sa.Connection, news: News) -> None:
    """Notify the other servers if and when the job of this connection is committed."""
    if len(_encode(news)) > LONGEST:
        raise ValueError(f"too long for one message: {type(news).__name__}")
    connection.info.setdefault(_GATHERED, []).append(news)


def gathered(connection: sa.Connection) -> list[News]:
    """Remove and return the news that was announced on this connection."""
    news: list[News] = connection.info.pop(_GATHERED, [])
    return news


def batches(sender: str, news: Iterable[News]) -> Iterator[str]:
    """The news as messages of allowed size, without repetitions."""
    piece: list[News] = []
    size = 0
    for item in _without_repeats(news):
        more = len(_encode(item)) + 1
        if piece and size + more > LONGEST:
            yield _encode(NewsBatch(sender, piece)).decode()
            piece, size = [], 0
        piece.append(item)
        size += more
    if piece:
        yield _encode(NewsBatch(sender, piece)).decode()


_PUBLISH = sa.text(
    "SELECT pg_current_xact_id()::text,"
    " (SELECT count(pg_notify(:channel, piece)) FROM unnest(CAST(:pieces AS text[])) AS piece)"
)


def publish(connection: sa.Connection, sender: str, news: Iterable[News]) -> str:
    """Send news when the PostgreSQL transaction commits; returns the transaction's id."""
    pieces = list(batches(sender, news))
    row = connection.execute(_PUBLISH, {"channel": CHANNEL, "pieces": pieces}).one()
    return str(row[0])


def _without_repeats(news: Iterable[News]) -> list[News]:
    """The news without repetitions; for a table that changed several times, only the last one."""
    last: dict[object, News] = {}
    for item in news:
        key = ("changed", item.id) if isinstance(item, Changed) else _encode(item)
        last.pop(key, None)
        last[key] = item
    return list(last.values())


def read_batch(text: str) -> NewsBatch | None:
    """Read a message; None if it cannot be read, for example because of another version."""
    try:
        return _decoder.decode(text)
    except msgspec.DecodeError:
        return None
