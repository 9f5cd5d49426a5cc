"""The Dinos of all areas, as if the open step were finished, and what will be left of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.reading import NONE
from trilobite.games.terror import model
from trilobite.games.terror.generated import stages
from trilobite.games.terror.rules.habitats import is_available
from trilobite.games.terror.rules.island import is_abroad
from trilobite.games.terror.rules.migration import pick_up_gain
from trilobite.games.terror.table import Table

_HABITATS: Final = vec[float]([1 / 4, 1 / 16, 1 / 64])
"""Value of a Primary, Secondary and Tertiary habitat in a tie for Domination."""


def foreseen(table: Table) -> vec[i64]:
    """The Dinos of all areas, as if the current division or meal were finished."""
    if table.stage == stages.DIVIDING:
        return _divided(table)
    if table.stage == stages.EATING and table.bites > 0:
        return _eaten(table)
    return table.dinos


def _divided(table: Table) -> vec[i64]:
    """The Dinos as if the herd migrated as it is divided so far."""
    dinos = table.dinos[:]
    me = table.active
    origin = table.origin
    gain = pick_up_gain(table, origin)
    for seat in range(model.SEATS):
        at = origin * model.SEATS + seat
        if seat != me and dinos[at] > 0:
            dinos[at] -= 1
    dinos[origin * model.SEATS + me] += gain
    for area in range(model.AREA_COUNT):
        group = table.going[area]
        if group > 0:
            dinos[origin * model.SEATS + me] -= group
            if is_abroad(origin, area):
                group -= 1
            if group > 0 and is_available(table, me, area, group):
                _arrive(table, dinos, area, group)
    return dinos


def _arrive(table: Table, dinos: vec[i64], area: i64, group: i64) -> None:
    me = table.active
    third = table.order[area * 3 + 2]
    is_new = table.size_of(me, area) == 0
    dinos[area * model.SEATS + me] += group
    if is_new and third != NONE:
        dinos[area * model.SEATS + third] = 0


def _eaten(table: Table) -> vec[i64]:
    """The Dinos as if the predator ate all it may, each time from the most dangerous opponent."""
    dinos = table.dinos[:]
    area = table.predators[table.eater]
    me = table.active
    first = area * model.SEATS
    left = table.bites
    while left > 0:
        own = _size(table, dinos, me, area)
        victim: i64 = NONE
        best: i64 = 0
        for seat in range(model.SEATS):
            if seat != me and dinos[first + seat] > 0:
                # The herd closest above our own, otherwise the largest.
                size = _size(table, dinos, seat, area)
                rank = 1000 - size if size >= own > 0 else size
                if rank > best:
                    best = rank
                    victim = seat
        if victim == NONE:
            return dinos
        dinos[first + victim] -= 1
        left -= 1
    return dinos


def _size(table: Table, dinos: vec[i64], seat: i64, area: i64) -> i64:
    """Dinos and the T-Rex, even while it roams, since it will settle there."""
    size = dinos[area * model.SEATS + seat]
    if table.owner == seat and table.predators[model.T_REX_PREDATOR] == area:
        size += model.T_REX_SIZE
    return size


def with_t_rex(table: Table, dinos: vec[i64]) -> vec[i64]:
    """The sizes of all herds, as in `_size`."""
    if table.owner == NONE:
        return dinos
    sizes = dinos[:]
    sizes[table.predators[model.T_REX_PREDATOR] * model.SEATS + table.owner] += model.T_REX_SIZE
    return sizes


def lasting_t_rex(table: Table, turns_left: i64) -> float:
    """What the T-Rex will probably count for its owner when the period is scored."""
    if turns_left > 0 or table.space == NONE:
        return 1.0
    for space in range(table.space, model.SPACES):
        is_others = table.taker[space] not in (NONE, table.owner)
        if is_others and table.tile_at[space] == model.T_REX_TILE:
            # The taker of this tile will move the T-Rex away.
            is_played = space == table.space and table.tile_played
            return float(model.T_REX_SIZE) if is_played else 0.5
    return float(model.T_REX_SIZE)


def total_in(sizes: vec[i64], seat: i64, environment: i64) -> i64:
    at = environment * 3 * model.SEATS + seat
    return sizes[at] + sizes[at + model.SEATS] + sizes[at + 2 * model.SEATS]


def strengths_in(table: Table, sizes: vec[i64]) -> vec[float]:
    """Totals by environment and seat, plus a little for each habitat to break ties."""
    strengths = vec[float]([0.0] * (4 * model.SEATS))
    players: i64 = table.content.players
    for environment in range(model.ENVIRONMENT_COUNT):
        first = environment * model.SEATS
        for seat in range(players):
            strengths[first + seat] = float(total_in(sizes, seat, environment))
        for at in range(environment * 9, environment * 9 + 9):
            holder = table.order[at]
            # A habitat does not count if its holder is expected to be eaten.
            if holder != NONE and strengths[first + holder] > 0.0:
                strengths[first + holder] += _HABITATS[at % 3]
    return strengths
