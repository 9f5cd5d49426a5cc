"""A view as text or as an image, for `render`."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from trilobite.engine import Game, Line, Span, View
from trilobite.engine.language import Language
from trilobite.envs.extras import lacking

MODES = ("human", "ansi", "rgb_array")
"""Modes of `render`: print the text, return the text, or return an image."""

_CELL = (9, 18)
_SIZE = 14
_PAPER = (252, 250, 244)
_INK = (40, 40, 46)
_COLOURS = {
    "seat-0": (196, 88, 0),
    "seat-1": (20, 96, 200),
    "seat-2": (148, 116, 0),
    "seat-3": (22, 124, 60),
    "seat-4": (122, 66, 180),
    "seat-5": (90, 90, 96),
    "ground-0": (110, 104, 100),
    "ground-1": (78, 118, 70),
    "ground-2": (128, 110, 40),
    "ground-3": (0, 120, 130),
    "water": (30, 110, 170),
    "free": (170, 166, 158),
    "warning": (190, 30, 30),
}
"""Colours of the styles. Colour only repeats what letters and signs already say."""


@cache
def _language(game: Game) -> Language:
    return Language("en", game)


def lines_of(game: Game, view: View) -> list[Line]:
    """The board, with the facts below it."""
    drawing = game.draw(view, {})
    facts = [[Span(_language(game).say(fact))] for fact in drawing.facts]
    return [*drawing.board, [], *facts]


def text_of(game: Game, view: View) -> str:
    return "\n".join("".join(span.text for span in line) for line in lines_of(game, view)) + "\n"


def image_of(game: Game, view: View, extra: str) -> NDArray[np.uint8]:
    """The view as a coloured image (height x width x 3), drawn letter by letter to align columns.

    `extra` is the extra that installs Pillow, for the error if it is missing.
    """
    try:
        from PIL import Image, ImageDraw, ImageFont  # noqa: PLC0415 - only needed for images
    except ImportError as error:
        raise lacking(extra, error) from error
    lines = lines_of(game, view)
    columns = max(sum(len(span.text) for span in line) for line in lines)
    width, height = _CELL
    image = Image.new("RGB", (width * (columns + 2), height * (len(lines) + 2)), _PAPER)
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(_SIZE)
    for row, line in enumerate(lines, start=1):
        for column, (letter, style) in enumerate(_letters(line), start=1):
            at = (column * width + width // 2, row * height + height // 2)
            pen.text(at, letter, fill=_COLOURS.get(style, _INK), font=font, anchor="mm")
    return np.asarray(image, np.uint8)


def _letters(line: Line) -> list[tuple[str, str]]:
    """The letters of a line with their styles, replaced where the font lacks a sign."""
    return [(letter, span.style) for span in line for letter in span.text.replace("≈", "~")]


def render(mode: str | None, game: Game, view: View, extra: str) -> str | NDArray[np.uint8] | None:
    """The result of `render` in a mode; `human` prints the text and returns None."""
    if mode == "rgb_array":
        return image_of(game, view, extra)
    if mode == "human":
        print(text_of(game, view))  # noqa: T201 - a person reads it
        return None
    return text_of(game, view) if mode == "ansi" else None
