"""The random bot: every offered action is equally likely."""

from trilobite.bots.contract import Bot, ThinkingTime
from trilobite.engine import Action, FastChance, Offer, View


class RandomBot(Bot):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._chance = FastChance(seed)

    def choose(self, view: View, offer: Offer, thinking_time: ThinkingTime) -> Action:
        return offer.choices[self._chance.below(len(offer.choices))].action
