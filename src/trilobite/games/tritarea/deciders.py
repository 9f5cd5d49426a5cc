"""Which seat decides for which participant (TA-9.3, TA-10.2, TA-11.1)."""

from mypy_extensions import i64

from trilobite.games.tritarea.kernel import clockwise_from, left_of
from trilobite.games.tritarea.table import (
    CHANCE_STAGES,
    CHANGING,
    DECLARING,
    NONE,
    OVER,
    Table,
)


def decider(table: Table, participant: i64) -> int:
    """The seat that decides for a participant now."""
    content = table.content
    seat = content.seat_of[participant]
    if seat >= 0:
        return seat
    if content.players == 3:
        return content.seat_of[_decider_for_lone_npc(table, participant)]
    if content.players == 2:
        return content.seat_of[partner_of(participant)]
    return 0


def known_decider(table: Table, participant: i64) -> int:
    """The seat that decides for a participant, if that is settled yet; otherwise NONE.

    The only thing to decide for the NPC of three players is where it builds. So its decider is
    unknown until the rights are found, and nobody decides if it gets none (TA-9.3, TA-9.4).
    """
    is_holder = participant in {table.first_holder, table.second_holder}
    if table.content.players == 3 and table.is_npc(participant) and not is_holder:
        return NONE
    return decider(table, participant)


def partner_of(participant: i64) -> i64:
    """The partner in a two-player game: A is s0 with s3, B is s2 with s1 (TA-10.1)."""
    return 3 - participant


def _decider_for_lone_npc(table: Table, npc: i64) -> i64:
    """The human who builds for the NPC of three players (TA-9.3, R-17)."""
    if table.second_holder == npc:
        return table.first_holder
    if table.content.left_decides:
        if table.trick_number > 0 and table.leader != npc:
            return table.leader
        return left_of(table, npc)
    if table.last_human_holder != NONE:
        return table.last_human_holder
    return left_of(table, npc) if table.start in {NONE, npc} else table.start


def acting_seats(table: Table) -> list[int]:
    """The seats that must decide now, ascending; none at the end or while chance draws."""
    if table.stage == OVER or table.stage in CHANCE_STAGES:
        return []
    if table.actor != NONE:
        return [decider(table, table.actor)]
    seats = range(table.content.players)
    return [seat for seat in seats if decided_next(table, seat) != NONE]


def decided_next(table: Table, seat: int) -> int:
    """The participant for whom a seat must decide now, or NONE.

    A seat that decides for several participants at once answers for them clockwise (R-7).
    """
    if table.stage == OVER or table.stage in CHANCE_STAGES:
        return NONE
    if table.actor != NONE:
        return table.actor if decider(table, table.actor) == seat else NONE
    if table.stage == DECLARING:
        own = table.content.participant_of[seat]
        return own if table.committed[own] == 0 else NONE
    return _asked_next(table, seat)


def _asked_next(table: Table, seat: int) -> int:
    for participant in clockwise_from(table, first_asked(table)):
        if table.asked[participant] == 1 and decider(table, participant) == seat:
            return participant
    return NONE


def first_asked(table: Table) -> i64:
    """The participant who is asked first about a 5: the leader, or at settlement the start player.

    See TA-4.2 and TA-7.6.
    """
    return table.leader if table.stage == CHANGING else table.start
