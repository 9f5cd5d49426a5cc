"""The tiles that drift, and where to (section 3; TV-1 to TV-9 and TV-11)."""

import pytest

from tests.games.trias.boards import board, for_seat
from tests.games.trias.facts import facts
from tests.games.trias.play import (
    count,
    do,
    drift,
    drifts,
    keys,
    land_of,
    on,
    targets_of,
    why,
    why_at,
)
from trilobite.engine import SeededChance
from trilobite.games.trias import GAME
from trilobite.games.trias.state import TriasState

LINE = "P   M   S   W   Sa"


def opening(players: int, seed: int) -> TriasState:
    """A table after all placements, with the first player about to begin their actions."""
    state = GAME.new(players, {}, SeededChance(bytes([seed] * 16)))
    assert isinstance(state, TriasState)
    while facts(state).fields["stage"] == "placing":
        seat = state.to_act[0]
        state.apply_id(seat, state.legal_ids(seat)[0])
    return state


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (3, 2), (4, 3), (4, 4), (5, 5), (5, 6)])
def test_at_the_opening_everybody_can_lift_18_tiles_and_has_426_drifts(
    players: int, seed: int
) -> None:
    """TV-1, TR-3.4, TR-3.5: corners of ring 3 have 23 targets, the others 24."""
    state = opening(players, seed)
    for seat in range(players):
        found = drifts(for_seat(state, seat))
        assert len(found) == 18
        assert count(found) == 426
        for (q, r), targets in found.items():
            is_corner = 0 in (q, r, q + r)
            assert len(targets) == (23 if is_corner else 24)


def test_at_the_opening_of_two_players_12_tiles_have_210_drifts() -> None:
    """TV-1: the full radius-2 board (TR-1.2)."""
    state = opening(2, 7)
    for seat in (0, 1):
        found = drifts(for_seat(state, seat))
        assert (len(found), count(found)) == (12, 210)
        assert {len(targets) for targets in found.values()} == {17, 18}


def test_the_tiles_of_a_line_drift_to_the_cells_along_it_that_are_further_out() -> None:
    """TV-2, TR-3.5, TR-3.6."""
    state = board(LINE)
    assert drifts(state) == {
        (1, 0): {(1, 1), (2, -1), (2, 1), (3, -1), (3, 1), (4, -1), (4, 1), (5, -1), (5, 0)},
        (2, 0): {(2, 1), (3, -1), (3, 1), (4, -1), (4, 1), (5, -1), (5, 0)},
        (3, 0): {(3, 1), (4, -1), (4, 1), (5, -1), (5, 0)},
    }
    assert why(state, on("lift", state, (4, 0))) == ("nowhere-to-go", "TR-3.5")


def test_a_card_restricts_the_drift_to_its_landscape() -> None:
    """TV-2, TR-2.4: a woods card leaves the five drifts of the only woods."""
    state = board(LINE, stage="choose_card", hand="1 woods")
    do(state, "hand")
    assert drifts(state) == {(3, 0): {(3, 1), (4, -1), (4, 1), (5, -1), (5, 0)}}
    assert why(state, on("lift", state, (1, 0))) == ("wrong-landscape", "TR-2.4")


def test_a_herd_on_the_lifted_tile_itself_is_presence_enough() -> None:
    """TV-3, TR-3.3, R-5: presence is checked before lifting and may end afterwards."""
    state = board("P   M   Sa  W   Sb")
    assert count(drifts(state)) == 21
    drift(state, (2, 0), (5, 0))
    assert facts(state).interim == [0, 2, 0]
    assert drifts(for_seat(state, 0)) == {}
    swimmer_only = for_seat(state, 0)
    assert why(swimmer_only, on("lift", swimmer_only, (3, 0))) == ("no-presence", "TR-3.3")
    assert count(drifts(for_seat(state, 1))) == 12


def test_one_tile_beside_the_south_pole_cannot_drift() -> None:
    """TV-4, TR-3.2: the mass has two tiles, but no anchor further out than ring 1."""
    state = board("P   Sa")
    assert drifts(state) == {}
    assert why(state, on("lift", state, (1, 0))) == ("nowhere-to-go", "TR-3.5")


def test_a_lone_tile_never_drifts() -> None:
    """TV-4, TR-3.2."""
    state = board("P   .   .   .   .   Sa")
    assert drifts(state) == {}
    assert why(state, on("lift", state, (5, 0))) == ("lone-tile", "TR-3.2")


def test_two_tiles_beside_the_south_pole_can_each_drift_beside_the_other() -> None:
    """TV-4: the South Pole is not a useful anchor, but the other tile is."""
    state = board("""
        P   Sa
          M
    """)
    assert drifts(state) == {
        (0, 1): {(1, 1), (2, -1), (2, 0)},
        (1, 0): {(-1, 2), (0, 2), (1, 1)},
    }


