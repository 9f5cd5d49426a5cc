"""What a drift scores at once (section 4; TV-2, TV-3, TV-8, TV-10, TV-12, TV-13, TV-16, TV-21)."""

import pytest

from tests.games.trias.boards import Cell, board, for_seat
from tests.games.trias.facts import facts
from tests.games.trias.play import broken_and_joined, drift, keys, score, targets_of
from trilobite.games.trias.rules.drift import Drifted
from trilobite.games.trias.rules.interim_scoring import InterimScored

LINE = "P   M   Sc  Wb  Sa2"


def test_the_piece_that_breaks_off_scores_its_first_and_second() -> None:
    """TV-2, TR-4.1, TR-4.3: N = {(3,0),(4,0),(5,0)}; the herd of c swims and does not count."""
    state = board(LINE)
    assert score(state, (2, 0), (5, 0)) == (2, 1, [2, 1, 0])
    drift(state, (2, 0), (5, 0))
    assert facts(state).swimmers == {(2, 0): (0, 0, 1)}


def test_a_drift_names_what_is_left_of_the_land_and_the_islands() -> None:
    """TR-3.6: for the client, which shows how they part; older tables have the event without it."""
    state = board(LINE)
    ids = facts(state).ids
    mains = {tile for cell, tile in ids.items() if cell[0] < 2}
    (event,) = Drifted.among(drift(state, (2, 0), (5, 0)))
    assert event["rest"] in mains
    assert event["islands"] == str(min(ids[3, 0], ids[4, 0]))
    assert {"rest", "islands"} <= {*event.asides.split()}
    (event,) = Drifted.among(drift(board("P   S   Wa\n  M"), (0, 1), (1, 1)))
    assert event["islands"] == "", "nothing broke"


def test_the_south_pole_left_alone_is_a_piece_too() -> None:
    """TV-2, TR-4.1: k = 2, and all that was the continent is N."""
    assert score(board(LINE), (1, 0), (5, 0)) == (2, 1, [2, 1, 1])


def test_two_players_have_no_interim_scoring() -> None:
    """TR-4.1: the same drift as in TV-2, with two players."""
    state = board("P   M   S   Wb  Sa2", players=2)
    assert score(state, (2, 0), (5, 0)) == (2, 1, [0, 0])
    events = drift(state, (2, 0), (5, 0))
    assert "interim-scored" not in keys(events)


def test_a_tile_back_on_the_main_land_scores_nothing() -> None:
    """TR-4.1: k = 2, but N contains the South Pole, though (2,0) is an island now."""
    state = board("""
        P   S   Wa
          M
    """)
    assert score(state, (1, 0), (0, 2)) == (2, 1, [0, 0, 0])


FOREIGN = """
                    Sb  W
                  .   .   .
    P   M   S   W   Sa2
"""


@pytest.mark.parametrize(
    ("target", "expected"),
    [((4, -1), (2, 2, [0, 0, 0])), ((5, -1), (2, 2, [0, 0, 0])), ((5, 0), (2, 1, [2, 0, 0]))],
)
def test_a_join_with_a_foreign_mass_does_not_score(
    target: Cell, expected: tuple[int, int, list[int]]
) -> None:
    """TV-8, TR-4.1, R-8."""
    assert score(board(FOREIGN), (2, 0), target) == expected


ISLAND = """
                            Sa
                         Ma    M     S
    P     .     .     .     .     .     Wab2
"""


def test_the_division_of_an_island_scores_like_that_of_the_main_land() -> None:
    """TV-10, TR-4.1, R-16."""
    state = board(ISLAND)
    assert score(state, (5, -1), (6, -3)) == (2, 1, [2, 0, 0])
    for target in [(5, 1), (6, 1), (7, -2), (7, -1), (7, 0)]:
        assert score(state, (5, -1), target) == (2, 1, [1, 2, 0])
    assert score(state, (5, -1), (6, -2)) == (2, 2, [0, 0, 0])


