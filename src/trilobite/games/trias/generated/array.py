"""The table as an array of numbers, written by `tools/tables.py`."""

from mypy_extensions import i64

from trilobite.engine.encoding import Numbers, seat_from
from trilobite.games.trias.generated.table import TableFields


def write_table(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write stage to deck_sizes."""
    numbers.one_of(table.stage, 11)
    numbers.one_of(seat_from(table.active, me, seats), 5)
    numbers.one_of(seat_from(table.start, me, seats), 5)
    numbers.put_within(table.placements, 0, 10)
    numbers.put_within(table.idle_turns, 0, 5)
    numbers.put_within(table.last_turns + 1, 0, 6)
    numbers.flag(table.used_hand)
    numbers.one_of(table.used_card, 8)
    numbers.one_of(table.wanted, 3)
    numbers.flag(table.is_mandatory)
    numbers.one_of(table.lifted, 35)
    numbers.put_within(table.actions_left, 0, 9)
    numbers.put_within(table.rescues_left, 0, 9)
    numbers.flag(table.meteorite_out)
    stock = table.stock
    i: i64 = 0
    while i < seats:
        numbers.put_within(stock[(me + i) % seats], 0, 99)
        i += 1
    numbers.skip((5 - seats) * 1)
    interim = table.interim
    i = 0
    while i < seats:
        numbers.put_within(interim[(me + i) % seats], 0, 999)
        i += 1
    numbers.skip((5 - seats) * 1)
    final = table.final
    i = 0
    while i < seats:
        numbers.put_within(final[(me + i) % seats], 0, 999)
        i += 1
    numbers.skip((5 - seats) * 1)
    backs = table.backs
    i = 0
    while i < seats:
        numbers.one_of(backs[(me + i) % seats], 2)
        i += 1
    numbers.skip((5 - seats) * 2)
    deck_sizes = table.deck_sizes
    i = 0
    while i < 2:
        numbers.put_within(deck_sizes[i], 0, 99)
        i += 1
