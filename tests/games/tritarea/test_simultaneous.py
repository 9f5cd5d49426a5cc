"""Simultaneous decisions: Lead declarations (D-1) and hidden 5s (R-7)."""

from itertools import permutations
from typing import Any

import pytest

from tests.games.tritarea.boards import declaring, last_step, load, scores, table_of
from tests.games.tritarea.play import (
    action,
    choices,
    deal_rest,
    do,
    do_as,
    finish,
    forced,
    holders,
    keys,
    stage,
    trick,
)
from tests.games.tritarea.slow_city import HUMANS
from trilobite.engine import Event, Refusal, State, canonical_json, seen

LEADS = {0: "I1", 1: "M2", 2: "E5", 3: "H4"}
"""Declarations by participant."""


def ready(players: int, **wishes: Any) -> State:
    return load(declaring(players, hands=LEADS, **wishes))


def lead(players: int, seat: int) -> str:
    return f"declare {LEADS[HUMANS[players][seat]]}"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_people_declare_at_once(players: int) -> None:
    """TA-1.8, D-1: in any order, with the same result."""
    ends = set()
    for order in permutations(range(players)):
        state = ready(players)
        waiting = set(range(players))
        for seat in order:
            assert stage(state) == "declaring"
            assert set(state.to_act) == waiting
            assert len(choices(state, seat)) == 9
            do_as(state, seat, lead(players, seat))
            waiting.discard(seat)
        deal_rest(state)
        declared = table_of(state)["declared"]
        assert [declared[p] for p in HUMANS[players]] == [LEADS[p] for p in HUMANS[players]]
        ends.add(canonical_json(state.to_position()))
    assert len(ends) == 1


def test_others_see_that_a_card_was_committed_but_not_which() -> None:
    """TA-1.8, section 14: everybody sees that a card is chosen; only its owner knows which."""
    state = ready(4)
    events = do_as(state, 1, "declare M2")
    table = table_of(state)
    assert table["committed"] == [False, True, False, False]
    assert table["cards_left"] == [9, 8, 9, 9]
    assert table["declared"] == [None] * 4
    for seat in (0, 2, 3, None):
        assert "M2" not in canonical_json(state.view(seat).to_json())
        assert [event.key for event in seen(events, seat)] == ["tritarea-committed"]
        assert "M2" not in str([event.to_json() for event in seen(events, seat)])
    own: Any = state.view(1).to_json()
    assert own["choice"] == {"1": "M2"}
    assert "M2" not in own["hand"]
    assert "M2" in str([event.to_json() for event in seen(events, 1)])


def test_a_commit_is_final() -> None:
    """TA-1.8: it cannot be changed."""
    state = ready(4)
    do_as(state, 1, "declare M2")
    refusal = state.apply(1, action(min(choices(ready(4), 1))))
    assert isinstance(refusal, Refusal)
    assert 1 not in state.to_act
    assert not ready(4).can_undo(action("declare M2"))


def test_all_leads_are_revealed_together() -> None:
    """TA-1.8: the cards stay face up, apart from the others, and are never played."""
    state = ready(4)
    events: list[Event] = []
    for seat in (3, 0, 2):
        assert "lead-revealed" not in keys(do_as(state, seat, lead(4, seat)))
    events = do_as(state, 1, lead(4, 1))
    assert keys(events).count("lead-revealed") == 4
    assert table_of(state)["declared"] == ["I1", "M2", "E5", "H4"]
    do(state, "sell 0", "sell 0", "sell 0", "sell 0")
    assert len(choices(state)) == 8
    assert "play I1" not in choices(state)


def test_the_commits_of_others_do_not_change_the_choices_of_a_seat() -> None:
    """D-1."""
    state = ready(4)
    before = choices(state, 2)
    do_as(state, 0, "declare I1")
    do_as(state, 3, "declare H4")
    assert choices(state, 2) == before
    assert state.to_act == (1, 2)


# Hidden 5s.

FIVES = "E5, H5, E9, H1"


