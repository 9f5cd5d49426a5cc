"""Advice is the same for the same position, and does not claim to be more precise than it is."""

import pytest

from tests.games.terror.boards import board
from tests.games.terror.play import do
from trilobite.analysis.advice import Advice, advise, ranked
from trilobite.analysis.review import SearchEffort, Weighed
from trilobite.engine import SeededChance, State, find_game, seed_from_text

FEW = SearchEffort(iterations=16)


def begun(key: str, players: int) -> State:
    state = find_game(key).new(players, {}, SeededChance(seed_from_text("advice")))
    while len(state.legal_ids(state.to_act[0])) < 2:
        state.apply_id(state.to_act[0], state.legal_ids(state.to_act[0])[0])
    return state


@pytest.mark.parametrize(("key", "players"), [("terror", 3), ("tritarea", 1), ("tritarea", 4)])
def test_the_same_position_gets_the_same_advice(key: str, players: int) -> None:
    state = begun(key, players)
    seat = state.to_act[0]
    first = advise(state.view(seat), state.offer(seat), FEW)
    assert first
    assert advise(state.view(seat), state.offer(seat), FEW) == first


def test_the_candidates_are_offered_and_have_equally_many_visits() -> None:
    state = begun("tritarea", 4)
    seat = state.to_act[0]
    advice = advise(state.view(seat), state.offer(seat), FEW)
    offered = {choice.action.text() for choice in state.offer(seat).choices}
    assert {one.weighed.action for one in advice} <= offered
    assert len({one.weighed.visits for one in advice}) == 1


def weighed(action: str, chance: float, error: float, points: float = 0.0) -> Weighed:
    return Weighed(action, "kind", (), any_order=False, visits=100, win_chance=chance, error=error,
                   points=points)  # fmt: skip


@pytest.mark.parametrize(
    ("chance", "error", "low", "high"),
    [(0.42, 0.04, 0.3, 0.5), (0.42, 0.0, 0.35, 0.5), (0.02, 0.01, 0.0, 0.1), (0.5, 1.0, 0.0, 1.0)],
)
def test_a_chance_is_a_range_of_twentieths_that_is_never_narrower_than_known(
    chance: float, error: float, low: float, high: float
) -> None:
    (only,) = ranked([weighed("a", chance, error)])
    assert (only.low, only.high) == (low, high)


def standings(advice: list[Advice]) -> list[tuple[str, str]]:
    return [(one.weighed.action, one.standing) for one in advice]


def test_a_candidate_is_called_weaker_only_if_that_is_certain() -> None:
    found = [weighed("a", 0.40, 0.02), weighed("b", 0.38, 0.02), weighed("c", 0.20, 0.02)]
    assert standings(ranked(found)) == [("a", "best"), ("b", "equal"), ("c", "weaker")]


def test_points_decide_wherever_the_difference_may_be_noise() -> None:
    found = [weighed("stop", 0.41, 0.02, 20.0), weighed("eat", 0.4, 0.02, 21.0)]
    assert standings(ranked(found)) == [("eat", "best"), ("stop", "equal")]


def test_nothing_is_wasted_where_another_action_may_be_as_good() -> None:
    found = [
        weighed("stop", 0.41, 0.02, 22.0), weighed("own", 0.38, 0.02, 21.0),
        weighed("eat", 0.4, 0.02, 20.0), weighed("worse", 0.2, 0.02, 30.0),
    ]  # fmt: skip
    assert standings(ranked(found))[0] == ("stop", "best")
    advice = ranked(found, wasteful={"stop"})
    assert standings(advice) == [
        ("eat", "best"), ("stop", "equal"), ("own", "equal"), ("worse", "weaker"),
    ]  # fmt: skip
    assert standings(ranked(found[:1], wasteful={"stop"})) == [("stop", "best")]
    apart = [found[0], found[3]]
    assert standings(ranked(apart, wasteful={"stop"}))[0] == ("stop", "best")


@pytest.mark.slow
@pytest.mark.parametrize("time", [(0, 0), (1, 1), (2, 1)])
def test_a_bite_at_an_opponent_is_not_declined(time: tuple[int, int]) -> None:
    """Declining it used to be advised where the chances were nearly the same."""
    state = board("Do [] /T Fo [B1]", tile="TR", time=time)
    do(state, "tile", "to Fo")
    advice = advise(state.view(0), state.offer(0), FEW)
    weaker = [one.weighed.action for one in advice if one.standing == "weaker"]
    assert advice[0].weighed.action == "eat 1" or "eat 1" in weaker


def test_only_the_chance_counts_for_somebody_without_rivals() -> None:
    """The chance is then that of a grade, and own points do not say how good it is."""
    found = [weighed("help", 0.41, 0.02, 20.0), weighed("gain", 0.4, 0.02, 21.0)]
    assert standings(ranked(found, points_count=False)) == [("help", "best"), ("gain", "equal")]


def test_no_points_make_up_for_a_chance_that_is_clearly_lower() -> None:
    found = [
        weighed("gain", 0.2, 0.02, 90.0), weighed("eat", 0.4, 0.02, 21.0),
        weighed("stop", 0.42, 0.02, 20.0), weighed("wait", 0.1, 0.02, 95.0),
    ]  # fmt: skip
    assert standings(ranked(found)) == [
        ("eat", "best"), ("stop", "equal"), ("gain", "weaker"), ("wait", "weaker"),
    ]  # fmt: skip


def test_nothing_is_advised_without_candidates() -> None:
    assert ranked([]) == []


def test_more_points_come_first_if_two_chances_are_equal() -> None:
    found = [weighed("stop", 0.4, 0.02, 20.0), weighed("eat", 0.4, 0.02, 21.0)]
    assert standings(ranked(found)) == [("eat", "best"), ("stop", "equal")]
