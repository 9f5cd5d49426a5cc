"""Chapter 0: the supply, and what every gain of Dinos has in common.

Dinos come from the supply, and those that die go back there. A gain is cut to what the supply holds
(TT-0.4).
"""

from typing import Final

from mypy_extensions import i64

from trilobite.engine import Refusal
from trilobite.engine.declared import ANY, WHO, EventKind
from trilobite.games.terror.model import AREA, AREA_COUNT, SEATS, T_REX_PREDATOR
from trilobite.games.terror.rules.habitats import rank
from trilobite.games.terror.rules.volcanoes import NO_GROWTH, erupted
from trilobite.games.terror.table import Table

NO_SUPPLY: Final = "R-05"
"""The ruling by which nobody gets more Dinos than the supply holds."""
CARD_GAIN: Final = 3
"""Dinos of an environment card, and of New Environment."""

DinosAdded = EventKind("terror-dinos-added", "", "herd:{area}:{who}", asides="white").of(
    who=WHO, area=AREA, number=ANY, white=ANY
)
"""Dinos from the supply joined or founded a herd: by card, growth or Hatch, or as white Dinos."""
GainLost = EventKind("terror-gain-lost").of(who=WHO, number=ANY)
"""Dinos that a player should have got but cannot have."""


def gain_now(table: Table, number: i64) -> i64:
    """What the active player gets of a gain: no more than the supply holds."""
    return min(number, table.room_for(table.active))


def add_dinos(table: Table, area: i64, number: i64, rule: str, *, is_white: bool = False) -> None:
    """Add Dinos of the active player to an area, and rank its herds."""
    seat = table.active
    table.dinos[area * SEATS + seat] += number
    table.supply[seat] -= number
    if table.log is not None:
        table.emit(DinosAdded(who=seat, area=area, number=number, white=is_white, rule=rule))
    rank(table, area, seat)


def add_up_to(table: Table, area: i64, number: i64, rule: str) -> None:
    """Add Dinos, limited to what the supply holds."""
    gain = gain_now(table, number)
    add_dinos(table, area, gain, rule)
    if gain < number and table.log is not None:
        table.emit(GainLost(who=table.active, number=number - gain, rule=NO_SUPPLY))


def empty_supply(table: Table, rule: str) -> Refusal | None:
    if table.room_for(table.active) > 0:
        return None
    return Refusal("terror-refusal-no-supply", rule, {})


# Herds that may grow.


def growable_areas(table: Table) -> list[int]:
    """The areas where the active player can add Dinos to a herd now."""
    seat = table.active
    if table.room_for(seat) <= 0:
        return []
    occupied = [area for area in range(AREA_COUNT) if table.size_of(seat, area) > 0]
    return [area for area in occupied if why_not_grow_at(table, area, NO_GROWTH) is None]


def why_not_grow_at(table: Table, area: int, rule: str) -> Refusal | None:
    """Only the active player's own herds outside volcano areas grow; `rule` asks for a herd."""
    refusal = erupted(table, area, NO_GROWTH)
    if refusal is not None or table.dinos_of(table.active, area) > 0:
        return refusal
    if table.owner == table.active and table.predators[T_REX_PREDATOR] == area:
        return _why_not_grow_t_rex(table, area)
    return Refusal("terror-refusal-no-herd", rule, {"area": AREA.words[area]})


def _why_not_grow_t_rex(table: Table, area: int) -> Refusal | None:
    """A lone T-Rex does not count as a herd; by option it may grow if it holds a habitat (R-04)."""
    args = {"area": AREA.words[area]}
    if not table.content.trex_accepts_growth:
        return Refusal("terror-refusal-lone-t-rex", "R-04", args)
    if table.is_roaming or not table.holds_habitat(table.active, area):
        return Refusal("terror-refusal-t-rex-outside", "R-04", args)
    return None
