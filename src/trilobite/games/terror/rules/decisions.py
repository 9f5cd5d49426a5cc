"""Chapters 4 and 15: what is compulsory, decision points, step boundaries, forced decisions.

Everything is public but the deck and the cards drawn blind, which `Secrets` has (TT-15.1).
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from trilobite.engine import Refusal
from trilobite.engine.declared import ANY, WHO, EventKind
from trilobite.engine.reading import NONE
from trilobite.games.terror import model
from trilobite.games.terror.generated import first_id, stages
from trilobite.games.terror.table import Table

AS_FAR_AS_POSSIBLE: Final = "TT-4.6"
"""The rule that makes gains compulsory, and movement, eating and scattering optional."""
WITHOUT_EFFECT: Final = "TT-4.10"
"""The rule that a compulsory step without any effect is passed over without a decision."""

StepEnded = EventKind("terror-step-ended", AS_FAR_AS_POSSIBLE).of(who=WHO, what=ANY)
"""A player ended a step early: `eating`, `scattering`, `migration` or `raptors`."""


# Step boundaries.

_BOUNDARIES: Final = (
    1 << stages.MENU
    | 1 << stages.GROWING
    | 1 << stages.CHOOSE_HERD
    | 1 << stages.MOVE_PTERODACTYL
    | 1 << stages.MOVE_T_REX
    | 1 << stages.CHOOSE_RAPTOR
    | 1 << stages.SCATTERING
)


def is_boundary(table: Table) -> bool:
    """Free actions are possible as a step is about to begin and none is open (TT-15.2, R-09)."""
    stage = table.stage
    if stage == stages.EATING:
        return not table.has_eaten
    boundaries: i64 = _BOUNDARIES
    return boundaries >> stage & 1 != 0


def no_boundary(table: Table) -> Refusal | None:
    """White Dinos and counters wait for a step boundary of a play turn (TT-15.2, R-34)."""
    if is_boundary(table):
        return None
    if table.stage in (stages.SELECT_CARD, stages.SELECT_TILE):
        return Refusal("terror-refusal-not-in-phase-a", "R-34", {})
    return Refusal("terror-refusal-step-open", "TT-15.2", {})


def no_area_yet(refusals: Sequence[Refusal | None]) -> Refusal:
    """A white Dino or a counter was clicked without an area; there is a refusal for each area."""
    first = refusals[0]
    if first is None or None in refusals:
        return Refusal("terror-refusal-choose-area", "TT-15.2", {})
    if any(refusal != first for refusal in refusals):
        return Refusal("terror-refusal-no-herd-anywhere", first.rule, {})
    return first


# Forced decisions and the ends of steps.


def must_ask(table: Table, seat: int, id: int) -> bool:
    """Ending a turn and playing a hidden card are never forced (TT-15.3)."""
    return id == first_id.END or (id == first_id.CARD and bool(table.cards[seat] == model.BLIND))


def end_step(table: Table) -> None:
    """The card or the tile has been carried out: back to the menu of the play turn."""
    table.stage = stages.MENU
    table.environment = NONE
    table.gain = 0
    table.grown = NONE
    table.eater = NONE
    table.bites = 0
    table.has_eaten = False
    table.raptors_moved = 0
    table.two_steps_used = False
