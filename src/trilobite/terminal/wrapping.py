"""Line breaks in texts with wide characters or non-breaking spaces.

Japanese can break without spaces, but not everywhere; French has spaces where a line must not
break. All other texts are left to rich, which breaks at any kind of space and nowhere else.
"""

# ruff: noqa: RUF001 - Japanese characters are intended.

from collections.abc import Iterator

from rich.cells import cell_len, chop_cells

_NEVER_FIRST = frozenset(
    "、。，．・：；？！）」』】〉》〜ー…々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)]}%”’"
)
_FIXED_SPACES = frozenset("\u00a0\u202f")
_NEVER_LAST = frozenset("（「『【〈《([{“‘")


def broken(text: str, width: int) -> str:
    """The text with a line break wherever the next piece would exceed the width."""
    if cell_len(text) == len(text) and not _FIXED_SPACES.intersection(text):
        return text
    return "\n".join(line for part in text.split("\n") for line in _lines(part, width))


def unwrapped(text: str) -> str:
    """The text with each paragraph joined into one line; its breaks are those of the catalogue.

    A paragraph with two spaces in a row is a table or a drawing and keeps its lines, as does one
    with wide characters, which are not joined with spaces.
    """
    parts = text.split("\n\n")
    return "\n\n".join(
        part if "  " in part or any(map(_is_wide, part)) else part.replace("\n", " ")
        for part in parts
    )


def _lines(text: str, width: int) -> Iterator[str]:
    line = ""
    for piece in _pieces(text):
        if line and cell_len(line + piece.rstrip()) > width:
            yield line.rstrip()
            line = ""
        *full, rest = chop_cells(piece, width) or [""]
        yield from full
        line += rest
    yield line.rstrip()


def _pieces(text: str) -> Iterator[str]:
    """The pieces that must not be broken; spaces belong to the piece before them."""
    start = 0
    for at in range(1, len(text)):
        if _may_break(text[at - 1], text[at]):
            yield text[start:at]
            start = at
    yield text[start:]


def _may_break(before: str, after: str) -> bool:
    if before in _NEVER_LAST or after in _NEVER_FIRST or after == " ":
        return False
    return before == " " or _is_wide(before) or _is_wide(after)


def _is_wide(sign: str) -> bool:
    return cell_len(sign) > 1
