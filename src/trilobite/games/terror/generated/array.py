"""The table as an array of numbers, written by `tools/tables.py`."""

from mypy_extensions import i64

from trilobite.engine.encoding import Numbers, seat_from
from trilobite.games.terror.generated.table import TableFields


def write_track(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write stage, period, turn."""
    numbers.one_of(table.stage, 20)
    numbers.one_of(table.period, 3)
    numbers.one_of(table.turn, 3)


def write_progress(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write start, active, selected, space, took_face_up, card_played, tile_played."""
    numbers.one_of(seat_from(table.start, me, seats), 6)
    numbers.one_of(seat_from(table.active, me, seats), 6)
    numbers.put_within(table.selected, 0, 6)
    numbers.one_of(table.space, 6)
    numbers.flag(table.took_face_up)
    numbers.flag(table.card_played)
    numbers.flag(table.tile_played)


def write_island(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write dinos, order."""
    dinos = table.dinos
    i: i64 = 0
    while i < 12:
        j: i64 = 0
        while j < seats:
            numbers.put_within(dinos[(i) * 6 + (me + j) % seats], 0, 99)
            j += 1
        numbers.skip((6 - seats) * 1)
        i += 1
    order = table.order
    i = 0
    while i < 12:
        j = 0
        while j < 3:
            numbers.one_of(seat_from(order[(i) * 3 + j], me, seats), 6)
            j += 1
        i += 1


def write_step(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write volcano to group_size."""
    volcano = table.volcano
    i: i64 = 0
    while i < 12:
        numbers.one_of(seat_from(volcano[i], me, seats), 6)
        i += 1
    predators = table.predators
    i = 0
    while i < 4:
        numbers.one_of(predators[i], 12)
        i += 1
    numbers.one_of(seat_from(table.owner, me, seats), 6)
    numbers.flag(table.is_roaming)
    numbers.one_of(table.environment, 4)
    numbers.put_within(table.gain, 0, 99)
    numbers.one_of(table.grown, 12)
    numbers.bits(table.herds_before, 12)
    numbers.one_of(table.first_origin, 12)
    numbers.one_of(table.origin, 12)
    going = table.going
    i = 0
    while i < 12:
        numbers.put_within(going[i], 0, 99)
        i += 1
    frozen = table.frozen
    i = 0
    while i < 12:
        numbers.put_within(frozen[i], 0, 99)
        i += 1
    numbers.one_of(table.eater, 4)
    numbers.put_within(table.bites, 0, 99)
    numbers.flag(table.has_eaten)
    numbers.bits(table.raptors_moved, 2)
    numbers.flag(table.two_steps_used)
    numbers.put_within(table.scattered, 0, 99)
    numbers.one_of(seat_from(table.first_owner, me, seats), 6)
    numbers.one_of(table.first_to, 12)
    numbers.one_of(seat_from(table.group_owner, me, seats), 6)
    numbers.put_within(table.group_size, 0, 99)


def write_supply(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write supply."""
    supply = table.supply
    i: i64 = 0
    while i < seats:
        numbers.put_within(supply[(me + i) % seats], 0, 99)
        i += 1
    numbers.skip((6 - seats) * 1)


def write_row(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write whites, cards, counters, tile_at, taker, whites_on, face_up, deck_size, discards."""
    whites = table.whites
    i: i64 = 0
    while i < seats:
        numbers.put_within(whites[(me + i) % seats], 0, 99)
        i += 1
    numbers.skip((6 - seats) * 1)
    cards = table.cards
    i = 0
    while i < seats:
        numbers.one_of(cards[(me + i) % seats], 5)
        i += 1
    numbers.skip((6 - seats) * 5)
    counters = table.counters
    i = 0
    while i < 2:
        j: i64 = 0
        while j < seats:
            numbers.put_within(counters[(i) * 6 + (me + j) % seats] + 1, 0, 3)
            j += 1
        numbers.skip((6 - seats) * 1)
        i += 1
    tile_at = table.tile_at
    i = 0
    while i < 6:
        numbers.one_of(tile_at[i], 6)
        i += 1
    taker = table.taker
    i = 0
    while i < 6:
        numbers.one_of(seat_from(taker[i], me, seats), 6)
        i += 1
    whites_on = table.whites_on
    i = 0
    while i < 6:
        numbers.put_within(whites_on[i], 0, 99)
        i += 1
    numbers.one_of(table.face_up, 4)
    numbers.put_within(table.deck_size, 0, 99)
    discards = table.discards
    i = 0
    while i < 4:
        numbers.put_within(discards[i], 0, 99)
        i += 1
