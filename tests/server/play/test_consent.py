"""Proposals that everybody has to agree to: taking back across turns, and pausing."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.support.servers import Line, Person, Server, wait_until
from trilobite.engine.matches import verify
from trilobite.engine.records import read_record


@pytest.fixture
def game(anna: Person, ben: Person) -> str:
    """A game of Anna and Ben in which both have acted."""
    made = anna.new_table("me", "open")
    id = str(made["table"]["id"])
    ben.claim(made["invitations"][0])
    play_on(id, anna, ben, 12)
    assert {entry["seat"] for entry in anna.snapshot(id)["log"][1:]} == {0, 1}
    return id


def play_on(id: str, anna: Person, ben: Person, steps: int) -> None:
    people = (anna, ben)
    for _ in range(steps):
        actor = people[anna.scene(id)["to_act"][0]]
        actor.act(id, actor.scene(id))


def propose(
    person: Person, id: str, kind: str, seat: int, seq: int | None = None, status: int = 200
) -> Any:
    body = {"kind": kind, "seat": seat, "seq": seq}
    return person.post(f"/api/tables/{id}/propose", body, status)


def answer(person: Person, id: str, number: int, *, agrees: bool, status: int = 200) -> Any:
    body = {"number": number, "agrees": agrees}
    return person.post(f"/api/tables/{id}/consent", body, status)


def event_keys(person: Person, id: str) -> list[str]:
    """Keys of the events about seats and proposals, without actions."""
    log = person.snapshot(id, -1)["log"]
    return [event["key"] for entry in log if entry["kind"] == "seat" for event in entry["events"]]


# Taking back.


def test_actions_are_taken_back_once_everybody_agrees(anna: Person, ben: Person, game: str) -> None:
    past = seen_at(anna, game, 3)
    proposed = propose(anna, game, "rewind", 0, 4)["proposal"]
    assert (proposed["kind"], proposed["seat"], proposed["seq"]) == ("rewind", 0, 4)
    assert proposed["entries"] == list(range(4, 13))
    assert proposed["waits_for"] == [1]
    assert (proposed["mine"], proposed["asks_me"]) == (True, False)
    asked = ben.info(game)["proposal"]
    assert (asked["mine"], asked["asks_me"]) == (False, True)
    assert anna.scene(game)["seq"] == 13, "nothing is taken back before everybody agrees"
    assert answer(ben, game, asked["number"], agrees=True)["proposal"] is None
    last = anna.snapshot(game)["log"][-1]
    assert (last["kind"], last["seat"], last["taken_back"]) == ("rewind", 0, 9)
    assert anna.scene(game, 0)["view"] == past
    assert event_keys(anna, game) == ["table-rewind-proposed"]


def seen_at(person: Person, id: str, seq: int) -> Any:
    """What the first seat saw at that number: a fork from there begins with this view."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = person.post(f"/api/tables/{id}/fork", {"seq": seq, "eyes": 0, "seats": seats})
    return person.scene(made["table"]["id"], 0)["view"]


def test_a_rewound_game_can_be_played_on_and_its_record_is_true(
    anna: Person, ben: Person, game: str, server: Server
) -> None:
    propose(anna, game, "rewind", 0, 3)
    answer(ben, game, anna.info(game)["proposal"]["number"], agrees=True)
    play_on(game, anna, ben, 4)
    logged = server.live(game).game
    assert logged is not None
    assert logged.kept == (1, 2, 15, 16, 17, 18)
    record = anna.get(f"/api/tables/{game}/record")
    assert len(record["actions"]) == 6
    assert verify(logged.record(["", ""])) is None


def test_proposals_and_rewinds_survive_a_restart(
    anna: Person, ben: Person, game: str, server: Server
) -> None:
    propose(anna, game, "rewind", 0, 3)
    server.service.registry.forget(game)
    number = ben.info(game)["proposal"]["number"]
    answer(ben, game, number, agrees=True)
    before = [person.snapshot(game) for person in (anna, ben)]
    server.service.registry.forget(game)
    assert [person.snapshot(game) for person in (anna, ben)] == before


