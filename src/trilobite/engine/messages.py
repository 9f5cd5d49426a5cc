"""What the software says to people, as keys and arguments; the sentences are in the catalogues."""

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
    """An argument that names a participant; the name is filled in where the sentence is shown."""

    participant: int

    def __reduce__(self) -> tuple[type["Who"], tuple[int]]:
        return Who, (self.participant,)


@dataclass(frozen=True)
class Message:
    """A sentence to be rendered: the key of a catalogue entry and the values for its gaps."""

    key: str
    args: Mapping[str, "Argument"]

    def to_json(self) -> dict[str, object]:
        return {"key": self.key, "args": arguments_to_json(self.args)}

    def __reduce__(self) -> tuple[type["Message"], tuple[str, Mapping[str, "Argument"]]]:
        return Message, (self.key, self.args)


Argument = int | str | Word | Who | Message
"""A value for a gap of a sentence; a message is rendered in the same language."""


class SentenceError(LookupError):
    """A sentence that is missing or cannot be filled: a mistake in a catalogue."""


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed now, with the rule that forbids it. A value, not an error."""

    key: str
    rule: str
    args: Mapping[str, Argument]

    def message(self) -> Message:
        return Message(self.key, self.args)

    def to_json(self) -> dict[str, object]:
        return {"key": self.key, "rule": self.rule, "args": arguments_to_json(self.args)}


Question = tuple[Message, str]
"""What a seat is asked, and the rule that asks it."""


def ask(key: str, rule: str, **args: Argument) -> Question:
    return Message(key, args), rule


def refuse(key: str, rule: str, **args: Argument) -> Refusal:
    return Refusal(key, rule, args)


RULE_THAT_ASKS = "question"
"""Stands for the rule of the current question in a refusal; the state replaces it."""


def refused_by_stage(game: str, stage: str) -> Refusal:
    """A refusal because the stage asks for something else; it cites the rule that asks."""
    return Refusal(f"{game}-refusal-{stage.replace('_', '-')}", RULE_THAT_ASKS, {})


def arguments_to_json(args: Mapping[str, Argument]) -> dict[str, object]:
    return {name: _argument_to_json(value) for name, value in args.items()}


def _argument_to_json(value: Argument) -> object:
    if isinstance(value, Word):
        return {"word": value.key}
    if isinstance(value, Who):
        return {"who": value.participant}
    if isinstance(value, Message):
        return value.to_json()
    return value


# Compiled code reads a class attribute from the class it was compiled with, and misses the value of
# a subclass in plain Python. These look it up by name, as Python does, and so find any value.


def text_of(thing: object, name: str) -> str:
    value = getattr(thing, name)
    if not isinstance(value, str):
        raise TypeError(f"{type(thing).__name__}.{name} is {value!r}, not text")
    return value


def flag_of(thing: object, name: str) -> bool:
    return bool(getattr(thing, name))


def number_of(thing: object, name: str) -> int:
    value = getattr(thing, name)
    if not isinstance(value, int):
        raise TypeError(f"{type(thing).__name__}.{name} is {value!r}, not a number")
    return value
