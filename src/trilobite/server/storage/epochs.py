"""Epochs: an epoch is one history of the database. Restoring a backup begins a new one.

Data in memory belongs to an epoch, and so does every job that writes: it runs only in the same
epoch. A writer locks the row of the epoch until its transaction ends, so that a restore waits for
it, and it waits for a restore.
"""

import contextlib
import secrets

import sqlalchemy as sa

from trilobite.server.storage import schema

EPOCH = "epoch"
"""The database key of the epoch (in `schema.meta`); backups do not contain it."""

_mark = sa.select(schema.meta.c.value).where(schema.meta.c.key == EPOCH)
HELD_MARK = _mark.with_for_update(read=True)
"""A query for the epoch that locks it until the end of the transaction."""


def epoch_of(connection: sa.Connection) -> str:
    return str(connection.scalar(_mark) or "")


def hold_up(connection: sa.Connection) -> None:
    """Wait for other writers, and keep them out until the end of this transaction."""
    connection.execute(_mark.with_for_update())


def begin_epoch(connection: sa.Connection) -> str:
    """Begin a new epoch; writers that wait for its row find it changed."""
    meta, epoch = schema.meta, secrets.token_hex(8)
    changed = connection.execute(meta.update().where(meta.c.key == EPOCH).values(value=epoch))
    if not changed.rowcount:
        connection.execute(meta.insert().values(key=EPOCH, value=epoch))
    return epoch


def known_epoch(engine: sa.Engine) -> str:
    """The epoch of a database that is being opened; its first one is created here."""
    with engine.connect() as connection:
        found = epoch_of(connection)
    if found:
        return found
    with contextlib.suppress(sa.exc.IntegrityError), engine.begin() as connection:
        return begin_epoch(connection)
    return known_epoch(engine)  # another server was faster
