"""Guides: the scripts of lessons and puzzles."""

from typing import Annotated, Literal

from trilobite.server.common.wire.base import DEPRECATED, Json, Wire


class GuideChoice(Wire):
    """The lesson or puzzle I want, "lesson/trias" or "puzzle/trias/7".

    It continues where I left off, or with `start_over` from the beginning.
    """

    guide: str
    start_over: bool = False
    anew: Annotated[bool, DEPRECATED] = False
    """The former name of `start_over`."""


class GuidePage(Wire):
    """A message, and the targets of the view that it is about."""

    text: Json
    marks: list[str]


class GuideReply(Wire):
    """What another seat will probably do next."""

    seat: int
    pages: list[GuidePage]


class GuideReason(Wire):
    """What an action in a puzzle leads to: at once, afterwards, and at the end of the game."""

    role: Literal["best", "chosen", "obvious", "second"]
    """Why the action is listed: `obvious` looks best at first sight, `second` is second best."""
    action: str
    marks: list[str]
    chances: list[float]
    """Every seat's chance to win, from 0 to 1."""
    points: int
    """The points that the seat can expect at the end."""
    does: list[GuidePage]
    """What the action does, as far as it can be foreseen; empty if it begins with a random draw."""
    then: list[GuideReply]


class GuideVerdict(Wire):
    """The judgement of the action that the learner tried in a puzzle."""

    best: str
    """The best action, in its text form."""
    chosen: str
    reasons: list[GuideReason]
    """Reasons: first the best action, then the one that was tried, then another plausible one."""


class GuideInfo(Wire):
    """How far a guide has come. The last page of each step says what to do."""

    step: int
    steps: int
    pages: list[GuidePage]
    """The pages of this step; empty while other seats reply, and in a puzzle."""
    done: bool
    lost: bool
    """Whether the guide has changed since the learner began, so that they have to start again."""
    verdict: GuideVerdict | None
    """The verdict on a puzzle that was tried."""


class PuzzleInfo(Wire):
    number: int
    difficulty: int
    """The difficulty, from 1 to 3."""


class Puzzles(Wire):
    """The puzzles of a game, "puzzle/<game>/<number>"."""

    puzzles: list[PuzzleInfo]
