"""Chapter 8: the Hatch and the Volcano counter."""

from typing import Final

from mypy_extensions import i64

from trilobite.engine import Refusal
from trilobite.engine.declared import ANY, WHO, EventKind
from trilobite.engine.reading import NONE
from trilobite.games.terror.model import AREA, HABITATS, HATCH_COUNTER, SEATS, VOLCANO_COUNTER
from trilobite.games.terror.rules.decisions import no_boundary
from trilobite.games.terror.rules.gains import add_up_to, empty_supply, why_not_grow_at
from trilobite.games.terror.rules.habitats import rank
from trilobite.games.terror.rules.volcanoes import second_volcano
from trilobite.games.terror.rules.whites import after_free_action
from trilobite.games.terror.table import Table

HATCH_GAIN: Final = 3
PRIMARY_DEATHS: Final = 2
"""Dinos that die in the Primary habitat; in each of the others one dies."""

HatchPlayed = EventKind("terror-hatch-played", "TT-8.2", "area:{area}").of(who=WHO, area=AREA)
VolcanoPlaced = EventKind("terror-volcano-placed", "TT-8.3", "area:{area}").of(who=WHO, area=AREA)
DinosKilled = EventKind("terror-dinos-killed", "TT-8.3", "herd:{area}:{who}").of(
    who=WHO, area=AREA, number=ANY
)


def _no_counter(table: Table, which: int) -> Refusal | None:
    """Each counter may be used once per game, only one of them per period (TT-8.1, R-25)."""
    if table.counters[which * SEATS + table.active] != NONE:
        key = ("terror-refusal-hatch-used", "terror-refusal-volcano-used")[which]
        return Refusal(key, "TT-8.1", {})
    if table.counters[(1 - which) * SEATS + table.active] == table.period:
        return Refusal("terror-refusal-one-counter-a-period", "TT-8.1", {})
    return None


def why_not_play_hatch(table: Table, area: int) -> Refusal | None:
    """The Hatch counter needs a herd, and a Dino to be gained (TT-8.2, R-35)."""
    return (
        no_boundary(table)
        or _no_counter(table, HATCH_COUNTER)
        or empty_supply(table, "R-35")
        or why_not_grow_at(table, area, "TT-8.2")
    )


def play_hatch(table: Table, area: i64) -> None:
    """One herd grows (TT-8.2)."""
    seat = table.active
    table.counters[HATCH_COUNTER * SEATS + seat] = table.period
    if table.log is not None:
        table.emit(HatchPlayed(who=seat, area=area))
    add_up_to(table, area, HATCH_GAIN, "TT-8.2")
    after_free_action(table)


def why_not_play_volcano(table: Table, area: int) -> Refusal | None:
    """A volcano may erupt in any area without one, even in an empty area (R-30)."""
    return no_boundary(table) or _no_counter(table, VOLCANO_COUNTER) or second_volcano(table, area)


def play_volcano(table: Table, area: i64) -> None:
    """A volcano erupts; all victims die at once, then the herds are ranked (TT-8.3)."""
    seat = table.active
    table.counters[VOLCANO_COUNTER * SEATS + seat] = table.period
    table.volcano[area] = seat
    if table.log is not None:
        table.emit(VolcanoPlaced(who=seat, area=area))
    for place in range(HABITATS):
        owner = table.order[area * 3 + place]
        if owner != NONE:
            _kill(table, area, owner, PRIMARY_DEATHS if place == 0 else 1)
    rank(table, area)
    after_free_action(table)


def _kill(table: Table, area: i64, owner: i64, most: i64) -> None:
    """Kill up to this many Dinos of a player, but never a T-Rex (TT-8.3)."""
    at = area * SEATS + owner
    number = min(table.dinos[at], most)
    if number == 0:
        return
    table.dinos[at] -= number
    table.supply[owner] += number
    if table.log is not None:
        table.emit(DinosKilled(who=owner, area=area, number=number))
