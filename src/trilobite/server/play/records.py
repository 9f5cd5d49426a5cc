"""Records: downloads a game as a file, and creates a table from such a file.

The record of a finished game is complete. The record of a running game has what the reader's seat
may know: no seed, no hashes (anybody could find out hidden things by hashing all possibilities),
and only the actions that the reader saw.
"""

import asyncio
from typing import Any

from trilobite.engine import InputError, Message
from trilobite.engine.language import Language
from trilobite.engine.matches import verify
from trilobite.engine.reading import field_of, wrong_value
from trilobite.engine.records import Record, RecordLimits, RecordStep, read_record
from trilobite.server.common.clock import Clock, written
from trilobite.server.common.errors import ServiceError, bad_input
from trilobite.server.common.names import NAME_LENGTH, clean
from trilobite.server.people.sessions import Session
from trilobite.server.tables.create import new_id
from trilobite.server.tables.game import LoggedGame, LogRow, opening_note
from trilobite.server.tables.live import LiveTable, TableDraft
from trilobite.server.tables.registry import TableRegistry
from trilobite.server.tables.rules_version import hash_of, rebuild
from trilobite.server.tables.table import Seat, Table

LIMITS = RecordLimits(actions=5000, seed_bytes=1024, name_length=NAME_LENGTH)
"""Maximum sizes of an uploaded record."""


def record_for(live: LiveTable, eyes: int | None) -> dict[str, Any]:
    """The record of a table, as far as a seat or a spectator (None) may know it."""
    game, table = live.running(), live.table
    if table.outdated:
        return _old_record(game, table, eyes)
    if table.status == "finished":
        record = game.record(table.seat_names())
        record.seed_chosen, record.colours = table.seed_chosen, _colours(table)
        return record.to_json()
    return Record(
        game.rules,
        table.players,
        dict(table.options),
        None,
        b"",
        table.commitment,
        table.seat_names(),
        _known_steps(game, eyes),
        None,
        table.seed_chosen,
        colours=_colours(table),
    ).to_json()


def _colours(table: Table) -> list[int]:
    return [seat.colour for seat in table.seats]


def _old_record(game: LoggedGame, table: Table, eyes: int | None) -> dict[str, Any]:
    """The record of a game under older rules, as far as today's rules can replay it."""
    is_open = table.status == "finished"
    steps = _known_steps(game, eyes)
    if is_open:
        kept = (game.entry(seq).row for seq in game.kept)
        steps = [RecordStep(row.seat or 0, row.action or "", "") for row in kept]
    record = Record(
        game.rules,
        table.players,
        dict(table.options),
        bytes.fromhex(table.seed) if is_open else None,
        bytes.fromhex(table.salt) if is_open else b"",
        table.commitment,
        table.seat_names(),
        steps,
        table.result,
        table.seed_chosen,
        table.position if is_open else None,
        _colours(table),
    )
    return {**record.to_json(), "rules": table.rules}


def _known_steps(game: LoggedGame, eyes: int | None) -> list[RecordStep]:
    """The actions that stand; one that the reader may not know is an empty text."""
    entries = [game.entry(seq) for seq in game.kept]
    return [
        RecordStep(entry.row.seat, entry.action_through(eyes) or "", "")
        for entry in entries
        if entry.row.seat is not None
    ]


async def table_from_record(
    registry: TableRegistry, session: Session, data: object, language: str
) -> Table:
    """Create a table from a verified record: finished, or ready to be played on.

    In an unfinished game the person gets all seats and can hand them on. They know the seed, and
    everybody at the table sees that. In a finished game they get no seat.
    """
    try:
        record = await asyncio.to_thread(read_verified, data, language)
    except InputError as error:
        raise bad_input(error) from None
    table = _table_of(record, session, registry.clock)
    rows = _rows_of(record, table, session)
    game = await asyncio.to_thread(rebuild, table, rows)
    draft = TableDraft(table, game, registry.clock)
    table.seq, table.to_act = game.seq, list(game.to_act)
    table.history_hash = hash_of(game.entries)
    draft.settle_result()
    await registry.store.write(draft.insert)
    return table


def read_verified(data: object, language: str) -> Record:
    """Read and verify a record; raises an InputError in the reader's language."""
    try:
        record = read_record(data, LIMITS)
        _check_names(record)
        mismatch = verify(record)
    except InputError as error:
        unfit = Message("record-unfit", {"field": field_of(error.where)})
        problem = Language(language).say(error.message or unfit)
        raise InputError(error.where, problem) from None
    if mismatch is not None:
        problem = Language(language, record.game).say(mismatch.message)
        raise InputError(mismatch.where, problem)
    return record


def _check_names(record: Record) -> None:
    for number, name in enumerate(record.names):
        try:
            clean(name, "")
        except ServiceError as error:
            where, allowed = f"record.names[{number}]", error.body.allowed
            expected = Message("record-wants-name", {"number": LIMITS.name_length})
            raise wrong_value(where, name, "is too long", allowed, expected) from None


def _table_of(record: Record, session: Session, clock: Clock) -> Table:
    if record.seed is None:
        raise ServiceError("bad_input", "The seed is missing.", "record.seed")
    now = written(clock())
    # Nobody here has played a finished game, so everybody sees its replay like a spectator.
    owner = session.person if record.result is None else None
    colours = record.colours or range(record.players)
    seats = [
        Seat(number, "human", colour, person=owner, name=clean(name, f"record.names[{number}]"))
        for number, (name, colour) in enumerate(zip(record.names, colours, strict=True))
    ]
    return Table(
        id=new_id(),
        game=record.game.key,
        rules=record.game.rules_version,
        options=dict(record.options),
        title="",
        public=False,
        order="given",
        seed=record.seed.hex(),
        salt=record.salt.hex(),
        seed_chosen=record.seed_chosen or record.result is None,
        host=session.person,
        created=now,
        moved=now,
        position=None if record.position is None else dict(record.position),
        seats=seats,
        names={session.person: session.name},
    )


def _rows_of(record: Record, table: Table, session: Session) -> list[LogRow]:
    note = opening_note(record.position)
    rows = [LogRow(0, "opening", None, None, note, None, table.created)]
    rows += [
        LogRow(index + 1, "act", step.seat, session.person, step.action, None, table.created)
        for index, step in enumerate(record.steps)
    ]
    return rows
