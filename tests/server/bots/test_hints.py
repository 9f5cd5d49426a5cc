"""Hints: only if the table allows them, only for your own seat, and everybody sees them."""

from tests.server.support.servers import Person


def asked(person: Person, id: str, status: int = 200, **ask: int) -> dict[str, object]:
    scene = person.scene(id)
    body = {"seat": scene["seat"], "seq": scene["seq"], **ask}
    answer: dict[str, object] = person.post(f"/api/tables/{id}/hint", body, status)
    return answer


def hints_in_log(person: Person, id: str) -> int:
    entries = person.snapshot(id)["log"]
    return sum(e["key"] == "table-hint-used" for entry in entries for e in entry["events"])


def test_a_hint_ranks_offered_actions_and_everybody_sees_that_it_was_used(
    anna: Person, ben: Person
) -> None:
    id = anna.new_game("me", "bot", game="tritarea", hints=True, options={"start_first": 0})
    assert anna.info(id)["hints"]
    offered = {choice["text"] for choice in anna.scene(id)["offer"]["choices"]}
    hint = asked(anna, id)
    thoughts = hint["thoughts"]
    assert isinstance(thoughts, list)
    assert {thought["action"] for thought in thoughts} <= offered
    assert [t["visits"] for t in thoughts] == sorted((t["visits"] for t in thoughts), reverse=True)
    assert hints_in_log(ben, id) == 1
    assert asked(anna, id)["thoughts"] == thoughts, "the same question gets the same answer"
    assert hints_in_log(anna, id) == 1, "the log has one hint for each question"
    assert all(0 <= t["low"] <= t["win_chance"] <= t["high"] <= 1 for t in thoughts)
    assert thoughts[0]["standing"] == "best"
    anna.act(id, anna.scene(id))


def test_a_table_without_hints_gives_none(anna: Person) -> None:
    id = anna.new_game("me", "bot")
    assert "switched off" in str(asked(anna, id, 403))
    assert hints_in_log(anna, id) == 0


def test_nobody_gets_a_hint_for_the_seat_of_somebody_else(anna: Person, ben: Person) -> None:
    id = anna.new_game("me", "bot", hints=True)
    assert asked(ben, id, 403, seat=0)["code"] == "not_yours"
    assert asked(anna, id, 403, seat=1)["code"] == "not_yours"
    assert asked(anna, id, 400, seat=9)["code"] == "bad_input"


def test_a_hint_for_an_old_question_is_refused(anna: Person) -> None:
    id = anna.new_game("me", "me", hints=True)
    scene = anna.scene(id)
    anna.act(id, scene)
    assert asked(anna, id, 409, seat=scene["seat"], seq=scene["seq"])["code"] == "stale"
