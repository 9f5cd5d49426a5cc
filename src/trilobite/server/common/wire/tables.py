"""Tables: the information that is public."""

from typing import Any, Literal

from trilobite.server.common.wire.base import Json, Wire
from trilobite.server.common.wire.clocks import SeatClock, TimeControl
from trilobite.server.common.wire.proposals import ProposalInfo
from trilobite.server.common.wire.seats import Invitation


class SeatInfo(Wire):
    seat: int
    kind: Literal["human", "open", "bot"]
    name: str
    bot: str | None
    colour: int
    mine: bool
    here: bool
    """Whether the person of this seat has the table open."""
    conceded: bool
    host: bool
    """Whether the person of this seat is the host."""
    removed: bool = False
    """Whether an administrator has removed the person of this seat, who then has no name."""
    former: bool = False
    """Whether the seat was mine until I conceded."""


class ParticipantInfo(Wire):
    """A participant has pieces and a score. If `seat` is null, the rules say which seats decide."""

    participant: int
    seat: int | None
    colour: int


class TableInfo(Wire):
    """A table, as far as anybody may know it."""

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
    """Whether the creator typed in the seed, and therefore knows it."""
    seed: str | None
    """The seed, shown when the game is over, like the salt of the commitment."""
    salt: str | None
    result: Json | None
    rematch: str | None
    hints: bool
    pace: TimeControl | None
    clocks: list[SeatClock]
    paused: bool
    """Whether the game is paused, until somebody at the table resumes it."""
    proposal: ProposalInfo | None
    continued: bool
    """Whether the game began from a position of another game."""
    outdated: bool
    """Whether the rules have changed since, so that the game can be viewed but not played on."""
    guide: str | None
    """The lesson or puzzle, "lesson/trias" or "puzzle/trias/7"; null for a game."""


class Tables(Wire):
    mine: list[TableInfo]
    open: list[TableInfo]


class NewTable(Wire):
    table: TableInfo
    invitations: list[Invitation]


class TableId(Wire):
    table: str
