"""The hot data of Triassic Terror: adjacent areas, and the ranking of an area (section 2).

A set of areas is a number with one bit per area. Everything here works on packed vectors and `i64`
locals, so it runs at the speed of C when compiled (docs/develop/performance.md).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.games.terror.events import HerdExtinct, HerdsRanked, TRexOutside
from trilobite.games.terror.model import AREA_COUNT, SEATS, T_REX_PREDATOR, neighbours
from trilobite.games.terror.table import EATING, NONE, Table

ADJACENT: Final = tuple(tuple(neighbours(area)) for area in range(AREA_COUNT))
"""The neighbours of each area, ascending (TT-1.3)."""

_NEAR: Final = vec[i64]([sum(1 << near for near in row) for row in ADJACENT])


def _steps(origin: int) -> list[int]:
    """The distance of every area from one of them."""
    found = {origin: 0}
    border = [origin]
    for area in border:
        for near in ADJACENT[area]:
            if near not in found:
                found[near] = found[area] + 1
                border.append(near)
    return [found[area] for area in range(AREA_COUNT)]


_DISTANCE: Final = vec[i64]([steps for area in range(AREA_COUNT) for steps in _steps(area)])


# Sets of areas.


def distance(a: i64, b: i64) -> i64:
    """Steps from one area to another, ignoring volcanoes (TT-1.4)."""
    return _DISTANCE[a * AREA_COUNT + b]


def near_bits(area: i64) -> i64:
    """The adjacent areas."""
    return _NEAR[area]


def home_bits(area: i64) -> i64:
    """The areas of the same environment."""
    home: i64 = 7
    return home << (area // 3 * 3)


def is_abroad(origin: i64, area: i64) -> bool:
    """Whether the area is in another environment, so that Dinos suffer a shock (TT-7.7)."""
    return origin // 3 != area // 3


def open_bits(table: Table) -> i64:
    """The areas without a volcano (TT-4.10)."""
    volcano = table.volcano
    bits: i64 = 0
    bit: i64 = 1
    area: i64 = 0
    while area < AREA_COUNT:
        if volcano[area] == NONE:
            bits |= bit
        bit <<= 1
        area += 1
    return bits


def reach_bits(table: Table, area: i64, most_steps: i64) -> i64:
    """The areas a predator can reach in 1 to `most_steps` steps, avoiding volcanoes (TT-7.31)."""
    unblocked = open_bits(table)
    first = _NEAR[area] & unblocked
    if most_steps < 2:
        return first
    found = first
    near: i64 = 0
    while first != 0:
        if first & 1:
            found |= _NEAR[near] & unblocked
        first >>= 1
        near += 1
    here: i64 = 1
    return found & ~(here << area)


def reach(table: Table, area: i64, most_steps: i64) -> list[int]:
    """The areas of `reach_bits` as a list, in ascending order."""
    return numbers_in(reach_bits(table, area, most_steps))


def numbers_in(bits: i64) -> list[int]:
    """The members of a set, in ascending order."""
    found: list[int] = []
    add_ids(found, 0, bits)
    return found


def add_ids(ids: list[int], first: i64, bits: i64) -> None:
    """Add the id of each member of a set; member 0 has the id `first`."""
    while bits != 0:
        if bits & 1:
            ids.append(first)
        bits >>= 1
        first += 1


# Habitats.


def habitats(table: Table, area: int) -> tuple[int, ...]:
    """The occupants of an area, best habitat first."""
    return tuple(
        int(table.order[area * 3 + rank]) for rank in range(3) if table.order[area * 3 + rank] >= 0
    )


def holds_habitat(table: Table, seat: i64, area: i64) -> bool:
    """Whether the player is an occupant of the area (TT-0.2)."""
    order = table.order
    first = area * 3
    return order[first] == seat or order[first + 1] == seat or order[first + 2] == seat


def unranked_area(table: Table) -> int:
    """The area where a predator is eating, which is ranked only afterwards (TT-2.4, TT-2.6)."""
    if table.stage == EATING and table.has_eaten:
        return int(table.predators[table.eater])
    return NONE


def is_available(table: Table, seat: i64, area: i64, number: i64) -> bool:
    """Whether this many Dinos of a player would get a habitat on arrival (TT-7.27)."""
    if table.volcano[area] != NONE:
        return False
    third = table.order[area * 3 + 2]
    if third == NONE or holds_habitat(table, seat, area):
        return True
    return table.size_of(seat, area) + number > table.size_of(third, area)


def rank(table: Table, area: i64, newcomer: i64 = NONE, *, resolves_t_rex: bool = False) -> None:
    """Assign the habitats of an area by size; herds that get none die out (TT-2.5).

    `newcomer` has just arrived, perhaps to join their own herd. `resolves_t_rex` means that the
    T-Rex settles there or stayed there by its tile, which lets it in under either option (R-03).
    """
    before = habitats(table, area) if table.log is not None else ()
    held = _sort_occupants(table, area)
    if newcomer != NONE and table.size_of(newcomer, area) > 0:
        held = _enter(table, area, held, newcomer)
    master = t_rex_owner_at(table, area)
    if master != NONE and (resolves_t_rex or table.content.trex_reenters):
        _enter(table, area, held, master)
    if table.log is not None:
        _emit_ranking(table, area, before, resolves_t_rex=resolves_t_rex)


def t_rex_owner_at(table: Table, area: i64) -> i64:
    """The seat whose T-Rex counts in the area, or NONE (TT-0.3, TT-7.20)."""
    if table.predators[T_REX_PREDATOR] != area or table.is_roaming:
        return NONE
    return table.owner


def _sort_occupants(table: Table, area: i64) -> i64:
    """Sort occupants by size, keeping the order of equals, and return their number (TT-2.3)."""
    order = table.order
    first = area * 3
    held: i64 = 0
    i: i64 = 0
    while i < 3:
        seat = order[first + i]
        if seat != NONE and table.size_of(seat, area) > 0:
            _insert(table, area, held, seat)
            held += 1
        i += 1
    i = held
    while i < 3:
        order[first + i] = NONE
        i += 1
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
    if holds_habitat(table, seat, area):
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
    """Return the Dinos to the supply; a T-Rex stays in the area (TT-2.5)."""
    at = area * SEATS + seat
    number = table.dinos[at]
    if number == 0:
        return
    table.dinos[at] = 0
    table.supply[seat] += number
    if table.log is not None:
        table.emit(HerdExtinct(int(seat), int(area), int(number)))


def _emit_ranking(
    table: Table, area: int, before: tuple[int, ...], *, resolves_t_rex: bool
) -> None:
    after = habitats(table, area)
    if after != before:
        table.emit(HerdsRanked(int(area), before, after))
    master = int(t_rex_owner_at(table, area))
    if master != NONE and master not in after and (resolves_t_rex or master in before):
        table.emit(TRexOutside(master, int(area)))
