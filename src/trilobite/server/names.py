"""Names and titles: text only, short, and nothing in them that could play tricks with a page."""

import unicodedata

from trilobite.server.trouble import TroubleError

NAME_LENGTH = 40
TITLE_LENGTH = 80


def clean(text: str, field: str, longest: int = NAME_LENGTH) -> str:
    """The text in one line, without control, format and private characters."""
    signs = unicodedata.normalize("NFC", text[: 8 * longest])
    kept = (s for s in signs if s.isspace() or unicodedata.category(s)[0] != "C")
    shown = " ".join("".join(kept).split())
    if len(shown) > longest or len(text) > 8 * longest:
        raise TroubleError("bad_input", "That is too long.", field, f"at most {longest} characters")
    return shown
