"""What people say at a table, and what they write down for themselves."""

from trilobite.server.wire.base import Wire


class Words(Wire):
    """What I say to everybody at the table: 1 to 500 characters."""

    text: str


class Said(Wire):
    """What somebody said. The numbers grow; those of other tables lie in between."""

    id: int
    person: int
    seat: int | None
    """Null if they do not sit at the table any more."""
    name: str
    text: str
    at: str


class Talk(Wire):
    said: list[Said]


class Notes(Wire):
    """What I have written down for myself about a table: up to 20,000 characters."""

    text: str
