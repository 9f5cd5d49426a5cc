"""Laws about the board: what it keeps up to date for speed is what the rules define.

The rules read nothing but where tiles and herds are (`rules/landscape.py`).
"""

from collections.abc import Iterator

from trilobite.games.trias.generated import stages
from trilobite.games.trias.kernel.window import OUTER
from trilobite.games.trias.model import LANDSCAPES, ring_cells, ring_distance
from trilobite.games.trias.rules.drift import can_drift, land_after, targets, why_not_drift
from trilobite.games.trias.rules.interim_scoring import joined_by, pieces_of
from trilobite.games.trias.rules.landscape import (
    Land,
    land_of,
    masses_of,
    outer_water,
    tiles_on,
)
from trilobite.games.trias.table import NONE, Table


def board_laws(table: Table) -> Iterator[str]:
    """Ways in which the board differs from the rules, now and after each drift of a lifted tile."""
    yield from _masses(table)
    yield from _waters(table)
    yield from _swimmers(table)
    if table.stage == stages.CHOOSE_CARD:
        yield from _possible_drifts(table)
    if table.stage == stages.DRIFTING:
        yield from _drifts(table)


def _masses(table: Table) -> Iterator[str]:
    """TR-0.3: each land mass is named by its lowest tile."""
    for mass in masses_of(land_of(table)):
        tiles = tiles_on(table, mass)
        names = {int(table.board.mass[tile]) for tile in tiles}
        if names != {tiles[0]}:
            yield f"TR-0.3: the land mass of the tiles {tiles} has the names {names}"


def _waters(table: Table) -> Iterator[str]:
    """TR-0.2: the outer water and each interior sea have a label of their own."""
    board, land = table.board, land_of(table)
    waters = [outer_water(land), *interior_seas(land)]
    labels = [{int(board.sea[board.window.cell(*cell)]) for cell in water} for water in waters]
    if labels[0] != {int(OUTER)} or [len(label) for label in labels] != [1] * len(labels):
        yield f"TR-0.2: the waters have the labels {labels}"
    if len(set[int]().union(*labels)) != len(labels):
        yield f"TR-0.2: two waters have one label: {labels}"


def interior_seas(land: Land) -> list[Land]:
    rings = max(ring_distance(q, r) for q, r in land)
    return masses_of(frozenset(ring_cells(rings)) - land - outer_water(land))


def _swimmers(table: Table) -> Iterator[str]:
    """TR-0.4: herds on cells without a tile swim."""
    for seat in range(table.players):
        swimming = table.herds_out(seat) - sum(table.own_on(seat, t) for t in table.tiles())
        if swimming != table.board.swimming[seat]:
            yield f"TR-0.4: {swimming} herds of seat {seat} swim, not {table.board.swimming[seat]}"


def _possible_drifts(table: Table) -> Iterator[str]:
    """TR-2.4 to TR-2.6: the board knows which landscapes the active player can drift."""
    tiles = [tile for tile in table.tiles() if why_not_drift(table, tile) is None]
    for landscape in (NONE, *range(len(LANDSCAPES))):
        found = [tile for tile in tiles if landscape in (NONE, table.terrain_of(tile))]
        if can_drift(table, landscape) != bool(found):
            yield f"TR-2.5: of landscape {landscape} the tiles {found} can drift"


def _drifts(table: Table) -> Iterator[str]:
    """TR-3.8 to TR-3.11, TR-4.1: what each drift does, and the masses that it breaks and joins."""
    tile, land = int(table.lifted), land_of(table)
    cell, herds = table.place_of(tile), _herds_by_spot(table)
    for target in targets(table, tile):
        after = table.copy()
        counted = after.board.drift(tile, table.board.window.cell(*target))
        ruled = len(pieces_of(land, cell)), len(joined_by(land, cell, target))
        if counted != ruled:
            yield f"TR-4.1: the drift of {tile} to {target} has k and j {counted}, not {ruled}"
        if land_of(after) != land_after(land, cell, target) or _herds_by_spot(after) != herds:
            yield f"TR-3.10: the drift of {tile} to {target} moves another tile, or a herd"
        yield from _masses(after)
        yield from _waters(after)
        yield from _swimmers(after)


def _herds_by_spot(table: Table) -> dict[str, list[int]]:
    board, seats = table.board, range(table.players)
    cells = [cell for cell, total in enumerate(board.total) if total]
    return {table.spot(cell): [int(board.herds_at(seat, cell)) for seat in seats] for cell in cells}
