"""How bots have conducted themselves: one that fails again and again is not asked any more.

In memory only: after a restart, or when another server lets the bots of a table think, each bot is
tried anew.
"""

from trilobite.bots.levels import lower
from trilobite.server.thinking import Key

MOST_FAILURES = 3
"""So many in a row, and the level below plays for the rest of the game."""

MOST_NOTED = 1000
"""Bots about which something is known; what was noted first is forgotten first."""


class Conduct:
    """How often each bot has failed in a row at its seat."""

    def __init__(self) -> None:
        self._failures: dict[Key, int] = {}

    def who_plays(self, key: Key) -> str:
        """The bot itself; if it was given up the level below, and so on."""
        table, seat, bot = key
        while self._failures.get((table, seat, bot), 0) >= MOST_FAILURES:
            below = lower(bot)
            if below is None:
                break
            bot = below
        return bot

    def is_last_chance(self, key: Key) -> bool:
        """Whether it is given up if it fails once more."""
        return self._failures.get(key, 0) == MOST_FAILURES - 1

    def note_answer(self, key: Key) -> None:
        self._failures.pop(key, None)

    def note_failure(self, key: Key) -> None:
        self._failures[key] = self._failures.get(key, 0) + 1
        if len(self._failures) > MOST_NOTED:
            del self._failures[next(iter(self._failures))]
