"""The test vectors of the specification, V-01 to V-54, in its notation."""

from typing import Any

import pytest

from tests.games.tritarea.boards import (
    board,
    drawn,
    last_step,
    load,
    plays,
    scores,
    selling,
    table_of,
)
from tests.games.tritarea.boards import tower as tower_at
from tests.games.tritarea.play import (
    areas,
    asked,
    before_declarations,
    choices,
    deal_rest,
    do,
    finish,
    forced,
    holders,
    keys,
    play,
    play_card,
    settle,
    squares,
    stage,
    tallest,
    trick,
)
from trilobite.engine import CHANCE, State

pytestmark = pytest.mark.both_builds

# Rights.


def test_v_01_the_suit_with_most_cards() -> None:
    """V-01."""
    assert holders(trick("H4, H1, I7, H9")) == ("H", 1, 3)


def test_v_02_the_larger_difference() -> None:
    """V-02."""
    assert holders(trick("M9, E8, M3, E1")) == ("E", 3, 1)


def test_v_03_four_suits() -> None:
    """V-03."""
    assert holders(trick("s2 E2, s3 H9, s0 I1, s1 M6")) == ("E", 2, None)


def test_v_04_a_5_becomes_10() -> None:
    """V-04."""
    for answer, expected, score in (("10", ("M", 3, 1), 4), ("keep", ("M", 3, 0), 6)):
        state = trick("M7, M5, H9, M2", in_round=2, scores={1: 6})
        assert asked(state) == ("changing", 1, 1)
        do(state, f"five {answer}")
        assert holders(state) == expected
        assert scores(state)[1] == score


def test_v_05_equal_differences() -> None:
    """V-05."""
    assert holders(trick("H9, I4, H6, I1")) == ("H", 2, 0)
    assert holders(trick("s1 I4, s2 H6, s3 I1, s0 H9")) == ("I", 3, 1)


def test_v_06_two_against_one_and_one() -> None:
    """V-06."""
    assert holders(trick("I9, H1, E8, E3")) == ("E", 3, 2)


def test_v_07_four_of_a_suit() -> None:
    """V-07."""
    assert holders(trick("I6, I2, I9, I8")) == ("I", 1, 2)


@pytest.mark.parametrize(
    ("answer", "expected", "score"),
    [("keep", ("H", 2, 0), 9), ("0", ("E", 1, 3), 8), ("10", ("H", 2, 0), 7)],
)
def test_v_08_a_5_that_decides_the_suit(answer: str, expected: Any, score: int) -> None:
    """V-08."""
    state = trick("H9, E5, H3, E8", in_round=2, scores=[9] * 4)
    assert asked(state) == ("changing", 1, 1)
    do(state, f"five {answer}")
    assert holders(state) == expected
    assert scores(state) == [9, score, 9, 9]


@pytest.mark.parametrize(
    ("answers", "expected", "paid"),
    [
        (("keep", "keep"), ("E", 0, 2), (0, 0)),
        (("keep", "10"), ("H", 3, 1), (0, 2)),
        (("0", "10"), ("E", 0, 2), (1, 2)),
    ],
)
def test_v_09_two_5s_in_turn(
    answers: tuple[str, str], expected: Any, paid: tuple[int, int]
) -> None:
    """V-09."""
    state = trick("E5, H5, E9, H1", in_round=2, scores=[9] * 4)
    assert asked(state) == ("changing", 0, 0)
    do(state, f"five {answers[0]}")
    assert scores(state)[0] == 9 - paid[0], "paid at once"
    assert asked(state) == ("changing", 1, 1)
    do(state, f"five {answers[1]}")
    assert holders(state) == expected
    assert scores(state) == [9 - paid[0], 9 - paid[1], 9, 9]


@pytest.mark.parametrize(("answer", "expected"), [("keep", ("M", 1, 3)), ("10", ("M", 3, 1))])
def test_v_10_a_5_changes_the_order(answer: str, expected: Any) -> None:
    """V-10."""
    state = trick("I9, M5, E8, M7", in_round=2, scores=[9] * 4)
    do(state, f"five {answer}")
    assert holders(state) == expected


# Construction and default.

A_FIRST_IN_M = "M1, M9, I2, E3"


