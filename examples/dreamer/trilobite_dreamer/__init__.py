"""Dreamer, the bot of docs/bots/bots.md: it imagines how the game goes on after each action."""

from collections.abc import Sequence

from trilobite.bots.contract import Bot, Candidate, ThinkingTime
from trilobite.engine import Action, FastChance, InputError, Offer, State, View


class Dreamer(Bot):
    """Takes the action after which its dreams look best. It works with any game."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.chance = FastChance(seed)
        self.dreams = 4

    def choose(self, view: View, offer: Offer, thinking_time: ThinkingTime) -> Action:
        actions = [choice.action for choice in offer.choices]
        return max(actions, key=lambda action: self.value_of(view, offer.seat, action))

    def value_of(self, view: View, seat: int, action: Action) -> float:
        ends = [self.dream(view, seat, action) for _ in range(self.dreams)]
        return sum(end.outlook()[seat] for end in ends) / self.dreams

    def dream(self, view: View, seat: int, action: Action) -> State:
        world = view.imagine(self.chance)
        world.apply_id(seat, action.id)
        for _ in range(4):
            for someone in world.to_act[:1]:
                ids = world.legal_ids(someone)
                world.apply_id(someone, ids[self.chance.below(len(ids))])
        return world


class Oracle(Dreamer):
    """A dreamer that explains itself and dreams as often as you like: `oracle:dreams=20`."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.thoughts: list[Candidate] = []

    def configure(self, setting: str, value: str) -> None:
        if setting != "dreams" or not value.isdecimal() or int(value) == 0:
            raise InputError("bot", f"oracle has no setting {setting}={value}", "dreams=4")
        self.dreams = int(value)

    def choose(self, view: View, offer: Offer, thinking_time: ThinkingTime) -> Action:
        self.thoughts = []
        return super().choose(view, offer, thinking_time)

    def value_of(self, view: View, seat: int, action: Action) -> float:
        win_chance = super().value_of(view, seat, action)
        points = self.dream(view, seat, action).estimate(seat)  # from one more dream
        self.thoughts.append(Candidate(action, self.dreams, win_chance, points))
        return win_chance

    def explain(self) -> Sequence[Candidate]:
        return sorted(self.thoughts, key=lambda thought: -thought.win_chance)
