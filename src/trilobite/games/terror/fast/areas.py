"""Sets of areas as numbers with one bit per area."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.reading import NONE
from trilobite.games.terror.model import AREA_COUNT
from trilobite.games.terror.rules.island import neighbours
from trilobite.games.terror.table import Table

_NEAR: Final = vec[i64]([sum(1 << near for near in neighbours(area)) for area in range(AREA_COUNT)])


def near_bits(area: i64) -> i64:
    """The adjacent areas."""
    return _NEAR[area]


def home_bits(area: i64) -> i64:
    """The areas of the same environment."""
    home: i64 = 7
    return home << (area // 3 * 3)


def open_bits(table: Table) -> i64:
    """The areas without a volcano."""
    volcano = table.volcano
    bits: i64 = 0
    bit: i64 = 1
    area: i64
    for area in range(AREA_COUNT):
        if volcano[area] == NONE:
            bits |= bit << area
    return bits


def reach_bits(table: Table, area: i64, most_steps: i64) -> i64:
    """The areas within 1 to `most_steps` steps through areas without a volcano, not back."""
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