def test_the_seat_whose_action_was_rewound_can_redo_it(
    anna: Person, ben: Person, game: str
) -> None:
    before = anna.snapshot(game)
    people = (anna, ben)
    propose(anna, game, "rewind", 0, 11)
    answer(ben, game, anna.info(game)["proposal"]["number"], agrees=True)
    for seq in (11, 12):
        actor = people[before["log"][seq]["seat"]]
        actor.step(game, "redo", actor.scene(game))
    assert anna.scene(game, 0)["view"] == before["scene"]["view"]


def test_one_refusal_ends_a_proposal(anna: Person, ben: Person, game: str) -> None:
    number = propose(anna, game, "rewind", 0, 5)["proposal"]["number"]
    assert answer(ben, game, number, agrees=False)["proposal"] is None
    assert not [e for e in anna.snapshot(game)["log"] if e["kind"] == "rewind"]
    assert event_keys(anna, game) == ["table-rewind-proposed", "table-proposal-refused"]
    assert answer(ben, game, number, agrees=True, status=404)["code"] == "not_found"


def test_the_proposer_may_withdraw_the_proposal(anna: Person, ben: Person, game: str) -> None:
    number = propose(anna, game, "rewind", 0, 5)["proposal"]["number"]
    answer(anna, game, number, agrees=False)
    assert ben.info(game)["proposal"] is None
    assert event_keys(ben, game)[-1] == "table-proposal-withdrawn"


def test_the_proposer_cannot_agree_for_the_others(anna: Person, game: str) -> None:
    number = propose(anna, game, "rewind", 0, 5)["proposal"]["number"]
    assert answer(anna, game, number, agrees=True)["proposal"]["waits_for"] == [1]


def test_an_action_makes_a_proposal_lapse(anna: Person, ben: Person, game: str) -> None:
    number = propose(anna, game, "rewind", 0, 5)["proposal"]["number"]
    with ben.socket(game, seq=0, seat=1) as line:
        assert line.next("presence")["table"]["proposal"]["number"] == number
        play_on(game, anna, ben, 1)
        assert receives(line, lambda table: table["proposal"] is None)
    assert answer(ben, game, number, agrees=True, status=404)["code"] == "not_found"


def test_a_change_of_seats_makes_a_proposal_lapse(anna: Person, ben: Person, game: str) -> None:
    propose(anna, game, "rewind", 0, 5)
    ben.seat(game, "leave", 1)
    assert anna.info(game)["proposal"] is None


def test_a_seat_that_moves_to_another_device_makes_a_proposal_lapse(
    anna: Person, stranger: Person, game: str
) -> None:
    """The proposer is another person on that device, and could not withdraw the proposal."""
    propose(anna, game, "rewind", 0, 5)
    stranger.post("/api/handover", {"token": anna.seat(game, "handover", 0)["code"]})
    assert stranger.info(game)["proposal"] is None


def test_three_people_have_to_agree_one_by_one(anna: Person, ben: Person, server: Server) -> None:
    cleo = server.person("Cleo")
    made = anna.new_table("me", "open", "open")
    id = made["table"]["id"]
    for guest, invitation in zip((ben, cleo), made["invitations"], strict=True):
        guest.claim(invitation)
    people = (anna, ben, cleo)
    actor = people[anna.scene(id)["to_act"][0]]
    actor.act(id, actor.scene(id))
    number = propose(ben, id, "rewind", 1, 1)["proposal"]["number"]
    assert anna.info(id)["proposal"]["waits_for"] == [0, 2]
    assert answer(cleo, id, number, agrees=True)["proposal"]["waits_for"] == [0]
    assert answer(anna, id, number, agrees=True)["proposal"] is None
    assert anna.snapshot(id)["log"][-1]["kind"] == "rewind"
    cleo.close()


def test_a_person_who_plays_alone_needs_no_consent(anna: Person) -> None:
    """Nobody is asked if one person and bots have all seats."""
    id = anna.new_game("me", "me", {"kind": "bot", "bot": "random"})
    wait_until(lambda: anna.scene(id)["offer"] is not None)
    first = anna.act(id, anna.scene(id))["seq"]
    assert propose(anna, id, "rewind", 0, first)["proposal"] is None
    log = anna.snapshot(id)["log"]
    assert [entry["kind"] for entry in log if entry["seq"] > first][-1:] == ["rewind"]


