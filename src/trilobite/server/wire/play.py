"""What a seat does, and what its screen shows."""

from typing import Literal

from trilobite.server.wire.base import Json, Wire
from trilobite.server.wire.guides import GuideInfo
from trilobite.server.wire.pace import TableClocks
from trilobite.server.wire.tables import TableInfo


class Act(Wire):
    """An action of a seat of mine: its text form, the sequence number I have seen, a key of my own.

    A message sent again with the same key is answered like the first and does nothing more.
    """

    seat: int
    seq: int
    key: str
    action: str


class Step(Wire):
    """Undo, redo or reset the turn of a seat of mine."""

    seat: int
    seq: int
    key: str


class Point(Wire):
    """Why nothing can be done with these things of the view."""

    seat: int
    targets: list[str]


class Preview(Wire):
    """What would these actions do? Asked for a lifted tile or a selected piece at once."""

    seat: int
    actions: list[str]


class Previews(Wire):
    events: dict[str, list[Json]]
    """By the action's text form; events as the seat would see them."""


class LogEntry(Wire):
    """What happened at one sequence number, as the reader may know it.

    An `act` is a step. A step stands until it is taken back: an entry with `taken_back` takes back
    that many of the steps that still stand, the last one first. A redo brings back the step that
    was taken back last, and has the same events again; after an `act` nothing can be brought back.
    """

    seq: int
    seat: int | None
    action: str | None
    """The action's text form; None for the opening and for what is not an action."""
    kind: Literal["opening", "act", "undo", "redo", "reset", "rewind", "seat"]
    events: list[Json]
    taken_back: int
    """How many steps this entry took back: 1 for an undo, 1 or more for a reset or a rewind."""
    at: str


class Scene(Wire):
    """Everything a reader's screen needs at one sequence number."""

    seq: int
    seat: int | None
    """Through whose eyes: a seat of mine, or None for a spectator's."""
    status: Literal["open", "running", "finished"]
    to_act: list[int]
    view: Json | None
    """None until all seats are taken."""
    offer: Json | None
    can_undo: bool
    can_redo: bool
    result: Json | None
    clocks: TableClocks | None
    """null: a table without clocks."""
    guide: GuideInfo | None = None
    """What the guide of a table says to who learns there; null: nobody teaches."""


class Snapshot(Wire):
    """A page load: table, scene and the whole log."""

    table: TableInfo
    scene: Scene
    log: list[LogEntry]
    epoch: str
    """The history of the house to which it belongs: another one after a backup was restored."""


class Confirmed(Wire):
    """The action is on disk; the scene is the one right after it."""

    seq: int
    entry: LogEntry
    scene: Scene
