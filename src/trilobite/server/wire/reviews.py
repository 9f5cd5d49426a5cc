"""What a bot says of a finished game."""

from typing import Literal

from trilobite.server.wire.base import Json, Wire


class ReviewChoice(Wire):
    """How thoroughly a game shall be gone through: easy, normal, hard or expert."""

    level: str


class ReviewedAction(Wire):
    """An action, the things to click for it, and what it promised."""

    action: str
    kind: str
    targets: list[str]
    any_order: bool
    win_chance: float
    points: float
    told: list[Json] = []
    """The events that say what it is; none if nothing of it could be foreseen."""


class ReviewMoment(Wire):
    """What is said of a decision, by what its seat knew then."""

    seq: int
    """The moment of the replay at which it was to be taken."""
    number: int
    seat: int
    chance: float | None
    """The seat's chance to win before it; null if there was no choice."""
    mark: Literal["", "slip", "blunder"]
    """Whether another action was clearly better; the rest is there only if one was."""
    loss: float
    chosen: ReviewedAction | None
    others: list[ReviewedAction]
    """What would have been better, the best first."""
    preview: list[Json]
    """What the best of them would have done, as far as the seat could foresee it: events."""
    view: Json | None
    """What the seat saw then."""


class Review(Wire):
    """How far a review is, and what it has found."""

    level: str
    state: Literal["none", "waiting", "running", "finished", "failed"]
    done: int
    of: int
    first: int
    """The number of the first of these moments; those before it were not asked for."""
    moments: list[ReviewMoment]
    payoffs: list[float]
    """What each seat got in the end."""
    edition: int = 1
    """What is stored of an older one is not shown any more: it names actions in another way."""
