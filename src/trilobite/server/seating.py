"""Who sits where: sit, leave, a bot instead, take back, concede.

A seat that is free for the first time fills the table, and a full table begins to play. In a
running game every change of seats is an entry of the log.
"""

from collections.abc import Awaitable, Callable

import sqlalchemy as sa

from trilobite.server import schema
from trilobite.server.consent import others_at_table
from trilobite.server.guides import check_is_game
from trilobite.server.hall import Hall
from trilobite.server.hosts import HOST, inherit
from trilobite.server.live import Extra, LiveTable
from trilobite.server.plans import read_bot
from trilobite.server.sessions import Session
from trilobite.server.story import CONCEDED
from trilobite.server.tables import Seat
from trilobite.server.trouble import TroubleError, not_yours
from trilobite.server.wire.seats import BotChoice, SeatChoice

HANDED = "table-seat-bot"
"""The line in the log about a seat that a bot plays from now on."""

Change = Callable[[LiveTable, Seat], Awaitable[None]]


class Seating:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def sit(self, id: str, session: Session, choice: SeatChoice) -> None:
        """Take an open seat of a public table."""

        async def change(live: LiveTable, seat: Seat) -> None:
            if not live.table.public:
                raise TroubleError("forbidden", "This table is by invitation.")
            if seat.kind != "open":
                raise TroubleError("forbidden", "The seat is taken.", "seat")
            await take(live, seat, session)

        await self._at_seat(id, choice.seat, change)

    async def leave(self, id: str, person: int, choice: SeatChoice) -> None:
        """Before the game the seat opens again; later a bot holds it until it is taken back."""

        async def change(live: LiveTable, seat: Seat) -> None:
            table = live.table
            if not seat.belongs_to(person) and not (
                table.status == "open" and table.host == person
            ):
                raise not_yours()
            check_is_game(table)
            await leave_seat(live, seat, person, self._hall.settings.house_bot)

        await self._at_seat(id, choice.seat, change)

    async def hand_to_bot(self, id: str, person: int, choice: BotChoice) -> None:
        """The owner or the host lets a bot play a seat."""
        bot = read_bot(choice.bot or self._hall.settings.house_bot, "bot")

        async def change(live: LiveTable, seat: Seat) -> None:
            if not seat.belongs_to(person) and live.table.host != person:
                raise not_yours()
            check_is_game(live.table)
            if live.table.status == "finished":
                raise TroubleError("forbidden", "The game is over.")
            live.check_room()
            live.is_dirty = True
            seat.kind, seat.bot = "bot", bot
            await _store_seat(live, seat, person, HANDED, _kill_invitation(live, seat))

        await self._at_seat(id, choice.seat, change)

    async def take_back(self, id: str, person: int, choice: SeatChoice) -> None:
        """Whoever had the seat plays it again."""

        async def change(live: LiveTable, seat: Seat) -> None:
            if not seat.belongs_to(person):
                raise not_yours()
            if seat.kind == "human":
                return
            live.check_room()
            live.is_dirty = True
            seat.kind, seat.bot, seat.away = "human", None, False
            await _store_seat(live, seat, person, "table-seat-back")

        await self._at_seat(id, choice.seat, change)

    async def concede(self, id: str, person: int, choice: SeatChoice) -> None:
        """Give up: a bot plays on for good, and the seat is placed last."""

        async def change(live: LiveTable, seat: Seat) -> None:
            if not seat.belongs_to(person):
                raise not_yours()
            check_is_game(live.table)
            if live.table.status != "running":
                raise TroubleError("forbidden", "Only a running game can be conceded.")
            live.is_dirty = True
            seat.name = live.table.seat_name(seat.seat)
            seat.kind, seat.bot = "bot", seat.bot or self._hall.settings.house_bot
            seat.conceded = live.table.seq + 1
            heir = inherit(live.table, person, seat.seat)
            await _store_seat(live, seat, person, CONCEDED, heir=heir)

        await self._at_seat(id, choice.seat, change)

    async def leave_all(self, person: int, ids: list[str]) -> None:
        """Somebody is going for good: leave every seat that is not in a finished game."""
        for id in ids:

            async def work(live: LiveTable) -> None:
                for seat in live.table.seats:
                    if seat.belongs_to(person) and live.table.status != "finished":
                        await leave_seat(live, seat, person, self._hall.settings.house_bot)

            await self._hall.change(id, work)
            self._hall.tell_seats(id)

    async def _at_seat(self, id: str, number: int, change: Change) -> None:
        async def work(live: LiveTable) -> None:
            await change(live, live.table.seat(number))

        await self._hall.change(id, work)
        # Also where no entry was written: who sits where has changed.
        self._hall.tell_seats(id)


async def take(live: LiveTable, seat: Seat, session: Session, extra: Extra | None = None) -> None:
    """Somebody takes a seat: an open one, or one that a bot held."""
    live.is_dirty = True
    table = live.table
    if seat.kind == "bot" or seat.away:
        seat.name = ""
    seat.kind, seat.bot, seat.away, seat.person = "human", None, False, session.person
    table.names[session.person] = session.name

    def both(connection: sa.Connection) -> None:
        _kill_invitation(live, seat)(connection)
        if extra is not None:
            extra(connection)

    await _store_seat(live, seat, session.person, "table-seat-joined", both)


async def leave_seat(live: LiveTable, seat: Seat, person: int, house_bot: str) -> None:
    table = live.table
    live.is_dirty = True
    owner = seat.person
    if table.status == "open":
        seat.kind, seat.person, seat.bot = "open", None, None
    else:
        seat.kind, seat.bot, seat.away = "bot", seat.bot or house_bot, True
    heir = None if owner is None else inherit(table, owner, seat.seat)
    await _store_seat(live, seat, person, "table-seat-left", heir=heir)


async def _store_seat(
    live: LiveTable,
    seat: Seat,
    person: int,
    key: str,
    extra: Extra | None = None,
    heir: Seat | None = None,
) -> None:
    """Store a change of seats, with its entries if the game runs; a full table begins to play.

    `heir` is the seat that has the host's rights from now on, if they have passed on by it.
    """
    if live.table.status == "open":
        rows = live.start_if_full()
    else:
        rows = live.note(key, seat.seat, person)
        if heir is not None:
            rows += live.note(HOST, heir.seat, heir.person)
        others_at_table(live.table)
    await live.commit(rows, seats=True, extra=extra)


def _kill_invitation(live: LiveTable, seat: Seat) -> Extra:
    """A seat that is taken needs no link; whoever claimed one keeps its answer."""
    invitations = schema.invitations

    def job(connection: sa.Connection) -> None:
        connection.execute(
            invitations.delete().where(
                invitations.c.table == live.table.id,
                invitations.c.seat == seat.seat,
                invitations.c.claimed_by.is_(None),
            )
        )

    return job
