"""The greedy bot: takes what looks best one decision ahead, by the game's own evaluation."""

from collections.abc import Sequence

from trilobite.bots.contract import Bot, Candidate, ThinkingTime
from trilobite.bots.lookahead import after, happens, imagine_all, worth
from trilobite.bots.settings import amount, unknown, whole_number
from trilobite.engine import Action, FastChance, Offer, View

_SETTINGS = "worlds=3, blunders=0.4"


class GreedyBot(Bot):
    """Tries each action in a few possible worlds and compares what they lead to."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.worlds = 3
        self.blunders = 0.0
        """The share of decisions made at random, for a weaker player."""
        self._chance = FastChance(seed)
        self._thoughts: list[Candidate] = []

    def configure(self, setting: str, value: str) -> None:
        if setting == "worlds":
            self.worlds = whole_number(setting, value, least=1)
        elif setting == "blunders":
            self.blunders = amount(setting, value, most=1.0)
        else:
            raise unknown("greedy", setting, _SETTINGS)

    def choose(self, view: View, offer: Offer, thinking_time: ThinkingTime) -> Action:
        choices = [choice.action for choice in offer.choices]
        self._thoughts = []
        if len(choices) == 1 or happens(self.blunders, self._chance):
            return choices[self._chance.below(len(choices))]
        self._thoughts = self._think(view, offer.seat, choices)
        return self._thoughts[0].action

    def explain(self) -> Sequence[Candidate]:
        return self._thoughts

    def _think(self, view: View, seat: int, choices: list[Action]) -> list[Candidate]:
        worlds = imagine_all(view, self.worlds, self._chance)
        draws = [self._chance.below(1 << 31) for _ in worlds]
        thoughts = []
        for action in choices:
            chance_sum = points = 0.0
            for world, draw in zip(worlds, draws, strict=True):
                # All actions get the same draws, so that they differ by their effects, not by luck.
                trial = after(world, seat, action.id, FastChance(draw))
                chance_sum += worth(trial, seat, FastChance(draw))
                points += trial.estimate(seat)
            number = len(worlds)
            thoughts.append(Candidate(action, number, chance_sum / number, points / number))
        order = sorted(
            range(len(thoughts)), key=lambda i: (-thoughts[i].win_chance, -thoughts[i].points)
        )
        best = [thoughts[i] for i in order]
        self._shuffle_equals(best)
        return best

    def _shuffle_equals(self, best: list[Candidate]) -> None:
        """Chance decides among equals; otherwise a bot would always play in the same corner."""
        first = best[0]
        equals = 1
        while equals < len(best) and _is_equal(best[equals], first):
            equals += 1
        pick = self._chance.below(equals)
        best[0], best[pick] = best[pick], best[0]


def _is_equal(one: Candidate, other: Candidate) -> bool:
    return abs(one.win_chance - other.win_chance) < 1e-9 and abs(one.points - other.points) < 1e-9
