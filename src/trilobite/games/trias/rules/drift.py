"""Chapter 3: drifts, the mandatory one of phase 1 and those of phase 2.

A tile is lifted, and then put down on a water cell. Until its target is chosen, it stays on its
cell, marked.
"""

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from trilobite.engine import Message, Refusal
from trilobite.engine.declared import ANY, UNSAID, WHO, EventKind
from trilobite.games.trias.generated import stages
from trilobite.games.trias.model import POLE, SITE, TERRAIN, ring_distance
from trilobite.games.trias.rules.interim_scoring import score_interim
from trilobite.games.trias.rules.landscape import (
    Cell,
    Land,
    borders_outer_water,
    is_present,
    land_of,
    mass_of,
    neighbours,
    tiles_on,
)
from trilobite.games.trias.rules.setup import no_such_tile
from trilobite.games.trias.table import NONE, Table

Lifted = EventKind("trias-lifted", "TR-3.4", "tile:{tile}", asides="ring hour").of(
    who=WHO, tile=SITE
)
Drifted = EventKind(
    "trias-drifted", "TR-3.6", "cell:{from_} cell:{to}", asides="ring hour rest islands"
).of(who=WHO, tile=SITE, from_=ANY, to=ANY, pieces=ANY, joined=ANY, rest=ANY, islands=ANY)
"""`rest` and `islands` name a tile of each part of the land that broke (`_parts`)."""
FellIntoWater = EventKind("trias-fell-into-water", "TR-3.10", "cell:{cell}").of(
    who=WHO, herds=ANY, cell=UNSAID
)
CameAshore = EventKind("trias-came-ashore", "TR-3.11", "cell:{cell}").of(
    who=WHO, herds=ANY, cell=UNSAID
)

LIFT_RULE: Final = "TR-3.4"
TARGET_RULE: Final = "TR-3.6"


def why_not_drift(table: Table, tile: int) -> Refusal | None:
    """Why the active player cannot drift this tile, whatever the card says."""
    if tile == POLE:  # the South Pole stays
        return Refusal("trias-refusal-pole-stays", "TR-3.1", {})
    land, cell = land_of(table), table.place_of(tile)
    mass = mass_of(land, cell)
    if len(mass) < 2:  # a tile that is a mass by itself
        return Refusal("trias-refusal-lone-tile", "TR-3.2", {"tile": tile})
    # A herd on the tile itself is enough (R-5).
    if not is_present(table, table.active, mass):
        return Refusal("trias-refusal-no-presence", "TR-3.3", {"tile": tile})
    if not borders_outer_water(land, cell):  # an interior sea is not enough
        return Refusal("trias-refusal-inland", LIFT_RULE, {"tile": tile})
    if next(targets(table, tile), None) is None:
        return Refusal("trias-refusal-nowhere-to-go", "TR-3.5", {"tile": tile})
    return None


def targets(table: Table, tile: int) -> Iterator[Cell]:
    """The cells to which a tile can go, all of them beside other tiles of its mass.

    The outermost come first, because they are the likeliest to be possible.
    """
    land, cell = land_of(table), table.place_of(tile)
    rest = mass_of(land, cell) - {cell}
    shore = {near for other in rest for near in neighbours(other)}
    for target in sorted(shore, key=lambda cell: -ring_distance(*cell)):
        if why_not_target(table, land, cell, target) is None:
            yield target


def can_drift(table: Table, landscape: i64) -> bool:
    """Whether the active player has a legal drift of a tile of this landscape (NONE: of any).

    For speed the board answers; the laws compare it with `why_not_drift`.
    """
    return table.board.can_drift(table.active, landscape)


def why_not_target(table: Table, land: Land, cell: Cell, target: Cell) -> Refusal | None:
    """Why the tile that is lifted from a cell of the land cannot go to this other cell."""
    if target in land - {cell}:
        number = tiles_on(table, frozenset([target]))[0]
        return Refusal("trias-refusal-on-land", "TR-3.5", {"tile": number})
    if not is_further_out(table, cell, target):
        return Refusal("trias-refusal-not-further", "TR-3.5", {})
    if not borders_outer_water(land_after(land, cell, target), target):
        return Refusal("trias-refusal-interior-sea", "TR-3.7", {})
    if (mass_of(land, cell) - {cell}).isdisjoint(neighbours(target)):
        return Refusal("trias-refusal-not-touching", TARGET_RULE, {})
    return None


def is_further_out(table: Table, cell: Cell, target: Cell) -> bool:
    """A tile drifts to water that is further from the South Pole than it was (TR-3.5, R-6)."""
    window = table.board.window
    return window.far[window.cell(*target)] > window.far[window.cell(*cell)]


