"""Every option of the rulings, played (section 12), and the numbers of the board (section 13)."""

from typing import Any

import pytest

from tests.games.tritarea.boards import board, last_step, load, scores, table_of
from tests.games.tritarea.play import (
    areas,
    asked,
    choices,
    do,
    finish,
    holders,
    squares,
    stage,
    trick,
    why,
)
from tests.games.tritarea.test_vectors import NPC_WINS, deciders_for_npc
from trilobite.engine import CHANCE, InputError, SeededChance, State
from trilobite.engine.matches import Match, resume, verify
from trilobite.engine.records import read_record
from trilobite.games.tritarea import GAME


def new(players: int, **options: object) -> State:
    return GAME.new(players, options, SeededChance(bytes(16)))


def after_round_2(wanted: list[int], **wishes: Any) -> State:
    """The end of a round 2 in which nobody gets anything."""
    state = load(last_step("", in_round=2, scores=wanted, intents="I9 M9 E9 H9", **wishes))
    finish(state)
    while stage(state) == "npc_intent":
        state.apply_chance(0)
    sold = table_of(state)["points"]["sales"]
    assert [score - one for score, one in zip(scores(state), sold, strict=True)] == wanted
    return state


def test_the_options_are_those_of_the_rulings() -> None:
    """Section 12: names, values and defaults, in its order."""
    *others, last = GAME.options
    found = {
        option.name: (
            option.default,
            sorted(option.all_values(4), key=lambda v: v != option.default),
        )
        for option in others
    }
    assert found == {
        "start_first": ("random", ["random", 0, 1, 2, 3]),
        "start_tie": ("marker", ["marker", "previous", "random"]),
        "start_2p": ("own", ["own", "team"]),
        "npc_start": (False, [False, True]),
        "r3_order": ("declare", ["declare", "sell", "before_deal"]),
        "five_order": ("open", ["open", "hidden"]),
        "adjacency": ("board", ["board", "area"]),
        "adjacent_own": ("any", ["any", "top"]),
        "five_on_default": (True, [True, False]),
        "settle_order": ("checklist", ["checklist", "text"]),
        "area_tie": ("tallest", ["tallest", "lex", "sum"]),
        "sole_colour": ("top", ["top", "any"]),
        "tallest_pair": (12, [12, 6]),
        "unranked": ("loss", ["loss", "neutral"]),
        "npc_seat": ("moves", ["moves", "fixed", "trick"]),
        "npc_decider": ("latest", ["latest", "left"]),
        "npc_default": (False, [False, True]),
        "solo_tie": ("success", ["success", "fail"]),
        "memory": (False, [False, True]),
        "declare_tie": ("full", ["full", "sole"]),
        "solo_fives": ("ask", ["ask", "auto"]),
    }
    assert (last.name, last.default) == ("board_data", {})


# Start players.


@pytest.mark.parametrize("start_first", [0, 1, 2])
def test_a_chosen_start_player(start_first: int) -> None:
    """R-2 with start_first=."""
    assert table_of(new(3, start_first=start_first))["start"] == start_first
    assert new(3, start_first=start_first).to_act == (start_first,)


def test_a_tie_for_the_start_by_the_previous_start_player() -> None:
    """R-3 with start_tie="previous": clockwise from them, themselves included."""
    wishes: dict[str, Any] = {"marker": 3, "start_tie": "previous"}
    assert table_of(after_round_2([9, 9, 9, 9], start=1, **wishes))["start"] == 1
    assert table_of(after_round_2([9, 0, 0, 9], start=1, **wishes))["start"] == 3
    assert table_of(after_round_2([9, 0, 0, 8], start=1, **wishes))["start"] == 0


def test_a_tie_for_the_start_by_chance() -> None:
    """R-3 with start_tie="random": all who are tied are equally likely."""
    state = after_round_2([9, 4, 9, 9], marker=1, start_tie="random")
    assert state.to_act == (CHANCE,)
    assert stage(state) == "choose_start"
    assert state.chance_outcomes() == [(p, 1 / 3) for p in (0, 2, 3)]
    state.apply_chance(2)
    assert table_of(state)["start"] == 2
    assert table_of(after_round_2([9, 4, 8, 9], marker=1))["start"] == 3


def test_a_start_without_a_tie_is_not_drawn() -> None:
    """R-3 with start_tie="random"."""
    assert table_of(after_round_2([9, 4, 8, 7], marker=1, start_tie="random"))["start"] == 0


@pytest.mark.parametrize(("start_2p", "start"), [("own", 0), ("team", 2)])
def test_the_start_of_two_players(start_2p: str, start: int) -> None:
    """R-4 with start_2p=: A 30 + 0 against B 20 + 15."""
    state = after_round_2([30, 15, 20, 0], players=2, start=2, start_2p=start_2p)
    assert table_of(state)["start"] == start


