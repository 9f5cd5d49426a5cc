"""Levels of strength for people: each is a bot with settings that suit the game.

docs/bots/bots.md shows by how much each level beats the one below it.
"""

from collections.abc import Sequence

from trilobite.bots.contract import Bot, Candidate, ThinkingTime
from trilobite.bots.registry import find_bot
from trilobite.engine import Action, Offer, View

LEVELS = ("easy", "normal", "hard", "expert")
"""Names of the levels, the weakest first."""

BUDGETS = {"easy": 0.3, "normal": 0.3, "hard": 0.1, "expert": 0.2}
"""Seconds that a level may take for a decision, on one core with the compiled build."""

ANY = ""
SETTINGS = {
    "easy": {ANY: "greedy:worlds=1:blunders=0.4"},
    "normal": {ANY: "greedy"},
    "hard": {
        ANY: f"search:seconds={BUDGETS['hard']}:instant_decisions=0.5",
        # Luck brings the levels closer here: a share of 0.5 would make this one too weak.
        "tritarea": f"search:seconds={BUDGETS['hard']}:instant_decisions=0.4",
    },
    "expert": {ANY: f"search:seconds={BUDGETS['expert']}"},
}
"""The bot behind each level, by game; ANY is for games without an entry."""


def bot_of(level: str, game: str) -> str:
    by_game = SETTINGS[level]
    return by_game.get(game, by_game[ANY])


def levels_first(names: list[str]) -> list[str]:
    """Bot names in the order shown to people: the levels first."""
    return [*LEVELS, *(name for name in names if name not in LEVELS)]


def next_weaker(bot: str) -> str | None:
    """The replacement for a bot that failed, or None.

    It is the level below; for `easy`, `random`; for a bot that is not a level, `easy`.
    """
    if bot in LEVELS[1:]:
        return LEVELS[LEVELS.index(bot) - 1]
    if bot == "random":
        return None
    return "random" if bot == LEVELS[0] else LEVELS[0]


class LevelBot(Bot):
    """Plays like the bot behind its level in the current game."""

    level = ""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._bots: dict[str, Bot] = {}
        self._last: Bot | None = None

    def choose(self, view: View, offer: Offer, thinking_time: ThinkingTime) -> Action:
        key = view.game.key
        if key not in self._bots:
            self._bots[key] = find_bot(bot_of(self.level, key))(self.seed)
        self._last = self._bots[key]
        return self._last.choose(view, offer, thinking_time)

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
