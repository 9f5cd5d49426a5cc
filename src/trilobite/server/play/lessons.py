"""Lessons and puzzles: new tables for them, and finding the ones that somebody left unfinished."""

import secrets

import sqlalchemy as sa

from trilobite.engine import InputError
from trilobite.guides.contract import Guide
from trilobite.server.common.clock import Clock, written
from trilobite.server.common.errors import LONGEST, ServiceError
from trilobite.server.common.wire.guides import GuideChoice
from trilobite.server.people.sessions import Session
from trilobite.server.play.creation import Creation
from trilobite.server.storage import schema
from trilobite.server.tables.create import SALT_LENGTH, new_id
from trilobite.server.tables.guides import find_guide, present_at
from trilobite.server.tables.live import LiveTable, TableDraft
from trilobite.server.tables.registry import TableRegistry
from trilobite.server.tables.table import Seat, Table


class Lessons:
    def __init__(self, registry: TableRegistry, creation: Creation) -> None:
        self._registry = registry
        self._creation = creation

    async def open(self, session: Session, choice: GuideChoice) -> str:
        """The table for a guide: the one that the person left unfinished, or a new one."""
        guide = find_wanted(choice)
        earlier = await self._registry.store.read(lambda c: _earlier(c, session.person, guide.name))
        if not (choice.start_over or choice.anew):
            for id in earlier:
                if await self._registry.look(id, _goes_on):
                    return id
        for id in earlier:
            await self._remove(id)
        table = guided_table(guide, session, self._registry.clock)
        await self._creation.store(table)
        return table.id

    async def _remove(self, id: str) -> None:
        """Delete an old table; nobody else sits at it."""

        async def work(draft: TableDraft) -> None:
            draft.delete()

        await self._registry.change(id, work)


def find_wanted(choice: GuideChoice) -> Guide:
    """The chosen guide; raises a ServiceError that lists the existing ones."""
    try:
        return find_guide(choice.guide[:100])
    except InputError as error:
        problem = error.problem[:LONGEST]
        raise ServiceError("bad_input", problem, "guide", error.allowed) from None


def _earlier(connection: sa.Connection, person: int, guide: str) -> list[str]:
    """The tables where a person has begun this guide before, the most recent first."""
    known, seats = schema.tables, schema.seats
    query = (
        sa.select(known.c.id)
        .join(seats, seats.c.table == known.c.id)
        .where(known.c.guide == guide, seats.c.person == person)
        .order_by(known.c.moved.desc())
    )
    return list(connection.scalars(query))


def _goes_on(live: LiveTable) -> bool:
    """Whether the guide is unfinished and still fits today's rules and script."""
    game = live.game
    present = None if game is None else present_at(live.table, game)
    is_over = present is None or present.is_lost or present.is_done
    return not is_over and not live.table.outdated


def guided_table(guide: Guide, session: Session, clock: Clock) -> Table:
    """A private table for a guide: without invitations and clocks, and with the guide's seed."""
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
