"""Herd Migration (TT-7.3 to TT-7.10)."""

from mypy_extensions import i64

from trilobite.games.terror.events import (
    GainLost,
    GroupMoved,
    GroupPlanned,
    MigrationBegan,
    PickedUp,
    StepEnded,
)
from trilobite.games.terror.kernel import is_abroad, is_available, near_bits, open_bits, rank
from trilobite.games.terror.model import AREA_COUNT, SEATS
from trilobite.games.terror.steps import end_step
from trilobite.games.terror.table import CHOOSE_HERD, DIVIDING, NONE, Table


def begin_migration(table: Table) -> None:
    """Up to two of the player's current herds may migrate (TT-7.3, R-13)."""
    table.herds_before = 0
    bit: i64 = 1
    area: i64 = 0
    while area < AREA_COUNT:
        if table.dinos_of(table.active, area) > 0:
            table.herds_before |= bit
        bit <<= 1
        area += 1
    table.stage = CHOOSE_HERD


# Herds that may migrate, and their destinations.


def pick_up_gain(table: Table, seat: i64, area: i64) -> i64:
    """One Dino per other herd, limited by the mover's supply (TT-7.5, R-05)."""
    return min(_other_herds(table, seat, area), table.room_for(seat))


def _other_herds(table: Table, seat: i64, area: i64) -> i64:
    first = area * SEATS
    number: i64 = 0
    other: i64 = 0
    while other < SEATS:
        if other != seat and table.dinos[first + other] > 0:
            number += 1
        other += 1
    return number


def movable(table: Table, area: i64) -> i64:
    """How many Dinos may leave: all but the frozen ones, and those picked up (TT-7.9)."""
    seat = table.active
    return table.dinos_of(seat, area) - table.frozen[area] + pick_up_gain(table, seat, area)


def can_migrate(table: Table, area: i64) -> bool:
    """Whether the active player's herd there may migrate now (TT-7.4, TT-7.9)."""
    number = table.dinos_of(table.active, area)
    if number <= table.frozen[area] or not table.is_open(area):
        return False
    if table.first_origin != NONE:
        was_there = table.herds_before >> area & 1
        if not was_there or area == table.first_origin:
            return False
    return _has_destination(table, area)


def migrating_bits(table: Table) -> i64:
    """The areas of all herds that may migrate now."""
    bits: i64 = 0
    bit: i64 = 1
    area: i64 = 0
    while area < AREA_COUNT:
        if can_migrate(table, area):
            bits |= bit
        bit <<= 1
        area += 1
    return bits


def _has_destination(table: Table, origin: i64) -> bool:
    """Whether a neighbour is open (TT-7.4), and not forbidden as doomed by the option (R-02)."""
    bits = near_bits(origin) & open_bits(table)
    if not table.content.doomed_forbidden:
        return bits != 0
    most = movable(table, origin)
    area: i64 = 0
    while bits != 0:
        if bits & 1 and (is_abroad(origin, area) or is_available(table, table.active, area, most)):
            return True
        bits >>= 1
        area += 1
    return False


def left_to_go(table: Table) -> i64:
    """The number of Dinos of the herd being divided that may still leave."""
    left = movable(table, table.origin)
    area: i64 = 0
    while area < AREA_COUNT:
        left -= table.going[area]
        area += 1
    return left


def destination_bits(table: Table) -> i64:
    """The open neighbours to which no group goes yet (TT-7.4, TT-7.6)."""
    bits = near_bits(table.origin) & open_bits(table)
    bit: i64 = 1
    area: i64 = 0
    while area < AREA_COUNT:
        if table.going[area] > 0:
            bits &= ~bit
        bit <<= 1
        area += 1
    return bits


def can_go(table: Table, area: i64, number: i64) -> bool:
    """Whether this many Dinos of the herd may go there as one group (TT-7.6)."""
    if not destination_bits(table) >> area & 1 or not 1 <= number <= left_to_go(table):
        return False
    return may_arrive(table, area, number)


def may_arrive(table: Table, area: i64, number: i64) -> bool:
    """An option forbids groups whose survivors would find no habitat (R-02, `forbid`)."""
    return not table.content.doomed_forbidden or not is_doomed(table, area, number)


