"""The evaluation for bots: each term on a small board, and their sum."""

from math import exp

import pytest

from tests.games.trias.boards import board, changed
from tests.games.trias.play import do, on
from trilobite.engine import FastChance
from trilobite.games.trias import GAME
from trilobite.games.trias.features import EVALUATION, is_halfway, turns_left
from trilobite.games.trias.state import TriasState

NAMES = [term.name for term in EVALUATION.terms]

# The main land is the South Pole alone; the islands have one to three tiles.
ISLANDS = "P    .    Sa2b S    S    .    Wb   S    .    Wa"


def term(state: TriasState, name: str, seat: int = 0) -> float:
    return state.terms(seat)[NAMES.index(name)]


def test_every_term_has_a_name_of_its_own_and_a_value() -> None:
    state = board(ISLANDS)
    assert len(set(NAMES)) == len(NAMES)
    assert [len(state.terms(seat)) for seat in range(3)] == [len(NAMES)] * 3
    assert GAME.evaluation is EVALUATION


def test_points_are_those_scored_so_far() -> None:
    state = board(ISLANDS, scores=[3, 5, 0])
    assert [term(state, "points", seat) for seat in range(3)] == [3, 5, 0]


def test_at_the_end_nothing_but_the_points_is_expected() -> None:
    state = board(ISLANDS, last_turns=1, active=2, scores=[3, 5, 0])
    do(state, "end")
    result = state.result()
    assert result is not None
    assert [state.estimate(seat) for seat in range(3)] == [s.points for s in result.seats]


def test_in_the_last_turn_islands_count_as_they_would_score() -> None:
    """TR-9.2, TR-9.3: three tiles pay 3 and, rounded up, 2; two and one tile go to one player."""
    state = board(ISLANDS, last_turns=1, active=2)
    assert [term(state, "islands", seat) for seat in range(3)] == [3 + 1, 2 + 2, 0]


def test_a_lead_on_an_island_says_more_the_nearer_the_end() -> None:
    early, late = board(ISLANDS), board(ISLANDS, deck=(0, 2))
    assert turns_left(early.table) > turns_left(late.table)
    assert term(early, "islands") < term(late, "islands") < 3 + 1
    assert term(early, "islands", 1) > term(late, "islands", 1) > 2 + 1.5


def test_equally_strong_players_expect_what_a_tie_scores() -> None:
    """TR-9.4: three quarters of four tiles each, at any time."""
    for deck in ((20, 9), (0, 2)):
        state = board("P   .   Sa2 S   S   Wb2", deck=deck)
        assert term(state, "islands", 0) == pytest.approx(3.0)
        assert term(state, "islands", 1) == pytest.approx(3.0)


def test_an_island_is_shared_by_the_odds_of_being_ahead() -> None:
    """Two of three turns are left, so one more herd counts 3 / (1 + 0.5 * 2 / 3)."""
    state = board("P   .   Sa2 S   S   Wb", last_turns=3)
    ahead = 1 / (1 + exp(-3.0 / (1 + 0.5 * 2 / 3)))
    assert term(state, "islands", 0) == pytest.approx(4 * (ahead + (1 - ahead) / 2))
    assert term(state, "islands", 1) == pytest.approx(4 * (1 - ahead + ahead / 2))


def test_the_main_land_is_not_an_island() -> None:
    assert term(board("P   Sa2 S   Wb"), "islands") == 0


def test_drifts_to_come_put_islands_in_doubt() -> None:
    """Half of them with three turns left; in the last round nothing drifts any more."""
    state = board(ISLANDS)
    left = turns_left(state.table)
    assert term(state, "doubt") == pytest.approx(term(state, "islands") * left / (left + 3))
    assert term(board(ISLANDS, last_turns=3), "doubt") == 0


def test_range_is_the_share_of_herds_on_and_beside_each_tile() -> None:
    """Own herds count twice on a tile and once beside it, divided by one more than all herds."""
    state = board("P   .   Sa2 S   Wb  S")
    left = turns_left(state.table)
    own = 4 / (4 + 1) + 2 / (3 + 1)
    other = 1 / (3 + 1) + 2 / (2 + 1) + 1 / (1 + 1)
    assert term(state, "range", 0) == pytest.approx(own * left / (left + 3))
    assert term(state, "range", 1) == pytest.approx(other * left / (left + 3))
    assert term(state, "range", 2) == 0


def test_a_neck_of_the_main_land_promises_the_island_behind_it() -> None:
    """Player a, in a line with M, S and W, does best by lifting M, with everything behind it."""
    state = board("P   M   S   Wa2 S")
    left = turns_left(state.table)
    assert term(state, "cuts") == pytest.approx(4 * left / (left + 3))
    assert term(state, "cuts", 1) == 0


