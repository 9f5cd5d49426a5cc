"""Play: actions, refusals, keys, races, undo, redo, reset, why not, previews."""

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from tests.server.support.servers import Person, Server, new_key
from tests.support.pebbles import GAME as PEBBLES
from trilobite.engine import register


def act_scene(person: Person, id: str) -> Any:
    """Play until an action can be undone; returns the scene after that action."""
    while True:
        scene = person.scene(id)
        soft = [choice for choice in scene["offer"]["choices"] if choice["can_undo"]]
        chosen = soft[0] if soft else scene["offer"]["choices"][0]
        answer = person.act(id, scene, chosen["text"])
        if soft:
            return answer["scene"]


def test_a_confirmed_action_comes_with_its_entry_and_the_scene_after_it(anna: Person) -> None:
    id = anna.new_game("me", "me")
    before = anna.scene(id)
    action = before["offer"]["choices"][0]["text"]
    confirmed = anna.act(id, before, action)
    assert confirmed["seq"] == before["seq"] + 1 == confirmed["scene"]["seq"]
    entry = confirmed["entry"]
    assert (entry["kind"], entry["action"], entry["seat"]) == ("act", action, before["seat"])
    assert entry["events"][0]["key"] == "trias-placed"
    assert anna.snapshot(id)["log"][-1] == entry


def test_an_action_that_the_rules_forbid_is_refused_with_rule_and_sentence(anna: Person) -> None:
    id = anna.new_game("me", "me")
    error = anna.act(id, anna.scene(id), "end", 422)
    assert error["code"] == "refused"
    refusal = error["refusal"]
    assert refusal["rule"].startswith("TR-")
    assert refusal["sentence"].endswith(".")
    assert error["problem"] == refusal["sentence"]
    assert anna.scene(id)["seq"] == 0


def test_acting_out_of_turn_is_refused(anna: Person) -> None:
    id = anna.new_game("me", "me")
    scene = anna.scene(id)
    other = {**anna.scene(id, 1 - scene["seat"]), "offer": scene["offer"]}
    refusal = anna.act(id, other, status=422)["refusal"]
    assert refusal["key"] == "refusal-not-your-turn"
    assert refusal["sentence"] == "It is not your turn."


def test_the_language_is_the_requested_one_or_one_that_the_browser_accepts(anna: Person) -> None:
    id = anna.new_game("me", "me")
    scene = anna.scene(id)
    body = {"seat": scene["seat"], "seq": 0, "key": new_key(), "action": "end"}
    path = f"/api/tables/{id}/act"
    assert anna.post(path, body, 422, **{"accept-language": "xx, en-GB;q=0.5"})
    assert anna.post(path + "?language=en", body, 422)["refusal"]
    assert anna.post(path + "?language=xx", body, 400)["field"] == "language"


def test_a_misspelt_action_is_answered_with_similar_ones(anna: Person) -> None:
    id = anna.new_game("me", "me")
    error = anna.act(id, anna.scene(id), "plaec 3", 400)
    assert (error["code"], error["field"]) == ("bad_input", "action")
    assert "place 3" in error["allowed"]


def test_nobody_can_act_for_a_seat_of_somebody_else(
    anna: Person, ben: Person, stranger: Person
) -> None:
    id = anna.new_game("me", "me")
    scene = anna.scene(id)
    for other in (ben, stranger):
        assert other.act(id, scene, status=403)["code"] == "not_yours"
        assert other.step(id, "undo", scene, 403)["code"] == "not_yours"
        assert other.post(f"/api/tables/{id}/why", {"seat": 0, "targets": []}, 403)
        assert other.post(f"/api/tables/{id}/preview", {"seat": 0, "actions": []}, 403)


def test_nobody_can_act_for_a_seat_that_a_bot_plays(server: Server, anna: Person) -> None:
    id = anna.new_game("me", "me", "me")
    scene = anna.scene(id)
    waiting = next(seat for seat in range(3) if seat != scene["seat"])
    anna.seat(id, "bot", waiting)
    seen = anna.scene(id, waiting)
    assert (seen["offer"], seen["can_undo"]) == (None, False)
    assert anna.act(id, {**scene, "seat": waiting}, status=403)["code"] == "not_yours"


