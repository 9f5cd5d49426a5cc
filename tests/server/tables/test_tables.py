"""Tables: created, joined, left, and rematches."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, get_args

import pytest

from tests.server.support.servers import Person, Server
from tests.support.pebbles import GAME as PEBBLES
from trilobite.engine import Who, register, seed_from_text
from trilobite.engine.records import commitment_to
from trilobite.server.common.errors import ServiceError
from trilobite.server.storage import schema
from trilobite.server.storage.outages import unavailable
from trilobite.server.tables import registry
from trilobite.server.tables.changes import Change, PeopleChanged
from trilobite.server.tables.live import TableDraft
from trilobite.server.tables.wording import language_at


def test_the_instance_lists_games_and_bots_and_says_if_others_can_reach_it(
    stranger: Person,
) -> None:
    instance = stranger.get("/api/instance")
    assert instance["me"] is None
    assert instance["local_only"] is True
    assert {"random", "steady"} <= set(instance["bots"])
    trias = next(game for game in instance["games"] if game["key"] == "trias")
    assert trias["players"] == [2, 3, 4, 5]
    start = next(option for option in trias["options"] if option["name"] == "start_player")
    assert start["values"]["3"] == ["random", 0, 1, 2]


def test_the_catalogue_has_the_sentences_of_all_games_and_may_be_cached(stranger: Person) -> None:
    answer = stranger.http.get("/api/catalogue/en")
    assert "max-age" in answer.headers["cache-control"]
    assert "trias-title" in answer.json()["games"]["trias"]
    assert stranger.get("/api/catalogue/xx", 404)["code"] == "not_found"


def test_the_catalogue_is_in_the_first_language_that_is_known(stranger: Person) -> None:
    french = stranger.get("/api/catalogue/pt,fr,en")
    assert french["language"] == "fr"
    assert french["languages"] == ["de", "en", "fr", "ja"]
    assert "trias-title" in french["games"]["trias"]
    assert "trias" not in french["english"]


def test_the_rules_are_served_as_markdown(stranger: Person) -> None:
    answer = stranger.http.get("/api/rules/trias/en")
    assert answer.headers["content-type"].startswith("text/markdown")
    assert "TR-" in answer.text
    assert stranger.get("/api/rules/chess/en", 404)["code"] == "not_found"


def test_only_tables_in_recent_use_keep_what_they_showed(
    server: Server, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The memory of an idle table does not depend on how many people have looked at it."""
    monkeypatch.setattr(registry, "RECENT_TABLES", 1)
    ids = [anna.new_game("me", "me") for _ in range(2)]
    live = server.service.registry.in_memory(ids[0])
    assert live is not None
    anna.get(f"/api/tables/{ids[0]}")
    anna.get(f"/api/tables/{ids[1]}")
    assert not live.shown_scenes
    assert anna.get(f"/api/tables/{ids[0]}")["scene"]["view"]


def test_a_table_whose_game_is_gone_does_not_hide_the_others(server: Server, anna: Person) -> None:
    ids = [anna.new_game("me", "me") for _ in range(2)]
    gone = schema.tables.update().where(schema.tables.c.id == ids[0]).values(game="fossils")
    server.call(server.service.store.write(lambda connection: connection.execute(gone).rowcount))
    server.service.registry.forget(ids[0])
    assert {table["id"] for table in anna.get("/api/tables")["mine"]} == set(ids)
    shown = anna.info(ids[0])
    assert shown["outdated"]
    assert [one["seat"] for one in shown["participants"]] == [0, 1]


def test_a_name_is_kept_until_it_is_changed(anna: Person, stranger: Person) -> None:
    assert anna.get("/api/me")["name"] == "Anna"
    assert stranger.get("/api/me") is None
    anna.put("/api/me", {"name": "Anne"})
    assert anna.get("/api/instance")["me"]["name"] == "Anne"


