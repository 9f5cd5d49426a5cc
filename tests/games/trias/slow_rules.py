"""Sections 3 and 4 read literally and slowly, with sets. Shares nothing with the kernel."""

from collections.abc import Iterable
from functools import cache

from tests.games.trias.boards import Cell
from tests.games.trias.facts import Facts, Herds

DIRECTIONS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
POLE: Cell = (0, 0)


def neighbours(cell: Cell) -> list[Cell]:
    return [(cell[0] + q, cell[1] + r) for q, r in DIRECTIONS]


def ring(cell: Cell) -> int:
    """TR-0.1."""
    q, r = cell
    return max(abs(q), abs(r), abs(q + r))


def far(cell: Cell, metric: str) -> int:
    """R-6."""
    q, r = cell
    return q * q + q * r + r * r if metric == "euclid" else ring(cell)


def connected(start: Cell, within: set[Cell]) -> set[Cell]:
    """The cells that can be reached from one of them through shared edges."""
    found = {start}
    edge = [start]
    while edge:
        for near in neighbours(edge.pop()):
            if near in within and near not in found:
                found.add(near)
                edge.append(near)
    return found


def land_masses(tiles: Iterable[Cell]) -> list[set[Cell]]:
    """TR-0.3."""
    left = set(tiles)
    masses: list[set[Cell]] = []
    while left:
        mass = connected(min(left), left)
        masses.append(mass)
        left -= mass
    return masses


def outer_water(tiles: set[Cell]) -> set[Cell]:
    """TR-0.2: the water connected to infinity, up to two rings beyond the outermost tile."""
    edge = max(ring(cell) for cell in tiles) + 2
    return connected((edge, 0), set(_disc(edge) - tiles))


@cache
def _disc(radius: int) -> frozenset[Cell]:
    span = range(-radius, radius + 1)
    return frozenset((q, r) for q in span for r in span if ring((q, r)) <= radius)


def borders_outer_water(cell: Cell, tiles: set[Cell]) -> bool:
    ocean = outer_water(tiles)
    return any(near in ocean for near in neighbours(cell))


def slow_drifts(table: Facts, seat: int, metric: str) -> dict[Cell, set[Cell]]:
    """Every legal drift of a seat (TR-3.1 to TR-3.7)."""
    found: dict[Cell, set[Cell]] = {}
    for mass in land_masses(table.cells):
        if any(table.on_tiles[cell][seat] for cell in mass):  # TR-3.3
            found.update(drifts_of_mass(table, mass, metric))
    return found


def drifts_of_mass(table: Facts, mass: set[Cell], metric: str) -> dict[Cell, set[Cell]]:
    """The drifts on a land mass for a seat with presence there."""
    found = {origin: slow_targets(table, mass, origin, metric) for origin in mass}
    return {origin: targets for origin, targets in found.items() if targets}


def slow_targets(table: Facts, mass: set[Cell], origin: Cell, metric: str) -> set[Cell]:
    """The cells to which a tile of a land mass could drift."""
    tiles = table.cells
    if origin == POLE:  # TR-3.1
        return set()
    if len(mass) < 2:  # TR-3.2
        return set()
    if not borders_outer_water(origin, tiles):  # TR-3.4
        return set()
    return {
        target
        for target in _beside(mass - {origin}, tiles)
        if is_legal_target(origin, target, mass, tiles, metric)
    }


def _beside(mass: set[Cell], tiles: set[Cell]) -> set[Cell]:
    return {near for cell in mass for near in neighbours(cell)} - tiles


def is_legal_target(
    origin: Cell, target: Cell, mass: set[Cell], tiles: set[Cell], metric: str
) -> bool:
    rest = tiles - {origin}
    if target in rest or far(target, metric) <= far(origin, metric):  # TR-3.5
        return False
    if not any(near in mass - {origin} for near in neighbours(target)):  # TR-3.6
        return False
    return borders_outer_water(target, rest | {target})  # TR-3.7, with the tile on its target


def has_drift_by_criterion(table: Facts, seat: int) -> bool:
    """Whether the inferred criterion (d) of section 3 finds a drift."""
    for mass in land_masses(table.cells):
        land = mass - {POLE}
        if (
            any(table.on_tiles[cell][seat] for cell in mass)
            and len(land) >= 2
            and any(borders_outer_water(cell, table.cells) for cell in land)
        ):
            return True
    return False


def pieces(table: Facts, origin: Cell) -> list[set[Cell]]:
    """The pieces of a tile's land mass after it is lifted (k of section 4)."""
    mass = next(mass for mass in land_masses(table.cells) if origin in mass)
    return land_masses(mass - {origin})


def touched(table: Facts, origin: Cell, target: Cell) -> list[set[Cell]]:
    """The land masses beside the target before placing (j of section 4)."""
    beside = set(neighbours(target))
    return [mass for mass in land_masses(table.cells - {origin}) if mass & beside]


def new_mass(table: Facts, origin: Cell, target: Cell) -> set[Cell]:
    """The land mass that contains the tile after placing (N of section 4)."""
    tiles = table.cells - {origin} | {target}
    return next(mass for mass in land_masses(tiles) if target in mass)


def herds_after(table: Facts, origin: Cell, target: Cell) -> dict[Cell, Herds]:
    """The herds on each tile after a drift (TR-3.10, TR-3.11)."""
    on_tiles = {cell: herds for cell, herds in table.on_tiles.items() if cell != origin}
    on_tiles[target] = table.swimmers.get(target, (0,) * table.players)
    return on_tiles


def interim_points(table: Facts, origin: Cell, target: Cell, join: str, masses: str) -> list[int]:
    """What a drift scores (TR-4.1 to TR-4.3, R-8, R-16)."""
    nothing = [0] * table.players
    k, j = len(pieces(table, origin)), len(touched(table, origin, target))
    mass = new_mass(table, origin, target)
    scores = k > j if join == "net_new" else k >= 2 and j == 1
    if masses == "main" and not any({origin, POLE} <= mass for mass in land_masses(table.cells)):
        return nothing
    if table.players == 2 or not scores or POLE in mass:
        return nothing
    on_tiles = herds_after(table, origin, target)
    counts = [sum(on_tiles[cell][seat] for cell in mass) for seat in range(table.players)]
    ranks = sorted({number for number in counts if number}, reverse=True)
    worth = dict(zip(ranks, (2, 1), strict=False))
    return [worth.get(number, 0) for number in counts]