@pytest.mark.parametrize("join", ["never", "net_new"])
def test_with_main_only_the_division_of_the_main_land_scores(join: str) -> None:
    """TV-21, TR-4.1, R-16: `interim_masses = main`; k = 2 and j = 1 each time."""
    for masses, points in (("all", [2, 0, 0]), ("main", [0, 0, 0])):
        state = board(ISLAND, interim_masses=masses, interim_join=join)
        assert score(state, (5, -1), (6, -3)) == (2, 1, points)
        main = board(LINE, interim_masses=masses, interim_join=join)
        assert score(main, (2, 0), (5, 0)) == (2, 1, [2, 1, 0])


def test_with_main_a_main_land_that_loses_all_but_the_south_pole_scores() -> None:
    """TV-21, R-16: what counts is where the South Pole was before the tile was lifted."""
    assert score(board(LINE, interim_masses="main"), (1, 0), (5, 0)) == (2, 1, [2, 1, 1])


EXAMPLE_2 = """
    S                       Sabc
       W                 Wb2d2 Mcd
          P     S     Mc
                         Sa2
                            Wc
"""
A = {(-1, -2), (0, -3), (1, -3)}
B = {(3, -2), (4, -3), (4, 0), (5, -3), (5, -2), (5, -1)}
C = {(1, 2), (1, 3), (2, 3), (3, 1), (3, 2)}
D = {(3, 0)}


def test_example_2_where_three_pieces_arise() -> None:
    """TV-12, TR-4.1 to TR-4.4: A no score, B first and second, C the other piece, D a join."""
    state = board(EXAMPLE_2, players=4)
    assert targets_of(state, (2, 0)) == A | B | C | D
    for target in A:
        assert score(state, (2, 0), target) == (3, 1, [0, 0, 0, 0])
    for target in B:
        assert score(state, (2, 0), target) == (3, 1, [0, 2, 1, 2])
    for target in C:
        assert score(state, (2, 0), target) == (3, 1, [2, 0, 1, 0])
    for target in D:
        assert score(state, (2, 0), target) == (3, 2, [0, 0, 0, 0])


def test_the_sizes_of_example_2() -> None:
    """TV-12: four tiles at B, three at C."""
    for target, size in [((4, 0), 4), ((1, 2), 3)]:
        events = drift(board(EXAMPLE_2, players=4), (2, 0), target)
        assert {event["tiles"] for event in InterimScored.among(events)} == {size}


def test_with_net_new_a_join_of_two_of_three_pieces_scores() -> None:
    """TV-12, R-8: `interim_join = net_new`; counts 3/3/3/3 on six tiles, two points each."""
    state = board(EXAMPLE_2, players=4, interim_join="net_new")
    assert score(state, (2, 0), (3, 0)) == (3, 2, [2, 2, 2, 2])
    events = drift(state, (2, 0), (3, 0))
    assert {event["tiles"] for event in InterimScored.among(events)} == {6}


def test_net_new_changes_nothing_if_as_many_pieces_join_as_break() -> None:
    """R-8: k = 2 and j = 2 is not a net gain; k = 1 never is; the main land never scores."""
    state = board(FOREIGN, interim_join="net_new")
    assert score(state, (2, 0), (4, -1)) == (2, 2, [0, 0, 0])
    assert score(state, (2, 0), (5, 0)) == (2, 1, [2, 0, 0])
    example = board(EXAMPLE_2, players=4, interim_join="net_new")
    assert score(example, (2, 0), (0, -3)) == (3, 1, [0, 0, 0, 0])


def test_without_a_break_nothing_scores_even_if_two_masses_join() -> None:
    """TR-4.1: k = 1, j = 2."""
    state = board("""
                        Sb  W
                      .
        P   .   M   Sa  W
    """)
    assert score(state, (2, 0), (4, -1)) == (1, 2, [0, 0, 0])


