"""A proposal: something that one person wants and everybody has to agree to.

It is stored with the table, so that it survives a restart. Everybody means every person who plays a
seat; bots agree to anything. A person who plays alone needs nobody's consent. A rewind also needs
the consent of people for whom a bot plays, unless they have left: otherwise a host could hand a
seat to a bot, and then take back whatever that seat has gained.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from trilobite.server.common.wire.proposals import ProposalInfo
from trilobite.server.tables.table import Seat

Stored = Mapping[str, Any]
"""A `ProposalInfo` without what depends on the reader, plus its author and who has agreed."""


def new_proposal(
    number: int, kind: str, person: int, seat: int, entries: Sequence[int] = ()
) -> Stored:
    return {
        "number": number,
        "kind": kind,
        "person": person,
        "seat": seat,
        "entries": list(entries),
        "agreed": [person],
    }


def people_at(seats: Sequence[Seat]) -> set[int]:
    """Everybody who plays a seat now."""
    return {seat.person for seat in seats if seat.kind == "human" and seat.person is not None}


def asked_for(kind: str, seats: Sequence[Seat]) -> set[int]:
    """Everybody who has to agree to something of this kind."""
    if kind != "rewind":
        return people_at(seats)
    holders = (seat.person for seat in seats if seat.is_held_by(seat.person))
    return {person for person in holders if person is not None}


def unanswered(proposal: Stored, seats: Sequence[Seat]) -> set[int]:
    """The people who still have to answer."""
    return asked_for(proposal["kind"], seats).difference(proposal["agreed"])


def shown_proposal(
    proposal: Stored | None, seats: Sequence[Seat], reader: int | None
) -> ProposalInfo | None:
    """The proposal in wire form. It names steps by number; the reader's own log has the details."""
    if proposal is None:
        return None
    asked = unanswered(proposal, seats)
    entries: list[int] = proposal["entries"]
    return ProposalInfo(
        number=proposal["number"],
        kind=proposal["kind"],
        seat=proposal["seat"],
        seq=entries[0] if entries else None,
        entries=entries,
        waits_for=[s.seat for s in seats if s.person in asked and s.is_held_by(s.person)],
        asks_me=reader in asked,
        mine=reader is not None and reader == proposal["person"],
    )