def test_v_11_a_neighbour_of_the_same_colour_allows_another_block() -> None:
    """V-11."""
    state = trick(A_FIRST_IN_M, "b2=A")
    assert (holders(state), asked(state)) == (("M", 0, 1), ("building", 0, 0))
    do(state, "build c2")
    assert asked(state) == ("extra_block", 0, 0)
    assert choices(state) == {"extra b2", "extra c1", "extra c3", "extra d2", "skip"}


def test_v_12_a_diagonal_neighbour_does_not_allow_another_block() -> None:
    """V-12."""
    state = trick("E1, E9, I2, M3", "b2=A")
    do(state, "build c3")
    assert asked(state) == ("building", 1, 1)


@pytest.mark.parametrize(
    ("adjacent_own", "expected"), [("any", "extra_block"), ("top", "building")]
)
def test_v_13_a_buried_block_allows_another_block(adjacent_own: str, expected: str) -> None:
    """V-13."""
    state = trick(A_FIRST_IN_M, "b2=AB", adjacent_own=adjacent_own)
    do(state, "build c2")
    assert stage(state) == expected


def test_v_14_the_built_square_itself_does_not_allow_another_block() -> None:
    """V-14."""
    state = trick(A_FIRST_IN_M, "c2=A")
    do(state, "build c2")
    assert asked(state) == ("building", 1, 1)
    assert drawn(state) == "c2=AA"


def test_v_15_additional_blocks_earn_bonuses() -> None:
    """V-15."""
    state = trick("H1, H9, I2, E3", "b2=A")
    do(state, "build a2")
    assert scores(state)[0] == 1
    do(state, "extra a1")
    assert scores(state)[0] == 2
    assert drawn(state) == "a1=A a2=A b2=A"


@pytest.mark.parametrize(("city", "tower", "bonus"), [("", "BB", 3), ("a4=C", "CBB", 0)])
def test_v_16_two_blocks_score_a_bonus_once(city: str, tower: str, bonus: int) -> None:
    """V-16."""
    state = trick("H1, H9, I2, E3", city)
    do(state, "default", "build a4", "second")
    assert tower_at(state, "a4") == tower
    assert scores(state)[1] == bonus


def test_v_17_a_default_takes_at_most_all() -> None:
    """V-17."""
    state = trick("M8, M9, I2, E3", in_round=2, scores=[5] * 4)
    do(state, "default")
    assert scores(state) == [0, 5, 5, 5]


def test_v_18_a_player_who_defaults_still_leads() -> None:
    """V-18."""
    state = trick("s1 H9, s2 H3, s3 I2, s0 E3", in_round=2, scores=[10] * 4)
    assert holders(state) == ("H", 2, 1)
    do(state, "default", "build a2", "single")
    assert scores(state) == [10, 11, 7, 10]
    assert asked(state) == ("playing", 2, 2)
    assert table_of(state)["leader"] == 2


@pytest.mark.parametrize(("score", "left"), [(6, 5), (0, 0)])
def test_v_19_a_default_buys_a_5_down(score: int, left: int) -> None:
    """V-19."""
    state = trick("M5, M9, I2, E3", in_round=2, scores={0: score})
    if score:
        do(state, "five keep")
    assert asked(state) == ("building", 0, 0), "without points the 5 was not asked about"
    do(state, "default")
    assert scores(state)[0] == left
    assert table_of(state)["rank"][0] == 5
    assert holders(state) == ("M", 0, 1)


@pytest.mark.parametrize(
    ("score", "to", "between", "left"), [(12, "10", 10, 0), (6, "0", 5, 5)]
)  # fmt: skip
def test_v_20_a_changed_5_keeps_its_rank_in_a_default(
    score: int, to: str, between: int, left: int
) -> None:
    """V-20."""
    state = trick("M5, M3, M9, E3", in_round=2, scores={0: score})
    do(state, f"five {to}")
    assert scores(state)[0] == between
    if to == "10":
        assert holders(state) == ("M", 1, 0)
        do(state, "build c2")
    do(state, "default")
    assert scores(state)[0] == left


