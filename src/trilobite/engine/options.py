"""Options of a game: typed, with defaults, and validated for the number of players."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, Literal, TypeVar

from mypy_extensions import mypyc_attr

from trilobite.engine.reading import (
    InputError,
    one_of,
    read_int,
    read_object,
    read_text,
    shown,
    unknown_field,
    wrong_value,
)

OptionValue = object
"""A JSON value: text, a number, a boolean, or an object of printed numbers."""

Options = dict[str, OptionValue]
"""Values of options by their names."""

RANDOM = "random"

Provenance = Literal["text", "public", "inferred"]
"""Source of a printed number: the rulebook, another public source, or a reconstruction."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A choice that players make before the game. `rule` is the ruling that leaves it open.

    `only_for` lists the player counts for which the option matters; empty means all. With another
    count no choice is offered, and any value has no effect.
    """

    def __init__(
        self, name: str, rule: str, default: OptionValue, only_for: Sequence[int] = ()
    ) -> None:
        self.name = name
        self.rule = rule
        self.default = default
        self.only_for = only_for

    def read(self, value: object, players: int, where: str) -> OptionValue:
        """The value, if it is allowed; otherwise raises an InputError that lists what is."""
        raise NotImplementedError

    def from_text(self, text: str) -> object:
        """The JSON value for `read`, from typed text."""
        raise NotImplementedError

    def typed(self, value: OptionValue) -> str:
        """A value as people type it; `from_text` reads it back."""
        return str(value).lower()

    def applies_to(self, players: int) -> bool:
        return not self.only_for or players in self.only_for

    def values(self, players: int) -> Sequence[OptionValue]:
        """The allowed values for a menu; empty if they cannot be listed."""
        if not self.applies_to(players):
            return (self.default,)
        return self.all_values(players)

    def all_values(self, players: int) -> Sequence[OptionValue]:
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoiceOption(Option):
    """One of a few values."""

    def __init__(
        self,
        name: str,
        rule: str,
        values: Sequence[str | int],
        default: str | int,
        only_for: Sequence[int] = (),
    ) -> None:
        super().__init__(name, rule, default, only_for)
        self._values: tuple[str | int, ...] = tuple(values)

    def all_values(self, players: int) -> Sequence[OptionValue]:
        return self._values

    def read(self, value: object, players: int, where: str) -> OptionValue:
        for known in self.all_values(players):
            if type(value) is type(known) and value == known:
                return known
        allowed = ", ".join(str(known) for known in self.all_values(players))
        problem = f"{shown(value)} is not a value of {self.name}"
        raise wrong_value(where, value, problem, allowed, one_of(allowed))

    def from_text(self, text: str) -> object:
        return next((known for known in self._values if str(known) == text), text)


_SWITCHES: Final[dict[str, object]] = {
    "yes": True,
    "on": True,
    "true": True,
    "no": False,
    "off": False,
    "false": False,
}


class SwitchOption(Option):
    """Yes or no."""

    def __init__(
        self, name: str, rule: str, *, default: bool, only_for: Sequence[int] = ()
    ) -> None:
        super().__init__(name, rule, default, only_for)

    def all_values(self, players: int) -> Sequence[OptionValue]:
        return (True, False)

    def read(self, value: object, players: int, where: str) -> OptionValue:
        if isinstance(value, bool):
            return value
        problem, allowed = f"{shown(value)} is not a value of {self.name}", "true, false"
        raise wrong_value(where, value, problem, allowed, one_of(allowed))

    def from_text(self, text: str) -> object:
        return _SWITCHES.get(text.lower(), text)


class SeatOption(ChoiceOption):
    """A seat, or a random one."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, (RANDOM,), RANDOM)

    def all_values(self, players: int) -> Sequence[OptionValue]:
        return (RANDOM, *range(players))

    def from_text(self, text: str) -> object:
        """People count seats from 1: `seat-1` is 0. A bare number is the value itself."""
        name = text.lower().removeprefix("seat-")
        if not name.isascii() or not name.isdigit() or len(name) > 2:
            return text
        return int(name) if name == text else int(name) - 1

    def typed(self, value: OptionValue) -> str:
        return f"seat-{value + 1}" if isinstance(value, int) else super().typed(value)


