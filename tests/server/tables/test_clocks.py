"""Time controls: what a turn is, and what a clock shows. The table is only in memory."""

from datetime import datetime, timedelta
from typing import Any

import pytest

from tests.server.support.hand_clock import HandClock
from tests.support.pebbles import GAME as PEBBLES
from trilobite.engine import register
from trilobite.server.common.clock import written
from trilobite.server.common.errors import ServiceError
from trilobite.server.common.wire.clocks import TimeControl
from trilobite.server.common.wire.plans import SeatPlan, TablePlan
from trilobite.server.tables.clock_transitions import go_on, let_lapse, out_of_time, stop_clocks
from trilobite.server.tables.clocks import GRACE, Clocks, read_clocks
from trilobite.server.tables.create import plan_table, rematch_of
from trilobite.server.tables.info import seat_clocks
from trilobite.server.tables.live import TableDraft

MINUTE = TimeControl(kind="turn", seconds=60)
RESERVE = TimeControl(kind="reserve", seconds=100, increment=10)


class Played:
    """A game on a table in memory; by default two people play it."""

    def __init__(self, control: TimeControl | None, *kinds: Any, game: str = "trias") -> None:
        register(PEBBLES)
        self.clock = HandClock()
        seats = [SeatPlan(kind=kind) for kind in kinds or ("me", "me")]
        made = TablePlan(game=game, seats=seats, order="given", seed="clock 0", pace=control)
        self.table = plan_table(made, 1, "Anna", self.clock, "steady")
        self.live = TableDraft(self.table, None, self.clock)
        self.live.start_if_full()

    @property
    def asked(self) -> int:
        return self.table.to_act[0]

    def act(self, seat: int | None = None, action: str | None = None) -> None:
        """Act for a seat, by default with the first offered action."""
        seat = self.asked if seat is None else seat
        text = action or self.live.running().copy_of_state().offer(seat).choices[0].action.text()
        self.live.apply(self.live.row("act", seat, 1, text))

    def step(self, kind: Any, seat: int) -> None:
        self.live.apply(self.live.row(kind, seat, 1))

    def hand_over(self, seat: int, kind: Any) -> None:
        self.table.seats[seat].kind, self.table.seats[seat].bot = kind, "steady"
        self.live.note("table-seat-bot" if kind == "bot" else "table-seat-back", seat, 1)

    def left(self, seat: int) -> float:
        """The seconds that the clock of a seat shows."""
        clock = {one.seat: one for one in seat_clocks(self.table)}[seat]
        if clock.until is None:
            return clock.left
        return (datetime.fromisoformat(clock.until) - self.clock()).total_seconds()

    def running(self) -> list[int]:
        return [clock.seat for clock in seat_clocks(self.table) if clock.until is not None]

    def has_ended_a_turn(self) -> bool:
        return any(event.ends_turn for event in self.live.running().entries[-1].events)

    def play_until(self, are_asked: int) -> None:
        for _ in range(2000):
            if len(self.table.to_act) == are_asked:
                return
            self.act()
        raise AssertionError(f"{are_asked} seats were never asked at once")


def test_without_a_time_control_there_are_no_clocks() -> None:
    game = Played(None)
    game.act()
    assert (game.table.clocks, game.table.deadline) == (None, None)
    assert game.live.scene(0).clocks is None


def test_every_turn_begins_with_its_full_time() -> None:
    game = Played(MINUTE)
    first = game.asked
    assert game.running() == [first]
    game.clock.wait(25)
    assert game.left(first) == 35
    while game.asked == first:
        game.act()
    assert game.running() == [game.asked]
    assert game.left(game.asked) == 60
    while game.asked != first:
        game.act()
    assert game.left(first) == 60
    assert game.table.deadline == written(game.clock() + timedelta(seconds=60))