def test_an_action_at_a_table_that_has_not_begun_is_not_found(anna: Person) -> None:
    id = anna.new_game("me", "open")
    scene = {"seat": 0, "seq": -1}
    assert anna.act(id, scene, "end", 404)["code"] == "not_found"


@pytest.mark.parametrize("key", ["", "short", "x" * 65, "ümlaut-key", "key\nwith-line"])
def test_a_malformed_key_is_refused(anna: Person, key: str) -> None:
    id = anna.new_game("me", "me")
    body = {"seat": 0, "seq": 0, "key": key, "action": "end"}
    assert anna.post(f"/api/tables/{id}/act", body, 400)["field"] == "key"


def test_a_message_sent_again_is_answered_like_the_first_and_does_nothing_more(
    server: Server, anna: Person
) -> None:
    id = anna.new_game("me", "me")
    scene = anna.scene(id)
    key = new_key()
    first = anna.act(id, scene, key=key)
    assert anna.act(id, scene, key=key) == first
    # The same holds after further actions, and when the server has read the table again.
    for _ in range(3):
        anna.act(id, anna.scene(id))
    assert anna.act(id, scene, key=key) == first
    server.service.registry.forget(id)
    assert anna.act(id, scene, key=key) == first
    assert anna.scene(id)["seq"] == 4


def test_an_undo_sent_again_undoes_once(anna: Person) -> None:
    id = anna.new_game("me", "me")
    scene = act_scene(anna, id)
    key = new_key()
    first = anna.step(id, "undo", scene, key=key)
    assert anna.step(id, "undo", scene, key=key) == first
    assert anna.scene(id)["seq"] == scene["seq"] + 1


def acting_scene(person: Person, id: str) -> Any:
    """Play first choices until a turn can be ended; returns that scene."""
    scene = person.scene(id)
    while all(choice["kind"] != "end" for choice in scene["offer"]["choices"]):
        person.act(id, scene)
        scene = person.scene(id)
    return scene


def test_an_action_done_several_times_is_undone_and_redone_as_one_step(
    server: Server, anna: Person
) -> None:
    id = anna.new_game("me", "me")
    before = acting_scene(anna, id)
    moves = [one["text"] for one in before["offer"]["choices"] if one["kind"] == "move"]
    body = {"seat": before["seat"], "seq": before["seq"], "key": new_key(), "times": 2}
    path = f"/api/tables/{id}/act"
    done = anna.post(path, {**body, "action": moves[0]})
    assert [done["earlier"][0]["seq"], done["seq"]] == [before["seq"] + 1, before["seq"] + 2]
    assert done["scene"]["view"]["table"]["actions_left"] == 1
    server.service.registry.forget(id)
    assert anna.post(path, {**body, "action": moves[0]}) == done, "sent again"
    undone = anna.step(id, "undo", done["scene"])
    assert undone["scene"]["view"] == before["view"]
    assert [one["taken_back"] for one in (*undone["earlier"], undone["entry"])] == [1, 1]
    redone = anna.step(id, "redo", undone["scene"])
    assert redone["scene"]["view"] == done["scene"]["view"]
    server.service.registry.forget(id)
    assert anna.step(id, "undo", redone["scene"])["scene"]["view"] == before["view"]


def test_an_action_that_cannot_be_done_so_often_is_not_done_at_all(anna: Person) -> None:
    id = anna.new_game("me", "me")
    before = acting_scene(anna, id)
    move = next(one["text"] for one in before["offer"]["choices"] if one["kind"] == "move")
    body = {"seat": before["seat"], "seq": before["seq"], "key": new_key(), "action": move}
    path = f"/api/tables/{id}/act"
    assert anna.post(path, {**body, "times": 3}, 422)["code"] == "refused"
    assert anna.scene(id) == before
    for times in (0, 21):
        assert anna.post(path, {**body, "times": times}, 400)["field"] == "times"


