"""A table of Tritarea as an array of numbers, as one seat sees it.

Participants are numbered clockwise from the seat's own: 0 is always the reader, and with two
players 3 is their partner. A choice among several is a row of zeros with a single 1.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.encoding import Block, Encoding, Numbers, blocks_of_reader, seat_from
from trilobite.engine.fields import blocks
from trilobite.games.tritarea import model
from trilobite.games.tritarea.content import MOST_POINTS
from trilobite.games.tritarea.fast.prizes import tallest_prizes
from trilobite.games.tritarea.fields import FIELDS
from trilobite.games.tritarea.generated import array
from trilobite.games.tritarea.rules.areas import area_prizes
from trilobite.games.tritarea.rules.npcs import decided_next
from trilobite.games.tritarea.rules.terms import place_of
from trilobite.games.tritarea.table import Secrets, Table
from trilobite.games.tritarea.view import known_choices, seen_table

_SQUARES: Final = len(model.SQUARES)
_SUITS: Final = 4
_MOST_SCORE: Final = 9_999
_MOST_PRIZE: Final = 2 * MOST_POINTS


def encoding(names: Sequence[str]) -> Encoding:
    """The layout of the array; `names` are the stages of this version of the rules."""
    return Encoding(
        [
            *blocks_of_reader(4),
            Block("stage", (len(names),), f"what the table is waiting for: {', '.join(names)}"),
            *blocks(FIELDS, "progress"),
            Block("decides_for", (4,), "the participant for whom the reader must decide now"),
            *blocks(FIELDS, "roles"),
            Block("place", (4, 4), "by participant: place in the table order of the round"),
            Block("npc", (4,), "by participant: 1 for an NPC"),
            *blocks(FIELDS, "stocks"),
            Block("score", (4,), "by participant: points", _MOST_SCORE),
            *blocks(FIELDS, "cards"),
            Block("hand", (model.CARDS,), "the reader's cards"),
            Block("choice", (model.CARDS,), "the reader's declared card while it is still hidden"),
            Block(
                "changes",
                (4, len(model.CHANGES)),
                "by participant: the reader's decision about a 5",
            ),
            *blocks(FIELDS, "city"),
            Block("top", (_SQUARES, 4), "by square: the owner of the top block"),
            Block(
                "lowest",
                (_SQUARES, 4),
                "level of the lowest block, from 1; 0 for none",
                model.HIGHEST,
            ),
            Block("area", (_SQUARES, _SUITS), "by square: its area"),
            Block("bonus", (_SQUARES,), "by square: what its first block pays", MOST_POINTS),
            Block("prizes", (_SUITS, 2), "by area: prizes for first and second place", MOST_POINTS),
            Block("area_points", (_SUITS, 4), "by area and participant: its pay now", _MOST_PRIZE),
            Block("tallest_points", (4,), "by participant: pay of the tallest now", MOST_POINTS),
        ]
    )


def encode(table: Table, secrets: Secrets, seat: int, numbers: Numbers) -> None:
    """Write what a seat knows: the visible table, its own hand and its own hidden decisions."""
    seen = seen_table(table) if table.content.is_memory else table
    own: i64 = table.content.participant_of[seat]
    numbers.begin(table.content.players, seat, 4)
    numbers.one_of(seen.stage, table.content.stages)
    array.write_progress(seen, own, model.PARTICIPANTS, numbers)
    numbers.one_of(seat_from(decided_next(seen, seat), own, model.PARTICIPANTS), 4)
    array.write_roles(seen, own, model.PARTICIPANTS, numbers)
    _write_places(seen, own, numbers)
    array.write_stocks(seen, own, model.PARTICIPANTS, numbers)
    for i in range(model.ALL_FOUR):
        numbers.put_within(table.score((own + i) & 3), 0, _MOST_SCORE)
    array.write_cards(seen, own, model.PARTICIPANTS, numbers)
    numbers.bits(secrets.hands[own], model.CARDS)
    _write_choices(table, secrets, seat, own, numbers)
    array.write_city(seen, own, model.PARTICIPANTS, numbers)
    _write_towers(seen, own, numbers)
    _write_board(seen, numbers)
    _write_standing(seen, own, numbers)


def _write_places(table: Table, own: i64, numbers: Numbers) -> None:
    """Write where each participant sits, and who is an NPC, starting with the reader."""
    for i in range(model.ALL_FOUR):
        numbers.one_of(place_of(table, (own + i) & 3), 4)
    for i in range(model.ALL_FOUR):
        numbers.flag(table.is_npc((own + i) & 3))


def _write_choices(table: Table, secrets: Secrets, seat: int, own: i64, numbers: Numbers) -> None:
    """Write the hidden decisions that only the reader knows."""
    card = numbers.at
    change = card + model.CARDS
    numbers.skip(model.CARDS + model.PARTICIPANTS * len(model.CHANGES))
    for p in known_choices(table, seat):
        if table.is_about_fives():
            row = seat_from(p, own, model.PARTICIPANTS)
            numbers.set_at(change + row * len(model.CHANGES) + secrets.choices[p], 1)
        else:
            numbers.set_at(card + secrets.choices[p], 1)


def _write_towers(table: Table, own: i64, numbers: Numbers) -> None:
    for square in range(model.ALL_SQUARES):
        numbers.one_of(seat_from(table.top_of(square), own, model.PARTICIPANTS), 4)
    first = numbers.at
    numbers.skip(_SQUARES * model.PARTICIPANTS)
    for square in range(model.ALL_SQUARES):
        level = table.height[square]
        while level > 0:  # from the top, so the lowest level remains
            p = i64(table.stacks[square * model.HIGHEST + level - 1])
            row = first + square * model.PARTICIPANTS
            numbers.set_at(row + seat_from(p, own, model.PARTICIPANTS), level)
            level -= 1


def _write_board(table: Table, numbers: Numbers) -> None:
    """Write what is printed on the board, or what the table has entered instead."""
    content = table.content
    for square in range(model.ALL_SQUARES):
        numbers.one_of(content.area_of[square], _SUITS)
    for square in range(model.ALL_SQUARES):
        numbers.put(content.bonus[square])
    for suit in range(model.ALL_FOUR):
        numbers.put(content.first[suit])
        numbers.put(content.second[suit])


def _write_standing(table: Table, own: i64, numbers: Numbers) -> None:
    """Write what the city would pay if it were settled now."""
    for suit in range(model.ALL_FOUR):
        _write_row(area_prizes(table, suit), own, numbers)
    _write_row(tallest_prizes(table), own, numbers)


def _write_row(points: vec[i64], own: i64, numbers: Numbers) -> None:
    for i in range(model.ALL_FOUR):
        numbers.put(points[(own + i) & 3])
