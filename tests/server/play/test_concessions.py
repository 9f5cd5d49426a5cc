"""The table, not the game, names the winner after a concession, in the log and the result."""

from typing import Any

import pytest

from tests.server.support.servers import Person
from trilobite.engine import FastChance, find_game, game_keys, seed_from_text
from trilobite.engine.language import Language
from trilobite.engine.matches import Match
from trilobite.engine.messages import Who
from trilobite.server.tables.concessions import given_up_result, shown_result, without_winners


def log_of(person: Person, id: str) -> list[Any]:
    return [event for entry in person.snapshot(id, -1)["log"] for event in entry["events"]]


@pytest.mark.slow
def test_after_a_concession_the_log_names_the_winner_by_the_rules_of_the_table(
    anna: Person, ben: Person
) -> None:
    """The test plays until the bot that took over wins by points, as it does in most games."""
    for number in range(20):
        made = anna.new_table("me", "open", seed=f"concession {number}")
        id = made["table"]["id"]
        ben.claim(made["invitations"][0])
        ben.seat(id, "concede", 1)
        anna.play_turns(id)
        played = anna.get(f"/api/tables/{id}/record")["result"]["seats"]
        if played[1]["place"] == 1:
            break
    else:
        pytest.fail("the bot never won by points")
    events = log_of(anna, id)
    assert "trias-game-won" not in [event["key"] for event in events]
    assert events[-1]["key"] == "table-won"
    assert events[-1]["args"]["who"] == {"who": 0}
    reasons = [seat["reason"]["key"] for seat in anna.info(id)["result"]["seats"]]
    assert reasons == ["table-result-others-conceded", "table-result-conceded"]


@pytest.mark.slow
def test_a_game_without_concessions_names_its_winner_itself(anna: Person) -> None:
    id = anna.new_game("me", "me")
    anna.play_turns(id)
    keys = [event["key"] for event in log_of(anna, id)]
    assert "trias-game-won" in keys
    assert "table-won" not in keys


def test_if_everybody_concedes_the_last_to_do_so_wins(anna: Person, ben: Person) -> None:
    made = anna.new_table("me", "open")
    id = made["table"]["id"]
    ben.claim(made["invitations"][0])
    anna.seat(id, "concede", 0)
    ended = ben.seat(id, "concede", 1)
    assert ended["status"] == "finished"
    assert [seat["place"] for seat in ended["result"]["seats"]] == [2, 1]


def test_a_game_ends_at_once_when_the_last_person_concedes(anna: Person) -> None:
    id = anna.new_game("me", "bot", "bot")
    anna.seat(id, "concede", 0)
    info = anna.info(id)
    assert (info["status"], info["to_act"], info["result"]["unfinished"]) == ("finished", [], True)
    seats = info["result"]["seats"]
    assert [seat["conceded"] for seat in seats] == [True, False, False]
    assert seats[0]["place"] == 3
    assert min(seat["place"] for seat in seats[1:]) == 1
    assert [event["key"] for event in log_of(anna, id)[-2:]] == [
        "table-seat-conceded", "table-given-up",
    ]  # fmt: skip
    mine = {table["id"]: table["status"] for table in anna.get("/api/tables")["mine"]}
    assert mine[id] == "finished"
    # The list of games has to know which of the seats was not an opponent's.
    assert [(seat["mine"], seat["former"]) for seat in info["seats"]] == [
        (False, True), (False, False), (False, False),
    ]  # fmt: skip


def test_a_game_that_was_given_up_stays_ended_and_can_be_played_again(anna: Person) -> None:
    id = anna.new_game("me", "bot")
    seq = anna.seat(id, "concede", 0)["seq"]
    assert anna.get(f"/api/tables/{id}/timeline", 403)["code"] == "forbidden"
    record = anna.get(f"/api/tables/{id}/record")
    assert (record["result"], bool(record["seed"])) == (None, True)
    again = anna.post(f"/api/tables/{id}/rematch")["table"]
    assert anna.info(again)["status"] == "running"
    assert anna.info(id)["seq"] == seq


