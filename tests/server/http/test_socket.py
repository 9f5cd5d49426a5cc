"""The socket: missed log entries, live updates, presence, limits."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.support.servers import Person, Server
from trilobite.server.http.socket import compressed, converse
from trilobite.server.push.broadcaster import Subscriber


def test_hello_is_answered_with_the_missed_entries_and_the_scene(anna: Person) -> None:
    id = anna.new_game("me", "me")
    for _ in range(4):
        anna.act(id, anna.scene(id))
    with anna.socket(id, seq=1, seat=0) as line:
        update = line.next("update")
        assert [entry["seq"] for entry in update["entries"]] == [2, 3, 4]
        assert update["entries"] == anna.snapshot(id, 0)["log"][2:]
        assert update["scene"] == anna.scene(id, 0)


def test_a_client_that_has_missed_nothing_gets_only_the_scene(anna: Person) -> None:
    id = anna.new_game("me", "me")
    with anna.socket(id, seq=0) as line:
        update = line.next("update")
        assert update["entries"] == []
        assert update["scene"]["seat"] is None


def test_everybody_is_sent_an_action_as_their_own_seat_sees_it(anna: Person, ben: Person) -> None:
    made = anna.new_table("me", "open")
    id = made["table"]["id"]
    ben.claim(made["invitations"][0])
    both = {0: anna, 1: ben}
    with anna.socket(id, seq=0, seat=0) as annas_line, ben.socket(id, seq=0, seat=1) as bens_line:
        for line in (annas_line, bens_line):
            line.next("update")
        for _ in range(6):
            actor = both[anna.scene(id, 0)["to_act"][0]]
            confirmed = actor.act(id, actor.scene(id))
            for seat, line in ((0, annas_line), (1, bens_line)):
                update = line.next("update")
                assert update["scene"] == both[seat].scene(id, seat)
                assert [entry["seq"] for entry in update["entries"]] == [confirmed["seq"]]
                assert update["scene"]["view"]["seat"] == seat


def test_sockets_that_get_the_same_message_share_its_compressed_form(anna: Person) -> None:
    id = anna.new_game("me", "me")
    with anna.socket(id, seq=0) as one, anna.socket(id, seq=0) as other:
        for line in (one, other):
            line.next("update")
        compressed.cache_clear()
        anna.act(id, anna.scene(id))
        assert one.next("update") == other.next("update")
    info = compressed.cache_info()
    assert info.hits >= 1


def test_people_who_wait_are_sent_the_start_of_the_game(anna: Person, ben: Person) -> None:
    made = anna.new_table("me", "open")
    id = made["table"]["id"]
    with anna.socket(id, seq=-1, seat=0) as line:
        assert line.next("update")["scene"]["view"] is None
        ben.claim(made["invitations"][0])
        while (presence := line.next("presence")["table"])["status"] == "open":
            pass
        assert presence["seats"][1]["name"] == "Ben"
        update = line.next("update")
        assert update["entries"][0]["kind"] == "opening"
        assert update["scene"]["view"] is not None


def test_presence_says_who_is_here(anna: Person, ben: Person) -> None:
    made = anna.new_table("me", "open")
    id = made["table"]["id"]
    ben.claim(made["invitations"][0])
    with anna.socket(id, seq=0, seat=0) as line:
        with ben.socket(id, seq=0, seat=1):
            while not line.next("presence")["table"]["seats"][1]["here"]:
                pass
        while line.next("presence")["table"]["seats"][1]["here"]:
            pass


def test_a_new_name_is_sent_to_everybody(anna: Person, ben: Person) -> None:
    id = anna.new_game("me", "bot")
    with ben.socket(id, seq=0) as line:
        anna.put("/api/me", {"name": "Anneliese"})
        while line.next("presence")["table"]["seats"][0]["name"] != "Anneliese":
            pass


def test_a_person_may_switch_between_the_views_of_their_seats(anna: Person, ben: Person) -> None:
    id = anna.new_game("me", "me")
    with anna.socket(id, seq=0, seat=0) as line:
        assert line.next("update")["scene"]["view"]["seat"] == 0
        line.send(type="look", seat=1)
        assert line.next("update")["scene"]["view"]["seat"] == 1
        line.send(type="look", seat=None)
        assert line.next("update")["scene"]["view"]["seat"] is None
    with ben.socket(id, seq=0) as line:
        line.next("update")
        line.send(type="look", seat=0)
        assert line.next("problem")


def test_nobody_gets_the_view_of_a_seat_of_somebody_else(ben: Person, anna: Person) -> None:
    id = anna.new_game("me", "me")
    with ben.socket(id, seq=0, seat=0) as line:
        assert line.close_code() == 1008


def test_a_person_who_loses_a_seat_becomes_a_spectator(anna: Person, ben: Person) -> None:
    id = anna.new_game("me", "me")
    with anna.socket(id, seq=0, seat=1) as line:
        line.next("update")
        ben.post("/api/handover", {"token": anna.seat(id, "handover", 1)["code"]})
        assert line.next("resync")["seq"] == 0
        anna.act(id, anna.scene(id, 0)) if anna.scene(id, 0)["offer"] else ben.act(
            id, ben.scene(id)
        )
        assert line.next("update")["scene"]["view"]["seat"] is None


def test_a_gap_that_is_too_wide_leads_to_a_resync(db: Path) -> None:
    with Server(db, max_gap=3) as server:
        anna = server.person("Anna")
        id = anna.new_game("me", "me")
        for _ in range(5):
            anna.act(id, anna.scene(id))
        for seq in (0, 77):
            with anna.socket(id, seq=seq, seat=0) as line:
                assert line.next("resync") == {
                    "type": "resync",
                    "seq": 5,
                    "restored": False,
                    "anew": False,
                }
        anna.close()


def test_a_ping_is_answered(anna: Person) -> None:
    with anna.socket(anna.new_game("me", "bot"), seq=0) as line:
        line.send(type="ping")
        assert line.next("pong") == {"type": "pong"}


@pytest.mark.parametrize(
    "message", ["", "[]", '{"type":"fly"}', '{"type":"look","seat":0,"x":1}', '{"type":"hello"}']
)
def test_invalid_messages_are_reported_and_close_the_socket_in_the_end(
    anna: Person, message: str
) -> None:
    with anna.socket(anna.new_game("me", "bot"), seq=0) as line:
        line.connection.send(message)
        assert line.next("problem")
        for _ in range(2):
            line.connection.send(message)
        assert line.close_code() == 1008


def test_the_first_message_has_to_be_a_hello(anna: Person) -> None:
    line = anna.open_socket(anna.new_game("me", "bot"))
    line.send(type="ping")
    assert line.close_code() == 1008
    line.close()


def test_a_flood_of_messages_closes_the_socket(db: Path) -> None:
    with Server(db, limits=1.0) as server:
        anna = server.person("Anna")
        with anna.socket(anna.new_game("me", "me"), seq=0) as line:
            with suppress(ConnectionClosed):  # it may be closed before all are sent
                for _ in range(35):
                    line.send(type="ping")
            assert line.close_code() == 1008
        anna.close()


def test_a_frame_that_is_too_large_closes_the_socket(anna: Person) -> None:
    with anna.socket(anna.new_game("me", "bot"), seq=0) as line:
        line.connection.send(json.dumps({"type": "look", "seat": None, "x": "y" * 5000}))
        assert line.close_code() == 1009


def test_a_socket_is_closed_with_its_session(anna: Person) -> None:
    id = anna.new_game("me", "me")
    with anna.socket(id, seq=0, seat=0) as line:
        line.next("update")
        anna.delete("/api/me", 200)
        assert line.close_code() == 4401


def test_a_socket_is_closed_with_its_table(anna: Person) -> None:
    id = anna.new_game("me", "open")
    with anna.socket(id, seq=-1) as line:
        line.next("update")
        anna.delete(f"/api/tables/{id}")
        assert line.close_code() == 4404


def test_an_unknown_table_has_no_socket(anna: Person) -> None:
    with pytest.raises(InvalidStatus):
        anna.open_socket("nothing-here")


@pytest.mark.slow
def test_sockets_of_one_session_are_limited(db: Path) -> None:
    with Server(db) as server:
        anna = server.person("Anna")
        id = anna.new_game("me", "me")
        lines = [anna.open_socket(id) for _ in range(30)]
        for line in lines:
            line.send(type="hello", seq=0)
            line.receive()
        with pytest.raises(InvalidStatus):
            anna.open_socket(id)
        for line in lines:
            line.close()
        anna.close()


class Deaf:
    """A socket whose other end says hello and then reads nothing."""

    def __init__(self) -> None:
        self.said_hello = False

    async def accept(self) -> None:
        """The connection is open already."""

    async def receive_text(self) -> str:
        if self.said_hello:
            await asyncio.Event().wait()
        self.said_hello = True
        return '{"type":"hello","seq":-1}'

    async def send_text(self, _: bytes) -> None:
        await asyncio.Event().wait()


def test_a_reader_that_accepts_nothing_is_dropped(db: Path) -> None:
    with Server(db, send_seconds=0.05) as server:
        anna = server.person("Anna")
        id = anna.new_game("me", "me")
        reader = Subscriber(id, None, "")
        server.call(converse(Deaf(), server.service, reader))  # type: ignore[arg-type]
        assert not server.service.broadcaster.has_subscribers(id)
        anna.close()
