"""Hints by a bot."""

from typing import Literal

from trilobite.server.common.wire.base import Wire


class HintRequest(Wire):
    """Asks what a bot would do in place of one of my seats that has to decide."""

    seat: int
    seq: int


class Thought(Wire):
    """A bot's judgement of an action."""

    action: str
    visits: int
    win_chance: float
    points: float
    low: float
    """The expected payoff is between `low` and `high`, rounded to twentieths: do not show more."""
    high: float
    standing: Literal["best", "equal", "weaker"]
    """How it compares with the first one: "equal" if the bot cannot tell them apart."""


class Hint(Wire):
    """A bot's candidates, the best first. It knows only the seat's view."""

    seq: int
    bot: str
    thoughts: list[Thought]
