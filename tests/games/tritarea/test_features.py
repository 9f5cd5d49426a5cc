"""What positions are worth to bots: each term on a small position, and their consequences."""

from typing import Any

import pytest

from tests.games.tritarea.boards import board, declaring, last_step, load, selling
from tests.games.tritarea.play import do, do_as, play, random_game, stage
from trilobite.engine import FastChance, SeededChance, State
from trilobite.games.tritarea import GAME

TERMS = GAME.evaluation.terms


def value(state: State, name: str, seat: int = 0) -> float:
    """The value of the term with that name."""
    index = [term.name for term in TERMS].index(name)
    return state.terms(seat)[index]


def weight(name: str) -> float:
    return next(term.weight for term in TERMS if term.name == name)


def middle(city: str = "", **wishes: Any) -> State:
    """A position after four of eight tricks."""
    return board(city, trick=5, **wishes)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_term_has_a_name_and_a_value(players: int) -> None:
    names = [term.name for term in TERMS]
    assert len(set(names)) == len(names)
    for number, (state, seat, _) in enumerate(random_game(players, 7)):
        if number % 5 == 0:
            assert len(state.terms(seat)) == len(names)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_measuring_changes_nothing(players: int) -> None:
    """Constructions are tried out on a copy."""
    for number, (state, seat, _) in enumerate(random_game(players, 8)):
        if number % 5 == 0:
            before = state.digest()
            state.terms(seat)
            assert len(state.outlook()) == players
            assert state.digest() == before


def test_points_and_the_rounds_and_tricks_to_come_are_measured() -> None:
    state = middle(in_round=2, scores=[7, 0, 0, 0])
    assert value(state, "points") == 7
    assert value(state, "rounds") == 1
    assert value(state, "tricks") == 4 / 8


def test_areas_count_more_towards_the_end() -> None:
    """A sole colour gets both prizes (TA-7.4); after half the tricks a quarter counts."""
    assert value(middle("a1=A"), "areas") == 10 / 4
    assert value(board("a1=A", trick=8), "areas") == pytest.approx(10 * 49 / 64)
    assert value(middle("a1=BA b1=AB"), "areas", seat=2) == 0


def test_tallest_building() -> None:
    state = middle("a1=AAB c3=CC")
    assert value(state, "tallest") == 10 / 4
    assert value(state, "height") == 0.5
    assert value(state, "height", seat=2) == 0.5 / 2
    assert value(state, "height", seat=1) == 0


def test_tops_and_footholds() -> None:
    """Buried blocks allow additional ones (TA-5.4)."""
    state = middle("a1=AB c3=A")
    assert value(state, "tops") == 0.5
    assert value(state, "footholds") == 2 * 0.5
    assert value(state, "tops", seat=1) == 0.5


def test_blocks_left_shortage_and_surplus_are_measured() -> None:
    spent = middle("a1=AAAAAAA")
    assert value(spent, "blocks") == 0
    assert value(spent, "shortage") == pytest.approx(4 * 0.48)
    assert value(spent, "shortage", seat=1) < 0.01
    assert 3 < value(spent, "blocks", seat=1) < 4
    assert value(spent, "surplus", seat=1) == 0
    last = middle("a1=AAAAAAA", in_round=3)
    assert value(last, "surplus", seat=1) == pytest.approx(9 - value(last, "blocks", seat=1))
    assert value(last, "last blocks", seat=1) == value(last, "blocks", seat=1)


def test_cards_of_the_hand() -> None:
    state = middle(in_round=2, hands={0: "I1 M2 E9 H5 M4"})
    assert value(state, "low cards") == 2
    assert value(state, "high cards") == 1
    assert value(state, "fives") == 1
    assert value(state, "costly cards") == pytest.approx(value(state, "shortage") / 4)


def test_low_and_high_cards_may_get_a_right() -> None:
    """TA-3.4: nothing is below 1 or above 9."""
    chances = {}
    for card in ("I1", "I9", "I6"):
        state = middle(hands={0: card})
        play(state, f"s0 {card}")
        chances[card] = value(state, "rights")
    assert chances["I1"] == chances["I9"] > chances["I6"] > 0


def test_a_card_between_two_of_its_suit_gets_nothing() -> None:
    """A certain right counts half after half the tricks."""
    state = middle(hands={0: "I6", 1: "I1", 2: "I9"})
    play(state, "s0 I6, s1 I1, s2 I9")
    assert [value(state, "rights", seat) for seat in range(4)] == [0, 0.5, 0.5, 0]


def test_the_bonus_and_prospect_of_a_card_are_measured() -> None:
    """a4 has the largest bonus (TA-5.6); a block in H would be alone in the area."""
    state = middle("b2=B", hands={0: "H1"})
    play(state, "s0 H1")
    chance = value(state, "rights") * 2
    assert value(state, "bonus") == pytest.approx(3 * chance)
    assert value(state, "prospect") >= chance * 10 * 25 / 64
    assert value(state, "threat", seat=1) > 0


def test_a_default_is_expected_without_blocks() -> None:
    state = middle("a1=AAAAAAAA", in_round=2, hands={0: "H8"}, scores=[20, 0, 0, 0])
    play(state, "s0 H8")
    assert value(state, "rights") == 0
    assert 0 < value(state, "default") < 8


def test_a_right_that_is_certain_is_used() -> None:
    """The construction is completed in the estimate: here with the best bonus of H."""
    state = board(
        trick=2, lying={0: "H1", 1: "I2", 2: "M3", 3: "E4"}, holders=("H", 0, None), scores=[0] * 4
    )
    assert stage(state) == "building"
    assert value(state, "points") == 3
    assert value(state, "tricks") == 6 / 8


