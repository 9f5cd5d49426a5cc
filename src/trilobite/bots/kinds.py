"""The steady bot: random, but it chooses the kind of action first. It works in any game.

With a uniform choice, a kind with many actions crowds out the others: in Trias the `random` bot
drifts whenever it can pay for it, and its herds drown.
"""

from trilobite.bots.contract import Bot, ThinkingTime
from trilobite.engine import Action, FastChance, Offer, View


class KindBot(Bot):
    """Chooses a random kind of action, then a random action of that kind."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._chance = FastChance(seed)

    def choose(self, view: View, offer: Offer, thinking_time: ThinkingTime) -> Action:
        kinds: dict[str, list[Action]] = {}
        for choice in offer.choices:
            kinds.setdefault(choice.kind, []).append(choice.action)
        actions = list(kinds.values())[self._chance.below(len(kinds))]
        return actions[self._chance.below(len(actions))]
