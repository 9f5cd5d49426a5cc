"""The fields of a table, declared once. JSON, copies and arrays follow from the declaration.

A field has a value (a count, a seat, one of several names, ...) or rows of values, by seat or by
name. JSON is written and read here; an error names the field and what would be right. Compiled code
needs fields that are written out, so `tools/tables.py` writes the class with its `copy`, and the
functions that write fields into the array of `State.encode`.
"""

from collections.abc import Callable, Sequence
from math import prod
from typing import Any

from mypy_extensions import mypyc_attr

from trilobite.engine.encoding import Block
from trilobite.engine.reading import (
    NONE,
    InputError,
    or_null,
    read_bool,
    read_fields,
    read_int,
    read_list,
    read_object,
    read_text,
    refuse_unknown,
)

Bound = int | Callable[[Any], int]
"""A limit for a number, or a function that gets the limit from the table."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """What a field, or one cell of a row, can be. Tables store all values as numbers."""

    default: int = 0
    is_optional: bool = False
    """Whether there may be no value: NONE in the table, null in JSON."""

    def to_json(self, number: int) -> object:
        raise NotImplementedError

    def read(self, value: object, where: str, table: object) -> int:
        raise NotImplementedError

    def written(self, number: int) -> object:
        """The value in JSON; null if there is none."""
        return None if self.is_optional and number == NONE else self.to_json(number)

    def read_any(self, value: object, where: str, table: object) -> int:
        """The value from JSON, which may be null for none."""
        if self.is_optional and value is None:
            return NONE
        try:
            return self.read(value, where, table)
        except InputError as error:
            raise or_null(error) if self.is_optional else error from None

    def numbers(self, table: object) -> Sequence[int]:
        """All numbers that the value may be, for a hidden value that has to be imagined."""
        raise NotImplementedError

    def width(self) -> int:
        """Number of cells of the array that the value takes."""
        return 1

    def highest(self) -> int:
        """The largest number in these cells."""
        return 1

    def encoded(self, number: str) -> str:
        """The statement that writes the value to the array; `number` is its expression."""
        raise NotImplementedError


class Count(Value):
    """A number from `least` to `most`, to which JSON adds `first`.

    In the array it is cut to `shown`, or one-hot with `one_hot` cells. An optional number is one
    larger there, so that 0 means that there is none.
    """

    def __init__(
        self,
        most: Bound,
        least: int = 0,
        *,
        shown: int = 1,
        one_hot: int = 0,
        first: int = 0,
        is_optional: bool = False,
    ) -> None:
        self.most = most
        self.least = least
        self.shown = shown
        self.one_hot = one_hot
        self.first = first
        self.is_optional = is_optional
        self.default = NONE if is_optional else max(least, 0)

    def to_json(self, number: int) -> object:
        return number + self.first

    def read(self, value: object, where: str, table: object) -> int:
        most = self._most(table)
        return read_int(value, where, self.least + self.first, most + self.first) - self.first

    def numbers(self, table: object) -> Sequence[int]:
        return range(self.least, self._most(table) + 1)

    def _most(self, table: object) -> int:
        return self.most if isinstance(self.most, int) else self.most(table)

    def width(self) -> int:
        return self.one_hot or 1

    def highest(self) -> int:
        return 1 if self.one_hot else self.shown

    def encoded(self, number: str) -> str:
        if self.one_hot:
            return f"numbers.one_of({number}, {self.one_hot})"
        shift = " + 1" if self.is_optional else ""
        return f"numbers.put_within({number}{shift}, 0, {self.shown})"


class OneOf(Value):
    """One of several names, stored as its index."""

    def __init__(self, names: Sequence[str], *, is_optional: bool = False) -> None:
        self.names: tuple[str, ...] = tuple(names)
        self.is_optional = is_optional
        self.default = NONE if is_optional else 0

    def to_json(self, number: int) -> object:
        return self.names[number]

    def read(self, value: object, where: str, table: object) -> int:
        return self.names.index(read_text(value, where, self.names))

    def numbers(self, table: object) -> Sequence[int]:
        return range(len(self.names))

    def width(self) -> int:
        return len(self.names)

    def encoded(self, number: str) -> str:
        return f"numbers.one_of({number}, {len(self.names)})"


class Seat(Value):
    """A seat, or a participant, or nobody. In the array seats are counted from the observer."""

    def __init__(self, seats: int, *, are_all: bool = False) -> None:
        self.is_optional = True
        self.default = NONE
        self.seats = seats
        self.are_all = are_all
        """Whether all of them take part, however many people play."""

    def to_json(self, number: int) -> object:
        return number

    def read(self, value: object, where: str, table: object) -> int:
        return read_int(value, where, 0, self._number(table) - 1)

    def _number(self, table: object) -> int:
        return self.seats if self.are_all else _players(table)

    def width(self) -> int:
        return self.seats

    def encoded(self, number: str) -> str:
        return f"numbers.one_of(seat_from({number}, me, seats), {self.seats})"


class Flag(Value):
    """True or false; in a row, 1 or 0."""

    def to_json(self, number: int) -> object:
        return bool(number)

    def read(self, value: object, where: str, table: object) -> int:
        return int(read_bool(value, where))

    def encoded(self, number: str) -> str:
        return f"numbers.flag({number} != 0)"


class Bits(Value):
    """Some of several names, or numbers, as bits."""

    def __init__(self, names: Sequence[str | int]) -> None:
        self.names: tuple[str | int, ...] = tuple(names)

    def to_json(self, number: int) -> object:
        return [name for index, name in enumerate(self.names) if number >> index & 1]

    def read(self, value: object, where: str, table: object) -> int:
        found = read_list(value, where)
        bits = sum(1 << index for index, name in enumerate(self.names) if _has(found, name))
        if self.to_json(bits) != found:
            allowed = ", ".join(str(name) for name in self.names)
            raise InputError(where, "is not a list of these", f"some of {allowed}, in order")
        return bits

    def width(self) -> int:
        return len(self.names)

    def encoded(self, number: str) -> str:
        return f"numbers.bits({number}, {len(self.names)})"


def _has(found: list[object], name: str | int) -> bool:
    """Whether a list has a value of the same type: true is not 1."""
    return any(type(one) is type(name) and one == name for one in found)


class Row:
    """A dimension of a field: a cell for each seat, for each name, or for each number.

    In JSON, a row by seat or number is a list; a short list leaves out what does not exist. A row
    by name is an object; a sparse one leaves out zeros. In the array, seats are counted from the
    observer.
    """

    def __init__(
        self,
        size: int,
        names: Sequence[str] = (),
        *,
        is_sparse: bool = False,
        is_short: bool = False,
        is_by_seat: bool = False,
        are_all: bool = True,
    ) -> None:
        self.size = size
        self.names: tuple[str, ...] = tuple(names)
        self.is_sparse = is_sparse
        self.is_short = is_short
        self.is_by_seat = is_by_seat
        self.are_all = are_all
        """Whether all seats take part; otherwise JSON leaves out those that nobody plays."""

    def length(self, table: object) -> int:
        """Number of cells in JSON."""
        return self.size if self.are_all else _players(table)


def by_seat(seats: int) -> Row:
    return Row(seats, is_by_seat=True, are_all=False)


def by_participant(participants: int) -> Row:
    """A cell for each participant; all of them take part, however many people play."""
    return Row(participants, is_by_seat=True)


def by_name(names: Sequence[str], *, is_sparse: bool = False) -> Row:
    return Row(len(names), names, is_sparse=is_sparse)


def by_number(size: int) -> Row:
    """A cell for each number from 0 to size - 1, such as the places of a board."""
    return Row(size)


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A part of a table's JSON object, under its name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def begin(self, table: object) -> None:
        """Set up the part in a new table."""
        raise NotImplementedError

    def copy(self, table: object, twin: object) -> None:
        """Set the part of another table to a copy."""
        raise NotImplementedError

    def to_json(self, table: object) -> object:
        raise NotImplementedError

    def read(self, value: object, where: str, table: object) -> None:
        """Read the JSON value into the table."""
        raise NotImplementedError


class Field(Part):
    """A field with one value, or with rows of values. `meaning` describes it in the array."""

    def __init__(
        self,
        name: str,
        value: Value,
        *rows: Row,
        meaning: str = "",
        group: str = "table",
        at: int = -1,
        cell: str = "i64",
    ) -> None:
        super().__init__(name)
        self.value = value
        self.rows: tuple[Row, ...] = rows
        self.meaning = meaning
        self.group = group
        """The fields of a group are written into the array by one function, `write_...`."""
        self.at = at
        """The place in its group; -1 if that follows from the order of declaration."""
        self.cell = cell
        """The type of the cells of a row: i64 or u8 in a vector, int in a list."""

    def size(self) -> int:
        """Number of cells in the table; 1 without rows."""
        return prod(row.size for row in self.rows)

    def block(self) -> Block:
        """The field in the layout of the array."""
        width = self.value.width()
        rows = [row.size for row in self.rows]
        shape = [*rows, width] if width > 1 or not rows else rows
        return Block(self.name, shape, self.meaning, self.value.highest())

    def begin(self, table: object) -> None:
        start = self.value.default
        if self.rows:
            setattr(table, self.name, [start] * self.size())
        else:
            self._set(table, start)

    def _set(self, table: object, number: int) -> None:
        # One expression for both would be a number in compiled code, even for a flag.
        if isinstance(self.value, Flag):
            setattr(table, self.name, bool(number))
        else:
            setattr(table, self.name, number)

    def copy(self, table: object, twin: object) -> None:
        stored = getattr(table, self.name)
        setattr(twin, self.name, stored[:] if self.rows else stored)

    def to_json(self, table: object) -> object:
        stored = getattr(table, self.name)
        return self._written(stored, table, 0, 0) if self.rows else self.value.written(int(stored))

    def written_at(self, index: int, table: object) -> object:
        """The JSON form of one cell of the first row."""
        return self._written(getattr(table, self.name), table, 1, index)

    def read_at(self, index: int, value: object, where: str, table: object) -> None:
        self._read_rows(getattr(table, self.name), value, where, table, 1, index)

    def _written(self, cells: Any, table: object, depth: int, index: int) -> object:  # noqa: ANN401 - a vector of any type
        if depth == len(self.rows):
            return self.value.written(int(cells[index]))
        row = self.rows[depth]
        if not row.names:
            indices = range(row.length(table))
            found = [self._written(cells, table, depth + 1, index * row.size + i) for i in indices]
            return [one for one in found if one is not None] if row.is_short else found
        return {
            name: self._written(cells, table, depth + 1, index * row.size + i)
            for i, name in enumerate(row.names)
            if not (row.is_sparse and cells[index * row.size + i] == 0)
        }

    def read(self, value: object, where: str, table: object) -> None:
        if self.rows:
            self._read_rows(getattr(table, self.name), value, where, table, 0, 0)
        else:
            self._set(table, self.value.read_any(value, where, table))

    def _read_rows(
        self,
        cells: Any,  # noqa: ANN401 - a vector of any type
        value: object,
        where: str,
        table: object,
        depth: int,
        index: int,
    ) -> None:
        if depth == len(self.rows):
            cells[index] = self.value.read_any(value, where, table)
            return
        row = self.rows[depth]
        if row.names:
            for i, found in _read_names(value, row, where).items():
                here = f"{where}.{row.names[i]}"
                self._read_rows(cells, found, here, table, depth + 1, index * row.size + i)
            return
        most = row.length(table)
        for i, found in enumerate(read_list(value, where, -1 if row.is_short else most)):
            here = f"{where}[{i}]"
            if i >= most or (row.is_short and found is None):
                raise InputError(here, "is one too many", f"at most {most} entries")
            self._read_rows(cells, found, here, table, depth + 1, index * row.size + i)


def _read_names(value: object, row: Row, where: str) -> dict[int, object]:
    """The values of an object by the index of their names; only a sparse one may lack some."""
    if row.is_sparse:
        data = read_object(value, where)
        refuse_unknown(data, row.names, where)
    else:
        data = read_fields(value, row.names, where)
    return {i: data[name] for i, name in enumerate(row.names) if name in data}


class ListField(Part):
    """A list of values, of any length up to `most`."""

    def __init__(self, name: str, value: Value, most: int) -> None:
        super().__init__(name)
        self.value = value
        self.most = most

    def begin(self, table: object) -> None:
        setattr(table, self.name, [])

    def copy(self, table: object, twin: object) -> None:
        setattr(twin, self.name, list(getattr(table, self.name)))

    def to_json(self, table: object) -> object:
        return [self.value.to_json(number) for number in getattr(table, self.name)]

    def read(self, value: object, where: str, table: object) -> None:
        found = read_list(value, where)
        if len(found) > self.most:
            raise InputError(where, f"has {len(found)} entries", f"at most {self.most} entries")
        cells = [self.value.read(one, f"{where}[{i}]", table) for i, one in enumerate(found)]
        setattr(table, self.name, cells)


class Group(Part):
    """Fields that form an object of their own in JSON, but not in the table."""

    def __init__(self, name: str, *members: Part) -> None:
        super().__init__(name)
        self.members = members

    def begin(self, table: object) -> None:
        for member in self.members:
            member.begin(table)

    def copy(self, table: object, twin: object) -> None:
        for member in self.members:
            member.copy(table, twin)

    def to_json(self, table: object) -> object:
        return write_parts(self.members, table)

    def read(self, value: object, where: str, table: object) -> None:
        read_parts(self.members, value, where, table)


class Records(Group):
    """An object for each cell of a row, which has that cell of each field under a name."""

    def __init__(self, name: str, row: Row, **fields: Field) -> None:
        super().__init__(name, *fields.values())
        self.row = row
        self.fields: dict[str, Field] = dict(fields)

    def to_json(self, table: object) -> object:
        found = [
            {name: field.written_at(index, table) for name, field in self.fields.items()}
            for index in range(self.row.length(table))
        ]
        return dict(zip(self.row.names, found, strict=True)) if self.row.names else found

    def read(self, value: object, where: str, table: object) -> None:
        row = self.row
        if row.names:
            named = read_fields(value, row.names, where)
            records = [(f"{where}.{name}", named[name]) for name in row.names]
        else:
            found = read_list(value, where, row.length(table))
            records = [(f"{where}[{index}]", record) for index, record in enumerate(found)]
        for index, (here, record) in enumerate(records):
            data = read_fields(record, [*self.fields], here)
            for name, field in self.fields.items():
                field.read_at(index, data[name], f"{here}.{name}", table)


class Own(Group):
    """Fields whose JSON form a game writes and reads itself, such as its map: see `with_own`."""


Written = Callable[[Any], object]
Read = Callable[[Any, object, str], None]


class OwnForm(Part):
    """A part with the functions of a game that write and read it."""

    def __init__(self, name: str, written: Written, read: Read) -> None:
        super().__init__(name)
        self._written = written
        self._read = read

    def to_json(self, table: object) -> object:
        return self._written(table)

    def read(self, value: object, where: str, table: object) -> None:
        self._read(table, value, where)


def with_own(parts: Sequence[Part], **own: tuple[Written, Read]) -> tuple[Part, ...]:
    """The parts of a table, with the functions that write and read those of its own."""
    declared = {part.name for part in parts if isinstance(part, Own)}
    if declared != own.keys():
        raise ValueError(f"functions are needed for {sorted(declared)}, not {sorted(own)}")
    return tuple(
        OwnForm(part.name, *own[part.name]) if isinstance(part, Own) else part for part in parts
    )


def fields_of(parts: Sequence[Part]) -> tuple[Field, ...]:
    """The fields in the parts of a table, in their order."""
    found: list[Field] = []
    for part in parts:
        if isinstance(part, Group):
            found += fields_of(part.members)
        elif isinstance(part, Field):
            found.append(part)
    return tuple(found)


def write_parts(parts: Sequence[Part], table: object) -> dict[str, object]:
    return {part.name: part.to_json(table) for part in parts}


def read_parts(parts: Sequence[Part], value: object, where: str, table: object) -> None:
    """Read an object that has exactly these parts into a table, in their order."""
    data = read_fields(value, [part.name for part in parts], where)
    for part in parts:
        part.read(data[part.name], f"{where}.{part.name}", table)


def in_array(
    name: str, meaning: str, value: Value, *rows: Row, group: str = "table", at: int = -1
) -> Field:
    """A field of the array, with what describes it there."""
    return Field(name, value, *rows, meaning=meaning, group=group, at=at)


def groups(fields: Sequence[Field]) -> dict[str, list[Field]]:
    """The fields of the array by their groups, in the order in which they are written."""
    found: dict[str, list[Field]] = {}
    for field in fields:
        if field.meaning and field.at < 0:
            found.setdefault(field.group, []).append(field)
    for field in sorted(fields, key=lambda one: one.at):
        if field.at >= 0:
            found[field.group].insert(field.at, field)
    return found


def blocks(fields: Sequence[Field], group: str = "table") -> list[Block]:
    """The blocks of the array for a group of fields."""
    return [field.block() for field in groups(fields)[group]]


def select(fields: Sequence[Field], names: str) -> tuple[Field, ...]:
    """The fields with these names, which are separated by spaces, in their order."""
    by = {field.name: field for field in fields}
    return tuple(by[name] for name in names.split())


def _players(table: object) -> int:
    players: int = getattr(table, "players")  # noqa: B009 - a table of any class
    return players


class Slot:
    """A field that is neither a number nor a row of numbers, such as a map.

    `new` and `copied` are the expressions that make it for a new table and for a copy of `like`;
    `imports` is the statement that they need.
    """

    def __init__(self, name: str, kind: str, new: str, copied: str, imports: str) -> None:
        self.name = name
        self.kind = kind
        """The type of the slot, as it is written in the class."""
        self.new = new
        self.copied = copied
        self.imports = imports
