"""Seats: taking one, leaving it, handing it to a bot, taking it back, conceding.

The game begins when the last open seat is taken. In a running game every change of seats is an
entry in the log.
"""

from collections.abc import Callable

import sqlalchemy as sa

from trilobite.server.common.errors import ServiceError, not_yours
from trilobite.server.common.wire.seats import BotChoice, SeatChoice
from trilobite.server.people.sessions import Session
from trilobite.server.play.consent import drop_proposal
from trilobite.server.storage import schema
from trilobite.server.storage.writer import Job
from trilobite.server.tables.create import read_bot
from trilobite.server.tables.game import CONCEDED
from trilobite.server.tables.guides import check_is_game
from trilobite.server.tables.heirs import HOST, inherit
from trilobite.server.tables.live import TableDraft
from trilobite.server.tables.registry import TableRegistry
from trilobite.server.tables.table import Seat, Table

HANDED = "table-seat-bot"
"""The message key of a log entry: a bot plays a seat from now on."""

SeatChange = Callable[[TableDraft, Seat], None]


class Seating:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def sit(self, id: str, session: Session, choice: SeatChoice) -> None:
        """Take an open seat of a public table."""

        def work(draft: TableDraft, seat: Seat) -> None:
            is_kept = seat.is_kept_for(session.person)
            if not draft.table.public and not is_kept:
                raise ServiceError("forbidden", "You need an invitation to join this table.")
            if seat.kind != "open" or (seat.person is not None and not is_kept):
                raise ServiceError("forbidden", "The seat is taken.", "seat")
            take(draft, seat, session, choice.colour)

        await self._at_seat(id, choice.seat, work)

    async def leave(self, id: str, person: int, choice: SeatChoice) -> None:
        """Leave a seat: before the game it becomes open; later a bot plays it for its owner."""

        def work(draft: TableDraft, seat: Seat) -> None:
            table = draft.table
            if not seat.belongs_to(person) and not (
                table.status == "open" and table.host == person
            ):
                raise not_yours()
            check_is_game(table)
            leave_seat(draft, seat, person, self._registry.settings.default_bot)

        await self._at_seat(id, choice.seat, work)

    async def hand_to_bot(self, id: str, person: int, choice: BotChoice) -> None:
        """Let a bot play a seat; for its owner or the host."""
        bot = read_bot(choice.bot or self._registry.settings.default_bot, "bot")

        def work(draft: TableDraft, seat: Seat) -> None:
            if not seat.belongs_to(person) and draft.table.host != person:
                raise not_yours()
            check_is_game(draft.table)
            if draft.table.status == "finished":
                raise ServiceError("forbidden", "The game is over.")
            draft.check_room()
            if seat.kind == "open":  # a seat whose person never came
                seat.person, seat.name = None, ""
            seat.kind, seat.bot = "bot", bot
            draft.also(_removal_of_invitation(draft.table.id, seat.seat))
            _note_seat(draft, seat, person, HANDED)

        await self._at_seat(id, choice.seat, work)

    async def take_back(self, id: str, person: int, choice: SeatChoice) -> None:
        """Let the owner of a seat play it again."""

        def work(draft: TableDraft, seat: Seat) -> None:
            if not seat.belongs_to(person):
                raise not_yours()
            if seat.kind == "human":
                return
            if draft.table.is_given_up:
                raise ServiceError("forbidden", "The game is over.")
            draft.check_room()
            seat.kind, seat.bot, seat.away = "human", None, False
            _note_seat(draft, seat, person, "table-seat-back")

        await self._at_seat(id, choice.seat, work)

    async def concede(self, id: str, person: int, choice: SeatChoice) -> None:
        """Concede: the seat comes last. A bot plays on; if only bots are left, the game ends."""

        def work(draft: TableDraft, seat: Seat) -> None:
            if not seat.belongs_to(person):
                raise not_yours()
            check_is_game(draft.table)
            if draft.table.status != "running":
                raise ServiceError("forbidden", "Only a running game can be conceded.")
            seat.name = draft.table.seat_name(seat.seat)
            seat.kind, seat.bot = "bot", seat.bot or self._registry.settings.default_bot
            seat.conceded = draft.table.seq + 1
            heir = inherit(draft.table, person, seat.seat)
            _note_seat(draft, seat, person, CONCEDED, heir=heir)
            if draft.table.is_left_to_bots:
                draft.give_up(seat.seat, person)

        await self._at_seat(id, choice.seat, work)

    async def leave_all(self, person: int, ids: list[str]) -> None:
        """Leave all seats of a person who leaves the server, except in finished games."""
        for id in ids:

            async def work(draft: TableDraft) -> None:
                for seat in draft.table.seats:
                    if seat.belongs_to(person) and draft.table.status != "finished":
                        leave_seat(draft, seat, person, self._registry.settings.default_bot)

            await self._registry.change(id, work)

    async def _at_seat(self, id: str, number: int, work: SeatChange) -> None:
        async def at_seat(draft: TableDraft) -> None:
            work(draft, draft.table.seat(number))

        await self._registry.change(id, at_seat)


def take(draft: TableDraft, seat: Seat, session: Session, colour: int | None = None) -> None:
    """Give a seat to a person: an open one, or one that a bot played."""
    table = draft.table
    if colour is not None and table.status == "open":
        _give_colour(table, seat, colour)
    if seat.kind == "bot" or seat.away:
        seat.name = ""
    seat.kind, seat.bot, seat.away, seat.person = "human", None, False, session.person
    draft.welcome(session)
    draft.also(_removal_of_invitation(table.id, seat.seat))
    _note_seat(draft, seat, session.person, "table-seat-joined")


def _give_colour(table: Table, seat: Seat, colour: int) -> None:
    """Give a seat the wanted colour, unless the game lacks it or somebody has it.

    A bot may be called after its colour, so it keeps it.
    """
    if not 0 <= colour < max(table.rules_of_play().player_counts):
        return
    for other in table.seats:
        if other.colour == colour:
            if other.kind == "human" or other.name:
                return
            other.colour = seat.colour
    seat.colour = colour


def leave_seat(draft: TableDraft, seat: Seat, person: int, default_bot: str) -> None:
    table = draft.table
    owner = seat.person
    if table.status == "open":
        seat.kind, seat.person, seat.bot = "open", None, None
    else:
        seat.kind, seat.bot, seat.away = "bot", seat.bot or default_bot, True
    heir = None if owner is None else inherit(table, owner, seat.seat)
    _note_seat(draft, seat, person, "table-seat-left", heir=heir)


def _note_seat(
    draft: TableDraft, seat: Seat, person: int, key: str, heir: Seat | None = None
) -> None:
    """Add the log rows about a change of seats; a table that is now full begins to play.

    `heir` is the seat that has the host's rights from now on, if the change passed them on.
    """
    if draft.table.status == "open":
        draft.start_if_full()
        return
    draft.note(key, seat.seat, person)
    if heir is not None:
        draft.note(HOST, heir.seat, heir.person)
    drop_proposal(draft.table)


def _removal_of_invitation(table: str, seat: int) -> Job[None]:
    """A job that deletes the unused link of a taken seat; a used link keeps its answer."""
    invitations = schema.invitations
    unclaimed = invitations.delete().where(
        invitations.c.table == table,
        invitations.c.seat == seat,
        invitations.c.claimed_by.is_(None),
    )

    def job(connection: sa.Connection) -> None:
        connection.execute(unclaimed)

    return job
