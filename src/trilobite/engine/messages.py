"""What the software says to a player, as keys and arguments; sentences live in the catalogues."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Word:
    """An argument that is itself a message: a terrain, a direction, a colour."""

    key: str

    def __reduce__(self) -> tuple[type["Word"], tuple[str]]:
        return Word, (self.key,)


@dataclass(frozen=True)
class Who:
    """An argument that names a participant; the reader's own side puts the name in."""

    participant: int

    def __reduce__(self) -> tuple[type["Who"], tuple[int]]:
        return Who, (self.participant,)


Argument = int | str | Word | Who


@dataclass(frozen=True)
class Message:
    """A sentence to be: the key of a catalogue entry and what fills its gaps."""

    key: str
    args: Mapping[str, Argument]

    def to_json(self) -> dict[str, object]:
        return {"key": self.key, "args": arguments_to_json(self.args)}

    def __reduce__(self) -> tuple[type["Message"], tuple[str, Mapping[str, Argument]]]:
        return Message, (self.key, self.args)


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed now: a value, not an error, with the rule that says so."""

    key: str
    rule: str
    args: Mapping[str, Argument]

    def message(self) -> Message:
        return Message(self.key, self.args)

    def to_json(self) -> dict[str, object]:
        return {"key": self.key, "rule": self.rule, "args": arguments_to_json(self.args)}


def arguments_to_json(args: Mapping[str, Argument]) -> dict[str, object]:
    return {name: _argument_to_json(value) for name, value in args.items()}


def _argument_to_json(value: Argument) -> object:
    if isinstance(value, Word):
        return {"word": value.key}
    if isinstance(value, Who):
        return {"who": value.participant}
    return value