def test_v_21_all_blocks_may_be_sold() -> None:
    """V-21."""
    state = load(selling(1, hands={0: "H1", 1: "H9", 2: "I2", 3: "E3"}, scores=[8, 8, 0, 0]))
    assert choices(state) == {f"sell {number}" for number in range(10)}
    do(state, "sell 9")
    assert scores(state)[0] == 35
    do(state, "sell 0", "sell 0", "sell 0")
    events = play(state, "s1 H9, s2 I2, s3 E3, s0 H1")
    assert forced(events) == [(0, "default")]
    assert scores(state)[0] == 34
    assert asked(state) == ("building", 1, 1)


@pytest.mark.parametrize(
    ("blocks", "answer", "expected"),
    [(1, None, "playing"), (2, "second", "playing"), (2, "single", "extra_block")],
)
def test_v_22_a_player_short_of_blocks_has_fewer_options(
    blocks: int, answer: str | None, expected: str
) -> None:
    """V-22."""
    state = trick("M9, M1, I2, E3", "b2=A", in_round=3, sold={0: 8 - blocks})
    do(state, "build d1")
    assert asked(state) == ("building", 0, 0)
    do(state, "build c2")
    if answer:
        assert choices(state) == {"second", "single"}
        do(state, answer)
    assert stage(state) == expected


def test_v_23_the_order_of_the_sale() -> None:
    """V-23."""
    state = load(selling(2))
    order = []
    while stage(state) == "selling":
        order.append(asked(state)[2])
        do(state, "sell 1")
    assert order == [1, 0, 3, 2]
    assert asked(state) == ("playing", 2, 2)


# Settlement.


def test_v_24_the_taller_building_is_second() -> None:
    """V-24."""
    city = "a1=A b1=A c1=CB b2=C"
    assert areas(city) == {"A": 8, "B": 2}
    view: Any = board(city).view(None).to_json()
    assert view["areas"]["I"] == [
        {"who": 0, "position": 1, "points": 8},
        {"who": 1, "position": 2, "points": 2},
        {"who": 2, "position": 3, "points": 0},
    ]


def test_v_25_tops_count() -> None:
    """V-25."""
    assert areas("d1=CCA d2=DB") == {"A": 6, "B": 4}


def test_v_26_tied_first() -> None:
    """V-26."""
    city = "d1=AA d2=BB d3=C"
    assert areas(city) == {"A": 5, "B": 5}
    view: Any = board(city).view(None).to_json()
    assert [row["position"] for row in view["areas"]["M"]] == [1, 1, 3]


@pytest.mark.parametrize(("city", "each"), [("a1=A b1=B c1=C", 4), ("a1=A b1=B c1=C b2=D", 3)])
def test_v_27_parts_are_rounded_up(city: str, each: int) -> None:
    """V-27."""
    assert areas(city) == dict.fromkeys("ABCD"[: city.count("=")], each)


def test_v_28_tied_second() -> None:
    """V-28."""
    assert areas("b4=A c4=A d4=B c3=C") == {"A": 5, "B": 3, "C": 3}


def test_v_29_alone_in_an_area() -> None:
    """V-29."""
    city = "a1=BBA"
    assert areas(city) == {"A": 10}
    view: Any = board(city).view(None).to_json()
    assert view["areas"]["I"] == [{"who": 0, "position": 1, "points": 10}]
    assert areas("") == {}


def test_v_30_first_is_a_position_and_not_the_larger_prize() -> None:
    """V-30."""
    assert areas("a2=A a3=A a4=A b3=B") == {"A": 4, "B": 6}


@pytest.mark.parametrize(
    ("area_tie", "paid"), [("tallest", {"A": 5, "B": 5}), ("lex", {"A": 6, "B": 4})]
)
def test_v_31_only_the_tallest_breaks_a_tie(area_tie: str, paid: dict[str, int]) -> None:
    """V-31."""
    assert areas("d1=CCA d2=CA d3=DDB c2=B", area_tie=area_tie) == paid


@pytest.mark.parametrize(
    ("tower", "owner"), [("ABBA", "A"), ("ABB", "B"), ("CAB", "C"), ("CABBA", "A")]
)
def test_v_32_the_owner_of_the_tallest_building(tower: str, owner: str) -> None:
    """V-32."""
    assert tallest(f"b2={tower}") == {owner: 10}


