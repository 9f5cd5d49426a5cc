"""Gymnasium: one seat of Tritarea; the bot `easy` plays the other."""

import gymnasium

import trilobite.envs.gymnasium  # noqa: F401 - makes the games known

env = gymnasium.make("trilobite/Tritarea-v0", players=2, opponents="easy")
env.action_space.seed(7)
observation, info = env.reset(seed=7)
is_over = False
decisions = 0
while not is_over:
    action = env.action_space.sample(info["action_mask"])
    observation, reward, is_over, _, info = env.step(action)
    decisions += 1
print(decisions, reward)