class NumberField:
    """One number or name in a printed table that may be replaced by another.

    Allowed values are the texts in `choices`, or the whole numbers from `low` to `high`.
    """

    def __init__(
        self,
        key: str,
        group: str,
        default: str | int,
        provenance: Provenance,
        *,
        choices: Sequence[str] = (),
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.key = key
        self.group = group
        self.default = default
        self.provenance = provenance
        self.choices: tuple[str, ...] = tuple(choices)
        self.low = low
        self.high = high

    def read(self, value: object, where: str) -> str | int:
        if self.choices:
            return read_text(value, where, self.choices)
        return read_int(value, where, self.low, self.high)


@mypyc_attr(allow_interpreted_subclasses=True)
class NumbersOption(Option):
    """A table of printed numbers. The option's value has only those that are not the default."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, {})

    def fields(self, players: int) -> Sequence[NumberField]:
        """The numbers that may be replaced in a game of this many players."""
        raise NotImplementedError

    def sets(self, players: int) -> Mapping[str, Mapping[str, str | int]]:
        """Named sets of numbers; the name can be given in place of the numbers."""
        return {}

    def check(self, numbers: Mapping[str, str | int], players: int, where: str) -> None:
        """Refuse numbers that do not go together. `numbers` includes the defaults."""

    def complete(self, value: OptionValue, players: int) -> dict[str, str | int]:
        """All numbers: the given ones, and defaults for the rest. The value has been validated."""
        given = value if isinstance(value, dict) else {}
        return {field.key: given.get(field.key, field.default) for field in self.fields(players)}

    def read(self, value: object, players: int, where: str) -> OptionValue:
        given = self._of_name(value, players, where) if isinstance(value, str) else value
        given = read_object(given, where)
        fields = self.fields(players)
        known = {field.key for field in fields}
        for key in given:
            if key not in known:
                allowed = ", ".join(field.key for field in fields)
                problem = "is not known for this number of players"
                raise unknown_field(where, key, allowed, problem)
        changed: dict[str, object] = {}
        for field in fields:
            if field.key in given:
                number = field.read(given[field.key], f"{where}.{field.key}")
                if number != field.default:
                    changed[field.key] = number
        self.check(self.complete(changed, players), players, where)
        return changed

    def _of_name(self, name: str, players: int, where: str) -> dict[str, str | int]:
        sets = self.sets(players)
        if name not in sets:
            allowed = ", ".join(["a JSON object", *sets])
            problem = f"{shown(name)} is not a set of numbers for this number of players"
            raise wrong_value(where, name, problem, allowed, one_of(allowed))
        return dict(sets[name])

    def from_text(self, text: str) -> object:
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            return text


C = TypeVar("C")
_MOST_CONTENTS: Final = 200


class Contents(Generic[C]):
    """The contents of the box, made once for each player count and each set of options."""

    def __init__(self, make: Callable[[int, Mapping[str, OptionValue]], C]) -> None:
        self._make = make
        self._made: dict[tuple[int, str], C] = {}

    def of(self, players: int, options: Mapping[str, OptionValue]) -> C:
        key = (players, repr(sorted(options.items())))
        if key not in self._made:
            if len(self._made) >= _MOST_CONTENTS:
                self._made.clear()  # custom numbers could make this cache grow without limit
            self._made[key] = self._make(players, options)
        return self._made[key]


def read_options(
    options: Sequence[Option], given: Mapping[str, object], players: int, where: str
) -> Options:
    """Every option with its value: the given one, validated, or else the default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            allowed = ", ".join(known) or "none"
            error = unknown_field(where, name, allowed, "is not an option")
            raise error.at(f"{where}.{name}")
    return {
        name: option.read(given[name], players, f"{where}.{name}")
        if name in given
        else option.default
        for name, option in known.items()
    }


def refuse_idle(
    options: Sequence[Option], given: Mapping[str, object], players: int, where: str
) -> None:
    """Refuse a choice that has no effect with this many players.

    This is for new games only: stored ones may contain such values, and stay readable.
    """
    for option in options:
        is_changed = given.get(option.name, option.default) != option.default
        if is_changed and not option.applies_to(players):
            problem = f"has no effect with {_players((players,))}"
            right = f"leave it out, or {_players(option.only_for)}"
            raise InputError(f"{where}{option.name}", problem, right)


def _players(numbers: Sequence[int]) -> str:
    noun = "player" if numbers[-1] == 1 else "players"
    return f"{' or '.join(map(str, numbers))} {noun}"


def options_from_text(
    options: Sequence[Option], texts: Sequence[str], where: str
) -> dict[str, object]:
    """Options typed as NAME=VALUE, as the values that `read_options` expects."""
    known = {option.name: option for option in options}
    given: dict[str, object] = {}
    for text in texts:
        name, is_set, value = text.partition("=")
        if not is_set:
            raise InputError(where, f"{shown(text)} has no value", "NAME=VALUE")
        if name not in known:
            raise InputError(where, f"{shown(name)} is not an option", ", ".join(known) or "none")
        given[name] = known[name].from_text(value)
    return given
