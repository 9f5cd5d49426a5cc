"""Random play to the end of a game, with the fast interface to its moves."""

from trilobite.engine.chance import Chance
from trilobite.engine.contract import State


def play_out(state: State, chance: Chance) -> int:
    """Play uniformly random actions until the game is over; return the number of decisions."""
    decisions = 0
    while True:
        acting = state.to_act
        if not acting:
            return decisions
        seat = acting[0]
        ids = state.legal_ids(seat)
        state.apply_id(seat, ids[chance.below(len(ids), decisions)])
        decisions += 1
