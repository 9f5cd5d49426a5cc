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
from trilobite.server.guides import is_learnt, present_at, shown_guide
from trilobite.server.results import shown_result
from trilobite.server.rules import FIRST, new_story, old_rules, told_after
from trilobite.server.store import Store
from trilobite.server.story import Entry, Kind, Row, Story, announcement, opening_note
from trilobite.server.tables import Table
from trilobite.server.timekeeping import keep_time
from trilobite.server.trouble import PausedError, TroubleError
from trilobite.server.wire.pace import TableClocks
from trilobite.server.wire.play import Scene

Extra = Callable[[sa.Connection], None]


MOST_ENTRIES = 3_000
"""Of a log, before it takes nothing more that somebody could repeat for ever; actions always.

A game has a few hundred actions. A log that is no longer than this opens in an instant without any
snapshot (`bench/cold.py`), and its page has a size that a browser likes.
"""


class LiveTable:
    def __init__(
        self, table: Table, story: Story | None, store: Store, clock: Clock, epoch: str = ""
    ) -> None:
        self.table = table
        self.story = story
        self.epoch = epoch
        """The history of the house to which it belongs (see `epochs`)."""
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
        if self.story is None and self.table.outdated:
            raise old_rules()
        if self.story is None:
            raise TroubleError("not_found", "The game has not begun: seats are still open.")
        return self.story

    def check_going(self) -> None:
        """Nobody plays by rules that have changed, or while everybody has agreed to a pause."""
        if self.table.outdated:
            raise old_rules()
        if self.table.paused:
            raise PausedError

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
            clocks=self._clocks(),
        )
        if story is None:
            return scene
        scene.view = story.match.state.view(eyes).to_json()
        if table.outdated:
            scene.to_act = []
        elif eyes is not None and table.bot_at(eyes) is None:
            offer = story.offer(eyes)
            scene.offer = None if offer is None else offer.to_json()
            scene.can_undo = story.match.can_undo(eyes)
            scene.can_redo = story.match.can_redo(eyes)
            self._guide(scene, story)
        return scene

    def _guide(self, scene: Scene, story: Story) -> None:
        """What the guide says; when it has ended nothing is asked any more."""
        scene.guide = shown_guide(present_at(self.table, story))
        if scene.guide is not None and (scene.guide.done or scene.guide.lost):
            scene.offer = None

    def _clocks(self) -> TableClocks | None:
        if self.table.pace is None:
            return None
        return TableClocks(now=written(self._clock()), seats=self.table.seat_clocks())

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

    def note(self, key: str, seat: int, person: int | None, bot: str | None = None) -> list[Row]:
        """The row about a change of seats; none before and after the game, where no log goes on.

        `bot` is the one that plays, if it is not the seat's own.
        """
        table = self.table
        if table.status != "running" or table.outdated:
            return []
        who = table.rules_of_play().participant_of(seat, table.players)
        text = announcement(key, who, table.seat_name(seat), bot or table.seats[seat].bot)
        row = self.row("seat", seat, person, text)
        self.tell(row)
        return [row]

    def tell(self, row: Row) -> Entry:
        """Carry out a row in memory."""
        story, table = self.running(), self.table
        if table.outdated:
            raise old_rules()
        asked = table.to_act
        entry = story.tell(row)
        self.is_dirty = True
        table.seq = story.seq
        table.to_act = story.to_act
        table.moved = row.at
        if row.kind == "opening":
            table.told = FIRST
        if table.told is not None:
            table.told = told_after(table.told, entry)
        if row.kind != "seat":
            table.proposal = None  # it was about another situation
        self.settle_result()
        keep_time(table, entry, asked)
        return entry

    def settle_result(self) -> None:
        """A game that is over gets its result; concessions count in it."""
        table, state = self.table, self.running().match.state
        result = state.result()
        is_over = result is not None or is_learnt(table, self.running())
        table.status = "finished" if is_over else "running"
        if result is not None:
            gone = {s.seat: s.conceded for s in table.seats if s.conceded is not None}
            table.result = shown_result(result.to_json(), gone)

    def start_if_full(self) -> list[Row]:
        """The game begins when the last open seat is taken; the rows that are to be stored."""
        table = self.table
        if self.story is not None or any(seat.kind == "open" for seat in table.seats):
            return []
        self.story = new_story(table)
        continues = table.position if table.guide is None else None
        opening = self.row("opening", action=opening_note(continues))
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
            tables.update(connection, table)
            append(connection, table.id, rows)
            if seats:
                tables.update_seats(connection, table)
            if extra is not None:
                extra(connection)

        try:
            await self._store.write(job, self.epoch)
        except sa.exc.IntegrityError:
            # Another process has written this number: its entry is the true one.
            raise tables.OutdatedError from None
        table.revision += 1
        self.is_dirty = False

    def follow(self, table: Table, rows: Sequence[Row]) -> None:
        """Another server has changed the table: this is it now, and what was added to its log."""
        self.is_dirty = True
        self.updates.clear()
        if self.story is None and rows:
            self.story = new_story(table)
        for row in rows:
            self.running().tell(row)
        self.table = table
        self.is_dirty = False


def append(connection: sa.Connection, id: str, rows: Sequence[Row]) -> None:
    if rows:
        values = [{"table": id, **vars(row)} for row in rows]
        connection.execute(schema.log.insert(), values)


def read_log(connection: sa.Connection, id: str, after: int = -1) -> list[Row]:
    log = schema.log
    query = sa.select(log).where(log.c.table == id, log.c.seq > after).order_by(log.c.seq)
    return [
        Row(r["seq"], r["kind"], r["seat"], r["person"], r["action"], r["key"], r["at"])
        for r in connection.execute(query).mappings()
    ]
