"""Looking back on a game: its moments, and its course."""

from trilobite.server.wire.base import Json, Wire
from trilobite.server.wire.play import LogEntry
from trilobite.server.wire.tables import TableInfo


class Replay(Wire):
    """A game to look back on, through some eyes: which moments it has, and what happened."""

    table: TableInfo
    eyes: int | None
    """Through whose eyes: a seat, or null for a spectator's, also where everything lies open."""
    is_open: bool
    """Everything lies open, as it does to nobody while the game goes on."""
    log: list[LogEntry]
    """What stands: no action that was taken back, and not the taking back."""
    moments: list[int]
    """The number in the log of each: first the opening, then each action that stands."""


class ReplayMoment(Wire):
    """What was to be seen right after a number of the log."""

    seq: int
    to_act: list[int]
    view: Json
    views: list[Json]
    """Where everything lies open, the view of each seat; otherwise none."""


class ReplayMoments(Wire):
    first: int
    """Which of `Replay.moments` is the first of these."""
    moments: list[ReplayMoment]


class CourseScored(Wire):
    """A score changed by an event, after so many decisions (0: in the set-up)."""

    decision: int
    participant: int
    points: int
    event: Json


class CourseTurn(Wire):
    """Decisions that a seat took in a row, from the number of the first one on."""

    first: int
    seat: int


class CourseLead(Wire):
    """From a decision on these participants had the most points, each for its side."""

    decision: int
    leaders: list[int]


class CourseRow(Wire):
    """Points by one kind of event under one rule; numbers in the order of the participants."""

    key: str
    rule: str
    is_final: bool
    """Of the final scoring; otherwise of the game before it."""
    points: list[int]
    times: list[int]
    targets: list[str]


class CourseStep(Wire):
    """A step of the final scoring, and the points of all participants after it."""

    scored: list[CourseScored]
    totals: list[int]
    remarks: list[Json]
    """Events that explain it: how a tie was broken."""


class CoursePlayer(Wire):
    participant: int
    decisions: int
    turns: int
    scorings: int
    best: int
    """The most points in one turn, the final scoring left out."""
    led: int
    """After how many decisions its side was ahead of all others."""


class CourseCount(Wire):
    """What the game counts over time: by number of decisions, then by participant."""

    key: str
    values: list[list[int]]


class Course(Wire):
    """How a finished game went. Decisions are the moments of its replay: 0 is the opening."""

    participants: list[int]
    decisions: int
    start: list[int]
    """The points at the beginning of a game that continues another."""
    turns: list[CourseTurn]
    scored: list[CourseScored]
    rows: list[CourseRow]
    steps: list[CourseStep]
    leads: list[CourseLead]
    changes: int
    """How often another side led alone than the one that led alone before."""
    players: list[CoursePlayer]
    counts: list[CourseCount]
