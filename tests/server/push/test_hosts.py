"""Absent hosts: who inherits a host's rights, and when."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.support.hand_clock import HandClock
from tests.server.support.servers import Line, Person, Server, wait_until
from trilobite.server.common.clock import system_clock
from trilobite.server.common.settings import Settings
from trilobite.server.common.wire.plans import SeatPlan, TablePlan
from trilobite.server.push.hosts import LOOKS
from trilobite.server.storage.outages import unavailable
from trilobite.server.tables.create import plan_table
from trilobite.server.tables.heirs import heir_of
from trilobite.server.tables.table import Table

pytestmark = pytest.mark.slow


@pytest.fixture
def still(database: str) -> Iterator[Server]:
    """A server whose clock moves only when a test moves it."""
    with Server(database, HandClock()) as server:
        yield server


def wait_for_a_host(server: Server, times: float = 1) -> None:
    """Let the time pass for which a host may be absent."""
    server.tick(server.service.hosts.loop, round(times * LOOKS))


@pytest.fixture
def people(still: Server) -> Iterator[list[Person]]:
    made = [still.person(name) for name in ("Anna", "Ben", "Cleo")]
    yield made
    for person in made:
        person.close()


def table_of(people: list[Person], *kinds: str) -> str:
    """The first of the people is the host; the others claim the open seats."""
    made = people[0].new_table(*kinds)
    for guest, invitation in zip(people[1:], made["invitations"], strict=False):
        guest.claim(invitation)
    return str(made["table"]["id"])


def table_when(line: Line, is_expected: Callable[[Any], bool]) -> Any:
    """Listen until a `presence` message shows a table with such a host."""
    while not is_expected(table := line.next("presence")["table"]):
        pass
    return table


def hosts(table: Any) -> list[int]:
    return [seat["seat"] for seat in table["seats"] if seat["host"]]


def test_an_absent_host_is_succeeded_by_the_next_person_who_is_here(
    still: Server, people: list[Person]
) -> None:
    anna, ben, cleo = people
    id = table_of(people, "me", "open", "bot", "open")
    assert hosts(anna.info(id)) == [0]
    with cleo.socket(id, seq=0, seat=3) as cleos_line, ben.socket(id, seq=0) as bens_line:
        for line in (cleos_line, bens_line):
            line.next("update")
        wait_for_a_host(still)
        assert table_when(bens_line, lambda table: table["am_host"])["seats"][1]["host"] is True
        table = table_when(cleos_line, lambda table: hosts(table) == [1])
        assert table["am_host"] is False
    assert ben.seat(id, "invitations", 2)["token"]
    assert anna.seat(id, "invitations", 2, 403)["code"] == "not_yours"
    with anna.socket(id, seq=0, seat=0) as line:
        assert hosts(line.next("presence")["table"]) == [1], "the new host keeps the rights"


def test_an_absent_person_does_not_become_the_host(still: Server, people: list[Person]) -> None:
    id = table_of(people, "me", "open", "open")
    with people[2].socket(id, seq=0, seat=2) as line:
        line.next("update")
        wait_for_a_host(still)
        assert hosts(table_when(line, lambda table: table["am_host"])) == [2]


def test_a_host_who_is_here_or_sends_requests_stays_the_host(
    still: Server, people: list[Person]
) -> None:
    anna, ben, _ = people
    id = table_of(people[:2], "me", "open")
    me = anna.get("/api/me")["id"]
    with ben.socket(id, seq=0, seat=1) as bens_line:
        bens_line.next("update")
        with anna.socket(id, seq=0, seat=0) as line:
            line.next("update")
            wait_for_a_host(still, 2)
        wait_until(lambda: me not in still.service.presence.here(id))
        for _ in range(3):
            wait_for_a_host(still, 0.9)
            anna.info(id)
        assert anna.info(id)["am_host"] is True
        wait_for_a_host(still)
        assert ben.info(id)["am_host"] is True


def test_a_host_may_be_absent_while_nobody_else_waits(still: Server, people: list[Person]) -> None:
    """Only other people with a seat count: not spectators, and not a second seat of the host."""
    anna, ben, cleo = people
    id = table_of(people[:2], "me", "open", "me")
    with cleo.socket(id, seq=0) as line:
        line.next("update")
        wait_for_a_host(still, 2)
    assert anna.info(id)["am_host"] is True
    assert ben.info(id)["am_host"] is False


def test_the_time_without_a_host_is_added_up_until_a_restart(db: Path) -> None:
    """Reconnecting does not reset the waiting time; a restart of the server does."""
    with Server(db, HandClock(), host_seconds=60.0) as server:
        people = [server.person(name) for name in ("Anna", "Ben")]
        id = table_of(people, "me", "open")
        with people[1].socket(id, seq=0, seat=1) as line:
            line.next("update")
            wait_for_a_host(server, 0.9)
        with people[1].socket(id, seq=0, seat=1) as line:
            line.next("update")
        assert server.service.hosts.absences == {id: pytest.approx(54.0)}
        cookies = people[1].http.cookies
        for person in people:
            person.close()
    with Server(db, HandClock(), host_seconds=60.0) as server:
        ben = server.person()
        ben.http.cookies = cookies
        assert server.service.hosts.absences == {}
        assert hosts(ben.info(id)) == [0]
        ben.close()


def test_a_change_of_host_that_cannot_be_stored_is_tried_again(
    still: Server, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, _ = people
    id = table_of(people[:2], "me", "open")
    with ben.socket(id, seq=0, seat=1) as line:
        line.next("update")
        with monkeypatch.context() as patch:
            patch.setattr(still.service.store, "write", _fail)
            wait_for_a_host(still)
        assert anna.info(id)["am_host"] is True
        wait_for_a_host(still, 1 / LOOKS)
        assert ben.info(id)["am_host"] is True


def test_the_absence_of_a_host_is_forgotten_with_the_table(
    still: Server, people: list[Person]
) -> None:
    id = table_of(people[:2], "me", "open")
    with people[1].socket(id, seq=0, seat=1) as line:
        line.next("update")
        wait_for_a_host(still, 0.5)
    assert set(still.service.hosts.absences) == {id}
    still.service.registry.forget(id)
    wait_for_a_host(still, 1 / LOOKS)
    assert still.service.hosts.absences == {}


async def _fail(*_: object) -> None:
    raise unavailable()


def test_a_new_host_is_still_the_host_after_a_restart(database: str) -> None:
    clock = HandClock()  # by the system's clock the table would be old, and deleted
    with Server(database, clock) as server:
        people = [server.person(name) for name in ("Anna", "Ben")]
        id = table_of(people, "me", "open")
        with people[1].socket(id, seq=0, seat=1) as line:
            line.next("update")
            wait_for_a_host(server)
            table_when(line, lambda table: table["am_host"])
        for person in people:
            person.close()
    with Server(database, clock) as server:
        stranger = server.person()
        assert hosts(stranger.info(id)) == [1]
        stranger.close()


def events_of(person: Person, id: str) -> list[Any]:
    return [event for entry in person.snapshot(id, -1)["log"] for event in entry["events"]]


def test_a_change_of_host_is_in_the_log(still: Server, people: list[Person]) -> None:
    anna, ben, cleo = people
    id = table_of(people, "me", "open", "open")
    with ben.socket(id, seq=0, seat=1) as line:
        entries = line.next("update")["entries"]
        wait_for_a_host(still)
        while not entries:
            entries = line.next("update")["entries"]
    (event,) = entries[0]["events"]
    assert (event["key"], event["args"]["who"]) == ("table-host", {"who": 1})
    ben.seat(id, "concede", 1)
    found = [event for event in events_of(cleo, id) if event["key"].startswith("table-")]
    assert [event["key"] for event in found[-2:]] == ["table-seat-conceded", "table-host"]
    assert found[-1]["args"]["who"] == {"who": 2}
    cleo.seat(id, "leave", 2)
    # A bot plays now, and may already have done something.
    keys = [event["key"] for event in events_of(anna, id) if event["key"].startswith("table-")]
    assert keys[-2:] == ["table-seat-left", "table-host"]
    assert anna.info(id)["am_host"] is True


def test_before_the_start_a_change_of_host_is_not_logged(people: list[Person]) -> None:
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
def test_the_next_host_is_the_next_person_after_the_host_who_is_here(
    seated: dict[int, int], here: set[int], heir: int | None
) -> None:
    table = planned("open", "open", "open")
    for number, person in seated.items():
        table.seats[number].kind, table.seats[number].person = "human", person
    found = heir_of(table, here)
    assert (found and found.person) == heir
    table.status = "finished"
    assert heir_of(table, here) is None


def test_the_limit_for_absent_hosts_can_be_switched_off(db: Path) -> None:
    with Server(db, host_seconds=0.0) as server:
        assert server.service.hosts.loop not in server.service.loops
    assert Settings().host_seconds == 600.0
