"""The games as PettingZoo environments: `from trilobite.envs.pettingzoo import trias_v0`.

    env = trias_v0.env(players=3)

The version in a name increases with every change of rules or observations.
"""

from trilobite.envs.extras import need

need("pettingzoo", "numpy", "gymnasium", "pettingzoo")
