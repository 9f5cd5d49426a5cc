"""OpenSpiel: its information set tree search plays Tritarea against its random bot."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

import trilobite.envs.openspiel  # noqa: F401 - makes the games known


class Outlook(mcts.Evaluator):  # type: ignore[misc]  # the library has no types
    """Judges a position by our evaluation instead of a random playout."""

    def evaluate(self, state: pyspiel.State) -> list[float]:
        outlook: list[float] = state.table.outlook()
        return outlook

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


game = pyspiel.load_game("trilobite_tritarea(players=2)")
dice = np.random.RandomState(1)
bots = [
    ismcts.ISMCTSBot(game, Outlook(), uct_c=1.0, max_simulations=8, random_state=dice),
    UniformRandomBot(1, dice),
]
state = game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(dice.choice(outcomes, p=chances)))
    else:
        state.apply_action(int(bots[state.current_player()].step(state)))
print(state.returns())
