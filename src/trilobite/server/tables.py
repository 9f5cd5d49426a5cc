"""Tables and seats as they are stored, and as anybody may know them."""

from collections.abc import Collection
from dataclasses import asdict, dataclass, field, fields
from itertools import count
from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from trilobite.engine import Game, InputError, find_game
from trilobite.engine.records import commitment_to
from trilobite.server import schema
from trilobite.server.news import Changed, Gone, announce
from trilobite.server.pace import read_clocks, shown_clocks
from trilobite.server.proposals import shown_proposal
from trilobite.server.trouble import TroubleError, not_found
from trilobite.server.wire.pace import Pace, SeatClock
from trilobite.server.wire.tables import ParticipantInfo, SeatInfo, TableInfo

Status = Literal["open", "running", "finished"]


@dataclass
class Seat:
    """Who sits here.

    A seat that a bot holds for somebody keeps its person, who may take it back; `away` says that
    this person has left. A seat that conceded belongs to a bot for good, and keeps its person only
    for the result and for a rematch.
    """

    seat: int
    kind: Literal["human", "open", "bot"]
    colour: int
    person: int | None = None
    bot: str | None = None
    name: str = ""
    away: bool = False
    conceded: int | None = None

    def belongs_to(self, person: int | None) -> bool:
        return person is not None and self.person == person and self.conceded is None

    def is_held_by(self, person: int | None) -> bool:
        """Whether it is theirs and they have not left it: then a program may play it for them."""
        return self.belongs_to(person) and not self.away

    def is_played_by(self, person: int | None) -> bool:
        return self.kind == "human" and self.belongs_to(person)


