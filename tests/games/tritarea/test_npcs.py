"""Three, two and one player (sections 9, 10 and 11): seats, decks, deciders, results."""

from typing import Any

import pytest

from tests.games.tritarea.boards import (
    board,
    declaring,
    last_step,
    load,
    position,
    scores,
    selling,
    table_of,
)
from tests.games.tritarea.play import (
    asked,
    choices,
    do,
    do_as,
    finish,
    forced,
    holders,
    keys,
    play,
    random_game,
    settle,
    stage,
    trick,
)
from tests.games.tritarea.slow_city import HUMANS
from trilobite.engine import CHANCE, SeededChance, State
from trilobite.games.tritarea import GAME


def pool(state: State) -> list[str]:
    data: Any = state.to_position()
    found: list[str] = data["state"]["secrets"]["pool"]
    return found


# TA-9.1: decks.


@pytest.mark.parametrize("players", [1, 2, 3])
def test_npc_cards_are_turned_up_by_chance(players: int) -> None:
    """TA-9.1: every card that no person was dealt is equally likely, and nobody decides."""
    state = board(players=players)
    while state.to_act != (CHANCE,):
        do(state, min(choices(state)))
    left = pool(state)
    assert len(left) == 8 * (4 - players)
    assert state.chance_outcomes() == [(i, 1 / len(left)) for i in range(len(left))]
    before = table_of(state)["cards_left"]
    npc = table_of(state)["actor"]
    events = state.apply_chance(3)
    assert keys(events)[0] == "card-played"
    assert table_of(state)["trick"][npc] == left[3]
    assert left[3] not in pool(state)
    assert table_of(state)["cards_left"][npc] == before[npc] - 1


@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_last_card_of_an_npc_is_its_intent(players: int) -> None:
    """TA-9.1: its points are its own."""
    data = last_step("d1=D", in_round=2, players=players, intents="I1 E1 H1 M9", scores=[5] * 4)
    state = load(data)
    finish(state)
    assert stage(state) == "npc_intent"
    while stage(state) == "npc_intent":
        npc = table_of(state)["actor"]
        wanted = {3: "M9", 1: "E1", 2: "H1"}[npc]
        state.apply_chance(pool(state).index(wanted))
    assert table_of(state)["points"]["declarations"] == [0, 0, 0, 9]


@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_first_card_of_an_npc_is_its_lead(players: int) -> None:
    """TA-9.1, TA-1.8: revealed together with the others."""
    state = load(declaring(players))
    for seat in range(players):
        assert table_of(state)["declared"] == [None] * 4
        do_as(state, seat, min(choices(state, seat)))
    npcs = 4 - players
    for number in range(npcs):
        assert stage(state) == "npc_declares"
        assert table_of(state)["declared"] == [None] * 4
        assert len(pool(state)) == 9 * npcs - number
        state.apply_chance(0)
    assert None not in table_of(state)["declared"]
    assert table_of(state)["cards_left"] == [8] * 4


# Three players.


def test_the_npc_sits_to_the_right_of_the_start_player() -> None:
    """TA-9.2, TA-9.6, R-16: it plays last in trick 1 for every start player."""
    for start, order in ((0, [0, 1, 2, 3]), (1, [1, 2, 0, 3]), (2, [2, 0, 1, 3])):
        state = GAME.new(3, {"start_first": start}, SeededChance(bytes(16)))
        assert table_of(state)["order"] == order
        turns = [state.to_act[0]]
        for _ in range(2):
            state.apply(turns[-1], state.legal(turns[-1])[0])
            turns.append(state.to_act[0])
        assert turns == order[:3]


def test_turns_follow_the_table_order() -> None:
    """TA-9.6: after a trick the order continues around the table, s1 s2 s0 s3."""
    state = board(players=3, leader=1, hands={0: "E6", 1: "I9", 2: "M2", 3: "E2"})
    play(state, "s1 I9, s2 M2, s0 E6, s3 E2")
    do(state, "build b4", "build c3", "single")
    assert table_of(state)["actor"] == 3
    state.apply_chance(0)
    assert asked(state) == ("playing", 1, 1)