@pytest.mark.parametrize(("npc_start", "start"), [(False, 0), (True, 1)])
def test_an_npc_may_start(npc_start: bool, start: int) -> None:
    """R-4 with npc_start=."""
    state = after_round_2([20, 30, 10, 0], players=2, npc_start=npc_start)
    assert table_of(state)["start"] == table_of(state)["leader"] == start


def test_an_npc_that_starts_keeps_its_seat() -> None:
    """R-4 with npc_start=True: its left neighbour stands in for the start player in TA-9.3."""
    state = after_round_2([2, 3, 4, 9], players=3, start=1, npc_start=True)
    assert table_of(state)["order"] == [3, 1, 2, 0]
    state = trick(
        "s3 E1, s1 E9, s2 I2, s0 H3", players=3, in_round=2, start=3, order=[3, 1, 2, 0],
        npc_start=True,
    )  # fmt: skip
    assert asked(state) == ("building", 1, 3)


# The sale.


@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_sale_before_the_deal(players: int, memory: bool) -> None:
    """R-5 with r3_order="before_deal": nobody has cards yet, and a seat imagines none."""
    state = after_round_2([9, 8, 8, 8], players=players, r3_order="before_deal", memory=memory)
    sold = 0
    while stage(state) == "selling":
        assert table_of(state)["cards_left"] == [0] * 4
        for seat in (None, *range(players)):
            view = state.view(seat)
            assert GAME.view_from_json(view.to_json()).to_json() == view.to_json()
            world: Any = view.imagine(SeededChance(bytes(16))).to_position()
            assert len(world["state"]["secrets"]["pool"]) == 36
        assert load(state.to_position()).to_position() == state.to_position()
        sold += 1
        do(state, "sell 2")
    assert sold == (4 if players != 3 else 3)
    assert stage(state) == "deal"
    assert state.invariants() == []
    while state.to_act == (CHANCE,):
        assert load(state.to_position()).to_position() == state.to_position()
        state.apply_chance(0)
    assert stage(state) == "declaring"
    assert table_of(state)["sold"] == [2, 2, 2, 4 if players == 3 else 2]
    assert state.view(0).to_json()["round_steps"] == ["sale", "declare", "tricks", "settlement"]


# Seats of the NPC.


@pytest.mark.parametrize(
    ("npc_seat", "order"),
    [("moves", [2, 0, 1, 3]), ("fixed", [2, 0, 3, 1]), ("trick", [2, 0, 1, 3])],
)
def test_the_seat_of_the_npc(npc_seat: str, order: list[int]) -> None:
    """R-16 with npc_seat=: if fixed, it stays where it sat in round 1 (here before s1)."""
    state = after_round_2([2, 3, 9, 4], players=3, start=1, npc_seat=npc_seat)
    assert table_of(state)["order"] == order


def test_the_order_of_a_trick_that_the_npc_leads() -> None:
    """R-16 with npc_seat="trick": from the last person who led; 5s follow the same order."""
    wishes: dict[str, Any] = {"players": 3, "in_round": 2, "npc_seat": "trick", "start": 0}
    state = trick(
        "s3 E1, s2 H5, s0 H9, s1 E5", trick=6, last_human=2, scores=[9] * 4, **wishes
    )  # fmt: skip
    assert state.view(None).to_json()["trick_order"] == [3, 2, 0, 1]
    assert asked(state) == ("changing", 2, 2)
    do(state, "five keep")
    assert asked(state) == ("changing", 1, 1)


def test_an_npc_that_starts_is_followed_by_its_left_neighbour() -> None:
    """R-4, R-16 with npc_seat="trick"."""
    state = trick(
        "s3 E1, s1 E9, s2 I2, s0 H3", players=3, in_round=2, start=3, order=[3, 1, 2, 0],
        npc_start=True, npc_seat="trick",
    )  # fmt: skip
    assert asked(state) == ("building", 1, 3)


def test_the_left_neighbour_of_a_trick_decides_for_the_npc() -> None:
    """R-16 with npc_seat="trick", R-17 with npc_decider="left"."""
    wishes: dict[str, Any] = {"players": 3, "npc_seat": "trick", "npc_decider": "left"}
    state = trick("s3 E1, s2 E9, s0 I2, s1 H3", trick=6, start=0, last_human=2, **wishes)
    assert asked(state) == ("building", 2, 3)


def test_the_left_neighbour_decides_for_the_npc() -> None:
    """R-17 with npc_decider="left": where the text is silent; the start player s1 is left of N."""
    expected = [decider for _, _, decider in NPC_WINS]
    expected[3] = 1
    assert deciders_for_npc(npc_decider="left") == expected


# Fives.


