"""The table as an array of numbers, written by `tools/tables.py`."""

from mypy_extensions import i64

from trilobite.engine.encoding import Numbers, seat_from
from trilobite.games.tritarea.generated.table import TableFields


def write_progress(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write round, trick_number."""
    numbers.one_of(table.round, 3)
    numbers.one_of(table.trick_number, 9)


def write_roles(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write actor to basic."""
    numbers.one_of(seat_from(table.actor, me, seats), 4)
    numbers.one_of(seat_from(table.leader, me, seats), 4)
    numbers.one_of(seat_from(table.start, me, seats), 4)
    numbers.one_of(seat_from(table.first_holder, me, seats), 4)
    numbers.one_of(seat_from(table.second_holder, me, seats), 4)
    numbers.one_of(seat_from(table.last_human_holder, me, seats), 4)
    numbers.one_of(table.adopted, 4)
    numbers.one_of(table.basic, 16)


def write_city(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write height, blocks."""
    height = table.height
    i: i64 = 0
    while i < 16:
        numbers.put_within(height[i], 0, 36)
        i += 1
    blocks = table.blocks
    i = 0
    while i < 16:
        j: i64 = 0
        while j < 4:
            numbers.put_within(blocks[(i) * 4 + (me + j) % 4], 0, 9)
            j += 1
        i += 1


def write_stocks(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write supply, sold, cards_left, committed, asked."""
    supply = table.supply
    i: i64 = 0
    while i < 4:
        numbers.put_within(supply[(me + i) % 4], 0, 9)
        i += 1
    sold = table.sold
    i = 0
    while i < 4:
        numbers.put_within(sold[(me + i) % 4], 0, 9)
        i += 1
    cards_left = table.cards_left
    i = 0
    while i < 4:
        numbers.put_within(cards_left[(me + i) % 4], 0, 9)
        i += 1
    committed = table.committed
    i = 0
    while i < 4:
        numbers.flag(committed[(me + i) % 4] != 0)
        i += 1
    asked = table.asked
    i = 0
    while i < 4:
        numbers.flag(asked[(me + i) % 4] != 0)
        i += 1


def write_cards(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write trick, rank, declared, played."""
    trick = table.trick
    i: i64 = 0
    while i < 4:
        numbers.one_of(trick[(me + i) % 4], 36)
        i += 1
    rank = table.rank
    i = 0
    while i < 4:
        numbers.put_within(rank[(me + i) % 4] + 1, 0, 11)
        i += 1
    declared = table.declared
    i = 0
    while i < 4:
        numbers.one_of(declared[(me + i) % 4], 36)
        i += 1
    numbers.bits(table.played, 36)
