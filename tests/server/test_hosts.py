"""The host is gone: who inherits the host's rights, and when."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.support import Line, Person, Server
from trilobite.server.clock import system_clock
from trilobite.server.hosts import heir_of
from trilobite.server.plans import plan_table
from trilobite.server.settings import Settings
from trilobite.server.tables import Table
from trilobite.server.wire.plans import SeatPlan, TablePlan

PATIENCE = 0.5
"""For how long a host may be away in these tests."""


@pytest.fixture
def impatient(database: str) -> Iterator[Server]:
    with Server(database, host_seconds=PATIENCE) as server:
        yield server


@pytest.fixture
def people(impatient: Server) -> Iterator[list[Person]]:
    made = [impatient.person(name) for name in ("Anna", "Ben", "Cleo")]
    yield made
    for person in made:
        person.close()


def table_of(people: list[Person], *kinds: str) -> str:
    """The first of the people is the host; the others claim the open seats."""
    made = people[0].new_table(*kinds)
    for guest, invitation in zip(people[1:], made["invitations"], strict=False):
        guest.claim(invitation)
    return str(made["table"]["id"])


def host_as_told(line: Line, is_it: Callable[[Any], bool]) -> Any:
    """Listen until the table as it is told has such a host."""
    while not is_it(table := line.next("presence")["table"]):
        pass
    return table


def hosts(table: Any) -> list[int]:
    return [seat["seat"] for seat in table["seats"] if seat["host"]]


def test_a_host_who_has_vanished_is_followed_by_the_next_human_seat_that_is_here(
    people: list[Person],
) -> None:
    anna, ben, cleo = people
    id = table_of(people, "me", "open", "bot", "open")
    assert hosts(anna.info(id)) == [0]
    with cleo.socket(id, seq=0, seat=3) as hers, ben.socket(id, seq=0) as his:
        assert host_as_told(his, lambda table: table["am_host"])["seats"][1]["host"] is True
        table = host_as_told(hers, lambda table: hosts(table) == [1])
        assert table["am_host"] is False
    assert ben.seat(id, "invitations", 2)["token"]
    assert anna.seat(id, "invitations", 2, 403)["code"] == "not_yours"
    with anna.socket(id, seq=0, seat=0) as line:
        assert hosts(line.next("presence")["table"]) == [1], "the rights stay with who has them"


def test_who_is_not_here_does_not_inherit(people: list[Person]) -> None:
    id = table_of(people, "me", "open", "open")
    with people[2].socket(id, seq=0, seat=2) as line:
        assert hosts(host_as_told(line, lambda table: table["am_host"])) == [2]


@pytest.mark.slow
def test_a_host_who_is_here_or_asks_something_stays_the_host(
    impatient: Server, people: list[Person]
) -> None:
    anna, ben, _ = people
    id = table_of(people[:2], "me", "open")
    with ben.socket(id, seq=0, seat=1):
        with anna.socket(id, seq=0, seat=0) as line:
            line.next("update")
            time.sleep(2 * PATIENCE)
        ends = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < ends:
            anna.info(id)
            time.sleep(PATIENCE / 20)
        assert impatient.live(id).without_host < PATIENCE
        assert anna.info(id)["am_host"] is True


@pytest.mark.slow
def test_where_nobody_waits_a_host_may_stay_away(people: list[Person]) -> None:
    """Spectators and strangers do not count, and neither does a second seat of the host's."""
    anna, ben, cleo = people
    id = table_of(people[:2], "me", "open", "me")
    with cleo.socket(id, seq=0) as line:
        line.next("update")
        time.sleep(2 * PATIENCE)
    assert anna.info(id)["am_host"] is True
    assert ben.info(id)["am_host"] is False


