"""Records: downloaded and uploaded."""

from typing import Any

import pytest

from tests.server.support.servers import Person, Server
from trilobite.engine.matches import verify
from trilobite.engine.records import read_record


def played(person: Person, moves: int) -> str:
    id = person.new_game("me", "me")
    for _ in range(moves):
        person.act(id, person.scene(id))
    return id


@pytest.fixture(scope="session")
def finished(server: Server) -> Any:
    """The record of a game that was played to its end."""
    person = server.person("Anna")
    id = person.new_game("me", "me")
    person.play_turns(id)
    record = person.get(f"/api/tables/{id}/record")
    person.close()
    return record


def test_the_record_of_a_running_game_has_no_seed_and_no_hashes(anna: Person) -> None:
    id = played(anna, 6)
    record = anna.get(f"/api/tables/{id}/record?seat=1")
    assert record["seed"] is None
    assert record["result"] is None
    assert {step[2] for step in record["actions"]} == {""}
    assert len(record["actions"]) == 6
    assert record["names"] == ["Anna", "Anna"]


@pytest.mark.slow
def test_the_record_of_a_finished_game_is_complete_and_true(anna: Person) -> None:
    id = anna.new_game("me", "me")
    anna.play_turns(id)
    answer = anna.http.get(f"/api/tables/{id}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = read_record(answer.json())
    assert verify(record) is None
    assert record.seed is not None


@pytest.mark.slow
def test_a_finished_record_becomes_a_finished_table(anna: Person, ben: Person) -> None:
    id = anna.new_game("me", "me")
    anna.play_turns(id)
    record = anna.get(f"/api/tables/{id}/record")
    brought = ben.post("/api/records", record)["table"]
    info = ben.info(brought)
    assert (info["status"], info["seed_chosen"]) == ("finished", False)
    assert info["result"] == anna.info(id)["result"]
    assert ben.get(f"/api/tables/{brought}/record") == record
    assert not any(seat["mine"] for seat in info["seats"]), "nobody here has played it"
    assert [seat["name"] for seat in info["seats"]] == record["names"]
    assert brought in [table["id"] for table in ben.get("/api/tables")["mine"]]
    assert ben.get(f"/api/tables/{brought}/replay")["is_open"] is True
    theirs = [entry["events"] for entry in ben.snapshot(brought, -1)["log"]]
    assert theirs == [entry["events"] for entry in anna.snapshot(id, -1)["log"]]


def test_the_colours_of_a_table_are_those_of_a_table_from_its_record(
    anna: Person, ben: Person
) -> None:
    seats: list[Any] = [{"kind": "me", "colour": 3}, {"kind": "bot", "colour": 0}]
    id = anna.new_game(*seats)
    anna.seat(id, "concede", 0)
    record = anna.get(f"/api/tables/{id}/record")
    assert record["colours"] == [3, 0]
    brought = ben.post("/api/records", record)["table"]
    assert [seat["colour"] for seat in ben.info(brought)["seats"]] == [3, 0]


@pytest.mark.slow
def test_a_chosen_seed_is_marked_as_chosen_in_the_record_too(anna: Person, ben: Person) -> None:
    """The record has the mark, and so does a table made from that record."""
    id = anna.new_game("me", "me", seed="7")
    anna.play_turns(id)
    record = anna.get(f"/api/tables/{id}/record")
    assert record["seed_chosen"] is True
    assert verify(read_record(record)) is None
    brought = ben.post("/api/records", record)["table"]
    assert ben.info(brought)["seed_chosen"] is True
    assert ben.get(f"/api/tables/{brought}/record") == record


def unfinished(record: Any, keep: int) -> Any:
    return {**record, "actions": record["actions"][:keep], "result": None}


@pytest.mark.slow
def test_an_unfinished_record_can_be_played_on(anna: Person, ben: Person) -> None:
    id = anna.new_game("me", "me")
    anna.play_turns(id)
    record = unfinished(anna.get(f"/api/tables/{id}/record"), 7)
    brought = ben.post("/api/records", record)["table"]
    info = ben.info(brought)
    assert info["status"] == "running"
    assert all(seat["mine"] for seat in info["seats"])
    assert info["am_host"] is True
    assert info["seed_chosen"] is True
    scene = ben.scene(brought)
    assert ben.act(brought, scene)["seq"] == 8


def test_a_record_without_its_seed_is_refused(anna: Person) -> None:
    record = anna.get(f"/api/tables/{played(anna, 2)}/record")
    error = anna.post("/api/records", record, 400)
    assert error["field"] == "record.seed"
    assert error["problem"] == (
        "This game was saved before it was over, so the file lacks its seed and cannot be opened. "
        "Save the game again when it is over."
    )


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"actions": [[0, "fly", ""]]}, "record.actions[0]"),
        ({"actions": [[0, "end", ""]]}, "record.actions[0]"),
        ({"actions": [[0, 1, ""]]}, "record.actions[0][1]"),
        ({"actions": []}, "record.result"),
        ({"game": "chess"}, "record.game"),
        ({"game": []}, "record.game"),
        ({"rules": "0"}, "record.rules"),
        ({"players": True}, "record.players"),
        ({"players": 1e9}, "record.players"),
        ({"options": {"gravity": 1}}, "record.options.gravity"),
        ({"commitment": "00"}, "record.commitment"),
        ({"salt": "00"}, "record.commitment"),
        ({"salt": "ab" * 2000}, "record.salt"),
        ({"salt": "x"}, "record.salt"),
        ({"extra": 1}, "record.'extra'"),
        ({"seed_chosen": "no"}, "record.seed_chosen"),
        ({"seed": "12"}, "record.seed"),
        ({"seed": "ab" * 2000}, "record.seed"),
        ({"names": ["Anna", "x" * 41]}, "record.names[1]"),
        ({"names": ["Anna"]}, "record.names"),
        ({"result": {"seats": []}}, "record.result"),
        ({"result": None}, "record.result"),
    ],
)
def test_a_false_record_is_refused(
    anna: Person, finished: Any, change: dict[str, Any], field: str
) -> None:
    error = anna.post("/api/records", {**finished, **change}, 400)
    assert (error["code"], error["field"]) == ("bad_input", field)
    assert 0 < len(error["problem"]) <= 300


def test_a_forbidden_action_in_a_record_is_reported_with_the_reason(
    anna: Person, finished: Any
) -> None:
    seat = finished["actions"][0][0]
    actions = [[1 - seat, finished["actions"][0][1], ""]]
    error = anna.post("/api/records?language=en", {**finished, "actions": actions}, 400)
    assert error["field"] == "record.actions[0]"
    assert "Action 1 is" in error["problem"]
    assert error["problem"].endswith("It is not your turn.")


def test_a_table_that_has_not_begun_has_no_record(anna: Person) -> None:
    id = anna.new_game("me", "open")
    assert anna.get(f"/api/tables/{id}/record", 404)["code"] == "not_found"


def test_a_record_that_is_too_large_is_not_read(anna: Person) -> None:
    answer = anna.http.post("/api/records", content=b" " * 1_000_001)
    assert answer.status_code == 413
    assert answer.json()["code"] == "too_large"