def test_the_scene_says_what_an_action_wastes_and_what_can_be_repeated(anna: Person) -> None:
    id = anna.new_game("me", "me")
    scene = acting_scene(anna, id)
    assert scene["wastes"]["end"]["key"] == "trias-wastes-actions"
    assert set(scene["wastes"]) == {"end"}
    assert all(one["times"] > 1 for one in scene["shortcuts"])
    assert anna.scene(id, -1)["shortcuts"] == []


def test_a_key_cannot_be_used_for_something_else(anna: Person) -> None:
    id = anna.new_game("me", "me")
    scene = anna.scene(id)
    key = new_key()
    anna.act(id, scene, key=key)
    other = scene["offer"]["choices"][1]["text"]
    assert anna.act(id, scene, other, 400, key)["field"] == "key"
    assert anna.step(id, "undo", scene, 400, key)["field"] == "key"


def test_a_key_of_another_seat_reveals_nothing(anna: Person, ben: Person) -> None:
    made = anna.new_table("me", "open")
    id = made["table"]["id"]
    ben.claim(made["invitations"][0])
    both = {0: anna, 1: ben}
    scene = anna.scene(id, 0)
    actor = scene["to_act"][0]
    key = new_key()
    mine = both[actor].scene(id)
    both[actor].act(id, mine, key=key)
    other = both[1 - actor]
    answer = other.act(id, {**mine, "seat": 1 - actor}, status=409, key=key)
    assert answer["code"] == "stale"


def test_a_late_action_is_answered_with_the_current_number(anna: Person) -> None:
    id = anna.new_game("me", "me")
    scene = anna.scene(id)
    anna.act(id, scene)
    error = anna.act(id, scene, status=409)
    assert (error["code"], error["seq"]) == ("stale", 1)
    ahead = {**anna.scene(id), "seq": 99}
    assert anna.act(id, ahead, status=409)["seq"] == 1


def test_exactly_one_of_several_actions_racing_for_one_number_wins(anna: Person) -> None:
    id = anna.new_game("me", "me")
    for _ in range(10):
        scene = anna.scene(id)
        choices = [choice["text"] for choice in scene["offer"]["choices"]][:4]
        bodies = [
            {"seat": scene["seat"], "seq": scene["seq"], "key": new_key(), "action": action}
            for action in choices
        ]
        with ThreadPoolExecutor(4) as pool:
            answers = list(
                pool.map(lambda body: anna.http.post(f"/api/tables/{id}/act", json=body), bodies)
            )
        codes = sorted(answer.status_code for answer in answers)
        assert codes == [200] + [409] * (len(choices) - 1)
        assert anna.scene(id)["seq"] == scene["seq"] + 1


def test_a_change_of_seats_does_not_make_an_answer_stale(anna: Person, ben: Person) -> None:
    made = anna.new_table("me", "me", "open")
    id = made["table"]["id"]
    ben.claim(made["invitations"][0])
    while anna.scene(id, 0)["to_act"] == [2]:
        ben.act(id, ben.scene(id))
    scene = anna.scene(id)
    assert scene["offer"] is not None
    ben.seat(id, "leave", 2)
    confirmed = anna.act(id, scene)
    assert confirmed["seq"] == scene["seq"] + 2


def test_simultaneous_decisions_do_not_make_each_other_stale(server: Server, anna: Person) -> None:
    """Everybody hides a pebble at once; each may answer with the sequence number they saw first."""
    register(PEBBLES)
    id = anna.new_game("me", "me", "me", game="pebbles")
    first = anna.scene(id, 0)
    assert first["to_act"] == [0, 1, 2]
    scenes = [anna.scene(id, seat) for seat in range(3)]
    for seat in (2, 0):
        assert anna.act(id, scenes[seat])["scene"]["to_act"] != []
    # Seat 2 has answered: a second answer is about a question that is no longer asked.
    assert anna.act(id, scenes[2], status=409)["code"] == "stale"
    # Seat 0 takes its choice back and makes another, while seat 1 has not chosen yet.
    redone = anna.step(id, "undo", anna.scene(id, 0))["scene"]
    anna.act(id, redone)
    assert anna.act(id, scenes[1])["seq"] == 5


