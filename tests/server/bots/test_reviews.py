"""Reviews of finished games: made in the background, stored when complete, shared by everybody."""

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from tests.server.support import odd_bots
from tests.server.support.servers import Person, Server, wait_until
from trilobite.analysis import review
from trilobite.server.bots import processes, reviews
from trilobite.server.common.wire.reviews import ReviewedAction
from trilobite.server.storage import schema
from trilobite.server.tables import stored


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(review.SECONDS, "easy", 0.004)


def finished_game(anna: Person) -> str:
    id = anna.new_game("me", "me", game="tritarea", options={"start_first": 0})
    assert anna.play_turns(id)["status"] == "finished"
    return id


def start(anna: Person, id: str, level: str = "easy", status: int = 200) -> Any:
    return anna.post(f"/api/tables/{id}/review", {"level": level}, status)


def look(anna: Person, id: str, more: str = "", status: int = 200) -> Any:
    return anna.get(f"/api/tables/{id}/review?level=easy{more}", status)


def reviews_stored(server: Server, id: str) -> int:
    query = sa.select(schema.reviews.c.level).where(schema.reviews.c.table == id)
    return len(server.call(server.service.store.read(lambda c: c.execute(query).all())))


def test_an_action_of_a_stored_review_has_its_events_under_both_names() -> None:
    stored = dict.fromkeys(("action", "kind"), "") | {"targets": [], "any_order": False}
    stored |= {"win_chance": 0.5, "points": 1.0, "told": [{"key": "trias-draw"}]}
    action = msgspec.convert(stored, ReviewedAction)
    assert action.events == action.told == [{"key": "trias-draw"}]


@pytest.mark.slow
def test_a_bot_reviews_a_finished_game_and_reports_its_progress(
    server: Server, anna: Person, stranger: Person
) -> None:
    id = finished_game(anna)
    assert look(anna, id)["state"] == "none"
    begun = start(anna, id)
    assert begun["state"] in ("waiting", "running")
    assert start(anna, id)["of"] == begun["of"] > 50, "a second request gets the same review"
    wait_until(lambda: look(anna, id)["done"] > 3)
    wait_until(lambda: look(anna, id)["state"] == "finished", 90)
    found = look(stranger, id)
    assert found["done"] == found["of"] == len(found["moments"])
    assert reviews_stored(server, id) == 1
    assert start(stranger, id) == found, "it is not made a second time"
    replay = anna.get(f"/api/tables/{id}/replay")
    assert [one["seq"] for one in found["moments"]] == replay["moments"][:-1]
    acts = [entry for entry in replay["log"] if entry["kind"] == "act"]
    assert [one["seat"] for one in found["moments"]] == [entry["seat"] for entry in acts]
    assert sum(found["payoffs"]) == 1
    for one, entry in zip(found["moments"], acts, strict=True):
        assert (one["chosen"] is None) == (one["mark"] == "") == (one["view"] is None)
        if one["chosen"]:
            # The log keeps what was decided in secret; the review says what it was about.
            assert entry["action"] in (None, one["chosen"]["action"])
            assert one["view"]["seat"] == one["seat"]
    part = look(anna, id, f"&first={found['of'] - 2}")
    assert part["moments"] == found["moments"][-2:]
    server.call(server.service.store.write(lambda connection: stored.delete(connection, id)))
    assert reviews_stored(server, id) == 0, "it is deleted with its table"
    older = sa.update(schema.reviews).values(data={**found, "edition": 1})
    server.call(server.service.store.write(lambda connection: connection.execute(older)))
    assert look(anna, id)["state"] == "none", "a review of an old edition is made again"


def test_a_review_that_cannot_be_made_is_refused(anna: Person) -> None:
    id = anna.new_game("me", "me", game="tritarea")
    assert "not over" in start(anna, id, status=403)["problem"]
    assert "not over" in look(anna, id, status=403)["problem"]
    wrong = start(anna, id, "random", 400)
    assert (wrong["field"], wrong["allowed"]) == ("level", "easy, normal, hard, expert")
    assert start(anna, "no-such-table", status=404)["code"] == "not_found"
    empty = anna.new_game("me", "open", game="tritarea")
    assert start(anna, empty, status=404)["code"] == "not_found"


@pytest.mark.slow
def test_a_failed_review_is_reported_and_can_be_started_again(
    server: Server, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = finished_game(anna)
    monkeypatch.setattr(reviews, "judge_asked", odd_bots.end)
    start(anna, id)
    wait_until(lambda: look(anna, id)["state"] == "failed")
    assert reviews_stored(server, id) == 0
    monkeypatch.undo()
    monkeypatch.setitem(review.SECONDS, "easy", 0.004)
    assert start(anna, id)["state"] in ("waiting", "running")
    wait_until(lambda: look(anna, id)["done"] > 0)


@pytest.mark.slow
def test_reviews_run_one_at_a_time_and_do_not_keep_the_server_from_stopping(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(review.SECONDS, "easy", 0.5)
    with Server(db) as server:
        anna = server.person("Anna")
        one, two = finished_game(anna), finished_game(anna)
        start(anna, one)
        start(anna, two)
        wait_until(lambda: look(anna, one)["done"] > 0)
        assert look(anna, two)["state"] == "waiting"
        monkeypatch.setattr(reviews, "MOST_JOBS", 2)
        assert start(anna, one, "hard", 429)["code"] == "too_many"
        anna.close()
    with Server(db) as server:
        stranger = server.person()
        assert look(stranger, one)["state"] == "none"
        stranger.close()


def test_the_process_for_reviews_has_the_lowest_priority(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "NICENESS", 10)
    spare = server.service.processes.spare()
    found = server.call(spare.run(os.nice, 0, 20.0))
    assert found >= 19
    spare.kill()
