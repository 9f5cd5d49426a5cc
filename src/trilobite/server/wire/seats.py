"""How a seat comes to somebody: invitations, codes, bots."""

from trilobite.server.wire.base import Wire


class Invitation(Wire):
    """A link for one seat: <origin>/join#<token>. Claimed once; the fragment reaches no log."""

    seat: int
    token: str


class Token(Wire):
    token: str


class Claimed(Wire):
    table: str
    seat: int


class SeatChoice(Wire):
    """A seat of a table, named by who owns it or by the host."""

    seat: int


class BotChoice(Wire):
    seat: int
    bot: str = ""


class Handover(Wire):
    """A short code that moves a seat to another device; it works once and soon expires."""

    code: str
    expires: str
