"""A view drawn as text: lines of spans whose styles have meanings, not colours."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from trilobite.engine.messages import Message


@dataclass(frozen=True)
class Span:
    """A piece of text. Its style names what it shows (`seat-0`, `ground-2`), not a colour."""

    text: str
    style: str = ""


Line = list[Span]

LETTERS: Final = "ABCDEF"
"""The participants on a board."""

FREE: Final = "·"
"""A place with nothing in it."""

MARK: Final = "="
"""Before what to type for a thing."""


class Drawing:
    """A view as text: the board, and the facts beside it."""

    def __init__(self, board: list[Line], facts: list[Message]) -> None:
        self.board = board
        self.facts = facts


def width_of(line: Line) -> int:
    return sum(len(span.text) for span in line)


def filled(line: Line, width: int) -> Line:
    """The line with spaces behind it up to that width."""
    return [*line, Span(" " * (width - width_of(line)))]


def spaced(pieces: Sequence[Line], gap: str = " ") -> Line:
    """The pieces that are there, a gap between them."""
    line: Line = []
    for piece in pieces:
        if piece:
            line += [Span(gap), *piece] if line else piece
    return line


def mark_at(marks: Mapping[str, str], *names: str) -> Line:
    """What to type for the thing that has one of these names."""
    for name in names:
        if name in marks:
            return [Span(MARK + marks[name], "mark")]
    return []
