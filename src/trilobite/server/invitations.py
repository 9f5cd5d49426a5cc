"""Invitations and handovers: how a seat comes to somebody.

An invitation is a link for one seat: 192 random bits in the part of the address that browsers do
not send, claimed once. A handover is a short code to type on another device: it works once, soon
expires, and few guesses are allowed. Of both, only hashes are stored.
"""

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta

import sqlalchemy as sa

from trilobite.server import schema
from trilobite.server.clock import written
from trilobite.server.consent import others_at_table
from trilobite.server.guides import check_is_game
from trilobite.server.hall import Hall
from trilobite.server.live import LiveTable
from trilobite.server.pace import full_time
from trilobite.server.seating import HANDED, take
from trilobite.server.sessions import Session, hashed
from trilobite.server.tables import Seat, Table
from trilobite.server.trouble import TroubleError, not_found, not_yours
from trilobite.server.wire.seats import Claimed, Handover, Invitation, SeatChoice

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's 32 signs: none looks like another."""

CODE_LENGTH = 8
PATIENCE = 600.0
"""For so many seconds, or as long as a turn may last, a seat waits for its owner (a bot plays)."""

_LOOKALIKES = str.maketrans("OIL", "011")
_USED = "This link was used already, or was replaced. Ask the host for a new one."
_WRONG_CODE = "This code is wrong, was used, or has expired."


def new_invitations(seats: Sequence[Seat]) -> list[Invitation]:
    """A link for every open seat."""
    return [
        Invitation(seat=seat.seat, token=secrets.token_urlsafe(24))
        for seat in seats
        if seat.kind == "open"
    ]


def store_invitations(connection: sa.Connection, id: str, made: Sequence[Invitation]) -> None:
    """New links for these seats; the old ones die."""
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
    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def renew(self, id: str, person: int, choice: SeatChoice) -> Invitation:
        """A new link, by the host: for an open seat, or for one that a bot plays."""

        async def work(live: LiveTable) -> Invitation:
            table, seat = live.table, live.table.seat(choice.seat)
            if table.host != person:
                raise not_yours("Only the host invites.")
            check_is_game(table)
            if seat.kind == "human" or seat.conceded is not None or table.status == "finished":
                raise TroubleError("seat_taken", "This seat is not free.", "seat")
            self._check_given_up(live, seat, person)
            made = Invitation(seat=seat.seat, token=secrets.token_urlsafe(24))
            await live.commit(extra=lambda connection: store_invitations(connection, id, [made]))
            return made

        return await self._hall.change(id, work)

    def _check_given_up(self, live: LiveTable, seat: Seat, host: int) -> None:
        """A host who hands a seat to a bot does not get at its cards by that.

        Its owner may be here, or just not look: in a game by letters most of the time.
        """
        owner = seat.person
        if owner is None or owner == host or seat.away:
            return
        if owner in self._hall.here(live.table.id):
            problem = "Whoever this seat belongs to is here, and may take it back."
            raise TroubleError("seat_watched", problem, "seat")
        # Before the game there are no cards to be seen.
        if live.story is not None and self._hall.clock() < _given_up_at(live, seat):
            raise _kept_until(_given_up_at(live, seat))

    async def look(self, token: str, person: int | None) -> Table:
        """The table of an invitation that is free, or by which this person has a seat."""
        id, number, claimed_by = await self._find(token)
        found = await self._hall.load([id])
        if not found:
            raise not_found(_USED)  # the table was removed just now
        if claimed_by is not None:
            _check_own_claim(found[0].seats[number], claimed_by, person)
        return found[0]

    async def claim(self, token: str, session: Session) -> Claimed:
        """Take the seat. Sent again by the same person it is answered like the first time."""
        id, number, _ = await self._find(token)

        def mark(connection: sa.Connection) -> None:
            invitations = schema.invitations
            connection.execute(
                invitations.insert().values(
                    hash=hashed(token), table=id, seat=number, claimed_by=session.person
                )
            )

        async def work(live: LiveTable) -> bool:
            # Asked again under the table's lock: somebody may have been faster.
            _, _, claimed_by = await self._find(token)
            seat = live.table.seat(number)
            if claimed_by is not None:
                _check_own_claim(seat, claimed_by, session.person)
                return False
            if seat.kind == "human" or seat.conceded is not None:
                raise not_found(_USED)
            await take(live, seat, session, mark)
            return True

        if await self._hall.change(id, work):
            self._hall.tell_seats(id)
        return Claimed(table=id, seat=number)

    async def _find(self, token: str) -> tuple[str, int, int | None]:
        invitations = schema.invitations
        query = sa.select(invitations.c.table, invitations.c.seat, invitations.c.claimed_by).where(
            invitations.c.hash == hashed(token[:200])
        )
        row = await self._hall.store.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise not_found(_USED)
        return row[0], row[1], row[2]

    async def hand_over(self, id: str, person: int, choice: SeatChoice) -> Handover:
        """A code that moves a seat of mine to another device."""
        expires = written(
            self._hall.clock() + timedelta(seconds=self._hall.settings.handover_seconds)
        )
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))

        async def work(live: LiveTable) -> None:
            seat = live.table.seat(choice.seat)
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

            await live.commit(extra=job)

        await self._hall.change(id, work)
        half = CODE_LENGTH // 2
        return Handover(code=f"{code[:half]}-{code[half:]}", expires=expires)

    async def check_code(self, code: str, person: int | None) -> sa.RowMapping:
        """The handover of a code that is right, and not yet used by anybody else."""
        handovers = schema.handovers
        query = sa.select(handovers).where(handovers.c.hash == hashed(plain_code(code)))
        row = await self._hall.store.read(
            lambda connection: connection.execute(query).mappings().first()
        )
        if row is None or row["expires"] < written(self._hall.clock()):
            raise not_found(_WRONG_CODE)
        if row["taken_by"] not in (None, person):
            raise not_found(_WRONG_CODE)
        return row

    async def take_over(self, code: str, session: Session) -> Claimed:
        """Move the seat of a code to this device. Sent again by it: the same answer once more."""
        found = await self.check_code(code, session.person)
        handovers = schema.handovers

        def use(connection: sa.Connection) -> None:
            used = handovers.update().where(handovers.c.hash == found["hash"])
            connection.execute(used.values(taken_by=session.person))

        async def work(live: LiveTable) -> bool:
            # Asked again under the table's lock: somebody may have been faster.
            row = await self.check_code(code, session.person)
            seat, is_taken = live.table.seat(row["seat"]), row["taken_by"] is not None
            if not seat.belongs_to(session.person if is_taken else row["person"]):
                raise not_found(_WRONG_CODE)
            if is_taken:
                return False
            live.is_dirty = True
            _move(live.table, seat, session)
            await live.commit(seats=True, extra=use)
            return True

        if await self._hall.change(found["table"], work):
            self._hall.tell_seats(found["table"])
        return Claimed(table=found["table"], seat=found["seat"])


