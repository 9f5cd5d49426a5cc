"""The games as OpenSpiel games: to import this package makes them known to `pyspiel.load_game`.

import trilobite.envs.openspiel
game = pyspiel.load_game("trilobite_trias(players=3)")
"""

from trilobite.envs.openspiel.games import register_all

register_all()
