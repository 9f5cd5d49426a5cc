"""The games as PettingZoo environments: `from trilobite.envs.pettingzoo import trias_v0`.

    env = trias_v0.env(players=3)

The number behind a name is raised with every change of rules or observation.
"""

from trilobite.envs.extras import need

need("pettingzoo", "numpy", "gymnasium", "pettingzoo")