@dataclass
class Table:
    id: str
    game: str
    rules: str
    options: dict[str, Any]
    title: str
    public: bool
    order: Literal["given", "shuffled"]
    seed: str
    salt: str
    seed_chosen: bool
    host: int
    created: str
    moved: str
    status: Status = "open"
    seq: int = -1
    to_act: list[int] = field(default_factory=list)
    result: dict[str, Any] | None = None
    rematch: str | None = None
    revision: int = 0
    """How often it has changed, as far as we know (see `update`)."""
    hints: bool = False
    told: str | None = None
    """A hash of what has happened in the game (see `rules`)."""
    pace: dict[str, Any] | None = None
    clocks: dict[str, Any] | None = None
    """How much time there is and how much is left (see `timekeeping`)."""
    deadline: str | None = None
    proposal: dict[str, Any] | None = None
    """What somebody has proposed and the others have not answered yet (see `proposals`)."""
    paused: bool = False
    position: dict[str, Any] | None = None
    """Where the game began that continues another; as secret as the seed."""
    guide: str | None = None
    """What teaches here: a lesson or a puzzle; in a game, nobody."""
    seats: list[Seat] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)
    """The names of the people at the table."""
    outdated: bool = False
    """The rules have changed, so that it cannot be played on (see `rules`)."""
    removed: set[int] = field(default_factory=set)
    """Those among them whom the house has removed."""

    @property
    def outline(self) -> tuple[object, ...]:
        """What is told of the table as a whole and may change by what happens in the game."""
        return self.status, self.paused, self.proposal and self.proposal["number"]

    @property
    def players(self) -> int:
        return len(self.seats)

    def rules_of_play(self) -> Game:
        return find_game(self.game)

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise TroubleError(
                "bad_input", "There is no such seat.", "seat", f"0 to {len(self.seats) - 1}"
            )
        return self.seats[number]

    def seat_name(self, number: int) -> str:
        seat = self.seats[number]
        return seat.name or self.names.get(seat.person or 0, "")

    def strike(self, person: int) -> None:
        """The house has removed somebody, who has no name any more."""
        self.names[person] = ""
        self.removed.add(person)
        for seat in self.seats:
            if seat.person == person:
                seat.name = ""

    def seat_names(self) -> list[str]:
        return [self.seat_name(seat.seat) for seat in self.seats]

    def participants(self) -> list[ParticipantInfo]:
        """A seat's own has the colour of the seat; those that are nobody's have the first free."""
        taken = {seat.colour for seat in self.seats}
        free = (colour for colour in count() if colour not in taken)
        return [
            ParticipantInfo(
                participant=participant,
                seat=seat,
                colour=next(free) if seat is None else self.seats[seat].colour,
            )
            for participant, seat in sorted(self.rules_of_play().participants(self.players).items())
        ]

    def pace_of_play(self) -> Pace:
        return msgspec.convert(self.pace, Pace)

    def is_lapsed(self, number: int) -> bool:
        """Whether the time of this seat was up in its last turn."""
        return self.clocks is not None and read_clocks(self.clocks).seats[number].lapsed

    def bot_at(self, number: int) -> str | None:
        """The bot that decides for a seat: its own, or, when its time is up, that of the table."""
        seat = self.seats[number]
        if seat.kind == "bot":
            return seat.bot or "random"
        return self.pace_of_play().bot if self.is_lapsed(number) else None

    def seat_clocks(self) -> list[SeatClock]:
        played = [seat.seat for seat in self.seats if seat.kind == "human"]
        return shown_clocks(self.clocks, played)

    @property
    def commitment(self) -> str:
        """What is published of the seed from the start; seed and salt open it at the end."""
        return commitment_to(bytes.fromhex(self.seed), bytes.fromhex(self.salt), self.position)

    def info(self, reader: int | None, here: Collection[int]) -> TableInfo:
        """The table as a reader may know it: nothing of the game but whose decision it awaits."""
        return TableInfo(
            id=self.id,
            game=self.game,
            rules=self.rules,
            options=self.options,
            title=self.title,
            public=self.public,
            status=self.status,
            seats=[self._seat_info(seat, reader, here) for seat in self.seats],
            participants=self.participants(),
            to_act=[] if self.outdated else self.to_act,
            seq=self.seq,
            created=self.created,
            moved=self.moved,
            am_host=reader is not None and reader == self.host,
            commitment=self.commitment,
            seed_chosen=self.seed_chosen,
            seed=self.seed if self.status == "finished" else None,
            salt=self.salt if self.status == "finished" else None,
            result=self.result,
            rematch=self.rematch,
            hints=self.hints,
            pace=None if self.pace is None else self.pace_of_play(),
            clocks=self.seat_clocks(),
            paused=self.paused,
            proposal=shown_proposal(self.proposal, self.seats, reader),
            continued=self.position is not None and self.guide is None,
            outdated=self.outdated,
            guide=self.guide,
        )

    def _seat_info(self, seat: Seat, reader: int | None, here: Collection[int]) -> SeatInfo:
        return SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=self.seat_name(seat.seat),
            bot=seat.bot,
            colour=seat.colour,
            mine=seat.belongs_to(reader),
            here=seat.kind == "human" and seat.person in here,
            conceded=seat.conceded is not None,
            host=seat.belongs_to(self.host),
            removed=seat.person in self.removed,
        )


_TABLE = [f.name for f in fields(Table) if f.name not in ("seats", "names", "removed", "outdated")]


def load(connection: sa.Connection, ids: Collection[str]) -> list[Table]:
    """The tables of these ids, in no particular order."""
    rows = connection.execute(
        sa.select(schema.tables).where(schema.tables.c.id.in_(ids))
    ).mappings()
    tables = {row["id"]: Table(**{name: row[name] for name in _TABLE}) for row in rows}
    seats = schema.seats
    query = (
        sa.select(seats, schema.people.c.name.label("person_name"), schema.people.c.removed)
        .outerjoin(schema.people, schema.people.c.id == seats.c.person)
        .where(seats.c.table.in_(tables))
        .order_by(seats.c.seat)
    )
    for row in connection.execute(query).mappings():
        table = tables[row["table"]]
        table.seats.append(Seat(**{f.name: row[f.name] for f in fields(Seat)}))
        if row["person"] is not None:
            table.names[row["person"]] = row["person_name"]
        if row["removed"]:
            table.removed.add(row["person"])
    return list(tables.values())


def load_one(connection: sa.Connection, id: str) -> Table:
    found = load(connection, [id])
    if not found:
        raise not_found()
    return found[0]


def insert(connection: sa.Connection, table: Table) -> None:
    values = {name: getattr(table, name) for name in _TABLE}
    connection.execute(schema.tables.insert().values(**values))
    connection.execute(
        schema.seats.insert(), [{"table": table.id, **asdict(seat)} for seat in table.seats]
    )


