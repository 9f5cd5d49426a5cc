"""Notices: absent people are told once that it is their turn, by the channels they chose."""

import re
from datetime import timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.support import postgres
from tests.server.support.hand_clock import HandClock
from tests.server.support.receivers import Browser, html_of, text_of
from tests.server.support.servers import Person, wait_until
from tests.server.support.sites import (
    PUBLIC,
    Build,
    Site,
    act,
    copy,
    finish_turn,
    play_until_asked,
    subscribe,
    take_mail,
)
from trilobite.server.notices.due import turns_at
from trilobite.server.storage import schema
from trilobite.server.tables.changes import TableChanged

pytestmark = pytest.mark.slow


def test_an_absent_player_gets_one_mail_with_a_link_to_the_table(site: Site) -> None:
    anna, ben = site.person("Anna"), site.person("Ben")
    take_mail(site, anna)
    id = site.game(ben, anna, title="Friday <club>")
    play_until_asked(site, id, [ben, anna], 1)
    site.wait_for_mails()
    site.wait_until_delivered()
    (mail,) = site.post.mails
    assert mail["Subject"] == "Your turn: Friday <club>"
    text = text_of(mail)
    assert "Trias" in text
    assert "with Ben." in text
    assert f"{PUBLIC}/table/{id}" in text
    assert f'<a href="{PUBLIC}/table/{id}">' in html_of(mail)
    assert site.post.receivers[-1] == ["anna@mail.test"]

    # The link shows the table to anybody, but acting takes the cookie.
    stranger = site.person("")
    assert stranger.scene(id)["seat"] is None
    body = {"seat": 1, "seq": anna.scene(id)["seq"], "key": "somebody-else", "action": "x"}
    stranger.post(f"/api/tables/{id}/act", body, 403)
    assert anna.scene(id)["seat"] == 1


def test_there_is_one_mail_per_turn_however_often_its_player_acts_and_undoes(site: Site) -> None:
    anna, ben = site.person("Anna"), site.person("Ben")
    take_mail(site, anna)
    id = site.game(ben, anna)
    turns = steps_back = 0
    while not steps_back:
        play_until_asked(site, id, [ben, anna], 1)
        turns += 1
        site.wait_for_mails(turns)
        scene = anna.scene(id)
        while 1 in scene["to_act"]:
            scene = act(anna, id)
            if 1 in scene["to_act"] and scene["can_undo"] and not steps_back:
                steps_back += 1
                site.wait_until_delivered()
                scene = anna.step(id, "undo", scene)["scene"]
            site.wait_until_delivered()
            assert len(site.post.mails) == turns
    assert turns > 1


def test_a_person_who_has_the_table_open_gets_no_notice(site: Site) -> None:
    anna, ben = site.person("Anna"), site.person("Ben")
    take_mail(site, anna)
    id = site.game(ben, anna)
    with anna.socket(id, seq=-1, seat=1) as line:
        line.next("update")
        play_until_asked(site, id, [ben, anna], 1)
        site.wait_until_delivered()
        assert site.post.mails == []


def test_a_person_who_comes_within_the_delay_gets_no_notice(build: Build) -> None:
    clock = HandClock()
    site = build(clock=clock, notice_delay=60.0)
    looks = site.server.service.notices.loop.looks
    anna, ben = site.person("Anna"), site.person("Ben")
    take_mail(site, anna)
    id = site.game(ben, anna)
    with anna.socket(id, seq=-1, seat=1) as line:
        line.next("update")
        play_until_asked(site, id, [ben, anna], 1)
        finish_turn(anna, id)
    clock.wait(61)
    site.wait_until_delivered()
    assert site.post.mails == []
    play_until_asked(site, id, [ben, anna], 1)
    clock.wait(59)
    site.server.tick(looks)
    assert site.post.mails == []
    clock.wait(2)
    site.wait_for_mails()


