"""What teaches at a table."""

from trilobite.server.wire.base import Json, Wire


class GuideChoice(Wire):
    """What is to be learnt, "lesson/trias" or "puzzle/trias/7": from where I left off, or anew."""

    guide: str
    anew: bool = False


class GuidePage(Wire):
    """A message, and the things of the view that it is about."""

    text: Json
    marks: list[str]


class GuideVerdict(Wire):
    """What is thought of the action that was tried in a puzzle."""

    best: str
    """The best action, in its text form."""
    chosen: str
    best_chance: float
    """To win, from 0 to 1."""
    chosen_chance: float | None
    """null: little."""


class GuideInfo(Wire):
    """Where a guide is. Its last page of a step says what to do; of a puzzle, why."""

    step: int
    steps: int
    pages: list[GuidePage]
    """Empty while other seats reply."""
    done: bool
    lost: bool
    """The guide was another one when this began: it has to be begun anew."""
    verdict: GuideVerdict | None
    """Of a puzzle that was tried."""


class PuzzleInfo(Wire):
    number: int
    difficulty: int
    """1 to 3."""


class Puzzles(Wire):
    """The puzzles of a game, "puzzle/<game>/<number>"."""

    puzzles: list[PuzzleInfo]
