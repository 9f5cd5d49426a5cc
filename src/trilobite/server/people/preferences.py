"""What people have chosen for all tables: keys, sound, motion, what a screen reader says.

The server stores the choices and understands none of them, so that a client can add a choice
without a new version of the server. It only limits their form and size.
"""

import msgspec
import sqlalchemy as sa

from trilobite.server.common.clock import Clock, written
from trilobite.server.common.errors import ServiceError
from trilobite.server.common.wire.base import Json
from trilobite.server.storage import schema
from trilobite.server.storage.store import Store

LONGEST = 8192
"""Maximum number of bytes of a person's preferences, as JSON."""


class Preferences:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def of(self, person: int) -> Json | None:
        """The preferences of a person; None if nothing is stored."""
        kept = schema.preferences
        query = sa.select(kept.c.data).where(kept.c.person == person)
        return await self._store.read(lambda connection: connection.scalar(query))

    async def store(self, person: int, data: Json) -> None:
        """Replace the preferences of a person."""
        if len(msgspec.json.encode(data)) > LONGEST:
            allowed = f"at most {LONGEST} bytes"
            raise ServiceError("bad_input", "The preferences are too long.", "preferences", allowed)
        at = written(self._clock())

        def job(connection: sa.Connection) -> None:
            kept, values = schema.preferences, {"data": data, "at": at}
            mine = kept.update().where(kept.c.person == person).values(**values)
            if connection.execute(mine).rowcount == 0:
                connection.execute(kept.insert().values(person=person, **values))

        await self._store.write(job)


def forget_preferences(connection: sa.Connection, person: int) -> None:
    kept = schema.preferences
    connection.execute(kept.delete().where(kept.c.person == person))
