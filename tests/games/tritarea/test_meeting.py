"""The meeting phase, building rights and 5s (sections 2, 3 and 4)."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.tritarea.boards import board, last_step, load, scores, table_of
from tests.games.tritarea.play import (
    asked,
    choices,
    do,
    finish,
    forced,
    holders,
    keys,
    play,
    stage,
    trick,
    why,
)
from trilobite.engine import ASK, Argument, Event, Who
from trilobite.games.tritarea import GAME
from trilobite.games.tritarea.rules.rights import RightsFound
from trilobite.games.tritarea.rules.tricks import TrickBegan


def test_any_card_of_the_hand_may_be_played() -> None:
    """TA-2.1: whatever was led; there is no other action, so nobody can pass."""
    state = board(hands={0: "H9", 1: "H1 I2 M3"})
    do(state, "play H9")
    assert asked(state) == ("playing", 1, 1)
    found = choices(state)
    assert len(found) == 8
    assert {"play H1", "play I2", "play M3"} <= found
    assert {text.split()[0] for text in found} == {"play"}
    assert why(state, "play H9") is not None


def test_play_goes_clockwise_from_the_leader() -> None:
    """TA-2.1."""
    state = board(leader=2)
    order = []
    for _ in range(4):
        order.append(asked(state)[2])
        do(state, min(choices(state)))
    assert order == [2, 3, 0, 1]


def test_the_view_and_the_log_say_in_which_order_a_trick_is_played() -> None:
    """TA-2.1, TA-9.6: around the table from the leader, who is not the start player any more."""
    state = trick("s1 M9, s2 E1, s3 M1, s0 I1", start=0, trick=2)
    assert state.view(None).to_json()["trick_order"] == [1, 2, 3, 0]
    do(state, "build c2")
    (began,) = TrickBegan.among(do(state, "default"))
    assert state.view(None).to_json()["trick_order"] == [3, 0, 1, 2]
    names = [began.arguments()[name] for name in ("who", "one", "two", "three", "four")]
    assert names == [Who(3), Who(3), Who(0), Who(1), Who(2)]


def test_before_a_leader_is_chosen_the_trick_order_is_the_table_order() -> None:
    """TA-1.5, TA-0.3."""
    state = GAME.new(4, {}, ASK)
    assert stage(state) == "choose_start"
    assert state.view(None).to_json()["trick_order"] == table_of(state)["order"]


def test_after_the_fourth_card_come_fives_then_rights_then_construction() -> None:
    """TA-2.2."""
    state = board(in_round=2, hands={0: "H5", 1: "H9", 2: "I1", 3: "E1"}, scores=[1] * 4)
    events: list[Event] = []
    for card in ("H5", "H9", "I1", "E1"):
        events += do(state, f"play {card}")
    assert keys(events)[-1] == "card-played"
    events = do(state, "five 0")
    assert keys(events) == ["five-changed", "rights-found"]
    assert stage(state) == "building"
    state = trick("H2, H9, I1, M1")
    assert stage(state) == "building"


def test_a_card_cannot_be_played_twice() -> None:
    """TA-2.1, TA-5.8: it has been put aside."""
    state = trick("H2, H9, I1, M1")
    do(state, "default", "default")
    assert asked(state) == ("playing", 0, 0)
    assert "play H2" not in choices(state)
    assert table_of(state)["played"] == ["I1", "M1", "H2", "H9"]
    assert table_of(state)["trick"] == [None] * 4


@pytest.mark.parametrize(
    ("cards", "suit"),
    [("H1, H2, H3, H4", "H"), ("H1, E2, H3, H4", "H"), ("M9, H3, I8, M1", "M")],
)
def test_the_suit_with_most_supporters_is_adopted(cards: str, suit: str) -> None:
    """TA-3.1: 4-0, 3-1, 2-1-1."""
    assert holders(trick(cards))[0] == suit


def test_two_against_two() -> None:
    """TA-3.2: the suit whose ranks are further apart; if equal, the leader's card decides."""
    assert holders(trick("M9, E8, M1, E6"))[0] == "M"
    assert holders(trick("E8, M9, E6, M7"))[0] == "E"
    assert holders(trick("s3 M9, s0 E8, s1 M7, s2 E6"))[0] == "M"


def test_the_event_says_how_far_the_ranks_are_apart() -> None:
    """TA-3.2: as the view does; but only if two suits have two cards each."""
    state = board(hands={0: "M9", 1: "E8", 2: "M1", 3: "E6"})
    found = rights_found(play(state, "M9, E8, M1, E6"))
    assert (found["difference"], found["rivaldifference"]) == (8, 2)
    view: Any = state.view(None).to_json()
    assert view["rights"]["differences"] == {"M": 8, "E": 2}
    state = board(hands={0: "M9", 1: "M8", 2: "M1", 3: "E6"})
    found = rights_found(play(state, "M9, M8, M1, E6"))
    assert (found["difference"], found["rivaldifference"]) == (8, 0)


