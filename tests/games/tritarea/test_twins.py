"""Twin worlds: what is hidden stays hidden (section 14, INV-11)."""

from typing import Any

import pytest

from tests.games.tritarea.boards import declaring, load, position
from tests.games.tritarea.play import do_as, random_game, trick
from tests.games.tritarea.twins import all_twins, twins
from trilobite.engine import State, canonical_json


def check(state: State) -> int:
    pairs = 0
    for one, other, unknowing in all_twins(state):
        pairs += 1
        assert other.invariants() == []
        assert one.to_position() != other.to_position()
        assert one.to_act == other.to_act
        for seat in [*range(state.players), None]:
            views = [canonical_json(world.view(seat).to_json()) for world in (one, other)]
            assert (views[0] == views[1]) == (seat in unknowing)
            if seat in unknowing and seat is not None:
                assert one.legal_ids(seat) == other.legal_ids(seat)
    return pairs


@pytest.mark.slow
@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nobody_sees_more_of_twin_worlds_than_they_may(players: int, memory: bool) -> None:
    """INV-11, R-20: seats that cannot tell the worlds apart get identical views and choices."""
    options: dict[str, Any] = {"five_order": "hidden", "memory": memory}
    pairs = sum(
        check(state)
        for number, (state, _, _) in enumerate(random_game(players, players, options))
        if number % 36 == 0
    )
    assert pairs > 5


@pytest.mark.slow
def test_a_commit_has_twins() -> None:
    """D-1: with the seat's own hand, with other hands, with other commitments."""
    state = load(declaring(4))
    for seat in (2, 0):
        do_as(state, seat, state.legal(seat)[0].text())
    assert check(state) > 20
    blind = [unknowing for _, _, unknowing in all_twins(state)]
    assert [1, 2, 3, None] in blind, "s0's card and s0's hand"
    assert [1, 3, None] in blind


def test_a_hidden_5_has_twins() -> None:
    """R-7 with five_order="hidden"."""
    state = trick("E5, H5, E9, H1", in_round=2, scores=[9] * 4, five_order="hidden")
    do_as(state, 1, "five 0")
    check(state)
    blind = [unknowing for _, _, unknowing in all_twins(state)]
    assert blind.count([0, 2, 3, None]) == 2


def test_in_memory_play_twins_for_the_suite_leave_out_the_decks() -> None:
    """R-20 with memory=True: see `twins`."""
    for memory in (False, True):
        state = load(position("b2=A", players=3, memory=memory))
        some, every = len(list(twins(state))), len(list(all_twins(state)))
        assert 0 < some < every if memory else some == every
