"""Kinds of values: what a number in an event or an action stands for, and its forms.

A game declares the kinds of its vocabulary once (areas, tiles, cards). The arguments of sentences,
the targets in the view, and the text and JSON forms of actions follow from them.
"""

from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr

from trilobite.engine.messages import Argument, Message, Who, Word


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """A kind of value. This one is shown as it is: a number, a text or a word."""

    size: int = 0
    """Number of values, which are 0 to size - 1; 0 if there is no limit."""

    def argument(self, value: object) -> Argument:
        """The value as an argument of a sentence."""
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, int | str | Word | Who | Message):
            return value
        raise TypeError(f"{value!r} is not an argument")

    def arguments(self, name: str, value: object) -> Mapping[str, Argument]:
        """The arguments that a field of this kind adds to a sentence: usually one, of its name."""
        return {name: self.argument(value)}

    def json(self, value: int) -> object:
        """The value in the JSON form of an action."""
        return self.text(value)

    def json_fields(self, name: str, value: int) -> Mapping[str, object]:
        """The fields that a field of this kind adds to that form: usually one, of its name."""
        return {name: self.json(value)}

    def text(self, value: object) -> str:
        """The value in the name of a target and in the text of an action."""
        return str(value)

    def texts(self, value: object) -> list[str]:
        """The texts of all values that a field of this kind contains: usually one."""
        return [self.text(value)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Kind):
    """A number that people count from `first`, although the code counts from 0."""

    def __init__(self, size: int = 0, first: int = 0) -> None:
        self.size = size
        self.first = first

    def _shown(self, value: object) -> int:
        if not isinstance(value, int):
            raise TypeError(f"{value!r} is not a number")
        return value + self.first

    def argument(self, value: object) -> Argument:
        return self._shown(value)

    def json(self, value: int) -> object:
        return value + self.first

    def text(self, value: object) -> str:
        return str(self._shown(value))


class Participant(Number):
    """A participant, whom a sentence names."""

    def argument(self, value: object) -> Argument:
        return Who(self._shown(value))


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Kind):
    """One of several things. `words` are their catalogue keys; without them, names are shown."""

    def __init__(self, names: Sequence[str], words: Sequence[str] = ()) -> None:
        self.names: tuple[str, ...] = tuple(names)
        self.words: tuple[Word, ...] = tuple(Word(key) for key in words)
        self.size = len(self.names)

    def index(self, value: object) -> int:
        if not isinstance(value, int) or not 0 <= value < self.size:
            raise ValueError(f"{value!r} is not one of 0 to {self.size - 1}")
        return value

    def argument(self, value: object) -> Argument:
        index = self.index(value)
        return self.words[index] if self.words else self.names[index]

    def text(self, value: object) -> str:
        return self.names[self.index(value)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Unsaid(Kind):
    """A value that no sentence mentions: it decides who sees an event, or names a target."""

    def arguments(self, name: str, value: object) -> Mapping[str, Argument]:
        return {}


class Each(Unsaid):
    """Several values of a kind. No sentence mentions them; each of them is a target."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def texts(self, value: object) -> list[str]:
        if not isinstance(value, Sequence):
            raise TypeError(f"{value!r} is not a sequence")
        return [self.kind.text(one) for one in value]


ANY = Kind()
"""A number or a text that is shown as it is."""

ORDINAL = Number(first=1)
"""A number that the code counts from 0 and people from 1."""

WHO = Participant()
UNSAID = Unsaid()