def test_fives_follow_the_table_order() -> None:
    """TA-9.6, TA-4.2: s2 comes before s0 if s1 started."""
    state = trick(
        "s1 H9, s2 E5, s0 H5, s3 E1", players=3, in_round=2, start=1, scores=[5] * 4
    )  # fmt: skip
    assert asked(state) == ("changing", 2, 2)
    do(state, "five keep")
    assert asked(state) == ("changing", 0, 0)


def test_the_sale_follows_the_table_order() -> None:
    """TA-9.6, TA-9.4: the NPC is first and sells 4 for 12 points without being asked."""
    state = load(declaring(3, leader=1))
    for seat in range(3):
        do_as(state, seat, min(choices(state, seat)))
    state.apply_chance(0)
    assert table_of(state)["sold"] == [0, 0, 0, 4]
    assert scores(state)[3] == 12
    order = []
    while stage(state) == "selling":
        order.append(asked(state)[2])
        do(state, "sell 0")
    assert order == [0, 2, 1]


def test_the_first_builder_builds_for_the_npc() -> None:
    """TA-9.3: square, second block, additional block; never a default (TA-9.4)."""
    state = trick("E1, I2, H3, E9", "c2=D", players=3)
    do(state, "build b4")
    assert asked(state) == ("building", 0, 3)
    assert "default" not in choices(state)
    do(state, "build c3")
    assert asked(state) == ("second_block", 0, 3)
    do(state, "single")
    assert asked(state) == ("extra_block", 0, 3)
    do(state, "extra c2")
    assert table_of(state)["buildings"]["c2"] == [3, 3]
    assert asked(state) == ("playing", 0, 0)


def test_the_start_player_builds_for_an_npc_that_wins_the_first_trick() -> None:
    """TA-9.3, R-17."""
    state = trick("s2 I2, s0 H3, s1 E9, s3 E1", players=3)
    assert asked(state) == ("building", 2, 3)


@pytest.mark.parametrize(("npc_decider", "decider"), [("latest", 1), ("left", 2)])
def test_the_option_says_who_decides_for_an_npc_that_wins_twice(
    npc_decider: str, decider: int
) -> None:
    """TA-9.3, R-17: the latest person, else the start player; or its left neighbour."""
    state = trick(
        "s3 E1, s2 I2, s0 H3, s1 E9", players=3, trick=4, start=2, last_human=1,
        npc_decider=npc_decider,
    )  # fmt: skip
    assert asked(state) == ("building", decider, 3)


@pytest.mark.parametrize("npc_decider", ["latest", "left"])
def test_the_winner_of_the_trick_before_decides_in_any_case(npc_decider: str) -> None:
    """TA-9.3, R-17: npc_decider=left applies only to the doubtful cases."""
    state = trick(
        "s1 E9, s3 E1, s2 I2, s0 H3", players=3, trick=4, start=2, npc_decider=npc_decider
    )
    assert asked(state) == ("building", 1, 3)


def test_the_npc_never_changes_a_5() -> None:
    """TA-9.4, R-18: neither in a trick nor at the settlement."""
    state = trick("E1, I2, H3, E5", players=3, in_round=2, scores=[9] * 4)
    assert stage(state) == "building"
    assert holders(state) == ("E", 0, 3)
    state = load(last_step("d1=D", players=3, in_round=3, declared="I1 H1 E1 M5", last="D"))
    finish(state)
    assert state.is_over
    assert table_of(state)["points"]["declarations"][3] == 5


def test_the_npc_defaults_only_without_blocks() -> None:
    """TA-9.4, TA-6.3, R-18: with a 5 a forced default costs 5; npc_default=yes lets it choose."""
    city = "d1=D d2=D b1=D b2=D c2=D"
    for npc_default in (False, True):
        wishes: dict[str, Any] = {"players": 3, "in_round": 3, "npc_default": npc_default}
        state = trick("E1, I2, H3, E5", city, scores={3: 14}, **wishes)
        events = do(state, "build c3")
        assert forced(events) == [(3, "default")]
        assert scores(state)[3] == 9
        state = trick("E1, I2, H3, E5", scores={3: 14}, **wishes)
        do(state, "build c3")
        assert asked(state) == ("building", 0, 3)
        assert ("default" in choices(state)) == npc_default
        if npc_default:
            do(state, "default")
            assert scores(state)[3] == 9


