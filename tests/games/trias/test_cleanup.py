"""Phase 3: swimmers and overpopulation (section 6, TV-13)."""

from typing import Any

from tests.games.trias.boards import board, for_seat
from tests.games.trias.facts import facts
from tests.games.trias.play import do, drift, keys
from trilobite.games.trias.rules.clean_up import SwimmersLost

SWIMMERS = """
    P     M     S     W     Sa
                   ~a3b2
"""


def test_swimmers_of_the_active_player_go_back_to_stock() -> None:
    """TR-6.1, TR-6.3: those of the others wait for their own clean-up."""
    state = board("P     ~a2b  Sa    ~a")
    events = do(state, "end")
    now = facts(state)
    assert now.swimmers == {(1, 0): (0, 1, 0)}
    assert now.stock == [14, 14, 15]
    assert keys(events) == ["actions-ended", "swimmers-lost", "turn-began"]


def test_the_event_says_where_each_lost_swimmer_was() -> None:
    """TR-6.1: older tables have the same event without it."""
    state = board("P     ~a2b  Sa    ~a")
    (lost,) = SwimmersLost.among(do(state, "end"))
    assert lost.arguments()["cells"] == "1,0 1,0 3,0"
    assert (lost.arguments()["herds"], lost.asides) == (3, "cells")


def test_the_active_player_takes_back_what_a_tile_cannot_feed() -> None:
    """TV-13, TR-6.2: five on a mountain; a returns three, b keeps two."""
    state = board(SWIMMERS)
    drift(state, (1, 0), (2, 1))
    assert facts(state).interim == [2, 1, 0]
    events = do(state, "end")
    assert "surplus-lost" in keys(events)
    now = facts(state)
    assert now.on_tiles[(2, 1)] == (0, 2, 0)
    assert now.stock[:2] == [14, 13]


def test_the_view_says_how_many_more_herds_each_tile_feeds() -> None:
    """TR-0.5, TR-6.2: a negative number is the surplus of all players together."""
    state = board("P     M     Ma2   Sa    Ma3b2 W")
    view: Any = state.view(None).to_json()
    cells = [(tile["q"], tile["r"]) for tile in view["table"]["tiles"]]
    room = dict(zip([*cells, (0, 0)], view["room"], strict=True))
    assert [room[q, 0] for q in range(6)] == [0, 2, 0, 2, -3, 4]


def test_nobody_takes_back_more_than_their_own_herds() -> None:
    """TV-13, TR-6.2, TR-6.3: b returns two, leaving three where two fit; then a returns one."""
    picture = """
        P     .     S     W     Sa
                       Ma3b2
    """
    state = board(picture, active=1)
    do(state, "end")
    assert facts(state).on_tiles[(2, 1)] == (3, 0, 0)
    again = for_seat(state, 0)
    do(again, "end")
    assert facts(again).on_tiles[(2, 1)] == (2, 0, 0)


def test_a_full_tile_loses_nothing_and_a_third_player_cleans_up_nothing() -> None:
    """TR-6.2, TR-6.3."""
    picture = "P     .     Ma2   Mb2c"
    state = board(picture)
    do(state, "end")
    assert facts(state).on_tiles[(3, 0)] == (0, 2, 1)
    second = board(picture, active=2)
    do(second, "end")
    assert facts(second).on_tiles[(3, 0)] == (0, 2, 0)


def test_an_overpopulated_tile_may_leave_its_surplus_in_the_water() -> None:
    """TR-3.10, TR-6.1: when it drifts on, its herds swim, and only their owner loses them."""
    state = board("P     S     Ma2b2 W     Sa    S")
    drift(state, (2, 0), (6, 0))
    assert facts(state).swimmers == {(2, 0): (2, 2, 0)}
    do(state, "end")
    assert facts(state).swimmers == {(2, 0): (0, 2, 0)}


def test_several_overpopulated_tiles_are_all_cleaned_up() -> None:
    """TR-6.2: each tile separately."""
    state = board("P     .     Ma3   .     Mab2  .     Sa4")
    do(state, "end")
    now = facts(state)
    assert [now.on_tiles[(q, 0)][0] for q in (2, 4, 6)] == [2, 0, 3]
