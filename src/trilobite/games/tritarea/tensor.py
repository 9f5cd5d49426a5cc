"""A table of Tritarea as an array of numbers, as one seat sees it (section 14).

Participants are numbered clockwise from the seat's own: 0 is always the reader, and with two
players 3 is their partner. A choice among several is a row of zeros with a single 1.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.encoding import Block, Encoding, Numbers
from trilobite.games.tritarea.content import MOST_POINTS
from trilobite.games.tritarea.deciders import decided_next
from trilobite.games.tritarea.kernel import place_of, top_of
from trilobite.games.tritarea.model import BLOCKS, CARDS, CHANGES, PARTICIPANTS
from trilobite.games.tritarea.position import is_about_fives
from trilobite.games.tritarea.settlement import area_prizes, tallest_prizes
from trilobite.games.tritarea.table import HIGHEST, NONE, STAGES, Secrets, Table
from trilobite.games.tritarea.view import known_choices, seen_table

_SQUARES: Final = 16
_SUITS: Final = 4
_TRICKS: Final = 8
_MOST_SCORE: Final = 9_999
_MOST_PRIZE: Final = 2 * MOST_POINTS

ENCODING: Final = Encoding(
    [
        Block("players", (4,), "number of players, one of 1 to 4"),
        Block("seat", (4,), "the reader's seat"),
        Block("stage", (len(STAGES),), "what the table is waiting for: " + ", ".join(STAGES)),
        Block("round", (3,), "the round"),
        Block("trick_number", (_TRICKS + 1,), "tricks finished in this round, one of 0 to 8"),
        Block("decides_for", (4,), "the participant for whom the reader must decide now"),
        Block("actor", (4,), "the participant whose turn it is, if there is only one"),
        Block("leader", (4,), "the participant with the marker"),
        Block("start", (4,), "the start player of the round"),
        Block("first_holder", (4,), "rightholder 1"),
        Block("second_holder", (4,), "rightholder 2"),
        Block("last_human_holder", (4,), "the latest human rightholder 1 of this round"),
        Block("adopted", (_SUITS,), "the adopted suit, I M E H"),
        Block("basic", (_SQUARES,), "the square of the current builder's basic block"),
        Block("place", (4, 4), "by participant: place in the table order of the round"),
        Block("npc", (4,), "by participant: 1 for an NPC"),
        Block("supply", (4,), "by participant: blocks that may still be used", BLOCKS),
        Block("sold", (4,), "by participant: blocks sold", BLOCKS),
        Block("cards_left", (4,), "by participant: cards in hand or deck", BLOCKS),
        Block("committed", (4,), "by participant: 1 if they have decided something still hidden"),
        Block("asked", (4,), "by participant: 1 if their 5 is still to be asked about"),
        Block("score", (4,), "by participant: points", _MOST_SCORE),
        Block("trick", (4, CARDS), "by participant: the face-up card in this trick"),
        Block("rank", (4,), "by participant: its effective rank plus 1; 0 for none", 11),
        Block("declared", (4, CARDS), "by participant: the face-up declared card"),
        Block("played", (CARDS,), "cards of this round that everybody has seen played"),
        Block("hand", (CARDS,), "the reader's cards"),
        Block("choice", (CARDS,), "the reader's declared card while it is still hidden"),
        Block("changes", (4, len(CHANGES)), "by participant: the reader's decision about a 5"),
        Block("height", (_SQUARES,), "by square: blocks in the building", HIGHEST),
        Block("blocks", (_SQUARES, 4), "by square and participant: blocks there", BLOCKS),
        Block("top", (_SQUARES, 4), "by square: the owner of the top block"),
        Block("lowest", (_SQUARES, 4), "level of the lowest block, from 1; 0 for none", HIGHEST),
        Block("area", (_SQUARES, _SUITS), "by square: its area"),
        Block("bonus", (_SQUARES,), "by square: what its first block pays", MOST_POINTS),
        Block("prizes", (_SUITS, 2), "by area: prizes for first and second place", MOST_POINTS),
        Block("area_points", (_SUITS, 4), "by area and participant: what it pays now", _MOST_PRIZE),
        Block("tallest_points", (4,), "by participant: pay of tallest buildings now", MOST_POINTS),
    ]
)  # fmt: skip


def encode(table: Table, secrets: Secrets, seat: int, numbers: Numbers) -> None:
    """Write what a seat knows: the visible table, its own hand and its own hidden decisions."""
    seen = seen_table(table) if table.content.is_memory else table
    own: i64 = table.content.participant_of[seat]
    numbers.clear()
    _write_turn_order(seen, seat, own, numbers)
    _write_participants(seen, own, numbers)
    _write_cards(seen, own, numbers)
    numbers.bits(secrets.hands[own], CARDS)
    _write_choices(table, secrets, seat, own, numbers)
    _write_city(seen, own, numbers)
    _write_board(seen, numbers)
    _write_standing(seen, own, numbers)


def _of(participant: i64, own: i64) -> i64:
    """A participant numbered from the reader; NONE stays NONE."""
    return participant if participant == NONE else (participant - own) & 3


def _write_turn_order(table: Table, seat: int, own: i64, numbers: Numbers) -> None:
    """Write how far the game has progressed and who has which role."""
    numbers.one_of(table.content.players - 1, 4)
    numbers.one_of(seat, 4)
    numbers.one_of(table.stage, len(STAGES))
    numbers.one_of(table.round, 3)
    numbers.one_of(table.trick_number, _TRICKS + 1)
    numbers.one_of(_of(decided_next(table, seat), own), 4)
    numbers.one_of(_of(table.actor, own), 4)
    numbers.one_of(_of(table.leader, own), 4)
    numbers.one_of(_of(table.start, own), 4)
    numbers.one_of(_of(table.first_holder, own), 4)
    numbers.one_of(_of(table.second_holder, own), 4)
    numbers.one_of(_of(table.last_human_holder, own), 4)
    numbers.one_of(table.adopted, _SUITS)
    numbers.one_of(table.basic, _SQUARES)


def _write_participants(table: Table, own: i64, numbers: Numbers) -> None:
    """Write what belongs to each of the four participants, starting with the reader."""
    i: i64 = 0
    while i < PARTICIPANTS:
        numbers.one_of(place_of(table, (own + i) & 3), 4)
        i += 1
    i = 0
    while i < PARTICIPANTS:
        numbers.flag(table.is_npc((own + i) & 3))
        i += 1
    _write_row(table.supply, own, numbers)
    _write_row(table.sold, own, numbers)
    _write_row(table.cards_left, own, numbers)
    _write_row(table.committed, own, numbers)
    _write_row(table.asked, own, numbers)
    i = 0
    while i < PARTICIPANTS:
        numbers.put_within(table.score((own + i) & 3), 0, _MOST_SCORE)
        i += 1


def _write_row(counts: vec[i64], own: i64, numbers: Numbers) -> None:
    i: i64 = 0
    while i < PARTICIPANTS:
        numbers.put(counts[(own + i) & 3])
        i += 1


def _write_cards(table: Table, own: i64, numbers: Numbers) -> None:
    """Write the face-up cards."""
    _write_open(table.trick, own, numbers)
    i: i64 = 0
    while i < PARTICIPANTS:
        numbers.put(table.rank[(own + i) & 3] + 1)
        i += 1
    _write_open(table.declared, own, numbers)
    numbers.bits(table.played, CARDS)


def _write_open(cards: vec[i64], own: i64, numbers: Numbers) -> None:
    i: i64 = 0
    while i < PARTICIPANTS:
        numbers.one_of(cards[(own + i) & 3], CARDS)
        i += 1


def _write_choices(table: Table, secrets: Secrets, seat: int, own: i64, numbers: Numbers) -> None:
    """Write the hidden decisions that only the reader knows (D-1, R-7)."""
    card = numbers.at
    change = card + CARDS
    numbers.skip(CARDS + PARTICIPANTS * len(CHANGES))
    for p in known_choices(table, seat):
        if is_about_fives(table):
            numbers.set_at(change + _of(p, own) * len(CHANGES) + secrets.choices[p], 1)
        else:
            numbers.set_at(card + secrets.choices[p], 1)


def _write_city(table: Table, own: i64, numbers: Numbers) -> None:
    square: i64 = 0
    while square < _SQUARES:
        numbers.put(table.height[square])
        square += 1
    square = 0
    while square < _SQUARES:
        i: i64 = 0
        while i < PARTICIPANTS:
            numbers.put(table.blocks_in[square * PARTICIPANTS + ((own + i) & 3)])
            i += 1
        square += 1
    square = 0
    while square < _SQUARES:
        numbers.one_of(_of(top_of(table, square), own), 4)
        square += 1
    first = numbers.at
    numbers.skip(_SQUARES * PARTICIPANTS)
    square = 0
    while square < _SQUARES:
        level = table.height[square]
        while level > 0:  # from the top, so the lowest level remains
            p = i64(table.stacks[square * HIGHEST + level - 1])
            numbers.set_at(first + square * PARTICIPANTS + _of(p, own), level)
            level -= 1
        square += 1


def _write_board(table: Table, numbers: Numbers) -> None:
    """Write what is printed on the board, or what the table has entered instead."""
    content = table.content
    square: i64 = 0
    while square < _SQUARES:
        numbers.one_of(content.area_of[square], _SUITS)
        square += 1
    square = 0
    while square < _SQUARES:
        numbers.put(content.bonus[square])
        square += 1
    suit: i64 = 0
    while suit < _SUITS:
        numbers.put(content.first[suit])
        numbers.put(content.second[suit])
        suit += 1


def _write_standing(table: Table, own: i64, numbers: Numbers) -> None:
    """Write what the city would pay if it were settled now."""
    suit: i64 = 0
    while suit < _SUITS:
        _write_row(area_prizes(table, suit), own, numbers)
        suit += 1
    _write_row(tallest_prizes(table), own, numbers)
