"""Settlement and end (sections 7 and 8)."""

from typing import Any

import pytest

from tests.games.tritarea.boards import board, last_step, load, scores, table_of
from tests.games.tritarea.play import (
    areas,
    asked,
    before_declarations,
    choices,
    do,
    finish,
    forced,
    keys,
    settle,
    stage,
    tallest,
)


def order_of(names: list[str]) -> list[str]:
    """The steps of a settlement in the order of their events."""
    wanted = ["area-scored", "tallest-scored", "declaration-scored", "blocks-charged"]
    return list(dict.fromkeys(name for name in names if name in wanted))


def test_the_steps_come_in_the_order_of_the_checklist() -> None:
    """R-10; with settle_order="text" the tallest building comes last."""
    wishes: dict[str, Any] = {"in_round": 3, "declared": "M7 I1 E1 H2", "scores": [9] * 4}
    done = settle(last_step("d1=A", **wishes))
    assert order_of(keys(done.events)) == [
        "area-scored", "tallest-scored", "declaration-scored", "blocks-charged"
    ]  # fmt: skip
    done = settle(last_step("d1=A", settle_order="text", **wishes))
    assert order_of(keys(done.events)) == [
        "area-scored", "declaration-scored", "blocks-charged", "tallest-scored"
    ]  # fmt: skip


def test_buildings_count_before_heights() -> None:
    """TA-7.1: two low tops beat a tall one; the height includes all colours below."""
    assert areas("d1=A d2=A c2=CCDDB") == {"A": 6, "B": 4}
    assert areas("d1=A d2=DDDB") == {"A": 4, "B": 6}


def test_the_tallest_top_of_this_area_breaks_a_tie() -> None:
    """TA-7.1: neither one in another area nor one that another colour tops."""
    assert areas("d1=A d2=BB a1=AAAA", last="B") == {"A": 4 + 10, "B": 6}


@pytest.mark.parametrize(
    ("city", "expected"),
    [
        ("d1=A d2=A c2=B", []),
        ("d1=A d2=BB", ["area-tied"]),
        ("d1=A d2=B a1=CCC", ["area-shared"]),
        ("d1=A d2=A c2=B d3=C a1=DDD", ["area-shared"]),
        ("a1=AB", ["owner-tied"]),
    ],
)
def test_ties_are_explained(city: str, expected: list[str]) -> None:
    """TA-7.1, TA-7.3, TA-7.5: if points depend on them."""
    events = settle(last_step(city, in_round=1)).events
    remarks = [event for event in events if event.is_remark]
    assert keys(remarks) == expected
    rules = {"area-tied": "TA-7.1", "area-shared": "TA-7.3", "owner-tied": "TA-7.5"}
    assert [event.rule for event in remarks] == [rules[name] for name in expected]


def test_positions_skip_after_a_tie() -> None:
    """TA-7.2: 1, 1, 3; also 1, 2, 2 (1, 2, 2, 4 is impossible with four squares)."""
    view: Any = board("c3=A b4=A c4=B d4=C").view(None).to_json()
    assert [(row["who"], row["position"]) for row in view["areas"]["E"]] == [(0, 1), (1, 2), (2, 2)]
    view = board("d1=A d2=B d3=C c2=D").view(None).to_json()
    assert [row["position"] for row in view["areas"]["M"]] == [1, 1, 1, 1]


@pytest.mark.parametrize(
    ("city", "paid"),
    [
        ("a2=A a3=B b3=A", {"A": 4, "B": 6}),
        ("a2=A a3=B", {"A": 5, "B": 5}),
        ("a2=A a3=B b3=C", {"A": 4, "B": 4, "C": 4}),
        ("a2=A a3=A a4=B b3=C", {"A": 4, "B": 3, "C": 3}),
    ],
)
def test_shares_in_happiness(city: str, paid: dict[str, int]) -> None:
    """TA-7.3: ties for first share both prizes; ties for second share the second."""
    assert areas(city) == paid


def test_alone_in_an_area() -> None:
    """TA-7.4, R-12: both prizes; with sole_colour="any" a buried colour leaves only the first."""
    assert areas("a2=BA", sole_colour="top") == {"A": 10}
    assert areas("a2=BA", sole_colour="any") == {"A": 4}
    assert areas("a2=A", sole_colour="any") == {"A": 10}
    assert areas("a2=A b2=BA", sole_colour="any") == {"A": 10 + 8}


def test_an_empty_city_pays_nothing() -> None:
    """TA-7.4, TA-7.5."""
    done = settle(last_step(""))
    assert order_of(keys(done.events)) == []


