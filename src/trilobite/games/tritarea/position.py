"""Positions: the table and the secrets to and from JSON."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine import InputError
from trilobite.engine.reading import (
    read_bool,
    read_fields,
    read_int,
    read_int_field,
    read_int_or_none,
    read_ints_field,
    read_list,
    read_list_field,
    read_name_field,
    read_name_or_none,
    read_object,
    read_text,
    refuse_unknown,
)
from trilobite.engine.tables import int_or_none, name_or_none
from trilobite.games.tritarea.content import Content
from trilobite.games.tritarea.model import (
    BLOCKS,
    CARDS,
    CHANGES,
    PARTICIPANTS,
    SQUARES,
    SUITS,
    card_name,
)
from trilobite.games.tritarea.plausible import check_secrets, check_table
from trilobite.games.tritarea.table import (
    CHANGING,
    CHANGING_DECLARED,
    HIGHEST,
    NONE,
    SOURCES,
    STAGES,
    Secrets,
    Table,
    new_table,
)

CARD_NAMES: Final = tuple(card_name(card) for card in range(CARDS))

_TABLE_FIELDS: Final = (
    "stage", "round", "trick_number", "start", "leader", "order", "actor", "buildings", "supply",
    "sold", "points", "cards_left", "trick", "rank", "played", "declared", "committed", "asked",
    "adopted", "first_holder", "second_holder", "basic", "last_human_holder",
)  # fmt: skip
_LARGEST_SCORE: Final = 1 << 20
"""A bound above any possible score."""


def table_to_json(table: Table) -> dict[str, object]:
    """Everything public. A value that does not exist now is null."""
    return {
        "stage": STAGES[table.stage],
        "round": int(table.round),
        "trick_number": int(table.trick_number),
        "start": int_or_none(table.start),
        "leader": int_or_none(table.leader),
        "order": _numbers(table.order),
        "actor": int_or_none(table.actor),
        "buildings": {
            name: building(table, square)
            for square, name in enumerate(SQUARES)
            if table.height[square]
        },
        "supply": _numbers(table.supply),
        "sold": _numbers(table.sold),
        "points": {name: _points(table, source) for source, name in enumerate(SOURCES)},
        "cards_left": _numbers(table.cards_left),
        "trick": [card_to_json(card) for card in table.trick],
        "rank": [int_or_none(rank) for rank in table.rank],
        "played": cards_to_json(int(table.played)),
        "declared": [card_to_json(card) for card in table.declared],
        "committed": [bool(flag) for flag in table.committed],
        "asked": [bool(flag) for flag in table.asked],
        "adopted": name_or_none(SUITS, table.adopted),
        "first_holder": int_or_none(table.first_holder),
        "second_holder": int_or_none(table.second_holder),
        "basic": name_or_none(SQUARES, table.basic),
        "last_human_holder": int_or_none(table.last_human_holder),
    }


def secrets_to_json(table: Table, secrets: Secrets) -> dict[str, object]:
    return {
        "hands": [cards_to_json(int(hand)) for hand in secrets.hands],
        "pool": cards_to_json(int(secrets.pool)),
        "choices": [choice_to_json(table, choice) for choice in secrets.choices],
    }


def building(table: Table, square: int) -> list[int]:
    """The blocks of a square, bottom first (TA-0.2)."""
    first = square * HIGHEST
    return [int(table.stacks[first + level]) for level in range(int(table.height[square]))]


def cards_to_json(bits: int) -> list[str]:
    return [name for card, name in enumerate(CARD_NAMES) if bits >> card & 1]


def card_to_json(card: i64) -> object:
    return None if card == NONE else CARD_NAMES[card]


def choice_to_json(table: Table, choice: i64) -> object:
    """A choice that is not yet revealed: a card, or a decision about a 5."""
    if is_about_fives(table):
        return name_or_none(CHANGES, choice)
    return card_to_json(choice)


def is_about_fives(table: Table) -> bool:
    """Whether hidden choices are decisions about 5s; otherwise they are cards."""
    return table.stage in (CHANGING, CHANGING_DECLARED)


def _numbers(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]


def _points(table: Table, source: int) -> list[int]:
    first = source * PARTICIPANTS
    return [int(table.points[first + p]) for p in range(PARTICIPANTS)]


# Reading.


def table_from_json(content: Content, value: object, where: str, *, is_seen: bool) -> Table:
    """Read a table; `is_seen` if it belongs to a view, with cards perhaps face down (R-20)."""
    data = read_fields(value, _TABLE_FIELDS, where)
    table = new_table(content)
    _read_turn_order(table, data, where)
    _read_city(table, data, where)
    _read_participants(table, data, where)
    _read_cards(table, data, where)
    check_table(table, where, is_seen=is_seen)
    return table


def secrets_from_json(table: Table, value: object, where: str) -> Secrets:
    """Read the hands, the pool and the hidden choices, which complete the table's cards."""
    data = read_fields(value, ("hands", "pool", "choices"), where)
    hands = [
        read_cards(hand, f"{where}.hands[{p}]")
        for p, hand in enumerate(read_list_field(data, "hands", where, PARTICIPANTS))
    ]
    pool = read_cards(data["pool"], f"{where}.pool")
    choices = [
        read_choice(table, choice, f"{where}.choices[{p}]")
        for p, choice in enumerate(read_list_field(data, "choices", where, PARTICIPANTS))
    ]
    secrets = Secrets(vec[i64](hands), pool, vec[i64](choices))
    check_secrets(table, secrets, where)
    return secrets


