"""What teaches at a table."""

from typing import Literal

from trilobite.server.wire.base import Json, Wire


class GuideChoice(Wire):
    """What is to be learnt, "lesson/trias" or "puzzle/trias/7": from where I left off, or anew."""

    guide: str
    anew: bool = False


class GuidePage(Wire):
    """A message, and the things of the view that it is about."""

    text: Json
    marks: list[str]


class GuideReply(Wire):
    """What a seat probably does next."""

    seat: int
    pages: list[GuidePage]


class GuideReason(Wire):
    """What comes of an action of a puzzle: at once, then, and in the end."""

    role: Literal["best", "chosen", "obvious", "second"]
    """Why it is spoken of: it looks best at first sight, or comes next to the best."""
    action: str
    marks: list[str]
    chances: list[float]
    """Of every seat to win, from 0 to 1."""
    points: int
    """That its seat may expect at the end."""
    does: list[GuidePage]
    """As far as it can be foreseen; empty if that begins with a draw."""
    then: list[GuideReply]


class GuideVerdict(Wire):
    """What is thought of the action that was tried in a puzzle."""

    best: str
    """The best action, in its text form."""
    chosen: str
    reasons: list[GuideReason]
    """The best first, then the one that was tried, then another that may come to mind."""


class GuideInfo(Wire):
    """Where a guide is. Its last page of a step says what to do."""

    step: int
    steps: int
    pages: list[GuidePage]
    """Empty while other seats reply, and in a puzzle."""
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