def test_the_decisions_of_a_turn_share_its_time() -> None:
    game = Played(MINUTE)
    shared = 0
    for _ in range(60):
        game.clock.wait(1)
        seat, left = game.asked, game.left(game.asked)
        game.act()
        if game.asked == seat and not game.has_ended_a_turn():
            assert game.left(seat) == left
            shared += 1
        else:
            assert game.left(game.asked) == 60
    assert 10 < shared < 50


def test_undo_gives_no_time_back() -> None:
    game = Played(MINUTE)
    game.act()
    while not game.live.running().can_undo(game.asked):
        game.act()
    seat = game.asked
    assert game.left(seat) == 60
    game.clock.wait(20)
    game.step("undo", seat)
    assert game.left(seat) == 40
    game.clock.wait(5)
    game.step("redo", seat)
    assert game.left(seat) == 35
    assert game.running() == [seat]


def test_taking_back_a_hidden_choice_resumes_the_clock_where_it_stopped() -> None:
    """Pebbles: a seat's clock stops while others think, and goes on from there."""
    for control, left in ((MINUTE, 40), (RESERVE, 90)):
        game = Played(control, "me", "me", "me", game="pebbles")
        assert game.running() == [0, 1, 2]
        game.clock.wait(20)
        game.act(1)
        assert (game.running(), game.left(1)) == ([0, 2], left)
        game.clock.wait(15)
        game.step("undo", 1)
        assert (game.running(), game.left(1)) == ([0, 1, 2], left)


def test_a_seat_that_goes_to_a_bot_and_back_keeps_its_remaining_time() -> None:
    game = Played(MINUTE)
    seat = game.asked
    game.clock.wait(50)
    game.hand_over(seat, "bot")
    assert (game.running(), game.table.deadline) == ([], None)
    game.clock.wait(500)
    game.hand_over(seat, "human")
    assert (game.running(), game.left(seat)) == ([seat], 10)


def test_a_reserve_is_used_up_and_gets_an_increment_for_every_turn() -> None:
    game = Played(RESERVE)
    first = game.asked
    assert game.left(first) == 110
    game.clock.wait(30)
    while game.asked == first:
        game.act()
    assert game.left(first) == 80
    game.clock.wait(1000)
    assert game.left(first) == 80
    while game.asked != first:
        game.act()
    assert game.left(first) == 90


def test_an_empty_reserve_leaves_a_little_for_every_turn() -> None:
    game = Played(TimeControl(kind="reserve", seconds=30))
    first = game.asked
    game.clock.wait(45)
    while game.asked == first:
        game.act()
    assert game.left(first) == 0
    while game.asked != first:
        game.act()
    assert game.left(first) == GRACE


def test_a_bot_does_not_save_up_time_for_its_seat() -> None:
    game = Played(RESERVE)
    seat = game.asked
    game.hand_over(seat, "bot")
    for _ in range(30):
        game.act()
    while game.asked != seat:
        game.act()
    game.hand_over(seat, "human")
    assert game.left(seat) == 110


def test_a_day_of_a_time_control_has_24_hours() -> None:
    game = Played(TimeControl(kind="days", days=2))
    assert game.left(game.asked) == 2 * 86_400


def test_a_game_that_is_over_has_no_deadline() -> None:
    game = Played(MINUTE, "me", "me", "me", game="pebbles")
    while game.table.status == "running":
        game.act()
    assert (game.running(), game.table.deadline) == ([], None)


@pytest.mark.slow
def test_players_who_declare_at_once_have_separate_clocks() -> None:
    """Tritarea, round 3."""
    game = Played(MINUTE, "me", "me", "me", game="tritarea")
    game.play_until(3)
    assert game.running() == [0, 1, 2]
    assert [game.left(seat) for seat in range(3)] == [60, 60, 60]
    game.clock.wait(20)
    game.act(1)
    game.clock.wait(20)
    assert game.running() == [0, 2]
    assert [game.left(0), game.left(2)] == [20, 20]
    game.clock.wait(20)
    assert out_of_time(game.table, game.clock()) == [0, 2]
    let_lapse(game.table, 0, game.clock())
    assert (game.table.bot_at(0), game.table.bot_at(2)) == ("steady", None)
    game.act(0)
    game.act(2)
    assert game.running() == [game.asked]
    assert game.left(game.asked) == 60, "what follows is a new turn, for any seat"