def test_the_npc_cannot_win() -> None:
    """TA-9.5: the best person wins; ties are shared."""
    done = settle(
        last_step("", players=3, in_round=3, scores=[32, 30, 20, 90], unranked="neutral",
                  declared="I1 M1 E1 H1", sold={0: 8, 1: 9, 2: 9})
    )  # fmt: skip
    result = done.state.result()
    assert result is not None
    assert [(s.seat, s.place, s.payoff) for s in result.seats] == [
        (0, 1, 0.5), (1, 1, 0.5), (2, 3, 0)
    ]  # fmt: skip
    assert [p.points for p in result.participants] == [30, 30, 20, 80]


@pytest.mark.parametrize(("npc", "kind"), [(90, "points-npc"), (30, "points")])
def test_the_result_says_that_the_npc_cannot_win(npc: int, kind: str) -> None:
    """TA-9.5: only if it has more points than the winner."""
    done = settle(
        last_step("", players=3, in_round=3, scores=[32, 25, 20, npc], unranked="neutral",
                  declared="I1 M1 E1 H1", sold={0: 8, 1: 9, 2: 9})
    )  # fmt: skip
    result = done.state.result()
    assert result is not None
    keys = [seat.reason.key.removeprefix("tritarea-result-") for seat in result.seats]
    assert keys == [kind, "points", "points"]


# Two players.


@pytest.mark.parametrize(("npc", "seat"), [(1, 1), (3, 0)])
def test_a_person_decides_everything_for_the_partner(npc: int, seat: int) -> None:
    """TA-10.1, TA-10.2: s3 belongs to s0 and s1 to s2; the partner decides everything."""
    other = 4 - npc
    cards = {npc: "E5", other: "E9", 0: "I1", 2: "H1"}
    order = ", ".join(f"s{p} {cards[p]}" for p in range(4))
    state = trick(order, "c2=DB b2=BD", players=2, in_round=2, scores=[9] * 4)
    assert asked(state) == ("changing", seat, npc)
    do(state, "five 0")
    assert asked(state) == ("building", seat, npc)
    assert "default" in choices(state)
    do(state, "build c3")
    assert asked(state) == ("extra_block", seat, npc)
    do(state, "skip")
    assert asked(state) == ("building", 1 - seat, other)
    do(state, "build b4")
    assert asked(state) == ("second_block", 1 - seat, other)


def test_partners_sell_in_table_order() -> None:
    """TA-10.2, TA-1.9: s3, s2, s1, s0 if s0 starts."""
    state = load(selling(players=2))
    order = []
    while stage(state) == "selling":
        order.append(asked(state)[1:])
        do(state, "sell 1")
    assert order == [(0, 3), (1, 2), (1, 1), (0, 0)]


def test_partners_change_declared_fives() -> None:
    """TA-10.2, TA-7.6: paid with the points of the NPC, not of the person."""
    data = last_step(
        "d1=AA", players=2, in_round=3, declared="I1 H1 E1 M5", last="A", scores=[30, 0, 0, 1]
    )
    state = load(data)
    finish(state)
    assert asked(state) == ("changing_declared", 0, 3)
    assert choices(state) == {"five keep", "five 0"}


def test_a_team_has_the_points_of_both() -> None:
    """TA-10.3."""
    done = settle(
        last_step("", players=2, in_round=3, scores=[12, 9, 40, 30], unranked="neutral",
                  declared="I1 M1 E1 H1", sold={0: 8, 1: 9, 2: 9, 3: 9})
    )  # fmt: skip
    result = done.state.result()
    assert result is not None
    assert scores(done.state) == [10, 9, 40, 30]
    assert [(s.points, s.place) for s in result.seats] == [(10 + 30, 2), (40 + 9, 1)]


def test_the_view_says_what_a_team_has_together() -> None:
    """TA-10.3: for both partners; without teams nobody has points together."""
    teams = board(players=2, in_round=3, scores=[12, 9, 40, 30])
    assert teams.view(None).to_json()["team_scores"] == [42, 49, 49, 42]
    for players in (1, 3, 4):
        assert board(players=players).view(None).to_json()["team_scores"] == [None] * 4


# One player.


