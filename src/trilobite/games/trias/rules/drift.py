"""Chapter 3: drifts, the mandatory one of phase 1 and those of phase 2.

A tile is lifted, and then put down on a water cell. Until its target is chosen, it stays on its
cell, marked.
"""

from typing import Final

from mypy_extensions import i64

from trilobite.engine import Message, Refusal
from trilobite.engine.declared import ANY, UNSAID, WHO, EventKind
from trilobite.games.trias.fast.kernel import WATER
from trilobite.games.trias.fast.window import OUTER
from trilobite.games.trias.generated import stages
from trilobite.games.trias.model import POLE, SITE, TERRAIN
from trilobite.games.trias.rules.interim_scoring import score_interim
from trilobite.games.trias.rules.setup import no_such_tile
from trilobite.games.trias.table import NONE, Table, not_now

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
    if not others_of_mass(table, tile):
        return Refusal("trias-refusal-lone-tile", "TR-3.2", {"tile": tile})
    # A herd on the tile itself is enough (R-5).
    if not table.has_presence(table.active, tile):
        return Refusal("trias-refusal-no-presence", "TR-3.3", {"tile": tile})
    if not table.borders_outer_water(tile):  # an interior sea is not enough
        return Refusal("trias-refusal-inland", LIFT_RULE, {"tile": tile})
    if not has_target(table, tile):
        return Refusal("trias-refusal-nowhere-to-go", "TR-3.5", {"tile": tile})
    return None


def others_of_mass(table: Table, tile: int) -> list[int]:
    """The other tiles of a land mass; a tile that is a mass by itself never drifts (TR-3.2)."""
    tiles = table.tiles()
    return [other for other in tiles if other != tile and table.are_of_one_mass(tile, other)]


def has_target(table: Table, tile: int) -> bool:
    """Whether there is a cell, beside another tile of its mass, to which a tile can go."""
    return any(
        why_not_target(table, tile, table.neighbour(other, direction)) is None
        for other in others_of_mass(table, tile)
        for direction in range(6)
    )


def why_not_target(table: Table, tile: i64, cell: i64) -> Refusal | None:
    """Why a lifted tile cannot go to this cell."""
    board = table.board
    if board.tile_at[cell] not in (WATER, tile):
        return Refusal("trias-refusal-on-land", "TR-3.5", {"tile": int(board.tile_at[cell])})
    if not is_further_out(table, tile, cell):
        return Refusal("trias-refusal-not-further", "TR-3.5", {})
    if not is_open_after_lifting(table, tile, cell):
        return Refusal("trias-refusal-interior-sea", "TR-3.7", {})
    if not anchors(table, tile, cell):
        return Refusal("trias-refusal-not-touching", TARGET_RULE, {})
    return None


def is_further_out(table: Table, tile: i64, cell: i64) -> bool:
    """A tile drifts to water that is further from the South Pole than it was (TR-3.5, R-6)."""
    far = table.board.window.far
    return far[cell] > far[table.board.cell_of[tile]]


def is_open_after_lifting(table: Table, tile: i64, cell: i64) -> bool:
    """A tile that was put down borders outer water (TR-3.7).

    That is so exactly if its cell belongs to the outer water once the tile is lifted: as the tile
    was at the shore, it opens every sea that it bordered.
    """
    board = table.board
    return board.sea[cell] == OUTER or board.borders_sea(board.cell_of[tile], board.sea[cell])


def anchors(table: Table, tile: i64, cell: i64) -> list[int]:
    """The other tiles of the lifted tile's mass beside a cell, lowest id first (TR-3.6).

    Any piece of the mass will do, and other masses may touch the cell too. The South Pole is never
    needed: no cell beside it lies further out than another one.
    """
    board = table.board
    found: list[int] = []
    for direction in range(6):
        other = board.tile_at[cell + board.window.step[direction]]
        if other not in (WATER, tile, POLE) and table.are_of_one_mass(other, tile):
            found.append(int(other))
    return sorted(found)


def ask_target(table: Table) -> tuple[Message, str]:
    word = TERRAIN.words[table.terrain_of(table.lifted)]
    return Message("trias-ask-drift", {"tile": int(table.lifted), "landscape": word}), "TR-3.5"


def why_not_drop(table: Table, anchor: int, direction: int) -> Refusal | None:
    """Why the lifted tile cannot go to the cell on that side of another tile."""
    if table.stage != stages.DRIFTING:
        return not_now(table)
    refusal = no_such_tile(table, anchor)
    if refusal is not None:
        return refusal
    if anchor == table.lifted:
        return Refusal("trias-refusal-beside-itself", TARGET_RULE, {"tile": anchor})
    if not table.are_of_one_mass(anchor, table.lifted):
        return Refusal("trias-refusal-other-mass", TARGET_RULE, {"tile": anchor})
    cell = table.neighbour(anchor, direction)
    return why_not_target(table, table.lifted, cell) or _not_lowest_anchor(table, anchor, cell)


def _not_lowest_anchor(table: Table, anchor: int, cell: i64) -> Refusal | None:
    """A cell beside several tiles is named only by the lowest of them (section 11)."""
    lowest = anchors(table, table.lifted, cell)[0]
    if anchor == lowest:
        return None
    return Refusal("trias-refusal-other-name", TARGET_RULE, {"tile": lowest})


def why_not_at_cell(table: Table, q: int, r: int) -> Refusal:
    """Why the lifted tile cannot go to a cell that was clicked; far away it touches nothing."""
    board = table.board
    if not board.window.has(q, r):
        return Refusal("trias-refusal-not-touching", TARGET_RULE, {})
    refusal = why_not_target(table, table.lifted, board.window.cell(q, r))
    return refusal or not_now(table)


def lift(table: Table, tile: i64) -> None:
    """Pick a tile up, even one that has drifted this turn (TR-3.12)."""
    table.lifted = tile
    table.rescues_left = 0
    table.stage = stages.DRIFTING
    if table.log is not None:
        table.emit(Lifted(who=table.active, tile=table.site_of(tile)))


def drop(table: Table, cell: i64) -> None:
    """Put the lifted tile down and score what it makes, before anything else (TR-3.13).

    The tile needs no clear path to its target (TR-3.9, R-7). The masses that it touches there merge
    (TR-3.8).
    """
    board = table.board
    tile = table.lifted
    origin_q, origin_r = board.window.q[board.cell_of[tile]], board.window.r[board.cell_of[tile]]
    was_main = table.are_of_one_mass(tile, POLE)
    others = others_of_mass(table, tile) if table.log is not None else []
    pieces, joined = board.drift(tile, cell)
    table.lifted = NONE
    table.spent[tile] = 0
    if table.log is not None:
        origin = board.window.cell(origin_q, origin_r)
        _emit_drift(table, tile, origin, _parts(table, others), pieces, joined)
    score_interim(table, tile, pieces, joined, was_main=was_main)


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
    table: Table, tile: i64, origin: i64, parts: list[int], pieces: i64, joined: i64
) -> None:
    """Herds left behind swim (TR-3.10); swimmers where the tile landed stand on it (TR-3.11)."""
    board = table.board
    target = board.cell_of[tile]
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
