"""New tables for guides, and the way back to those that were left."""

import secrets
from collections.abc import Awaitable, Callable

import sqlalchemy as sa

from trilobite.engine import InputError
from trilobite.guides.contract import Guide
from trilobite.server import schema, tables
from trilobite.server.clock import Clock, written
from trilobite.server.guides import find_guide, present_at
from trilobite.server.hall import Hall
from trilobite.server.live import LiveTable
from trilobite.server.plans import SALT_LENGTH, new_id
from trilobite.server.sessions import Session
from trilobite.server.tables import Seat, Table
from trilobite.server.trouble import LONGEST, TroubleError
from trilobite.server.wire.guides import GuideChoice

StoreNew = Callable[[Table], Awaitable[None]]


class Learning:
    def __init__(self, hall: Hall, store_new: StoreNew) -> None:
        self._hall = hall
        self._store_new = store_new

    async def open(self, session: Session, choice: GuideChoice) -> str:
        """The table where somebody learns this: the one that they have left, or a new one."""
        guide = find_wanted(choice)
        earlier = await self._hall.store.read(lambda c: _earlier(c, session.person, guide.name))
        if not choice.anew:
            for id in earlier:
                if await self._hall.look(id, _goes_on):
                    return id
        for id in earlier:
            await self._remove(id)
        table = guided_table(guide, session, self._hall.clock)
        await self._store_new(table)
        return table.id

    async def _remove(self, id: str) -> None:
        """What was learnt before is worth nothing, and nobody else sits there."""

        async def work(live: LiveTable) -> None:
            def job(connection: sa.Connection) -> None:
                tables.check_known(connection, live.table)
                tables.delete(connection, id)

            await self._hall.store.write(job, live.epoch)
            self._hall.forget(id)

        await self._hall.change(id, work)


def find_wanted(choice: GuideChoice) -> Guide:
    """The guide that somebody asks for; or a TroubleError that says which there are."""
    try:
        return find_guide(choice.guide[:100])
    except InputError as error:
        problem = error.problem[:LONGEST]
        raise TroubleError("bad_input", problem, "guide", error.allowed) from None


def _earlier(connection: sa.Connection, person: int, guide: str) -> list[str]:
    """The tables where somebody has begun this before, the last one first."""
    known, seats = schema.tables, schema.seats
    query = (
        sa.select(known.c.id)
        .join(seats, seats.c.table == known.c.id)
        .where(known.c.guide == guide, seats.c.person == person)
        .order_by(known.c.moved.desc())
    )
    return list(connection.scalars(query))


def _goes_on(live: LiveTable) -> bool:
    """Whether there is something left to do, by the rules and guides of today."""
    story = live.story
    present = None if story is None else present_at(live.table, story)
    is_over = present is None or present.is_lost or present.is_done
    return not is_over and not live.table.outdated


def guided_table(guide: Guide, session: Session, clock: Clock) -> Table:
    """A table of one's own: nobody is invited, no clock runs, and no seed is drawn."""
    now = written(clock())
    return Table(
        id=new_id(),
        game=guide.game.key,
        rules=guide.game.rules_version,
        options=dict(guide.options),
        title="",
        public=False,
        order="given",
        seed=guide.seed.hex(),
        salt=secrets.token_hex(SALT_LENGTH),
        seed_chosen=False,
        host=session.person,
        created=now,
        moved=now,
        position=guide.position,
        guide=guide.name,
        seats=[_seat(number, guide, session) for number in range(guide.players)],
        names={session.person: session.name},
    )


def _seat(number: int, guide: Guide, session: Session) -> Seat:
    if number == guide.learner:
        return Seat(number, "human", number, person=session.person)
    return Seat(number, "bot", number)
