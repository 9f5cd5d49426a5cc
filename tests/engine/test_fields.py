"""Declared fields: JSON in both directions, errors that name the field, and generated code."""

import re
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tools import tables
from trilobite.engine.encoding import Encoding, Numbers
from trilobite.engine.fields import (
    Bits,
    Count,
    Field,
    Flag,
    Group,
    ListField,
    OneOf,
    Own,
    Part,
    Records,
    Row,
    Seat,
    by_name,
    by_participant,
    by_seat,
    fields_of,
    groups,
    in_array,
    read_parts,
    select,
    with_own,
    write_parts,
)
from trilobite.engine.reading import NONE, InputError
from trilobite.engine.tables import OpenTable

COLOURS = ("red", "blue")
FIELDS = (
    Field("stage", OneOf(("begin", "over")), meaning="what it waits for"),
    Field("active", Seat(3), meaning="whose turn it is"),
    Field("space", Count(5, first=1, is_optional=True, shown=6), meaning="the space"),
    Field("turn", Count(lambda table: table.players + 1, shown=9), meaning="the turn"),
    Field("is_open", Flag(), meaning="1 if it is open"),
    Field("moved", Bits((1, 2)), meaning="what has moved"),
    Field("wanted", OneOf(COLOURS, is_optional=True), meaning="the colour"),
    Field("stock", Count(7, shown=7), by_seat(3), meaning="by seat: pieces"),
    Field("owner", Seat(3), by_name(COLOURS), meaning="by colour: whose it is"),
    Field("points", Count(99, -99, shown=99), by_name(COLOURS), by_seat(3), meaning="points"),
    Field("going", Count(9, 0, shown=9), by_name(COLOURS, is_sparse=True), meaning="on the way"),
    Field("asked", Flag(), by_participant(3), meaning="1 if asked"),
)


class Table(OpenTable):
    """A table with these fields, as they are generated for the games."""

    def __init__(self, players: int = 2) -> None:
        super().__init__(players)
        self.stage, self.active, self.space, self.turn = 0, NONE, NONE, 0
        self.is_open, self.moved, self.wanted = False, 0, NONE
        self.stock = vec[i64]([0] * 3)
        self.owner = vec[i64]([NONE] * 2)
        self.points = vec[i64]([0] * 6)
        self.going = vec[i64]([0] * 2)
        self.asked = vec[i64]([0] * 3)


EMPTY = {
    "stage": "begin", "active": None, "space": None, "turn": 0, "is_open": False, "moved": [],
    "wanted": None, "stock": [0, 0], "owner": {"red": None, "blue": None},
    "points": {"red": [0, 0], "blue": [0, 0]}, "going": {}, "asked": [False] * 3,
}  # fmt: skip
FULL = {
    "stage": "over", "active": 1, "space": 6, "turn": 3, "is_open": True, "moved": [2],
    "wanted": "blue", "stock": [7, 2], "owner": {"red": 1, "blue": None},
    "points": {"red": [0, -3], "blue": [4, 5]}, "going": {"blue": 9}, "asked": [False, True, False],
}  # fmt: skip


def read(data: Any, parts: tuple[Part, ...] = FIELDS) -> Table:
    table = Table()
    read_parts(parts, data, "table", table)
    return table


@pytest.mark.parametrize("data", [EMPTY, FULL], ids=["empty", "full"])
def test_a_table_is_read_as_it_is_written(data: dict[str, object]) -> None:
    assert write_parts(FIELDS, read(data)) == data


def test_values_are_stored_as_numbers() -> None:
    table = read(FULL)
    assert (table.stage, table.space, table.moved, table.wanted) == (1, 5, 2, 1)
    assert table.is_open is True
    assert [*table.points] == [0, -3, 0, 4, 5, 0]
    assert [*table.asked] == [0, 1, 0]


