"""A machine plays Tritarea, and lets simultaneous decisions be made in any order."""

import pytest
from hypothesis.stateful import precondition, rule

from tests.games.tritarea.laws import laws_between
from tests.games.tritarea.test_slow_rules import OPTIONS
from tests.support.machine import Machine, plays
from trilobite.engine import Refusal
from trilobite.games.tritarea import GAME


class TritareaMachine(Machine):
    game = GAME
    laws_between = laws_between
    rule_ids = ("TA-", "R-")
    board_data = OPTIONS["board_data"]

    @precondition(Machine.is_running)
    @rule()
    def decide_in_any_order(self) -> None:
        """D-1, R-7: of two seats that decide at once, either may be first."""
        if len(self.state.to_act) < 2:
            return
        pair = [(seat, self.state.legal(seat)[-1]) for seat in self.state.to_act[:2]]
        ends = []
        for order in (pair, pair[::-1]):
            trial = self.state.copy()
            for seat, action in order:
                assert not isinstance(trial.apply(seat, action), Refusal)
            ends.append(trial.to_position())
        assert ends[0] == ends[1]


TestTritarea = plays(TritareaMachine, 12, 15)
TestTritareaDeeply = pytest.mark.deep(plays(TritareaMachine, 40, 40))
