"""What goes over the wire, as types. OpenAPI and the client's types are made from them.

Who asks is never in a message: it comes from the session. Views, offers, events and refusals keep
the JSON form that the engine gives them.
"""

from typing import Any, Literal

import msgspec

Json = dict[str, Any]
"""A JSON object whose shape belongs to the engine or to a game."""


class Wire(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A message: unknown fields are refused."""


# Who am I, and what is there?


class Me(Wire):
    """The person of this session: a public number and the name shown to others ('' until given)."""

    id: int
    name: str


class Name(Wire):
    name: str


class NumberInfo(Wire):
    """One printed number that a table may replace: a text of `choices`, or `low` to `high`."""

    key: str
    group: str
    default: str | int
    provenance: Literal["text", "public", "inferred"]
    """Where the default comes from; an inferred one is reconstructed."""
    choices: list[str]
    low: int
    high: int


class OptionInfo(Wire):
    """An option of a game; its words are in the catalogue: option-<game>-<name>[-<value>]."""

    name: str
    rule: str
    default: Any
    values: dict[str, list[Any]]
    """The allowed values by number of players."""
    numbers: dict[str, list[NumberInfo]] = {}
    """For a table of printed numbers: what it holds, by number of players."""


class GameInfo(Wire):
    key: str
    players: list[int]
    options: list[OptionInfo]
    actions: int


class Catalogue(Wire):
    """The sentences of one language: the shared Fluent source and one a game."""

    language: str
    languages: list[str]
    shared: str
    games: dict[str, str]


class House(Wire):
    """What the first page needs."""

    version: str
    me: Me | None
    games: list[GameInfo]
    bots: list[str]
    local_only: bool
    """True if other machines cannot reach this one: then an invitation link does not work there."""
    reachable_at: str
    """The origin of links for others, if a page was itself opened on localhost; '' if unknown."""


# Tables.


class SeatPlan(Wire):
    """Who is to sit here: the creator, whoever gets the invitation, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""
    """The bot's name; '': the one that the house seats."""
    name: str = ""
    colour: int | None = None


class TablePlan(Wire):
    game: str
    seats: list[SeatPlan]
    options: dict[str, Any] = {}
    order: Literal["given", "shuffled"] = "shuffled"
    public: bool = False
    title: str = ""
    seed: str | None = None
    hints: bool = False
    """Whether people may ask a bot what it would do; whoever does is seen doing it."""


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


class Tables(Wire):
    mine: list[TableInfo]
    open: list[TableInfo]


class Invitation(Wire):
    """A link for one seat: <origin>/join#<token>. Claimed once; the fragment reaches no log."""

    seat: int
    token: str


class NewTable(Wire):
    table: TableInfo
    invitations: list[Invitation]


class Token(Wire):
    token: str


class Claimed(Wire):
    table: str
    seat: int


class SeatChoice(Wire):
    """A seat of a table, named by who owns it or by the host."""

    seat: int


class BotChoice(Wire):
    seat: int
    bot: str = ""


class Handover(Wire):
    """A short code that moves a seat to another device; it works once and soon expires."""

    code: str
    expires: str


class TableId(Wire):
    table: str


# Play.


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


class Ask(Wire):
    """What would a bot do? Asked for a seat of mine that is to decide, about what it sees."""

    seat: int
    seq: int


class Thought(Wire):
    """What a bot thinks of an action."""

    action: str
    visits: int
    win_chance: float
    points: float


class Hint(Wire):
    """A bot's candidates, the best first; made from the view of the seat and nothing else."""

    seq: int
    bot: str
    thoughts: list[Thought]


class RefusalInfo(Wire):
    """Why not, with the sentence in the reader's language."""

    key: str
    rule: str
    args: Json
    sentence: str


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
    kind: Literal["opening", "act", "undo", "redo", "reset", "seat"]
    events: list[Json]
    taken_back: int
    """How many steps this entry took back: 1 for an undo, 1 or more for a reset, else 0."""
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


class Snapshot(Wire):
    """A page load: table, scene and the whole log."""

    table: TableInfo
    scene: Scene
    log: list[LogEntry]


class Confirmed(Wire):
    """The action is on disk; the scene is the one right after it."""

    seq: int
    entry: LogEntry
    scene: Scene


# The socket /api/tables/<id>/live. Client to server:


class Hello(Wire, tag_field="type", tag="hello"):
    """The first message: the last sequence number I have (-1: none), and through whose eyes."""

    seq: int
    seat: int | None = None


class Look(Wire, tag_field="type", tag="look"):
    """Look through other eyes from now on: another seat of mine, or a spectator's."""

    seat: int | None


class Ping(Wire, tag_field="type", tag="ping"):
    pass


FromClient = Hello | Look | Ping


# Server to client:


class Update(Wire, tag_field="type", tag="update"):
    """New entries since the last message, and the scene now."""

    entries: list[LogEntry]
    scene: Scene


class Resync(Wire, tag_field="type", tag="resync"):
    """I cannot bridge the gap: load the page's snapshot again."""

    seq: int


class Presence(Wire, tag_field="type", tag="presence"):
    """The seats and who is here have changed."""

    table: TableInfo


class Pong(Wire, tag_field="type", tag="pong"):
    pass


class Problem(Wire, tag_field="type", tag="problem"):
    """The last message was not understood; the connection closes if it goes on."""

    problem: str


ToClient = Update | Resync | Presence | Pong | Problem


class Trouble(Wire):
    """The body of every answer that is not a success.

    `code`: bad_input (field and allowed say what), refused (refusal says why), stale (seq says what
    is now), not_found, not_yours, too_many, too_large, forbidden.
    """

    code: str
    problem: str
    field: str = ""
    allowed: str = ""
    seq: int | None = None
    refusal: RefusalInfo | None = None
