"""Levels for people: a name for a bot with settings, in each game what suits it.

docs/bots.md shows by how much each level beats the one below it.
"""

from collections.abc import Sequence

from trilobite.bots.contract import Bot, Candidate, Clock
from trilobite.bots.registry import find_bot
from trilobite.engine import Action, Offer, View

LEVELS = ("easy", "normal", "hard", "expert")
"""From the weakest to the strongest."""

BUDGETS = {"easy": 0.3, "normal": 0.3, "hard": 0.1, "expert": 0.2}
"""Seconds that a level may think about a decision, on one core with the compiled build."""

ANY = ""
SETTINGS = {
    "easy": {ANY: "greedy:worlds=1:blunders=0.4"},
    "normal": {ANY: "greedy"},
    "hard": {
        ANY: f"search:seconds={BUDGETS['hard']}:haste=0.5",
        # Its luck leaves less between the levels: half of its decisions in haste would be too many.
        "tritarea": f"search:seconds={BUDGETS['hard']}:haste=0.4",
    },
    "expert": {ANY: f"search:seconds={BUDGETS['expert']}"},
}
"""The bot behind a level, by game; ANY for games that have none of their own."""


def bot_of(level: str, game: str) -> str:
    by_game = SETTINGS[level]
    return by_game.get(game, by_game[ANY])


def levels_first(names: list[str]) -> list[str]:
    """In the order in which people want to see them."""
    return [*LEVELS, *(name for name in names if name not in LEVELS)]


def lower(bot: str) -> str | None:
    """Who stands in for a bot that failed: the level below, for others `easy`; last `random`."""
    if bot in LEVELS[1:]:
        return LEVELS[LEVELS.index(bot) - 1]
    if bot == "random":
        return None
    return "random" if bot == LEVELS[0] else LEVELS[0]


class LevelBot(Bot):
    """Plays as the bot behind its level does in the game that is on the table."""

    level = ""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._bots: dict[str, Bot] = {}
        self._last: Bot | None = None

    def choose(self, view: View, offer: Offer, clock: Clock) -> Action:
        key = view.game.key
        if key not in self._bots:
            self._bots[key] = find_bot(bot_of(self.level, key))(self.seed)
        self._last = self._bots[key]
        return self._last.choose(view, offer, clock)

    def explain(self) -> Sequence[Candidate]:
        return () if self._last is None else self._last.explain()


class EasyBot(LevelBot):
    level = "easy"


class NormalBot(LevelBot):
    level = "normal"


class HardBot(LevelBot):
    level = "hard"


class ExpertBot(LevelBot):
    level = "expert"