def test_the_leader_of_four_suits_is_asked_without_the_buying_down() -> None:
    """R-9 with five_on_default=False: a default with a 5 costs 5, so the leader is asked, too."""
    wishes: dict[str, Any] = {"in_round": 2, "scores": [9] * 4, "five_on_default": False}
    state = trick("H5, I5, M2, E3", **wishes)
    assert asked(state) == ("changing", 0, 0)
    do(state, "five keep")
    assert holders(state) == ("H", 0, None)
    do(state, "default")
    assert scores(state)[0] == 4
    state = trick("H5, I5, M2, E3", **wishes)
    do(state, "five 0", "default")
    assert scores(state)[0] == 8
    state = trick("H2, I5, M2, E3", **wishes)
    assert stage(state) == "building", "only the leader is asked"


# Construction.


def test_adjacency_within_the_area() -> None:
    """R-8 with adjacency="area": for the neighbour that allows it and for the additional block."""
    state = trick("M1, M9, I2, E3", "b2=A", adjacency="area")
    do(state, "build c2")
    assert asked(state) == ("building", 1, 1)
    state = trick("M1, M9, I2, E3", "d2=A b2=A", adjacency="area")
    do(state, "build c2")
    assert squares(state, "extra") == {"d2"}
    assert why(state, "extra c3") is not None


def test_adjacency_of_tops() -> None:
    """R-8 with adjacent_own="top"."""
    state = trick("M1, M9, I2, E3", "b2=BA c1=AB", adjacent_own="top")
    do(state, "build c2")
    assert squares(state, "extra") == {"b2", "c1", "d2", "c3"}


# Areas.


def test_how_a_tie_in_an_area_is_broken() -> None:
    """R-11 with area_tie=: the tallest, all heights in turn, or their sum."""
    city = "d1=CCA d2=A d3=CB c2=CB"
    assert areas(city, area_tie="tallest") == {"A": 6, "B": 4}
    assert areas(city, area_tie="lex") == {"A": 6, "B": 4}
    assert areas(city, area_tie="sum") == {"A": 5, "B": 5}
    city = "d1=CCA d2=A d3=CCB c2=CB"
    assert areas(city, area_tie="tallest") == {"A": 5, "B": 5}
    assert areas(city, area_tie="lex") == areas(city, area_tie="sum") == {"A": 4, "B": 6}


# The numbers of the board.

MIRRORED = {
    f"area.{square}": letter
    for row, letters in zip("1234", ("MIII", "MMIH", "MEHH", "EEEH"), strict=True)
    for square, letter in zip((f"{column}{row}" for column in "abcd"), letters, strict=True)
}


def test_other_numbers_of_the_board() -> None:
    """TA-0.2, TA-5.6, TA-7.3 with board_data=: areas, bonuses and prizes."""
    data = {**MIRRORED, "bonus.b2": 9, "first.M": 7, "second.M": 3}
    state = trick("M1, M9, I2, E3", board_data=data)
    assert squares(state, "build") == {"a1", "a2", "b2", "a3"}
    do(state, "build b2")
    assert scores(state)[0] == 9
    assert areas("a1=A a2=B b2=B", board_data=data) == {"A": 3, "B": 7}


@pytest.mark.parametrize(
    "data",
    [
        {"area.a1": "M"},
        {"area.a1": "M", "area.d4": "I", "area.c2": "E"},
        {"area.a1": "X"},
        {"bonus.a1": -1},
        {"bonus.a1": 100},
        {"bonus.e1": 1},
        {"first.I": "8"},
        {"third.I": 1},
    ],
)
def test_impossible_boards_are_refused(data: dict[str, object]) -> None:
    """Section 13: 16 squares in 4 connected areas of 4; small numbers."""
    with pytest.raises(InputError):
        new(4, board_data=data)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_record_keeps_the_options(players: int) -> None:
    options = {"five_order": "hidden", "memory": True, "board_data": {"first.I": 7, "second.I": 3}}
    match = Match(GAME, players, options, bytes(range(16)))
    for _ in range(60):
        seat = match.state.to_act[-1]
        match.act(seat, match.state.legal(seat)[-1])
    record = read_record(match.record().to_json())
    assert verify(record) is None
    assert resume(record).state.to_position() == match.state.to_position()


@pytest.mark.parametrize("option", [option.name for option in GAME.options])
def test_a_wrong_value_is_refused(option: str) -> None:
    with pytest.raises(InputError):
        new(4, **{option: "nonsense"})


def test_options_for_npcs_change_nothing_with_four_people() -> None:
    """Four people leave no NPCs to seat."""
    plain = board("b2=A")
    other = board("b2=A", npc_seat="fixed", npc_decider="left", npc_default=True, solo_tie="fail")
    assert choices(plain) == choices(other)
    assert table_of(plain) == table_of(other)
