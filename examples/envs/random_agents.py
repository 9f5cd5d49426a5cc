"""PettingZoo: random agents play a game of Triassic Terror."""

from trilobite.envs.pettingzoo import terror_v0

env = terror_v0.env(players=3, options={"blind_cards": "open"})
env.reset(seed=42)
for number, agent in enumerate(env.agents):
    env.action_space(agent).seed(number)
payoffs = {}
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    if termination or truncation:
        payoffs[agent] = reward
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(observation["action_mask"]))
print(payoffs)
