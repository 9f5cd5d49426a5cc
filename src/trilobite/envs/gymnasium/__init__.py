"""One seat of a table as a Gymnasium environment; bots play the other seats.

import trilobite.envs.gymnasium
env = gymnasium.make("trilobite/Tritarea-v0", players=2, opponents="easy")
envs = gymnasium.make_vec(
    "trilobite/Tritarea-v0", num_envs=8, vectorization_mode="vector_entry_point"
)
"""

from trilobite.envs.extras import need

need("gymnasium", "numpy", "gymnasium")

from trilobite.envs.gymnasium.registering import register_all  # noqa: E402 - needs them

register_all()
