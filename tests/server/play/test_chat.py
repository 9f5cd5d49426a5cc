"""Chat at a table, and private notes."""

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.support.servers import Person, Server
from trilobite.server.play import chat
from trilobite.server.storage import schema


def say(person: Person, id: str, text: str, status: int = 200) -> Any:
    return person.post(f"/api/tables/{id}/chat", {"text": text}, status)


def words(talked: Any) -> list[str]:
    return [said["text"] for said in talked["said"]]


@pytest.fixture
def game(anna: Person, ben: Person) -> str:
    made = anna.new_table("me", "open")
    ben.claim(made["invitations"][0])
    return str(made["table"]["id"])


def test_everybody_can_read_the_chat(
    anna: Person, ben: Person, stranger: Person, game: str
) -> None:
    first = say(anna, game, "Hello!")
    assert (first["seat"], first["name"], first["text"]) == (0, "Anna", "Hello!")
    second = say(ben, game, "Good luck")
    for person in (anna, ben, stranger):
        assert person.get(f"/api/tables/{game}/chat")["said"] == [first, second]
    assert words(anna.get(f"/api/tables/{game}/chat?after={first['id']}")) == ["Good luck"]
    assert words(anna.get(f"/api/tables/{game}/chat?before={second['id']}")) == ["Hello!"]


def test_a_ready_phrase_is_sent_as_its_key(anna: Person, ben: Person, game: str) -> None:
    address = f"/api/tables/{game}/chat"
    said = anna.post(address, {"phrase": "well-played"})
    assert (said["text"], said["phrase"]) == ("Well played!", "well-played")
    typed = say(ben, game, "\x1fwell-played")
    assert (typed["text"], typed["phrase"]) == ("well-played", None), "people cannot write one"
    assert ben.get(address)["said"] == [said, typed]
    assert anna.post(address, {"phrase": "rude"}, 400)["field"] == "phrase"
    assert anna.post(address, {}, 400)["field"] == "text"


def test_messages_that_were_stored_before_there_were_phrases_stay_as_they_are(
    anna: Person, server: Server, game: str
) -> None:
    def store(connection: sa.Connection) -> None:
        for text in ("well-played", f"{chat.READY}of-a-later-version"):
            row = {"table": game, "person": 1, "text": text, "at": ""}
            connection.execute(schema.chat.insert().values(**row))

    server.call(server.service.store.write(store))
    said = anna.get(f"/api/tables/{game}/chat")["said"]
    assert [(one["text"], one["phrase"]) for one in said] == [
        ("well-played", None),
        ("of-a-later-version", None),
    ]


def test_the_socket_sends_new_and_missed_chat_messages(
    anna: Person, ben: Person, stranger: Person, game: str
) -> None:
    first = say(anna, game, "one")
    say(anna, game, "two")
    with (
        ben.socket(game, seq=-1, seat=1, said=first["id"]) as bens_line,
        stranger.socket(game, seq=-1) as strangers_line,
    ):
        assert words(bens_line.next("chat")) == ["two"]
        assert words(strangers_line.next("chat")) == ["one", "two"]
        say(ben, game, "three")
        assert words(bens_line.next("chat")) == ["three"]
        assert words(strangers_line.next("chat")) == ["three"]


def test_the_first_chat_message_of_a_socket_may_be_empty(anna: Person, game: str) -> None:
    with anna.socket(game, seq=-1, seat=0) as line:
        assert line.next("chat") == {"type": "chat", "said": []}
        say(anna, game, "news")
        assert words(line.next("chat")) == ["news"]


@pytest.mark.parametrize("number", [2**63, 2**70, -(2**70)])
def test_ids_that_no_chat_message_can_have_are_accepted(
    anna: Person, game: str, number: int
) -> None:
    said = say(anna, game, "Hello!")
    late, early = (number > 0, number < 0)
    assert bool(words(anna.get(f"/api/tables/{game}/chat?after={number}"))) is early
    assert bool(words(anna.get(f"/api/tables/{game}/chat?before={number}"))) is late
    with anna.socket(game, seq=-1, seat=0, said=number) as line:
        assert line.next("chat")["said"] == ([] if late else [said])


def test_the_chat_of_one_table_is_not_shown_at_another(anna: Person, game: str) -> None:
    other = anna.new_game("me", "me")
    say(anna, game, "here")
    assert anna.get(f"/api/tables/{other}/chat") == {"said": []}


def test_only_people_with_a_seat_can_chat(
    anna: Person, ben: Person, stranger: Person, game: str
) -> None:
    assert say(stranger, game, "psst", 403)["code"] == "not_yours"
    stranger.put("/api/me", {"name": "Eve"})
    assert say(stranger, game, "psst", 403)["code"] == "not_yours"
    ben.seat(game, "leave", 1)
    assert say(ben, game, "bye", 403)["code"] == "not_yours"
    assert anna.get(f"/api/tables/{game}/chat") == {"said": []}


@pytest.mark.slow
def test_people_can_chat_before_and_after_the_game(anna: Person) -> None:
    id = anna.new_game("me", "open")
    say(anna, id, "anybody there?")
    anna.seat(id, "concede", 0, status=403)
    finished = anna.new_game("me", "me")
    anna.play_turns(finished)
    say(anna, finished, "well played")