@pytest.mark.parametrize(
    ("city", "paid"), [("a1=AA b3=BB c4=C", {"A": 6, "B": 6}), ("a1=AA b3=AA c4=C", {"A": 12})]
)
def test_v_33_two_tallest_buildings(city: str, paid: dict[str, int]) -> None:
    """V-33."""
    assert tallest(city) == paid


def test_v_34_four_tallest_buildings() -> None:
    """V-34."""
    assert tallest("a1=AC d1=AD a4=AB d4=BC") == {"A": 12, "B": 4}


IN_M = {
    1: "d1=A d2=A c2=B b1=BBB",
    2: "d1=B d2=B c2=A b1=BBB",
    3: "d1=B d2=B c2=CC d3=A b1=BBB",
    None: "d1=B d2=B c2=CC b1=BBB",
}
"""Cities in which A has this position in M; B was the last to build."""


@pytest.mark.parametrize(("place", "score"), [(1, 28), (2, 20), (3, 20)])
def test_v_35_an_intent(place: int, score: int) -> None:
    """V-35."""
    data = before_declarations(IN_M[place], {0: 20}, in_round=2, last="B", intents="M8 I1 E1 H2")
    assert scores(settle(data).state)[0] == score


def test_v_35_two_tied_first() -> None:
    """V-35: both get the rank of their card."""
    done = settle(last_step("d1=A d2=B b1=C", in_round=2, last="C", intents="M8 M3 E1 H2"))
    assert done.got["declarations"] == {"A": 8, "B": 3}


@pytest.mark.parametrize(
    ("place", "score", "left"),
    [(1, 20, 27), (2, 20, 20), (3, 20, 13), (None, 20, 13), (None, 4, 0)],
)
def test_v_36_a_lead(place: int | None, score: int, left: int) -> None:
    """V-36."""
    used = IN_M[place].count("A")
    data = before_declarations(
        IN_M[place], {0: score}, in_round=3, last="B", declared="M7 I1 E1 H2", sold={0: 9 - used}
    )
    assert scores(settle(data).state)[0] == left


@pytest.mark.parametrize(
    ("place", "answer", "left"),
    [(1, "keep", 25), (1, "10", 28), (1, "0", 19), (3, "keep", 15), (3, "0", 19), (3, "10", 8)],
)
def test_v_37_a_lead_of_5(place: int, answer: str, left: int) -> None:
    """V-37."""
    used = IN_M[place].count("A")
    data = before_declarations(
        IN_M[place], {0: 20}, in_round=3, last="B", declared="M5 I1 E1 H2", sold={0: 9 - used}
    )
    assert scores(settle(data, f"five {answer}").state)[0] == left


@pytest.mark.parametrize(("blocks", "score", "left"), [(2, 10, 6), (3, 4, 0)])
def test_v_38_the_purchase_of_blocks(blocks: int, score: int, left: int) -> None:
    """V-38."""
    data = before_declarations(
        IN_M[2], {0: score}, in_round=3, last="B", declared="M7 I1 E1 H2", sold={0: 8 - blocks}
    )
    assert scores(settle(data).state)[0] == left


@pytest.mark.parametrize(("settle_order", "left"), [("checklist", 1), ("text", 10)])
def test_v_39_the_order_of_the_settlement(settle_order: str, left: int) -> None:
    """V-39: A owns the tower but B tops it, so A is unranked in M."""
    data = last_step(
        "d1=AAAB", in_round=3, declared="M7 I1 E1 H2", sold={0: 4}, scores={0: 2},
        settle_order=settle_order,
    )  # fmt: skip
    assert data["state"]["table"]["supply"][0] == 2
    assert scores(settle(data).state)[0] == left


def test_v_40_a_whole_settlement() -> None:
    """V-40."""
    city = "a1=A b1=AB b2=CAA d1=B d2=BBC c3=DD a2=D a3=C b3=D"
    done = settle(last_step(city, last="A"))
    assert done.got["areas"] == {"A": 8, "B": 2 + 4, "C": 6 + 6, "D": 10 + 4}
    assert done.got["tallest"] == {"A": 6, "B": 6}
    total = {
        letter: done.got["areas"].get(letter, 0) + done.got["tallest"].get(letter, 0)
        for letter in "ABCD"
    }
    assert total == {"A": 14, "B": 12, "C": 12, "D": 14}


