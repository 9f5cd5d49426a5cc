"""Chat messages, and private notes."""

from trilobite.server.common.wire.base import Wire


class ChatText(Wire):
    """A chat message to everybody at the table, of 1 to 500 characters."""

    text: str


class Said(Wire):
    """A chat message. Ids increase, with gaps, because all tables share them."""

    id: int
    person: int
    seat: int | None
    """The author's seat; null if they no longer sit at the table."""
    name: str
    text: str
    at: str


class ChatPage(Wire):
    said: list[Said]


class Notes(Wire):
    """My private notes about a table, of up to 20,000 characters."""

    text: str