@pytest.mark.parametrize(
    ("name", "value", "where", "allowed"),
    [
        ("stage", "end", "table.stage", "begin, over"),
        ("active", 2, "table.active", "0 to 1, or null"),
        ("space", 0, "table.space", "1 to 6, or null"),
        ("turn", 4, "table.turn", "0 to 3"),
        ("turn", True, "table.turn", "0 to 3"),
        ("is_open", 1, "table.is_open", "true, false"),
        ("moved", [True], "table.moved", "some of 1, 2, in order"),
        ("moved", [2, 1], "table.moved", "some of 1, 2, in order"),
        ("stock", [1, 2, 3], "table.stock", "2 entries"),
        ("stock", [1, 8], "table.stock[1]", "0 to 7"),
        ("points", {"red": [0, 0], "blue": [0, 100]}, "table.points.blue[1]", "-99 to 99"),
        ("points", {"red": [0, 0]}, "table.points.blue", "a list"),
        ("going", {"green": 1}, "table.going.'green'", "red, blue"),
        ("asked", [False, False, None], "table.asked[2]", "true, false"),
    ],
)
def test_an_error_names_the_field_and_what_would_be_right(
    name: str, value: object, where: str, allowed: str
) -> None:
    with pytest.raises(InputError) as error:
        read({**EMPTY, name: value})
    assert (error.value.where, error.value.allowed) == (where, allowed)


def test_a_missing_or_unknown_field_is_an_error() -> None:
    with pytest.raises(InputError, match=r"table.turn: is missing; allowed: 0 to 3"):
        read({name: value for name, value in EMPTY.items() if name != "turn"})
    with pytest.raises(InputError, match=r"table.'more'"):
        read({**EMPTY, "more": 1})


def test_a_game_groups_fields_and_writes_its_own_parts() -> None:
    def read_own(table: Table, value: object, where: str) -> None:
        assert (value, where) == ("drawn", "table.map")
        table.turn = 2

    declared = (Group("step", *select(FIELDS, "active space")), Own("map", *select(FIELDS, "turn")))
    assert fields_of(declared) == select(FIELDS, "active space turn")
    with pytest.raises(ValueError, match=r"needed for \['map'\], not \[\]"):
        with_own(declared)
    parts = with_own(declared, map=(lambda table: f"map {table.turn}", read_own))
    table = read({"step": {"active": 0, "space": 3}, "map": "drawn"}, parts)
    assert write_parts(parts, table) == {"step": {"active": 0, "space": 3}, "map": "map 2"}


def test_fields_of_the_same_row_are_written_as_records() -> None:
    stock, owner = select(FIELDS, "stock owner")
    order = Field("points", Seat(3), by_name(COLOURS), Row(3, is_short=True))
    parts = (Records("sides", by_name(COLOURS), whose=owner, order=order),)
    full = {"sides": {"red": {"whose": 1, "order": [1, 0]}, "blue": {"whose": None, "order": [0]}}}
    table = Table()
    table.points = vec[i64]([NONE] * 6)
    read_parts(parts, full, "table", table)
    assert write_parts(parts, table) == full
    assert [*table.points] == [1, 0, NONE, 0, NONE, NONE]
    for order_of_red, where in (
        ([1, None], "order[1]"),
        ([0, 1, 0, 1], "order[3]"),
        ([2], "order"),
    ):
        data = {"sides": {**full["sides"], "red": {"whose": 1, "order": order_of_red}}}
        with pytest.raises(InputError, match=re.escape(f"table.sides.red.{where}")):
            read_parts(parts, data, "table", table)
    seats = (Records("seats", stock.rows[0], pieces=stock),)
    read_parts(seats, {"seats": [{"pieces": 3}, {"pieces": 4}]}, "table", table)
    assert write_parts(seats, table) == {"seats": [{"pieces": 3}, {"pieces": 4}]}