def start_after(scores: list[int], **wishes: Any) -> tuple[int, list[int]]:
    """The start player and order of round 3, after a round 2 whose settlement pays nothing."""
    table = table_of(settle_empty(scores, **wishes))
    return table["start"], table["order"]


def settle_empty(wanted: list[int], **wishes: Any) -> Any:
    state = load(last_step("", in_round=2, scores=wanted, **wishes))
    finish(state)
    while stage(state) == "npc_intent":
        state.apply_chance(0)
    assert scores(state) == wanted
    return state


def test_v_41_the_highest_score_starts() -> None:
    """V-41."""
    assert start_after([20, 20, 15, 18], marker=3)[0] == 0
    assert start_after([30, 12, 30, 41], players=2, marker=3)[0] == 0
    assert start_after([30, 12, 30, 41], players=2, marker=1)[0] == 2


NPC_WINS = [
    ("s1 I9, s2 M2, s0 E6, s3 E2", (3, 0), 1),
    ("s3 I8, s1 M9, s2 M1, s0 H2", (2, 1), None),
    ("s2 I6, s0 H3, s3 E1, s1 E9", (3, 1), 2),
    ("s3 E3, s1 H1, s2 M3, s0 I1", (3, None), 2),
    ("s3 M8, s1 H4, s2 I4, s0 M4", (0, 3), 0),
]
"""V-42: X is s1, so the order is s1 s2 s0 s3; Y is s2, Z is s0, N is s3. Tricks with their
builders and the seat that decides for N."""


def deciders_for_npc(**wishes: Any) -> list[int | None]:
    hands: dict[int, str] = {}
    for text, _, _ in NPC_WINS:
        for who, card in plays(text):
            hands[who] = f"{hands.get(who, '')} {card}"
    state = board(players=3, leader=1, hands=hands, **wishes)
    found: list[int | None] = []
    for text, expected, _ in NPC_WINS:
        play(state, text)
        assert holders(state)[1:] == expected
        deciders: set[int] = set()
        while stage(state) in {"building", "second_block", "extra_block"}:
            where, seat, who = asked(state)
            deciders |= {seat} if who == 3 else set()
            assert who in {3, seat}
            quiet = {"second_block": "single", "extra_block": "skip"}
            do(state, quiet.get(where) or min(choices(state)))
        found += deciders or {None}
    return found


def test_v_42_who_decides_for_the_npc() -> None:
    """V-42."""
    assert deciders_for_npc() == [decider for _, _, decider in NPC_WINS]


@pytest.mark.parametrize(
    ("scores", "grade"), [([55, 55, 48, 41], "expert"), ([50, 52, 50, 50], "disqualified")]
)
def test_v_43_solo_grades(scores: list[int], grade: str) -> None:
    """V-43."""
    result = over(scores, players=1).result()
    assert result.seats[0].reason.key == f"tritarea-result-{grade}"
    assert (result.seats[0].payoff > 0) == (grade != "disqualified")


def over(wanted: list[int], **wishes: Any) -> Any:
    """A game that ends with these scores: only s0 pays for a block at the end."""
    before = [wanted[0] + 2, *wanted[1:]]
    data = last_step(
        "", in_round=3, scores=before, declared="I1 M1 E1 H1", unranked="neutral",
        sold={0: 8, 1: 9, 2: 9, 3: 9}, **wishes,
    )  # fmt: skip
    state = settle(data).state
    assert scores(state) == wanted
    return state


def test_v_44_a_shared_victory_of_teams() -> None:
    """V-44."""
    result = over([40, 27, 35, 22], players=2).result()
    assert [(seat.points, seat.place, seat.payoff) for seat in result.seats] == [(62, 1, 0.5)] * 2


# Asking, order and controllers.


def test_v_45_only_a_5_that_matters_is_asked_about() -> None:
    """V-45."""
    state = trick("H5, I3, H8, M5", in_round=2, scores=[4] * 4)
    assert asked(state) == ("changing", 0, 0)
    do(state, "five keep")
    assert holders(state) == ("H", 0, 2)


