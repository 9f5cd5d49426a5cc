"""What a bot is: it gets a question, gives an answer, and explains it on request."""

from collections.abc import Sequence
from time import perf_counter, thread_time

from mypy_extensions import mypyc_attr

from trilobite.engine import Action, InputError, Offer, View
from trilobite.engine.reading import shown


class ThinkingTime:
    """The time a bot may take for one decision; without a limit, as long as it likes."""

    def __init__(
        self,
        seconds: float | None = None,
        iterations: int | None = None,
        *,
        counts_work: bool = False,
    ) -> None:
        self.seconds = seconds
        self.iterations = iterations
        """A limit in simulations instead of time, so that decisions are the same on any machine."""
        self.counts_work = counts_work
        """Whether to count processor time, so that a busy machine does not weaken the bot."""

    def now(self) -> float:
        return thread_time() if self.counts_work else perf_counter()


Clock = ThinkingTime
"""Former name of `ThinkingTime`, which bots by other authors may still import."""


class Candidate:
    """A bot's opinion of an action it could have chosen."""

    def __init__(self, action: Action, visits: int, win_chance: float, points: float) -> None:
        self.action = action
        self.visits = visits
        """The number of simulations that began with this action."""
        self.win_chance = win_chance
        """The expected payoff, from 0 to 1."""
        self.points = points
        """The points that the bot's seat can expect at the end."""

    def to_json(self) -> dict[str, object]:
        return {
            "action": self.action.text(),
            "visits": self.visits,
            "win_chance": round(self.win_chance, 4),
            "points": round(self.points, 2),
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. It gets a view and an offer, and never the real state.

    The seed is for its own choices: the same seed and the same questions give the same answers.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, offer: Offer, thinking_time: ThinkingTime) -> Action:
        """One of the offered actions."""
        raise NotImplementedError

    def explain(self) -> Sequence[Candidate]:
        """What the bot thinks of the actions in its last decision, the best first; or ()."""
        return ()

    def configure(self, setting: str, value: str) -> None:
        """Apply a setting given after the bot's name, as in `search:iterations=500`."""
        raise InputError(
            "bot", f"this bot has no settings, so {shown(setting)} cannot be set", "only its name"
        )
