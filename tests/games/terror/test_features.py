"""The evaluation for bots: each term on a small position, and what bots must prefer."""

from typing import Any

import pytest

from tests.games.terror.boards import board
from tests.games.terror.play import do, random_game
from trilobite.engine import State
from trilobite.games.terror import GAME
from trilobite.games.terror.features.terms import EVALUATION

LAST: dict[str, Any] = {"tile": None, "last": True}
"""Arguments for a board where nobody plays again before the period is scored."""


def term(state: State, name: str, seat: int = 0) -> float:
    names = [one.name for one in EVALUATION.terms]
    return state.terms(seat)[names.index(name)]


def test_there_is_a_value_for_every_term() -> None:
    names = [one.name for one in EVALUATION.terms]
    assert len(set(names)) == len(names)
    for players in (2, 4, 6):
        for number, (state, seat, _) in enumerate(random_game(players, 3)):
            if number % 7 == 0:
                assert len(state.terms(seat)) == len(names)


def test_points_are_what_has_been_scored() -> None:
    assert term(board("Si [R1]", scores=[7, 3, 0, 0], time=(1, 1)), "points") == 7


def test_at_the_end_only_the_points_count() -> None:
    for state, seat, action in random_game(2, 5):
        state_after = state.copy()
        state_after.apply(seat, action)
    result = state_after.result()
    assert result is not None
    assert state_after.terms(0)[1:] == [0.0] * (len(EVALUATION.terms) - 1)
    assert state_after.estimate(0) == result.participants[0].points


# Stones.


def test_stones_are_exact_when_nobody_plays_any_more() -> None:
    """TT-10.1: 6 for the first, 3 for the second; of equals, the earlier one is first."""
    state = board("Fo [R4 | B4]", players=2, **LAST)
    assert term(state, "stones", 0) == pytest.approx(6, abs=0.1)
    assert term(state, "stones", 1) == pytest.approx(3, abs=0.1)


def test_a_lead_is_less_sure_while_others_play() -> None:
    sure = board("Fo [R4 | B3]", players=2, **LAST)
    unsure = board("Fo [R4 | B3]", players=2)
    early = board("Fo [R4 | B3]", players=2, time=(0, 1))
    assert term(sure, "stones") > term(unsure, "stones") > term(early, "stones") > 0


def test_stones_are_kept_for_later_scorings() -> None:
    first = board("Fo [R4]", players=2)
    assert term(first, "kept_stones") == 2 * term(first, "stones")
    assert term(board("Fo [R4]", players=2, time=(2, 1)), "kept_stones") == 0


def test_a_t_rex_counts_little_if_another_is_going_to_move_it() -> None:
    stays = board("Fo [R1+T | B3]", players=2, row={1: "R", 2: "B"}, tiles="NE HG TR HA RA HM")
    goes = board("Fo [R1+T | B3]", players=2, row={1: "R", 3: "B"}, tiles="NE HG TR HA RA HM")
    assert term(stays, "stones") > term(goes, "stones") + 0.5


# Presence and Domination.


def test_presence_is_expected_with_a_herd_in_every_environment() -> None:
    everywhere = board("Si [R3] Fi [R3] Di [R3] Mi [R3]", players=2, **LAST)
    assert term(everywhere, "presence") == 8
    assert term(board("Si [R3] Fi [R3] Di [R3]", players=2, **LAST), "presence") == 0


@pytest.mark.parametrize(("tile", "least", "most"), [("NE", 4, 8), ("HM", 1, 5), ("HG", 0, 0)])
def test_presence_can_still_be_reached(tile: str, least: float, most: float) -> None:
    state = board("Si [R9] Fi [R9] Di [R9]", players=2, tile=tile)
    assert least <= term(state, "presence") <= most