def _given_up_at(live: LiveTable, seat: Seat) -> datetime:
    """Until when whoever has a seat that a bot plays may be expected back."""
    entries, pace = live.running().entries, live.table.pace
    handed = [entry.row for entry in entries if entry.is_about(HANDED, seat.seat)]
    since = datetime.fromisoformat((handed or [entries[0].row])[-1].at)
    turn = 0.0 if pace is None else full_time(live.table.pace_of_play())
    return since + timedelta(seconds=max(PATIENCE, turn))


def _kept_until(moment: datetime) -> TroubleError:
    problem = "Whoever this seat belongs to may come back; until then it is kept for them."
    trouble = TroubleError("seat_kept", problem, "seat")
    trouble.trouble.args = {"until": written(moment)}
    return trouble


def _check_own_claim(seat: Seat, claimed_by: int, person: int | None) -> None:
    """A used link is good only for whoever used it, and only as long as the seat is theirs."""
    if claimed_by != person or not seat.belongs_to(person):
        raise not_found(_USED)


def _move(table: Table, seat: Seat, session: Session) -> None:
    """The seat keeps its name; the host's rights go along with the host's last seat."""
    giver = seat.person
    seat.name = seat.name or table.seat_name(seat.seat)
    seat.person, seat.away = session.person, False
    table.names[session.person] = session.name
    others_at_table(table)
    if table.host == giver and not any(s.belongs_to(giver) for s in table.seats):
        table.host = session.person


def plain_code(code: str) -> str:
    """A code as somebody typed it: small letters, spaces and lookalikes do not matter."""
    signs = code[:40].upper().translate(_LOOKALIKES)
    return "".join(sign for sign in signs if sign in ALPHABET)