def test_the_second_builder_is_expected_to_build_over_the_first_builder() -> None:
    """A has built on the only free square of I in the last trick, and B follows."""
    state = board(
        "a1=C b1=C c1=D b2=C", trick=8, lying={0: "I1", 1: "I9", 2: "M3", 3: "E4"},
        holders=("I", 0, 1),
    )  # fmt: skip
    assert value(state, "tricks") == 0
    assert value(state, "areas", seat=1) > 0


def test_leads_count_by_the_current_positions_in_the_areas() -> None:
    """TA-7.8; a declared 5 can be made 10 for 2 points or 0 for 1."""
    state = middle("d1=A a1=B", in_round=3, declared="M7 I5 E6 H5")
    assert value(state, "Lead late") == 7 / 4
    assert value(state, "Lead late", seat=1) == 8 / 4
    assert value(state, "Lead late", seat=2) == -6 / 4
    assert value(state, "Lead late", seat=3) == -1 / 4
    assert value(state, "Lead early") == 7 / 2
    assert value(state, "Lead risk", seat=3) == 1 / 2


def test_strong_cards_help_a_lead() -> None:
    state = middle(in_round=3, declared="M7 I1 E1 H1", hands={0: "M1 M9 M4"})
    assert value(state, "Lead cards") == 2 * 7


def test_a_lead_counts_before_it_is_revealed() -> None:
    state = load(declaring(hands={0: "M9 I1"}))
    do_as(state, 0, "declare M9")
    assert value(state, "Lead risk") == 9


def test_the_best_intent() -> None:
    """TA-7.7: only a card of an area in which its owner is first."""
    state = middle("d1=A a1=B", in_round=2, hands={0: "M6 M5 I9 M2 M3", 1: "M9 I3 E9 E8 E7"})
    assert value(state, "Intent late") == 8 / 4
    assert value(state, "Intent late", seat=1) == 3 / 4


def test_declared_fives_are_judged_by_what_they_count() -> None:
    """The areas have been paid by then."""
    data = last_step("d1=A", in_round=3, declared="M5 I1 E1 H2", scores=[9] * 4)
    state = load(data)
    do(state, "single")
    assert stage(state) == "changing_declared"
    assert value(state, "areas") == 0
    assert value(state, "Lead late") == 5
    assert value(state, "surplus") == 8


def test_an_unfinished_construction_is_halfway() -> None:
    state = load(last_step("d1=A"))
    assert stage(state) == "second_block"
    assert state.is_halfway()
    assert not middle().is_halfway()


def test_teams_add_up() -> None:
    """TA-10.3: s0 with s3, s2 with s1."""
    state = middle("a1=A d1=D b4=B", players=2, in_round=2, scores=[7, 1, 2, 5])
    assert value(state, "points") == 12
    assert value(state, "points", seat=1) == 3
    assert value(state, "tops") == 2 * 0.5
    assert sum(state.outlook()) == pytest.approx(1)
    assert state.outlook()[0] > 0.5


def test_points_and_areas_give_better_chances() -> None:
    assert middle(in_round=2, scores=[30, 20, 20, 20]).outlook()[0] > 0.25
    late = board("a1=A d1=A d4=B a4=C", trick=8)
    assert late.outlook()[0] == max(late.outlook())
    assert late.estimate(0) > late.estimate(3)


def test_a_lead_is_surer_towards_the_end() -> None:
    scores = [30, 20, 20, 20]
    assert (
        board(trick=8, in_round=3, scores=scores).outlook()[0]
        > (board(trick=2, in_round=2, scores=scores).outlook()[0])
    )


def test_a_solo_player_expects_a_grade() -> None:
    """TA-11.2: not behind the best NPC, and the lowest NPC as high as possible."""
    wishes: Any = {"players": 1, "in_round": 3, "trick": 8}
    (behind,) = board(scores=[30, 60, 30, 30], **wishes).outlook()
    (ahead,) = board(scores=[52, 20, 38, 38], **wishes).outlook()
    (better,) = board(scores=[52, 38, 38, 38], **wishes).outlook()
    assert 0 <= behind < 0.1 < ahead < better <= 1


def test_selling_everything_or_nothing_is_not_best() -> None:
    """Known from play: a few blocks are sold before round 3."""
    worths = []
    for blocks in range(10):
        state = load(selling())
        seat = state.to_act[0]
        do(state, f"sell {blocks}")
        worths.append(state.estimate(seat))
    assert 1 <= worths.index(max(worths)) <= 6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_is_judged_by_what_it_sees(players: int) -> None:
    """The terms of a seat are the same in every world that is possible for it."""
    for number, (state, seat, _) in enumerate(random_game(players, 9)):
        if number % 7 == 0:
            view = state.view(seat)
            worlds = [view.imagine(FastChance(seed)) for seed in range(2)]
            assert worlds[0].terms(seat) == worlds[1].terms(seat) == state.terms(seat)


def test_weights_point_the_right_way() -> None:
    """However they are tuned, the signs of these must not change."""
    assert weight("points") == 1
    for name in ("areas", "tallest", "blocks", "Lead late", "Intent late", "prospect"):
        assert weight(name) > 0
    for name in ("shortage", "surplus", "threat", "default", "costly cards"):
        assert weight(name) < 0
    assert GAME.new(4, {}, SeededChance(bytes(16))).outlook() == pytest.approx([0.25] * 4, abs=0.15)
