"""Printed numbers that a table may replace: shown to everybody, checked when it is set up."""

from typing import Any

import pytest

from tests.server.support.servers import Person


def plan(numbers: object) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    return {"game": "terror", "seats": seats, "options": {"board_data": numbers}}


def test_the_instance_lists_numbers_with_their_defaults_and_provenance(
    stranger: Person,
) -> None:
    games = stranger.get("/api/instance")["games"]
    terror = next(game for game in games if game["key"] == "terror")
    board = next(option for option in terror["options"] if option["name"] == "board_data")
    two = {number["key"]: number for number in board["numbers"]["2"]}
    assert len(two) == 24 + 2 + 4
    assert len(board["numbers"]["6"]) == 36 + 6 + 4
    stone = two["stone.So.P"]
    assert (stone["default"], stone["low"], stone["high"]) == (6, 0, 99)
    assert (stone["group"], stone["provenance"], stone["choices"]) == ("stones", "inferred", [])
    assert two["predator.t-rex"]["default"] == "Do"
    assert "Mo" in two["predator.t-rex"]["choices"]


def test_a_table_plays_with_its_own_numbers(stranger: Person) -> None:
    made = stranger.post("/api/tables", plan({"stone.So.P": 9, "stone.So.S": 4}))
    scene = stranger.snapshot(made["table"]["id"])["scene"]
    assert scene["view"]["stones"]["So"] == [9, 4, 0]
    assert scene["view"]["options"]["board_data"] == {"stone.So.P": 9}


@pytest.mark.parametrize(
    ("numbers", "field", "allowed"),
    [
        ({"stone.So.P": 100}, "stone.So.P", "0 to 99"),
        ({"start.2": "Sm-P"}, "start.2", "a habitat for each"),
        ({"start.2": "So-S"}, "start.2", "no gaps between habitats"),
        ({"predator.t-rex": "Xx"}, "predator.t-rex", "Si, Sm, So"),
    ],
)
def test_a_wrong_number_is_named_in_the_answer(
    stranger: Person, numbers: object, field: str, allowed: str
) -> None:
    error = stranger.post("/api/tables", plan(numbers), 400)
    assert error["field"].endswith(f"board_data.{field}")
    assert allowed in error["allowed"]
