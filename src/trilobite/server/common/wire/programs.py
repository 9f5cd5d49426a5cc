"""Tokens of programs that play a seat."""

from trilobite.server.common.wire.base import Wire


class NewToken(Wire):
    """A request for a token for one of my seats; the label helps me tell my tokens apart."""

    seat: int
    label: str = ""


class TokenInfo(Wire):
    id: str
    """The id for revoking the token; it serves no other purpose."""
    seat: int
    label: str
    created: str


class SeatToken(Wire):
    """A new token, shown only this once. It is sent as `Authorization: Bearer <token>`."""

    token: str
    info: TokenInfo


class SeatTokens(Wire):
    tokens: list[TokenInfo]


class TokenSeat(Wire):
    """The table and seat of a token."""

    table: str
    seat: int
    game: str
