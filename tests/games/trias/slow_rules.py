"""Drifts as the rules define them, and what they do and score, read once more (sections 3 and 4).

Land and water are defined by the rules; the kernel shares none of this.
"""

from tests.games.trias.boards import Cell
from tests.games.trias.facts import Facts, Herds
from trilobite.games.trias.rules.drift import why_not_drift
from trilobite.games.trias.rules.interim_scoring import joined_by, pieces_of
from trilobite.games.trias.rules.landscape import Land, borders_outer_water, mass_of, masses_of
from trilobite.games.trias.state import TriasState

POLE: Cell = (0, 0)


def ring(cell: Cell) -> int:
    """TR-0.1."""
    q, r = cell
    return max(abs(q), abs(r), abs(q + r))


def far(cell: Cell, metric: str) -> int:
    """R-6."""
    q, r = cell
    return q * q + q * r + r * r if metric == "euclid" else ring(cell)


def slow_lifts(state: TriasState) -> list[int]:
    """The tiles that the active seat can drift (TR-3.1 to TR-3.7)."""
    return [tile for tile in state.table.tiles() if why_not_drift(state.table, tile) is None]


def has_drift_by_criterion(table: Facts, seat: int) -> bool:
    """Whether the inferred criterion (d) of section 3 finds a drift."""
    for mass in masses_of(table.cells):
        land = mass - {POLE}
        if (
            any(table.on_tiles[cell][seat] for cell in mass)
            and len(land) >= 2
            and any(borders_outer_water(table.cells, cell) for cell in land)
        ):
            return True
    return False


def new_mass(table: Facts, origin: Cell, target: Cell) -> Land:
    """The land mass that contains the tile after placing (N of section 4)."""
    return mass_of(table.cells - {origin} | {target}, target)


def herds_after(table: Facts, origin: Cell, target: Cell) -> dict[Cell, Herds]:
    """The herds on each tile after a drift (TR-3.10, TR-3.11)."""
    on_tiles = {cell: herds for cell, herds in table.on_tiles.items() if cell != origin}
    on_tiles[target] = table.swimmers.get(target, (0,) * table.players)
    return on_tiles


def interim_points(table: Facts, origin: Cell, target: Cell, join: str, masses: str) -> list[int]:
    """What a drift scores (TR-4.1 to TR-4.3, R-8, R-16)."""
    nothing = [0] * table.players
    land = table.cells
    k, j = len(pieces_of(land, origin)), len(joined_by(land, origin, target))
    mass = new_mass(table, origin, target)
    scores = k > j if join == "net_new" else k >= 2 and j == 1
    if masses == "main" and not any({origin, POLE} <= mass for mass in masses_of(table.cells)):
        return nothing
    if table.players == 2 or not scores or POLE in mass:
        return nothing
    on_tiles = herds_after(table, origin, target)
    counts = [sum(on_tiles[cell][seat] for cell in mass) for seat in range(table.players)]
    ranks = sorted({number for number in counts if number}, reverse=True)
    worth = dict(zip(ranks, (2, 1), strict=False))
    return [worth.get(number, 0) for number in counts]