def read_cards(value: object, where: str) -> int:
    """Read different cards in ascending order, as bits."""
    bits = 0
    last = NONE
    for i, name in enumerate(read_list(value, where)):
        card = _read_card(name, f"{where}[{i}]")
        if card <= last:
            raise InputError(f"{where}[{i}]", "is repeated or out of order", "cards in order")
        bits |= 1 << card
        last = card
    return bits


def read_choice(table: Table, value: object, where: str) -> int:
    if value is None:
        return NONE
    if is_about_fives(table):
        return CHANGES.index(read_text(value, where, CHANGES))
    return _read_card(value, where)


def _read_card(value: object, where: str) -> int:
    return CARD_NAMES.index(read_text(value, where, CARD_NAMES))


def _read_turn_order(table: Table, data: dict[str, object], where: str) -> None:
    """Read how far the game has progressed."""
    table.stage = read_name_field(data, "stage", where, STAGES)
    table.round = read_int_field(data, "round", where, 0, 2)
    table.trick_number = read_int_field(data, "trick_number", where, 0, table.content.tricks)
    table.start = _read_participant(data, "start", where)
    table.leader = _read_participant(data, "leader", where)
    order = read_ints_field(data, "order", where, PARTICIPANTS, 0, PARTICIPANTS - 1)
    if len(set(order)) != PARTICIPANTS:
        raise InputError(
            f"{where}.order", "is not an order of the participants", "each of 0 to 3 once"
        )
    _fill(table.order, order)
    table.actor = _read_participant(data, "actor", where)
    table.adopted = read_name_or_none(data, "adopted", where, SUITS)
    table.first_holder = _read_participant(data, "first_holder", where)
    table.second_holder = _read_participant(data, "second_holder", where)
    table.basic = read_name_or_none(data, "basic", where, SQUARES)
    table.last_human_holder = _read_participant(data, "last_human_holder", where)


def _read_city(table: Table, data: dict[str, object], where: str) -> None:
    here = f"{where}.buildings"
    buildings = read_object(data["buildings"], here)
    refuse_unknown(buildings, SQUARES, here)
    for name in buildings:
        blocks = read_ints_field(buildings, name, here, -1, 0, PARTICIPANTS - 1)
        if not blocks or len(blocks) > HIGHEST:
            raise InputError(f"{here}.{name}", f"has {len(blocks)} blocks", f"1 to {HIGHEST}")
        _read_building(table, SQUARES.index(name), blocks)


def _read_building(table: Table, square: int, blocks: Sequence[int]) -> None:
    table.height[square] = len(blocks)
    for level, participant in enumerate(blocks):
        table.stacks[square * HIGHEST + level] = participant
        table.blocks_in[square * PARTICIPANTS + participant] += 1


def _read_participants(table: Table, data: dict[str, object], where: str) -> None:
    _fill(table.supply, read_ints_field(data, "supply", where, PARTICIPANTS, 0, BLOCKS))
    _fill(table.sold, read_ints_field(data, "sold", where, PARTICIPANTS, 0, BLOCKS))
    here = f"{where}.points"
    points = read_fields(data["points"], SOURCES, here)
    for source, name in enumerate(SOURCES):
        found = read_ints_field(points, name, here, PARTICIPANTS, -_LARGEST_SCORE, _LARGEST_SCORE)
        for participant, number in enumerate(found):
            table.points[source * PARTICIPANTS + participant] = number
    _fill(table.cards_left, read_ints_field(data, "cards_left", where, PARTICIPANTS, 0, 9))
    _fill(table.committed, _read_flags(data, "committed", where))
    _fill(table.asked, _read_flags(data, "asked", where))


def _read_cards(table: Table, data: dict[str, object], where: str) -> None:
    _fill(table.trick, _read_card_or_none(data, "trick", where))
    for p, rank in enumerate(read_list_field(data, "rank", where, PARTICIPANTS)):
        table.rank[p] = NONE if rank is None else read_int(rank, f"{where}.rank[{p}]", 0, 10)
    table.played = read_cards(data["played"], f"{where}.played")
    _fill(table.declared, _read_card_or_none(data, "declared", where))


def _read_card_or_none(data: dict[str, object], name: str, where: str) -> list[int]:
    found = read_list_field(data, name, where, PARTICIPANTS)
    return [
        NONE if card is None else _read_card(card, f"{where}.{name}[{p}]")
        for p, card in enumerate(found)
    ]


def _read_flags(data: dict[str, object], name: str, where: str) -> list[int]:
    found = read_list_field(data, name, where, PARTICIPANTS)
    return [int(read_bool(flag, f"{where}.{name}[{p}]")) for p, flag in enumerate(found)]


def _read_participant(data: dict[str, object], name: str, where: str) -> int:
    return read_int_or_none(data, name, where, 0, PARTICIPANTS - 1)


def _fill(into: vec[i64], values: Sequence[int]) -> None:
    for i, value in enumerate(values):
        into[i] = value