def land_after(land: Land, cell: Cell, target: Cell) -> Land:
    """The land after a drift, which needs no clear path (TR-3.9, R-7).

    The masses that the tile touches merge (TR-3.8). Herds stay on their cells: those on the tile
    swim from now on (TR-3.10), and swimmers on the target stand on it (TR-3.11).
    """
    return land - {cell} | {target}


def ask_target(table: Table) -> tuple[Message, str]:
    word = TERRAIN.words[table.terrain_of(table.lifted)]
    return Message("trias-ask-drift", {"tile": int(table.lifted), "landscape": word}), "TR-3.5"


def why_not_drop(table: Table, anchor: int, direction: int) -> Refusal | None:
    """Why the lifted tile cannot go to the cell on that side of another tile."""
    if table.stage != stages.DRIFTING:
        return table.not_now()
    refusal = no_such_tile(table, anchor)
    if refusal is not None:
        return refusal
    if anchor == table.lifted:
        return Refusal("trias-refusal-beside-itself", TARGET_RULE, {"tile": anchor})
    land, cell, beside = land_of(table), table.place_of(table.lifted), table.place_of(anchor)
    if beside not in mass_of(land, cell):
        return Refusal("trias-refusal-other-mass", TARGET_RULE, {"tile": anchor})
    target = neighbours(beside)[direction]
    refusal = why_not_target(table, land, cell, target)
    if refusal is not None:
        return refusal
    # A cell beside several tiles is named only by the lowest of them (section 11).
    lowest = min(tiles_on(table, (mass_of(land, cell) - {cell}).intersection(neighbours(target))))
    if anchor == lowest:
        return None
    return Refusal("trias-refusal-other-name", TARGET_RULE, {"tile": lowest})


def why_not_at_cell(table: Table, q: int, r: int) -> Refusal:
    """Why the lifted tile cannot go to a cell that was clicked; far away it touches nothing."""
    if not table.board.window.has(q, r):
        return Refusal("trias-refusal-not-touching", TARGET_RULE, {})
    refusal = why_not_target(table, land_of(table), table.place_of(table.lifted), (q, r))
    return refusal or table.not_now()


def lift(table: Table, tile: i64) -> None:
    """Pick a tile up, even one that has drifted this turn (TR-3.12)."""
    table.lifted = tile
    table.rescues_left = 0
    table.stage = stages.DRIFTING
    if table.log is not None:
        table.emit(Lifted(who=table.active, tile=table.site_of(tile)))


def drop(table: Table, cell: i64) -> None:
    """Put the lifted tile down and score what it makes, before anything else (TR-3.13)."""
    board = table.board
    tile = table.lifted
    start = table.place_of(tile)
    was_main = bool(board.mass[tile] == board.mass[POLE])
    others = others_of_mass(table, tile) if table.log is not None else []
    pieces, joined = board.drift(tile, cell)
    table.lifted = NONE
    table.spent[tile] = 0
    if table.log is not None:
        _emit_drift(table, tile, start, _parts(table, others), pieces, joined)
    score_interim(table, tile, pieces, joined, was_main=was_main)


def others_of_mass(table: Table, tile: int) -> list[int]:
    cell = table.place_of(tile)
    return tiles_on(table, mass_of(land_of(table), cell) - {cell})


def _parts(table: Table, tiles: list[int]) -> list[int]:
    """The parts into which land was split, as one tile of each land mass that these tiles are on.

    The first part is what remains of the land: the main land, or else the largest part.
    """
    board = table.board
    found: dict[int, int] = {}
    for tile in tiles:
        found.setdefault(int(board.mass[tile]), tile)
    ranked = [
        (name != board.mass[POLE], -int(board.size_of_mass(name)), found[name]) for name in found
    ]
    return [tile for _, _, tile in sorted(ranked)]


def _emit_drift(
    table: Table, tile: i64, cell: Cell, parts: list[int], pieces: i64, joined: i64
) -> None:
    """Report the drift, and then the herds that swim or stand on land now."""
    board = table.board
    origin, target = board.window.cell(*cell), board.cell_of[tile]
    start, end, site = table.spot(int(origin)), table.spot(int(target)), table.site_of(tile)
    rest, islands = parts[0], " ".join(str(part) for part in parts[1:])
    land = {"pieces": pieces, "joined": joined, "rest": rest, "islands": islands}
    table.emit(Drifted(land, who=table.active, tile=site, from_=start, to=end))
    for seat in range(table.players):
        left_behind = int(board.herds_at(seat, origin))
        if left_behind:
            table.emit(FellIntoWater(who=seat, herds=left_behind, cell=start))
        landed = int(board.herds_at(seat, target))
        if landed:
            table.emit(CameAshore(who=seat, herds=landed, cell=end))
