"""Guided tables: a lesson continues where the learner left it, and wrong moves change nothing."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.guides.sample import sample_puzzle
from tests.server.support.servers import Person, Server
from trilobite.guides import puzzles
from trilobite.guides.contract import Act
from trilobite.guides.lessons import LessonStep, find_lesson
from trilobite.guides.puzzle_guides import find_puzzle_guide
from trilobite.server.notices.due import concerned

GUIDE = {"guide": "lesson/trias"}
WAIT = 10.0


def open_lesson(person: Person, **choice: Any) -> str:
    return str(person.post("/api/guides", {**GUIDE, **choice})["table"])


def act(person: Person, id: str, action: str, status: int = 200, **headers: str) -> Any:
    scene = person.scene(id)
    body = {
        "seat": 0,
        "seq": scene["seq"],
        "key": f"key-of-{time.perf_counter_ns()}",
        "action": action,
    }
    return person.post(f"/api/tables/{id}/act", body, status, **headers)


def wanted(id: str, person: Person) -> str:
    """The first of the offered actions that the lesson wants."""
    lesson = find_lesson("trias")
    offered = [choice["text"] for choice in person.scene(id)["offer"]["choices"]]
    want = lesson.want(standing(person, id))
    assert want is not None
    return str(next(text for text in offered if want.fits(lesson.game.actions.from_text(text))))


def standing(person: Person, id: str) -> list[Act]:
    acts: list[Act] = []
    for entry in person.snapshot(id)["log"]:
        if entry["kind"] == "act":
            acts.append(Act(entry["seat"], entry["action"]))
        del acts[len(acts) - entry["taken_back"] :]
    return acts


def play_on(person: Person, id: str, steps: int) -> None:
    """Do what the lesson wants until this many steps are done."""
    while (guide := person.scene(id)["guide"])["step"] < steps:
        act(person, id, wanted(id, person))
        wait_for_replies(person, id)
        assert not guide["lost"]


def wait_for_replies(person: Person, id: str) -> None:
    until = time.monotonic() + WAIT
    while not person.scene(id)["guide"]["pages"]:
        assert time.monotonic() < until, "nobody replies"
        time.sleep(0.01)


@pytest.mark.slow
def test_a_lesson_is_played_from_its_first_step_to_its_end(anna: Person) -> None:
    id = open_lesson(anna)
    snapshot = anna.snapshot(id)
    assert snapshot["table"]["guide"] == "lesson/trias"
    assert not snapshot["table"]["continued"]
    assert [e for entry in snapshot["log"] for e in entry["events"]] == []
    guide = snapshot["scene"]["guide"]
    assert (guide["step"], guide["done"], guide["lost"]) == (0, False, False)
    assert guide["pages"][0] == {"text": {"key": "trias-lesson-theme", "args": {}}, "marks": []}
    play_on(anna, id, guide["steps"])
    scene = anna.scene(id)
    assert scene["guide"]["done"]
    assert scene["status"] == "finished"
    assert scene["offer"] is None
    assert scene["guide"]["pages"][0]["marks"] == ["tile:16", "tile:32"]
    assert act(anna, id, "end", 403)["code"] == "forbidden"


def test_a_short_lesson_has_a_name_of_its_own_and_may_end_with_the_game(anna: Person) -> None:
    id = open_lesson(anna, guide="lesson/trias/final", anew=True)
    assert id != open_lesson(anna)
    for action in ("reproduce 10", "reproduce 11", "end"):
        act(anna, id, action)
    snapshot = anna.snapshot(id)
    assert snapshot["table"]["status"] == "finished"
    assert snapshot["scene"]["guide"]["done"]
    assert snapshot["scene"]["result"]["seats"][0]["place"] == 1


@pytest.mark.parametrize(
    ("language", "word"), [("en", "marked tile"), ("de", "markierte Plättchen")]
)
def test_a_move_that_the_lesson_does_not_want_is_refused_with_a_reason(
    anna: Person, language: str, word: str
) -> None:
    id = open_lesson(anna, start_over=True)
    before = anna.snapshot(id)
    error = act(anna, id, "place 3", 422, **{"accept-language": language})
    assert error["refusal"]["key"] == "trias-lesson-place-wrong"
    assert error["refusal"]["rule"] == ""
    assert word in error["refusal"]["sentence"]
    assert anna.snapshot(id) == before


def test_a_learner_can_ask_whether_the_lesson_wants_an_action_without_trying_it(
    anna: Person,
) -> None:
    """The client asks before it acts, so that a wrong step is not an error of the request."""
    id = open_lesson(anna, start_over=True)
    before = anna.snapshot(id)
    path = f"/api/tables/{id}/why"
    unwanted = anna.post(path, {"seat": 0, "targets": [], "action": "place 3"})
    assert (unwanted["key"], unwanted["rule"]) == ("trias-lesson-place-wrong", "")
    assert anna.post(path, {"seat": 0, "targets": [], "action": "place 22"})["rule"] == "TR-1.6"
    wanted = anna.scene(id)["guide"]["pages"][-1]["marks"][0].removeprefix("tile:")
    assert anna.post(path, {"seat": 0, "targets": [], "action": f"place {wanted}"}) is None
    assert anna.post(path, {"seat": 0, "targets": [], "action": "sing"}, 400)["code"] == "bad_input"
    assert anna.snapshot(id) == before


def test_a_move_that_the_rules_forbid_is_refused_with_the_rule(anna: Person) -> None:
    id = open_lesson(anna, start_over=True)
    assert act(anna, id, "place 22", 422)["refusal"]["rule"] == "TR-1.6"


def test_a_step_can_be_taken_back(anna: Person) -> None:
    id = open_lesson(anna, start_over=True)
    play_on(anna, id, 3)
    scene = anna.scene(id)
    assert scene["can_undo"]
    step = {"seat": 0, "seq": scene["seq"], "key": "taken-back-1"}
    assert anna.post(f"/api/tables/{id}/undo", step)["scene"]["guide"]["step"] == 2
    play_on(anna, id, 4)


def test_a_learner_who_comes_back_continues_where_they_left_off(anna: Person, ben: Person) -> None:
    id = open_lesson(anna, start_over=True)
    play_on(anna, id, 2)
    assert open_lesson(anna) == id
    assert anna.scene(id)["guide"]["step"] == 2
    assert open_lesson(ben) != id
    mine = [table for table in anna.get("/api/tables")["mine"] if table["guide"]]
    assert id in [table["id"] for table in mine]


def test_a_lesson_started_again_replaces_the_old_one(anna: Person) -> None:
    old = open_lesson(anna, start_over=True)
    new = open_lesson(anna, start_over=True)
    assert new != old
    anna.get(f"/api/tables/{old}", 404)
    assert open_lesson(anna) == new


@pytest.mark.slow
def test_after_its_end_a_lesson_starts_again(anna: Person) -> None:
    id = open_lesson(anna, start_over=True)
    play_on(anna, id, anna.scene(id)["guide"]["steps"])
    assert open_lesson(anna) != id


@pytest.mark.slow
def test_scripted_replies_go_on_after_a_restart(db: Path) -> None:
    """The server stops before the replies to the learner; the next one finds them by the log."""
    with Server(db, bot_delay=60.0) as server:
        anna = server.person("Anna")
        id = open_lesson(anna)
        while not step_of(anna, id).replies:
            act(anna, id, wanted(id, anna))
        act(anna, id, wanted(id, anna))
        assert anna.scene(id)["guide"]["pages"] == []
        assert anna.scene(id)["to_act"] == [1]
        cookies = dict(anna.http.cookies)
        anna.close()
    with Server(db) as server:
        anna = server.person()
        anna.http.cookies.update(cookies)
        wait_for_replies(anna, id)
        assert anna.scene(id)["to_act"] == [0]
        assert open_lesson(anna) == id
        play_on(anna, id, anna.scene(id)["guide"]["steps"])
        anna.close()


def step_of(person: Person, id: str) -> LessonStep:
    number: int = person.scene(id)["guide"]["step"]
    return find_lesson("trias").steps[number]


@pytest.mark.slow
def test_nobody_else_joins_a_lesson_and_table_actions_are_forbidden(
    anna: Person, ben: Person
) -> None:
    id = open_lesson(anna, start_over=True)
    assert ben.scene(id)["guide"] is None, "a spectator does not see the guide"
    assert id not in [table["id"] for table in ben.get("/api/tables")["open"]]
    ben.post(f"/api/tables/{id}/sit", {"seat": 1}, 403)
    at = f"/api/tables/{id}"
    for path, body in (
        ("invitations", {"seat": 1}),
        ("leave", {"seat": 0}),
        ("concede", {"seat": 0}),
        ("bot", {"seat": 0}),
        ("propose", {"kind": "pause", "seat": 0}),
        ("fork", {"seq": 0}),
    ):
        error = anna.post(f"{at}/{path}", body, 403)
        assert error["code"] == "forbidden", path
    play_on(anna, id, anna.scene(id)["guide"]["steps"])
    assert anna.post(f"{at}/rematch", None, 403)["code"] == "forbidden"


@pytest.mark.parametrize(
    "name", ["", "lesson", "lesson/chess", "riddle/trias", "lesson/" + "x" * 500]
)
def test_an_unknown_guide_is_refused_with_the_known_ones(stranger: Person, name: str) -> None:
    error = stranger.post("/api/guides", {"guide": name}, 400)
    assert (error["code"], error["field"]) == ("bad_input", "guide")
    assert "trias" in error["allowed"] or "lesson/" in error["allowed"]
    assert not stranger.http.cookies, "no session is created for an unknown guide"


def test_a_lesson_whose_script_has_changed_is_started_again(
    anna: Person, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = open_lesson(anna, start_over=True)
    play_on(anna, id, 1)
    lesson = find_lesson("trias")
    monkeypatch.setattr(lesson, "steps", lesson.steps[1:])
    server.service.registry.forget_all()  # as after a restart
    guide = anna.scene(id)["guide"]
    assert guide["lost"]
    assert anna.scene(id)["offer"] is None
    assert act(anna, id, "draw", 403)["code"] == "forbidden"
    assert open_lesson(anna) != id


def test_nobody_gets_a_notice_about_a_lesson(anna: Person, server: Server) -> None:
    id = open_lesson(anna, start_over=True)
    live = server.live(id)
    assert live.table.to_act == [0]
    assert concerned(live.table, server.service.clock()) == set()


# Puzzles.


@pytest.fixture
def puzzle(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The id of a puzzle of Trias, which is the only one in this test."""
    monkeypatch.setattr(puzzles, "_puzzles", lambda _: (sample_puzzle(),))
    find_puzzle_guide.cache_clear()
    yield "puzzle/trias/1"
    find_puzzle_guide.cache_clear()


