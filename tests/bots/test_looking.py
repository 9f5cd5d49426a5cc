"""Looking ahead: what a playout does next."""

from trilobite.bots.looking import after, go_on
from trilobite.engine import FastChance, State, find_game


def beginnings() -> list[State]:
    """Moments of a random game of Trias in which every action begins something."""
    chance = FastChance(7)
    state = find_game("trias").new(3, None, chance)
    found = []
    while not state.is_over:
        seat = state.to_act[0]
        ids = state.legal_ids(seat)
        if len(ids) > 1 and all(after(state, seat, id, chance).is_halfway() for id in ids):
            found.append(state.copy())
        state.apply_id(seat, ids[chance.below(len(ids))])
    return found


def gone_on(state: State, care: int = 4, *, whole: bool = True) -> State:
    (seat,) = state.to_act
    return go_on(state.copy(), seat, care, FastChance(1), whole=whole)


def test_what_is_begun_is_finished_where_whole_ways_are_compared() -> None:
    """But for a card that is turned up: with luck on the way, only the first step is taken.

    The best of many draws would be a dream.
    """
    draws = set()
    for state in beginnings():
        assert gone_on(state, whole=False).is_halfway()
        end = gone_on(state)
        draws.add(end.draws - state.draws)
        assert end.is_halfway() == (end.draws > state.draws)
    assert draws == {0, 1}


def test_the_more_whole_ways_are_tried_the_better_is_the_one_taken() -> None:
    states = [state for state in beginnings() if gone_on(state, 40).draws == state.draws]
    few, many = (
        sum(gone_on(state, care).outlook()[state.to_act[0]] for state in states) for care in (2, 40)
    )
    assert many > few
