"""Notices: whoever is asked and not here is told, once, by the ways they have chosen."""

import re
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server import postgres
from tests.server.receivers import Browser, html_of, text_of
from tests.server.support import Person, wait_until
from tests.server.town import (
    PUBLIC,
    Build,
    Town,
    act,
    copy,
    finish_turn,
    play_until_asked,
    subscribe,
    take_mail,
)
from trilobite.server import schema
from trilobite.server.notices.turns import turns_at


def test_who_is_asked_and_not_here_gets_one_mail_that_opens_the_table(town: Town) -> None:
    anna, ben = town.person("Anna"), town.person("Ben")
    take_mail(town, anna)
    id = town.game(ben, anna, title="Friday <club>")
    play_until_asked(town, id, [ben, anna], 1)
    town.wait_for_mails()
    town.rest()
    (mail,) = town.post.mails
    assert mail["Subject"] == "Your turn: Friday <club>"
    text = text_of(mail)
    assert "Trias" in text
    assert "with Ben." in text
    assert f"{PUBLIC}/table/{id}" in text
    assert f'<a href="{PUBLIC}/table/{id}">' in html_of(mail)
    assert town.post.receivers[-1] == ["anna@mail.test"]

    # The link shows the table to anybody, and acts for nobody: that takes the cookie.
    stranger = town.person("")
    assert stranger.scene(id)["seat"] is None
    body = {"seat": 1, "seq": anna.scene(id)["seq"], "key": "somebody-else", "action": "x"}
    stranger.post(f"/api/tables/{id}/act", body, 403)
    assert anna.scene(id)["seat"] == 1


def test_there_is_one_mail_a_turn_however_often_its_seat_decides_and_steps_back(town: Town) -> None:
    anna, ben = town.person("Anna"), town.person("Ben")
    take_mail(town, anna)
    id = town.game(ben, anna)
    turns = steps_back = 0
    while not steps_back:
        play_until_asked(town, id, [ben, anna], 1)
        turns += 1
        town.wait_for_mails(turns)
        scene = anna.scene(id)
        while 1 in scene["to_act"]:
            scene = act(anna, id)
            if 1 in scene["to_act"] and scene["can_undo"] and not steps_back:
                steps_back += 1
                town.rest()
                scene = anna.step(id, "undo", scene)["scene"]
            town.rest()
            assert len(town.post.mails) == turns
    assert turns > 1


def test_who_has_the_table_open_is_not_told(town: Town) -> None:
    anna, ben = town.person("Anna"), town.person("Ben")
    take_mail(town, anna)
    id = town.game(ben, anna)
    with anna.socket(id, seq=-1, seat=1) as line:
        line.next("update")
        play_until_asked(town, id, [ben, anna], 1)
        town.rest()
        assert town.post.mails == []


def test_whoever_comes_within_the_delay_is_not_told(build: Build) -> None:
    town = build(notice_delay=0.4)
    anna, ben = town.person("Anna"), town.person("Ben")
    take_mail(town, anna)
    id = town.game(ben, anna)
    with anna.socket(id, seq=-1, seat=1) as line:
        line.next("update")
        play_until_asked(town, id, [ben, anna], 1)
        finish_turn(anna, id)
        town.rest()
    assert town.post.mails == []
    play_until_asked(town, id, [ben, anna], 1)
    town.wait_for_mails()


def test_two_notices_about_one_table_lie_apart(build: Build) -> None:
    town = build(notice_pause=3600.0)
    anna, ben = town.person("Anna"), town.person("Ben")
    take_mail(town, anna)
    id = town.game(ben, anna)
    play_until_asked(town, id, [ben, anna], 1)
    town.wait_for_mails()
    finish_turn(anna, id)
    play_until_asked(town, id, [ben, anna], 1)
    watch = town.server.service.notices.watch
    wait_until(lambda: id in watch._timers and watch._timers[id].when() > _loop_time(town) + 1000)
    assert len(town.post.mails) == 1


def _loop_time(town: Town) -> float:
    loop = town.server._loop
    assert loop is not None
    return loop.time()


def test_nobody_is_told_in_a_pause_nor_for_a_bot(town: Town) -> None:
    anna, ben = town.person("Anna"), town.person("Ben")
    take_mail(town, anna)
    id = town.game(ben, anna)
    play_until_asked(town, id, [ben, anna], 1)
    told = [("turn", anna.get("/api/me")["id"])]
    assert town.server.call(_turns(town, id)) == told
    proposed = ben.post(f"/api/tables/{id}/propose", {"kind": "pause", "seat": 0})
    number = proposed["proposal"]["number"]
    anna.post(f"/api/tables/{id}/consent", {"number": number, "agrees": True})
    assert town.server.call(_turns(town, id)) == []
    ben.post(f"/api/tables/{id}/resume")
    assert town.server.call(_turns(town, id)) == told
    anna.seat(id, "leave", 1)
    assert town.server.call(_turns(town, id)) == []


