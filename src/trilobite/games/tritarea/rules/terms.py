"""Section 0, terms: places around the table, and points; how questions and refusals are made."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from trilobite.engine import Argument, Message, Refusal
from trilobite.games.tritarea import stages
from trilobite.games.tritarea.model import PARTICIPANTS
from trilobite.games.tritarea.table import Table

Question = tuple[Message, str]
"""What a seat is asked, and the rule that asks it."""


# Places around the table.


def place_of(table: Table, participant: i64) -> i64:
    """A participant's place in the table order of the round; 0 is the start player."""
    order = table.order
    place: i64 = 0
    while order[place] != participant:
        place += 1
    return place


def left_of(table: Table, participant: i64) -> i64:
    """The next participant clockwise, in the table order of the round."""
    return table.order[(place_of(table, participant) + 1) & 3]


def clockwise_from(table: Table, first: i64) -> list[int]:
    """All participants once, in the table order of the round, beginning with `first`."""
    place = place_of(table, first)
    return [int(table.order[(place + i) & 3]) for i in range(PARTICIPANTS)]


# Points.


def gain(table: Table, source: i64, participant: i64, number: i64) -> None:
    """Add points to a score, which has no upper limit (TA-0.4)."""
    table.points[source * PARTICIPANTS + participant] += number


def lose(table: Table, source: i64, participant: i64, number: i64) -> i64:
    """Take a compulsory loss, at most the whole score; return what was taken (TA-0.7, R-1)."""
    taken = min(number, table.score(participant))
    table.points[source * PARTICIPANTS + participant] -= taken
    return taken


# Questions and refusals.


def ask(key: str, rule: str, **args: Argument) -> Question:
    return Message(key, args), rule


def refuse(key: str, rule: str, **args: Argument) -> Refusal:
    return Refusal(key, rule, args)


_NOT_NOW: Final[Mapping[int, str]] = {
    stages.DECLARING: "tritarea-refusal-declaring",
    stages.SELLING: "tritarea-refusal-selling",
    stages.PLAYING: "tritarea-refusal-playing",
    stages.CHANGING: "tritarea-refusal-changing",
    stages.BUILDING: "tritarea-refusal-building",
    stages.SECOND_BLOCK: "tritarea-refusal-second-block",
    stages.EXTRA_BLOCK: "tritarea-refusal-extra-block",
    stages.CHANGING_DECLARED: "tritarea-refusal-changing-declared",
    stages.DEFAULTING: "tritarea-refusal-defaulting",
}


def not_now(table: Table, rule: str) -> Refusal:
    """The table is waiting for something else."""
    return Refusal(_NOT_NOW[int(table.stage)], rule, {})