def test_swimmers_beside_the_new_island_do_not_count() -> None:
    """TR-4.2: c swims next to N."""
    state = board("""
        P   M   S   Wb  Sa2
                      ~c
    """)
    assert score(state, (2, 0), (5, 0)) == (2, 1, [2, 1, 0])


def test_herds_just_lifted_out_of_the_water_count_and_those_above_capacity_too() -> None:
    """TV-13, TR-4.2: four of a and two of b on N, five of them on a mountain."""
    state = board("""
        P     M     S     W     Sa
                       ~a3b2
    """)
    assert score(state, (1, 0), (2, 1)) == (2, 1, [2, 1, 0])


@pytest.mark.parametrize(
    ("picture", "points"),
    [
        ("P     M     S     Wa3   Wb3   Wc2d", [2, 2, 1, 0]),
        ("P     M     S     Wa3   Wb    Wc", [2, 1, 1, 0]),
        ("P     M     S     W     W     Wa", [2, 0, 0, 0]),
        ("P     M     S     Wa2b2 Wc2d2 W", [2, 2, 2, 2]),
        ("P     M     Sa    W     W     W", [0, 0, 0, 0]),
    ],
)
def test_ties_never_reduce_interim_points(picture: str, points: list[int]) -> None:
    """TV-16, TR-4.3: everybody with the most gets 2, everybody with the second most 1."""
    assert score(board(picture, players=4), (2, 0), (6, 0)) == (2, 1, points)


def test_the_drifting_player_needs_no_presence_on_the_new_island() -> None:
    """TR-4.4: a stays on the main land and b scores."""
    assert score(board("P   Ma  S   Wb  S"), (2, 0), (5, 0)) == (2, 1, [0, 2, 0])


def test_an_island_that_is_joined_and_split_off_again_scores_again() -> None:
    """TR-4.4: (2,0) breaks off, (0,1) closes the gap again, and then leaves it."""
    state = board("""
        P   Ma  S   W   Wa2
          S   S
    """)
    drift(state, (2, 0), (5, 0))
    assert facts(state).interim == [2, 0, 0]
    state = for_seat(state, 0)
    assert broken_and_joined(drift(state, (0, 1), (2, 0))) == (1, 2)
    assert facts(state).interim == [2, 0, 0]
    state = for_seat(state, 0)
    drift(state, (2, 0), (6, 0))
    assert facts(state).interim == [4, 0, 0]


def test_the_scoring_comes_right_after_the_drift() -> None:
    """TR-3.13: only events about what the drift did to herds come between the two."""
    events = keys(drift(board(LINE), (2, 0), (5, 0)))
    assert events == ["lifted", "drifted", "fell-into-water", "interim-scored", "interim-scored"]


@pytest.mark.parametrize(
    ("herds", "expected"),
    [
        ("a3 b2c", [(0, 2, 1, 1), (1, 1, 2, 1), (2, 0, 3, 1)]),
        ("a2 b2c", [(0, 2, 1, 2), (1, 2, 1, 2), (2, 1, 2, 1)]),
        ("a2 bc", [(0, 2, 1, 1), (1, 1, 2, 2), (2, 1, 2, 2)]),
    ],
)
def test_an_interim_scoring_names_the_place_of_everybody_on_the_island(
    herds: str, expected: list[tuple[int, ...]]
) -> None:
    """TR-4.3: with those who share it, and those who get nothing; older tables have only points."""
    cells = ["P", "M", "S", *[f"W{here}" for here in herds.split()], "W"]
    state = board("".join(f"{cell:<8}" for cell in cells))
    events = [
        event for event in drift(state, (2, 0), (6, 0))
        if event.key.startswith("trias-interim")
    ]  # fmt: skip
    shown = [
        [event.arguments()[name] for name in ("points", "place", "sharers")] for event in events
    ]
    assert [(n, *args) for n, args in enumerate(shown)] == expected
    assert [event.is_remark for event in events] == [args[0] == 0 for args in shown]
    assert {*events[0].asides.split()} == {"herds", "place", "sharers"}