def test_with_memory_the_event_hides_how_far_the_ranks_are_apart() -> None:
    """TA-3.2, R-20 with memory=True."""
    state = board(hands={0: "M9", 1: "E8", 2: "M1", 3: "E6"}, memory=True)
    found = rights_found(play(state, "M9, E8, M1, E6"))
    assert (found["difference"], found["rivaldifference"]) == (0, 0)


def rights_found(events: list[Event]) -> Mapping[str, Argument]:
    """The arguments of the event about the rights."""
    (found,) = RightsFound.among(events)
    return found.arguments()


def test_middle_cards_get_no_right() -> None:
    """TA-3.4."""
    assert holders(trick("H4, H3, H7, H6")) == ("H", 1, 2)


def test_four_suits_have_one_builder() -> None:
    """TA-3.3, TA-3.5: only the leader builds, and leads again."""
    state = trick("s1 M9, s2 E1, s3 H1, s0 I1")
    assert holders(state) == ("M", 1, None)
    do(state, "build c2")
    assert asked(state) == ("playing", 1, 1)
    assert table_of(state)["leader"] == 1


def test_the_first_builder_leads_even_after_a_default() -> None:
    """TA-3.5, R-6."""
    state = trick("H9, H4, H2, E1")
    do(state, "default", "build a2", "single")
    assert asked(state) == ("playing", 2, 2)


# Fives.


def test_the_change_of_a_5_lasts_for_one_trick() -> None:
    """TA-4.1, TA-0.6: it is paid once, and the card is put aside afterwards."""
    state = trick("H5, H9, I1, E1", in_round=2, scores=[6] * 4)
    do(state, "five 10")
    assert table_of(state)["rank"] == [10, 9, 1, 1]
    assert holders(state) == ("H", 1, 0)
    do(state, "build a2", "build a3", "single")
    assert table_of(state)["rank"] == [None] * 4
    assert scores(state) == [4, 7, 6, 6]


def test_fives_are_asked_clockwise_from_the_leader() -> None:
    """TA-4.2: once, and each answer is final and paid at once."""
    state = trick("s2 E5, s3 H5, s0 E9, s1 H1", in_round=2, scores=[2] * 4)
    assert asked(state) == ("changing", 2, 2)
    assert why(state, "five keep", seat=3) is not None
    do(state, "five 10")
    assert scores(state) == [2, 2, 0, 2]
    assert asked(state) == ("changing", 3, 3)
    assert table_of(state)["asked"] == [False, False, False, True]
    do(state, "five keep")
    assert stage(state) == "building"


@pytest.mark.parametrize(
    ("score", "expected"),
    [(1, {"five keep", "five 0"}), (2, {"five keep", "five 0", "five 10"})],
)
def test_a_change_must_be_affordable(score: int, expected: set[str]) -> None:
    """TA-4.3, R-1: an unaffordable change is not offered."""
    state = trick("H5, H9, I1, E1", in_round=2, scores=[score, 0, 0, 0])
    assert choices(state) == expected
    if score == 1:
        refusal = why(state, "five 10")
        assert refusal is not None
        assert refusal[1] == "TA-4.3"


def test_without_points_a_5_is_not_asked_about() -> None:
    """TA-4.3, TA-14.1: the engine keeps it and reports that."""
    state = board(in_round=2, hands={0: "H5", 1: "H9", 2: "I1", 3: "E1"})
    do(state, "play H5", "play H9", "play I1")
    events = do(state, "play E1")
    assert forced(events) == [(0, "five keep")]
    assert asked(state) == ("building", 0, 0)


@pytest.mark.parametrize(
    ("cards", "asked_now"),
    [
        ("H5, I5, M5, E5", []),
        ("H5, I5, H9, I2", [0, 1]),
        ("H5, I5, H9, E2", [0]),
        ("I5, H5, H9, E2", [1]),
        ("H1, H5, H9, E5", [1]),
        ("I5, H1, H2, H3", []),
    ],
)
def test_a_5_is_asked_about_only_if_a_change_could_alter_the_rights(
    cards: str, asked_now: list[int]
) -> None:
    """TA-4.4, R-7."""
    state = trick(cards, in_round=2, scores=[4] * 4)
    assert [p for p in range(4) if table_of(state)["asked"][p]] == asked_now
    assert (stage(state) == "changing") == bool(asked_now)


def test_a_declared_5_may_be_changed_at_the_settlement() -> None:
    """TA-4.5: not before."""
    state = load(last_step("d1=A", in_round=2, intents="M5 I1 E1 H2"))
    finish(state)
    assert asked(state) == ("changing_declared", 0, 0)
    do(state, "five 10")
    assert table_of(state)["points"]["declarations"][0] == 10
    assert table_of(state)["points"]["fives"][0] == -2


def test_round_1_has_no_fives() -> None:
    """TA-1.1, INV-9: no hand has one, so nothing is ever asked."""
    state = board(hands={0: "H4"})
    play(state, "s0 H4")
    assert why(state, "play I5") is not None
    assert why(state, "play M5", seat=0) is not None
