"""The drawn examples of the rules pages, as the server sends them to the client."""

import pytest

from tests.server.support.servers import Person
from trilobite.engine import find_game, game_keys
from trilobite.guides.examples import example_names


@pytest.mark.parametrize("key", ["terror", "trias", "tritarea"])
def test_every_example_can_be_drawn_by_anybody(stranger: Person, key: str) -> None:
    assert key in game_keys()
    for name in example_names(find_game(key)):
        found = stranger.get(f"/api/examples/{key}/{name}")
        assert (found["game"], found["name"]) == (key, name)
        assert found["rules"]
        whens = [picture["when"] for picture in found["pictures"]]
        assert whens in (["now"], ["before", "after"])
        assert all(picture["view"]["seat"] == found["seat"] for picture in found["pictures"])
        assert len(found["colours"]) >= 2


def test_an_example_has_both_pictures_and_its_events_and_may_be_cached(stranger: Person) -> None:
    answer = stranger.http.get("/api/examples/trias/breakaway")
    assert "max-age" in answer.headers["cache-control"]
    found = answer.json()
    before, after = found["pictures"]
    assert before["view"] != after["view"]
    assert [event["rule"] for event in found["events"]][-2:] == ["TR-4.3", "TR-4.3"]
    assert found["refusal"] is None


def test_an_example_of_a_forbidden_action_has_the_reason(stranger: Person) -> None:
    found = stranger.get("/api/examples/trias/lone-tile")
    assert found["refusal"]["rule"] == "TR-3.2"
    assert found["refused"].startswith("tile:")
    assert len(found["pictures"]) == 1


def test_offered_places_are_shown_in_the_last_picture(stranger: Person) -> None:
    (picture,) = stranger.get("/api/examples/trias/seven-places")["pictures"]
    assert len(picture["offered"]) == 7


@pytest.mark.parametrize("path", ["trias/nothing", "trias/..content", "chess/lone-tile"])
def test_an_unknown_example_is_a_clear_404(stranger: Person, path: str) -> None:
    error = stranger.get(f"/api/examples/{path}", 404)
    assert error["code"] == "not_found"
    assert error["problem"].startswith("There is no such")
