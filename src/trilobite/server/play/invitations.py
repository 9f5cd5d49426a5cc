"""Invitations and handovers: ways to give a seat to somebody, or to another device.

An invitation is a link for one seat, with 192 random bits in the part of the address that browsers
do not send; it works once. A handover is a short code to type on another device; it works once and
soon expires, and only a few guesses are allowed. Only hashes of both are stored.
"""

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta

import sqlalchemy as sa

from trilobite.server.common.clock import written
from trilobite.server.common.errors import ServiceError, not_found, not_yours
from trilobite.server.common.wire.seats import Claimed, Handover, Invitation, SeatChoice
from trilobite.server.people.sessions import Session, hashed
from trilobite.server.play.consent import drop_proposal
from trilobite.server.play.seating import HANDED, take
from trilobite.server.storage import schema
from trilobite.server.tables.clocks import full_time
from trilobite.server.tables.guides import check_is_game
from trilobite.server.tables.live import TableDraft, TableSnapshot
from trilobite.server.tables.registry import TableRegistry
from trilobite.server.tables.table import Seat, Table

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's 32 characters, none of which looks like another."""

CODE_LENGTH = 8
KEPT_SEAT_SECONDS = 600.0
"""Minimum seconds for which a seat that a bot plays is kept for its owner."""

_LOOKALIKES = str.maketrans("OIL", "011")
_USED = "This link has already been used or replaced. Ask the host for a new one."
_WRONG_CODE = "This code is wrong, was used, or has expired."


def new_invitations(seats: Sequence[Seat]) -> list[Invitation]:
    """A link for every open seat."""
    return [
        Invitation(seat=seat.seat, token=secrets.token_urlsafe(24))
        for seat in seats
        if seat.kind == "open"
    ]


def store_invitations(connection: sa.Connection, id: str, made: Sequence[Invitation]) -> None:
    """Store new links for seats; the old ones stop working."""
    invitations = schema.invitations
    for invitation in made:
        connection.execute(
            invitations.delete().where(
                invitations.c.table == id, invitations.c.seat == invitation.seat
            )
        )
        connection.execute(
            invitations.insert().values(
                hash=hashed(invitation.token), table=id, seat=invitation.seat
            )
        )


