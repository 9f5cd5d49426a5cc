"""Plans for new tables."""

from typing import Any, Literal

from trilobite.server.common.wire.base import Wire
from trilobite.server.common.wire.clocks import TimeControl


class SeatPlan(Wire):
    """The future player of a seat: me, somebody with an invitation, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""
    """The bot's name; '' for the server's default bot."""
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
    """Whether people may ask a bot for a hint. The log shows everybody who does."""
    pace: TimeControl | None = None
    """The time control; null: no clocks."""


class Fork(Wire):
    """Continue a game as a new table, from the position after log entry `seq` (null: now).

    If the game is still running, the new table gets only what my seat `eyes` (null: a spectator)
    knew; everything hidden is imagined. Without `seats`, my seats stay mine and bots get the rest.
    """

    seq: int | None = None
    eyes: int | None = None
    seats: list[SeatPlan] = []