def test_the_card_in_the_hand_leads_to_its_environment() -> None:
    island = "Si [R9] Fi [R9] Di [R9]"
    right = board(island, players=2, tile="HG", card="mountains", time=(0, 0))
    wrong = board(island, players=2, tile="HG", card="swamp", time=(0, 0))
    assert term(right, "presence") > term(wrong, "presence")
    do(right, "card")
    assert term(right, "card") > 0, "it is still to be placed"
    assert term(right, "presence") > term(wrong, "presence")


def test_domination_is_exact_when_nobody_plays_any_more() -> None:
    """TT-10.3, TT-10.4: equal totals, but Red has the Primary habitat."""
    state = board("Di [R3 | B3]", time=(2, 1), **LAST)
    assert term(state, "domination", 0) == pytest.approx(8, abs=0.2)
    assert term(state, "domination", 1) == pytest.approx(4, abs=0.2)
    assert term(state, "domination", 2) == 0


# Dinos, on the board and to come.


def test_dinos_count_for_each_later_scoring() -> None:
    assert term(board("Si [R3] Fi [R2]", players=2), "dinos") == 2 * 5
    assert term(board("Si [R3] Fi [R2]", players=4), "dinos") == 2 * 5 / 2
    assert term(board("Si [R3] Fi [R2]", players=2, time=(2, 1)), "dinos") == 0
    assert term(board("Si [R3]", players=2), "scorings") == 2


@pytest.mark.parametrize(
    ("tile", "gain"), [("NE", 3), ("HG", 5), ("HA", 3), ("HM", 0), ("TR", 0), ("RA", 0)]
)
def test_gains_are_the_dinos_due(tile: str, gain: int) -> None:
    state = board("Si [R3] Fi [R2]", players=2, tile=tile)
    assert term(state, "gains") == 2 * gain
    white = board("Si [R3] Fi [R2]", players=2, tile=tile, whites=2)
    assert term(white, "gains") == 2 * (gain + 2)
    assert term(white, "whites") == 3 * 2


@pytest.mark.parametrize(
    ("tile", "name", "steps", "left"),
    [
        ("NE", "new_environment", ["tile", "environment desert"], [1, 1]),
        ("HG", "herd_growth", ["tile", "grow Si", "grow Fi"], [1, 0.4, 0]),
        ("HA", "hatch", ["tile", "grow Si", "to Dm"], [1, 0.4, 0]),
        ("HM", "herd_migration", ["tile", "migrate Si", "go Sm 1", "confirm"], [1, 0.5, 0.5, 0.5]),
        ("TR", "t_rex", ["tile", "to Mm"], [1, 0]),
        ("RA", "raptors", ["tile", "raptor 1", "to Fi", "stop", "stop"], [1, 1, 0.5, 0.5, 0.5]),
    ],
)
def test_a_tile_brings_less_step_by_step(
    tile: str, name: str, steps: list[str], left: list[float]
) -> None:
    state = board("Si [R3] Fi [R2] So [R1] Dm [B4] Mm [B4]", players=2, tile=tile)
    assert term(state, name) == 3
    found = []
    for step in steps:
        do(state, step)
        found.append(term(state, name) / 3)
    assert found == pytest.approx(left)


def test_a_card_and_a_tile_to_take_count_for_each_scoring() -> None:
    state = board("Si [R3]", players=2, card="desert", time=(2, 0))
    assert term(state, "card") == pytest.approx(0.6)
    fresh = next(random_game(2, 1))[0]
    assert term(fresh, "tile_to_take") == pytest.approx(2.4)


# Counters and the order of play.


def test_counters_count_while_there_is_a_period_for_them() -> None:
    """TT-8.1: one per period."""
    none: dict[str, Any] = {"hatch": [None, None], "volcano": [None, None]}
    both = board("Si [R3]", players=2, counters=none)
    assert (term(both, "hatch_counter"), term(both, "volcano_counter")) == (1, 1)
    one = board("Si [R3]", players=2, counters=none, time=(2, 1))
    assert (term(one, "hatch_counter"), term(one, "volcano_counter")) == (1, 0)
    used = board("Si [R3]", players=2, counters={**none, "hatch": [2, None]}, time=(2, 1))
    assert (term(used, "hatch_counter"), term(used, "volcano_counter")) == (0, 0)