def test_a_hidden_action_is_not_in_the_log_of_anybody_else(
    server: Server, anna: Person, ben: Person
) -> None:
    register(PEBBLES)
    id = anna.new_game("me", "me", "me", game="pebbles")
    anna.act(id, anna.scene(id, 1))
    hidden = anna.snapshot(id, 1)["log"][-1]
    assert hidden["action"].startswith("hide ")
    for eyes in (0, 2, -1):
        assert anna.snapshot(id, eyes)["log"][-1]["action"] is None
    steps = [ben.get(f"/api/tables/{id}/record")["actions"], [[1, "", ""]]]
    assert steps[0] == steps[1]


def test_undo_and_redo_step_back_and_forth(anna: Person) -> None:
    id = anna.new_game("me", "me")
    after = act_scene(anna, id)
    assert after["can_undo"] is True
    undone = anna.step(id, "undo", after)
    assert (undone["entry"]["kind"], undone["entry"]["events"]) == ("undo", [])
    assert undone["scene"]["can_redo"] is True
    redone = anna.step(id, "redo", undone["scene"])
    assert redone["entry"]["kind"] == "redo"
    assert redone["entry"]["events"] != []
    assert redone["scene"]["view"] == after["view"]
    assert redone["scene"]["seq"] == after["seq"] + 2


def test_reset_takes_back_as_much_of_the_turn_as_possible(anna: Person) -> None:
    id = anna.new_game("me", "me")
    first = act_scene(anna, id)
    start = anna.step(id, "undo", first)["scene"]
    scene, done = anna.step(id, "redo", start)["scene"], 1
    while any(choice["can_undo"] for choice in scene["offer"]["choices"]) and done < 3:
        soft = next(c["text"] for c in scene["offer"]["choices"] if c["can_undo"])
        scene = anna.act(id, scene, soft)["scene"]
        done += 1
    assert done > 1
    reset = anna.step(id, "reset", scene)
    assert reset["entry"]["kind"] == "reset"
    assert reset["scene"]["can_undo"] is False
    assert reset["scene"]["can_redo"] is True


def standing(log: list[Any]) -> list[Any]:
    """The actions that count, as docs/develop/api.md tells a client to work them out."""
    stands: list[Any] = []
    waiting: list[Any] = []
    for entry in log:
        if entry["kind"] == "act":
            stands.append(entry)
            waiting.clear()
        elif entry["kind"] == "redo":
            stands.append(waiting.pop())
            assert entry["events"] == stands[-1]["events"]
        waiting += [stands.pop() for _ in range(entry["taken_back"])]
    return stands


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, *(pytest.param(n, marks=pytest.mark.deep) for n in (1, 2))])
def test_the_log_shows_which_actions_were_taken_back(anna: Person, seed: int) -> None:
    """The log is right after any mix of actions, undo, redo, reset and changes of seats."""
    random = Random(seed)  # noqa: S311 - moves, not secrets
    id = anna.new_game("me", "me")
    counts: dict[str, set[int]] = {}
    for turn in range(80):
        scene = anna.scene(id)
        kinds = ["undo", "undo", "reset"] if scene["can_undo"] else []
        kinds += ["redo"] * 3 if scene["can_redo"] else []
        choices = scene["offer"]["choices"]
        soft = [choice["text"] for choice in choices if choice["can_undo"]]
        kind = random.choice([*kinds, "act", "act", "act"])
        if kind == "act":
            text = random.choice(soft or [choice["text"] for choice in choices])
            entry = anna.act(id, scene, text)["entry"]
        else:
            entry = anna.step(id, kind, scene)["entry"]
        counts.setdefault(kind, set()).add(entry["taken_back"])
        if turn % 20 == 0:
            anna.seat(id, "bot", 1 - scene["seat"])
            anna.seat(id, "takeback", 1 - scene["seat"])
        log = anna.snapshot(id)["log"]
        assert log[-1]["taken_back"] == (0 if log[-1]["kind"] == "seat" else entry["taken_back"])
        counted = [[entry["seat"], entry["action"], ""] for entry in standing(log)]
        assert counted == anna.get(f"/api/tables/{id}/record")["actions"]
    assert (counts["act"], counts["undo"], counts["redo"]) == ({0}, {1}, {0})
    assert max(counts["reset"]) > 1


