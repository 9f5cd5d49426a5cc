"""Consent: things that the rules do not allow unless everybody at the table agrees.

These are taking back steps after something was revealed, and pausing. One person makes a proposal.
When everybody has agreed, it is carried out; when somebody refuses, it is dropped. It lapses when
anybody acts or when seats change hands, because it was about another situation. Proposals and
answers are entries in the log. One person alone can end a pause, so that absent people cannot keep
others from playing.
"""

from datetime import datetime

from trilobite.server.common.errors import ServiceError, not_yours
from trilobite.server.common.wire.proposals import Consent, Proposal
from trilobite.server.tables.clock_transitions import go_on, stop_clocks
from trilobite.server.tables.guides import check_is_game
from trilobite.server.tables.live import TableDraft
from trilobite.server.tables.proposals import asked_for, new_proposal, people_at, unanswered
from trilobite.server.tables.registry import TableRegistry
from trilobite.server.tables.table import Table

PROPOSED = {"rewind": "table-rewind-proposed", "pause": "table-pause-proposed"}
REFUSED = "table-proposal-refused"
WITHDRAWN = "table-proposal-withdrawn"
PAUSED = "table-paused"
RESUMED = "table-resumed"


class Proposals:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def propose(self, id: str, person: int, wanted: Proposal) -> None:
        """Propose something to the other people at the table; if there are none, do it at once."""

        async def work(draft: TableDraft) -> None:
            if not draft.table.seat(wanted.seat).is_played_by(person):
                raise not_yours()
            if wanted.kind == "pause":
                check_is_game(draft.table)
            _check_running(draft)
            entries = _steps_from(draft, wanted.seq) if wanted.kind == "rewind" else []
            if _is_proposed(draft.table, person, wanted):
                return  # sent again
            if asked_for(wanted.kind, draft.table.seats) == {person}:
                self._carry_out(draft, wanted.kind, wanted.seat, person, entries)
            else:
                draft.note(PROPOSED[wanted.kind], wanted.seat, person)
                draft.table.proposal = new_proposal(
                    draft.table.seq, wanted.kind, person, wanted.seat, entries
                )

        await self._registry.change(id, work)

    async def answer(self, id: str, person: int, consent: Consent) -> None:
        """Agree or refuse. The proposal is carried out when the last person agrees."""

        async def work(draft: TableDraft) -> None:
            table, proposal = draft.table, draft.table.proposal
            if not any(seat.is_held_by(person) for seat in table.seats):
                raise not_yours("Only people who play at the table can answer.")
            if proposal is None or proposal["number"] != consent.number:
                raise ServiceError("not_found", "This proposal is no longer open.")
            if person not in asked_for(proposal["kind"], table.seats):
                raise not_yours("A bot plays for you and has agreed; take your seat back first.")
            if consent.agrees:
                agreed = sorted({*proposal["agreed"], person})
                table.proposal = {**proposal, "agreed": agreed}
                if not unanswered(table.proposal, table.seats):
                    self._settle(draft)
            else:
                table.proposal = None
                key = WITHDRAWN if person == proposal["person"] else REFUSED
                draft.note(key, _seat_of(table, person), person)

        await self._registry.change(id, work)

    async def resume(self, id: str, person: int) -> None:
        """Resume the game after a pause; anybody who plays can do this."""

        async def work(draft: TableDraft) -> None:
            if person not in people_at(draft.table.seats):
                raise not_yours("Only people who play at the table can resume the game.")
            if not draft.table.paused:
                return
            draft.note(RESUMED, _seat_of(draft.table, person), person)
            draft.table.paused = False
            go_on(draft.table, self._registry.clock())

        await self._registry.change(id, work)

    def _settle(self, draft: TableDraft) -> None:
        """Carry out a proposal to which everybody has agreed."""
        proposal, draft.table.proposal = draft.table.proposal, None
        if proposal is not None:
            seat, person = proposal["seat"], proposal["person"]
            self._carry_out(draft, proposal["kind"], seat, person, proposal["entries"])

    def _carry_out(
        self, draft: TableDraft, kind: str, seat: int, person: int, entries: list[int]
    ) -> None:
        if kind == "rewind":
            draft.apply(draft.row("rewind", seat, person, str(entries[0])))
            return
        draft.note(PAUSED, seat, person)
        draft.table.paused = True
        stop_clocks(draft.table, self._registry.clock())


def drop_proposal(table: Table) -> None:
    """Drop the proposal after seats have changed hands: it was made to other people.

    A pause ends too if nobody is left who could end it.
    """
    table.proposal = None
    if table.paused and not people_at(table.seats):
        table.paused = False
        go_on(table, datetime.fromisoformat(table.moved))


def _check_running(draft: TableDraft) -> None:
    if draft.table.status != "running":
        raise ServiceError("forbidden", "This is possible only while the game is running.")
    draft.check_going()
    draft.check_room()


def _steps_from(draft: TableDraft, first: int | None) -> list[int]:
    """The steps that would be taken back, from the first one on."""
    kept = draft.running().kept
    if first not in kept:
        problem = "There is no such step, or it has already been taken back."
        allowed = "the number of an action that still stands"
        raise ServiceError("bad_input", problem, "seq", allowed)
    return list(kept[kept.index(first) :])


def _is_proposed(table: Table, person: int, wanted: Proposal) -> bool:
    """Whether this very proposal is open; raises an error if another one is."""
    proposal = table.proposal
    if proposal is None:
        return False
    first = proposal["entries"][0] if proposal["entries"] else None
    if (proposal["person"], proposal["kind"], first) == (person, wanted.kind, wanted.seq):
        return True
    raise ServiceError("forbidden", "Another proposal is open; answer that one first.")


def _seat_of(table: Table, person: int) -> int:
    return next(seat.seat for seat in table.seats if seat.is_held_by(person))