def test_the_array_has_the_fields_of_a_group_as_declared_or_at_a_place() -> None:
    fields = [
        in_array("one", "one", Flag(), at=1),
        Field("hidden", Flag()),
        in_array("two", "two", Flag(), group="other"),
        in_array("three", "three", Flag()),
        in_array("four", "four", Flag(), at=0),
    ]
    found = {group: [field.name for field in some] for group, some in groups(fields).items()}
    assert found == {"other": ["two"], "table": ["four", "one", "three"]}


def test_a_list_has_any_length_up_to_its_limit() -> None:
    parts = (ListField("played", OneOf(COLOURS), most=2),)
    table = Table()
    read_parts(parts, {"played": ["blue", "red"]}, "table", table)
    assert write_parts(parts, table) == {"played": ["blue", "red"]}
    with pytest.raises(InputError, match=r"table.played\[1\]: 'pink' is not known"):
        read_parts(parts, {"played": ["blue", "pink"]}, "table", table)
    with pytest.raises(InputError, match=r"has 3 entries; allowed: at most 2 entries"):
        read_parts(parts, {"played": ["blue"] * 3}, "table", table)


def test_parts_begin_and_are_copied_without_generated_code() -> None:
    parts = (Group("step", *FIELDS), ListField("played", OneOf(COLOURS), most=2))
    one, two = Table(), Table()
    for part in parts:
        part.begin(one)
    assert write_parts(parts, one) == {"step": EMPTY, "played": []}
    read_parts(parts, {"step": FULL, "played": ["red"]}, "table", one)
    for part in parts:
        part.copy(one, two)
    read_parts(parts, {"step": EMPTY, "played": []}, "table", one)
    assert write_parts(parts, two) == {"step": FULL, "played": ["red"]}


def test_a_value_lists_the_numbers_that_it_may_be() -> None:
    assert [*Count(lambda table: table.players, 1).numbers(Table(3))] == [1, 2, 3]
    assert [*OneOf(COLOURS).numbers(Table())] == [0, 1]


@pytest.fixture(scope="module")
def generated() -> dict[str, Any]:
    """What is generated from these fields."""
    texts = tables.table_source("trias", FIELDS, ()), tables.array_source("trias", FIELDS)
    module: dict[str, Any] = {}
    for text in reversed(texts):  # the array imports the table of Trias, which gives way to ours
        exec(compile(text, "generated", "exec"), module)  # noqa: S102 - our own source
    return module


class Content:
    players = 2


def test_a_generated_copy_shares_nothing(generated: dict[str, Any]) -> None:
    table = generated["TableFields"](Content())
    assert write_parts(FIELDS, table) == EMPTY
    read_parts(FIELDS, FULL, "table", table)
    twin = generated["TableFields"](table.content, table)
    assert write_parts(FIELDS, twin) == FULL
    read_parts(FIELDS, EMPTY, "table", twin)
    assert write_parts(FIELDS, table) == FULL


def test_generated_code_writes_the_array_as_the_observer_sees_it(generated: dict[str, Any]) -> None:
    table = generated["TableFields"](Content())
    read_parts(FIELDS, FULL, "table", table)
    layout = Encoding([field.block() for field in FIELDS])
    numbers = Numbers(layout.size)
    generated["write_table"](table, 1, 2, numbers)
    assert numbers.at == layout.size

    def shown(name: str) -> list[int]:
        block = layout.block(name)
        return [int(n) for n in numbers.cells][block.offset : block.offset + block.size]

    assert shown("stage") == [0, 1]
    assert shown("active") == [1, 0, 0]  # seat 1 sees itself as 0
    assert shown("space") == [6]
    assert shown("moved") == [0, 1]
    assert shown("stock") == [2, 7, 0]
    assert shown("owner") == [1, 0, 0, 0, 0, 0]
    assert shown("points") == [0, 0, 0, 5, 4, 0]
    assert layout.block("owner").shape == (2, 3)


def test_the_generated_files_are_up_to_date() -> None:
    assert tables.main(["--check"]) == 0
