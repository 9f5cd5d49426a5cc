"""Two servers on one database: people see and do the same through either of them."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tests.server.support import postgres
from tests.server.support.hand_clock import HandClock
from tests.server.support.processes import Process
from tests.server.support.servers import (
    Line,
    Person,
    Server,
    error_of,
    new_key,
    wait_until,
)
from tests.support.pebbles import GAME as PEBBLES
from trilobite.server.bots import turns
from trilobite.server.bots.lease import BotLease
from trilobite.server.push import cluster_listener
from trilobite.server.storage.outbox import Changed, Here, announce, batches, read_batch
from trilobite.server.tables import presence
from trilobite.server.tables.presence import LOST_AFTER, RemotePresence, pieces

pytestmark = pytest.mark.slow
assert PEBBLES.key == "pebbles"  # registered by its import


@pytest.fixture(scope="module")
def pair() -> Iterator[tuple[Server, Server]]:
    url = postgres.new_database()
    with Server(url) as one, Server(url) as other:
        yield one, other


@pytest.fixture
def people(pair: tuple[Server, Server]) -> Iterator[Callable[[str], tuple[Person, Person]]]:
    """Makes people who have a connection to each server, with the same cookie."""
    made: list[Person] = []

    def make(name: str) -> tuple[Person, Person]:
        here, there = pair[0].person(name), pair[1].person()
        there.http.cookies = here.http.cookies
        made.extend((here, there))
        return here, there

    yield make
    for person in made:
        person.close()


@pytest.fixture
def anna(people: Callable[[str], tuple[Person, Person]]) -> tuple[Person, Person]:
    return people("Anna")


@pytest.fixture
def ben(people: Callable[[str], tuple[Person, Person]]) -> tuple[Person, Person]:
    return people("Ben")


def table_of_two(anna: Person, ben: Person, **plan: Any) -> str:
    made = anna.new_table("me", "open", **plan)
    ben.claim(made["invitations"][0])
    return str(made["table"]["id"])


def next_scene(line: Line, seq: int) -> Any:
    """The first scene from a socket with this sequence number or a later one."""
    while True:
        scene = line.next("update")["scene"]
        if scene["seq"] >= seq:
            return scene


@pytest.fixture
def deaf(pair: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch) -> None:
    """The servers get no changes from each other, as if those came too late."""
    monkeypatch.setattr(cluster_listener.ClusterListener, "_take", lambda *_: None)


def test_clients_of_two_servers_play_one_game_to_its_end(
    anna: tuple[Person, Person], ben: tuple[Person, Person]
) -> None:
    id = table_of_two(anna[0], ben[1], game="pebbles", seed="both")
    at_one, at_other = anna[0].socket(id, seq=-1, seat=0), ben[1].socket(id, seq=-1, seat=1)
    with at_one as one, at_other as other:
        seq = anna[0].scene(id)["seq"]
        scenes = [next_scene(one, seq), next_scene(other, seq)]
        while scenes[0]["status"] != "finished":
            who = 0 if scenes[0]["offer"] else 1
            player = (anna[0], ben[1])[who]
            seq = player.act(id, scenes[who])["seq"]
            scenes = [next_scene(one, seq), next_scene(other, seq)]
    # Each server hears of the sockets closed at the other in its own time.
    wait_until(lambda: not any(seat["here"] for at in anna for seat in at.info(id)["seats"]))
    for seat, person in ((0, anna), (1, ben)):
        assert person[0].snapshot(id, seat) == person[1].snapshot(id, seat)
    assert anna[0].get(f"/api/tables/{id}/record") == anna[1].get(f"/api/tables/{id}/record")


@pytest.mark.usefixtures("deaf")
def test_a_person_who_is_sent_from_one_server_to_the_other_notices_nothing(
    anna: tuple[Person, Person],
) -> None:
    """A proxy may send each request to either server: no answer shows the past."""
    id = anna[0].new_game("me", "me")
    for step in range(12):
        here, there = anna[step % 2], anna[1 - step % 2]
        answer = here.act(id, here.scene(id))
        assert there.snapshot(id)["scene"]["seq"] == answer["seq"]
    scene = here.act(id, here.scene(id))["scene"]
    seat = scene["seat"]
    if scene["offer"]:
        there.act(id, scene)
    else:
        assert there.scene(id, seat) == scene


@pytest.mark.usefixtures("deaf")
def test_an_action_that_loses_a_race_for_a_number_is_not_refused(
    anna: tuple[Person, Person], ben: tuple[Person, Person], pair: tuple[Server, Server]
) -> None:
    """Both seats choose at once, through different servers that do not know of each other."""
    id = table_of_two(anna[0], ben[1], game="pebbles")
    mine, yours = anna[0].scene(id, 0), ben[1].scene(id, 1)
    assert mine["seq"] == yours["seq"]
    races = pair[1].service.metrics.value("races_total")
    first = anna[0].act(id, mine)
    second = ben[1].act(id, yours)
    assert (first["seq"], second["seq"]) == (mine["seq"] + 1, mine["seq"] + 2)
    assert pair[1].service.metrics.value("races_total") == races + 1


@pytest.mark.usefixtures("deaf")
def test_an_answer_to_an_old_question_is_stale_at_every_server(
    anna: tuple[Person, Person],
) -> None:
    id = anna[0].new_game("me", "me")
    scene = anna[0].scene(id)
    anna[1].scene(id)
    confirmed = anna[0].act(id, scene)
    body = {"seat": scene["seat"], "seq": scene["seq"], "key": new_key()}
    action = scene["offer"]["choices"][0]["text"]
    refused = anna[1].post(f"/api/tables/{id}/act", {**body, "action": action}, 409)
    assert (error_of(refused), refused["seq"]) == ("stale", confirmed["seq"])


@pytest.mark.usefixtures("deaf")
def test_a_message_sent_again_to_the_other_server_gets_the_same_answer(
    anna: tuple[Person, Person],
) -> None:
    id = anna[0].new_game("me", "me")
    scene, key = anna[0].scene(id), new_key()
    anna[1].scene(id)
    assert anna[0].act(id, scene, key=key) == anna[1].act(id, scene, key=key)


@pytest.mark.usefixtures("deaf")
def test_two_seats_can_be_taken_at_once_through_two_servers(
    anna: tuple[Person, Person], ben: tuple[Person, Person]
) -> None:
    made = anna[0].new_table("me", "open", "open", "open")
    id = made["table"]["id"]
    for person in (*anna, *ben):
        person.snapshot(id)
    ben[0].claim(made["invitations"][0])
    ben[1].claim(made["invitations"][1])
    kinds = [seat["kind"] for seat in anna[0].info(id)["seats"]]
    assert kinds == ["human", "human", "human", "open"]
    assert anna[1].info(id) == anna[0].info(id)
    ben[1].claim(made["invitations"][2])
    assert anna[0].info(id)["status"] == "running"


def test_an_invitation_claimed_at_once_through_two_servers_gives_one_seat(
    pair: tuple[Server, Server], anna: tuple[Person, Person]
) -> None:
    made = anna[0].new_table("me", "open", "open")
    token = {"token": made["invitations"][0]["token"]}
    guests = [server.person("Guest") for server in (*pair, *pair)]
    statuses: list[int] = []
    gate = threading.Barrier(len(guests))

    def claim(guest: Person) -> None:
        gate.wait(10)
        statuses.append(guest.http.post("/api/invitations/claim", json=token).status_code)

    threads = [threading.Thread(target=claim, args=(guest,)) for guest in guests]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert sorted(statuses) == [200, 404, 404, 404]
    for guest in guests:
        guest.close()


def test_people_connected_to_another_server_count_as_present(
    anna: tuple[Person, Person], ben: tuple[Person, Person]
) -> None:
    id = table_of_two(anna[0], ben[1])

    def is_here(who: int) -> bool:
        return bool(anna[0].info(id)["seats"][who]["here"])

    with anna[0].socket(id, seq=-1) as line:
        with ben[1].socket(id, seq=-1):
            wait_until(lambda: is_here(1))
            while not line.next("presence")["table"]["seats"][1]["here"]:
                pass
        wait_until(lambda: not is_here(1))
        wait_until(lambda: is_here(0))


def test_names_chat_and_the_end_of_a_session_reach_the_other_server(
    anna: tuple[Person, Person], ben: tuple[Person, Person]
) -> None:
    id = table_of_two(anna[0], ben[1])
    with anna[1].socket(id, seq=-1) as at_other, ben[1].socket(id, seq=-1) as of_ben:
        ben[0].put("/api/me", {"name": "Benjamin"})
        while at_other.next("presence")["table"]["seats"][1]["name"] != "Benjamin":
            pass
        ben[0].post(f"/api/tables/{id}/chat", {"text": "Hello there"})
        assert at_other.next("chat")["said"][-1]["text"] == "Hello there"
        ben[0].delete("/api/me", 200)
        assert of_ben.close_code() == 4401
    assert ben[1].get("/api/me") is None


def test_a_table_that_is_deleted_is_gone_everywhere(anna: tuple[Person, Person]) -> None:
    id = anna[0].new_game("me", "open")
    with anna[1].socket(id, seq=-1) as line:
        anna[0].delete(f"/api/tables/{id}")
        assert line.close_code() == 4404
    anna[1].get(f"/api/tables/{id}", 404)


def test_a_rematch_is_made_only_once(
    anna: tuple[Person, Person], ben: tuple[Person, Person]
) -> None:
    id = table_of_two(anna[0], ben[1], game="pebbles")
    while anna[0].scene(id)["status"] != "finished":
        for person in (anna[0], ben[1]):
            scene = person.scene(id)
            if scene["offer"]:
                person.act(id, scene)
    made = [person.post(f"/api/tables/{id}/rematch")["table"] for person in (*anna, *ben)]
    assert len(set(made)) == 1
    assert sorted(len(person.get("/api/tables")["mine"]) for person in (*anna, *ben)) == [2] * 4


def test_bots_think_at_one_server_only(
    anna: tuple[Person, Person], pair: tuple[Server, Server]
) -> None:
    before = sum(server.service.processes.decisions for server in pair)
    id = anna[0].new_game("bot", "bot")
    with anna[0].socket(id, seq=-1), anna[1].socket(id, seq=-1):
        wait_until(lambda: anna[1].info(id)["status"] == "finished", 60)
    log = anna[1].snapshot(id)["log"]
    decisions = sum(server.service.processes.decisions for server in pair) - before
    assert decisions == sum(entry["kind"] == "act" for entry in log)


def test_bots_go_on_at_another_server_when_their_own_has_died() -> None:
    clock = HandClock(wakes=False)
    url = postgres.new_database()
    doomed = Process(url, bot_delay=600)
    doomed.start()
    try:
        person = Person(doomed.url)
        id = person.new_game("bot", "bot")
        person.close()
        with Server(url, clock) as other:
            watcher, bots = other.person(), other.service.bots
            clock.now = datetime.now(UTC) + timedelta(seconds=2 * turns.SWEEP_SECONDS)
            for _ in range(3):
                other.tick(bots.sweep)
                wait_until(lambda: not bots.is_thinking(id))
                # The bots of the other server think for ten minutes; this server's do not act.
                assert watcher.scene(id)["seq"] == 0
            doomed.kill()

            def is_played_on() -> bool:
                other.tick(bots.sweep)  # until the database has noticed that the server is dead
                return int(watcher.scene(id)["seq"]) > 3

            wait_until(is_played_on, 60)
            watcher.close()
    finally:
        doomed.close()


# Parts of the exchange between servers.


def test_news_is_sent_in_pieces_that_the_database_accepts() -> None:
    many = [Changed(f"table-{number:06}", 1) for number in range(1000)]
    texts = list(batches("me", [*many, Changed("table-000000", 2)]))
    assert max(len(text.encode()) for text in texts) < 8000
    heard = [item for text in texts if (batch := read_batch(text)) for item in batch.news]
    assert heard == [*many[1:], Changed("table-000000", 2)]
    assert read_batch('{"sender": "x", "news": [{"type": "of tomorrow"}]}') is None


def test_the_presence_at_many_tables_is_sent_in_pieces() -> None:
    people = {f"table-id-{number:07}": set(range(number % 7)) for number in range(2000)}
    people["a crowd"] = set(range(10**9, 10**9 + 2000))
    found = list(pieces(people))
    assert {id for piece in found for id in piece} == set(people)
    for piece in found:
        (text,) = batches("me", [Here(piece)])
        assert len(text.encode()) < 8000


def test_people_at_a_server_that_has_gone_silent_count_as_absent() -> None:
    remote = RemotePresence()
    assert remote.hear("one", {"t": [1, 2], "u": [3]}, 0.0) == ["t", "u"]
    assert remote.hear("other", {"t": [2, 4]}, presence.LOST_AFTER) == ["t"]
    assert remote.hear("one", {"t": [1, 2]}, 1.0) == []
    assert remote.at("t") == {1, 2, 4}
    assert sorted(remote.lose_silent(LOST_AFTER + 2)) == ["t", "u"]
    assert remote.at("t") == {2, 4}
    assert remote.hear("other", {"t": []}, 50.0) == ["t"]
    assert remote.at("t") == set()


def test_a_stopped_lease_opens_no_new_connection(pair: tuple[Server, Server]) -> None:
    """An interrupted bot releases its lease after the connection with the locks was closed."""
    lease = BotLease(pair[0].service.store)

    async def interrupted() -> None:
        async with lease.of("t") as is_ours:
            assert is_ours
            lease.stop()

    pair[0].call(interrupted())
    assert lease._connection is None


def test_news_that_is_too_long_is_an_error(pair: tuple[Server, Server]) -> None:
    store = pair[0].service.store
    long = Here({"t": list(range(10**6, 10**6 + 2000))})
    with pytest.raises(ValueError, match="too long"):
        pair[0].call(store.write(lambda connection: announce(connection, long)))
    assert pair[0].call(asyncio.wait_for(store.answers(), 10))
