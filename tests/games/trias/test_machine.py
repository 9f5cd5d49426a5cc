"""A Hypothesis state machine plays Trias."""

import pytest

from tests.games.trias.laws import laws_between
from tests.support.machine import Machine, plays
from trilobite.games.trias import GAME


class TriasMachine(Machine):
    game = GAME
    laws_between = laws_between
    rule_ids = ("TR-",)


TestTrias = plays(TriasMachine, 12, 20)
TestTriasDeeply = pytest.mark.deep(plays(TriasMachine, 60, 50))
