"""Chapter 7: the T-Rex. It never dies, and it is the owner's until the next T-Rex tile (TT-7.21).

Outside the habitats it stands where it found no room; `habitats` has that rule.
"""

from typing import Final

from mypy_extensions import i64

from trilobite.engine import Question, ask
from trilobite.engine.declared import ANY, WHO, EventKind
from trilobite.engine.reading import NONE
from trilobite.games.terror.model import AREA, HABITATS, T_REX_PREDATOR
from trilobite.games.terror.rules.habitats import emit_order, rank
from trilobite.games.terror.table import Table

HUNT: Final = "TT-7.16"
"""The rule by which the T-Rex moves and eats."""
BITES: Final = (0, 5, 3)
"""Number of Dinos it eats, by the steps it moved: without a move it eats nothing."""

TRexChanged = EventKind("terror-t-rex-changed", "TT-7.15", "t-rex area:{area}").of(
    who=WHO, former=WHO, wild=ANY, area=AREA
)
"""The T-Rex counts for the active player now; before, if it was wild, for nobody."""


def ask_t_rex(table: Table) -> Question:
    return ask("terror-ask-t-rex", HUNT, own=int(table.owner == table.active))


def change_owner(table: Table) -> None:
    """The T-Rex becomes the active player's piece as they choose its move (TT-7.15, R-21)."""
    former = table.owner
    table.owner = table.active
    if former != table.active and table.log is not None:
        here, is_wild = table.predators[T_REX_PREDATOR], former == NONE
        table.emit(TRexChanged(who=table.active, former=max(former, 0), wild=is_wild, area=here))


STAYING: Final = "TT-7.19"
"""The rule by which the T-Rex stays."""


def stay(table: Table) -> None:
    """The piece is swapped where it stands, then the area is ranked with its owner (TT-7.19)."""
    former = table.owner
    area = table.predators[T_REX_PREDATOR]
    change_owner(table)
    if former not in {NONE, table.active}:
        _take_over_habitat(table, former, area)
    rank(table, area, resolves_t_rex=True)


def _take_over_habitat(table: Table, former: i64, area: i64) -> None:
    """A lone T-Rex keeps its habitat for a new owner without Dinos there (R-33)."""
    if table.dinos_of(former, area) > 0 or table.holds_habitat(table.active, area):
        return
    for place in range(HABITATS):
        if table.order[area * 3 + place] == former:
            table.order[area * 3 + place] = table.active
            if table.log is not None:
                emit_order(table, area)


def leave(table: Table, area: i64) -> None:
    """A moving T-Rex counts for nobody until it settles; the area it left is ranked (TT-7.20)."""
    rank(table, area)


def settle(table: Table, area: i64) -> None:
    """The T-Rex adds 3 to its owner's herd, or is a newcomer of size 3 (TT-7.17)."""
    table.is_roaming = False
    rank(table, area, resolves_t_rex=True)
