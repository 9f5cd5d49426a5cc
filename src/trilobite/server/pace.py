"""Pace: how much time a seat has for its turns, and the clocks that count it.

A turn lasts as long as a seat is asked without anybody else being asked something new in between,
or until the game says that it is over; so the many small decisions of a turn share its time. `turn`
and `days` give the same time for every turn. `reserve` is a bank: a turn takes out of it what it
lasts, and gets the increment when it begins, and never less than a little, so that somebody who has
used up everything can still decide something.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

import msgspec

from trilobite.server.clock import written
from trilobite.server.trouble import TroubleError
from trilobite.server.wire.pace import Pace, SeatClock

GRACE = 5.0
"""The least seconds of a turn, however empty the reserve is."""

DAY = 86_400
LIMITS = {
    "turn": {"seconds": (10, DAY)},
    "reserve": {"seconds": (30, DAY), "increment": (0, 3600)},
    "days": {"days": (1, 30)},
}
"""Which numbers belong to which pace, and from where to where they go."""


def check_pace(pace: Pace) -> None:
    """The numbers that belong to the kind are in their limits, and there are no others."""
    fitting = LIMITS[pace.kind]
    for name in ("seconds", "increment", "days"):
        value, (low, high) = getattr(pace, name), fitting.get(name, (0, 0))
        if low <= value <= high:
            continue
        if name in fitting:
            problem, allowed = "That is no time to play with.", f"{low} to {high}"
        else:
            fits = ", ".join(fitting)
            problem, allowed = f"The pace {pace.kind!r} has none of these.", f"0; it has {fits}"
        raise TroubleError("bad_input", problem, f"pace.{name}", allowed)


class SeatTime(msgspec.Struct):
    """The clock of a seat."""

    left: float
    """Seconds; of a clock that runs, those it had when it started."""
    since: datetime | None = None
    """When it started; None: it stands still."""
    lapsed: bool = False
    """The time was up: until the next turn of this seat a bot decides."""

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

    def begin_turn(self, pace: Pace, *, is_played: bool) -> None:
        """A new turn. Somebody for whom a bot plays saves nothing by that."""
        self.lapsed = False
        if pace.kind == "reserve":
            self.left = max(GRACE, self.left + (pace.increment if is_played else 0))
        else:
            self.left = full_time(pace)

    def give_back(self, seconds: float, now: datetime) -> float:
        """The house was away for so long; how much of that this clock had run."""
        if self.since is None:
            return 0.0
        lost = min(seconds, max(0.0, (now - self.since).total_seconds()))
        self.since += timedelta(seconds=lost)
        return lost


class Clocks(msgspec.Struct):
    """The clocks of a table."""

    seats: list[SeatTime]
    stopped: bool = False
    """The game is paused: nothing runs."""

    @property
    def deadline(self) -> str | None:
        """When the first of them runs out, as it is stored."""
        ends = [seat.until for seat in self.seats if seat.until is not None]
        return written(min(ends)) if ends else None

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


def full_time(pace: Pace) -> float:
    return float(pace.days * DAY if pace.kind == "days" else pace.seconds)


def new_clocks(pace: Pace, players: int) -> Clocks:
    return Clocks([SeatTime(full_time(pace)) for _ in range(players)])


def read_clocks(data: dict[str, Any]) -> Clocks:
    return msgspec.convert(data, Clocks)


def shown_clocks(data: dict[str, Any] | None, seats: Iterable[int]) -> list[SeatClock]:
    """The clocks of these seats, as anybody may know them."""
    if data is None:
        return []
    clocks = read_clocks(data)
    return [_shown(number, clocks.seats[number]) for number in seats]


def _shown(number: int, time: SeatTime) -> SeatClock:
    until = None if time.until is None else written(time.until)
    return SeatClock(seat=number, left=time.left, until=until, lapsed=time.lapsed)