@pytest.mark.parametrize(
    ("in_round", "place", "score", "expected"),
    [
        (2, 2, 20, None),
        (3, 2, 20, None),
        (3, None, 0, None),
        (3, None, 1, {"five keep", "five 0"}),
        (3, None, 2, {"five keep", "five 0", "five 10"}),
    ],
)
def test_v_46_when_a_declared_5_is_asked_about(
    in_round: int, place: int | None, score: int, expected: set[str] | None
) -> None:
    """V-46."""
    wishes: dict[str, Any] = {"intents": "M5 I1 E1 H2"}
    if in_round == 3:
        used = IN_M[place].count("A")
        wishes = {"declared": "M5 I1 E1 H2", "sold": {0: 9 - used}}
        if not score:
            wishes["sold"] = {}
    state = load(
        before_declarations(IN_M[place], {0: score}, in_round=in_round, last="B", **wishes)
    )
    finish(state)
    if expected is None:
        assert stage(state) != "changing_declared"
    else:
        assert asked(state) == ("changing_declared", 0, 0)
        assert choices(state) == expected


def test_v_47_a_tie_for_the_start() -> None:
    """V-47."""
    assert start_after([20, 15, 20, 20], marker=2)[0] == 2
    data = last_step(
        "c3=DDA", players=3, in_round=2, start=1, marker=3, last_human=0, scores=[2, 9, 12, 0]
    )
    assert data["state"]["table"]["order"] == [1, 2, 0, 3]
    state = load(data)
    finish(state)
    state.apply_chance(0)  # the NPC's Intent
    table = table_of(state)
    assert scores(state)[:3] == [12, 9, 12]
    assert (table["start"], table["order"]) == (2, [2, 0, 1, 3])


def test_v_48_the_npc_of_three_players() -> None:
    """V-48."""
    wishes: dict[str, Any] = {"players": 3, "in_round": 3, "scores": {3: 12}}
    city = "d1=D d2=D b1=D b2=D c2=D"
    state = trick("E1, I2, H3, E5", city, **wishes)
    assert table_of(state)["supply"][3] == 0
    assert holders(state) == ("E", 0, 3)
    events = do(state, "build c3")
    assert forced(events) == [(3, "default")]
    assert scores(state)[3] == 7
    state = trick("E1, I2, H3, E5", **wishes)
    assert holders(state) == ("E", 0, 3), "its 5 was not asked about"
    do(state, "build c3")
    assert asked(state) == ("building", 0, 3)
    assert choices(state) == {"build b4", "build c4", "build d4", "build c3"}


def test_v_49_the_partner_decides() -> None:
    """V-49."""
    state = trick("E2, E5, H9, I4", players=2, in_round=2, scores={1: 1, 2: 30})
    assert asked(state) == ("changing", 1, 1)
    assert choices(state) == {"five keep", "five 0"}
    do(state, "five 0")
    assert scores(state)[1] == 0
    assert holders(state) == ("E", 1, 0)
    assert asked(state) == ("building", 1, 1)
    assert "default" in choices(state)


def test_v_50_the_last_card_is_played_by_its_owner() -> None:
    """V-50."""
    cards = ["H2", "H7", "I1", "M4"]
    state = board(trick=8, hands=dict(enumerate(cards)))
    for who, card in enumerate(cards):
        assert asked(state) == ("playing", who, who)
        assert choices(state) == {f"play {card}"}
        play_card(state, who, card)
    assert (holders(state), asked(state)) == (("H", 0, 1), ("building", 0, 0))
    state = trick("H5, H9, I1, M4", in_round=2)
    assert scores(state)[0] == 0
    assert asked(state) == ("building", 0, 0)


ALL_SECOND = "c1=A b4=A c4=A a1=B b1=B a4=B a2=C a3=C d3=C d1=D d2=D d4=D"
"""s0 is second in I, s1 in H, s2 in M, s3 in E."""