def test_clocks_stand_still_in_a_pause() -> None:
    game = Played(MINUTE)
    seat = game.asked
    game.clock.wait(20)
    stop_clocks(game.table, game.clock())
    assert (game.running(), game.table.deadline) == ([], None)
    game.clock.wait(1000)
    game.hand_over(1 - seat, "bot")
    assert game.running() == []
    go_on(game.table, game.clock())
    assert (game.running(), game.left(seat)) == ([seat], 40)
    without = Played(None)
    stop_clocks(without.table, without.clock())
    go_on(without.table, without.clock())
    assert without.table.clocks is None


def test_after_a_rewind_the_turn_has_its_full_time_again() -> None:
    game = Played(MINUTE)
    game.act()
    game.act()
    game.clock.wait(30)
    game.live.apply(game.live.row("rewind", 0, 1, "1"))
    assert game.left(game.asked) == 60


def test_a_rewind_gives_back_the_time_of_the_turns_that_it_takes_back() -> None:
    game = Played(RESERVE)
    first = game.asked
    start = game.left(first)
    game.clock.wait(7)
    while game.asked == first:
        game.act()
    other = game.asked
    before = game.left(other)
    again = game.table.seq + 1
    game.clock.wait(30)
    while game.asked == other:
        game.act()
    game.clock.wait(9)
    game.live.apply(game.live.row("rewind", other, 1, str(again)))
    assert game.asked == other
    assert (game.left(first), game.left(other)) == (start - 7, before)
    game.live.apply(game.live.row("rewind", first, 1, "1"))
    assert (game.left(first), game.left(other)) == (start, 100)


def test_a_rewind_further_back_than_known_adds_no_time() -> None:
    game = Played(RESERVE)
    game.act()
    clocks = read_clocks(game.table.clocks or {})
    game.table.clocks = Clocks(clocks.seats).to_json()
    left = [game.left(0), game.left(1)]
    game.live.apply(game.live.row("rewind", 0, 1, "1"))
    assert [game.left(0), game.left(1)] == left


def test_a_rematch_has_the_same_time_control() -> None:
    table = Played(MINUTE).table
    again = rematch_of(table, HandClock(), lambda _: None)
    assert (again.pace, again.clocks) == (table.pace, None)


@pytest.mark.parametrize(
    ("control", "field", "allowed"),
    [
        ({"kind": "turn"}, "pace.seconds", "10 to 86400"),
        ({"kind": "turn", "seconds": 9}, "pace.seconds", "10 to 86400"),
        ({"kind": "turn", "seconds": 60, "days": 1}, "pace.days", "0; it has seconds"),
        ({"kind": "reserve", "seconds": 29}, "pace.seconds", "30 to 86400"),
        ({"kind": "reserve", "seconds": 60, "increment": -1}, "pace.increment", "0 to 3600"),
        ({"kind": "days"}, "pace.days", "1 to 30"),
        ({"kind": "days", "days": 31}, "pace.days", "1 to 30"),
        ({"kind": "days", "days": 2, "seconds": 5}, "pace.seconds", "0; it has days"),
        ({"kind": "turn", "seconds": 60, "bot": "clever"}, "pace.bot", "easy"),
    ],
)
def test_an_impossible_time_control_is_refused(
    control: dict[str, Any], field: str, allowed: str
) -> None:
    with pytest.raises(ServiceError) as caught:
        Played(TimeControl(**control))
    error = caught.value.body
    assert (error.code, error.field) == ("bad_input", field)
    assert allowed in error.allowed