def test_a_seat_that_its_owner_left_to_a_bot_needs_no_consent(
    anna: Person, ben: Person, game: str
) -> None:
    ben.seat(game, "leave", 1)
    assert propose(anna, game, "rewind", 0, 5)["proposal"] is None
    assert "rewind" in [entry["kind"] for entry in anna.snapshot(game)["log"]]


def test_an_owner_whose_seat_the_host_gave_to_a_bot_is_still_asked(
    anna: Person, ben: Person, game: str
) -> None:
    """Otherwise a host could hand a seat to a bot and then take back anything."""
    while anna.scene(game)["to_act"] != [0]:
        play_on(game, anna, ben, 1)  # a bot that acts would make the proposal lapse
    anna.seat(game, "bot", 1, bot="random")
    proposed = propose(anna, game, "rewind", 0, 5)["proposal"]
    assert proposed["waits_for"] == [1]
    assert ben.info(game)["proposal"]["asks_me"] is True
    assert answer(ben, game, proposed["number"], agrees=True)["proposal"] is None
    kinds = [entry["kind"] for entry in anna.snapshot(game)["log"]]
    assert "rewind" in kinds, "not always the last entry: the bot may act at once"


@pytest.mark.parametrize("seq", [None, -1, 0, 13, 99])
def test_only_an_action_that_still_counts_can_be_taken_back(
    anna: Person, game: str, seq: int | None
) -> None:
    error = propose(anna, game, "rewind", 0, seq, 400)
    assert (error["code"], error["field"]) == ("bad_input", "seq")
    assert "still stands" in error["allowed"]


def test_only_the_owner_of_a_seat_can_propose(
    anna: Person, ben: Person, stranger: Person, game: str
) -> None:
    assert propose(ben, game, "rewind", 0, 5, 403)["code"] == "not_yours"
    assert propose(stranger, game, "rewind", 0, 5, 403)["code"] == "not_yours"
    number = propose(anna, game, "rewind", 0, 5)["proposal"]["number"]
    assert answer(stranger, game, number, agrees=True, status=403)["code"] == "not_yours"


def test_there_is_one_proposal_at_a_time_and_it_may_be_sent_again(
    anna: Person, ben: Person, game: str
) -> None:
    first = propose(anna, game, "rewind", 0, 5)["proposal"]
    assert propose(anna, game, "rewind", 0, 5)["proposal"] == first
    assert propose(anna, game, "rewind", 0, 6, status=403)["code"] == "forbidden"
    assert propose(ben, game, "pause", 1, status=403)["code"] == "forbidden"


@pytest.mark.slow
def test_a_finished_game_cannot_be_rewound(anna: Person) -> None:
    id = anna.new_game("me", "me")
    anna.play_turns(id)
    assert propose(anna, id, "rewind", 0, 1, 403)["code"] == "forbidden"


def test_a_message_from_before_the_rewind_is_stale(anna: Person, ben: Person, game: str) -> None:
    """Even if the same question is asked again: the situation has changed."""
    people = (anna, ben)
    actor = people[anna.scene(game)["to_act"][0]]
    old = actor.scene(game)
    propose(anna, game, "rewind", 0, 5)
    answer(ben, game, anna.info(game)["proposal"]["number"], agrees=True)
    assert actor.act(game, old, status=409)["code"] == "stale"


# Pausing.


def test_a_pause_needs_everybody_but_anybody_can_end_it(
    anna: Person, ben: Person, game: str
) -> None:
    number = propose(ben, game, "pause", 1)["proposal"]["number"]
    assert anna.info(game)["paused"] is False
    assert answer(anna, game, number, agrees=True)["paused"] is True
    actor = (anna, ben)[anna.scene(game)["to_act"][0]]
    scene = actor.scene(game)
    assert actor.act(game, scene, status=409)["code"] == "paused"
    assert actor.step(game, "undo", scene, status=409)["code"] == "paused"
    wanted = {"seat": scene["seat"], "targets": ["tile:3"]}
    refusal = actor.post(f"/api/tables/{game}/why", wanted)
    assert (refusal["key"], refusal["rule"]) == ("table-refusal-paused", "")
    assert propose(anna, game, "rewind", 0, 5, status=409)["code"] == "paused"
    assert anna.post(f"/api/tables/{game}/resume")["paused"] is False
    actor.act(game, actor.scene(game))
    assert event_keys(anna, game) == ["table-pause-proposed", "table-paused", "table-resumed"]


