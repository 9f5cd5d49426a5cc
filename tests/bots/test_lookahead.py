"""Looking ahead: what a playout does next."""

import pytest

from trilobite.bots.lookahead import after, go_on
from trilobite.engine import FastChance, State, find_game


def beginnings() -> list[State]:
    """States of a random game of Trias in which every action leaves a half-finished move."""
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


def gone_on(state: State, candidates: int = 4, *, whole: bool = True) -> State:
    (seat,) = state.to_act
    return go_on(state.copy(), seat, candidates, FastChance(1), whole=whole)


def test_with_whole_a_half_finished_move_is_finished() -> None:
    """Only the first action is taken if a card is turned up on the way.

    Otherwise the playout would choose the best of many draws.
    """
    draws = set()
    for state in beginnings():
        assert gone_on(state, whole=False).is_halfway()
        end = gone_on(state)
        draws.add(end.draws - state.draws)
        assert end.is_halfway() == (end.draws > state.draws)
    assert draws == {0, 1}


@pytest.mark.slow
def test_more_candidates_lead_to_a_better_whole_move() -> None:
    states = [state for state in beginnings() if gone_on(state, 40).draws == state.draws]
    few, many = (
        sum(gone_on(state, candidates).outlook()[state.to_act[0]] for state in states)
        for candidates in (2, 40)
    )
    assert many > few
