"""The games as OpenSpiel games. Importing this package registers them for `pyspiel.load_game`.

import trilobite.envs.openspiel
game = pyspiel.load_game("trilobite_trias(players=3)")
"""

from trilobite.envs.extras import need

need("openspiel", "numpy", "pyspiel")

from trilobite.envs.openspiel.games import register_all  # noqa: E402 - needs them

register_all()
