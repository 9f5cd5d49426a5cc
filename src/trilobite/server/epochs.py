"""Epochs: which history the house is living in. To restore a backup while it runs begins another.

What is in memory belongs to an epoch, and so does everything that is to be written: it is stored
only in the same one. Whoever writes holds the mark until their transaction ends, so that a restore
waits for them, and they for it.
"""

import contextlib
import secrets

import sqlalchemy as sa

from trilobite.server import schema

EPOCH = "epoch"
"""The key in the table of the house; never in a backup."""

_mark = sa.select(schema.house.c.value).where(schema.house.c.key == EPOCH)


def epoch_of(connection: sa.Connection) -> str:
    return str(connection.scalar(_mark) or "")


def held_epoch(connection: sa.Connection) -> str:
    """The epoch, which does not end before the transaction of this connection."""
    return str(connection.scalar(_mark.with_for_update(read=True)) or "")


def hold_up(connection: sa.Connection) -> None:
    """Let nobody else write before the end of this transaction; who is writing is waited for."""
    connection.execute(_mark.with_for_update())


def begin_epoch(connection: sa.Connection) -> str:
    """Another history; whoever waits for the row of the mark finds it changed."""
    house, epoch = schema.house, secrets.token_hex(8)
    changed = connection.execute(house.update().where(house.c.key == EPOCH).values(value=epoch))
    if not changed.rowcount:
        connection.execute(house.insert().values(key=EPOCH, value=epoch))
    return epoch


def known_epoch(engine: sa.Engine) -> str:
    """The epoch of a house that is opened; its first, if it has none yet."""
    with engine.connect() as connection:
        found = epoch_of(connection)
    if found:
        return found
    with contextlib.suppress(sa.exc.IntegrityError), engine.begin() as connection:
        return begin_epoch(connection)
    return known_epoch(engine)  # another server has been quicker
