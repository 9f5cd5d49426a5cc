"""Reading input from outside: errors say where, what is wrong, and what would be right."""

import json
from collections.abc import Sequence
from typing import Final

from trilobite.engine.messages import Argument, Message

NONE: Final = -1
"""The number that stands for null in a table: nobody, nothing, nowhere."""


def names_in(text: str) -> tuple[str, ...]:
    """A list of names, written with a space between them."""
    return tuple(text.split())


class InputError(ValueError):
    """Unreadable input: a wrong option, player count, position, record or action text.

    `problem` and `allowed` are English, for programmers and the command line. `message` says the
    same to a reader in their own language; it is None where no catalogue has such a sentence.
    `reason` is for the operator: it may name files of this machine, so clients do not get it.
    """

    def __init__(
        self,
        where: str,
        problem: str,
        allowed: str = "",
        message: Message | None = None,
        reason: str = "",
    ) -> None:
        self.where = where
        self.problem = problem
        self.allowed = allowed
        self.message = message
        self.reason = reason
        super().__init__(
            f"{where}: {self.full_problem()}" + (f"; allowed: {allowed}" if allowed else "")
        )

    def full_problem(self) -> str:
        """The problem with its reason."""
        return f"{self.problem}: {self.reason}" if self.reason else self.problem

    def at(self, where: str) -> "InputError":
        """The same error, reported for another place."""
        return InputError(where, self.problem, self.allowed, self.message, self.reason)

    def __reduce__(self) -> tuple[type["InputError"], tuple[str, str, str, Message | None, str]]:
        return InputError, (self.where, self.problem, self.allowed, self.message, self.reason)


def shown(value: object) -> str:
    """A value as it appears in an error message, cut to a readable length."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def shortened(text: str) -> str:
    """A text as it appears in a sentence for a reader, cut to a readable length."""
    return text if len(text) <= 60 else text[:59] + "…"


def field_of(where: str) -> str:
    """The name of a field as it appears in a record; "" for the record as a whole."""
    return where.removeprefix("record").lstrip(".")


class Absent:
    """Stands for the value of a missing field, so that the field's reader says what is allowed."""

    def __repr__(self) -> str:
        return "nothing"


ABSENT: Final = Absent()


def wrong_value(
    where: str, value: object, problem: str, allowed: str, expected: Message
) -> InputError:
    """The error for a value that is not what is expected there."""
    field = field_of(where)
    if value is ABSENT:
        message = Message("record-missing", {"field": field, "expected": expected})
        return InputError(where, "is missing", allowed, message)
    found = shortened(_as_json(value))
    if field:
        args: dict[str, Argument] = {"field": field, "value": found, "expected": expected}
        return InputError(where, problem, allowed, Message("record-wrong", args))
    whole = Message("record-nothing", {"value": found, "expected": expected})
    return InputError(where, problem, allowed, whole)


def unknown_field(where: str, name: str, allowed: str, problem: str = "is not known") -> InputError:
    """The error for a field that an object should not have."""
    field = field_of(f"{where}.{shortened(name)}")
    message = Message("record-unknown", {"field": field, "allowed": allowed})
    return InputError(f"{where}.{shown(name)}", problem, allowed, message)


def one_of(allowed: str) -> Message:
    """What is expected of a value that must be one of a few."""
    return Message("record-wants-values", {"allowed": allowed})


def _as_json(value: object) -> str:
    try:
        return json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        return repr(value)


def read_object(value: object, where: str, expected: Message | None = None) -> dict[str, object]:
    if not isinstance(value, dict):
        wanted = expected or Message("record-wants-object", {})
        raise wrong_value(where, value, f"{shown(value)} is not an object", "a JSON object", wanted)
    for key in value:
        if not isinstance(key, str):
            raise InputError(where, f"the name {shown(key)} is not text", "names that are text")
    return value


def read_field(data: dict[str, object], name: str) -> object:
    """The value of a field, or ABSENT, which every reader refuses."""
    return data.get(name, ABSENT)


def refuse_unknown(data: dict[str, object], known: Sequence[str], where: str) -> None:
    for name in data:
        if name not in known:
            raise unknown_field(where, name, ", ".join(known))


