"""Options of a game: typed, with defaults, validated for the number of players."""

from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr

from trilobite.engine.reading import InputError, shown

OptionValue = object
"""A JSON value: text, number, truth value, or a table of printed numbers."""

RANDOM = "random"


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One thing a table may settle before the game. `rule` is the ruling that leaves it open."""

    def __init__(self, name: str, rule: str, default: OptionValue) -> None:
        self.name = name
        self.rule = rule
        self.default = default

    def read(self, value: object, players: int, where: str) -> OptionValue:
        """The value if it is allowed; otherwise an InputError that says what is."""
        raise NotImplementedError

    def from_text(self, text: str) -> object:
        """What somebody typed, as the JSON value `read` expects."""
        raise NotImplementedError

    def values(self, players: int) -> Sequence[OptionValue]:
        """The allowed values where they can be listed, for a menu."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoiceOption(Option):
    """One of a few values."""

    def __init__(
        self, name: str, rule: str, values: Sequence[str | int], default: str | int
    ) -> None:
        super().__init__(name, rule, default)
        self._values: tuple[str | int, ...] = tuple(values)

    def values(self, players: int) -> Sequence[OptionValue]:
        return self._values

    def read(self, value: object, players: int, where: str) -> OptionValue:
        for known in self.values(players):
            if type(value) is type(known) and value == known:
                return known
        allowed = ", ".join(str(known) for known in self.values(players))
        raise InputError(where, f"{shown(value)} is not a value of {self.name}", allowed)

    def from_text(self, text: str) -> object:
        return next((known for known in self._values if str(known) == text), text)


class SwitchOption(Option):
    """Yes or no."""

    def __init__(self, name: str, rule: str, *, default: bool) -> None:
        super().__init__(name, rule, default)

    def values(self, players: int) -> Sequence[OptionValue]:
        return (True, False)

    def read(self, value: object, players: int, where: str) -> OptionValue:
        if isinstance(value, bool):
            return value
        raise InputError(where, f"{shown(value)} is not a value of {self.name}", "true, false")

    def from_text(self, text: str) -> object:
        return {"yes": True, "true": True, "no": False, "false": False}.get(text.lower(), text)


class SeatOption(ChoiceOption):
    """A seat, or chance."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, (RANDOM,), RANDOM)

    def values(self, players: int) -> Sequence[OptionValue]:
        return (RANDOM, *range(players))

    def from_text(self, text: str) -> object:
        return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else text


def read_options(
    options: Sequence[Option], given: Mapping[str, object], players: int, where: str
) -> dict[str, OptionValue]:
    """Every option with its value: the given one, validated, or the default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise InputError(f"{where}.{name}", "is not an option", ", ".join(known))
    return {
        name: option.read(given[name], players, f"{where}.{name}")
        if name in given
        else option.default
        for name, option in known.items()
    }
