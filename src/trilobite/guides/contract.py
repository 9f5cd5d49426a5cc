"""What a guide is: something that teaches at a table, from its position and from what was played.

A guide keeps nothing: where it is follows from the actions that stand. So a lesson can be left and
resumed anywhere, and whoever takes a step back is a step back in the lesson too.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from trilobite.engine import Action, Game, Message, OptionValue

Role = Literal["best", "chosen", "obvious", "second"]
"""Why an action is spoken of: it looks best at first sight, or comes next to the best."""


@dataclass(frozen=True)
class Act:
    """An action that stands."""

    seat: int
    text: str


@dataclass(frozen=True)
class Page:
    """What is said at once, and the things of the view that it is about."""

    message: Message
    marks: tuple[str, ...] = ()


@dataclass(frozen=True)
class Reply:
    """What a seat probably does next, and what that does."""

    seat: int
    pages: tuple[Page, ...]


@dataclass(frozen=True)
class Reason:
    """What comes of an action: at once, then, and in the end."""

    role: Role
    action: str
    marks: tuple[str, ...]
    """The things of the view to click for it."""
    chances: tuple[float, ...]
    """Of every seat to win, from 0 to 1."""
    points: int
    """That its seat may expect at the end."""
    does: tuple[Page, ...]
    """As far as it can be foreseen; nothing if that begins with a draw."""
    then: tuple[Reply, ...]


@dataclass(frozen=True)
class Verdict:
    """What a guide thinks of the one action that was tried."""

    best: str
    chosen: str
    reasons: tuple[Reason, ...]
    """The best first, then the one that was tried, then another that may come to mind."""


@dataclass(frozen=True)
class Present:
    """Where a guide is now."""

    step: int
    steps: int
    pages: tuple[Page, ...]
    reply: str | None = None
    """What another seat does next; meanwhile the learner waits and there are no pages."""
    is_done: bool = False
    is_lost: bool = False
    """What stands does not follow the guide: it was another one when this began."""
    verdict: Verdict | None = None


class Guide(ABC):
    """A lesson or a puzzle: where it begins, for whom, and what it says."""

    name: str
    """As in the address: "lesson/trias"."""
    game: Game
    players: int
    options: dict[str, OptionValue]
    seed: bytes
    learner: int
    """The seat of whoever learns; the others follow the guide."""

    @cached_property
    @abstractmethod
    def position(self) -> dict[str, Any]:
        """Where it begins."""

    @abstractmethod
    def present(self, acts: Sequence[Act]) -> Present:
        """Where it is after the actions that stand."""

    @abstractmethod
    def objection(self, acts: Sequence[Act], action: Action) -> Message | None:
        """Why the learner should do something else now, although the rules allow this."""
