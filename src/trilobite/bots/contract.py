"""What a bot is: one question, one answer, and on request why."""

from collections.abc import Sequence
from time import perf_counter, thread_time

from mypy_extensions import mypyc_attr

from trilobite.engine import Action, InputError, Offer, View
from trilobite.engine.reading import shown


class Clock:
    """How long a bot may think about one decision; without a limit, as long as it likes."""

    def __init__(
        self,
        seconds: float | None = None,
        iterations: int | None = None,
        *,
        counts_work: bool = False,
    ) -> None:
        self.seconds = seconds
        self.iterations = iterations
        """Instead of time, for decisions that are the same on any machine."""
        self.counts_work = counts_work
        """Seconds of the processor count, not of the wall: a busy machine makes nobody weaker."""

    def now(self) -> float:
        return thread_time() if self.counts_work else perf_counter()


class Candidate:
    """What a bot thought of an action it could have chosen."""

    def __init__(self, action: Action, visits: int, win_chance: float, points: float) -> None:
        self.action = action
        self.visits = visits
        """How often it was tried out in thought."""
        self.win_chance = win_chance
        """The payoff that it promises, from 0 to 1."""
        self.points = points
        """The own points at the end that it promises."""

    def to_json(self) -> dict[str, object]:
        return {
            "action": self.action.text(),
            "visits": self.visits,
            "win_chance": round(self.win_chance, 4),
            "points": round(self.points, 2),
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. It gets a view and an offer; it never holds the real state.

    The seed is for its own choices: the same seed and the same questions give the same answers.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, offer: Offer, clock: Clock) -> Action:
        """One of the offered actions."""
        raise NotImplementedError

    def explain(self) -> Sequence[Candidate]:
        """What it thought of the actions of its last choice, the best first; () if nothing."""
        return ()

    def configure(self, setting: str, value: str) -> None:
        """Set what stands behind a bot's name, as in `search:iterations=500`."""
        raise InputError(
            "bot", f"this one has no settings, so {shown(setting)} neither", "its name"
        )