def last_settlement(**wishes: Any) -> dict[str, Any]:
    """A solo player with 40 points and NPCs with 41, 40 and 40 when declarations are counted.

    One block of s3 is left for the decision before the settlement and is paid for in the end.
    """
    return before_declarations(
        ALL_SECOND, {0: 40, 1: 41, 2: 40, 3: 40}, players=1, in_round=3, last="D",
        declared="I3 H5 M3 E3", sold={0: 6, 1: 6, 2: 6, 3: 5}, **wishes,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("answer", "left", "is_success"), [("keep", 41, False), ("0", 40, True), ("10", 39, True)]
)
def test_v_51_an_npc_gives_up_its_lead(answer: str, left: int, is_success: bool) -> None:
    """V-51."""
    state = load(last_settlement())
    finish(state)
    assert asked(state) == ("changing_declared", 0, 1)
    assert choices(state) == {"five keep", "five 0", "five 10"}
    do(state, f"five {answer}")
    assert scores(state) == [40, left, 40, 38]
    result = state.result()
    assert result is not None
    assert (result.seats[0].reason.key != "tritarea-result-disqualified") == is_success


def test_v_51_without_the_question() -> None:
    """V-51 with solo_fives=auto: the NPC keeps its lead, as under the first rules."""
    assert settle(last_settlement(solo_fives="auto")).state.is_over


@pytest.mark.parametrize(("answer", "left"), [("keep", 3), ("0", 2), ("10", 1)])
def test_v_52_an_npc_that_leads_four_suits_is_asked(answer: str, left: int) -> None:
    """V-52."""
    wishes: dict[str, Any] = {"players": 1, "in_round": 2, "scores": {0: 20, 2: 3}}
    cards = "s2 M5, s3 E2, s0 I1, s1 H7"
    state = trick(cards, **wishes)
    assert asked(state) == ("changing", 0, 2)
    assert choices(state) == {"five keep", "five 0", "five 10"}
    do(state, f"five {answer}")
    assert scores(state)[2] == left
    assert asked(state) == ("building", 0, 2)
    assert asked(trick(cards, solo_fives="auto", **wishes)) == ("building", 0, 2)


def without_blocks(score: int, **wishes: Any) -> State:
    """A solo game in which the NPC s3 is RH1 with an unchanged E5 and has no block left."""
    city = "a1=D b1=D c1=D b2=D a2=D a3=D b3=DD"
    state = trick("E9, I2, H3, E5", city, players=1, in_round=2, scores={0: 20, 3: score}, **wishes)
    if stage(state) == "changing":
        do(state, "five keep")
    assert holders(state) == ("E", 3, 0)
    return state


def test_v_53_an_npc_without_blocks_defaults_with_a_5() -> None:
    """V-53."""
    state = without_blocks(6)
    assert asked(state) == ("defaulting", 0, 3)
    assert choices(state) == {"pay", "lose"}
    paid, lost = state.copy(), state
    do(paid, "pay")
    do(lost, "lose")
    assert (scores(paid)[3], scores(lost)[3]) == (5, 1)
    assert asked(paid) == asked(lost) == ("building", 0, 0)
    for score in (0, 1):
        state = without_blocks(score)
        assert asked(state) == ("building", 0, 0)
        assert scores(state)[3] == 0
    for wishes, left in (({"solo_fives": "auto"}, 5), ({"five_on_default": False}, 1)):
        state = without_blocks(6, **wishes)
        assert asked(state) == ("building", 0, 0)
        assert scores(state)[3] == left


def test_v_54_the_npc_sits_to_the_right_of_the_leader() -> None:
    """V-54."""
    tricks = [
        ("s1 M9, s2 I2, s0 H3, s3 M2", "build d1", "build d2", "single"),
        ("s3 E9, s1 I1, s2 H2, s0 E1", "build c3", "build d4", "single"),
        ("s0 I3, s1 H4, s2 M4, s3 E3",),
    ]
    hands: dict[int, str] = {}
    for text, *_ in tricks:
        for who, card in plays(text):
            hands[who] = f"{hands.get(who, '')} {card}"
    state = board(players=3, leader=1, hands=hands, npc_seat="trick")
    for text, *answers in tricks:
        order = [who for who, _ in plays(text)]
        assert state.view(None).to_json()["trick_order"] == order
        play(state, text)
        do(state, *answers)


def test_a_settled_round_is_followed_by_the_next_deal() -> None:
    """A settled round is followed by the deal of the next."""
    state = load(last_step("a1=A"))
    events = finish(state)
    assert state.to_act == (CHANCE,)
    assert "round-began" in keys(events)
    deal_rest(state)
    assert stage(state) == "playing"
    assert squares(state, "build") == set()
