"""Chat messages, and private notes."""

from typing import Literal

from trilobite.server.common.wire.base import Wire

Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "wait", "good-game", "again"
]
"""A ready phrase, which everybody reads in their own language."""


class ChatText(Wire):
    """A chat message to everybody at the table: 1 to 500 characters, or a ready phrase instead."""

    text: str = ""
    phrase: Phrase | None = None


class Said(Wire):
    """A chat message. Ids increase, with gaps, because all tables share them."""

    id: int
    person: int
    seat: int | None
    """The author's seat; null if they no longer sit at the table."""
    name: str
    text: str
    """What was written; a ready phrase is in English here."""
    at: str
    phrase: Phrase | None = None


class ChatPage(Wire):
    said: list[Said]


class Notes(Wire):
    """My private notes about a table, of up to 20,000 characters."""

    text: str