def test_a_name_in_memory_is_the_one_that_is_stored(
    server: Server, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = anna.new_game("me", "me")
    me = anna.get("/api/me")["id"]
    published: list[Change] = []
    monkeypatch.setattr(server.service.registry, "publish", published.append)
    server.call(server.service.registry.reread_person(me))
    assert server.live(id).table.names == {me: "Anna"}
    assert PeopleChanged(id) in published
    with monkeypatch.context() as patch:
        patch.setattr(server.service.store, "read", unreachable)
        with pytest.raises(ServiceError):
            server.call(server.service.registry.reread_person(me))
    assert server.service.registry.in_memory(id) is None


async def unreachable(*_: object) -> None:
    raise unavailable()


def test_a_table_that_was_lost_while_it_was_read_is_read_again(
    server: Server, anna: Person
) -> None:
    tables, id = server.service.registry, anna.new_game("me", "me")

    async def fail() -> None:
        async with tables.reading(id) as live, live.change() as draft:
            seat = draft.table.to_act[0]
            draft.apply(draft.row("act", seat, 1, first_action(draft, seat)))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        server.call(fail())
    assert tables.in_memory(id) is None
    assert anna.scene(id)["view"]


def first_action(draft: TableDraft, seat: int) -> str:
    offer = draft.running().offer(seat)
    assert offer is not None
    return offer.choices[0].action.text()


def test_every_kind_of_change_is_in_the_list_of_subscriptions(server: Server) -> None:
    listed = [one.kind for one in server.service._subscriptions()]
    assert listed == list(dict.fromkeys(listed))
    assert set(listed) == set(get_args(Change))


def test_one_click_starts_a_game_against_bots_without_any_session(stranger: Person) -> None:
    made = stranger.new_table("me", "bot", "bot")
    assert made["table"]["status"] == "running"
    assert made["invitations"] == []
    assert stranger.get("/api/me")["name"] == ""
    log = stranger.snapshot(made["table"]["id"])["log"]
    assert log[0]["kind"] == "opening"


def test_participants_without_a_seat_are_listed_and_get_a_free_colour(
    server: Server, anna: Person, someone: Callable[[str], Person]
) -> None:
    """The crow of Pebbles is participant 3 for every number of players.

    There are no bots: Pebbles is not registered in their processes, which would fail.
    """
    register(PEBBLES)
    seats = [{"kind": "me", "colour": 1}, {"kind": "open", "colour": 0}]
    made = anna.new_table(*seats, game="pebbles")
    id = made["table"]["id"]
    someone("Moss").claim(made["invitations"][0])
    shown = anna.info(id)["participants"]
    assert [(one["participant"], one["seat"], one["colour"]) for one in shown] == [
        (0, 0, 1),
        (1, 1, 0),
        (3, None, 2),
    ]
    language = language_at(server.live(id).table, "en")
    said = [language.sentence("pebbles-stopped", who=Who(participant)) for participant in (0, 1, 3)]
    assert said == ["Anna stops.", "Moss stops.", "Yellow (NPC) stops."]


def test_in_most_games_every_participant_has_a_seat(anna: Person) -> None:
    shown = anna.info(anna.new_game("me", "bot", "bot"))["participants"]
    assert [(one["participant"], one["seat"], one["colour"]) for one in shown] == [
        (0, 0, 0),
        (1, 1, 1),
        (2, 2, 2),
    ]


def test_a_table_with_open_seats_waits_and_has_no_view(anna: Person) -> None:
    made = anna.new_table("me", "open")
    snapshot = anna.snapshot(made["table"]["id"])
    assert snapshot["table"]["status"] == "open"
    assert snapshot["scene"]["view"] is None
    assert snapshot["log"] == []
    assert snapshot["scene"]["seq"] == -1


def test_an_invitation_is_viewed_and_claimed_once_and_starts_the_game(
    anna: Person, ben: Person, stranger: Person
) -> None:
    made = anna.new_table("me", "open")
    [invitation] = made["invitations"]
    token = {"token": invitation["token"]}
    assert ben.post("/api/invitations/look", token)["id"] == made["table"]["id"]
    assert ben.claim(invitation) == {"table": made["table"]["id"], "seat": 1}
    info = ben.info(made["table"]["id"])
    assert info["status"] == "running"
    assert [seat["mine"] for seat in info["seats"]] == [False, True]
    assert [seat["name"] for seat in info["seats"]] == ["Anna", "Ben"]
    assert stranger.post("/api/invitations/claim", token, 404)["code"] == "not_found"
    assert stranger.get("/api/me") is None


def test_a_used_invitation_does_not_work_for_anybody_else(
    anna: Person, ben: Person, stranger: Person
) -> None:
    made = anna.new_table("me", "open", "open")
    token = {"token": made["invitations"][0]["token"]}
    ben.claim(made["invitations"][0])
    assert ben.post("/api/invitations/look", token)["id"] == made["table"]["id"]
    assert stranger.post("/api/invitations/look", token, 404)["code"] == "not_found"


def test_a_claim_sent_again_is_answered_like_the_first(anna: Person, ben: Person) -> None:
    made = anna.new_table("me", "open", "open")
    first = ben.claim(made["invitations"][0])
    assert ben.claim(made["invitations"][0]) == first


def test_a_claim_whose_answer_was_lost_can_be_repeated_by_the_same_person_only(
    anna: Person, ben: Person, stranger: Person
) -> None:
    """The client first gets a cookie, then sends the claim until it is answered."""
    made = anna.new_table("me", "open")
    id, token = made["table"]["id"], {"token": made["invitations"][0]["token"]}
    stranger.put("/api/me", {"name": "Cleo"})
    with ThreadPoolExecutor(8) as pool:
        sent = [pool.submit(stranger.post, "/api/invitations/claim", token) for _ in range(8)]
        answers = [answer.result() for answer in sent]
    assert answers == [{"table": id, "seat": 1}] * 8
    assert stranger.claim(made["invitations"][0]) == {"table": id, "seat": 1}
    assert stranger.info(id)["seats"][1]["mine"] is True
    refused = ben.post("/api/invitations/claim", token, 404)
    assert (refused["code"], refused["problem"][:26]) == ("not_found", "This link has already been")


def test_a_person_who_left_cannot_reclaim_the_seat_with_the_old_link(
    anna: Person, ben: Person
) -> None:
    made = anna.new_table("me", "open", "open")
    token = {"token": made["invitations"][0]["token"]}
    ben.claim(made["invitations"][0])
    ben.seat(made["table"]["id"], "leave", 1)
    for what in ("look", "claim"):
        assert ben.post(f"/api/invitations/{what}", token, 404)["code"] == "not_found"


def test_only_one_of_several_people_who_claim_at_once_gets_the_seat(
    anna: Person, someone: Callable[[str], Person]
) -> None:
    made = anna.new_table("me", "open", "open")
    token = {"token": made["invitations"][0]["token"]}
    guests = [someone(f"Guest {number}") for number in range(6)]
    with ThreadPoolExecutor(6) as pool:
        sent = [pool.submit(g.http.post, "/api/invitations/claim", json=token) for g in guests]
        statuses = sorted(answer.result().status_code for answer in sent)
    assert statuses == [200, 404, 404, 404, 404, 404]
    mine = [guest.info(made["table"]["id"])["seats"][1]["mine"] for guest in guests]
    assert mine.count(True) == 1


def test_a_new_link_invalidates_the_old_one(anna: Person, ben: Person) -> None:
    made = anna.new_table("me", "open")
    id = made["table"]["id"]
    fresh = anna.seat(id, "invitations", 1)
    assert ben.post("/api/invitations/claim", {"token": made["invitations"][0]["token"]}, 404)
    assert ben.claim(fresh)["seat"] == 1


def test_only_the_host_invites_and_only_to_free_seats(anna: Person, ben: Person) -> None:
    made = anna.new_table("me", "open", "open")
    id = made["table"]["id"]
    ben.claim(made["invitations"][0])
    assert ben.seat(id, "invitations", 2, 403)["code"] == "not_yours"
    assert anna.seat(id, "invitations", 1, 403)["code"] == "seat_taken"


def test_anybody_may_sit_down_at_a_public_table_but_not_at_a_private_one(
    anna: Person, ben: Person
) -> None:
    public = anna.new_game("me", "open", public=True, title="Come in")
    private = anna.new_game("me", "open")
    listed = [table["id"] for table in ben.get("/api/tables")["open"]]
    assert public in listed
    assert private not in listed
    assert ben.seat(private, "sit", 1, 403)["code"] == "forbidden"
    assert ben.seat(public, "sit", 1)["status"] == "running"
    assert anna.seat(public, "sit", 1, 403)["code"] == "forbidden"
    assert [t["id"] for t in ben.get("/api/tables")["mine"]] == [public]


def test_one_person_may_have_several_seats(anna: Person) -> None:
    """Hot-seat: each seat has its own view; without a seat, the view is that of the seat to act."""
    seats = [{"kind": "me", "name": "Left"}, {"kind": "me", "name": "Right"}]
    id = anna.new_game(*seats)
    assert [seat["name"] for seat in anna.info(id)["seats"]] == ["Left", "Right"]
    scene = anna.scene(id)
    other = 1 - scene["seat"]
    assert scene["to_act"] == [scene["seat"]]
    assert scene["offer"] is not None
    assert anna.scene(id, other)["offer"] is None
    assert anna.scene(id, other)["view"]["seat"] == other
    while scene["seat"] != other:
        scene = anna.act(id, scene)["scene"]
        scene = anna.scene(id)
    assert anna.scene(id, -1)["view"]["seat"] is None


def test_nobody_can_see_the_table_as_the_seat_of_somebody_else(anna: Person, ben: Person) -> None:
    id = anna.new_game("me", "bot")
    assert ben.get(f"/api/tables/{id}?seat=0", 403)["code"] == "not_yours"
    assert ben.get(f"/api/tables/{id}?seat=7", 400)["field"] == "seat"
    assert ben.scene(id)["view"]["seat"] is None


def test_before_the_start_a_seat_that_is_left_opens_again(anna: Person, ben: Person) -> None:
    made = anna.new_table("me", "open", "open")
    id = made["table"]["id"]
    ben.claim(made["invitations"][0])
    left = ben.seat(id, "leave", 1)
    assert left["seats"][1]["kind"] == "open"
    assert left["seats"][1]["name"] == ""


def test_only_the_host_may_clear_a_seat_before_the_start(anna: Person, ben: Person) -> None:
    made = anna.new_table("me", "open", "open")
    id = made["table"]["id"]
    ben.claim(made["invitations"][0])
    assert ben.seat(id, "leave", 0, 403)["code"] == "not_yours"
    assert anna.seat(id, "leave", 1)["seats"][1]["kind"] == "open"


def test_in_a_running_game_a_bot_holds_the_seat_until_it_is_taken_back(
    anna: Person, ben: Person
) -> None:
    made = anna.new_table("me", "open")
    id = made["table"]["id"]
    ben.claim(made["invitations"][0])
    left = ben.seat(id, "leave", 1)
    assert (left["seats"][1]["kind"], left["seats"][1]["mine"]) == ("bot", True)
    assert id not in [table["id"] for table in ben.get("/api/tables")["mine"]]
    assert anna.seat(id, "takeback", 1, 403)["code"] == "not_yours"
    back = ben.seat(id, "takeback", 1)
    assert back["seats"][1]["kind"] == "human"
    kinds = [(e["kind"], [x["key"] for x in e["events"]]) for e in anna.snapshot(id)["log"]]
    assert ("seat", ["table-seat-left"]) in kinds
    assert ("seat", ["table-seat-back"]) in kinds


def test_the_owner_or_the_host_hands_a_seat_to_a_bot(anna: Person, ben: Person) -> None:
    made = anna.new_table("me", "open", "open")
    id = made["table"]["id"]
    ben.claim(made["invitations"][0])
    assert ben.seat(id, "bot", 0, 403)["code"] == "not_yours"
    started = anna.seat(id, "bot", 2, bot="random")
    assert started["status"] == "running"
    assert started["seats"][2]["bot"] == "random"
    assert ben.seat(id, "bot", 1)["seats"][1]["kind"] == "bot"
    assert anna.seat(id, "bot", 1, 400, bot="nobody")["field"] == "bot"


def test_a_player_who_left_can_be_replaced_by_invitation(
    anna: Person, ben: Person, stranger: Person
) -> None:
    made = anna.new_table("me", "open")
    id = made["table"]["id"]
    ben.claim(made["invitations"][0])
    ben.seat(id, "leave", 1)
    assert stranger.claim(anna.seat(id, "invitations", 1))["seat"] == 1
    assert stranger.info(id)["seats"][1]["mine"] is True
    assert ben.seat(id, "takeback", 1, 403)["code"] == "not_yours"


def test_if_the_host_has_left_the_next_human_seat_has_the_hosts_rights(
    anna: Person, ben: Person
) -> None:
    made = anna.new_table("me", "bot", "open", "me")
    id = made["table"]["id"]
    ben.claim(made["invitations"][0])
    anna.seat(id, "leave", 0)
    assert anna.info(id)["am_host"] is True
    anna.seat(id, "leave", 3)
    assert anna.info(id)["am_host"] is False
    assert ben.info(id)["am_host"] is True


@pytest.mark.slow
def test_a_player_who_concedes_is_placed_last_and_a_bot_plays_on(anna: Person, ben: Person) -> None:
    made = anna.new_table("me", "open")
    id = made["table"]["id"]
    ben.claim(made["invitations"][0])
    seats = ben.seat(id, "concede", 1)["seats"]
    assert seats[1] | {"bot": ""} == {
        "seat": 1, "kind": "bot", "name": "Ben", "bot": "", "colour": 1, "mine": False,
        "here": False, "conceded": True, "host": False, "removed": False, "former": True,
    }  # fmt: skip
    assert ben.seat(id, "takeback", 1, 403)["code"] == "not_yours"
    result = anna.play_turns(id)["result"]
    assert [(seat["place"], seat["payoff"]) for seat in result["seats"]] == [(1, 1.0), (2, 0.0)]
    assert result["seats"][1]["conceded"] is True
    record = anna.get(f"/api/tables/{id}/record")
    assert "conceded" not in record["result"]["seats"][1]


@pytest.mark.parametrize(
    ("liked", "expected"), [(3, [1, 3, 2, 0]), (1, [1, 0, 2, 3]), (99, [1, 0, 2, 3])]
)
def test_a_person_who_sits_down_gets_their_favourite_colour_if_it_is_free(
    anna: Person, ben: Person, liked: int, expected: list[int]
) -> None:
    made = anna.new_table({"kind": "me", "colour": 1}, "open", "open", "bot", public=True)
    id = made["table"]["id"]
    token = made["invitations"][0]["token"]
    ben.post("/api/invitations/claim", {"token": token, "colour": liked})
    assert [seat["colour"] for seat in ben.info(id)["seats"]] == expected


def test_a_bot_that_is_called_after_its_colour_keeps_it(anna: Person, ben: Person) -> None:
    bot = {"kind": "bot", "name": "Gorse", "colour": 2}
    made = anna.new_table("me", "open", bot, public=True)
    id = made["table"]["id"]
    ben.post(f"/api/tables/{id}/sit", {"seat": 1, "colour": 2})
    assert [seat["colour"] for seat in ben.info(id)["seats"]] == [0, 1, 2]


def test_a_liked_colour_also_counts_at_a_public_table(anna: Person, ben: Person) -> None:
    id = anna.new_table("me", "open", "open", public=True)["table"]["id"]
    ben.post(f"/api/tables/{id}/sit", {"seat": 1, "colour": 4})
    assert [seat["colour"] for seat in ben.info(id)["seats"]] == [0, 4, 2]


@pytest.mark.slow
def test_a_rematch_has_the_same_people_and_is_made_once(anna: Person, ben: Person) -> None:
    seats: list[Any] = [{"kind": "me", "colour": 4}, {"kind": "open", "colour": 2}]
    made = anna.new_table(*seats, order="shuffled")
    id = made["table"]["id"]
    ben.claim(made["invitations"][0])
    assert anna.post(f"/api/tables/{id}/rematch", status=403)["code"] == "forbidden"
    ben.seat(id, "concede", made["invitations"][0]["seat"])
    anna.play_turns(id)
    again = anna.post(f"/api/tables/{id}/rematch")["table"]
    waiting = ben.info(again)
    assert (waiting["status"], waiting["am_host"]) == ("open", False)
    kept = {seat["name"]: (seat["kind"], seat["mine"]) for seat in waiting["seats"]}
    assert kept == {"Anna": ("human", False), "Ben": ("open", True)}
    assert again in [table["id"] for table in ben.get("/api/tables")["mine"]]
    assert ben.post(f"/api/tables/{id}/rematch")["table"] == again
    assert ben.info(again)["status"] == "running"
    assert ben.post(f"/api/tables/{id}/rematch")["table"] == again
    assert anna.info(id)["rematch"] == again
    seats = ben.info(again)["seats"]
    assert {(seat["name"], seat["colour"], seat["kind"]) for seat in seats} == {
        ("Anna", 4, "human"),
        ("Ben", 2, "human"),
    }
    assert anna.info(again)["commitment"] != anna.info(id)["commitment"]


@pytest.mark.parametrize("is_public", [True, False])
def test_a_rematch_keeps_the_seat_of_a_person_who_has_not_answered(
    anna: Person, ben: Person, stranger: Person, is_public: bool
) -> None:
    made = anna.new_table("me", "open", public=is_public)
    id = made["table"]["id"]
    ben.claim(made["invitations"][0])
    anna.seat(id, "concede", 0)
    ben.seat(id, "concede", 1)
    again = anna.post(f"/api/tables/{id}/rematch")["table"]
    assert anna.info(again)["am_host"] is True
    assert stranger.seat(again, "sit", 1, 403)["code"] == "forbidden"
    assert ben.seat(again, "sit", 1)["status"] == "running"


def test_the_host_of_a_rematch_can_play_without_somebody_who_does_not_come(
    anna: Person, ben: Person
) -> None:
    made = anna.new_table("me", "open")
    id = made["table"]["id"]
    ben.claim(made["invitations"][0])
    anna.seat(id, "concede", 0)
    ben.seat(id, "concede", 1)
    again = anna.post(f"/api/tables/{id}/rematch")["table"]
    info = anna.seat(again, "bot", 1)
    assert (info["status"], info["seats"][1]["name"]) == ("running", "")
    assert ben.post(f"/api/tables/{id}/rematch")["table"] == again
    assert not any(seat["mine"] for seat in ben.info(again)["seats"])


def test_a_rematch_is_for_those_who_sat_there(anna: Person, ben: Person) -> None:
    id = anna.new_game("me", "bot")
    anna.seat(id, "concede", 0)
    assert ben.post(f"/api/tables/{id}/rematch", status=403)["code"] == "not_yours"


def test_a_seat_moves_to_another_device_by_a_code_that_works_once(
    anna: Person, stranger: Person
) -> None:
    id = anna.new_game("me", "bot")
    code = anna.seat(id, "handover", 0)["code"]
    typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert stranger.post("/api/handover", {"token": typed}) == {"table": id, "seat": 0}
    info = stranger.info(id)
    assert (info["seats"][0]["mine"], info["seats"][0]["name"]) == (True, "Anna")
    assert info["am_host"] is True
    assert anna.info(id)["seats"][0]["mine"] is False
    assert anna.post("/api/handover", {"token": code}, 404)["code"] == "not_found"


def test_a_handover_whose_answer_was_lost_can_be_repeated_by_the_same_device_only(
    anna: Person, ben: Person, stranger: Person
) -> None:
    id = anna.new_game("me", "me")
    token = {"token": anna.seat(id, "handover", 0)["code"]}
    moved = ben.post("/api/handover", token)
    seq = ben.info(id)["seq"]
    assert ben.post("/api/handover", token) == moved == {"table": id, "seat": 0}
    assert ben.info(id)["seq"] == seq
    for other in (anna, stranger):
        assert other.post("/api/handover", token, 404)["code"] == "not_found"
    assert not stranger.http.cookies, "no session is created for a wrong code"
    anna.post("/api/handover", {"token": ben.seat(id, "handover", 0)["code"]})
    assert ben.post("/api/handover", token, 404)["code"] == "not_found"
    assert anna.info(id)["seats"][0]["mine"] is True


def test_a_person_who_left_cannot_reclaim_the_seat_with_the_old_code(
    anna: Person, ben: Person, stranger: Person
) -> None:
    made = anna.new_table("me", "open")
    id = made["table"]["id"]
    ben.claim(made["invitations"][0])
    token = {"token": ben.seat(id, "handover", 1)["code"]}
    stranger.put("/api/me", {"name": "Ben's telephone"})
    stranger.post("/api/handover", token)
    stranger.seat(id, "leave", 1)
    ben.claim(anna.seat(id, "invitations", 1))
    assert stranger.post("/api/handover", token, 404)["code"] == "not_found"


def test_handover_codes_are_only_for_ones_own_seats_and_the_last_one_counts(
    anna: Person, ben: Person
) -> None:
    id = anna.new_game("me", "bot")
    assert ben.seat(id, "handover", 0, 403)["code"] == "not_yours"
    old = anna.seat(id, "handover", 0)["code"]
    anna.seat(id, "handover", 0)
    assert ben.post("/api/handover", {"token": old}, 404)["code"] == "not_found"


def test_the_host_removes_a_table_that_has_not_begun(anna: Person, ben: Person) -> None:
    made = anna.new_table("me", "open")
    id = made["table"]["id"]
    assert ben.delete(f"/api/tables/{id}", 403)["code"] == "not_yours"
    anna.delete(f"/api/tables/{id}")
    assert anna.get(f"/api/tables/{id}", 404)["code"] == "not_found"
    running = anna.new_game("me", "bot")
    assert anna.delete(f"/api/tables/{running}", 403)["code"] == "forbidden"


@pytest.mark.slow
def test_seats_are_shuffled_unless_their_order_is_given(anna: Person) -> None:
    def first(order: str) -> str:
        return str(anna.new_table("me", "open", "open", order=order)["table"]["seats"][0]["kind"])

    assert {first("given") for _ in range(12)} == {"human"}
    assert {first("shuffled") for _ in range(40)} == {"human", "open"}


def test_colours_are_all_different(anna: Person) -> None:
    made = anna.new_table({"kind": "me", "colour": 1}, "bot", "bot")
    assert [seat["colour"] for seat in made["table"]["seats"]] == [1, 0, 2]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": [{"kind": "me"}]}, "seats"),
        ({"seats": [{"kind": "king"}, {"kind": "bot"}]}, "seats[0].kind"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]}, "seats[1].bot"),
        ({"seats": [{"kind": "me", "colour": 1}, {"kind": "bot", "colour": 1}]}, "seats[1].colour"),
        ({"seats": [{"kind": "me", "colour": 9}, {"kind": "bot"}]}, "seats[0].colour"),
        ({"seats": [{"kind": "me", "name": "x" * 41}, {"kind": "bot"}]}, "seats[0].name"),
        ({"options": {"start_player": 7}}, "options.start_player"),
        ({"options": {"gravity": 1}}, "options.gravity"),
        ({"title": "x" * 81}, "title"),
        ({"seed": ""}, "seed"),
    ],
)
def test_the_answer_to_a_wrong_plan_names_the_field(
    anna: Person, change: dict[str, Any], field: str
) -> None:
    plan = {"game": "trias", "seats": [{"kind": "me"}, {"kind": "bot"}], **change}
    error = anna.post("/api/tables", plan, 400)
    assert (error["code"], error["field"]) == ("bad_input", field)