def test_land_without_a_neck_promises_no_island() -> None:
    state = board("""
        P   S   Wa
          M   S
    """)
    assert term(state, "cuts") == 0


def test_swimmers_count_while_they_can_be_rescued() -> None:
    """A swimmer counts beside room, while an action or a rescue is left (TR-5.5, TR-6.1)."""
    beside, alone = "P   .   Sa  ~a2", "P   .   Sa  .   .   ~a2"
    assert term(board(beside), "swimmers") == 2
    assert term(board(beside, actions=0, rescues=1), "swimmers") == 2
    assert term(board(beside, actions=0), "swimmers") == 0
    assert term(board(beside, actions=0, active=1), "swimmers") == 2
    assert term(board(alone), "swimmers") == 0


def test_no_swimmer_comes_ashore_on_a_full_tile() -> None:
    assert term(board("P   .   Mab ~a2"), "swimmers") == 0


def test_a_swimmer_strengthens_the_island_beside_it() -> None:
    dry, wet = board("P   .   Sab S   W"), board("P   .   Sab S   W   ~a")
    assert term(wet, "islands") > term(dry, "islands")


def test_actions_are_those_left_to_the_seat_whose_turn_it_is() -> None:
    state = board(ISLANDS, actions=3)
    assert [term(state, "actions", seat) for seat in range(3)] == [3, 0, 0]


def test_a_mandatory_drift_leaves_all_actions() -> None:
    state = board("P   M   S   Wa  S", stage="lifting", card="1 woods")
    assert term(state, "actions") == 4
    assert [term(state, "drift", seat) for seat in range(3)] == [1, 0, 0]
    do(state, on("lift", state, (3, 0)))
    assert term(state, "actions") == 4
    assert term(state, "drift") == 1


def test_before_its_card_a_turn_has_its_drift_and_all_actions() -> None:
    """TR-2.1: the mandatory drift and all actions; no longer once the drift is done."""
    state = board("P   M   S   Wa  S", stage="choose_card")
    assert (term(state, "drift"), term(state, "actions")) == (1, 4)
    assert term(board(ISLANDS, actions=4), "drift") == 0


def test_an_earlier_turn_counts_more() -> None:
    state = board(ISLANDS, active=1)
    assert [term(state, "turn", seat) for seat in range(3)] == pytest.approx([1 / 3, 0, 2 / 3])


def test_in_the_last_round_a_turn_still_to_come_counts() -> None:
    """TR-8.1: two turns are left, one of them under way, and seat 0 has had its turn."""
    state = board(ISLANDS, last_turns=2, active=1)
    assert [term(state, "last_turn", seat) for seat in range(3)] == [0, 0, 1]
    assert [term(state, "turn", seat) for seat in range(3)] == [0, 0, 0]


def test_a_lead_is_worth_more_the_nearer_the_end_and_the_fewer_play() -> None:
    early, late = board(ISLANDS), board(ISLANDS, deck=(0, 2))
    last = board(ISLANDS, last_turns=2, active=1)
    assert early.spread() > late.spread() > last.spread()
    two, three = (GAME.new(players, None, FastChance(1)).spread() for players in (2, 3))
    assert two < three


def test_a_card_without_its_drift_and_a_lifted_tile_are_halfway() -> None:
    state = board("P   M   S   Wa  S", stage="lifting", card="1 woods")
    assert is_halfway(state.table)
    do(state, on("lift", state, (3, 0)))
    assert is_halfway(state.table)
    assert not is_halfway(board(ISLANDS).table)


def test_the_better_position_has_the_better_outlook() -> None:
    good = board("P    .    Sa2b S    S    .    Wb   .    Mc").outlook()
    bad = board("P    .    Sc2b S    S    .    Wb   .    Ma").outlook()
    assert good[0] > bad[0]
    assert good[2] < bad[2]
    assert sum(good) == pytest.approx(1)


def test_terms_do_not_depend_on_hidden_cards() -> None:
    one = board(ISLANDS, hands=["1 steppe", "1 woods", "1 woods"])
    other = board(ISLANDS, hands=["1 steppe", "1 steppe", "1 mountain"])
    assert [one.terms(seat) for seat in range(3)] == [other.terms(seat) for seat in range(3)]


def test_terms_leave_the_table_as_it_was() -> None:
    state = board(ISLANDS)
    before = state.to_position()
    state.outlook()
    assert changed(state).to_position() == before
