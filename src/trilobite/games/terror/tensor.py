"""A table of Triassic Terror as an array of numbers, as one seat sees it.

Seats are counted clockwise from the observer, who is always 0. Areas, tiles and cards have the same
numbers as in the actions. A choice among several values is encoded one-hot.
"""

from typing import Final

from mypy_extensions import i64

from trilobite.engine.encoding import Block, Encoding, Numbers, blocks_of_reader
from trilobite.engine.fields import blocks
from trilobite.games.terror.content import MOST_POINTS
from trilobite.games.terror.fields import FIELDS, MOST_TURNS, PERIODS
from trilobite.games.terror.generated import array
from trilobite.games.terror.model import AREA_COUNT, ENVIRONMENTS, SEATS
from trilobite.games.terror.table import Secrets, Table

_KINDS: Final = len(ENVIRONMENTS)
_MOST_SCORE: Final = 9_999


ENCODING: Final = Encoding(
    [
        *blocks_of_reader(SEATS),
        *blocks(FIELDS, "track"),
        Block("turns", (PERIODS,), "by period: how many game turns it has", MOST_TURNS),
        Block("is_card_turn", (1,), "1 if cards are taken in this game turn"),
        Block("special", (PERIODS, 2), "by period: 1 if Presence, Domination is scored"),
        *blocks(FIELDS, "progress"),
        *blocks(FIELDS, "supply"),
        Block("score", (SEATS,), "by seat: points", _MOST_SCORE),
        *blocks(FIELDS, "row"),
        Block("card", (_KINDS,), "the reader's card"),
        *blocks(FIELDS, "island"),
        Block("stones", (AREA_COUNT, 3), "by area and habitat: what it pays", MOST_POINTS),
        *blocks(FIELDS, "step"),
    ]
)


def encode(table: Table, secrets: Secrets, seat: int, numbers: Numbers) -> None:
    """Write what a seat knows: the table and its own card."""
    content = table.content
    me: i64 = seat
    players: i64 = content.players
    numbers.begin(players, me, SEATS)
    array.write_track(table, me, players, numbers)
    for turns in content.turns:
        numbers.put(turns)
    numbers.flag(table.is_card_turn())
    for presence, domination in content.special:
        numbers.flag(presence)
        numbers.flag(domination)
    array.write_progress(table, me, players, numbers)
    if content.supply_is_limited:
        array.write_supply(table, me, players, numbers)
    else:
        numbers.skip(SEATS)
    for i in range(SEATS):
        number = table.score((seat + i) % table.players) if i < table.players else 0
        numbers.put_within(number, 0, _MOST_SCORE)
    array.write_row(table, me, players, numbers)
    numbers.one_of(secrets.held[seat], _KINDS)
    array.write_island(table, me, players, numbers)
    for stones in content.stones:
        for points in stones:
            numbers.put(points)
    array.write_step(table, me, players, numbers)