async def _turns(town: Town, id: str) -> list[tuple[str, int]]:
    service = town.server.service
    turns = await service.store.read(lambda c: turns_at(c, id, service.clock()))
    return [(turn.about, turn.person) for turn in turns]


@pytest.mark.parametrize("kind", ["rewind", "pause"])
def test_who_is_asked_to_agree_and_not_here_is_told_once(town: Town, kind: str) -> None:
    anna, ben = town.person("Anna"), town.person("Ben")
    take_mail(town, anna)
    id = town.game(ben, anna, title="Friday")
    seq = act(ben, id)["seq"]
    town.rest()
    town.post.mails.clear()
    wish = {"kind": kind, "seat": 0, "seq": seq if kind == "rewind" else None}
    ben.post(f"/api/tables/{id}/propose", wish)
    town.wait_for_mails()
    town.server.call(town.server.service.notices.watch.look_around())
    town.rest()
    (mail,) = town.post.mails
    assert mail["Subject"] == "You are asked: Friday"
    text = text_of(mail)
    assert "Ben would like to" in text
    assert f"{PUBLIC}/table/{id}" in text
    assert anna.info(id)["proposal"]["asks_me"], "to be told is not to agree"


def test_a_proposal_takes_nothing_from_the_turn_that_comes_after_it(town: Town) -> None:
    anna, ben = town.person("Anna"), town.person("Ben")
    take_mail(town, anna)
    id = town.game(ben, anna)
    act(ben, id)
    if anna.scene(id)["offer"]:
        finish_turn(anna, id)
    town.rest()
    town.post.mails.clear()
    ben.post(f"/api/tables/{id}/propose", {"kind": "pause", "seat": 0})
    town.wait_for_mails()
    play_until_asked(town, id, [ben, anna], 1)
    town.wait_for_mails(2)
    town.rest()
    subjects = [str(mail["Subject"]) for mail in town.post.mails]
    assert [subject.split(":")[0] for subject in subjects] == ["You are asked", "Your turn"]


def test_who_is_asked_again_by_a_take_back_is_told(town: Town) -> None:
    """Whether it was my wish or another's: the others agreed to it when they had the time."""
    anna, ben = town.person("Anna"), town.person("Ben")
    take_mail(town, anna)
    id = town.game(ben, anna)
    play_until_asked(town, id, [ben, anna], 1)
    town.wait_for_mails()
    first = act(anna, id)["seq"]
    finish_turn(anna, id)
    take_back(anna, 1, ben, id, first)
    town.wait_for_mails(2)
    finish_turn(anna, id)
    first = act(ben, id)["seq"]
    play_until_asked(town, id, [ben, anna], 1)
    town.wait_for_mails(3)
    take_back(ben, 0, anna, id, first)
    play_until_asked(town, id, [ben, anna], 1)
    wait_until(lambda: len(turn_mails(town)) >= 4)
    town.rest()
    assert len(turn_mails(town)) == 4


def turn_mails(town: Town) -> list[str]:
    """Without those about a proposal."""
    subjects = [str(mail["Subject"]) for mail in town.post.mails]
    return [subject for subject in subjects if subject.startswith("Your turn")]


def take_back(person: Person, seat: int, other: Person, id: str, seq: int) -> None:
    wish = {"kind": "rewind", "seat": seat, "seq": seq}
    number = person.post(f"/api/tables/{id}/propose", wish)["proposal"]["number"]
    other.post(f"/api/tables/{id}/consent", {"number": number, "agrees": True})


def test_whoever_a_pause_was_ended_for_is_told(town: Town) -> None:
    """Their clock runs again; whoever has ended it knows."""
    anna, ben = town.person("Anna"), town.person("Ben")
    take_mail(town, anna)
    id = town.game(ben, anna)
    play_until_asked(town, id, [ben, anna], 1)
    town.wait_for_mails()
    for told, who in enumerate((ben, anna), start=2):
        wish = {"kind": "pause", "seat": 1, "seq": None}
        number = anna.post(f"/api/tables/{id}/propose", wish)["proposal"]["number"]
        ben.post(f"/api/tables/{id}/consent", {"number": number, "agrees": True})
        who.post(f"/api/tables/{id}/resume")
        town.rest()
        assert len(town.post.mails) == min(told, 2)


@pytest.mark.slow
def test_the_end_of_the_game_is_told(town: Town) -> None:
    anna, ben = town.person("Anna"), town.person("Ben")
    take_mail(town, anna)
    id = town.game(ben, anna)
    players = [ben, anna]
    scene = ben.scene(id)
    while scene["status"] != "finished":
        asked = scene["to_act"][0]
        mine = players[asked].scene(id)
        scene = players[asked].act(id, mine, mine["offer"]["choices"][-1]["text"])["scene"]
        last = asked
    town.rest()
    ends = [mail for mail in town.post.mails if "is over" in str(mail["Subject"])]
    assert len(ends) == (0 if last == 1 else 1), "whoever ended it knows"


