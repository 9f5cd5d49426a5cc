"""Records: taken away, brought along."""

from typing import Any

import pytest

from tests.server.support import Person
from trilobite.engine.matches import verify
from trilobite.engine.records import read_record


def played(person: Person, moves: int) -> str:
    id = person.new_game("me", "me")
    for _ in range(moves):
        person.act(id, person.scene(id))
    return id


def test_the_record_of_a_running_game_has_no_seed_and_no_hashes(anna: Person) -> None:
    id = played(anna, 6)
    record = anna.get(f"/api/tables/{id}/record?seat=1")
    assert record["seed"] is None
    assert record["result"] is None
    assert {step[2] for step in record["actions"]} == {""}
    assert len(record["actions"]) == 6
    assert record["names"] == ["Anna", "Anna"]


def test_the_record_of_a_finished_game_is_whole_and_true(anna: Person) -> None:
    id = anna.new_game("me", "me")
    anna.play_turns(id)
    answer = anna.http.get(f"/api/tables/{id}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = read_record(answer.json())
    assert verify(record) is None
    assert record.seed is not None


def test_a_finished_record_becomes_a_finished_table(anna: Person, ben: Person) -> None:
    id = anna.new_game("me", "me")
    anna.play_turns(id)
    record = anna.get(f"/api/tables/{id}/record")
    brought = ben.post("/api/records", record)["table"]
    info = ben.info(brought)
    assert (info["status"], info["seed_chosen"]) == ("finished", True)
    assert info["result"] == anna.info(id)["result"]
    assert ben.get(f"/api/tables/{brought}/record") == record
    theirs = [entry["events"] for entry in ben.snapshot(brought, -1)["log"]]
    assert theirs == [entry["events"] for entry in anna.snapshot(id, -1)["log"]]


def unfinished(record: Any, keep: int) -> Any:
    return {**record, "actions": record["actions"][:keep], "result": None}


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


def test_a_record_without_its_seed_is_not_taken(anna: Person) -> None:
    record = anna.get(f"/api/tables/{played(anna, 2)}/record")
    assert anna.post("/api/records", record, 400)["field"] == "record.seed"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"actions": [[0, "fly", ""]]}, "record.actions[0]"),
        ({"game": "chess"}, "game"),
        ({"rules": "0"}, "record.rules"),
        ({"commitment": "00"}, "record.actions[0]"),
        ({"extra": 1}, "record.'extra'"),
        ({"seed": "12"}, "record.seed"),
        ({"result": {"seats": []}}, None),
    ],
)
def test_a_record_that_is_not_true_is_not_taken(
    anna: Person, change: dict[str, Any], field: str | None
) -> None:
    id = anna.new_game("me", "me")
    anna.play_turns(id)
    record = {**anna.get(f"/api/tables/{id}/record"), **change}
    trouble = anna.post("/api/records", record, 400)
    assert trouble["code"] == "bad_input"
    assert field is None or trouble["field"] == field


def test_a_table_that_has_not_begun_has_no_record(anna: Person) -> None:
    id = anna.new_game("me", "open")
    assert anna.get(f"/api/tables/{id}/record", 404)["code"] == "not_found"


def test_a_record_that_is_too_large_is_not_read(anna: Person) -> None:
    answer = anna.http.post("/api/records", content=b" " * 1_000_001)
    assert answer.status_code == 413
    assert answer.json()["code"] == "too_large"