def is_doomed(table: Table, area: i64, number: i64) -> bool:
    """Whether the survivors of the shock would find no habitat (TT-2.7)."""
    survivors = number - 1 if is_abroad(table.origin, area) else number
    return survivors > 0 and not is_available(table, table.active, area, survivors)


# Migrating.


def migrate(table: Table, area: i64) -> None:
    """Begin to divide a herd; nothing moves until this is confirmed (TT-7.6)."""
    table.origin = area
    table.stage = DIVIDING
    if table.log is not None:
        table.emit(MigrationBegan(int(table.active), int(area), int(movable(table, area))))


def go(table: Table, area: i64, number: i64) -> None:
    """Plan a group of the herd for an area (TT-7.6)."""
    table.going[area] = number
    if table.log is not None:
        seat, origin = int(table.active), int(table.origin)
        shock = int(is_abroad(origin, area))
        doomed = is_doomed(table, area, number)
        table.emit(GroupPlanned(seat, origin, int(area), int(number), shock, doomed))


def confirm(table: Table) -> None:
    """The herd picks up Dinos, divides and moves; then areas are ranked (TT-7.5 to TT-7.8)."""
    origin = table.origin
    _pick_up(table, origin)
    area: i64 = 0
    while area < AREA_COUNT:
        if table.going[area] > 0:
            _move_group(table, origin, area, table.going[area])
        area += 1
    rank(table, origin)
    area = 0
    while area < AREA_COUNT:
        if table.going[area] > 0:
            rank(table, area, table.active)
            _freeze(table, area)
            table.going[area] = 0
        area += 1
    table.origin = NONE
    if table.first_origin == NONE:
        table.first_origin = origin
        table.stage = CHOOSE_HERD
    else:
        _end_migration(table)


def _pick_up(table: Table, area: i64) -> None:
    """Every other herd loses one Dino, the migrating herd gains as many (TT-7.5)."""
    seat = table.active
    gain = pick_up_gain(table, seat, area)
    if table.log is not None and gain < _other_herds(table, seat, area):
        table.emit(GainLost(int(seat), int(_other_herds(table, seat, area) - gain), "R-05"))
    victim: i64 = 0
    while victim < SEATS:
        at = area * SEATS + victim
        if victim != seat and table.dinos[at] > 0:
            table.dinos[at] -= 1
            table.supply[victim] += 1
            if table.log is not None:
                table.emit(PickedUp(int(seat), int(victim), int(area)))
        victim += 1
    table.dinos[area * SEATS + seat] += gain
    table.supply[seat] -= gain


def _move_group(table: Table, origin: i64, area: i64, number: i64) -> None:
    """Move a group; one Dino dies if it goes to another environment (TT-7.7)."""
    shock = move_dinos(table, table.active, origin, area, number)
    if table.log is not None:
        seat = int(table.active)
        table.emit(GroupMoved(seat, int(origin), int(area), int(number), int(shock)))


def move_dinos(table: Table, owner: i64, origin: i64, area: i64, number: i64) -> i64:
    """Move a group without ranking, and return the deaths from shock (TT-7.7, TT-7.29)."""
    shock: i64 = 1 if is_abroad(origin, area) else 0
    table.dinos[origin * SEATS + owner] -= number
    table.dinos[area * SEATS + owner] += number - shock
    table.supply[owner] += shock
    return shock


def _freeze(table: Table, area: i64) -> None:
    """Dinos that arrived with the first migration cannot join the second (TT-7.9)."""
    if table.first_origin != NONE:
        return
    arrived = table.going[area]
    if is_abroad(table.origin, area):
        arrived -= 1
    table.frozen[area] = min(arrived, table.dinos_of(table.active, area))


def finish_migration(table: Table) -> None:
    """No further herd migrates (TT-7.3)."""
    if table.log is not None:
        table.emit(StepEnded(int(table.active), "migration"))
    _end_migration(table)


def _end_migration(table: Table) -> None:
    table.herds_before = 0
    table.first_origin = NONE
    area: i64 = 0
    while area < AREA_COUNT:
        table.frozen[area] = 0
        area += 1
    end_step(table)