def test_there_is_a_pause_between_two_notices_about_one_table(build: Build) -> None:
    site = build(notice_pause=3600.0)
    anna, ben = site.person("Anna"), site.person("Ben")
    take_mail(site, anna)
    id = site.game(ben, anna)
    play_until_asked(site, id, [ben, anna], 1)
    site.wait_for_mails()
    finish_turn(anna, id)
    play_until_asked(site, id, [ben, anna], 1)
    loop = site.server.service.notices.loop
    later = site.server.service.clock() + timedelta(seconds=1000)
    wait_until(lambda: id in loop._due and loop._due[id] > later)
    assert len(site.post.mails) == 1


def test_nobody_gets_a_notice_during_a_pause_or_for_a_seat_of_a_bot(site: Site) -> None:
    anna, ben = site.person("Anna"), site.person("Ben")
    take_mail(site, anna)
    id = site.game(ben, anna)
    play_until_asked(site, id, [ben, anna], 1)
    sent = [("turn", anna.get("/api/me")["id"])]
    assert site.server.call(_turns(site, id)) == sent
    proposed = ben.post(f"/api/tables/{id}/propose", {"kind": "pause", "seat": 0})
    number = proposed["proposal"]["number"]
    anna.post(f"/api/tables/{id}/consent", {"number": number, "agrees": True})
    assert site.server.call(_turns(site, id)) == []
    ben.post(f"/api/tables/{id}/resume")
    assert site.server.call(_turns(site, id)) == sent
    anna.seat(id, "leave", 1)
    assert site.server.call(_turns(site, id)) == []


async def _turns(site: Site, id: str) -> list[tuple[str, int]]:
    service = site.server.service
    turns = await service.store.read(lambda c: turns_at(c, id, service.clock()))
    return [(turn.about, turn.person) for turn in turns]


@pytest.mark.parametrize("kind", ["rewind", "pause"])
def test_an_absent_player_gets_one_notice_about_a_proposal(site: Site, kind: str) -> None:
    anna, ben = site.person("Anna"), site.person("Ben")
    take_mail(site, anna)
    id = site.game(ben, anna, title="Friday")
    seq = act(ben, id)["seq"]
    site.wait_until_delivered()
    site.post.mails.clear()
    wish = {"kind": kind, "seat": 0, "seq": seq if kind == "rewind" else None}
    ben.post(f"/api/tables/{id}/propose", wish)
    site.wait_for_mails()
    site.server.call(site.server.service.notices.loop.look_around())
    site.wait_until_delivered()
    (mail,) = site.post.mails
    assert mail["Subject"] == "Your answer is needed: Friday"
    text = text_of(mail)
    assert "Ben would like to" in text
    assert f"{PUBLIC}/table/{id}" in text
    assert anna.info(id)["proposal"]["asks_me"], "a notice does not count as consent"


def test_a_notice_about_a_proposal_does_not_replace_that_of_the_next_turn(site: Site) -> None:
    anna, ben = site.person("Anna"), site.person("Ben")
    take_mail(site, anna)
    id = site.game(ben, anna)
    act(ben, id)
    if anna.scene(id)["offer"]:
        finish_turn(anna, id)
    site.wait_until_delivered()
    site.post.mails.clear()
    ben.post(f"/api/tables/{id}/propose", {"kind": "pause", "seat": 0})
    site.wait_for_mails()
    play_until_asked(site, id, [ben, anna], 1)
    site.wait_for_mails(2)
    site.wait_until_delivered()
    subjects = [str(mail["Subject"]) for mail in site.post.mails]
    assert [subject.split(":")[0] for subject in subjects] == ["Your answer is needed", "Your turn"]


def test_a_player_whose_turn_comes_again_after_a_rewind_gets_a_notice(site: Site) -> None:
    """This includes the proposer: the others may agree when the proposer is absent again."""
    anna, ben = site.person("Anna"), site.person("Ben")
    take_mail(site, anna)
    id = site.game(ben, anna)
    play_until_asked(site, id, [ben, anna], 1)
    site.wait_for_mails()
    first = act(anna, id)["seq"]
    finish_turn(anna, id)
    take_back(anna, 1, ben, id, first)
    site.wait_for_mails(2)
    finish_turn(anna, id)
    first = act(ben, id)["seq"]
    play_until_asked(site, id, [ben, anna], 1)
    site.wait_for_mails(3)
    take_back(ben, 0, anna, id, first)
    play_until_asked(site, id, [ben, anna], 1)
    wait_until(lambda: len(turn_mails(site)) >= 4)
    site.wait_until_delivered()
    assert len(turn_mails(site)) == 4