def test_a_message_that_was_stored_before_the_pause_is_answered_again(
    anna: Person, ben: Person, game: str
) -> None:
    actor = (anna, ben)[anna.scene(game)["to_act"][0]]
    scene = actor.scene(game)
    first = actor.act(game, scene, key="once-and-again")
    answer(ben, game, propose(anna, game, "pause", 0)["proposal"]["number"], agrees=True)
    assert actor.act(game, scene, key="once-and-again") == first


def test_a_pause_that_nobody_could_end_ends_by_itself(anna: Person) -> None:
    id = anna.new_game("me", {"kind": "bot", "bot": "random"})
    assert propose(anna, id, "pause", 0)["paused"] is True
    answer = anna.seat(id, "bot", 0, bot="random")
    assert answer["paused"] is False
    wait_until(lambda: anna.scene(id)["seq"] > answer["seq"], 120)


def test_bots_do_not_act_during_a_pause(anna: Person, server: Server) -> None:
    """The pause begins in the bot's turn, and the bot goes on after it."""
    id = anna.new_game("me", "me", {"kind": "bot", "bot": "random"})
    wait_until(lambda: anna.scene(id)["offer"] is not None)
    assert propose(anna, id, "pause", 0)["paused"] is True
    acting = anna.scene(id)["to_act"][0]
    anna.seat(id, "bot", acting, bot="random")
    seq = anna.scene(id)["seq"]
    bots = server.service.bots
    wait_until(lambda: not bots.is_thinking(id))
    assert anna.scene(id)["seq"] == seq
    anna.post(f"/api/tables/{id}/resume")
    wait_until(lambda: anna.scene(id)["seq"] > seq + 1)


def test_only_players_can_end_a_pause(anna: Person, stranger: Person) -> None:
    id = anna.new_game("me", "me")
    propose(anna, id, "pause", 0)
    assert stranger.post(f"/api/tables/{id}/resume", status=403)["code"] == "not_yours"
    stranger.put("/api/me", {"name": "Eve"})
    assert stranger.post(f"/api/tables/{id}/resume", status=403)["code"] == "not_yours"
    assert anna.info(id)["paused"] is True


def test_a_pause_survives_a_restart(anna: Person, server: Server) -> None:
    id = anna.new_game("me", "me")
    propose(anna, id, "pause", 0)
    server.service.registry.forget(id)
    assert anna.info(id)["paused"] is True
    assert anna.act(id, anna.scene(id), status=409)["code"] == "paused"


def test_everybody_is_sent_the_beginning_and_end_of_a_pause(anna: Person, stranger: Person) -> None:
    id = anna.new_game("me", "me")
    with stranger.socket(id, seq=0) as line:
        assert line.next("presence")["table"]["paused"] is False
        propose(anna, id, "pause", 0)
        assert receives(line, lambda table: table["paused"])
        anna.post(f"/api/tables/{id}/resume")
        assert receives(line, lambda table: not table["paused"])


def receives(line: Line, is_expected: Callable[[Any], object]) -> bool:
    """Whether one of the next `presence` messages shows the table like this."""
    return any(is_expected(line.next("presence")["table"]) for _ in range(10))


@pytest.mark.slow
def test_a_finished_record_of_a_rewound_game_is_true(anna: Person) -> None:
    id = anna.new_game("me", "me")
    anna.play_turns(id, 20)
    propose(anna, id, "rewind", 0, 6)
    anna.play_turns(id)
    record = read_record(anna.get(f"/api/tables/{id}/record"))
    assert record.result is not None
    assert verify(record) is None
