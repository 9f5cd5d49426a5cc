"""Time controls and clocks: how much time a seat has for its turns.

A turn lasts while a seat has to decide without anybody else being asked something new in between,
or until the game says that the turn is over; so all small decisions of a turn share its time.
`turn` and `days` give the same time for every turn. `reserve` is a bank: a turn uses up time from
it and adds the increment when it begins. A turn always has at least a few seconds, so that a person
whose bank is empty can still decide something.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from typing import Any

import msgspec

from trilobite.server.common.clock import written
from trilobite.server.common.errors import ServiceError
from trilobite.server.common.wire.clocks import SeatClock, TimeControl

GRACE = 5.0
"""Minimum seconds of a turn, even if the reserve is empty."""

MOST_TURNS = 40
"""Number of latest turns whose time a rewind can give back."""

DAY = 86_400
LIMITS = {
    "turn": {"seconds": (10, DAY)},
    "reserve": {"seconds": (30, DAY), "increment": (0, 3600)},
    "days": {"days": (1, 30)},
}
"""The numbers that belong to each kind of time control, with their limits."""


def check_time_control(control: TimeControl) -> None:
    """Check that the numbers of this kind are within their limits, and that all others are 0."""
    fitting = LIMITS[control.kind]
    for name in ("seconds", "increment", "days"):
        value, (low, high) = getattr(control, name), fitting.get(name, (0, 0))
        if low <= value <= high:
            continue
        if name in fitting:
            problem, allowed = "This time is not allowed.", f"{low} to {high}"
        else:
            fits = ", ".join(fitting)
            problem = f"The time control {control.kind!r} does not have this."
            allowed = f"0; it has {fits}"
        raise ServiceError("bad_input", problem, f"pace.{name}", allowed)


class SeatTime(msgspec.Struct):
    """The clock of a seat."""

    left: float
    """The seconds left; for a running clock, the seconds left when it started."""
    since: datetime | None = None
    """The moment at which the clock started; None if it is stopped."""
    lapsed: bool = False
    """Whether the time has run out, so that a bot decides until the next turn of this seat."""

    @property
    def until(self) -> datetime | None:
        return None if self.since is None else self.since + timedelta(seconds=self.left)

    def start(self, now: datetime) -> None:
        self.since = now

    def stop(self, now: datetime) -> None:
        if self.since is not None:
            used = (now - self.since).total_seconds()
            self.left = round(max(0.0, self.left - used), 3)
            self.since = None

    def begin_turn(self, control: TimeControl, *, is_played: bool) -> None:
        """Begin a new turn. The increment is only for turns that a person plays."""
        self.lapsed = False
        if control.kind == "reserve":
            self.left = max(GRACE, self.left + (control.increment if is_played else 0))
        else:
            self.left = full_time(control)

    def give_back(self, seconds: float, now: datetime) -> float:
        """Refund the time for which the server was down; returns the seconds refunded."""
        if self.since is None:
            return 0.0
        lost = min(seconds, max(0.0, (now - self.since).total_seconds()))
        self.since += timedelta(seconds=lost)
        return lost


class TurnMark(msgspec.Struct):
    """The seconds that each seat had left when a turn began, with the number of the log entry."""

    seq: int
    left: list[float]


class Clocks(msgspec.Struct):
    """The clocks of a table."""

    seats: list[SeatTime]
    stopped: bool = False
    """Whether the game is paused, so that no clock runs."""
    turns: list[TurnMark] = []
    """The last turns, so that a rewind can give back the time that they took."""

    def mark_turn(self, seq: int) -> None:
        left = [seat.left for seat in self.seats]
        self.turns = [*self.turns[1 - MOST_TURNS :], TurnMark(seq, left)]

    def go_back(self, first: int) -> None:
        """Give every seat the time that it had in the turn of the entry `first`."""
        self.turns = [mark for mark in self.turns if mark.seq < first]
        if self.turns:
            for seat, left in zip(self.seats, self.turns[-1].left, strict=True):
                seat.left = left

    @property
    def deadline(self) -> str | None:
        """The moment at which the first clock runs out, in its stored form."""
        ends = [seat.until for seat in self.seats if seat.until is not None]
        return written(min(ends)) if ends else None

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


def full_time(control: TimeControl) -> float:
    return float(control.days * DAY if control.kind == "days" else control.seconds)


def new_clocks(control: TimeControl, players: int) -> Clocks:
    return Clocks([SeatTime(full_time(control)) for _ in range(players)])


def read_clocks(data: Mapping[str, Any]) -> Clocks:
    return msgspec.convert(data, Clocks)


def shown_clocks(data: Mapping[str, Any] | None, seats: Iterable[int]) -> list[SeatClock]:
    """The clocks of these seats, in wire form."""
    if data is None:
        return []
    clocks = read_clocks(data)
    return [_shown(number, clocks.seats[number]) for number in seats]


def _shown(number: int, time: SeatTime) -> SeatClock:
    until = None if time.until is None else written(time.until)
    return SeatClock(seat=number, left=time.left, until=until, lapsed=time.lapsed)
