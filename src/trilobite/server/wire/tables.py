"""A table, as anybody may know it."""

from typing import Any, Literal

from trilobite.server.wire.agreements import ProposalInfo
from trilobite.server.wire.base import Json, Wire
from trilobite.server.wire.pace import Pace, SeatClock
from trilobite.server.wire.seats import Invitation


class SeatInfo(Wire):
    seat: int
    kind: Literal["human", "open", "bot"]
    name: str
    bot: str | None
    colour: int
    mine: bool
    here: bool
    """Somebody of this seat has the table open."""
    conceded: bool
    host: bool
    """The person of this seat has the host's rights."""
    removed: bool = False
    """The person of this seat was removed from the house, and has no name any more."""


class ParticipantInfo(Wire):
    """Who has pieces and a score. Where `seat` is null, seats decide for it as the rules say."""

    participant: int
    seat: int | None
    colour: int


class TableInfo(Wire):
    """A table as anybody may know it."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    title: str
    public: bool
    status: Literal["open", "running", "finished"]
    seats: list[SeatInfo]
    participants: list[ParticipantInfo]
    to_act: list[int]
    seq: int
    created: str
    moved: str
    am_host: bool
    commitment: str
    seed_chosen: bool
    """The creator typed the seed in, so it is no secret to that person: everybody is told."""
    seed: str | None
    """Opened when the game is over, as is the salt of the commitment."""
    salt: str | None
    result: Json | None
    rematch: str | None
    hints: bool
    pace: Pace | None
    clocks: list[SeatClock]
    paused: bool
    """Nobody plays until somebody at the table lets it go on."""
    proposal: ProposalInfo | None
    continued: bool
    """The game began from a position of another one."""
    outdated: bool
    """The rules have changed since: it can be looked at, but not played on."""
    guide: str | None
    """What teaches here, "lesson/trias" or "puzzle/trias/7"; null: it is a game."""


class Tables(Wire):
    mine: list[TableInfo]
    open: list[TableInfo]


class NewTable(Wire):
    table: TableInfo
    invitations: list[Invitation]


class TableId(Wire):
    table: str