def test_in_a_row_of_two_only_the_inner_tile_can_go_further_out() -> None:
    """TV-5, TR-3.5."""
    state = board("P   .   .   .   Ma  S")
    assert drifts(state) == {(4, 0): {(4, 1), (5, -1), (5, 1), (6, -1), (6, 0)}}
    drift(state, (4, 0), (6, 0))
    assert facts(state).interim == [0, 0, 0], "k = 1 (TR-4.1)"


def test_both_tiles_of_a_pair_in_the_same_ring_can_go_further_out() -> None:
    """TV-5."""
    state = board("""
                      S
        P   .   .   .   Ma
    """)
    assert drifts(state) == {
        (4, -1): {(4, 1), (5, -1), (5, 0)},
        (4, 0): {(5, -2), (5, -1)},
    }


INTERIOR_SEA = """
                      S   W
    P   .   .   M   S   .   Wa
                      M   S
"""


def test_an_interior_sea_is_a_target_only_for_the_tile_that_opens_it() -> None:
    """TV-6, TR-3.7, TR-0.2: (5,0) is open to the ocean once (4,0) is lifted, not once (3,0) is."""
    state = board(INTERIOR_SEA)
    found = drifts(state)
    assert count(found) == 47
    assert [origin for origin, targets in found.items() if (5, 0) in targets] == [(4, 0)]
    do(state, on("lift", state, (3, 0)))
    assert why_at(state, "cell:5,0") == ("interior-sea", "TR-3.7")


ENCLOSED = """
                S   S   S   S
              S   .   .   .   M
            S   .   .   .   .   M
          S   .   .   P   Sa  .   Sb
            W   .   .   M   .   M
              W   .   .   .   M
                W   W   W   W
"""


def test_a_mass_enclosed_in_the_interior_sea_of_another_cannot_drift() -> None:
    """TV-7, TR-3.4: an interior sea is not enough."""
    state = board(ENCLOSED)
    assert drifts(state) == {}
    assert why(state, on("lift", state, (1, 0))) == ("inland", "TR-3.4")
    found = drifts(for_seat(state, 1))
    assert (len(found), count(found)) == (18, 426)


FOREIGN = """
                    Sb  W
                  .   .   .
    P   M   S   W   Sa2
"""


def test_a_tile_stays_beside_its_own_land_mass_and_may_touch_others() -> None:
    """TV-8, TR-3.6, TR-3.8."""
    state = board(FOREIGN)
    assert {(4, -1), (5, -1), (5, 0)} < targets_of(state, (2, 0))
    assert drifts(for_seat(state, 1)) == {(5, -2): {(6, -3), (6, -1), (7, -3), (7, -2)}}
    do(state, on("lift", state, (2, 0)))
    assert why_at(state, "cell:6,-3") == ("not-touching", "TR-3.6")
    island = facts(state).ids[(5, -2)]
    assert why(state, f"drift {island} ne") == ("other-mass", "TR-3.6")


METRIC = """
          M
    P   Sa
          W
"""


@pytest.mark.parametrize(
    ("metric", "targets"),
    [("ring", {(1, 2), (2, 1)}), ("euclid", {(1, 2), (2, 1), (0, 2), (2, 0)})],
)
def test_further_out_means_a_higher_ring_or_a_longer_distance_by_option(
    metric: str, targets: set[tuple[int, int]]
) -> None:
    """TV-9, TR-0.1, TR-3.5, R-6: `distance_metric`."""
    state = board(METRIC, stage="choose_card", hand="1 mountain", distance_metric=metric)
    do(state, "hand")
    assert drifts(state) == {(2, -1): targets}
    do(state, on("lift", state, (2, -1)))
    answer = None if metric == "euclid" else ("not-further", "TR-3.5")
    assert why_at(state, "cell:2,0") == answer


EXAMPLE_1 = """
              Sb  M
                W
                  .   .   .   .
                .   .   .   M
              .   .   S   S   W
    Sa  W   .   .   S   P   S   W
                      S   Sa  M
"""


def test_example_1_where_black_is_present_on_two_of_three_masses() -> None:
    """TV-11."""
    state = board(EXAMPLE_1)
    found = drifts(state)
    assert count(found) == 101
    triple = {(0, -4), (0, -5), (1, -5)}
    assert not found.keys() & (triple | {(1, 0), (0, 0), (-5, 0)})
    assert {cell: len(to) for cell, to in drifts(state, "mountain").items()} == {
        (1, 1): 6,
        (2, -2): 5,
    }
    assert {cell: len(to) for cell, to in drifts(state, "woods").items()} == {
        (2, -1): 7,
        (2, 0): 6,
        (-4, 0): 5,
    }
    assert why(state, on("lift", state, (1, 0))) == ("inland", "TR-3.4")
    assert why(state, on("lift", state, (0, -4))) == ("no-presence", "TR-3.3")
    assert why(state, on("lift", state, (-5, 0))) == ("nowhere-to-go", "TR-3.5")


