"""The sea has no edge: tiles drift far out (TR-0.1, section 11)."""

import pytest

from tests.games.trias.boards import Cell, Picture, board, changed
from tests.games.trias.facts import facts
from tests.games.trias.play import do, drift, drifts, on, rescue, step, why_at
from trilobite.engine import canonical_json
from trilobite.games.trias import GAME
from trilobite.games.trias.state import TriasState

FAR = [7, 8, 9, 13, 14, 15, 19, 20, 31, 60]


def pair_at(q: int, metric: str = "ring") -> TriasState:
    """Two tiles in a row east of the Pole, seat a on the outer one, all other land far west."""
    picture = Picture({(q, 0): "S", (q + 1, 0): "W"}, {(q + 1, 0): {0: 1}})
    return board(picture, distance_metric=metric)


def targets_of_pair(q: int) -> set[Cell]:
    """The targets of (4,0) in TV-5, moved outward."""
    return {(q, 1), (q + 1, -1), (q + 1, 1), (q + 2, -1), (q + 2, 0)}


@pytest.mark.slow
@pytest.mark.parametrize("metric", ["ring", "euclid"])
@pytest.mark.parametrize("q", FAR)
def test_tiles_drift_far_out_as_they_do_near_the_pole(q: int, metric: str) -> None:
    """TR-3.5, TV-5: the pair drifts on and on, past every size of the map."""
    state = pair_at(q, metric)
    for inner in (q, q + 1):
        assert drifts(state) == {(inner, 0): targets_of_pair(inner)}
        drift(state, (inner, 0), (inner + 2, 0))
        assert (inner + 2, 0) in facts(state).cells
        assert state.invariants() == []
        state = changed(state, actions_left=4)
    assert drifts(state) == {}, "the herd swims now"


@pytest.mark.parametrize("q", [8, 9, 14, 15, 20])
def test_herds_swim_move_and_reproduce_far_out_as_well(q: int) -> None:
    """TR-3.10, TR-5.3, TR-5.5, TR-5.6: they swim, are rescued, move and reproduce there."""
    state = board(
        Picture({(q, 0): "S", (q + 1, 0): "W"}, {(q, 0): {0: 2}, (q + 1, 0): {0: 1, 1: 1}})
    )
    drift(state, (q, 0), (q + 2, 0))
    assert facts(state).swimmers == {(q, 0): (2, 0, 0)}
    do(state, rescue(state, (q, 0), (q + 1, 0)), rescue(state, (q, 0), (q + 1, 0)))
    assert facts(state).on_tiles[(q + 1, 0)] == (3, 1, 0)
    state = changed(state, actions_left=2)
    do(state, step(state, (q + 1, 0), (q + 2, 0)), on("reproduce", state, (q + 2, 0)))
    assert facts(state).on_tiles[(q + 2, 0)] == (2, 0, 0)


@pytest.mark.parametrize("q", [8, 14])
def test_a_position_far_out_reads_back_as_it_was(q: int) -> None:
    """A position does not contain the grown map, and copies are independent."""
    state = pair_at(q)
    twin = state.copy()
    drift(state, (q, 0), (q + 2, 0))
    assert facts(twin).cells != facts(state).cells
    again = GAME.from_position(state.to_position(), state.chance)
    assert canonical_json(again.to_position()) == canonical_json(state.to_position())
    assert again.legal_ids(0) == state.legal_ids(0)


def test_a_sea_can_be_enclosed_far_out() -> None:
    """TR-0.2, TV-6 twelve cells further out: waters are found again in a larger map."""
    q = 16
    ring = [(q, 0), (q, 1), (q + 1, -1), (q + 2, -1), (q + 2, 0), (q + 1, 1), (q - 1, 0)]
    state = board(Picture(dict.fromkeys(ring, "L"), {(q + 2, 0): {0: 1}}))
    found = drifts(state)
    assert sum(map(len, found.values())) == 47
    assert [origin for origin, to in found.items() if (q + 1, 0) in to] == [(q, 0)]


@pytest.mark.parametrize("cell", ["9,-4", "9,0", "10,0", "11,0", "-60,30", "220,0", "900,900"])
def test_a_cell_far_away_touches_nothing(cell: str) -> None:
    """TR-3.6: in any direction."""
    state = board("P   M   S   W   Sa")
    do(state, on("lift", state, (1, 0)))
    assert why_at(state, f"cell:{cell}") == ("not-touching", "TR-3.6")


def test_at_the_border_of_the_map_a_refusal_is_right_too() -> None:
    """R-6, TR-3.5: in a straight line, a corner is further out than the next ring's middle."""
    inner = [(q, r) for q in range(-3, 3) for r in range(-2, 3) if (q, r) != (0, 0)]
    tiles = [(8, 0), (8, -1), (8, -2), (8, -3), (8, -4), *inner]
    state = board(Picture(dict.fromkeys(tiles, "L"), {(8, 0): {0: 1}}), distance_metric="euclid")
    assert len(tiles) == 34, "nothing lies further out"
    do(state, on("lift", state, (8, 0)))
    assert why_at(state, "cell:9,-4") == ("not-further", "TR-3.5")
    assert why_at(state, "cell:9,-1") is None
