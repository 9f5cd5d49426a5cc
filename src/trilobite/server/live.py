"""A live table: what is stored of it, its story, and the order in which things are done.

Check, append, commit, confirm, broadcast. Whoever looks at a live table or changes it holds its
lock (see `hall`). A change is carried out in memory, stored, and only then seen by anybody; if
storing fails, the table is dropped from memory and read again from the log.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace

import sqlalchemy as sa

from trilobite.server import schema, tables
from trilobite.server.clock import Clock, written
from trilobite.server.results import shown_result
from trilobite.server.store import Store
from trilobite.server.story import Entry, Kind, Row, Story, announcement
from trilobite.server.tables import Table
from trilobite.server.trouble import StaleError, TroubleError
from trilobite.server.wire import Scene

Extra = Callable[[sa.Connection], None]


MOST_ENTRIES = 20_000
"""Of a log, before it takes nothing more that somebody could repeat for ever; actions always."""


class LiveTable:
    def __init__(self, table: Table, story: Story | None, store: Store, clock: Clock) -> None:
        self.table = table
        self.story = story
        self.lock = asyncio.Lock()
        self.is_dirty = False
        """Changed in memory and not yet stored."""
        self.without_host = 0.0
        """For how many seconds others have been at the table without its host (see `hosts`)."""
        self.updates: dict[tuple[int | None, int], bytes] = {}
        """Messages of the present moment, by eyes and by what the reader has (see `hub`)."""
        self._store = store
        self._clock = clock

    # Looking.

    def running(self) -> Story:
        if self.story is None:
            raise TroubleError("not_found", "The game has not begun: seats are still open.")
        return self.story

    def check_room(self) -> None:
        """A game ends after so many actions, but who undoes and redoes could fill the disk."""
        if self.table.seq >= MOST_ENTRIES:
            raise TroubleError("forbidden", "Too much has happened at this table; play on.")

    def scene(self, eyes: int | None) -> Scene:
        """Everything the screen of a seat, or of a spectator (None), needs now."""
        table, story = self.table, self.story
        scene = Scene(
            seq=table.seq,
            seat=eyes,
            status=table.status,
            to_act=table.to_act,
            view=None,
            offer=None,
            can_undo=False,
            can_redo=False,
            result=table.result,
        )
        if story is None:
            return scene
        scene.view = story.match.state.view(eyes).to_json()
        if eyes is not None and table.seats[eyes].kind == "human":
            offer = story.offer(eyes)
            scene.offer = None if offer is None else offer.to_json()
            scene.can_undo = story.match.can_undo(eyes)
            scene.can_redo = story.match.can_redo(eyes)
        return scene

    def eyes_of(self, person: int | None, wanted: int | None = None) -> int | None:
        """Through whose eyes somebody looks: the wanted seat if it is theirs, else the best one."""
        table = self.table
        if wanted is not None and wanted >= 0:
            if not table.seat(wanted).belongs_to(person):
                raise TroubleError("not_yours", "That is not your seat.", "seat")
            return wanted
        own = [seat.seat for seat in table.seats if seat.belongs_to(person)]
        if not own or wanted is not None:
            return None
        asked = [s for s in own if s in table.to_act and table.seats[s].kind == "human"]
        return (asked or own)[0]

    def table_at(self, past: Story, seq: int) -> Table:
        """The table as it was when its story was that far."""
        is_last = seq == self.table.seq
        return replace(
            self.table,
            seq=seq,
            to_act=past.to_act,
            status=self.table.status if is_last else "running",
            result=self.table.result if is_last else None,
        )

    # Changing.

    def row(
        self,
        kind: Kind,
        seat: int | None = None,
        person: int | None = None,
        action: str | None = None,
        key: str | None = None,
    ) -> Row:
        """The next row of the log."""
        at = written(self._clock())
        return Row(self.table.seq + 1, kind, seat, person, action, key, at)

    def note(self, key: str, seat: int, person: int | None) -> list[Row]:
        """The row about a change of seats; none before and after the game, where no log goes on."""
        table = self.table
        if table.status != "running":
            return []
        who = table.rules_of_play().participant_of(seat, table.players)
        text = announcement(key, who, table.seat_name(seat), table.seats[seat].bot)
        row = self.row("seat", seat, person, text)
        self.tell(row)
        return [row]

    def tell(self, row: Row) -> Entry:
        """Carry out a row in memory."""
        story, table = self.running(), self.table
        entry = story.tell(row)
        self.is_dirty = True
        table.seq = story.seq
        table.to_act = story.to_act
        table.moved = row.at
        self.settle_result()
        return entry

    def settle_result(self) -> None:
        """A game that is over gets its result; concessions count in it."""
        table, state = self.table, self.running().match.state
        result = state.result()
        table.status = "running" if result is None else "finished"
        if result is not None:
            gone = {s.seat: s.conceded for s in table.seats if s.conceded is not None}
            table.result = shown_result(result.to_json(), gone)

    def start_if_full(self) -> list[Row]:
        """The game begins when the last open seat is taken; the rows that are to be stored."""
        table = self.table
        if self.story is not None or any(seat.kind == "open" for seat in table.seats):
            return []
        self.story = new_story(table)
        opening = self.row("opening")
        self.tell(opening)
        return [opening]

    async def commit(
        self, rows: Sequence[Row] = (), *, seats: bool = False, extra: Extra | None = None
    ) -> None:
        """Store the rows and what else has changed in one transaction; then it is on disk."""
        self.is_dirty = True
        self.updates.clear()
        table = self.table

        def job(connection: sa.Connection) -> None:
            append(connection, table.id, rows)
            tables.update(connection, table)
            if seats:
                tables.update_seats(connection, table)
            if extra is not None:
                extra(connection)

        try:
            await self._store.write(job)
        except sa.exc.IntegrityError:
            # Another process has written this number: its entry is the true one.
            raise StaleError(table.seq) from None
        self.is_dirty = False


def new_story(table: Table) -> Story:
    seed, salt = bytes.fromhex(table.seed), bytes.fromhex(table.salt)
    return Story(table.rules_of_play(), table.players, table.options, seed, salt)


def rebuild(table: Table, rows: Sequence[Row]) -> Story:
    """The story of a log, or of its beginning. Takes milliseconds: not for the event loop."""
    story = new_story(table)
    for row in rows:
        story.tell(row)
    return story


def append(connection: sa.Connection, id: str, rows: Sequence[Row]) -> None:
    if rows:
        values = [{"table": id, **vars(row)} for row in rows]
        connection.execute(schema.log.insert(), values)


def read_log(connection: sa.Connection, id: str) -> list[Row]:
    log = schema.log
    query = sa.select(log).where(log.c.table == id).order_by(log.c.seq)
    return [
        Row(r["seq"], r["kind"], r["seat"], r["person"], r["action"], r["key"], r["at"])
        for r in connection.execute(query).mappings()
    ]
