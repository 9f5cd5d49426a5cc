"""Chapter 9: an area with a volcano is closed to Dinos until its owner's next play turn.

Predators may stay there, leave and go on eating, but not enter (TT-9.4, R-31). Ranking and scoring
work as usual.
"""

from typing import Final

from trilobite.engine import Refusal
from trilobite.engine.declared import WHO, EventKind
from trilobite.engine.reading import NONE
from trilobite.games.terror.model import AREA, AREA_COUNT
from trilobite.games.terror.table import Table

NO_ENTRY: Final = "TT-9.1"
"""No Dino enters by a card, New Environment, migration or scattering."""
NO_EXIT: Final = "TT-9.2"
"""No Dino leaves by migration or scattering."""
NO_GROWTH: Final = "TT-9.3"
"""No herd grows there by a tile, a counter or a white Dino."""

VolcanoRemoved = EventKind("terror-volcano-removed", "TT-9.6", "area:{area}").of(who=WHO, area=AREA)


def erupted(table: Table, area: int, rule: str) -> Refusal | None:
    """The area has a volcano, and this rule forbids what a player wants there."""
    if table.is_open(area):
        return None
    return Refusal("terror-refusal-volcano", rule, {"area": AREA.words[area]})


def second_volcano(table: Table, area: int) -> Refusal | None:
    """An area has at most one volcano (TT-9.5)."""
    if table.is_open(area):
        return None
    return Refusal("terror-refusal-second-volcano", "TT-9.5", {"area": AREA.words[area]})


def remove_volcano(table: Table) -> None:
    """The active player's volcano is removed as their play turn begins (TT-9.6, R-24)."""
    seat = table.active
    for area in range(AREA_COUNT):
        if table.volcano[area] == seat:
            table.volcano[area] = NONE
            if table.log is not None:
                table.emit(VolcanoRemoved(who=seat, area=area))
