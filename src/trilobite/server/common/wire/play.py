"""Playing a seat: its actions, and what its screen shows."""

from typing import Literal

from trilobite.server.common.wire.base import Json, Wire
from trilobite.server.common.wire.clocks import TableClocks
from trilobite.server.common.wire.guides import GuideInfo
from trilobite.server.common.wire.tables import TableInfo


class Act(Wire):
    """An action of one of my seats: its text form, the last sequence number I know, and a key.

    I choose the key. A message sent again with the same key gets the same answer as before, and
    changes nothing.
    """

    seat: int
    seq: int
    key: str
    action: str
    times: int = 1
    """How often to do it in a row. One undo takes all of it back. See `Shortcut`."""


class Step(Wire):
    """Undo, redo or reset the turn of one of my seats."""

    seat: int
    seq: int
    key: str


class Point(Wire):
    """Asks why nothing can be done with these targets of the view, or why not this action.

    With an action, the answer can also be the reason of a lesson that wants another one.
    """

    seat: int
    targets: list[str]
    action: str | None = None


class Preview(Wire):
    """Asks what these actions would do, for example all actions of a selected piece."""

    seat: int
    actions: list[str]


class Previews(Wire):
    events: dict[str, list[Json]]
    """Events as the seat would see them, keyed by the action's text form."""


class Gains(Wire):
    """What `standing` in the view adds to the points, at the sequence number of a scene."""

    seq: int
    gains: list[Json]


class LogEntry(Wire):
    """What happened at one sequence number, as far as the reader may know it.

    An `act` is a step. A step stands until it is taken back: an entry with `taken_back` takes back
    that many of the steps that still stand, the last one first. A redo restores the step that was
    taken back last, with the same events; after an `act`, earlier steps can no longer be restored.
    """

    seq: int
    seat: int | None
    action: str | None
    """The action's text form; null for the opening, for entries that are not an `act`, and for an
    action that the reader may not know."""
    kind: Literal["opening", "act", "undo", "redo", "reset", "rewind", "seat"]
    events: list[Json]
    taken_back: int
    """How many steps this entry took back: 1 for an undo, 1 or more for a reset or a rewind."""
    at: str
    scoring: Literal["brief", "full"] | None = None
    """A scoring that ended with this entry: one that is shown step by step, or a small one."""


class Shortcut(Wire):
    """An offered action that can be done several times in a row, as one step (see `Act.times`)."""

    action: str
    """The action in its text form."""
    times: int
    is_last: bool
    """Whether it is what the seat has just done."""


class Scene(Wire):
    """Everything that a seat's screen needs at one sequence number."""

    seq: int
    seat: int | None
    """The seat of mine whose view this is, or null for a spectator's view."""
    status: Literal["open", "running", "finished"]
    to_act: list[int]
    view: Json | None
    """Null until all seats are taken."""
    offer: Json | None
    can_undo: bool
    can_redo: bool
    result: Json | None
    clocks: TableClocks | None
    """Null for a table without clocks."""
    guide: GuideInfo | None = None
    """What the guide of a lesson or puzzle says now; null for a game."""
    wastes: dict[str, Json] = {}
    """What offered actions that cannot be undone would waste: messages by the action's text."""
    shortcuts: list[Shortcut] = []


class Snapshot(Wire):
    """The response to a page load: table, scene and the whole log."""

    table: TableInfo
    scene: Scene
    log: list[LogEntry]
    epoch: str
    """The database history to which the snapshot belongs. It changes when a backup is restored."""


class Confirmed(Wire):
    """The action is on disk; the scene is the one right after the action."""

    seq: int
    entry: LogEntry
    scene: Scene
    earlier: list[LogEntry] = []
    """The entries before it, if the message did or took back several steps."""