def turn_mails(site: Site) -> list[str]:
    """Subjects of the emails about turns, without those about proposals."""
    subjects = [str(mail["Subject"]) for mail in site.post.mails]
    return [subject for subject in subjects if subject.startswith("Your turn")]


def take_back(person: Person, seat: int, other: Person, id: str, seq: int) -> None:
    wish = {"kind": "rewind", "seat": seat, "seq": seq}
    number = person.post(f"/api/tables/{id}/propose", wish)["proposal"]["number"]
    other.post(f"/api/tables/{id}/consent", {"number": number, "agrees": True})


def test_the_player_for_whom_a_pause_ended_gets_a_notice(site: Site) -> None:
    """That player's clock runs again. A person who ended the pause themselves gets no email."""
    anna, ben = site.person("Anna"), site.person("Ben")
    take_mail(site, anna)
    id = site.game(ben, anna)
    play_until_asked(site, id, [ben, anna], 1)
    site.wait_for_mails()
    for notified, who in enumerate((ben, anna), start=2):
        wish = {"kind": "pause", "seat": 1, "seq": None}
        number = anna.post(f"/api/tables/{id}/propose", wish)["proposal"]["number"]
        ben.post(f"/api/tables/{id}/consent", {"number": number, "agrees": True})
        who.post(f"/api/tables/{id}/resume")
        site.wait_until_delivered()
        assert len(site.post.mails) == min(notified, 2)


@pytest.mark.slow
def test_there_is_a_notice_about_the_end_of_the_game(site: Site) -> None:
    anna, ben = site.person("Anna"), site.person("Ben")
    take_mail(site, anna)
    id = site.game(ben, anna)
    players = [ben, anna]
    scene = ben.scene(id)
    while scene["status"] != "finished":
        asked = scene["to_act"][0]
        mine = players[asked].scene(id)
        scene = players[asked].act(id, mine, mine["offer"]["choices"][-1]["text"])["scene"]
        last = asked
    site.wait_until_delivered()
    ends = [mail for mail in site.post.mails if "is over" in str(mail["Subject"])]
    assert len(ends) == (0 if last == 1 else 1), "the person who ended the game gets no mail"


@pytest.mark.slow
def test_a_notice_that_was_due_before_a_restart_is_sent_after_it(
    build: Build, tmp_path: Path
) -> None:
    site = build(notice_delay=3600.0)
    anna, ben = site.person("Anna"), site.person("Ben")
    take_mail(site, anna)
    id = site.game(ben, anna)
    play_until_asked(site, id, [ben, anna], 1)
    assert site.post.mails == []
    copy(tmp_path, "games", "again")
    again = build("again.db")
    again.wait_for_mails()
    again.wait_until_delivered()
    assert f"/table/{id}" in text_of(again.post.mails[0])
    copy(tmp_path, "again", "third")
    third = build("third.db")
    third.wait_until_delivered()
    assert third.post.mails == [], "the notice is sent only once"


@pytest.mark.slow
def test_an_email_reveals_nothing_that_is_hidden(build: Build) -> None:
    """Two games with equal names and different seeds: their emails differ only in the links."""
    texts = []
    for name, seed in (("a.db", "one"), ("b.db", "notices")):
        site = build(name)
        anna, ben = site.person("Anna"), site.person("Ben")
        take_mail(site, anna)
        id = site.game(ben, anna, title="Friday", seed=seed)
        play_until_asked(site, id, [ben, anna], 1)
        site.wait_for_mails()
        (mail,) = site.post.mails
        text = mail["Subject"] + text_of(mail) + html_of(mail)
        texts.append(re.sub(r"/off/[^\s<\"]+", "/off/", text.replace(id, "ID")))
    assert texts[0] == texts[1]


