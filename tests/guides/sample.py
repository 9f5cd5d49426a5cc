"""A sample puzzle, made without a search."""

from trilobite.engine import SeededChance, find_game
from trilobite.guides.lessons import find_lesson
from trilobite.guides.puzzles import LineStep, Puzzle, TriedAction


def sample_puzzle() -> Puzzle:
    """The position in which the lesson of Trias begins; the values are invented."""
    game, position = find_game("trias"), find_lesson("trias").position
    best, other, reply = (game.actions.from_text(t) for t in ("place 16", "place 3", "draw"))
    state = game.from_position(position, SeededChance(bytes(16)))
    rest = [action for action in state.legal(0) if action not in (best, other)]
    tries = (
        TriedAction(best, (0.6, 0.4), 20.0, (LineStep(0, reply),)),
        TriedAction(other, (0.4, 0.6), 15.0),
        *(TriedAction(action, (0.3, 0.7), 12.0) for action in rest),
    )
    return Puzzle(game, 1, 0, position, best, other, tries, 2)
