"""Creates tables: from a plan, as a rematch, or as the continuation of another game."""

import secrets
from collections.abc import Sequence
from dataclasses import replace

import sqlalchemy as sa

from trilobite.server.common.errors import ServiceError, not_yours
from trilobite.server.common.wire.plans import Fork, TablePlan
from trilobite.server.common.wire.seats import Invitation
from trilobite.server.people.sessions import Session
from trilobite.server.play.forks import forked_table
from trilobite.server.play.invitations import new_invitations, store_invitations
from trilobite.server.storage.writer import Job
from trilobite.server.tables.create import plan_table, rematch_of
from trilobite.server.tables.guides import check_is_game
from trilobite.server.tables.live import TableDraft
from trilobite.server.tables.registry import TableRegistry
from trilobite.server.tables.table import Table


class Creation:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def create(self, plan: TablePlan, session: Session) -> tuple[Table, list[Invitation]]:
        bot = self._registry.settings.default_bot
        table = plan_table(plan, session.person, session.name, self._registry.clock, bot)
        return await self._invite(table)

    async def fork(self, id: str, session: Session, fork: Fork) -> tuple[Table, list[Invitation]]:
        """Continue a game from one of its moments as a new table."""
        return await self._invite(await forked_table(self._registry, id, session, fork))

    async def _invite(self, table: Table) -> tuple[Table, list[Invitation]]:
        invitations = new_invitations(table.seats)
        await self.store(table, invitations)
        return table, invitations

    async def store(self, table: Table, invitations: Sequence[Invitation] = ()) -> None:
        """Store a new table; if no seat is open, its game begins."""
        await self._registry.store.write(self._insertion(table, invitations))
        self._registry.publish_stored(table)

    def _insertion(self, table: Table, invitations: Sequence[Invitation]) -> Job[None]:
        draft = TableDraft(table, None, self._registry.clock)
        draft.start_if_full()

        def job(connection: sa.Connection) -> None:
            draft.insert(connection)
            store_invitations(connection, table.id, invitations)

        return job

    async def rematch(self, id: str, person: int) -> str:
        """The table of the rematch. The first person who asks creates it, the others join it."""
        made: list[Table] = []

        async def work(draft: TableDraft) -> str:
            table = draft.table
            if all(seat.person != person for seat in table.seats):
                raise not_yours("Only people who sat at the table may ask for a rematch.")
            check_is_game(table)
            if table.status != "finished":
                raise ServiceError("forbidden", "The game is not over.")
            if table.rematch is None:
                shuffle = secrets.SystemRandom().shuffle
                new = replace(rematch_of(table, self._registry.clock, shuffle, person), host=person)
                made[:] = [new]
                table.rematch = new.id
                draft.also(self._insertion(new, []))
            return table.rematch

        new_id = await self._registry.change(id, work)
        for table in made:
            self._registry.publish_stored(table)
        if not made:
            await self._join(new_id, person)
        return new_id

    async def _join(self, id: str, person: int) -> None:
        """Take the seats that a rematch keeps for a person; if it is full, it begins."""

        async def work(draft: TableDraft) -> None:
            for seat in draft.table.seats:
                if seat.is_kept_for(person):
                    seat.kind = "human"
            draft.start_if_full()

        await self._registry.change(id, work)

    async def delete(self, id: str, person: int) -> None:
        async def work(draft: TableDraft) -> None:
            if draft.table.host != person:
                raise not_yours("Only the host can delete a table.")
            if draft.table.status != "open":
                raise ServiceError("forbidden", "The game has already begun.")
            draft.delete()

        await self._registry.change(id, work)