def test_the_tallest_building_of_the_whole_board() -> None:
    """TA-7.5: blocks, not tops, decide who owns it."""
    assert tallest("a1=AAB d4=BB") == {"A": 10}
    assert tallest("a1=AB d4=BA b3=CD") == {"A": 4, "B": 4, "C": 4}
    assert tallest("a1=AB d4=AC b3=AD") == {"A": 12}
    assert tallest("a1=A d4=A b3=A c2=A b2=B") == {"A": 16, "B": 4}


def test_two_tallest_of_one_owner() -> None:
    """TA-7.5, R-13: 12, or 6 with tallest_pair=6; two owners get 6 each either way."""
    assert tallest("a1=AB d4=AB") == {"A": 12}
    assert tallest("a1=AB d4=AB", tallest_pair=6) == {"A": 6}
    assert tallest("a1=AB d4=BA", tallest_pair=6) == {"A": 6, "B": 6}
    assert tallest("a1=A d4=A b3=A", tallest_pair=6) == {"A": 12}


def test_declared_fives_are_asked_from_the_start_player_on() -> None:
    """TA-7.6, TA-7.10: all are settled before the first declaration is counted."""
    data = last_step(
        "d1=A b1=C", in_round=3, start=2, last="A", declared="M5 E2 I5 H5", scores=[9] * 4
    )
    state = load(data)
    finish(state)
    assert asked(state) == ("changing_declared", 2, 2)
    assert table_of(state)["points"]["declarations"] == [0] * 4
    do(state, "five 10")
    assert asked(state) == ("changing_declared", 3, 3)
    assert table_of(state)["points"]["declarations"] == [0] * 4
    do(state, "five 0")
    assert asked(state) == ("changing_declared", 0, 0)
    events = do(state, "five keep")
    assert keys(events).count("declaration-scored") == 4
    assert table_of(state)["points"]["declarations"] == [5, -2, 10, 0]
    assert state.is_over


def test_points_of_the_settlement_pay_for_a_change() -> None:
    """TA-7.6, TA-4.3, R-10: areas and tallest come before; with settle_order="text" only areas."""
    data = last_step("d1=AB c1=B", in_round=3, declared="M5 I1 E1 H2", last="B")
    state = load(data)
    events = finish(state)
    assert stage(state) == "changing_declared", "A owns the tower: 10 points"
    assert choices(state) == {"five keep", "five 0", "five 10"}
    data = last_step(
        "c2=AB c1=B", in_round=3, declared="M5 I1 E1 H2", last="B", settle_order="text"
    )
    state = load(data)
    events = finish(state)
    assert stage(state) == "over"
    assert forced(events) == [(0, "five keep")]


def test_an_intent_never_costs_points() -> None:
    """TA-7.7: without a first place it gets nothing."""
    done = settle(last_step("d1=A", in_round=2, intents="I9 M8 E7 H6", scores=[5] * 4))
    assert done.got["declarations"] == {}


def test_an_intent_is_shown_at_the_settlement_and_not_before() -> None:
    """TA-7.7, TA-1.2: the unplayed ninth card."""
    data = last_step("d1=A", in_round=2, intents="M9 I1 E1 H2")
    state = load(data)
    assert table_of(state)["cards_left"] == [1] * 4
    assert table_of(state)["declared"] == [None] * 4
    done = settle(data)
    assert done.got["declarations"] == {"A": 9}
    revealed = [e.to_json() for e in done.events if e.key == "tritarea-intent-revealed"]
    assert len(revealed) == 4


@pytest.mark.parametrize(
    ("unranked", "got"), [("loss", {"A": 3, "B": -5, "C": -5, "D": -5}), ("neutral", {"A": 3})]
)
def test_an_unranked_lead(unranked: str, got: dict[str, int]) -> None:
    """TA-7.8, R-14: also in an empty area."""
    wishes: dict[str, Any] = {"in_round": 3, "unranked": unranked, "scores": [5] * 4}
    done = settle(last_step("d1=A a2=A", declared="H3 I9 E8 M7", **wishes))
    assert done.got["declarations"] == got


@pytest.mark.parametrize(("declare_tie", "got"), [("full", {"A": 8, "B": 3}), ("sole", {})])
@pytest.mark.parametrize("in_round", [2, 3])
def test_a_tied_first_place(in_round: int, declare_tie: str, got: dict[str, int]) -> None:
    """TA-7.7, TA-7.8, R-21: in full; with declare_tie="sole" it neither gains nor loses."""
    wishes: dict[str, Any] = {
        "in_round": in_round,
        "declare_tie": declare_tie,
        "unranked": "neutral",
    }
    wishes["declared" if in_round == 3 else "intents"] = "M8 M3 E1 H2"
    done = settle(last_step("d1=A d2=B b1=C", last="C", scores=[5] * 4, **wishes))
    assert done.got["declarations"] == got


