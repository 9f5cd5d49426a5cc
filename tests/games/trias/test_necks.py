"""Pieces that one drift could cut off: the fast walk against a plain flood fill."""

import pytest

from tests.games.trias.boards import board
from tests.games.trias.play import do, on, tile
from trilobite.engine import FastChance
from trilobite.games.trias import GAME
from trilobite.games.trias.fast.legal import cut_off, movable_tiles
from trilobite.games.trias.kernel.board import WATER, Board
from trilobite.games.trias.model import POLE
from trilobite.games.trias.state import TriasState

Piece = tuple[int, ...]


def found(land: Board) -> list[Piece]:
    pieces = list(cut_off(land))
    walk = [int(one) for one in land.walk]
    bounds = zip(pieces[::2], pieces[1::2], strict=True)
    return sorted(tuple(sorted(walk[first:end])) for first, end in bounds)


def flooded(land: Board) -> list[Piece]:
    """The parts of the main land that lifting a tile would cut off, for all that can drift."""
    tiles = [tile for tile in range(POLE + 1) if land.cell_of[tile] != WATER]
    beside = {tile: _beside(land, tile) for tile in tiles}
    pieces: list[Piece] = []
    for lifted in tiles:
        if lifted != POLE and movable_tiles(land)[lifted] and land.mass[lifted] == land.mass[POLE]:
            left = {tile for tile in tiles if land.mass[tile] == land.mass[POLE]} - {lifted}
            while left:
                piece = _connected(left, beside)
                left -= piece
                if POLE not in piece:
                    pieces.append(tuple(sorted(piece)))
    return sorted(pieces)


def _beside(land: Board, tile: int) -> set[int]:
    cells = [land.cell_of[tile] + land.window.step[side] for side in range(6)]
    return {int(land.tile_at[cell]) for cell in cells} - {WATER}


def _connected(tiles: set[int], beside: dict[int, set[int]]) -> set[int]:
    piece = {min(tiles)}
    while more := {near for one in piece for near in beside[one] & tiles} - piece:
        piece |= more
    return piece


def test_everything_behind_a_neck_is_a_piece() -> None:
    state = board("P   M   S   Wa2 S")
    line = [tile(state, (q, 0)) for q in range(2, 5)]
    assert found(state.table.board) == sorted(tuple(sorted(line[at:])) for at in range(3))


def test_land_without_a_neck_has_no_pieces() -> None:
    state = board("""
        P   S   Wa
          M   S
    """)
    assert found(state.table.board) == []


def test_pieces_are_found_again_when_the_map_has_changed() -> None:
    state = board("P   M   S   Wa  S", stage="lifting", card="1 woods")
    before = found(state.table.board)
    twin = state.copy()
    do(state, on("lift", state, (3, 0)))
    drift = min(action.text() for action in state.legal(0))
    do(state, drift)
    assert found(state.table.board) == flooded(state.table.board) != before
    assert found(twin.table.board) == before


@pytest.mark.slow
def test_the_walk_finds_the_same_pieces_as_flooding_in_random_games() -> None:
    pieces = 0
    for seed, players in enumerate((2, 3, 5)):
        chance = FastChance(seed)
        state = GAME.new(players, None, chance)
        assert isinstance(state, TriasState)
        while not state.is_over:
            assert found(state.table.board) == flooded(state.table.board)
            pieces += len(found(state.table.board))
            seat = state.to_act[0]
            ids = state.legal_ids(seat)
            state.apply_id(seat, ids[chance.below(len(ids))])
    assert pieces > 100
