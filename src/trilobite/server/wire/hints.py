"""What a bot would do."""

from trilobite.server.wire.base import Wire


class Ask(Wire):
    """What would a bot do? Asked for a seat of mine that is to decide, about what it sees."""

    seat: int
    seq: int


class Thought(Wire):
    """What a bot thinks of an action."""

    action: str
    visits: int
    win_chance: float
    points: float


class Hint(Wire):
    """A bot's candidates, the best first; made from the view of the seat and nothing else."""

    seq: int
    bot: str
    thoughts: list[Thought]
