"""For programs that play a seat."""

from trilobite.server.wire.base import Wire


class NewToken(Wire):
    """A token for a seat of mine; the label is for its owner, to tell one from another."""

    seat: int
    label: str = ""


class TokenInfo(Wire):
    id: str
    """By which it is revoked; nothing can be done with it otherwise."""
    seat: int
    label: str
    created: str


class SeatToken(Wire):
    """A new token, shown this once: `Authorization: Bearer <token>`."""

    token: str
    info: TokenInfo


class SeatTokens(Wire):
    tokens: list[TokenInfo]


class TokenSeat(Wire):
    """What a token is for."""

    table: str
    seat: int
    game: str
