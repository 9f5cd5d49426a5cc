"""Consent: what no rule allows and everybody at the table may agree to.

To take back steps past what was revealed, and to pause. Somebody proposes; when all people at the
table have agreed it is done, and when one has refused it is off. It lapses when anybody acts and
when seats change hands, because it was about another situation. Each step of this is an entry of
the log. To go on after a pause, one is enough: nobody is kept from a game by who went away.
"""

from collections.abc import Awaitable, Callable
from datetime import datetime

from trilobite.server.guides import check_is_game
from trilobite.server.hall import Hall
from trilobite.server.live import LiveTable
from trilobite.server.proposals import asked_for, new_proposal, people_at, unanswered
from trilobite.server.story import Row
from trilobite.server.tables import Table
from trilobite.server.timekeeping import go_on, stop_clocks
from trilobite.server.trouble import TroubleError, not_yours
from trilobite.server.wire.agreements import Consent, Proposal

PROPOSED = {"rewind": "table-rewind-proposed", "pause": "table-pause-proposed"}
REFUSED = "table-proposal-refused"
WITHDRAWN = "table-proposal-withdrawn"
PAUSED = "table-paused"
RESUMED = "table-resumed"


class Agreements:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def propose(self, id: str, person: int, wanted: Proposal) -> None:
        """Ask everybody else at the table; with nobody to ask it is done at once."""

        async def work(live: LiveTable) -> None:
            if not live.table.seat(wanted.seat).is_played_by(person):
                raise not_yours()
            if wanted.kind == "pause":
                check_is_game(live.table)
            _check_running(live)
            entries = _steps_from(live, wanted.seq) if wanted.kind == "rewind" else []
            if _is_proposed(live.table, person, wanted):
                return  # sent again
            live.is_dirty = True
            if asked_for(wanted.kind, live.table.seats) == {person}:
                rows = self._carry_out(live, wanted.kind, wanted.seat, person, entries)
            else:
                rows = live.note(PROPOSED[wanted.kind], wanted.seat, person)
                live.table.proposal = new_proposal(
                    rows[0].seq, wanted.kind, person, wanted.seat, entries
                )
            await live.commit(rows)

        await self._change(id, work)

    async def answer(self, id: str, person: int, consent: Consent) -> None:
        """Agree, or not. The last who agrees sees it done."""

        async def work(live: LiveTable) -> None:
            table, proposal = live.table, live.table.proposal
            if not any(seat.is_held_by(person) for seat in table.seats):
                raise not_yours("Only who plays at the table is asked.")
            if proposal is None or proposal["number"] != consent.number:
                raise TroubleError("not_found", "This was answered, or is no longer proposed.")
            if person not in asked_for(proposal["kind"], table.seats):
                raise not_yours("A bot plays for you, and agrees; take your seat back first.")
            live.is_dirty = True
            if consent.agrees:
                proposal["agreed"] = sorted({*proposal["agreed"], person})
                is_settled = not unanswered(proposal, table.seats)
                rows = self._settled(live) if is_settled else []
            else:
                table.proposal = None
                key = WITHDRAWN if person == proposal["person"] else REFUSED
                rows = live.note(key, _seat_of(table, person), person)
            await live.commit(rows)

        await self._change(id, work)

    async def resume(self, id: str, person: int) -> None:
        """Let the game go on after a pause; anybody who plays may do that."""

        async def work(live: LiveTable) -> None:
            if person not in people_at(live.table.seats):
                raise not_yours("Only who plays at the table lets it go on.")
            if not live.table.paused:
                return
            live.is_dirty = True
            rows = live.note(RESUMED, _seat_of(live.table, person), person)
            live.table.paused = False
            go_on(live.table, self._hall.clock())
            await live.commit(rows)

        await self._change(id, work)

    async def _change(self, id: str, work: Callable[[LiveTable], Awaitable[None]]) -> None:
        await self._hall.change(id, work)
        # Also where no entry was written: who has agreed has changed.
        self._hall.tell_seats(id)

    def _settled(self, live: LiveTable) -> list[Row]:
        """Everybody has agreed."""
        proposal, live.table.proposal = live.table.proposal, None
        if proposal is None:
            return []
        seat, person = proposal["seat"], proposal["person"]
        return self._carry_out(live, proposal["kind"], seat, person, proposal["entries"])

    def _carry_out(
        self, live: LiveTable, kind: str, seat: int, person: int, entries: list[int]
    ) -> list[Row]:
        if kind == "rewind":
            row = live.row("rewind", seat, person, str(entries[0]))
            live.tell(row)
            return [row]
        rows = live.note(PAUSED, seat, person)
        live.table.paused = True
        stop_clocks(live.table, self._hall.clock())
        return rows


def others_at_table(table: Table) -> None:
    """Seats have changed hands: what was proposed was proposed to others.

    If nobody is left to end a pause it ends by itself.
    """
    table.proposal = None
    if table.paused and not people_at(table.seats):
        table.paused = False
        go_on(table, datetime.fromisoformat(table.moved))


def _check_running(live: LiveTable) -> None:
    if live.table.status != "running":
        raise TroubleError("forbidden", "Only a running game can be changed or paused.")
    live.check_going()
    live.check_room()


def _steps_from(live: LiveTable, first: int | None) -> list[int]:
    """The steps that would be taken back, from the first one on."""
    standing = live.running().standing
    if first not in standing:
        problem = "There is no such step, or it was taken back already."
        allowed = "the number of an action that still stands"
        raise TroubleError("bad_input", problem, "seq", allowed)
    return standing[standing.index(first) :]


def _is_proposed(table: Table, person: int, wanted: Proposal) -> bool:
    """Whether just this waits for answers; while something else does, nothing can be proposed."""
    proposal = table.proposal
    if proposal is None:
        return False
    first = proposal["entries"][0] if proposal["entries"] else None
    if (proposal["person"], proposal["kind"], first) == (person, wanted.kind, wanted.seq):
        return True
    raise TroubleError("forbidden", "Something else is proposed already; answer that first.")


def _seat_of(table: Table, person: int) -> int:
    return next(seat.seat for seat in table.seats if seat.is_held_by(person))
