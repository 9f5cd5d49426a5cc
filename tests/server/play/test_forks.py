"""Continue from here: what the new table gets from the old one, and what it does not."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.games.terror.twins import twins as terror_twins
from tests.games.trias.twins import twins as trias_twins
from tests.games.tritarea.twins import twins as tritarea_twins
from tests.server.support.servers import Person, Server, wait_until
from tests.support.twin_worlds import Twins
from trilobite.engine import FastChance, SeededChance, State, canonical_json, find_game
from trilobite.engine.matches import verify
from trilobite.engine.records import read_record
from trilobite.server.play.forks import imagined_position

BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="session")
def finished(server: Server) -> Iterator[tuple[Person, str]]:
    person = server.person("Anna")
    id = person.new_game("me", "me")
    person.play_turns(id)
    yield person, id
    person.close()


def fork(person: Person, id: str, status: int = 200, **wanted: Any) -> Any:
    answer = person.post(f"/api/tables/{id}/fork", wanted, status)
    return answer["table"] if status == 200 else answer


def state_of(server: Server, id: str, seq: int | None = None) -> State:
    live = server.live(id)
    if seq is None:
        return live.running().copy_of_state()
    return server.call(server.service.registry.game_until(id, live.table, seq)).copy_of_state()


# Forks of finished games.


@pytest.mark.slow
def test_a_finished_game_is_continued_from_its_true_position(
    finished: tuple[Person, str], server: Server
) -> None:
    person, id = finished
    new = fork(person, id, seq=30)
    assert (new["status"], new["continued"], new["game"]) == ("running", True, "trias")
    assert new["commitment"] != person.info(id)["commitment"]
    assert [seat["mine"] for seat in new["seats"]] == [True, True]
    assert state_of(server, new["id"]).to_position() == state_of(server, id, 30).to_position()
    opening = person.snapshot(new["id"])["log"]
    assert [event["key"] for entry in opening for event in entry["events"]] == ["table-continued"]


@pytest.mark.slow
def test_a_continued_game_has_a_new_seed(finished: tuple[Person, str], server: Server) -> None:
    person, id = finished
    seeds = {server.live(fork(person, id, seq=30)["id"]).table.seed for _ in range(3)}
    assert len({*seeds, server.live(id).table.seed}) == 4


def test_the_record_of_a_continued_game_is_true_and_can_be_opened(
    finished: tuple[Person, str], server: Server
) -> None:
    person, id = finished
    new = fork(person, id, seq=30)["id"]
    running = person.get(f"/api/tables/{new}/record")
    assert "position" not in running, "as secret as the seed"
    person.play_turns(new)
    record = person.get(f"/api/tables/{new}/record")
    assert record["position"] == state_of(server, id, 30).to_position()
    assert record["commitment"] == person.info(new)["commitment"]
    assert verify(read_record(record)) is None
    brought = person.post("/api/records", record)["table"]
    assert person.info(brought)["continued"] is True
    assert person.get(f"/api/tables/{brought}/record") == record
    changed = {**record, "position": {**record["position"], "draws": 1}}
    assert person.post("/api/records", changed, 400)["field"] == "record.commitment"


def test_a_record_with_an_invalid_position_is_refused(finished: tuple[Person, str]) -> None:
    person, id = finished
    record = person.get(f"/api/tables/{id}/record")
    assert "position" not in record
    error = person.post("/api/records", {**record, "position": 7}, 400)
    assert error["field"] == "record.position"
    error = person.post("/api/records", {**record, "position": {}}, 400)
    assert error["field"].startswith("record.")


def test_a_continued_game_is_rebuilt_from_its_log(
    finished: tuple[Person, str], server: Server
) -> None:
    person, id = finished
    new = fork(person, id, seq=30)["id"]
    for _ in range(5):
        person.act(new, person.scene(new))
    before = person.snapshot(new, 0)
    server.service.registry.forget(new)
    assert person.snapshot(new, 0) == before


def test_a_game_cannot_be_continued_from_its_end(finished: tuple[Person, str]) -> None:
    person, id = finished
    assert fork(person, id, 400)["field"] == "seq"
    for seq in (-1, 100_000):
        error = fork(person, id, 400, seq=seq)
        assert error["allowed"].startswith("0 to ")


def test_a_continued_game_assigns_seats_like_a_new_table(
    finished: tuple[Person, str], server: Server
) -> None:
    person, id = finished
    seats: list[Any] = [{"kind": "open"}, {"kind": "me"}]
    answer = person.post(f"/api/tables/{id}/fork", {"seq": 30, "seats": seats})
    new = answer["table"]
    assert new["status"] == "open"
    assert [seat["kind"] for seat in new["seats"]] == ["open", "human"]
    ben = server.person("Ben")
    ben.claim(answer["invitations"][0])
    assert ben.info(new["id"])["status"] == "running"
    assert state_of(server, new["id"]).to_position() == state_of(server, id, 30).to_position()
    error = fork(person, id, 400, seq=30, seats=[{"kind": "me"}])
    assert (error["field"], error["allowed"]) == ("seats", "2")
    ben.close()


def test_a_spectator_may_continue_a_finished_game(
    finished: tuple[Person, str], stranger: Person
) -> None:
    _, id = finished
    new = fork(stranger, id, seq=30)
    assert sorted(seat["kind"] for seat in new["seats"]) == ["bot", "human"]
    assert new["am_host"] is True


# Forks of running games.


def test_continuing_a_running_game_uses_only_what_the_seat_knew(
    anna: Person, ben: Person, server: Server
) -> None:
    made = anna.new_table(
        "me", "open", title="Ours", public=True, options={"discards_public": False}
    )
    id = made["table"]["id"]
    ben.claim(made["invitations"][0])
    people = (anna, ben)
    hands = hidden(state_of(server, id))["hands"]
    assert None not in hands
    before = [person.snapshot(id) for person in people]
    dealt = set()
    for _ in range(16):
        new = fork(anna, id, eyes=0, seats=[{"kind": "me"}, {"kind": "open"}])
        assert (new["public"], new["continued"]) == (False, True)
        position = server.live(new["id"]).table.position
        assert position is not None
        secrets = position["state"]["secrets"]
        assert secrets["hands"][0] == hands[0], "a player knows their own card"
        dealt.add(secrets["hands"][1])
    assert len(dealt) > 1, "the other card is imagined, differently each time"
    assert [person.snapshot(id) for person in people] == before, "the old table stays as it was"


def hidden(state: State) -> Any:
    position: Any = state.to_position()
    return position["state"]["secrets"]


def test_nobody_can_continue_a_game_as_the_seat_of_somebody_else(
    anna: Person, ben: Person, stranger: Person
) -> None:
    made = anna.new_table("me", "open")
    id = made["table"]["id"]
    ben.claim(made["invitations"][0])
    assert fork(anna, id, 403, eyes=1)["code"] == "not_yours"
    stranger.put("/api/me", {"name": "Eve"})
    assert fork(stranger, id, 403, eyes=0)["code"] == "not_yours"
    assert fork(stranger, id)["status"] == "running"
    mine = fork(ben, id, eyes=1)
    assert [seat["kind"] for seat in mine["seats"]] == ["bot", "human"], "the default seats"


def test_a_running_game_can_be_continued_from_an_earlier_moment(
    anna: Person, server: Server
) -> None:
    id = anna.new_game("me", "me")
    anna.play_turns(id, 30)
    new = fork(anna, id, seq=12, eyes=0)["id"]
    past = state_of(server, id, 12)
    assert anna.scene(new, 0)["view"] == past.view(0).to_json()


def test_bots_go_on_in_a_continued_game(anna: Person) -> None:
    id = anna.new_game("me", "me")
    new = fork(anna, id, eyes=0, seats=[BOT, BOT])["id"]
    wait_until(lambda: anna.scene(new)["seq"] > 5, 120)


def test_a_game_that_has_not_begun_cannot_be_continued(anna: Person) -> None:
    id = anna.new_game("me", "open")
    assert fork(anna, id, 404)["code"] == "not_found"


GAMES: list[tuple[str, Callable[[State], Iterator[Twins]]]] = [
    ("trias", trias_twins),
    ("terror", terror_twins),
    ("tritarea", tritarea_twins),
]


@pytest.mark.slow
@pytest.mark.parametrize(("key", "twins"), GAMES)
def test_worlds_that_look_alike_continue_alike(
    key: str, twins: Callable[[State], Iterator[Twins]]
) -> None:
    """The same random numbers give the same position, byte by byte: no secret gets into it."""
    game = find_game(key)
    state = game.new(3, None, SeededChance(bytes(range(16))))
    dice = FastChance(3)
    compared = 0
    for _ in range(120):
        if state.is_over:
            break
        for number, (one, two, readers) in enumerate(twins(state)):
            assert one.to_position() != two.to_position()
            for eyes in readers:
                worlds = [imagined_position(w, eyes, FastChance(number)) for w in (one, two)]
                assert canonical_json(worlds[0]) == canonical_json(worlds[1])
                compared += 1
        seat = state.to_act[0]
        ids = state.legal_ids(seat)
        state.apply_id(seat, ids[dice.below(len(ids))])
    assert compared > 50
