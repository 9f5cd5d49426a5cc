"""A view drawn as text: lines of spans whose styles have meanings, not colours."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Span:
    """A piece of text. The style names what it shows (`seat-0`, `water`); the terminal picks the colour."""

    text: str
    style: str = ""


Line = list[Span]
