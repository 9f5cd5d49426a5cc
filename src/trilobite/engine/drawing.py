"""A view drawn as text: lines of spans whose styles have meanings, not colours."""

from dataclasses import dataclass

from trilobite.engine.messages import Message


@dataclass(frozen=True)
class Span:
    """A piece of text. Its style names what it shows (`seat-0`, `ground-2`), not a colour."""

    text: str
    style: str = ""


Line = list[Span]


class Drawing:
    """A view as text: the board, and the facts beside it."""

    def __init__(self, board: list[Line], facts: list[Message]) -> None:
        self.board = board
        self.facts = facts
