"""Reading what comes from outside: complaints say where, what is wrong, what would be right."""

from collections.abc import Sequence
from typing import Final

NONE: Final = -1
"""What null is among the numbers of a table: nobody, nothing, nowhere."""


class InputError(ValueError):
    """Unreadable input: a wrong option, player count, position, record or action text."""

    def __init__(self, where: str, problem: str, allowed: str = "") -> None:
        self.where = where
        self.problem = problem
        self.allowed = allowed
        super().__init__(f"{where}: {problem}" + (f"; allowed: {allowed}" if allowed else ""))

    def __reduce__(self) -> tuple[type["InputError"], tuple[str, str, str]]:
        return InputError, (self.where, self.problem, self.allowed)


def shown(value: object) -> str:
    """A value as it may stand in an error message: never a page long."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def read_object(value: object, where: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise InputError(where, f"{shown(value)} is not an object", "a JSON object")
    for key in value:
        if not isinstance(key, str):
            raise InputError(where, f"the name {shown(key)} is not text", "names that are text")
    return value


def read_field(data: dict[str, object], name: str, where: str) -> object:
    if name not in data:
        raise InputError(f"{where}.{name}", "is missing")
    return data[name]


def refuse_unknown(data: dict[str, object], known: Sequence[str], where: str) -> None:
    for name in data:
        if name not in known:
            raise InputError(f"{where}.{shown(name)}", "is not known", ", ".join(known))


def read_fields(value: object, names: Sequence[str], where: str) -> dict[str, object]:
    """An object that has exactly these fields."""
    data = read_object(value, where)
    refuse_unknown(data, names, where)
    for name in names:
        read_field(data, name, where)
    return data


def read_int(value: object, where: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise InputError(where, f"{shown(value)} is not a whole number", f"{low} to {high}")
    if not low <= value <= high:
        raise InputError(where, f"{value} is out of range", f"{low} to {high}")
    return value


def read_bool(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise InputError(where, f"{shown(value)} is neither true nor false", "true, false")
    return value


def read_text(value: object, where: str, allowed: Sequence[str] = ()) -> str:
    if not isinstance(value, str):
        raise InputError(where, f"{shown(value)} is not text", ", ".join(allowed) or "text")
    if allowed and value not in allowed:
        raise InputError(where, f"{shown(value)} is not known", ", ".join(allowed))
    return value


def read_list(value: object, where: str, length: int = -1) -> list[object]:
    if not isinstance(value, list):
        raise InputError(where, f"{shown(value)} is not a list", "a list")
    if length >= 0 and len(value) != length:
        raise InputError(where, f"has {len(value)} entries", f"{length} entries")
    return value


def read_int_field(data: dict[str, object], name: str, where: str, low: int, high: int) -> int:
    return read_int(read_field(data, name, where), f"{where}.{name}", low, high)


def read_bool_field(data: dict[str, object], name: str, where: str) -> bool:
    return read_bool(read_field(data, name, where), f"{where}.{name}")


def read_text_field(
    data: dict[str, object], name: str, where: str, allowed: Sequence[str] = ()
) -> str:
    return read_text(read_field(data, name, where), f"{where}.{name}", allowed)


def read_list_field(
    data: dict[str, object], name: str, where: str, length: int = -1
) -> list[object]:
    return read_list(read_field(data, name, where), f"{where}.{name}", length)


def read_ints_field(
    data: dict[str, object], name: str, where: str, length: int, low: int, high: int
) -> list[int]:
    """A list of whole numbers, each within the bounds; -1 as length takes any length."""
    values = read_list_field(data, name, where, length)
    return [read_int(value, f"{where}.{name}[{i}]", low, high) for i, value in enumerate(values)]


def read_name_field(data: dict[str, object], name: str, where: str, names: Sequence[str]) -> int:
    """The number of one of these names."""
    return names.index(read_text_field(data, name, where, names))


def read_name_or_none(data: dict[str, object], name: str, where: str, names: Sequence[str]) -> int:
    """The inverse of `name_or_none`."""
    is_none = read_field(data, name, where) is None
    return NONE if is_none else read_name_field(data, name, where, names)


def read_int_or_none(data: dict[str, object], name: str, where: str, low: int, high: int) -> int:
    """The inverse of `int_or_none`."""
    is_none = read_field(data, name, where) is None
    return NONE if is_none else read_int_field(data, name, where, low, high)


def name_or_none(names: Sequence[str], number: int) -> str | None:
    return None if number == NONE else names[number]


def int_or_none(number: int) -> int | None:
    return None if number == NONE else int(number)
