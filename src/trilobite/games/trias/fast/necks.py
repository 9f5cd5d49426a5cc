"""Necks of the main land: the pieces that one drift could cut off. Fast code (see kernel.py)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trilobite.games.trias.fast.generation import movable_tiles
from trilobite.games.trias.fast.kernel import WATER, Board
from trilobite.games.trias.model import POLE


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