def test_solo_decides_everything() -> None:
    """TA-11.1: sale, 5s, construction and default of three NPCs."""
    state = load(selling(players=1))
    for npc in (3, 2, 1, 0):
        assert asked(state) == ("selling", 0, npc)
        do(state, "sell 0")
    state = trick("I1, E5, E9, H1", players=1, in_round=2, scores=[0, 2, 0, 0])
    assert asked(state) == ("changing", 0, 1)
    do(state, "five 10")
    assert asked(state) == ("building", 0, 2)
    do(state, "default")
    assert asked(state) == ("building", 0, 1)


@pytest.mark.parametrize("npc_start", [False, True])
def test_solo_starts_every_round(npc_start: bool) -> None:
    """TA-11.1, R-4: also with npc_start=yes."""
    for state, _, _ in random_game(1, 3, {"npc_start": npc_start}):
        assert table_of(state)["start"] == 0


@pytest.mark.parametrize(
    ("lowest", "grade", "payoff"),
    [
        (50, "super", 1), (49, "expert", 0.75), (40, "expert", 0.75), (39, "average", 0.5),
        (30, "average", 0.5), (29, "beginner", 0.25), (27, "beginner", 0.25),
    ],
)  # fmt: skip
def test_solo_grades(lowest: int, grade: str, payoff: float) -> None:
    """TA-11.2: by the points of the lowest NPC."""
    done = settle(
        last_step("", players=1, in_round=3, scores=[62, 55, lowest, 60], unranked="neutral",
                  declared="I1 M1 E1 H1", sold={0: 8, 1: 9, 2: 9, 3: 9})
    )  # fmt: skip
    result = done.state.result()
    assert result is not None
    (seat,) = result.seats
    assert (seat.reason.key, seat.payoff) == (f"tritarea-result-{grade}", payoff)
    assert (seat.place, seat.points) == (1, 60)


@pytest.mark.parametrize("solo_tie", ["success", "fail"])
def test_a_solo_tie(solo_tie: str) -> None:
    """TA-11.2, R-19."""
    done = settle(
        last_step("", players=1, in_round=3, scores=[62, 55, 52, 60], unranked="neutral",
                  declared="I1 M1 E1 H1", sold={0: 8, 1: 9, 2: 9, 3: 9}, solo_tie=solo_tie)
    )  # fmt: skip
    result = done.state.result()
    assert result is not None
    expected = ("super", 1, 1.0) if solo_tie == "success" else ("disqualified", 2, 0.0)
    (seat,) = result.seats
    key = seat.reason.key.removeprefix("tritarea-result-")
    assert (key, seat.place, seat.payoff) == expected


# All of them.


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_person_decides_and_there_is_a_choice(players: int) -> None:
    """TA-14.1, INV-10, INV-13: except when playing a card there are at least two answers."""
    lone = 0
    for state, seat, _ in random_game(players, 17):
        for acting in state.to_act:
            assert 0 <= acting < players
            offer = state.offer(acting)
            assert offer.participant == state.decides_for(acting)
            is_card = stage(state) == "playing"
            assert len(offer.choices) >= (1 if is_card else 2)
            lone += len(offer.choices) == 1
        assert table_of(state)["start"] in HUMANS[players]
        assert seat in state.to_act
    assert lone == 2 * players, "trick 8 of rounds 1 and 3"


def test_nobody_decides_for_the_npc_before_the_rights_are_known() -> None:
    """TA-9.3, TA-9.4: it depends on the trick; without a right there is nothing to decide."""
    holding = 0
    for state, _, _ in random_game(3, 21):
        table = table_of(state)
        view: Any = state.view(0).to_json()
        assert view["deciders"][:3] == [0, 1, 2]
        if 3 in {table["first_holder"], table["second_holder"]}:
            holding += 1
            assert view["deciders"][3] in {0, 1, 2}
            if table["actor"] == 3:
                assert (view["deciders"][3],) == state.to_act
        else:
            assert view["deciders"][3] is None
    assert holding > 5


def test_the_view_says_who_decides_for_whom() -> None:
    """Section 14: this is public, for spectators as well."""
    view: Any = load(position(players=2)).view(None).to_json()
    assert view["deciders"] == [0, 1, 1, 0]
    assert view["partners"] == [3, 2, 1, 0], "TA-10.1"
    view = load(position(players=1)).view(None).to_json()
    assert view["deciders"] == [0, 0, 0, 0]
    assert view["partners"] == [None] * 4