def test_a_puzzle_allows_one_attempt_and_judges_it(anna: Person, puzzle: str) -> None:
    id = anna.post("/api/guides", {"guide": puzzle})["table"]
    guide = anna.scene(id)["guide"]
    assert (guide["pages"], guide["verdict"], guide["done"]) == ([], None, False)
    scene = act(anna, id, "place 3")["scene"]
    assert scene["status"] == "finished"
    assert scene["offer"] is None
    verdict = scene["guide"]["verdict"]
    assert (verdict["best"], verdict["chosen"]) == ("place 16", "place 3")
    best, chosen = verdict["reasons"]
    assert (best["role"], best["marks"], best["chances"]) == ("best", ["tile:16"], [0.6, 0.4])
    assert (chosen["role"], chosen["chances"], chosen["points"]) == ("chosen", [0.4, 0.6], 15)
    assert best["does"][0]["text"]["key"] == "trias-placed"
    assert best["then"] == [], "the card that would be drawn is not revealed"
    assert act(anna, id, "draw", 403)["code"] == "forbidden"


def test_a_new_attempt_at_a_puzzle_replaces_the_old_table(anna: Person, puzzle: str) -> None:
    id = anna.post("/api/guides", {"guide": puzzle})["table"]
    assert anna.post("/api/guides", {"guide": puzzle})["table"] == id
    act(anna, id, "place 16")
    again = anna.post("/api/guides", {"guide": puzzle})["table"]
    assert again != id
    assert [table["id"] for table in anna.get("/api/tables")["mine"]] == [again]


def test_the_puzzles_of_a_game_are_listed(anna: Person, puzzle: str) -> None:
    assert anna.get("/api/puzzles/trias")["puzzles"] == [{"number": 1, "difficulty": 2}]
    assert anna.get("/api/puzzles/chess", 400)["field"] == "game"
    assert anna.post("/api/guides", {"guide": "puzzle/trias/2"}, 400)["field"] == "guide"
