"""Public information about a table. About the game it says only which seats have to decide."""

from collections.abc import Collection, Mapping
from itertools import count

from trilobite.engine import InputError
from trilobite.server.common.wire.clocks import SeatClock
from trilobite.server.common.wire.tables import ParticipantInfo, SeatInfo, TableInfo
from trilobite.server.tables.clocks import shown_clocks
from trilobite.server.tables.proposals import shown_proposal
from trilobite.server.tables.table import Seat, Table


def table_info(table: Table, reader: int | None, here: Collection[int]) -> TableInfo:
    """The public information about a table, for one reader."""
    return TableInfo(
        id=table.id,
        game=table.game,
        rules=table.rules,
        options=table.options,
        title=table.title,
        public=table.public,
        status=table.status,
        seats=[_seat_info(table, seat, reader, here) for seat in table.seats],
        participants=participants_of(table),
        to_act=[] if table.outdated else list(table.to_act),
        seq=table.seq,
        created=table.created,
        moved=table.moved,
        am_host=reader is not None and reader == table.host,
        commitment=table.commitment,
        seed_chosen=table.seed_chosen,
        seed=table.seed if table.status == "finished" else None,
        salt=table.salt if table.status == "finished" else None,
        result=table.result,
        rematch=table.rematch,
        hints=table.hints,
        pace=None if table.pace is None else table.time_control(),
        clocks=seat_clocks(table),
        paused=table.paused,
        proposal=shown_proposal(table.proposal, table.seats, reader),
        continued=table.position is not None and table.guide is None,
        outdated=table.outdated,
        guide=table.guide,
    )


def _seat_info(table: Table, seat: Seat, reader: int | None, here: Collection[int]) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=table.seat_name(seat.seat),
        bot=seat.bot,
        colour=seat.colour,
        mine=seat.belongs_to(reader),
        here=seat.kind == "human" and seat.person in here,
        conceded=seat.conceded is not None,
        host=seat.belongs_to(table.host),
        removed=seat.person in table.removed,
        former=seat.conceded is not None and reader is not None and seat.person == reader,
    )


def participants_of(table: Table) -> list[ParticipantInfo]:
    """The participants: a seat's own has the seat's colour, the others have free colours."""
    taken = {seat.colour for seat in table.seats}
    free = (colour for colour in count() if colour not in taken)
    return [
        ParticipantInfo(
            participant=participant,
            seat=seat,
            colour=next(free) if seat is None else table.seats[seat].colour,
        )
        for participant, seat in sorted(_seats_of_participants(table).items())
    ]


def _seats_of_participants(table: Table) -> Mapping[int, int | None]:
    try:
        return table.rules_of_play().participants(table.players)
    except InputError:  # the game is not installed; the table can still be listed
        return {seat: seat for seat in range(table.players)}


def seat_clocks(table: Table) -> list[SeatClock]:
    played = [seat.seat for seat in table.seats if seat.kind == "human"]
    return shown_clocks(table.clocks, played)
