"""Giving a seat to somebody: invitations, handover codes, bots."""

from trilobite.server.common.wire.base import Wire


class Invitation(Wire):
    """A link for one seat, <origin>/join#<token>. It works once; no log contains the fragment."""

    seat: int
    token: str


class Token(Wire):
    token: str


class Claimed(Wire):
    table: str
    seat: int


class SeatChoice(Wire):
    """A seat of a table, chosen by its owner or by the host."""

    seat: int


class BotChoice(Wire):
    seat: int
    bot: str = ""


class Handover(Wire):
    """A short code that moves a seat to another device; it works once and soon expires."""

    code: str
    expires: str