def test_an_action_that_revealed_something_cannot_be_taken_back(anna: Person) -> None:
    id = anna.new_game("me", "me")
    scene = anna.scene(id)
    while all(choice["can_undo"] for choice in scene["offer"]["choices"]):
        anna.act(id, scene)
        scene = anna.scene(id)
    hard = next(c["text"] for c in scene["offer"]["choices"] if not c["can_undo"])
    anna.act(id, scene, hard)
    after = anna.scene(id, scene["seat"])
    assert after["can_undo"] is False
    for kind in ("undo", "reset", "redo"):
        refusal = anna.step(id, kind, after, 422)["refusal"]
        assert refusal["sentence"]


def test_the_log_keeps_undone_actions(server: Server, anna: Person) -> None:
    id = anna.new_game("me", "me")
    scene = act_scene(anna, id)
    anna.step(id, "undo", scene)
    log = anna.snapshot(id, scene["seat"])["log"]
    assert [entry["seq"] for entry in log] == list(range(len(log)))
    assert [entry["kind"] for entry in log[-2:]] == ["act", "undo"]
    record = anna.get(f"/api/tables/{id}/record")
    assert len(record["actions"]) == len(log) - 3
    server.service.registry.forget(id)
    assert anna.snapshot(id, scene["seat"])["log"] == log


def test_why_not_names_the_rule_for_any_target(anna: Person) -> None:
    id = anna.new_game("me", "me")
    scene = anna.scene(id)
    targets = scene["offer"]["choices"][0]["targets"]
    path = f"/api/tables/{id}/why"
    assert anna.post(path, {"seat": scene["seat"], "targets": targets}) is None
    other = anna.post(path, {"seat": 1 - scene["seat"], "targets": targets})
    assert other["key"] == "refusal-not-your-turn"
    anna.act(id, scene)
    refusal = anna.post(path, {"seat": 1 - scene["seat"], "targets": targets})
    assert refusal["rule"].startswith("TR-")
    assert refusal["sentence"].endswith(".")
    moon = {"seat": anna.scene(id)["seat"], "targets": ["moon"]}
    assert anna.post(path, moon, 400)["field"] == "targets"


def test_previews_show_what_would_happen(anna: Person) -> None:
    id = anna.new_game("me", "me")
    scene = anna.scene(id)
    actions = [choice["text"] for choice in scene["offer"]["choices"]]
    path = f"/api/tables/{id}/preview"
    events = anna.post(path, {"seat": scene["seat"], "actions": actions})["events"]
    assert list(events) == actions
    assert events[actions[0]][0]["key"] == "trias-placed"
    error = anna.post(path, {"seat": scene["seat"], "actions": ["fly"]}, 400)
    assert error["field"] == "action"
    many = {"seat": scene["seat"], "actions": ["end"] * 401}
    assert anna.post(path, many, 400)["field"] == "actions"


def test_the_gains_explain_the_standing_of_the_scene(anna: Person) -> None:
    id = anna.new_game("me", "me", game="terror")
    scene = anna.scene(id)
    path = f"/api/tables/{id}/gains"
    answer = anna.get(f"{path}?seat={scene['seat']}")
    assert answer["seq"] == scene["seq"]
    for side in scene["view"]["standing"]["sides"]:
        gained = [gain["points"] for gain in answer["gains"] if gain["who"] in side["members"]]
        assert side["total"] == side["points"] + sum(gained)
        assert gained
    assert anna.get(f"{path}?seat=9", 400)["field"] == "seat"


@pytest.mark.slow
def test_a_finished_game_refuses_further_actions(anna: Person) -> None:
    id = anna.new_game("me", "me")
    over = anna.play_turns(id)
    refusal = anna.act(id, {**over, "seat": 0}, "end", 422)["refusal"]
    assert refusal["key"] == "refusal-game-over"
    assert over["result"]["seats"][0]["place"] in (1, 2)
