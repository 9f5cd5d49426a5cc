"""The steady bot: random, but kind by kind. It knows no game, and yet wastes less than random.

A kind with many choices crowds out the others: uniformly random Trias drifts whenever it can pay
for it, and its herds drown.
"""

from trilobite.bots.contract import Bot, Clock
from trilobite.engine import Action, FastChance, Offer, View


class KindBot(Bot):
    """First a kind of action, each equally likely; then an action of it, each equally likely."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._chance = FastChance(seed)

    def choose(self, view: View, offer: Offer, clock: Clock) -> Action:
        kinds: dict[str, list[Action]] = {}
        for choice in offer.choices:
            kinds.setdefault(choice.kind, []).append(choice.action)
        actions = list(kinds.values())[self._chance.below(len(kinds))]
        return actions[self._chance.below(len(actions))]