def update(connection: sa.Connection, table: Table) -> None:
    """Store what changes in the life of a table."""
    changing = (
        "host", "moved", "status", "seq", "to_act", "result", "rematch", "proposal", "paused",
        "clocks", "deadline", "told",
    )  # fmt: skip
    _advance(connection, table, {name: getattr(table, name) for name in changing})


class OutdatedError(Exception):
    """Another server has changed the table since we read it; nothing was stored."""


def _advance(connection: sa.Connection, table: Table, values: dict[str, Any]) -> None:
    """Change the row of a table, if it is still the one that we know; the others hear of it."""
    stored, revision = schema.tables, table.revision + 1
    changed = connection.execute(
        stored.update()
        .where(stored.c.id == table.id, stored.c.revision == table.revision)
        .values(**values, revision=revision)
    )
    if changed.rowcount != 1:
        raise OutdatedError
    announce(connection, Changed(table.id, revision))


def check_known(connection: sa.Connection, table: Table) -> None:
    """Whether the table is still the one that we know; until the end nobody else changes it."""
    stored = schema.tables
    known = sa.select(stored.c.revision).where(stored.c.id == table.id).with_for_update()
    if connection.scalar(known) != table.revision:
        raise OutdatedError


def revision_of(connection: sa.Connection, id: str) -> int | None:
    """How often a table has changed; None if it is gone."""
    return connection.scalar(sa.select(schema.tables.c.revision).where(schema.tables.c.id == id))


def update_seats(connection: sa.Connection, table: Table) -> None:
    seats = schema.seats
    for seat in table.seats:
        connection.execute(
            seats.update()
            .where(seats.c.table == table.id, seats.c.seat == seat.seat)
            .values(**asdict(seat))
        )
    tokens = schema.tokens
    connection.execute(tokens.delete().where(tokens.c.table == table.id, ~is_seat_of_token()))


def is_seat_of_token() -> sa.ColumnElement[bool]:
    """Whether whoever made a token still holds its seat; else it is dead (see `tokens`)."""
    seats, tokens = schema.seats.c, schema.tokens.c
    return sa.exists().where(
        seats.table == tokens.table,
        seats.seat == tokens.seat,
        seats.person == tokens.person,
        seats.away.is_(False),
        seats.conceded.is_(None),
    )


_OWNED = (
    schema.invitations,
    schema.handovers,
    schema.log,
    schema.seats,
    schema.chat,
    schema.notes,
    schema.told,
    schema.tokens,
    schema.reviews,
)
"""What goes with a table."""


def delete(connection: sa.Connection, id: str) -> None:
    # Whoever adds something to it at this moment waits, and then finds that it is gone.
    stored = schema.tables.c.id
    connection.execute(sa.select(stored).where(stored == id).with_for_update())
    for owned in _OWNED:
        connection.execute(owned.delete().where(owned.c.table == id))
    connection.execute(schema.tables.delete().where(schema.tables.c.id == id))
    announce(connection, Gone(id))


def ids_of(connection: sa.Connection, person: int) -> list[str]:
    """The tables where somebody sits or is the host; those that were left are not among them."""
    seats, tables = schema.seats, schema.tables
    sits = sa.select(seats.c.table).where(
        seats.c.person == person, seats.c.away.is_(False), seats.c.conceded.is_(None)
    )
    query = (
        sa.select(tables.c.id)
        .where(sa.or_(tables.c.id.in_(sits), tables.c.host == person))
        .order_by(tables.c.moved.desc())
        .limit(100)
    )
    return list(connection.scalars(query))


def open_ids(connection: sa.Connection) -> list[str]:
    """The public tables that still have a seat free."""
    tables = schema.tables
    query = (
        sa.select(tables.c.id)
        .where(tables.c.public.is_(True), tables.c.status == "open")
        .order_by(tables.c.created.desc())
        .limit(50)
    )
    return list(connection.scalars(query))


def playable_game(key: str) -> Game:
    """A game by its key, as somebody sent it."""
    try:
        return find_game(key)
    except InputError as error:
        raise TroubleError("bad_input", error.problem, "game", error.allowed) from None