def test_a_player_who_conceded_can_still_chat(anna: Person, ben: Person, game: str) -> None:
    ben.seat(game, "concede", 1)
    assert say(ben, game, "that was it")["seat"] == 1


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  two\n\nlines\tand a tab ", "two lines and a tab"),
        ("be\x00ll\x07", "bell"),
        ("\u202ereversed", "reversed"),
        ("<b>bold</b>", "<b>bold</b>"),
        ("x" * 500, "x" * 500),
    ],
)
def test_chat_messages_are_one_line_of_plain_text(
    anna: Person, game: str, text: str, kept: str
) -> None:
    assert say(anna, game, text)["text"] == kept


@pytest.mark.parametrize("text", ["", " \n ", "\x00\x01", "\u200b", "x" * 501, "x" * 9000])
def test_empty_and_overlong_chat_messages_are_refused(anna: Person, game: str, text: str) -> None:
    error = say(anna, game, text, 400)
    assert (error["code"], error["field"]) == ("bad_input", "text")
    assert "500" in error["allowed"]


def test_a_muted_person_can_read_the_chat_but_not_write(
    anna: Person, server: Server, game: str
) -> None:
    me = anna.get("/api/me")["id"]
    people = schema.people

    def mute(connection: sa.Connection) -> None:
        connection.execute(people.update().where(people.c.id == me).values(muted=True))

    server.call(server.service.store.write(mute))
    assert say(anna, game, "hello?", 403)["code"] == "forbidden"
    assert anna.get(f"/api/tables/{game}/chat") == {"said": []}


def test_chat_is_not_in_the_log_or_the_record(anna: Person, game: str) -> None:
    before = anna.snapshot(game), anna.get(f"/api/tables/{game}/record")
    say(anna, game, "off the record")
    assert (anna.snapshot(game), anna.get(f"/api/tables/{game}/record")) == before


def test_the_number_of_chat_messages_of_a_table_is_limited(
    anna: Person, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "MOST_SAID", 2)
    say(anna, game, "one")
    say(anna, game, "two")
    assert say(anna, game, "three", 403)["code"] == "forbidden"


def test_only_the_latest_of_many_chat_messages_are_sent(
    anna: Person, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "MOST_AT_ONCE", 2)
    for text in ("one", "two", "three"):
        say(anna, game, text)
    assert words(anna.get(f"/api/tables/{game}/chat")) == ["two", "three"]
    with anna.socket(game, seq=-1, seat=0) as line:
        assert words(line.next("chat")) == ["two", "three"]


@pytest.mark.slow
def test_nobody_can_flood_a_table_with_chat_messages(db: Path) -> None:
    with Server(db, limits=1.0) as server:
        anna = server.person("Anna")
        id = anna.new_game("me", "me")
        answers = [
            anna.http.post(f"/api/tables/{id}/chat", json={"text": "x"}).status_code
            for _ in range(40)
        ]
        assert 429 in answers
        assert anna.info(id)["status"] == "running", "other things may still be done"
        anna.close()


# Notes.


def test_notes_are_visible_only_to_their_author(
    anna: Person, ben: Person, stranger: Person, game: str
) -> None:
    address = f"/api/tables/{game}/notes"
    assert anna.get(address) == {"text": ""}
    text = "Ben has the swamp.\n\tMaybe."
    assert anna.put(address, {"text": text}) == {"text": text}
    assert anna.get(address) == {"text": text}
    assert ben.get(address) == {"text": ""}
    assert stranger.get(address, 403)["code"] == "not_yours"
    ben.put(address, {"text": "mine"})
    assert anna.get(address) == {"text": text}
    assert anna.put(address, {"text": ""}) == {"text": ""}
    assert anna.get(address) == {"text": ""}


def test_the_length_of_notes_is_limited(anna: Person, game: str) -> None:
    address = f"/api/tables/{game}/notes"
    longest = "\U0001f98e" * 20_000
    assert anna.put(address, {"text": longest})["text"] == longest
    error = anna.put(address, {"text": "x" * 20_001}, 400)
    assert (error["field"], error["allowed"]) == ("text", "at most 20000 characters")
    assert anna.get(address)["text"] == longest


def test_control_characters_are_removed_from_notes(anna: Person, game: str) -> None:
    address = f"/api/tables/{game}/notes"
    kept = anna.put(address, {"text": "a\x00b\r\nc\x1b[31m"})
    assert kept == {"text": "ab\nc[31m"}


def test_notes_need_an_existing_table(anna: Person) -> None:
    assert anna.get("/api/tables/nowhere-at-all/notes", 404)["code"] == "not_found"
    anna.put("/api/tables/nowhere-at-all/notes", {"text": "x"}, 404)


def rows(server: Server, kept: sa.Table, id: str) -> int:
    """Number of rows about a table."""
    query = sa.select(sa.func.count()).select_from(kept).where(kept.c.table == id)
    return int(server.call(server.service.store.read(lambda c: c.scalar(query) or 0)))


def test_chat_and_notes_are_deleted_with_their_table(anna: Person, server: Server) -> None:
    id = anna.new_game("me", "open")
    say(anna, id, "soon gone")
    anna.put(f"/api/tables/{id}/notes", {"text": "gone too"})
    anna.delete(f"/api/tables/{id}")
    assert rows(server, schema.chat, id) == rows(server, schema.notes, id) == 0


def test_chat_and_notes_are_deleted_with_their_author(
    anna: Person, ben: Person, server: Server, game: str
) -> None:
    say(anna, game, "forget me")
    say(ben, game, "not me")
    anna.put(f"/api/tables/{game}/notes", {"text": "forget this"})
    anna.delete("/api/me", 200)
    assert rows(server, schema.notes, game) == 0
    assert words(ben.get(f"/api/tables/{game}/chat")) == ["not me"]
