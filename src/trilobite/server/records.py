"""Records: a game to take away, and a game brought along.

Of a finished game the record is whole. Of a running one a reader gets what their seat may know: no
seed, no hashes (a hash of the whole position would tell hidden things to whoever can try them all),
and of the actions only those that the reader saw.
"""

import asyncio
from typing import Any

import sqlalchemy as sa

from trilobite.engine import InputError
from trilobite.engine.language import Language
from trilobite.engine.matches import verify
from trilobite.engine.records import Record, Step, keeps_commitment, read_record
from trilobite.server.clock import Clock, written
from trilobite.server.hall import Hall
from trilobite.server.live import LiveTable, append
from trilobite.server.names import clean
from trilobite.server.plans import new_id
from trilobite.server.record_words import LONGEST_SEED, MOST_ACTIONS, complaint, untrue
from trilobite.server.rules import rebuild, told_of
from trilobite.server.sessions import Session
from trilobite.server.story import Row, Story, opening_note
from trilobite.server.tables import Seat, Table, insert
from trilobite.server.trouble import TroubleError, bad_input


def record_for(live: LiveTable, eyes: int | None) -> dict[str, Any]:
    """The record of a table as a seat, or a spectator (None), may have it."""
    story, table = live.running(), live.table
    story.match.names = table.seat_names()
    match = story.match
    if table.outdated:
        return _old_record(story, table, eyes)
    if table.status == "finished":
        record = match.record()
        record.seed_chosen = table.seed_chosen
        return record.to_json()
    return Record(
        match.game,
        table.players,
        dict(table.options),
        None,
        b"",
        table.commitment,
        match.names,
        _known_steps(story, eyes),
        None,
        table.seed_chosen,
    ).to_json()


def _old_record(story: Story, table: Table, eyes: int | None) -> dict[str, Any]:
    """Of a game by older rules: under their version, as far as the rules of today can tell it."""
    is_open = table.status == "finished"
    steps = _known_steps(story, eyes)
    if is_open:
        standing = (story.entries[seq].row for seq in story.standing)
        steps = [Step(row.seat or 0, row.action or "", "") for row in standing]
    record = Record(
        story.match.game,
        table.players,
        dict(table.options),
        bytes.fromhex(table.seed) if is_open else None,
        bytes.fromhex(table.salt) if is_open else b"",
        table.commitment,
        story.match.names,
        steps,
        table.result,
        table.seed_chosen,
        table.position if is_open else None,
    )
    return {**record.to_json(), "rules": table.rules}


def _known_steps(story: Story, eyes: int | None) -> list[Step]:
    """The actions that stand, as far as they are known; an unknown one is an empty text."""
    entries = [story.entries[seq] for seq in story.standing]
    return [
        Step(entry.row.seat, entry.action_through(eyes) or "", "")
        for entry in entries
        if entry.row.seat is not None
    ]


async def bring_along(hall: Hall, session: Session, data: object, language: str) -> Table:
    """A table from a record that was verified: finished, or ready to be played on.

    In a game that goes on all seats are theirs, to hand on as they like; and as they know its seed,
    the table says so to everybody. In a finished one nothing comes any more, and no seat is theirs.
    """
    try:
        record = await asyncio.to_thread(read_verified, data, language)
    except InputError as error:
        raise bad_input(error) from None
    table = _table_of(record, session, hall.clock)
    rows = _rows_of(record, table, session)
    story = await asyncio.to_thread(rebuild, table, rows)
    live = LiveTable(table, story, hall.store, hall.clock)
    table.seq, table.to_act, table.told = story.seq, story.to_act, told_of(story.entries)
    live.settle_result()

    def job(connection: sa.Connection) -> None:
        insert(connection, table)
        append(connection, table.id, rows)

    await hall.store.write(job)
    return table


def read_verified(data: object, language: str) -> Record:
    """The record, if all of it is true; else an InputError that names the field, in words."""
    words = Language(language)
    try:
        record = read_record(data)
        _check_sizes(record)
        is_kept = keeps_commitment(record)
        mismatch = verify(record) if is_kept and record.seed is not None else None
    except InputError as error:
        error = _in_record(error)
        raise InputError(error.where, complaint(error, data, language)) from None
    if record.seed is None:
        raise InputError("record.seed", words.tell("record-running"))
    if not is_kept:
        raise InputError("record.commitment", words.tell("record-commitment"))
    if mismatch is not None:
        raise untrue(record, mismatch, language)
    return record


def _check_sizes(record: Record) -> None:
    if record.seed is not None and len(record.seed) > LONGEST_SEED:
        raise InputError("record.seed", "is too long")
    if len(record.salt) > LONGEST_SEED:
        raise InputError("record.salt", "is too long")
    if len(record.steps) > MOST_ACTIONS:
        raise InputError("record.actions", "are too many")
    for number, name in enumerate(record.names):
        try:
            clean(name, "")
        except TroubleError:
            raise InputError(f"record.names[{number}]", "is too long") from None


def _in_record(error: InputError) -> InputError:
    """What is wrong with a part of the record, such as its game, is said as the record's field."""
    if error.where.startswith("record"):
        return error
    return InputError(f"record.{error.where}", error.problem, error.allowed)


def _table_of(record: Record, session: Session, clock: Clock) -> Table:
    if record.seed is None:
        raise TroubleError("bad_input", "The seed is missing.", "record.seed")
    now = written(clock())
    # Nobody here has played what is over: it is looked back on as by anybody.
    owner = session.person if record.result is None else None
    seats = [
        Seat(number, "human", number, person=owner, name=clean(name, f"record.names[{number}]"))
        for number, name in enumerate(record.names)
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


def _rows_of(record: Record, table: Table, session: Session) -> list[Row]:
    note = opening_note(record.position)
    rows = [Row(0, "opening", None, None, note, None, table.created)]
    rows += [
        Row(index + 1, "act", step.seat, session.person, step.action, None, table.created)
        for index, step in enumerate(record.steps)
    ]
    return rows
