"""Time controls and clocks."""

from typing import Literal

from trilobite.server.common.wire.base import Wire


class TimeControl(Wire):
    """The time control: how much time people have. When it is up, a bot plays the turn.

    `turn` gives `seconds` for each turn. `reserve` gives `seconds` for the whole game, and
    `increment` seconds more for each turn. `days` gives `days` for each turn. Numbers that do not
    belong to the kind are 0.
    """

    kind: Literal["turn", "reserve", "days"]
    seconds: int = 0
    increment: int = 0
    days: int = 0
    bot: str = ""
    """The bot that plays when the time is up; '' for the server's default bot."""


class SeatClock(Wire):
    """The clock of a seat that a person plays."""

    seat: int
    left: float
    """The seconds left; for a running clock, the seconds left when it started."""
    until: str | None
    """The moment at which the time is up, by the server's clock; null if the clock is stopped."""
    lapsed: bool
    """Whether the time has run out, so that a bot decides for this seat until its next turn."""


class TableClocks(Wire):
    """All clocks of a table, and the server's time when it sent them."""

    now: str
    seats: list[SeatClock]
