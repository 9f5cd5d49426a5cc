"""Random play to the end of a game, by the fast face of the moves."""

from trilobite.engine.chance import Chance
from trilobite.engine.contract import State


def play_out(state: State, chance: Chance) -> int:
    """Play uniformly random choices until the game is over; the number of decisions made."""
    decisions = 0
    while True:
        acting = state.to_act
        if not acting:
            return decisions
        seat = acting[0]
        ids = state.legal_ids(seat)
        state.apply_id(seat, ids[chance.below(len(ids), decisions)])
        decisions += 1
