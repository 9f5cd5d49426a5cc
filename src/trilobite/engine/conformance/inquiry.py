"""Inquiries: one check of one subject, with the trials it plays and the errors it reports."""

from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from typing import TypeVar

from trilobite.engine import Chance, SeededChance
from trilobite.engine.conformance.subject import Subject
from trilobite.engine.conformance.trials import ConformanceError, Trial

Thing = TypeVar("Thing")
Check = Callable[[Subject, int], None]
"""Function of a subject and a seed that raises ConformanceError if the contract is broken."""


class Inquiry:
    """Makes the trials of a check and remembers the latest one, to report unexpected errors."""

    def __init__(self, subject: Subject, seed: int, check: str) -> None:
        self.subject = subject
        self.effort = subject.effort
        self.game = subject.game
        self.seed = seed
        self.check = check
        self.latest = self._prepare(0)

    def trial(self, number: int = 0, chance: Chance | None = None) -> Trial:
        """A new game. The same number gives the same game; `chance` replaces its seeded chance."""
        trial = self._prepare(number)
        self.latest = trial
        trial.begin(chance or SeededChance(trial.seed))
        return trial

    def trials(self) -> Iterator[Trial]:
        """New games; the effort sets their number."""
        for number in range(self.effort.games):
            yield self.trial(number)

    def samples(self) -> Iterator[Trial]:
        """Many different states, final ones included, each as a trial that may be played on."""
        for number in range(self.effort.games):
            yield from self._samples_of(number)

    def states(self) -> Iterator[Trial]:
        """Every state in which somebody decides, for things that samples would rarely contain."""
        for trial in self.trials():
            while not trial.state.is_over:
                self.latest = trial.branch()
                yield self.latest
                trial.act_fast(*trial.choose())

    def some(self, things: Sequence[Thing], dice: Chance) -> list[Thing]:
        """A random selection of these things; the effort sets its size."""
        rest = list(things)
        chosen: list[Thing] = []
        while rest and len(chosen) < self.effort.answers:
            chosen.append(rest.pop(dice.below(len(rest), 0)))
        return chosen

    def _prepare(self, number: int) -> Trial:
        return Trial(self.subject, self.check, f"conformance {self.seed}/{number}")

    def _samples_of(self, number: int) -> Iterator[Trial]:
        """Play once to see which questions come when, then again, stopping at chosen states."""
        scout = self.trial(number)
        questions: list[str] = []
        path: list[tuple[int, int]] = []
        while not scout.state.is_over:
            seat, action = scout.choose()
            questions.append(scout.state.question(seat)[0].key)
            path.append((seat, action.id))
            scout.act_fast(seat, action)
        wanted = self._chosen(questions, scout.dice)
        trial = self.trial(number)
        for index, (seat, id) in enumerate(path):
            if index in wanted:
                self.latest = trial.branch()
                yield self.latest
            trial.act_fast(seat, self.game.actions.all[id])
        self.latest = trial
        yield trial

    def _chosen(self, questions: list[str], dice: Chance) -> set[int]:
        """One state for every question, and others spread over the game."""
        chosen: set[int] = set()
        for question in dict.fromkeys(questions):
            where = [index for index, key in enumerate(questions) if key == question]
            chosen.add(where[dice.below(len(where), 0)])
        while len(chosen) < min(self.effort.samples, len(questions)):
            chosen.add(dice.below(len(questions), 0))
        return chosen


def check(body: Callable[[Inquiry], None]) -> Check:
    """Turn a function of an inquiry into a check that reports every error with the game so far."""

    @wraps(body)
    def look(subject: Subject, seed: int) -> None:
        inquiry = Inquiry(subject, seed, body.__name__)
        try:
            body(inquiry)
        except ConformanceError:
            raise
        except Exception as error:
            problem = f"raised {type(error).__name__}: {error}"
            raise ConformanceError(inquiry.latest.report(problem)) from error

    return look
