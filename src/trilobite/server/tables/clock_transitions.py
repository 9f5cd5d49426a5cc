"""Updates a table's clocks after every log entry.

A clock runs while its seat has to decide, a person plays the seat, and time is left. Several clocks
run at once if several seats decide at once.
"""

from collections.abc import Collection, Iterable
from datetime import datetime

from trilobite.engine import Event
from trilobite.server.tables.clocks import Clocks, new_clocks, read_clocks
from trilobite.server.tables.game import Entry
from trilobite.server.tables.table import Table

STEPS = ("undo", "redo", "reset")


def keep_time(table: Table, entry: Entry, before: Collection[int]) -> None:
    """Set the clocks after an entry; `before` has the seats that had to decide until then."""
    if table.pace is None:
        return
    now = datetime.fromisoformat(entry.row.at)
    clocks = _clocks_of(table)
    _stop(clocks, now)
    is_rewind = entry.row.kind == "rewind"
    if is_rewind:
        clocks.go_back(int(entry.row.action or 0))
    new = _new_turns(table, entry, before)
    for number in new:
        # A turn that is played again got its increment when it began the first time.
        is_played = table.seats[number].kind == "human" and not is_rewind
        clocks.seats[number].begin_turn(table.time_control(), is_played=is_played)
    if new and not is_rewind:
        clocks.mark_turn(entry.row.seq)
    _go(table, clocks, now)


def stop_clocks(table: Table, now: datetime) -> None:
    """Stop all clocks for a pause, until `go_on`."""
    if table.clocks is not None:
        clocks = _clocks_of(table)
        clocks.stopped = True
        _stop(clocks, now)
        _go(table, clocks, now)


def go_on(table: Table, now: datetime) -> None:
    """Let the clocks continue after a pause, with the time that was left."""
    if table.clocks is not None:
        clocks = _clocks_of(table)
        clocks.stopped = False
        _go(table, clocks, now)


def out_of_time(table: Table, now: datetime) -> list[int]:
    """The seats whose time is up and whose clock is still running."""
    times = [] if table.clocks is None else read_clocks(table.clocks).seats
    return [
        number for number, time in enumerate(times) if time.until is not None and time.until <= now
    ]


def let_lapse(table: Table, seat: int, now: datetime) -> None:
    """Let a bot decide for a seat until its next turn."""
    clocks = _clocks_of(table)
    clocks.seats[seat].stop(now)
    clocks.seats[seat].lapsed = True
    _store(table, clocks)


def _new_turns(table: Table, entry: Entry, before: Collection[int]) -> list[int]:
    """The seats whose turn begins with this entry.

    Undo and redo do not begin a turn: a seat that has to decide again after its own undo has the
    time that it had left. Nor does a change of seats: the new player gets the seat's time. After a
    rewind, to which everybody has agreed, each seat that has to decide begins its turn again.
    """
    row = entry.row
    if row.kind == "seat":
        return []
    if row.kind == "rewind":
        return list(table.to_act)
    asked = [seat for seat in table.to_act if seat not in before]
    if row.kind in STEPS:
        return [seat for seat in asked if seat != row.seat]
    goes_on = row.seat in table.to_act and row.seat in before
    if row.seat is not None and goes_on and (asked or _ends_turn(entry.events)):
        asked.append(row.seat)
    return asked


def _ends_turn(events: Iterable[Event]) -> bool:
    return any(event.ends_turn for event in events)


def _clocks_of(table: Table) -> Clocks:
    if table.clocks is None:
        return new_clocks(table.time_control(), table.players)
    return read_clocks(table.clocks)


def _stop(clocks: Clocks, now: datetime) -> None:
    for time in clocks.seats:
        time.stop(now)


def _go(table: Table, clocks: Clocks, now: datetime) -> None:
    """Start the clocks that have to run, and store all of them in the table."""
    for number in table.to_act:
        time = clocks.seats[number]
        if table.seats[number].kind == "human" and not time.lapsed and not clocks.stopped:
            time.start(now)
    _store(table, clocks)


def _store(table: Table, clocks: Clocks) -> None:
    table.clocks, table.deadline = clocks.to_json(), clocks.deadline
