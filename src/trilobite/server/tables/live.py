"""A live table: a table in memory, its game, and the only way to change them.

The steps are: check, append, commit, confirm, broadcast. A change is made on a draft inside `async
with live.change()`. When the block ends, the change is stored; only then does anybody see it. If
the block raises or storing fails, the change is discarded. A live table itself is sealed, with its
values and its game, so code that forgets the block fails at once. `TableRegistry.change` is what
the rest of the server calls: it holds the lock, and repeats a change that lost a race against
another server.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import msgspec
import sqlalchemy as sa

from trilobite.engine import Refusal
from trilobite.server.common.clock import Clock, written
from trilobite.server.common.errors import PausedError, ServiceError
from trilobite.server.common.wire.clocks import TableClocks
from trilobite.server.common.wire.play import LogEntry, Scene
from trilobite.server.people.sessions import Session
from trilobite.server.storage import schema
from trilobite.server.storage.outbox import Changed, announce
from trilobite.server.storage.store import Store
from trilobite.server.storage.writer import Job
from trilobite.server.tables import stored
from trilobite.server.tables.clock_transitions import keep_time
from trilobite.server.tables.concessions import given_up_result, shown_result
from trilobite.server.tables.game import (
    NO_HISTORY,
    Entry,
    LoggedGame,
    LogRow,
    RowKind,
    announcement,
    opening_note,
)
from trilobite.server.tables.guides import is_learnt, present_at, shown_guide
from trilobite.server.tables.info import seat_clocks
from trilobite.server.tables.rules_version import new_game, old_rules
from trilobite.server.tables.stored import StoredPerson
from trilobite.server.tables.table import SEALED, SealedError, Table
from trilobite.server.tables.wording import RefusedError

GIVEN_UP = "table-given-up"
"""The message key of a log entry: only bots are left, so the game ends."""

_encode = msgspec.json.Encoder().encode
MOST_ENTRIES = 3_000
"""Log length after which undo, redo and seat changes are rejected. Game actions never are.

