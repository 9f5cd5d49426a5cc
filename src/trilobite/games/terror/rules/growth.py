"""Chapter 7: Herd Growth, and the Dinos of Hatch."""

from typing import Final

from mypy_extensions import i64

from trilobite.engine import Question, Refusal, ask
from trilobite.engine.reading import NONE
from trilobite.games.terror.generated import stages
from trilobite.games.terror.model import AREA, HERD_GROWTH
from trilobite.games.terror.rules import gains
from trilobite.games.terror.rules.decisions import WITHOUT_EFFECT, end_step
from trilobite.games.terror.table import Table

FIRST_GROWTH: Final = 3
SECOND_GROWTH: Final = 2


def begin_growth(table: Table) -> None:
    """Three Dinos for a herd: the first of Herd Growth (TT-7.2), or those of Hatch (TT-7.11)."""
    table.gain = FIRST_GROWTH
    table.stage = stages.GROWING
    pass_over_growth(table)


def ask_growth(table: Table) -> Question:
    number = int(gains.gain_now(table, table.gain))
    if not _is_herd_growth(table):
        return ask("terror-ask-hatch", "TT-7.11", number=number)
    if table.grown == NONE:
        is_all = number == table.room_for(table.active)
        others = 0 if is_all else len(_growable(table)) - 1
        return ask("terror-ask-grow-first", "TT-7.2", number=number, others=others)
    return ask("terror-ask-grow-second", "TT-7.2", number=number)


def _is_herd_growth(table: Table) -> bool:
    return table.tile_in_play() == HERD_GROWTH


def _growable(table: Table) -> list[int]:
    """The herds that may get the Dinos now: Herd Growth takes two different ones."""
    return [area for area in gains.growable_areas(table) if area != table.grown]


def why_not_grow(table: Table, area: int) -> Refusal | None:
    """Herd Growth takes two different herds (TT-7.2), Hatch one (TT-7.11)."""
    if area == table.grown:
        return Refusal("terror-refusal-grown-already", "TT-7.2", {"area": AREA.words[area]})
    return gains.why_not_grow_at(table, area, "TT-7.2" if _is_herd_growth(table) else "TT-7.11")


def grow(table: Table, area: i64) -> None:
    """A herd grows; with Herd Growth a second one follows (TT-7.2)."""
    is_herd_growth = _is_herd_growth(table)
    gains.add_up_to(table, area, table.gain, "TT-7.2" if is_herd_growth else "TT-7.11")
    if is_herd_growth and table.grown == NONE:
        table.grown = area
        table.gain = SECOND_GROWTH
        pass_over_growth(table)
    else:
        _end_growth(table)


def pass_over_growth(table: Table) -> None:
    """Ask nothing if no herd can grow, or no further one."""
    if _growable(table):
        return
    if table.log is not None:
        _emit_no_growth(table)
    _end_growth(table)


def _emit_no_growth(table: Table) -> None:
    number = int(table.gain)
    rule = WITHOUT_EFFECT if table.grown == NONE else "R-12"
    if _is_herd_growth(table) and table.grown == NONE:
        number += SECOND_GROWTH
    if table.room_for(table.active) == 0:
        rule = gains.NO_SUPPLY
    table.emit(gains.GainLost(who=table.active, number=number, rule=rule))


def _end_growth(table: Table) -> None:
    """The Pterodactyl may move after Hatch (TT-7.11)."""
    if _is_herd_growth(table):
        end_step(table)
    else:
        table.gain = 0
        table.stage = stages.MOVE_PTERODACTYL