def test_a_game_goes_on_while_a_person_who_has_not_conceded_is_there(
    anna: Person, ben: Person
) -> None:
    made = anna.new_table("me", "open", "bot")
    id = made["table"]["id"]
    ben.claim(made["invitations"][0])
    assert anna.seat(id, "concede", 0)["status"] == "running"
    assert ben.seat(id, "concede", 1)["status"] == "finished"


def test_a_lone_player_who_concedes_has_not_won() -> None:
    result = given_up_result([7, 3, 2, 1], {0: 5}, {0: 0, 1: None, 2: None, 3: None})
    assert [(seat["payoff"], seat["reason"]["key"]) for seat in result["seats"]] == [
        (0.0, "table-result-conceded")
    ]
    assert [one["points"] for one in result["participants"]] == [7, 3, 2, 1]


def seat_result(seat: int, place: int, points: int) -> dict[str, Any]:
    reason = {"key": "by-points", "args": {}}
    return {"seat": seat, "place": place, "points": points, "payoff": 0.0, "reason": reason}


@pytest.mark.parametrize(
    ("places", "conceded", "expected"),
    [
        # A seat that was behind one that conceded owes its place to that; others keep their reason.
        ([2, 1, 3], {1: 9}, [(1, "others"), (3, "conceded"), (2, "others")]),
        ([1, 2, 3], {1: 9}, [(1, "points"), (3, "conceded"), (2, "others")]),
        ([1, 2, 3], {2: 9}, [(1, "points"), (2, "points"), (3, "conceded")]),
        # The tie was with a seat that conceded.
        ([1, 1, 3], {1: 9}, [(1, "others"), (3, "conceded"), (2, "others")]),
    ],
)
def test_a_place_that_follows_from_a_concession_is_marked(
    places: list[int], conceded: dict[int, int], expected: list[tuple[int, str]]
) -> None:
    names = {
        "points": "by-points",
        "others": "table-result-others-conceded",
        "conceded": "table-result-conceded",
    }
    seats = [seat_result(seat, place, 9 - place) for seat, place in enumerate(places)]
    shown = shown_result({"seats": seats, "participants": []}, conceded)["seats"]
    found = [(seat["place"], seat["reason"]["key"]) for seat in shown]
    assert found == [(place, names[reason]) for place, reason in expected]


def test_the_sentences_fit_one_winner_and_several() -> None:
    language = Language("en", find_game("trias"), ("Anna", "Ben"))
    who = Who(0)
    alone = language.sentence("table-won", who=who, winners=1, points=3)
    assert alone == "Anna wins with 3 points; players who conceded are placed last."
    shared = language.sentence("table-won", who=who, winners=2, points=1)
    assert shared == "Anna shares the victory (1 point); players who conceded are placed last."
    last = language.sentence("table-won-last", who=who, winners=1, points=3)
    assert last == "Anna wins: everybody else conceded earlier."


@pytest.mark.parametrize("key", game_keys())
def test_an_event_that_names_a_winner_comes_at_the_end_and_is_right(key: str) -> None:
    """The events that the service leaves out after a concession are only in a game's last move."""
    game = find_game(key)
    match = Match(game, min(game.player_counts), None, seed_from_text("winner"))
    chance = FastChance(1)
    while not match.state.is_over:
        assert not [e for move in match.moves[-1:] for e in move.events if e.names_winner]
        seat = match.state.to_act[0]
        actions = match.state.legal(seat)
        match.act(seat, actions[chance.below(len(actions))])
    result = match.state.result()
    assert result is not None
    first = [Who(seat.seat) for seat in result.seats if seat.place == 1]
    named = [e.arguments()["who"] for e in match.moves[-1].events if e.names_winner]
    assert named in ([], first)
    assert bool(named) is (key == "trias")
    rest = without_winners(match.moves[-1].events)
    assert len(rest) == len(match.moves[-1].events) - len(named)
