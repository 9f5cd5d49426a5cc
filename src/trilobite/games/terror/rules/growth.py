"""Chapter 7: Herd Growth, and the Dinos of Hatch."""

from typing import Final

from mypy_extensions import i64

from trilobite.engine import Message, Refusal
from trilobite.engine.reading import NONE
from trilobite.games.terror.model import AREA, GROWING, HERD_GROWTH, MOVE_PTERODACTYL
from trilobite.games.terror.rules.areas import numbers_in
from trilobite.games.terror.rules.decisions import Question, end_step, not_now
from trilobite.games.terror.rules.gains import (
    GainLost,
    add_up_to,
    gain_now,
    growable_bits,
    why_not_grow_at,
)
from trilobite.games.terror.table import Table

FIRST_GROWTH: Final = 3
SECOND_GROWTH: Final = 2


def begin_growth(table: Table) -> None:
    """Three Dinos for a herd: the first of Herd Growth (TT-7.2), or those of Hatch (TT-7.11)."""
    table.gain = FIRST_GROWTH
    table.stage = GROWING
    pass_over_growth(table)


def ask_growth(table: Table) -> Question:
    number = int(gain_now(table, table.gain))
    if not _is_herd_growth(table):
        return Message("terror-ask-hatch", {"number": number}), "TT-7.11"
    if table.grown == NONE:
        is_all = number == table.room_for(table.active)
        others = 0 if is_all else len(numbers_in(growth_bits(table))) - 1
        args = {"number": number, "others": others}
        return Message("terror-ask-grow-first", args), "TT-7.2"
    return Message("terror-ask-grow-second", {"number": number}), "TT-7.2"


def _is_herd_growth(table: Table) -> bool:
    return table.tile_in_play() == HERD_GROWTH


def growth_bits(table: Table) -> i64:
    """The herds that may get the Dinos now; Herd Growth takes two different ones (TT-7.2)."""
    bits = growable_bits(table, table.active)
    if table.grown != NONE:
        grown: i64 = 1
        bits &= ~(grown << table.grown)
    return bits


def why_not_grow(table: Table, area: int) -> Refusal | None:
    if table.stage != GROWING:
        return not_now(table, "TT-7.2")
    if area == table.grown:
        return Refusal("terror-refusal-grown-already", "TT-7.2", {"area": AREA.words[area]})
    return why_not_grow_at(table, area, "TT-7.2" if _is_herd_growth(table) else "TT-7.11")


def grow(table: Table, area: i64) -> None:
    """A herd grows; with Herd Growth a second one follows (TT-7.2)."""
    is_herd_growth = _is_herd_growth(table)
    add_up_to(table, area, table.gain, "TT-7.2" if is_herd_growth else "TT-7.11")
    if is_herd_growth and table.grown == NONE:
        table.grown = area
        table.gain = SECOND_GROWTH
        pass_over_growth(table)
    else:
        _end_growth(table)


def pass_over_growth(table: Table) -> None:
    """A compulsory step that can have no effect is passed over without a decision (TT-4.10)."""
    if growth_bits(table) != 0:
        return
    if table.log is not None:
        _emit_no_growth(table)
    _end_growth(table)


def _emit_no_growth(table: Table) -> None:
    number = int(table.gain)
    rule = "TT-4.10" if table.grown == NONE else "R-12"
    if _is_herd_growth(table) and table.grown == NONE:
        number += SECOND_GROWTH
    if table.room_for(table.active) == 0:
        rule = "R-05"
    table.emit(GainLost(who=table.active, number=number, rule=rule))


def _end_growth(table: Table) -> None:
    """After Hatch the Pterodactyl may move (TT-7.11)."""
    if _is_herd_growth(table):
        end_step(table)
    else:
        table.gain = 0
        table.stage = MOVE_PTERODACTYL
