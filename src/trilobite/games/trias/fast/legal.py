"""The ids of the actions that are legal now, without asking the rules; and cuts of the land."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from trilobite.games.trias.generated import first_id, stages
from trilobite.games.trias.kernel.board import WATER, Board
from trilobite.games.trias.kernel.window import OUTER
from trilobite.games.trias.model import POLE
from trilobite.games.trias.table import Table


def legal_ids(table: Table) -> list[int]:
    """The ids of everything the active player may do, in ascending order."""
    board = table.board
    stage = table.stage
    if stage == stages.ACTING:
        return _phase_two(table)
    if stage == stages.LIFTING:
        return [first_id.LIFT + tile for tile in liftable(board, table.active, table.wanted)]
    if stage == stages.DRIFTING:
        return [first_id.DRIFT + target for target in drift_targets(board, table.lifted)]
    if stage == stages.CHOOSE_CARD:
        return [first_id.HAND, first_id.DRAW]
    ids: list[int] = []
    if stage == stages.PLACING:
        add_vacant(board, table.content.herds_per_placement, first_id.PLACE, ids)
    return ids


def _phase_two(table: Table) -> list[int]:
    """What the actions left pay for (TR-5.1, TR-5.2), a new pair (TR-5.9), the end (TR-5.10)."""
    board, content = table.board, table.content
    seat = table.active
    left = table.actions_left
    ids: list[int] = []
    is_fresh = left == content.actions and not table.is_last_round
    if content.has_reentry and is_fresh and table.is_extinct(int(seat)):
        add_vacant(board, content.herds_per_placement, first_id.PLACE, ids)
    if left >= content.drift_cost:
        ids.extend([first_id.LIFT + tile for tile in liftable(board, seat, -1)])
    if left > 0:
        add_moves(board, seat, table.spent, first_id.MOVE, ids)
    if board.swimming[seat] != 0 and (left > 0 or table.rescues_left > 0):
        add_rescues(board, seat, first_id.RESCUE, ids)
    if left > 0 and table.stock[seat] > 0:
        add_reproductions(board, seat, table.spent, first_id.REPRODUCE, ids)
    ids.append(first_id.END)
    return ids


# Drifts.


def is_target(board: Board, tile: i64, cell: i64) -> bool:
    """Whether a water cell is further out than the lifted tile and open to the outer water.

    Lifting a tile at the shore lets the outer water into every sea it bordered, and TR-3.7 requires
    nothing else. So one labelling of the waters serves all tiles (TR-3.5, TR-3.7).
    """
    origin = board.cell_of[tile]
    if board.window.far[cell] <= board.window.far[origin]:
        return False
    return board.sea[cell] == OUTER or board.borders_sea(origin, board.sea[cell])


def movable_tiles(board: Board) -> vec[u8]:
    """Whether the map lets any seat drift a tile, for each tile; kept until the map changes.

    A tile at the shore has a target exactly if outer water that lies further out than the tile
    touches another tile of its land mass (TR-3.5). So it is enough to know the two tiles of each
    mass that reach furthest. A sea that the tile itself opens adds nothing: land of the same mass
    lies beyond each of its cells, and beyond that land there is outer water.
    """
    if board.movable is not None:
        return board.movable
    reach = vec[i64]([0] * (POLE + 1))
    first = reach[:]
    second = reach[:]
    leader = reach[:]
    tile: i64
    for tile in range(POLE):
        reach[tile] = board.shore(tile)
        name = board.mass[tile]
        if reach[tile] > 0 and reach[tile] > first[name]:
            second[name] = first[name]
            first[name] = reach[tile]
            leader[name] = tile
        elif reach[tile] > 0 and reach[tile] > second[name]:
            second[name] = reach[tile]
    movable = vec[u8]([0] * (POLE + 1))
    for tile in range(POLE):
        if reach[tile] > 0:
            name = board.mass[tile]
            other = second[name] if leader[name] == tile else first[name]
            if other > board.window.far[board.cell_of[tile]]:
                movable[tile] = 1
    board.movable = movable
    return movable


def liftable(board: Board, seat: i64, terrain: i64) -> list[int]:
    """The tiles of a landscape (-1: any) that a seat can lift (TR-3.1 to TR-3.7)."""
    tiles: list[int] = []
    movable = movable_tiles(board)
    present = board.presence(seat)
    tile: i64 = 0
    while tile < POLE:
        is_wanted = terrain < 0 or board.terrain[tile] == terrain
        if is_wanted and movable[tile] != 0 and present[board.mass[tile]] != 0:
            tiles.append(tile)
        tile += 1
    return tiles


def drift_targets(board: Board, tile: i64) -> list[int]:
    """Cells where a lifted tile can go: anchor * 6 + direction, with the lowest anchor of each."""
    targets: list[int] = []
    step = board.window.step
    named = vec[u8]([0] * board.window.area)
    mass = board.mass
    tile_at = board.tile_at
    name = mass[tile]
    anchor: i64
    for anchor in range(POLE):
        if mass[anchor] == name and anchor != tile:
            cell = board.cell_of[anchor]
            d: i64 = 0
            while cell != WATER and d < 6:
                near = cell + step[d]
                if tile_at[near] == WATER and named[near] == 0 and is_target(board, tile, near):
                    named[near] = 1
                    targets.append(anchor * 6 + d)
                d += 1
    return targets


def add_moves(board: Board, seat: i64, spent: vec[u8], first_id: i64, ids: list[int]) -> None:
    """Moves to an adjacent tile with room, of fresh and of spent herds (TR-5.3, TR-5.8)."""
    step = board.window.step
    base = seat * board.window.area
    tile: i64 = 0
    while tile <= POLE:
        cell = board.cell_of[tile]
        if cell != WATER and board.herds[base + cell] != 0:
            has_spent = spent[tile] != 0
            has_fresh = board.herds[base + cell] > spent[tile]
            d: i64 = 0
            while d < 6:
                near = board.tile_at[cell + step[d]]
                if near != WATER and board.total[cell + step[d]] < board.capacity[near]:
                    if has_fresh:
                        ids.append(first_id + tile * 12 + d * 2)
                    if has_spent:
                        ids.append(first_id + tile * 12 + d * 2 + 1)
                d += 1
        tile += 1


def add_rescues(board: Board, seat: i64, first_id: i64, ids: list[int]) -> None:
    """Rescues of swimmers beside a tile with room (TR-5.5)."""
    step = board.window.step
    base = seat * board.window.area
    tile: i64 = 0
    while tile <= POLE:
        cell = board.cell_of[tile]
        if cell != WATER and board.total[cell] < board.capacity[tile]:
            d: i64 = 0
            while d < 6:
                near = cell + step[d]
                if board.herds[base + near] != 0 and board.tile_at[near] == WATER:
                    ids.append(first_id + tile * 6 + d)
                d += 1
        tile += 1


def add_reproductions(
    board: Board, seat: i64, spent: vec[u8], first_id: i64, ids: list[int]
) -> None:
    """Tiles with a fresh herd of the seat and room for one more (TR-5.6, TR-5.7)."""
    base = seat * board.window.area
    tile: i64 = 0
    while tile <= POLE:
        cell = board.cell_of[tile]
        if (
            cell != WATER
            and board.herds[base + cell] > spent[tile]
            and board.total[cell] < board.capacity[tile]
        ):
            ids.append(first_id + tile)
        tile += 1


def add_vacant(board: Board, room: u8, first_id: i64, ids: list[int]) -> None:
    """Tiles without herds that can feed the herds to be placed (TR-1.6)."""
    tile: i64
    for tile in range(POLE + 1):
        cell = board.cell_of[tile]
        if cell != WATER and board.total[cell] == 0 and board.capacity[tile] >= room:
            ids.append(first_id + tile)


# Necks of the main land: the pieces that one drift could cut off.


def cut_off(board: Board) -> vec[i64]:
    """Pieces that lifting one tile would cut off from the South Pole; kept until the map changes.

    Each piece is the start and the end of a slice of `board.walk`. One depth-first walk of the main
    land from the South Pole finds them all. If none of the tiles discovered through a tile touches
    a tile discovered before it, then only that tile connects them to the South Pole.
    """
    if board.pieces is not None:
        return board.pieces
    movable = movable_tiles(board)
    step = board.window.step
    tile_at = board.tile_at
    cell_of = board.cell_of
    walk = vec[i64]([POLE] * (POLE + 1))
    pieces = vec[i64]()
    entered = vec[i64]([0] * (POLE + 1))  # discovery order, 1-based; 0 = unvisited
    earliest = vec[i64]([0] * (POLE + 1))  # lowest discovery order touched from here on
    parent = vec[i64]([POLE] * (POLE + 1))
    looked = vec[i64]([0] * (POLE + 1))  # sides examined so far
    number: i64 = 1
    entered[POLE] = 1
    tile: i64 = POLE
    while tile != POLE or looked[POLE] < 6:
        if looked[tile] < 6:
            near = tile_at[cell_of[tile] + step[looked[tile]]]
            looked[tile] += 1
            if near == WATER:
                continue
            if entered[near] == 0:
                walk[number] = near
                number += 1
                entered[near] = number
                earliest[near] = number
                parent[near] = tile
                tile = near
            elif entered[near] < earliest[tile]:
                earliest[tile] = entered[near]
        else:
            back = parent[tile]
            if earliest[tile] >= entered[back] and back != POLE and movable[back] != 0:
                pieces = append(pieces, entered[tile] - 1)
                pieces = append(pieces, number)
            earliest[back] = min(earliest[back], earliest[tile])
            tile = back
    board.walk = walk[:number]
    board.pieces = pieces
    return pieces
