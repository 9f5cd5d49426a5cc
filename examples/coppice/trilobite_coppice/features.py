"""What makes a position good, for bots."""

from typing import Final

from trilobite.engine import Evaluation, Terms
from trilobite_coppice.rules.groves import owners
from trilobite_coppice.wood import Wood

TERMS: Final = Terms()
POINTS: Final = TERMS.add("points", 1.0, "points so far")
GROVES: Final = TERMS.add("groves", 0.8, "trees in the groves where the seat has most foresters")
HOME: Final = TERMS.add("home", 0.6, "foresters at home")
EVALUATION: Final = Evaluation(TERMS.all, spread=5.0)


def measure(wood: Wood, seat: int) -> list[float]:
    values = [0.0] * len(TERMS.all)
    values[POINTS] = wood.total(seat)
    values[GROVES] = sum(len(g) for g in wood.guarded_groves() if seat in owners(wood, g))
    values[HOME] = wood.at_home(seat)
    return values