def test_the_answer_to_a_wrong_option_names_the_allowed_values(anna: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    plan = {"game": "trias", "seats": seats, "options": {"start_player": 7}}
    assert anna.post("/api/tables", plan, 400)["allowed"] == "random, 0, 1"


@pytest.mark.slow
def test_the_seed_is_committed_to_at_the_start_and_opened_at_the_end(anna: Person) -> None:
    id = anna.new_game("me", "me")
    before = anna.info(id)
    assert (before["seed"], before["seed_chosen"], len(before["commitment"])) == (None, False, 64)
    anna.play_turns(id)
    after = anna.info(id)
    record = anna.get(f"/api/tables/{id}/record")
    assert after["commitment"] == before["commitment"] == record["commitment"]
    assert (after["seed"], after["salt"]) == (record["seed"], record["salt"])
    seed, salt = bytes.fromhex(after["seed"]), bytes.fromhex(after["salt"])
    assert commitment_to(seed, salt) == before["commitment"]


def test_a_chosen_seed_is_announced_but_not_revealed_by_its_commitment(
    anna: Person, ben: Person
) -> None:
    id = anna.new_game("me", "me", seed="7")
    info = ben.info(id)
    assert (info["seed_chosen"], info["seed"], info["salt"]) == (True, None, None)
    assert info["commitment"] != commitment_to(seed_from_text("7"), b"")


def test_names_are_one_line_of_text(anna: Person) -> None:
    named = anna.put("/api/me", {"name": " <b>Ann\u202ea</b>\n\x00  of  Ulm "})
    assert named["name"] == "<b>Anna</b> of Ulm"
    assert anna.put("/api/me", {"name": "x" * 41}, 400)["field"] == "name"


def test_a_person_who_wants_to_be_forgotten_leaves_all_seats(anna: Person, ben: Person) -> None:
    made = anna.new_table("me", "open")
    id = made["table"]["id"]
    ben.claim(made["invitations"][0])
    ben.delete("/api/me", 200)
    assert ben.get("/api/me") is None
    assert anna.info(id)["seats"][1]["kind"] == "bot"


def test_tables_that_are_no_longer_in_memory_are_read_from_their_logs(
    server: Server, anna: Person
) -> None:
    id = anna.new_game("me", "me")
    scene = anna.act(id, anna.scene(id))["scene"]
    before = anna.snapshot(id, scene["seat"])
    server.service.registry.forget(id)
    assert anna.snapshot(id, scene["seat"]) == before
