"""What to review: a finished game in a file, read and checked."""

import hashlib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from trilobite.analysis.review import Decision, Judgement, SearchEffort, decisions, effort_of, judge
from trilobite.engine import InputError, canonical_json
from trilobite.engine.matches import Match, resume
from trilobite.engine.records import Record, load
from trilobite.lab.fingerprints import own_fingerprint
from trilobite.lab.stopping import IsStopped

FORMAT = "trilobite-review-decisions-1"


@dataclass(frozen=True)
class ReviewTask:
    """A decision to be judged."""

    number: int
    decision: Decision
    effort: SearchEffort


def judge_task(task: ReviewTask, is_stopped: IsStopped) -> Judgement | None:
    return None if is_stopped() else judge(task.decision, task.effort)


@dataclass(frozen=True)
class ReviewPlan:
    """A game, and how thoroughly to review it."""

    file: Path
    record: Record
    match: Match
    level: str
    iterations: int

    @property
    def effort(self) -> SearchEffort:
        return (
            SearchEffort(iterations=self.iterations) if self.iterations else effort_of(self.level)
        )

    @cached_property
    def decisions(self) -> list[Decision]:
        return list(decisions(self.match))

    @cached_property
    def free(self) -> set[int]:
        """Numbers of the decisions with a choice; the others were forced."""
        return {one.number for one in self.decisions if len(one.offer.choices) > 1}

    def task(self, number: int) -> ReviewTask:
        return ReviewTask(number, self.decisions[number], self.effort)

    def identity(self) -> dict[str, object]:
        """What makes two reviews the same."""
        text = canonical_json(self.record.to_json())
        return {
            "format": FORMAT,
            "game": self.record.game.key,
            "rules": self.record.game.rules_version,
            "record": hashlib.sha256(text.encode()).hexdigest(),
            "level": self.level,
            "iterations": self.iterations,
        }

    def code(self) -> dict[str, str]:
        """The fingerprint of the search, to notice changed code."""
        return {"search": own_fingerprint(self.record.game.key)}


def read_plan(file: Path, level: str, iterations: int) -> ReviewPlan:
    """Read a review from the command line; an InputError says what is wrong with it."""
    effort_of(level)
    record = load(file)
    try:
        match = resume(record)
    except InputError as error:
        raise error.at(f"{file}: {error.where}") from None
    if not match.state.is_over:
        raise InputError(str(file), "this game is not finished", "a finished game")
    if not match.moves:
        raise InputError(str(file), "nobody decided anything in this game", "another game")
    return ReviewPlan(file, record, match, level, iterations)
