"""What a table is to be."""

from typing import Any, Literal

from trilobite.server.wire.base import Wire
from trilobite.server.wire.pace import Pace


class SeatPlan(Wire):
    """Who is to sit here: the creator, whoever gets the invitation, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""
    """The bot's name; '': the one that the house seats."""
    name: str = ""
    colour: int | None = None


class TablePlan(Wire):
    game: str
    seats: list[SeatPlan]
    options: dict[str, Any] = {}
    order: Literal["given", "shuffled"] = "shuffled"
    public: bool = False
    title: str = ""
    seed: str | None = None
    hints: bool = False
    """Whether people may ask a bot what it would do; whoever does is seen doing it."""
    pace: Pace | None = None
    """null: nobody is in a hurry."""


class Fork(Wire):
    """Continue a game as a new table, from what it was at a number of its log (null: now).

    Of a game that is still running, only what a seat of mine (`eyes`; null: a spectator) knew goes
    over; everything hidden is imagined. Without `seats` I get what was mine, and bots the rest.
    """

    seq: int | None = None
    eyes: int | None = None
    seats: list[SeatPlan] = []
