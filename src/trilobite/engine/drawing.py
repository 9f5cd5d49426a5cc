"""A view drawn as text: lines of spans, with styles that name meanings, not colours."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from trilobite.engine.messages import Argument, Message


@dataclass(frozen=True)
class Span:
    """A piece of text. Its style names what it shows (`seat-0`, `ground-2`), not a colour."""

    text: str
    style: str = ""


Line = list[Span]

LETTERS: Final = "ABCDEF"
"""Letters for the participants on a board."""

FREE: Final = "·"
"""Sign for an empty place."""

MARK: Final = "="
"""Sign in front of the text that is typed to choose a thing."""

_NUMBERS_IN_A_LINE: Final = 10


class Drawing:
    """A view as text: the board, and the facts beside it."""

    def __init__(self, board: list[Line], facts: list[Message]) -> None:
        self.board = board
        self.facts = facts


def fact(key: str, **args: Argument) -> Message:
    """A sentence beside the board."""
    return Message(key, args)


def width_of(line: Line) -> int:
    return sum(len(span.text) for span in line)


def filled(line: Line, width: int) -> Line:
    """The line, padded with spaces to this width."""
    return [*line, Span(" " * (width - width_of(line)))]


def grid(cells: Sequence[Line], columns: int, width: int) -> list[Line]:
    """Rows of cells that are all this wide."""
    rows = range(0, len(cells), columns)
    return [
        [span for cell in cells[row : row + columns] for span in filled(cell, width)]
        for row in rows
    ]


def spaced(pieces: Sequence[Line], gap: str = " ") -> Line:
    """The pieces that are not empty, joined with a gap."""
    line: Line = []
    for piece in pieces:
        if piece:
            line += [Span(gap), *piece] if line else piece
    return line


def off_board(marks: Mapping[str, str], *kinds: str) -> list[Line]:
    """The marked targets of these kinds, such as `count:3`, which are not on the board."""
    found = [name for name in marks if name.startswith(kinds)]
    pieces: list[Line] = [[Span(name.partition(":")[2]), *mark_at(marks, name)] for name in found]
    rows = range(0, len(pieces), _NUMBERS_IN_A_LINE)
    return [spaced(pieces[row : row + _NUMBERS_IN_A_LINE], "  ") for row in rows]


def mark_at(marks: Mapping[str, str], *names: str) -> Line:
    """The mark of the first of these names that has one; an empty line if none has."""
    for name in names:
        if name in marks:
            return [Span(MARK + marks[name], "mark")]
    return []
