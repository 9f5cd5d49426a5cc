"""Chapter 0: the supply, and what every gain of Dinos has in common.

Dinos come from the supply, and those that die go back there. A gain is cut to what the supply holds
(TT-0.4).
"""

from mypy_extensions import i64

from trilobite.engine import Refusal
from trilobite.engine.declared import ANY, WHO, EventKind
from trilobite.engine.reading import NONE
from trilobite.games.terror.model import AREA, AREA_COUNT, SEATS, T_REX_PREDATOR
from trilobite.games.terror.rules.habitats import rank
from trilobite.games.terror.rules.volcanoes import NO_GROWTH, erupted
from trilobite.games.terror.table import Table

DinosAdded = EventKind(
    "terror-dinos-added", "", "herd:{area}:{who}", asides="white",
    who=WHO, area=AREA, number=ANY, white=ANY,
)  # fmt: skip
"""Dinos from the supply joined or founded a herd: by card, growth or Hatch, or as white Dinos."""
GainLost = EventKind("terror-gain-lost", who=WHO, number=ANY)
"""Dinos that a player should have got but cannot have."""


def gain_now(table: Table, number: i64) -> i64:
    """What the active player gets of a gain: no more than the supply holds (R-05)."""
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
    """Add Dinos, limited to what the supply holds (R-05)."""
    gain = gain_now(table, number)
    add_dinos(table, area, gain, rule)
    if gain < number and table.log is not None:
        table.emit(GainLost(who=table.active, number=number - gain, rule="R-05"))


def empty_supply(table: Table, rule: str) -> Refusal | None:
    if table.room_for(table.active) > 0:
        return None
    return Refusal("terror-refusal-no-supply", rule, {})


# Herds that may grow.


def can_grow(table: Table, seat: i64, area: i64) -> bool:
    """Whether a player has a herd there that may get Dinos: a lone T-Rex only by option (R-04)."""
    if table.volcano[area] != NONE:
        return False
    if table.dinos[area * SEATS + seat] > 0:
        return True
    return (
        table.content.trex_accepts_growth
        and table.t_rex_owner_at(area) == seat
        and table.holds_habitat(seat, area)
    )


def why_not_grow_at(table: Table, area: int, rule: str) -> Refusal | None:
    """Only the active player's own herds outside volcano areas grow; `rule` asks for a herd."""
    if can_grow(table, table.active, area):
        return None
    refusal = erupted(table, area, NO_GROWTH)
    if refusal is not None:
        return refusal
    if table.owner == table.active and table.predators[T_REX_PREDATOR] == area:
        may_grow = table.content.trex_accepts_growth
        key = "terror-refusal-t-rex-outside" if may_grow else "terror-refusal-lone-t-rex"
        return Refusal(key, "R-04", {"area": AREA.words[area]})
    return Refusal("terror-refusal-no-herd", rule, {"area": AREA.words[area]})


def growable_bits(table: Table, seat: i64) -> i64:
    """The areas of all herds that can get at least one Dino now."""
    bits: i64 = 0
    if table.room_for(seat) <= 0:
        return bits
    bit: i64 = 1
    area: i64
    for area in range(AREA_COUNT):
        if can_grow(table, seat, area):
            bits |= bit << area
    return bits