@pytest.mark.slow
def test_only_one_of_several_servers_sends_a_notice(build: Build) -> None:
    url = postgres.new_database()
    site = build(url)
    others = [build(url, smtp_url=site.server.settings.smtp_url) for _ in range(2)]
    anna, ben = site.person("Anna"), site.person("Ben")
    take_mail(site, anna)
    id = site.game(ben, anna)
    for turn in range(1, 4):
        play_until_asked(site, id, [ben, anna], 1)
        for one in (*others, site):
            one.server.call(_look_at(one, id))
        site.wait_for_mails(turn)
        for one in (*others, site):
            one.wait_until_delivered()
        assert len(site.post.mails) == turn
        finish_turn(anna, id)


async def _look_at(site: Site, id: str) -> None:
    site.server.service.notices.loop.table_changed(TableChanged(id))


# Channels of a person.


def test_channels_that_are_not_set_up_are_not_offered(build: Build) -> None:
    site = build(smtp_url="", webhooks=False, push=False)
    anna = site.person("Anna")
    nothing = {"mail": False, "push_key": "", "webhook": False, "channels": []}
    assert anna.get("/api/me/notices") == nothing
    for kind, body in (
        ("mail", {"address": "anna@mail.test"}),
        ("webhook", {"url": "https://hook.example/"}),
        ("push", Browser("https://push.example/x").subscription()),
    ):
        assert anna.post(f"/api/me/notices/{kind}", body, 403)["code"] == "forbidden"


def test_nobody_can_see_or_change_the_notices_of_somebody_else(site: Site) -> None:
    anna, ben, stranger = site.person("Anna"), site.person("Ben"), site.person("")
    number = take_mail(site, anna)
    for other in (ben, stranger):
        assert other.get("/api/me/notices")["channels"] == []
        status = 404 if other is ben else 403
        other.put(f"/api/me/notices/{number}", {"enabled": False}, status)
        other.post(f"/api/me/notices/{number}/test", status=status)
        other.post(f"/api/me/notices/{number}/confirmation", status=status)
        other.delete(f"/api/me/notices/{number}", status)
    assert anna.get("/api/me/notices")["channels"][0]["enabled"] is True
    stranger.post("/api/me/notices/mail", {"address": "x@mail.test"}, 403)


def test_each_channel_is_switched_separately(site: Site) -> None:
    anna, ben = site.person("Anna"), site.person("Ben")
    number = take_mail(site, anna)
    subscribe(site, anna)
    anna.put(f"/api/me/notices/{number}", {"enabled": False})
    id = site.game(ben, anna)
    play_until_asked(site, id, [ben, anna], 1)
    wait_until(lambda: site.endpoint.got)
    site.wait_until_delivered()
    assert site.post.mails == []
    anna.delete(f"/api/me/notices/{number}")
    assert [one["kind"] for one in anna.get("/api/me/notices")["channels"]] == ["push"]


def test_the_number_of_channels_of_each_kind_is_limited(site: Site) -> None:
    anna = site.person("Anna")
    for number in range(3):
        anna.post("/api/me/notices/webhook", {"url": f"https://hook.example/{number}"})
    error = anna.post("/api/me/notices/webhook", {"url": "https://hook.example/3"}, 403)
    assert "remove one first" in error["problem"]


def test_a_forgotten_person_gets_no_more_notices(site: Site) -> None:
    anna, ben = site.person("Anna"), site.person("Ben")
    take_mail(site, anna)
    id = site.game(ben, anna)
    anna.delete("/api/me", 200)
    assert site.server.call(_count(site, schema.notices)) == 0
    ben.scene(id)


async def _count(site: Site, table: sa.Table) -> int:
    query = sa.select(sa.func.count()).select_from(table)
    return await site.server.service.store.read(lambda c: c.scalar(query)) or 0
