"""Tables and seats as they are stored, and as anybody may know them."""

from collections.abc import Collection
from dataclasses import asdict, dataclass, field, fields
from itertools import count
from typing import Any, Literal

import sqlalchemy as sa

from trilobite.engine import Game, InputError, find_game
from trilobite.engine.records import commitment_to
from trilobite.server import schema
from trilobite.server.trouble import TroubleError, not_found
from trilobite.server.wire import ParticipantInfo, SeatInfo, TableInfo

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
    hints: bool = False
    seats: list[Seat] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)
    """The names of the people at the table."""

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

    @property
    def commitment(self) -> str:
        """What is published of the seed from the start; seed and salt open it at the end."""
        return commitment_to(bytes.fromhex(self.seed), bytes.fromhex(self.salt))

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
            to_act=self.to_act,
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
        )


_TABLE = [f.name for f in fields(Table) if f.name not in ("seats", "names")]


def load(connection: sa.Connection, ids: Collection[str]) -> list[Table]:
    """The tables of these ids, in no particular order."""
    rows = connection.execute(
        sa.select(schema.tables).where(schema.tables.c.id.in_(ids))
    ).mappings()
    tables = {row["id"]: Table(**{name: row[name] for name in _TABLE}) for row in rows}
    seats = schema.seats
    query = (
        sa.select(seats, schema.people.c.name.label("person_name"))
        .outerjoin(schema.people, schema.people.c.id == seats.c.person)
        .where(seats.c.table.in_(tables))
        .order_by(seats.c.seat)
    )
    for row in connection.execute(query).mappings():
        table = tables[row["table"]]
        table.seats.append(Seat(**{f.name: row[f.name] for f in fields(Seat)}))
        if row["person"] is not None:
            table.names[row["person"]] = row["person_name"]
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
    changing = ("host", "moved", "status", "seq", "to_act", "result", "rematch")
    connection.execute(
        schema.tables.update()
        .where(schema.tables.c.id == table.id)
        .values(**{name: getattr(table, name) for name in changing})
    )


def update_seats(connection: sa.Connection, table: Table) -> None:
    seats = schema.seats
    for seat in table.seats:
        connection.execute(
            seats.update()
            .where(seats.c.table == table.id, seats.c.seat == seat.seat)
            .values(**asdict(seat))
        )


def delete(connection: sa.Connection, id: str) -> None:
    for owned in (schema.invitations, schema.handovers, schema.log, schema.seats):
        connection.execute(owned.delete().where(owned.c.table == id))
    connection.execute(schema.tables.delete().where(schema.tables.c.id == id))


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
