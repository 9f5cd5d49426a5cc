"""A puzzle as a guide: one question, any legal answer, and a verdict on it."""

from collections.abc import Sequence
from functools import cache, cached_property
from typing import Any

from trilobite.engine import Action, InputError, Message, find_game, seed_from_text
from trilobite.engine.reading import shown
from trilobite.guides.contract import Act, Guide, Present, Verdict
from trilobite.guides.puzzle_reasons import reasons
from trilobite.guides.puzzles import Puzzle, find_puzzle

KIND = "puzzle"


class PuzzleGuide(Guide):
    def __init__(self, puzzle: Puzzle) -> None:
        state = puzzle.state()
        self.puzzle = puzzle
        self.name = puzzle.key
        self.game = puzzle.game
        self.players = state.players
        self.options = dict(state.options)
        self.seed = seed_from_text(puzzle.key)
        self.learner = puzzle.seat
        self._verdicts: dict[str, Verdict] = {}
        """Verdicts by action, kept because every scene of the table needs one."""

    @cached_property
    def position(self) -> dict[str, Any]:
        return self.puzzle.position

    def present(self, acts: Sequence[Act]) -> Present:
        if not acts:
            return Present(0, 1, ())
        if len(acts) > 1 or acts[0].seat != self.learner:
            return Present(0, 1, (), is_lost=True)
        return Present(1, 1, (), is_done=True, verdict=self._verdict(acts[0].text))

    def _verdict(self, text: str) -> Verdict:
        if text not in self._verdicts:
            why = tuple(reasons(self.puzzle, self.game.actions.from_text(text)))
            self._verdicts[text] = Verdict(self.puzzle.best.text(), text, why)
        return self._verdicts[text]

    def objection(self, acts: Sequence[Act], action: Action) -> Message | None:
        """Always None: any legal action may be tried."""
        return None


@cache
def find_puzzle_guide(name: str) -> PuzzleGuide:
    """The guide of a puzzle, such as "trias/7"."""
    key, _, number = name.partition("/")
    if not (number.isascii() and number.isdecimal() and len(number) < 5):
        raise InputError("guide", f"{shown(name)} is not a puzzle", "GAME/NUMBER")
    return PuzzleGuide(find_puzzle(find_game(key), int(number)))