A game has a few hundred actions. A log of this length opens in an instant without any snapshot
(`bench/cold.py`), and a browser can show all of it.
"""


class TableSnapshot:
    """A table and its game at one moment, and what can be read of them."""

    def __init__(self, table: Table, game: LoggedGame | None, clock: Clock) -> None:
        self._table = table
        self._game = game
        self._clock = clock
        self.shown_scenes: dict[int | None, Scene] = {}
        self.shown_entries: dict[tuple[int, int | None], LogEntry] = {}

    @property
    def table(self) -> Table:
        return self._table

    @property
    def game(self) -> LoggedGame | None:
        return self._game

    def running(self) -> LoggedGame:
        if self.game is None and self.table.outdated:
            raise old_rules()
        if self.game is None:
            raise ServiceError("not_found", "The game has not begun: seats are still open.")
        return self.game

    def check_going(self) -> None:
        """Raise an error if the rules have changed since, or if the game is paused."""
        if self.table.outdated:
            raise old_rules()
        if self.table.is_given_up:
            raise ServiceError("forbidden", "The game is over.")
        if self.table.paused:
            raise PausedError

    def check_played_out(self) -> None:
        """Refuse what needs the end of a game that was given up."""
        if self.table.is_given_up:
            raise ServiceError("forbidden", "The game was not played to its end.")

    def check_room(self) -> None:
        """Refuse further entries in a very long log: undo and redo could go on for ever."""
        if self.table.seq >= MOST_ENTRIES:
            raise ServiceError("forbidden", "This table's log is full; you can only play on.")

    def scene(self, eyes: int | None) -> Scene:
        """Everything the screen of a seat, or of a spectator (None), needs now."""
        scene = self.shown_scenes.get(eyes)
        if scene is None:
            scene = self.shown_scenes[eyes] = self._new_scene(eyes)
        if self.table.pace is None:
            return scene
        clocks = TableClocks(now=written(self._clock()), seats=seat_clocks(self.table))
        return msgspec.structs.replace(scene, clocks=clocks)

    def _new_scene(self, eyes: int | None) -> Scene:
        table, game = self.table, self.game
        scene = Scene(
            seq=table.seq,
            seat=eyes,
            status=table.status,
            to_act=list(table.to_act),
            view=None,
            offer=None,
            can_undo=False,
            can_redo=False,
            result=table.result,
            clocks=None,
        )
        if game is None:
            return scene
        scene.view = _encoded(game.view(eyes).to_json())
        if table.outdated:
            scene.to_act = []
        elif eyes is not None and table.bot_at(eyes) is None:
            offer = game.offer(eyes)
            if offer is not None:
                scene.offer = _encoded(offer.to_json())
                scene.wastes, scene.shortcuts = game.wastes(offer), game.shortcuts(offer)
            scene.can_undo = game.can_undo(eyes)
            scene.can_redo = game.can_redo(eyes)
            if table.guide is not None:
                self._add_guide(scene, game)
        return scene

    def _add_guide(self, scene: Scene, game: LoggedGame) -> None:
        """Add what the guide says; after its end there is no offer."""
        scene.guide = shown_guide(present_at(self.table, game))
        if scene.guide is not None and (scene.guide.done or scene.guide.lost):
            scene.offer = None
            scene.shortcuts = []

    def entry(self, seq: int, eyes: int | None) -> LogEntry:
        """A log entry as a seat, or a spectator (None), may know it."""
        entry, shown = self.running().entry(seq), self.shown_entries.get((seq, eyes))
        if shown is None:
            shown = entry.through(eyes)
            if seq == self.table.seq:  # everybody at the table is about to get it
                self.shown_entries[seq, eyes] = shown
        return shown

    def entries_since(self, seq: int, eyes: int | None) -> list[LogEntry]:
        last = -1 if self.game is None else self.game.seq
        return [self.entry(number, eyes) for number in range(seq + 1, last + 1)]

    def eyes_of(self, person: int | None, wanted: int | None = None) -> int | None:
        """The seat whose view a person gets, or None for a spectator's (`wanted` = -1).

        It is the wanted seat if it is theirs; without one, the first that has to act, or the first.
        """
        table = self.table
        if wanted is not None and wanted >= 0:
            if not table.seat(wanted).belongs_to(person):
                raise ServiceError("not_yours", "That is not your seat.", "seat")
            return wanted
        own = [seat.seat for seat in table.seats if seat.belongs_to(person)]
        if not own or wanted is not None:
            return None
        asked = [s for s in own if s in table.to_act and table.seats[s].kind == "human"]
        return (asked or own)[0]

    def at(self, past: LoggedGame, seq: int) -> "TableSnapshot":
        """The table as it was after an earlier entry, with its game up to there."""
        is_last = seq == self.table.seq
        table = replace(
            self.table,
            seq=seq,
            to_act=past.to_act,
            status=self.table.status if is_last else "running",
            result=self.table.result if is_last else None,
        )
        return TableSnapshot(table, past, self._clock)


class TableDraft(TableSnapshot):
    """A draft of a table and its game. `LiveTable.change` stores it or discards it."""

    def __init__(
        self, draft: Table, game: LoggedGame | None, clock: Clock, stored_seq: int = -1
    ) -> None:
        """`stored_seq` is the number of the last row that is stored already."""
        super().__init__(draft, game, clock)
        self.jobs: list[Job[None]] = []
        self.is_deletion = False
        self._people: dict[int, StoredPerson] = {}
        """The people whose names this draft has taken over from where they are stored."""
        self._stored_seq = stored_seq
        self._is_applying = False
        self._is_closed = False

    @property
    def rows(self) -> list[LogRow]:
        """The rows to store: all that the game has applied since it was last stored."""
        return [] if self.game is None else self.game.rows_after(self._stored_seq)

    @property
    def is_begun(self) -> bool:
        """Whether the game has applied a row, or failed while it did."""
        return self._is_applying or bool(self.rows)

    def check_complete(self, before: Table) -> None:
        """Raise an error if the draft contains something that would not be stored."""
        stored.check_change(before, self.table, self._people.values())
        if self._is_applying:
            raise SealedError("a row was not applied completely, and the error was ignored")
        if self.table.seq != before.seq + len(self.rows):
            raise SealedError("rows are applied with `TableDraft.apply`, and nothing else counts")

    def close(self) -> None:
        """End the draft: what is done with it from now on would not be stored."""
        self.table.seal()
        if self.game is not None:
            self.game.seal()
        self._is_closed = True

    def welcome(self, session: Session) -> None:
        """Take over the name of a person, who gets a seat, from their session."""
        if session.person not in self.table.removed:
            self._set_person(StoredPerson(session.person, session.name, removed=False))

    def remove_person(self, person: int) -> None:
        """Remove the name of a person whom an administrator removes, for good."""
        self._set_person(StoredPerson(person, "", removed=True))
        self.also(lambda connection: stored.remove_person(connection, person))

    def take_person(self, person: StoredPerson) -> None:
        """Take over what was read about a person (see `LiveTable.take_person`)."""
        if self._is_closed:
            self._table = _with_person(self.table, person)
        else:
            self._set_person(person)

    def _set_person(self, person: StoredPerson) -> None:
        self.table.set_person(person.id, person.name, removed=person.removed)
        self._people[person.id] = person

    def _check_open(self) -> None:
        if self._is_closed:
            raise SealedError(SEALED)

    def row(
        self,
        kind: RowKind,
        seat: int | None = None,
        person: int | None = None,
        action: str | None = None,
        key: str | None = None,
    ) -> LogRow:
        """The next row of the log."""
        at = written(self._clock())
        return LogRow(self.table.seq + 1, kind, seat, person, action, key, at)

    def note(self, key: str, seat: int, person: int | None, bot: str | None = None) -> None:
        """Add a row about a change of seats; a game that is not running has no such rows.

        `bot` is the one that plays, if it is not the seat's own.
        """
        table = self.table
        if table.status != "running" or table.outdated:
            return
        who = table.rules_of_play().participant_of(seat, table.players)
        text = announcement(key, who, table.seat_name(seat), bot or table.seats[seat].bot)
        self.apply(self.row("seat", seat, person, text))

    def apply(self, row: LogRow) -> Entry:
        """Carry out a row; raises `RefusedError` if the rules refuse it, and nothing changes."""
        self._check_open()
        game, table = self.running(), self.table
        if table.outdated:
            raise old_rules()
        asked, self._is_applying = table.to_act, True
        entry = game.apply(row, self)
        if isinstance(entry, Refusal):
            self._is_applying = False
            raise RefusedError(entry, table, is_by_rules=row.kind == "act")
        self.shown_scenes.clear()
        table.seq = game.seq
        table.to_act = list(game.to_act)
        table.moved = row.at
        if row.kind == "opening":
            table.history_hash = NO_HISTORY
        if table.history_hash is not None:
            table.history_hash = entry.hash_after(table.history_hash)
        if row.kind != "seat":
            table.proposal = None  # it was about another situation
        self.settle_result()
        if table.pace is not None:
            keep_time(table, entry, asked)
        self._is_applying = False
        return entry

    def settle_result(self) -> None:
        """Set the result of a game that is over; concessions count in it."""
        table, game = self.table, self.running()
        result = game.result()
        is_over = result is not None or (table.guide is not None and is_learnt(table, game))
        table.status = "finished" if is_over else "running"
        if result is not None:
            gone = {s.seat: s.conceded for s in table.seats if s.conceded is not None}
            table.result = shown_result(result.to_json(), gone)

    def give_up(self, seat: int, person: int) -> None:
        """End a game in which only bots are left: nobody waits for what they would do."""
        table = self.table
        if table.outdated:
            return
        self.note(GIVEN_UP, seat, person)
        game = self.running()
        shown = game.view(None).to_json().get("scores")
        scores = shown if isinstance(shown, list) else []
        owners = game.rules.participants(table.players)
        table.result = given_up_result(scores, game.conceded, owners)
        table.status, table.to_act, table.paused = "finished", [], False
        self.shown_scenes.clear()

    def start_if_full(self) -> None:
        """Begin the game when the last open seat is taken."""
        table = self.table
        if self.game is not None or any(seat.kind == "open" for seat in table.seats):
            return
        self._game = new_game(table)
        self._game.seal(except_for=self)
        continues = table.position if table.guide is None else None
        self.apply(self.row("opening", action=opening_note(continues)))

    def also(self, job: Job[None]) -> None:
        """Store something else in the same transaction."""
        self._check_open()
        self.jobs.append(job)

    def delete(self) -> None:
        """Delete the table with everything that belongs to it."""
        self._check_open()
        self.is_deletion = True

    def is_update_of(self, before: Table) -> bool:
        """Whether the table itself has changed, or its log."""
        return not self.is_deletion and bool(self.rows or self.table != before)

    def needs_storing(self, before: Table) -> bool:
        """Whether there is anything to store."""
        return bool(self.jobs) or self.is_deletion or self.is_update_of(before)

    def insert(self, connection: sa.Connection) -> None:
        """Store a table that is new."""
        stored.insert(connection, self.table)
        append(connection, self.table.id, self.rows)

    def store(self, connection: sa.Connection, before: Table) -> None:
        """Store all of it in one transaction, if nobody else has changed the table."""
        table = self.table
        if self.is_deletion:
            stored.check_known(connection, before)
            stored.delete(connection, table.id)
            return
        if self.is_update_of(before):
            stored.update(connection, before, table)
            append(connection, table.id, self.rows)
        else:
            stored.check_known(connection, before)
        if table.seats != before.seats:
            stored.update_seats(connection, table)
        for job in self.jobs:
            job(connection)


class LiveTable(TableSnapshot):
    """A table in memory. Callers hold its lock while they read it or change it."""

    def __init__(
        self, table: Table, game: LoggedGame | None, store: Store, clock: Clock, epoch: str = ""
    ) -> None:
        super().__init__(table, game, clock)
        self.epoch = epoch
        """The database history to which it belongs (see `storage.epochs`)."""
        self.lock = asyncio.Lock()
        self.is_lost = False
        """Whether memory may differ from what is stored, so that it has to be read again."""
        self.updates: dict[tuple[int | None, int], bytes] = {}
        """Update messages for this moment, by seat and by the last entry the subscriber has."""
        self._store = store
        self._draft: TableDraft | None = None
        """The draft of a change that is under way."""
        self._seal()

    @asynccontextmanager
    async def change(self) -> AsyncIterator[TableDraft]:
        """A draft of the table. It is stored when the block ends, and discarded if it raises."""
        draft = self._draft = TableDraft(self.table.draft(), self.game, self._clock, self.table.seq)
        if self.game is not None:
            self.game.seal(except_for=draft)
        self.is_lost = True
        try:
            yield draft
            draft.check_complete(self.table)
        except BaseException:
            # A game that has applied rows cannot go back: it is rebuilt from the log.
            self.is_lost = draft.is_begun
            raise
        else:
            draft.close()
            if draft.needs_storing(self.table):
                await self._write(draft)
            self.is_lost = draft.is_deletion
        finally:
            self._draft = None
            draft.close()
            self._seal()

    async def _write(self, draft: TableDraft) -> None:
        before = self.table
        is_update = draft.is_update_of(before)

        def job(connection: sa.Connection) -> None:
            draft.store(connection, before)
            if self._store.is_shared and is_update:
                announce(connection, Changed(before.id, before.revision + 1))

        try:
            await self._store.write(job, self.epoch)
        except sa.exc.IntegrityError:
            # Another server has already written this row number: its entry is the true one.
            raise stored.OutdatedError from None
        if is_update:
            self._install(replace(draft.table, revision=before.revision + 1), draft.game)
            self.shown_scenes, self.shown_entries = draft.shown_scenes, draft.shown_entries

    def _install(self, table: Table, game: LoggedGame | None) -> None:
        self._table, self._game = table, game
        self.forget_shown()

    def forget_shown(self) -> None:
        """Discard what readers were shown; it is made again when somebody asks."""
        self.updates = {}
        self.shown_scenes, self.shown_entries = {}, {}

    def _seal(self) -> None:
        self.table.seal()
        if self.game is not None:
            self.game.seal()

    def follow(self, table: Table, rows: Sequence[LogRow]) -> None:
        """Take over a change that another server has stored, with the rows it added."""
        if table.revision <= self.table.revision:
            raise SealedError(SEALED)
        self.is_lost = True
        game = new_game(table) if self.game is None and rows else self.game
        if game is not None:
            game.seal(except_for=self)
            if any(isinstance(game.apply(row, self), Refusal) for row in rows):
                raise LookupError("a row of another server was refused")
        self._install(table, game)
        self._seal()
        self.is_lost = False

    def knows(self, person: int) -> bool:
        """Whether a person sits at the table, or is about to."""
        is_joining = self._draft is not None and person in self._draft.table.names
        return is_joining or person in self.table.names

    def take_person(self, person: StoredPerson) -> None:
        """Take over what was read about a person at the table: it is not stored with the table.

        This needs no lock, so a change may be under way; its draft takes it over as well.
        """
        self._table = _with_person(self.table, person)
        if self._draft is not None:
            self._draft.take_person(person)
        self.updates.clear()


def _with_person(table: Table, person: StoredPerson) -> Table:
    amended = table.draft()
    amended.set_person(person.id, person.name, removed=person.removed)
    amended.seal()
    return amended


def _encoded(data: Mapping[str, object]) -> Any:  # noqa: ANN401 - the wire type is plain JSON
    """JSON as bytes, encoded once for all readers.

    Kept scenes of hundreds of tables would be millions of small objects, and the garbage collector
    would stop the server for a tenth of a second to go through them.
    """
    return msgspec.Raw(_encode(data))


_INSERT_ROWS = schema.log.insert()


def append(connection: sa.Connection, id: str, rows: Sequence[LogRow]) -> None:
    if rows:
        values = [{"table": id, **vars(row)} for row in rows]
        connection.execute(_INSERT_ROWS, values)


def read_log(connection: sa.Connection, id: str, after: int = -1) -> list[LogRow]:
    log = schema.log
    query = sa.select(log).where(log.c.table == id, log.c.seq > after).order_by(log.c.seq)
    return [
        LogRow(r["seq"], r["kind"], r["seat"], r["person"], r["action"], r["key"], r["at"])
        for r in connection.execute(query).mappings()
    ]
