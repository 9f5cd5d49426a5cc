"""Leases: if several servers share a database, one of them runs the bots of a table.

The lease is a lock in the database, which the database itself releases when the server dies.
"""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import sqlalchemy as sa

from trilobite.server.storage.store import Store

_LOCK = sa.text("SELECT pg_try_advisory_lock(hashtextextended(:name, 0))")
_UNLOCK = sa.text("SELECT pg_advisory_unlock(hashtextextended(:name, 0))")


class BotLease:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._connection: sa.Connection | None = None
        """The connection that holds the locks; they end with it."""
        self._is_used = threading.Lock()
        self._is_stopped = False

    @asynccontextmanager
    async def of(self, id: str) -> AsyncIterator[bool]:
        """Whether this server has a table's lease; inside the block no other server gets it."""
        name = f"bots:{id}"
        is_ours = await asyncio.to_thread(self._ask, _LOCK, name)
        try:
            yield is_ours
        finally:
            if is_ours:
                await asyncio.shield(asyncio.to_thread(self._ask, _UNLOCK, name))

    def _ask(self, question: sa.TextClause, name: str) -> bool:
        """Take or release a lock; False if the database is down, so that we try again later."""
        with self._is_used:
            if self._is_stopped:  # the locks ended with the connection; a new one would stay open
                return False
            try:
                if self._connection is None:
                    self._connection = self._store.connect()
                return bool(self._connection.execute(question, {"name": name}).scalar())
            except sa.exc.DBAPIError:
                self._disconnect()
                return False

    def stop(self) -> None:
        with self._is_used:
            self._is_stopped = True
            self._disconnect()

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(sa.exc.SQLAlchemyError):
                # Not returned to the pool: the connection has to end, and the locks with it.
                connection.invalidate()
                connection.close()