def read_fields(value: object, names: Sequence[str], where: str) -> dict[str, object]:
    """An object that has exactly these fields; what it lacks is ABSENT, for a reader to refuse."""
    data = read_object(value, where)
    refuse_unknown(data, names, where)
    return {name: read_field(data, name) for name in names}


def read_int(
    value: object, where: str, low: int, high: int, expected: Message | None = None
) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise _not_in_range(
            value, where, f"{shown(value)} is not a whole number", low, high, expected
        )
    if not low <= value <= high:
        raise _not_in_range(value, where, f"{value} is out of range", low, high, expected)
    return value


def _not_in_range(
    value: object, where: str, problem: str, low: int, high: int, expected: Message | None
) -> InputError:
    if low == high:
        return wrong_value(where, value, problem, f"{low}", expected or one_of(f"{low}"))
    wanted = expected or Message("record-wants-number", {"least": low, "most": high})
    return wrong_value(where, value, problem, f"{low} to {high}", wanted)


def read_bool(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        problem, allowed = f"{shown(value)} is neither true nor false", "true, false"
        raise wrong_value(where, value, problem, allowed, one_of(allowed))
    return value


def read_text(
    value: object, where: str, allowed: Sequence[str] = (), expected: Message | None = None
) -> str:
    if isinstance(value, str) and (not allowed or value in allowed):
        return value
    known = ", ".join(allowed)
    wanted = expected or (one_of(known) if known else Message("record-wants-text", {}))
    if isinstance(value, str):
        raise wrong_value(where, value, f"{shown(value)} is not known", known, wanted)
    raise wrong_value(where, value, f"{shown(value)} is not text", known or "text", wanted)


def read_list(
    value: object, where: str, length: int = -1, expected: Message | None = None
) -> list[object]:
    if not isinstance(value, list):
        wanted = expected or Message("record-wants-list", {})
        raise wrong_value(where, value, f"{shown(value)} is not a list", "a list", wanted)
    if length >= 0 and len(value) != length:
        problem, allowed = f"has {len(value)} entries", f"{length} entries"
        wanted = expected or Message("record-wants-entries", {"number": length})
        raise wrong_value(where, value, problem, allowed, wanted)
    return value


def read_int_field(data: dict[str, object], name: str, where: str, low: int, high: int) -> int:
    return read_int(read_field(data, name), f"{where}.{name}", low, high)


def read_text_field(
    data: dict[str, object], name: str, where: str, allowed: Sequence[str] = ()
) -> str:
    return read_text(read_field(data, name), f"{where}.{name}", allowed)


def read_list_field(
    data: dict[str, object], name: str, where: str, length: int = -1
) -> list[object]:
    return read_list(read_field(data, name), f"{where}.{name}", length)


def read_ints_field(
    data: dict[str, object], name: str, where: str, length: int, low: int, high: int
) -> list[int]:
    """A list of whole numbers within the bounds; a length of -1 accepts any length."""
    values = read_list_field(data, name, where, length)
    return [read_int(value, f"{where}.{name}[{i}]", low, high) for i, value in enumerate(values)]


def read_name_field(data: dict[str, object], name: str, where: str, names: Sequence[str]) -> int:
    """The index of a name in `names`."""
    return names.index(read_text_field(data, name, where, names))


def read_name_or_none(data: dict[str, object], name: str, where: str, names: Sequence[str]) -> int:
    """The inverse of `tables.name_or_none`."""
    if read_field(data, name) is None:
        return NONE
    try:
        return read_name_field(data, name, where, names)
    except InputError as error:
        raise or_null(error) from None


def read_int_or_none(data: dict[str, object], name: str, where: str, low: int, high: int) -> int:
    """The inverse of `tables.int_or_none`."""
    if read_field(data, name) is None:
        return NONE
    try:
        return read_int_field(data, name, where, low, high)
    except InputError as error:
        raise or_null(error) from None


def or_null(error: InputError) -> InputError:
    """The error for a value that can be null, too."""
    allowed = f"{error.allowed}, or null"
    return InputError(error.where, error.problem, allowed, error.message, error.reason)
