"""A Hypothesis state machine plays Triassic Terror and tries to end turns and meals."""

from collections.abc import Sequence
from typing import ClassVar

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from tests.games.terror.boards import table_of
from tests.games.terror.laws import laws_between
from tests.games.terror.play import end_turn
from tests.support.machine import Machine, plays
from trilobite.engine import Action, Refusal, State
from trilobite.games.terror import GAME


class TerrorMachine(Machine):
    game = GAME
    laws_between = laws_between
    rule_ids = ("TT-", "R-")
    board_data: ClassVar[Sequence[object]] = ({}, {"stone.So.P": 9, "predator.t-rex": "Sm"})

    @precondition(Machine.is_running)
    @rule()
    def end_the_play_turn(self) -> None:
        """INV-11: a play turn can be ended from any point."""
        if table_of(self.state)["space"] is not None:
            end_turn(self.state.copy())

    @precondition(Machine.is_running)
    @rule(number=st.integers(0, 100), other=st.integers(0, 100))
    def eat_in_either_order(self, number: int, other: int) -> None:
        """INV-9: swapping two bites changes nothing."""
        bites = [a for a in self.state.legal(self.seat) if a.kind == "eat"]
        if not bites:
            return
        pair = [bites[number % len(bites)], bites[other % len(bites)]]
        ends = [ate(self.state.copy(), order) for order in (pair, pair[::-1])]
        assert None in ends or ends[0] == ends[1]


def ate(state: State, bites: list[Action]) -> dict[str, object] | None:
    """The position after two bites and the end of the meal; None if they are not both legal."""
    (seat,) = state.to_act
    for bite in bites:
        if state.to_act != (seat,) or isinstance(state.apply(seat, bite), Refusal):
            return None
    stop = GAME.actions.from_text("stop")
    if table_of(state)["stage"] == "eating":
        state.apply(seat, stop)
    return state.to_position()


TestTerror = plays(TerrorMachine, 12, 20)
TestTerrorDeeply = pytest.mark.deep(plays(TerrorMachine, 40, 40))