def hidden(**wishes: Any) -> State:
    return trick(FIVES, in_round=2, scores=[9] * 4, five_order="hidden", **wishes)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_hidden_5s_are_decided_at_once(order: tuple[int, int]) -> None:
    """R-7 with five_order="hidden": revealed and paid together, in any order of the answers."""
    answers = {0: "five 0", 1: "five 10"}
    state = hidden()
    assert tuple(state.to_act) == (0, 1)
    assert table_of(state)["actor"] is None
    events = do_as(state, order[0], answers[order[0]])
    assert scores(state) == [9] * 4, "nothing is paid yet"
    assert table_of(state)["rank"] == [5, 5, 9, 1]
    assert list(state.to_act) == [order[1]]
    assert table_of(state)["committed"] == [order[0] == p for p in range(4)]
    for seat in (order[1], 2, 3, None):
        assert [event.key for event in seen(events, seat)] == ["tritarea-five-committed"]
    events = do_as(state, order[1], answers[order[1]])
    assert scores(state) == [8, 7, 9, 9]
    assert table_of(state)["rank"] == [0, 10, 9, 1]
    assert holders(state) == ("E", 0, 2)
    assert keys(events).count("five-changed") == 2


def test_only_the_deciding_seat_knows_its_hidden_5() -> None:
    """R-7 with five_order="hidden"."""
    views = []
    for answer in ("five 0", "five 10", "five keep"):
        state = hidden()
        do_as(state, 0, answer)
        own: Any = state.view(0).to_json()
        assert own["choice"] == {"0": answer.split()[1]}
        views.append({canonical_json(state.view(seat).to_json()) for seat in (1, 2, 3, None)})
    assert views[0] == views[1] == views[2]


def test_a_seat_that_decides_for_several_answers_one_after_another() -> None:
    """R-7, TA-10.2: clockwise from the leader; the other seat at any time."""
    cards = "s3 H5, s0 E5, s1 H9, s2 E9"
    state = trick(cards, players=2, in_round=2, trick=4, scores=[9] * 4, five_order="hidden")
    assert state.to_act == (0,)
    assert state.decides_for(0) == five_of(state, 0) == 3
    do(state, "five 10")
    assert state.decides_for(0) == five_of(state, 0) == 0
    assert five_of(state, 1) is None
    assert scores(state) == [9] * 4
    own: Any = state.view(0).to_json()
    assert own["choice"] == {"3": "10"}
    do(state, "five 0")
    assert scores(state) == [8, 9, 9, 7]
    assert holders(state)[0] == "E"


def five_of(state: State, seat: int) -> object:
    """The participant about whose 5 the view says that the seat is asked."""
    return state.view(seat).to_json()["five_of"]


def test_a_seat_that_cannot_pay_is_not_asked() -> None:
    """TA-14.1, TA-4.3 with five_order="hidden": the engine keeps the 5."""
    state = load_hidden_without_points()
    assert state.to_act == (1,)
    do(state, "five keep")
    assert stage(state) == "building"


def load_hidden_without_points() -> State:
    return trick(FIVES, in_round=2, scores=[0, 9, 9, 9], five_order="hidden")


def test_declared_5s_are_hidden_too() -> None:
    """R-7, TA-7.6 with five_order="hidden"."""
    data = last_step(
        "d1=A b1=C",
        in_round=3,
        last="A",
        declared="M5 E2 I5 H5",
        scores=[9] * 4,
        five_order="hidden",
    )
    state = load(data)
    finish(state)
    assert (stage(state), state.to_act) == ("changing_declared", (0, 2, 3))
    before = scores(state)
    do_as(state, 3, "five 0")
    do_as(state, 0, "five 10")
    assert scores(state) == before
    events = do_as(state, 2, "five keep")
    assert forced(events) == []
    assert table_of(state)["points"]["fives"] == [-2, 0, 0, -1]
    assert table_of(state)["points"]["declarations"] == [10, -2, 5, 0]