def test_the_south_pole_never_drifts() -> None:
    """TR-3.1: no action lifts it, and a click on it says why."""
    state = board(EXAMPLE_1)
    assert all(action.text() != "lift 34" for action in GAME.actions.all)
    assert why_at(state, "tile:34") == ("pole-stays", "TR-3.1")


def test_a_tile_goes_to_water_only_and_not_back_where_it_was() -> None:
    """TR-3.5."""
    state = board(LINE)
    do(state, on("lift", state, (2, 0)))
    three = facts(state).ids[(3, 0)]
    assert why_at(state, f"tile:{three}") == ("on-land", "TR-3.5")
    assert why_at(state, "cell:2,0") == ("not-further", "TR-3.5")
    assert why_at(state, f"tile:{facts(state).ids[(2, 0)]}") == ("not-further", "TR-3.5")
    assert why_at(state, "cell:1,1") == ("not-further", "TR-3.5")
    assert why(state, f"drift {three} w") == ("not-further", "TR-3.5")
    assert why(state, f"drift {facts(state).ids[(2, 0)]} e") == ("beside-itself", "TR-3.6")


def test_a_tile_may_go_to_a_piece_where_the_player_is_not_present() -> None:
    """TR-3.6: a stays on the main land; the tile goes to the far piece all the same."""
    state = board("P   Ma  S   W   S")
    drift(state, (2, 0), (5, 0))
    assert facts(state).landscapes[(5, 0)] == "steppe"


def test_a_tile_does_not_have_to_slide_to_its_target() -> None:
    """TR-3.9, R-7: the tile is set down in a bay whose mouth is too narrow to slide through."""
    state = board("""
                          S   .
        P   .   .   M   S   .   Wa
                          M   S
    """)
    assert (5, 0) in targets_of(state, (3, 0))


def test_herds_of_all_players_stay_behind_and_swim() -> None:
    """TR-3.10, TR-0.4: herds belong to cells."""
    state = board("P     M     Sabc  W     Sa    ~b2c")
    events = drift(state, (2, 0), (5, 0))
    after = facts(state)
    assert after.swimmers == {(2, 0): (1, 1, 1)}
    assert after.on_tiles[(5, 0)] == (0, 2, 1)
    assert keys(events).count("fell-into-water") == 3
    assert keys(events).count("came-ashore") == 2


def test_swimmers_stand_on_the_tile_that_arrives_even_beyond_its_capacity() -> None:
    """TR-3.11, TR-0.5: a mountain feeds two and five stand on it for now."""
    state = board("""
        P     M     S     W     Sa
                       ~a3b2
    """)
    events = drift(state, (1, 0), (2, 1))
    assert facts(state).on_tiles[(2, 1)] == (3, 2, 0)
    assert facts(state).swimmers == {}
    assert keys(events).count("came-ashore") == 2


def test_the_same_tile_may_drift_again_in_the_same_turn() -> None:
    """TR-3.12: first for the card, then for three actions."""
    state = board(LINE, stage="choose_card", hand="1 mountain")
    do(state, "hand")
    drift(state, (1, 0), (2, 1))
    drift(state, (2, 1), (3, 1))
    seen = facts(state)
    assert seen.landscapes[(3, 1)] == "mountain"
    assert seen.fields["actions_left"] == 1


def test_the_tile_joins_all_masses_it_touches() -> None:
    """TR-3.8, TR-0.3: line and island are one land mass afterwards."""
    state = board(FOREIGN)
    drift(state, (2, 0), (4, -1))
    masses = land_of(state)
    assert {(3, 0), (4, 0), (4, -1), (5, -2), (6, -2)} in masses
    assert {(0, 0), (1, 0)} in masses


def test_a_sea_opened_by_lifting_is_outer_water_from_then_on() -> None:
    """TR-0.2, TR-3.4: with a gap in the ring the mass inside drifts as if it lay alone (TV-4)."""
    state = for_seat(board(ENCLOSED), 1)
    drift(state, (3, 0), (4, -1))
    assert drifts(for_seat(state, 0)) == {
        (0, 1): {(1, 1), (2, -1), (2, 0)},
        (1, 0): {(-1, 2), (0, 2), (1, 1)},
    }


GAP = """
                S   S   S   Sb
              S   M   .   .   M
            S   .   .   .   .   M
          S   .   .   P   Sa  .   .
            W   .   .   M   .   M
              W   .   .   .   M
                W   W   W   W
"""


def test_a_sea_closed_by_a_drift_is_no_longer_outer_water() -> None:
    """TR-0.2, TR-3.4: the last gap of ring 3 is filled, and the mass inside is locked in."""
    state = for_seat(board(GAP), 1)
    assert count(drifts(for_seat(state, 0))) == 6
    drift(state, (0, -2), (3, 0))
    assert drifts(for_seat(state, 0)) == {}
