"""Chapter 0: land masses, waters and presence, defined by nothing but where tiles and herds are.

The board of the table keeps the same up to date (`kernel`); the laws compare the two.
"""

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from trilobite.games.trias.model import STEP_Q, STEP_R, ring_cells, ring_distance
from trilobite.games.trias.table import Table

Cell = tuple[int, int]
Land = frozenset[Cell]
"""The cells with a tile, of all the land or of a part of it."""

STEPS: Final = tuple(zip(STEP_Q, STEP_R, strict=True))


def land_of(table: Table) -> Land:
    return frozenset([table.place_of(tile) for tile in table.tiles()])


def neighbours(cell: Cell) -> list[Cell]:
    """The six cells that share an edge with a cell, by direction."""
    return [(cell[0] + q, cell[1] + r) for q, r in STEPS]


def connected(start: Cell, within: Land) -> Land:
    """The cells that can be reached from one of them through shared edges."""
    found, edge = {start}, [start]
    while edge:
        for near in neighbours(edge.pop()):
            if near in within and near not in found:
                found.add(near)
                edge.append(near)
    return frozenset(found)


@lru_cache(maxsize=64)
def outer_water(land: Land) -> Land:
    """Water is outer water if it is connected with the open sea, or else interior sea (TR-0.2).

    The open sea surrounds the ring of the outermost tile; one ring of it is enough.
    """
    rings = max(ring_distance(q, r) for q, r in land) + 1
    return connected((rings, 0), frozenset(ring_cells(rings)) - land)


def borders_outer_water(land: Land, cell: Cell) -> bool:
    return not outer_water(land).isdisjoint(neighbours(cell))


def mass_of(land: Land, cell: Cell) -> Land:
    """A land mass is land connected through edges; the main land has the South Pole (TR-0.3)."""
    return connected(cell, land)


def masses_of(land: Land) -> list[Land]:
    """All land masses."""
    masses: list[Land] = []
    while land:
        masses.append(mass_of(land, min(land)))
        land -= masses[-1]
    return masses


def tiles_on(table: Table, mass: Land) -> list[int]:
    return [tile for tile in table.tiles() if table.place_of(tile) in mass]


def is_present(table: Table, seat: i64, mass: Land) -> bool:
    """A player is present on a land mass with a herd on one of its tiles (TR-0.4).

    Herds belong to cells, so those on a cell without a tile are swimmers, which do not count.
    """
    return any(table.own_on(seat, tile) for tile in tiles_on(table, mass))
