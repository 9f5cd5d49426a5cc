"""Giving a seat to somebody: invitations, handover codes, bots."""

from trilobite.server.common.wire.base import Wire


class Invitation(Wire):
    """A link for one seat, <origin>/join#<token>. It works once; no log contains the fragment."""

    seat: int
    token: str


class Token(Wire):
    token: str
    colour: int | None = None
    """The colour that I would like at the table of an invitation, if nobody there has it."""


class Claimed(Wire):
    table: str
    seat: int


class SeatChoice(Wire):
    """A seat of a table, chosen by its owner or by the host."""

    seat: int
    colour: int | None = None
    """The colour that I would like when I sit down, if nobody at the table has it."""


class BotChoice(Wire):
    seat: int
    bot: str = ""


class Handover(Wire):
    """A short code that moves a seat to another device; it works once and soon expires."""

    code: str
    expires: str
