"""What people have chosen for all tables: stored for each person, read back, deleted with them."""

import sqlalchemy as sa

from tests.server.support.servers import Person, Server
from trilobite.server.people.preferences import LONGEST
from trilobite.server.storage import schema

ADDRESS = "/api/me/preferences"
CHOSEN = {"sound": True, "volume": 0.5, "theme": "dark", "keys": {"hint": "J", "why": ""}}


def chosen_by(person: Person) -> object:
    return person.get("/api/instance")["preferences"]


def test_preferences_are_stored_for_each_person(anna: Person, ben: Person) -> None:
    assert chosen_by(anna) is None
    assert anna.put(ADDRESS, {"preferences": CHOSEN}) == {"preferences": CHOSEN}
    assert chosen_by(anna) == CHOSEN
    assert chosen_by(ben) is None


def test_new_preferences_replace_the_old_ones(anna: Person) -> None:
    anna.put(ADDRESS, {"preferences": CHOSEN})
    anna.put(ADDRESS, {"preferences": {"sound": False}})
    assert chosen_by(anna) == {"sound": False}


def test_without_a_session_nothing_is_stored(stranger: Person) -> None:
    assert stranger.put(ADDRESS, {"preferences": CHOSEN}, 403)["code"] == "not_yours"
    assert chosen_by(stranger) is None


def test_the_size_of_preferences_is_limited(anna: Person) -> None:
    anna.put(ADDRESS, {"preferences": CHOSEN})
    error = anna.put(ADDRESS, {"preferences": {"x": "y" * LONGEST}}, 400)
    assert (error["field"], error["allowed"]) == ("preferences", f"at most {LONGEST} bytes")
    assert chosen_by(anna) == CHOSEN


def test_preferences_must_be_an_object(anna: Person) -> None:
    for wrong in ([1], "loud", None):
        anna.put(ADDRESS, {"preferences": wrong}, 400)


def test_preferences_are_deleted_with_their_person(anna: Person, server: Server) -> None:
    anna.put(ADDRESS, {"preferences": CHOSEN})
    person = anna.get("/api/me")["id"]
    anna.delete("/api/me", 200)
    kept = schema.preferences
    query = sa.select(sa.func.count()).where(kept.c.person == person)
    assert server.call(server.service.store.read(lambda c: c.scalar(query))) == 0
