"""Replays: the moments of a game, and its timeline."""

from trilobite.server.common.wire.base import Json, Wire
from trilobite.server.common.wire.play import LogEntry
from trilobite.server.common.wire.tables import TableInfo


class Replay(Wire):
    """A game to look back on, as one seat or a spectator sees it: its moments and its log."""

    table: TableInfo
    eyes: int | None
    """The seat whose view this is; null for a spectator's view, and if everything is open."""
    is_open: bool
    """Whether nothing is hidden. This is possible only after the end of the game."""
    log: list[LogEntry]
    """The entries that stand, without actions that were taken back and without undo entries."""
    moments: list[int]
    """The sequence number of each moment: first the opening, then each action that stands."""


class ReplayMoment(Wire):
    """What could be seen right after one log entry."""

    seq: int
    to_act: list[int]
    view: Json
    views: list[Json]
    """The view of each seat if everything is open; otherwise empty."""


class ReplayMoments(Wire):
    first: int
    """The index of the first of these moments in `Replay.moments`."""
    moments: list[ReplayMoment]


class TimelineScored(Wire):
    """An event that changed a score, and the number of decisions before it (0: in the set-up)."""

    decision: int
    participant: int
    points: int
    event: Json


class TimelineTurn(Wire):
    """A run of decisions by one seat; `first` is the number of its first decision."""

    first: int
    seat: int


class TimelineLead(Wire):
    """The participants whose sides had the most points from a decision on."""

    decision: int
    leaders: list[int]


class TimelineRow(Wire):
    """Points from one kind of event under one rule; lists are in the order of the participants."""

    key: str
    rule: str
    is_final: bool
    """Whether the points come from the final scoring, not from the game before it."""
    points: list[int]
    times: list[int]
    targets: list[str]


class TimelineStep(Wire):
    """A step of the final scoring, and the points of all participants after it."""

    scored: list[TimelineScored]
    totals: list[int]
    remarks: list[Json]
    """Events that explain the step, such as how a tie was broken."""


class ScoringPayment(Wire):
    """What a participant got, perhaps nothing, and the event that says why."""

    participant: int
    points: int
    event: Json


class ScoringStep(Wire):
    """A step of a scoring: payments for the same things, and events that explain them."""

    paid: list[ScoringPayment]
    remarks: list[Json]


class Scoring(Wire):
    """A scoring that has ended, as one seat or a spectator saw it."""

    seq: int
    """The entry with which it ended."""
    is_final: bool
    view: Json
    """The view right before it. The board may have been cleared in the same action."""
    events: int
    """How many events of its first entry came before it."""
    steps: list[ScoringStep]
    heading: Json | None
    """An event that says what was scored, if there is one."""
    sequel: Json | None
    """What happened right after it, such as who starts the next round."""


class TimelinePlayer(Wire):
    participant: int
    decisions: int
    turns: int
    scorings: int
    best: int
    """The most points in one turn, without the final scoring."""
    led: int
    """The number of decisions after which its side was ahead of all others."""


class TimelineCount(Wire):
    """Something that the game counts over time: values by decision, then by participant."""

    key: str
    values: list[list[int]]


class Timeline(Wire):
    """How a finished game went. Decision numbers are replay moments; 0 is the opening."""

    participants: list[int]
    decisions: int
    start: list[int]
    """The points at the start; they are not 0 if the game continues another."""
    turns: list[TimelineTurn]
    scored: list[TimelineScored]
    rows: list[TimelineRow]
    steps: list[TimelineStep]
    leads: list[TimelineLead]
    changes: int
    """How often the sole lead passed from one side to another."""
    players: list[TimelinePlayer]
    counts: list[TimelineCount]