class Invitations:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def renew(self, id: str, person: int, choice: SeatChoice) -> Invitation:
        """Create a new link for an open seat, or for one that a bot plays; only for the host."""

        async def work(draft: TableDraft) -> Invitation:
            table, seat = draft.table, draft.table.seat(choice.seat)
            if table.host != person:
                raise not_yours("Only the host can invite people.")
            check_is_game(table)
            if seat.kind == "human" or seat.conceded is not None or table.status == "finished":
                raise ServiceError("seat_taken", "This seat is not free.", "seat")
            self._check_given_up(draft, seat, person)
            made = Invitation(seat=seat.seat, token=secrets.token_urlsafe(24))
            draft.also(lambda connection: store_invitations(connection, id, [made]))
            return made

        return await self._registry.change(id, work)

    def _check_given_up(self, draft: TableSnapshot, seat: Seat, host: int) -> None:
        """Check that the owner has given up a seat, so that a host cannot get to see its cards.

        The owner may be connected or may come back: people rarely look at a correspondence game.
        """
        owner = seat.person
        if owner is None or owner == host or seat.away:
            return
        if owner in self._registry.presence.here(draft.table.id):
            problem = "The owner of this seat is here and may take it back."
            raise ServiceError("seat_watched", problem, "seat")
        # Before the game there are no cards to see.
        if draft.game is not None and self._registry.clock() < _given_up_at(draft, seat):
            raise _kept_until(_given_up_at(draft, seat))

    async def look(self, token: str, person: int | None) -> Table:
        """The table of an invitation that is unused, or that this person has used."""
        id, number, claimed_by = await self._find(token)
        found = await self._registry.load([id])
        if not found:
            raise not_found(_USED)  # the table was removed just now
        if claimed_by is not None:
            _check_own_claim(found[0].seats[number], claimed_by, person)
        return found[0]

    async def claim(self, token: str, session: Session, colour: int | None = None) -> Claimed:
        """Take the seat. The same person gets the same answer if they send it again."""
        id, number, _ = await self._find(token)

        def mark(connection: sa.Connection) -> None:
            invitations = schema.invitations
            connection.execute(
                invitations.insert().values(
                    hash=hashed(token), table=id, seat=number, claimed_by=session.person
                )
            )

        async def work(draft: TableDraft) -> None:
            # Checked again under the table's lock, because somebody may have been faster.
            _, _, claimed_by = await self._find(token)
            seat = draft.table.seat(number)
            if claimed_by is not None:
                _check_own_claim(seat, claimed_by, session.person)
                return
            if seat.kind == "human" or seat.conceded is not None:
                raise not_found(_USED)
            take(draft, seat, session, colour)
            draft.also(mark)

        await self._registry.change(id, work)
        return Claimed(table=id, seat=number)

    async def _find(self, token: str) -> tuple[str, int, int | None]:
        invitations = schema.invitations
        query = sa.select(invitations.c.table, invitations.c.seat, invitations.c.claimed_by).where(
            invitations.c.hash == hashed(token[:200])
        )
        row = await self._registry.store.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise not_found(_USED)
        return row[0], row[1], row[2]

    async def hand_over(self, id: str, person: int, choice: SeatChoice) -> Handover:
        """Create a code that moves a person's seat to another device."""
        expires = written(
            self._registry.clock() + timedelta(seconds=self._registry.settings.handover_seconds)
        )
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))

        async def work(draft: TableDraft) -> None:
            seat = draft.table.seat(choice.seat)
            if not seat.belongs_to(person):
                raise not_yours()

            def job(connection: sa.Connection) -> None:
                handovers = schema.handovers
                connection.execute(
                    handovers.delete().where(handovers.c.table == id, handovers.c.seat == seat.seat)
                )
                connection.execute(
                    handovers.insert().values(
                        hash=hashed(code), table=id, seat=seat.seat, person=person, expires=expires
                    )
                )

            draft.also(job)

        await self._registry.change(id, work)
        half = CODE_LENGTH // 2
        return Handover(code=f"{code[:half]}-{code[half:]}", expires=expires)

    async def check_code(self, code: str, person: int | None) -> sa.RowMapping:
        """The handover of a valid code that nobody else has used."""
        handovers = schema.handovers
        query = sa.select(handovers).where(handovers.c.hash == hashed(plain_code(code)))
        row = await self._registry.store.read(
            lambda connection: connection.execute(query).mappings().first()
        )
        if row is None or row["expires"] < written(self._registry.clock()):
            raise not_found(_WRONG_CODE)
        if row["taken_by"] not in (None, person):
            raise not_found(_WRONG_CODE)
        return row

    async def take_over(self, code: str, session: Session) -> Claimed:
        """Move the seat of a code to this device, which gets the same answer if it asks again."""
        found = await self.check_code(code, session.person)
        handovers = schema.handovers

        def use(connection: sa.Connection) -> None:
            used = handovers.update().where(handovers.c.hash == found["hash"])
            connection.execute(used.values(taken_by=session.person))

        async def work(draft: TableDraft) -> None:
            # Checked again under the table's lock, because somebody may have been faster.
            row = await self.check_code(code, session.person)
            seat, is_taken = draft.table.seat(row["seat"]), row["taken_by"] is not None
            if not seat.belongs_to(session.person if is_taken else row["person"]):
                raise not_found(_WRONG_CODE)
            if not is_taken:
                _move(draft, seat, session)
                draft.also(use)

        await self._registry.change(found["table"], work)
        return Claimed(table=found["table"], seat=found["seat"])


def _given_up_at(draft: TableSnapshot, seat: Seat) -> datetime:
    """The moment from which the owner of a seat that a bot plays is no longer expected back."""
    entries, table = draft.running().entries, draft.table
    handed = [entry.row for entry in entries if entry.is_about(HANDED, seat.seat)]
    since = datetime.fromisoformat((handed or [entries[0].row])[-1].at)
    turn = 0.0 if table.pace is None else full_time(table.time_control())
    return since + timedelta(seconds=max(KEPT_SEAT_SECONDS, turn))


def _kept_until(moment: datetime) -> ServiceError:
    problem = "The owner of this seat may come back, so it is kept for them for a while."
    error = ServiceError("seat_kept", problem, "seat")
    error.body.args = {"until": written(moment)}
    return error


def _check_own_claim(seat: Seat, claimed_by: int, person: int | None) -> None:
    """A used link works only for the person who used it, and only while the seat is theirs."""
    if claimed_by != person or not seat.belongs_to(person):
        raise not_found(_USED)


def _move(draft: TableDraft, seat: Seat, session: Session) -> None:
    """Give a seat to another session. The host's rights go with the host's last seat."""
    table, giver = draft.table, seat.person
    seat.name = seat.name or table.seat_name(seat.seat)
    seat.person, seat.away = session.person, False
    draft.welcome(session)
    drop_proposal(table)
    if table.host == giver and not any(s.belongs_to(giver) for s in table.seats):
        table.host = session.person


def plain_code(code: str) -> str:
    """A typed code in its plain form: case, spaces and similar-looking letters do not matter."""
    signs = code[:40].upper().translate(_LOOKALIKES)
    return "".join(sign for sign in signs if sign in ALPHABET)
