"""Reviews: a bot's judgement of a finished game."""

from typing import Annotated, Literal

from trilobite.server.common.wire.base import DEPRECATED, Json, Wire


class ReviewChoice(Wire):
    """The level of the review: easy, normal, hard or expert."""

    level: str


class ReviewedAction(Wire):
    """An action, the targets to click for it, and the bot's estimate of it."""

    action: str
    kind: str
    targets: list[str]
    any_order: bool
    win_chance: float
    points: float
    events: list[Json] = []
    """The events that describe the action; empty if none of them could be foreseen."""
    told: Annotated[list[Json], DEPRECATED] = []
    """The former name of `events`."""

    def __post_init__(self) -> None:
        """Fill in the name that is missing: stored reviews may have only the former one."""
        self.events = self.told = self.events or self.told


class ReviewMoment(Wire):
    """The judgement of one decision, based on what its seat knew then."""

    seq: int
    """The sequence number of the replay moment before the decision."""
    number: int
    seat: int
    chance: float | None
    """The seat's chance to win before the decision; null if there was no choice."""
    mark: Literal["", "slip", "blunder"]
    """Whether another action was clearly better. The following fields are set only if so."""
    loss: float
    chosen: ReviewedAction | None
    others: list[ReviewedAction]
    """Better actions, the best first."""
    preview: list[Json]
    """The events of the best action, as far as the seat could foresee them."""
    view: Json | None
    """The seat's view at that moment."""


class Review(Wire):
    """The progress of a review, and its findings."""

    level: str
    state: Literal["none", "waiting", "running", "finished", "failed"]
    done: int
    of: int
    first: int
    """The index of the first of these moments; earlier ones were not requested."""
    moments: list[ReviewMoment]
    payoffs: list[float]
    """The payoff of each seat at the end."""
    edition: int = 1
    """The version of this format. Stored reviews of older editions are no longer shown."""
