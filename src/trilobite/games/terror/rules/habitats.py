"""Chapters 2 and 7: herds, habitats, ranking, and arrivals that find no habitat.

A habitat holds one occupant, and a player has at most one in an area (TT-2.1). Any change of size
re-ranks the area (TT-2.4), but only at certain moments: after a placement, growth, white Dino,
migration, meal, scattered group or eruption, and when the T-Rex leaves, settles or stays (TT-2.6).
"""

from typing import Final

from mypy_extensions import i64

from trilobite.engine import Refusal
from trilobite.engine.declared import ANY, WHO, Each, EventKind
from trilobite.engine.reading import NONE
from trilobite.games.terror.model import AREA, HABITATS, SEATS
from trilobite.games.terror.table import Table

NO_HABITAT: Final = "R-02"
"""The ruling about Dinos that arrive and find no habitat: they may come, or by option not."""

HerdsRanked = EventKind("terror-herds-ranked", "TT-2.5", "area:{area} herd:{area}:{order}").of(
    area=AREA, herds=ANY, first=WHO, second=WHO, third=WHO, order=Each(WHO)
)
"""The occupants of an area in their new order, best habitat first."""
HerdExtinct = EventKind("terror-herd-extinct", "TT-2.5", "area:{area}").of(
    who=WHO, area=AREA, number=ANY
)
TRexOutside = EventKind("terror-t-rex-outside", "TT-7.18", "t-rex area:{area}").of(
    who=WHO, area=AREA
)


def rank(table: Table, area: i64, newcomer: i64 = NONE, *, resolves_t_rex: bool = False) -> None:
    """Assign the habitats of an area by size; herds that get none die out (TT-2.5).

    `newcomer` has just arrived, perhaps to join their own herd. `resolves_t_rex` means that the
    T-Rex settles there or stayed there by its tile, which lets it in under either option (R-03).
    """
    before = table.habitats(area) if table.log is not None else ()
    held = _sort_occupants(table, area)
    if newcomer != NONE and table.size_of(newcomer, area) > 0:
        held = _enter(table, area, held, newcomer)
    master = table.t_rex_owner_at(area)
    if master != NONE and (resolves_t_rex or table.content.trex_reenters):
        _enter(table, area, held, master)
    if table.log is not None:
        _emit_ranking(table, area, before, resolves_t_rex=resolves_t_rex)


def _sort_occupants(table: Table, area: i64) -> i64:
    """The largest is in the Primary habitat (TT-2.2); returns the number of occupants."""
    order = table.order
    first = area * 3
    held: i64 = 0
    for i in range(HABITATS):
        seat = order[first + i]
        if seat != NONE and table.size_of(seat, area) > 0:
            _insert(table, area, held, seat)
            held += 1
    for i in range(held, HABITATS):
        order[first + i] = NONE
    return held


def _insert(table: Table, area: i64, held: i64, seat: i64) -> None:
    """Put an occupant behind all who are at least as large (TT-2.3)."""
    order = table.order
    first = area * 3
    size = table.size_of(seat, area)
    at = first + held
    while at > first and table.size_of(order[at - 1], area) < size:
        order[at] = order[at - 1]
        at -= 1
    order[at] = seat


def _enter(table: Table, area: i64, held: i64, seat: i64) -> i64:
    """Let one more player in, and return the number of occupants.

    If there are four, the smallest leaves; among equals, the last. Removing one after each entry
    leaves the same three as removing all surplus players at the end.
    """
    if table.holds_habitat(seat, area):
        return held
    if held == 3:
        third = table.order[area * 3 + 2]
        if table.size_of(seat, area) <= table.size_of(third, area):
            _drive_out(table, area, seat)
            return 3
        _drive_out(table, area, third)
        held = 2
    _insert(table, area, held, seat)
    return held + 1


def _drive_out(table: Table, area: i64, seat: i64) -> None:
    """Return the Dinos to the supply; a T-Rex stays in the area, outside the habitats (TT-7.18)."""
    at = area * SEATS + seat
    number = table.dinos[at]
    if number == 0:
        return
    table.dinos[at] = 0
    table.supply[seat] += number
    if table.log is not None:
        table.emit(HerdExtinct(who=seat, area=area, number=number))


def _emit_ranking(
    table: Table, area: i64, before: tuple[int, ...], *, resolves_t_rex: bool
) -> None:
    after = table.habitats(area)
    if after != before:
        emit_order(table, area)
    master = int(table.t_rex_owner_at(area))
    if master != NONE and master not in after and (resolves_t_rex or master in before):
        table.emit(TRexOutside(who=master, area=area))


def emit_order(table: Table, area: i64) -> None:
    """Report the new order; the sentence does not mention the holder of an empty habitat."""
    order = table.habitats(area)
    first, second, third = (*order, 0, 0, 0)[:3]
    table.emit(
        HerdsRanked(
            area=area, herds=len(order), first=first, second=second, third=third, order=order
        )
    )


# Arrivals without a habitat.


def is_available(table: Table, seat: i64, area: i64, number: i64) -> bool:
    """Whether this many Dinos of a player would get a habitat on arrival (TT-7.27)."""
    if table.volcano[area] != NONE:
        return False
    third = table.order[area * 3 + 2]
    if third == NONE or table.holds_habitat(seat, area):
        return True
    return table.size_of(seat, area) + number > table.size_of(third, area)


def not_available(area: int) -> Refusal:
    """A group flees only to an area that is available to it (TT-7.27)."""
    return Refusal("terror-refusal-no-habitat", "TT-7.27", {"area": AREA.words[area]})


def doomed(area: int) -> Refusal:
    """Arrivals without a habitat die out (TT-2.7); an option forbids them (`forbid`)."""
    return Refusal("terror-refusal-doomed", NO_HABITAT, {"area": AREA.words[area]})
