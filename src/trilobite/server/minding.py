"""Minding a table: of several servers at one database, one lets the bots of a table think.

Who minds a table holds a lock in the database, which the database itself takes back when that
server dies. Where there is only one server it minds everything.
"""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import sqlalchemy as sa

from trilobite.server.store import Store

_LOCK = sa.text("SELECT pg_try_advisory_lock(hashtextextended(:name, 0))")
_UNLOCK = sa.text("SELECT pg_advisory_unlock(hashtextextended(:name, 0))")


class Minding:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._line: sa.Connection | None = None
        """The locks live as long as this connection."""
        self._is_used = threading.Lock()
        self._is_stopped = False

    @asynccontextmanager
    async def of(self, id: str) -> AsyncIterator[bool]:
        """Whether we mind a table; as long as this lasts nobody else does."""
        if not self._store.is_shared:
            yield True
            return
        name = f"bots:{id}"
        is_ours = await asyncio.to_thread(self._ask, _LOCK, name)
        try:
            yield is_ours
        finally:
            if is_ours:
                await asyncio.shield(asyncio.to_thread(self._ask, _UNLOCK, name))

    def _ask(self, question: sa.TextClause, name: str) -> bool:
        """If the database is away nobody minds anything, and everything is asked again later."""
        with self._is_used:
            if self._is_stopped:  # the locks went with the line; a new one would stay open
                return False
            try:
                if self._line is None:
                    self._line = self._store.connect()
                return bool(self._line.execute(question, {"name": name}).scalar())
            except sa.exc.DBAPIError:
                self._hang_up()
                return False

    def stop(self) -> None:
        with self._is_used:
            self._is_stopped = True
            self._hang_up()

    def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            with contextlib.suppress(sa.exc.SQLAlchemyError):
                # Not back among the others: the locks have to go with it.
                line.invalidate()
                line.close()