def test_acting_later_before_a_scoring_counts() -> None:
    state = board("Si [R3]", row={1: "R", 2: "B", 3: "G", 4: "O"})
    assert [2 * term(state, "last_word", seat) for seat in range(4)] == pytest.approx(
        [0, 1 / 3, 2 / 3, 1]
    )
    early = board("Si [R3]", time=(1, 1), row={1: "R", 2: "B", 3: "G", 4: "O"})
    assert term(early, "last_word", 3) == 0


# Forecasts within a step.


def test_a_herd_being_divided_is_judged_by_where_it_goes() -> None:
    """TT-7.5, TT-7.7, TT-2.7: picked up, shocked, or without a habitat there."""
    state = board("Si [R3 | B2] Fi [B5] Mi [B4 | G4 | O4]", tile="HM")
    assert term(state, "dinos") == 3
    do(state, "tile")
    do(state, "migrate Si")
    assert state.is_halfway()
    assert term(state, "dinos") == 4, "one is picked up"
    assert term(state, "dinos", 1) == 5 + 4 + 1
    home, abroad, doomed = state.copy(), state.copy(), state.copy()
    do(home, "go Sm 2")
    assert not home.is_halfway()
    assert term(home, "dinos") == 4
    do(abroad, "go Fi 2")
    assert term(abroad, "dinos") == 3
    do(doomed, "go Mi 2")
    assert term(doomed, "dinos") == 2


def test_a_predator_is_expected_to_eat_its_fill() -> None:
    state = board("Fo [B5 | G4] Mm [O2]", players=4, tile="TR", predators={"t-rex": "Fm"})
    do(state, "tile")
    do(state, "to Fo")
    assert term(state, "dinos", 1) + term(state, "dinos", 2) == 4
    assert term(state, "stones") > 0, "it will settle there"


def test_a_state_is_halfway_while_a_destination_is_missing() -> None:
    state = board("Si [R3] Fm [B3]", tile="RA", predators={"raptor-1": "Fi"})
    do(state, "tile")
    assert not state.is_halfway()
    do(state, "raptor 1")
    assert state.is_halfway(), "where to?"
    do(state, "to Fm")
    assert not state.is_halfway()
    do(state, "stop")
    do(state, "scatter B 1")
    assert state.is_halfway(), "where to?"


# Preferences.


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Fo [R4 | B2]", "Fo [B4 | R2]"),
        ("Fo [R5 | B2]", "Fo [R3 | B2]"),
        ("Fo [R3] Mo [R3]", "Fo [R6]"),
        ("Fo [R3+T | B4]", "Fo [B4+T | R3]"),
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_better_position_has_the_better_outlook(better: str, worse: str, players: int) -> None:
    good, bad = board(better, players=players), board(worse, players=players)
    assert good.estimate(0) > bad.estimate(0)
    assert good.outlook()[0] > bad.outlook()[0]
    assert sum(good.outlook()) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_presence_is_worth_more_than_a_better_stone(players: int) -> None:
    everywhere = board("Si [R2] Fi [R2] Di [R2] Mi [R2]", players=players, **LAST)
    richer = board("Si [R2] Sm [R2] Di [R2] Mi [R2]", players=players, **LAST)
    assert everywhere.outlook()[0] > richer.outlook()[0]


def test_a_hidden_card_changes_nothing_for_the_others() -> None:
    """R-07."""
    wishes: dict[str, Any] = {"players": 2, "blind": True, "time": (0, 0)}
    one = board("Si [R3 | B2]", card="desert", **wishes)
    other = board("Si [R3 | B2]", card="forest", **wishes)
    assert one.terms(1) == other.terms(1)


def test_the_evaluation_is_the_games() -> None:
    assert GAME.evaluation is EVALUATION
