"""What a guide is: the script of a lesson or puzzle, played at a table from a given position.

A guide stores nothing: its progress follows from the actions that were not undone. So a lesson can
be left and resumed at any time, and undoing an action also goes back in the lesson.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from trilobite.engine import Action, Game, Message, Options

Role = Literal["best", "chosen", "obvious", "second"]
"""Why an action is mentioned; `obvious` looks best one decision ahead."""


@dataclass(frozen=True)
class Act:
    """An action that was not undone."""

    seat: int
    text: str


@dataclass(frozen=True)
class ScriptPage:
    """A message shown as one page, and the things in the view that it is about."""

    message: Message
    marks: tuple[str, ...] = ()


@dataclass(frozen=True)
class Reply:
    """The probable next move of a seat, and its effects."""

    seat: int
    pages: tuple[ScriptPage, ...]


@dataclass(frozen=True)
class Reason:
    """The consequences of an action: at once, next, and at the end of the game."""

    role: Role
    action: str
    marks: tuple[str, ...]
    """The things in the view to click for the action."""
    chances: tuple[float, ...]
    """Win chances of all seats, from 0 to 1."""
    points: int
    """The points that the acting seat can expect at the end."""
    does: tuple[ScriptPage, ...]
    """Foreseeable effects of the action; empty if it begins with a draw."""
    then: tuple[Reply, ...]


@dataclass(frozen=True)
class Verdict:
    """A guide's judgement of the one action that was tried."""

    best: str
    chosen: str
    reasons: tuple[Reason, ...]
    """Reasons for the best action, then the tried one, then another that may come to mind."""


@dataclass(frozen=True)
class Present:
    """The current state of a guide."""

    step: int
    steps: int
    pages: tuple[ScriptPage, ...]
    reply: str | None = None
    """The next action of another seat; until then the learner waits and there are no pages."""
    is_done: bool = False
    is_lost: bool = False
    """Whether the actions do not follow the guide, which was changed after the table was made."""
    verdict: Verdict | None = None


class Guide(ABC):
    """A lesson or a puzzle: where it begins, which seat learns, and what it says."""

    name: str
    """Name of the guide, as in the address: "lesson/trias"."""
    game: Game
    players: int
    options: Options
    seed: bytes
    learner: int
    """The learner's seat; the other seats follow the guide."""

    @cached_property
    @abstractmethod
    def position(self) -> dict[str, Any]:
        """The position in which the guide begins."""

    @abstractmethod
    def present(self, acts: Sequence[Act]) -> Present:
        """The state of the guide after these actions."""

    @abstractmethod
    def objection(self, acts: Sequence[Act], action: Action) -> Message | None:
        """Why the learner should choose another action now, although the rules allow this one."""
