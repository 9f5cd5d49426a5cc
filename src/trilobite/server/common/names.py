"""Names and titles: short plain text, without characters that could break the layout of a page."""

import unicodedata

from trilobite.server.common.errors import ServiceError

NAME_LENGTH = 40
TITLE_LENGTH = 80
MOST_MARKS = 3
"""Maximum number of accents on one letter; more would cover the lines above."""

# Letters, marks and symbols by their Unicode category, but invisible.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def clean(text: str, field: str, longest: int = NAME_LENGTH) -> str:
    """The text in one line, without control, format, private and invisible characters."""
    signs = unicodedata.normalize("NFC", text[: 8 * longest])
    kept = "".join(sign for sign in signs if sign.isspace() or _is_shown(sign))
    shown = " ".join(_limit_marks(kept).split())
    if len(shown) > longest or len(text) > 8 * longest:
        raise ServiceError("bad_input", "That is too long.", field, f"at most {longest} characters")
    return shown


def _is_shown(sign: str) -> bool:
    return unicodedata.category(sign)[0] != "C" and sign not in _BLANK


def _limit_marks(text: str) -> str:
    """The text with at most a few marks on each letter, and no marks without a letter."""
    kept: list[str] = []
    marks = MOST_MARKS
    for sign in text:
        is_mark = unicodedata.category(sign) in ("Mn", "Me")
        marks = marks + 1 if is_mark else MOST_MARKS if sign.isspace() else 0
        if not is_mark or marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)