def test_a_sole_first_place_with_the_option() -> None:
    """R-21 with declare_tie="sole"; a tied 5 is not asked about, as its rank does not count."""
    done = settle(last_step("d1=A", in_round=2, declare_tie="sole", intents="M8 M3 E1 H2"))
    assert done.got["declarations"] == {"A": 8}
    state = load(last_step("d1=A d2=B", in_round=2, declare_tie="sole", intents="M5 M3 E1 H2"))
    finish(state)
    assert stage(state) != "changing_declared"


def test_unsold_blocks_are_bought() -> None:
    """TA-7.9, R-15: 2 points each, only in round 3; sold blocks are not charged."""
    done = settle(
        last_step("d1=A", in_round=3, sold={1: 9, 2: 5}, scores=[20, 30, 20, 3],
                  declared="I1 M1 E1 H1", unranked="neutral")
    )  # fmt: skip
    assert done.got["purchases"] == {"A": -16, "C": -8, "D": -3}
    for in_round in (1, 2):
        intents = "I1 M1 E1 H1" if in_round == 2 else ""
        assert settle(last_step("d1=A", in_round=in_round, intents=intents)).got["purchases"] == {}


@pytest.mark.parametrize(
    ("city", "in_round", "is_asked"),
    [
        ("d1=A c1=B", 2, True),
        ("d1=B d2=A d3=B c1=B", 2, False),
        ("d1=B d2=B d3=CC c2=A", 2, False),
        ("c1=B", 2, False),
        ("d1=A c1=B", 3, True),
        ("d1=B d2=A d3=B c1=B", 3, False),
        ("d1=B d2=B d3=CC c2=A", 3, True),
        ("c1=B", 3, True),
    ],
)
def test_a_declared_5_is_asked_where_its_rank_counts(
    city: str, in_round: int, is_asked: bool
) -> None:
    """TA-7.10, R-7."""
    wishes: dict[str, Any] = {"declared" if in_round == 3 else "intents": "M5 I1 E1 H2"}
    state = load(last_step(city, in_round=in_round, last="B", scores=[9, 20, 9, 9], **wishes))
    finish(state)
    assert (stage(state) == "changing_declared") == is_asked


def test_unranked_neutral_5s_are_not_asked_about() -> None:
    """TA-7.10, R-14 with unranked="neutral": a third place is still asked about."""
    for city, is_asked in (("c1=B", False), ("d1=B d2=B d3=CC c2=A", True)):
        state = load(
            last_step(city, in_round=3, last="B", scores=[9, 20, 9, 9], declared="M5 I1 E1 H2",
                      unranked="neutral")
        )  # fmt: skip
        finish(state)
        assert (stage(state) == "changing_declared") == is_asked


def test_the_highest_score_wins() -> None:
    """TA-8.1: a tie is a shared victory; other ties share places."""
    wishes: dict[str, Any] = {"in_round": 3, "unranked": "neutral", "declared": "I1 M1 E1 H1"}
    sold = {0: 8, 1: 9, 2: 9, 3: 9}
    done = settle(last_step("", sold=sold, scores=[32, 40, 40, 30], **wishes))
    result = done.state.result()
    assert result is not None
    assert scores(done.state) == [30, 40, 40, 30]
    assert [(seat.place, seat.points) for seat in result.seats] == [
        (3, 30), (1, 40), (1, 40), (3, 30)
    ]  # fmt: skip
    assert [seat.payoff for seat in result.seats] == [0, 0.5, 0.5, 0]


def test_a_score_never_falls_below_0_between_the_steps() -> None:
    """TA-0.7, R-1: a lost declaration takes what there is, the purchase what then remains."""
    data = before_declarations(
        "c1=B", {0: 4, 2: 20}, in_round=3, last="B", declared="M7 I1 M6 H2", sold={0: 0}
    )
    done = settle(data)
    assert done.got["declarations"]["A"] == -4
    assert "A" not in done.got["purchases"]
    assert scores(done.state)[2] == 0


def shorts(events: list[Any]) -> list[tuple[str, int, int]]:
    """Events that take points: the last word of the key, who, and whether there were fewer."""
    args = [(event.key.split("-")[1], event.to_json()["args"]) for event in events]
    return [(key, one["who"]["who"], one["short"]) for key, one in args if "short" in one]


def test_an_event_says_whether_more_was_due_than_a_player_had() -> None:
    """TA-0.7, R-1: a loss of exactly the whole score is complete; one that takes nothing is not."""
    had = {0: 4, 1: 30, 2: 6, 3: 0}
    data = before_declarations(
        "c1=B", had, in_round=3, last="B", declared="M7 I1 M6 H2", sold={0: 0}
    )
    found = shorts(settle(data).events)
    declared = {who: short for key, who, short in found if key == "declaration"}
    assert declared == {0: 1, 1: 0, 2: 0, 3: 1}
    assert ("blocks", 0, 1) in found
    assert ("blocks", 1, 0) in found
