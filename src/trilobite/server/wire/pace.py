"""How much time there is, and the clocks."""

from typing import Literal

from trilobite.server.wire.base import Wire


class Pace(Wire):
    """How much time people have; when it is up, a bot plays the turn.

    `turn`: so many `seconds` for each turn. `reserve`: so many `seconds` in all, and `increment`
    more for each turn. `days`: so many `days` for each turn. The numbers of other kinds are 0.
    """

    kind: Literal["turn", "reserve", "days"]
    seconds: int = 0
    increment: int = 0
    days: int = 0
    bot: str = ""
    """The bot that plays when the time is up; '': the one that the house seats."""


class SeatClock(Wire):
    """The clock of a seat that somebody plays."""

    seat: int
    left: float
    """The seconds it has; of a clock that runs, those it had when it started."""
    until: str | None
    """When its time is up, by the clock of the server; null: it does not run."""
    lapsed: bool
    """Its time was up: until its next turn a bot decides for it."""


class TableClocks(Wire):
    """All clocks of a table, and what time it was when this was written."""

    now: str
    seats: list[SeatClock]