def test_the_time_without_a_host_is_summed_up_and_not_kept_over_a_restart(db: Path) -> None:
    """Somebody who reconnects goes on waiting; a server that was down has seen nobody absent."""
    with Server(db, host_seconds=60.0) as server:
        people = [server.person(name) for name in ("Anna", "Ben")]
        id = table_of(people, "me", "open")
        server.live(id).without_host = 59.0
        with people[1].socket(id, seq=0, seat=1) as line:
            line.next("update")
        assert server.live(id).without_host == 59.0
        cookies = people[1].http.cookies
        for person in people:
            person.close()
    with Server(db, host_seconds=60.0) as server:
        ben = server.person()
        ben.http.cookies = cookies
        assert server.live(id).without_host == 0.0
        assert hosts(ben.info(id)) == [0]
        ben.close()


def test_a_new_host_is_still_the_host_after_a_restart(database: str) -> None:
    with Server(database, host_seconds=PATIENCE) as server:
        people = [server.person(name) for name in ("Anna", "Ben")]
        id = table_of(people, "me", "open")
        with people[1].socket(id, seq=0, seat=1) as line:
            host_as_told(line, lambda table: table["am_host"])
        for person in people:
            person.close()
    with Server(database) as server:
        stranger = server.person()
        assert hosts(stranger.info(id)) == [1]
        stranger.close()


def events_of(person: Person, id: str) -> list[Any]:
    return [event for entry in person.snapshot(id, -1)["log"] for event in entry["events"]]


def test_a_change_of_host_is_in_the_log(people: list[Person]) -> None:
    anna, ben, cleo = people
    id = table_of(people, "me", "open", "open")
    with ben.socket(id, seq=0, seat=1) as line:
        entries = line.next("update")["entries"]
        while not entries:
            entries = line.next("update")["entries"]
    (event,) = entries[0]["events"]
    assert (event["key"], event["args"]["who"]) == ("table-host", {"who": 1})
    ben.seat(id, "concede", 1)
    keys = [event["key"] for event in events_of(cleo, id)][-2:]
    assert keys == ["table-seat-conceded", "table-host"]
    assert events_of(cleo, id)[-1]["args"]["who"] == {"who": 2}
    cleo.seat(id, "leave", 2)
    keys = [event["key"] for event in events_of(anna, id)][-2:]
    assert keys == ["table-seat-left", "table-host"]
    assert anna.info(id)["am_host"] is True


def test_before_the_start_there_is_no_log_for_a_change_of_host(people: list[Person]) -> None:
    anna, ben, _ = people
    id = table_of(people[:2], "me", "open", "open")
    anna.seat(id, "leave", 0)
    assert ben.info(id)["am_host"] is True
    assert events_of(ben, id) == []


def planned(*kinds: Any) -> Table:
    plan = TablePlan(game="trias", seats=[SeatPlan(kind=kind) for kind in kinds], order="given")
    return plan_table(plan, 1, "Anna", system_clock, "steady")


@pytest.mark.parametrize(
    ("seated", "here", "heir"),
    [
        ({0: 1, 1: 2, 2: 3}, {2, 3}, 2),
        ({0: 1, 1: 2, 2: 3}, {3}, 3),
        ({0: 2, 1: 1, 2: 3}, {2, 3}, 3),
        ({0: 2, 1: 1, 2: 3}, {1, 2, 3}, None),
        ({0: 2, 1: 3}, {2, 3}, 2),
        ({0: 1, 1: 1}, {9}, None),
    ],
)
def test_the_heir_is_the_next_human_seat_after_the_hosts(
    seated: dict[int, int], here: set[int], heir: int | None
) -> None:
    table = planned("open", "open", "open")
    for number, person in seated.items():
        table.seats[number].kind, table.seats[number].person = "human", person
    found = heir_of(table, here)
    assert (found and found.person) == heir
    table.status = "finished"
    assert heir_of(table, here) is None


def test_absence_can_be_left_without_consequences(db: Path) -> None:
    with Server(db, host_seconds=0.0) as server:
        assert server.service.hosts.is_watching is False
    assert Settings().host_seconds == 600.0