@pytest.mark.slow
def test_who_was_not_told_before_a_restart_is_told_after_it(build: Build, tmp_path: Path) -> None:
    town = build(notice_delay=3600.0)
    anna, ben = town.person("Anna"), town.person("Ben")
    take_mail(town, anna)
    id = town.game(ben, anna)
    play_until_asked(town, id, [ben, anna], 1)
    assert town.post.mails == []
    copy(tmp_path, "games", "again")
    again = build("again.db")
    again.wait_for_mails()
    again.rest()
    assert f"/table/{id}" in text_of(again.post.mails[0])
    copy(tmp_path, "again", "third")
    third = build("third.db")
    third.rest()
    assert third.post.mails == [], "once is enough"


@pytest.mark.slow
def test_a_mail_says_nothing_of_what_is_hidden(build: Build) -> None:
    """Two games that differ in everything but names: their mails differ in the address alone."""
    texts = []
    for name, seed in (("a.db", "one"), ("b.db", "notices")):
        town = build(name)
        anna, ben = town.person("Anna"), town.person("Ben")
        take_mail(town, anna)
        id = town.game(ben, anna, title="Friday", seed=seed)
        play_until_asked(town, id, [ben, anna], 1)
        town.wait_for_mails()
        (mail,) = town.post.mails
        text = mail["Subject"] + text_of(mail) + html_of(mail)
        texts.append(re.sub(r"/off/[^\s<\"]+", "/off/", text.replace(id, "ID")))
    assert texts[0] == texts[1]


@pytest.mark.slow
def test_of_several_servers_one_tells(build: Build) -> None:
    url = postgres.new_database()
    town = build(url)
    others = [build(url, smtp_url=town.server.settings.smtp_url) for _ in range(2)]
    anna, ben = town.person("Anna"), town.person("Ben")
    take_mail(town, anna)
    id = town.game(ben, anna)
    for turn in range(1, 4):
        play_until_asked(town, id, [ben, anna], 1)
        for one in (*others, town):
            one.server.call(_look_at(one, id))
        town.wait_for_mails(turn)
        for one in (*others, town):
            one.rest()
        assert len(town.post.mails) == turn
        finish_turn(anna, id)


async def _look_at(town: Town, id: str) -> None:
    town.server.service.notices.watch.wake(id)


# Everybody's own.


def test_what_the_host_has_not_set_up_is_not_offered(build: Build) -> None:
    town = build(smtp_url="", webhooks=False, push=False)
    anna = town.person("Anna")
    nothing = {"mail": False, "push_key": "", "webhook": False, "channels": []}
    assert anna.get("/api/me/notices") == nothing
    for kind, body in (
        ("mail", {"address": "anna@mail.test"}),
        ("webhook", {"url": "https://hook.example/"}),
        ("push", Browser("https://push.example/x").subscription()),
    ):
        assert anna.post(f"/api/me/notices/{kind}", body, 403)["code"] == "forbidden"


def test_notices_are_their_owners_alone(town: Town) -> None:
    anna, ben, stranger = town.person("Anna"), town.person("Ben"), town.person("")
    number = take_mail(town, anna)
    for other in (ben, stranger):
        assert other.get("/api/me/notices")["channels"] == []
        status = 404 if other is ben else 403
        other.put(f"/api/me/notices/{number}", {"enabled": False}, status)
        other.post(f"/api/me/notices/{number}/test", status=status)
        other.post(f"/api/me/notices/{number}/confirmation", status=status)
        other.delete(f"/api/me/notices/{number}", status)
    assert anna.get("/api/me/notices")["channels"][0]["enabled"] is True
    stranger.post("/api/me/notices/mail", {"address": "x@mail.test"}, 403)


def test_each_way_is_switched_by_itself(town: Town) -> None:
    anna, ben = town.person("Anna"), town.person("Ben")
    number = take_mail(town, anna)
    subscribe(town, anna)
    anna.put(f"/api/me/notices/{number}", {"enabled": False})
    id = town.game(ben, anna)
    play_until_asked(town, id, [ben, anna], 1)
    wait_until(lambda: town.endpoint.got)
    town.rest()
    assert town.post.mails == []
    anna.delete(f"/api/me/notices/{number}")
    assert [one["kind"] for one in anna.get("/api/me/notices")["channels"]] == ["push"]


def test_there_is_room_for_so_many_of_each(town: Town) -> None:
    anna = town.person("Anna")
    for number in range(3):
        anna.post("/api/me/notices/webhook", {"url": f"https://hook.example/{number}"})
    trouble = anna.post("/api/me/notices/webhook", {"url": "https://hook.example/3"}, 403)
    assert "remove one first" in trouble["problem"]


def test_whoever_is_forgotten_is_told_nothing_more(town: Town) -> None:
    anna, ben = town.person("Anna"), town.person("Ben")
    take_mail(town, anna)
    id = town.game(ben, anna)
    anna.delete("/api/me", 200)
    assert town.server.call(_count(town, schema.notices)) == 0
    ben.scene(id)


async def _count(town: Town, table: sa.Table) -> int:
    query = sa.select(sa.func.count()).select_from(table)
    return await town.server.service.store.read(lambda c: c.scalar(query)) or 0
