"""A puzzle that nobody needs to search for."""

from trilobite.engine import find_game
from trilobite.guides.lessons import find_lesson
from trilobite.guides.puzzles import Puzzle, Try


def sample_puzzle() -> Puzzle:
    """Where the lesson of Trias begins: one placement is best by decree."""
    game = find_game("trias")
    best, other = (game.actions.from_text(text) for text in ("place 16", "place 3"))
    tries = (Try(best, 0.6, 20.0), Try(other, 0.4, 15.0))
    return Puzzle(game, 1, 0, find_lesson("trias").position, best, other, tries, 2)
