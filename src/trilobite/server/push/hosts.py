"""Absent hosts: if the host stays away while others wait, one of them gets the host's rights.

A host is present while they have the table open, and when they make a request about it. Absence is
the time that other people have the table open without the host. So a correspondence game, where
nobody waits, keeps its host for years. The time is counted in memory, so the time when the server
was down does not count. A person who has inherited the rights keeps them.
"""

import logging

from trilobite.server.common.loops import Loop
from trilobite.server.push.broadcaster import Broadcaster
from trilobite.server.tables.heirs import HOST, heir_of
from trilobite.server.tables.live import TableDraft
from trilobite.server.tables.registry import TableRegistry

logger = logging.getLogger(__name__)
LOOKS = 20
"""How many times the tables are checked during the time that a host may be absent."""


class HostLoop:
    """Checks the tables that somebody has open, at intervals."""

    def __init__(self, registry: TableRegistry, broadcaster: Broadcaster) -> None:
        self._registry = registry
        self._broadcaster = broadcaster
        self._seconds = registry.settings.host_seconds
        self.absences: dict[str, float] = {}
        """Seconds that others have spent at a table without its host, by table."""
        self.loop = Loop(
            "absent hosts", self._seconds / LOOKS, self._look_around, registry.clock,
            waits_first=True,
        )  # fmt: skip

    async def _look_around(self) -> None:
        for id in list(self.absences):
            if self._registry.in_memory(id) is None:
                del self.absences[id]
        for id in self._broadcaster.open_tables():
            try:
                await self._look_at(id)
            except Exception:
                # One broken table must not leave the others without a host.
                logger.exception("the host of a table could not be checked")

    async def _look_at(self, id: str) -> None:
        live = self._registry.in_memory(id)
        if live is None:
            return
        here = self._registry.presence.here(id)
        if live.table.host in here or self._registry.take_host_request(id):
            self.absences.pop(id, None)
        if live.table.host in here:
            return
        if heir_of(live.table, here) is not None:
            self.absences[id] = self.absences.get(id, 0.0) + self.loop.every
            if self.absences[id] >= self._seconds and await self._pass_on(id):
                self.absences.pop(id, None)

    async def _pass_on(self, id: str) -> bool:
        """Give the host's rights to the heir; returns whether the host is present now."""

        async def work(draft: TableDraft) -> bool:
            heir = heir_of(draft.table, self._registry.presence.here(id))
            if heir is None or heir.person is None:
                return False
            if self._registry.take_host_request(id):
                return True  # the host came back while we waited for the table
            draft.table.host = heir.person
            draft.note(HOST, heir.seat, heir.person)
            return True

        return await self._registry.change(id, work)
