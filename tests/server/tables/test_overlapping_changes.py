"""Changes that overlap or fail: names in memory, and what the metrics count."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.support.servers import Person, Server


@pytest.fixture
def own(db: Path) -> Iterator[Server]:
    """A server of this test alone, whose storing can be disturbed and whose metrics are at 0."""
    with Server(db) as server:
        yield server


def same_browser(person: Person) -> Person:
    """A second connection with the cookies of a person."""
    second = Person(str(person.http.base_url))
    second.http.cookies.update(person.http.cookies)
    return second


def after_next_write(
    server: Server, monkeypatch: pytest.MonkeyPatch, meanwhile: Callable[[], Any]
) -> None:
    """Call `meanwhile` in a thread once the next write is stored, before its caller goes on."""
    store, write = server.service.store, server.service.store.write

    async def slow(*args: Any, **more: Any) -> Any:
        monkeypatch.setattr(store, "write", write)
        result = await write(*args, **more)
        await asyncio.to_thread(meanwhile)
        return result

    monkeypatch.setattr(store, "write", slow)


def names_at(person: Person, id: str) -> list[str]:
    return [seat["name"] for seat in person.info(id)["seats"]]


@pytest.mark.parametrize("way", ["sit", "claim"])
def test_a_new_name_survives_taking_a_seat(
    own: Server, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """A person who is taking a seat is not yet among the names of the table in memory."""
    anna, ben = own.person("Anna"), own.person("Ben")
    again = same_browser(ben)
    made = anna.new_table("me", "open", public=True)
    id = made["table"]["id"]
    anna.info(id)
    after_next_write(own, monkeypatch, lambda: again.put("/api/me", {"name": "Benedikt"}))
    if way == "sit":
        ben.seat(id, "sit", 1)
    else:
        ben.claim(made["invitations"][0])
    names = names_at(anna, id)
    for person in (anna, ben, again):
        person.close()
    assert names == ["Anna", "Benedikt"]


@pytest.mark.filterwarnings("ignore")
def test_only_confirmed_actions_are_counted(own: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """`trilobite_actions_total` has "confirmed log entries": none that could not be stored."""
    anna = own.person("Anna")
    id = anna.new_game("me", "me")
    scene = anna.scene(id)
    store, write = own.service.store, own.service.store.write

    async def fail(*_: Any, **__: Any) -> Any:
        raise OSError

    monkeypatch.setattr(store, "write", fail)
    anna.act(id, scene, status=500)
    monkeypatch.setattr(store, "write", write)
    seq = anna.scene(id)["seq"]
    anna.close()
    assert seq == scene["seq"]
    assert own.service.metrics.value("actions_total", kind="act") == 0


def test_having_nothing_to_undo_does_not_count_as_refused_by_the_rules(own: Server) -> None:
    """`trilobite_refused_total` has "actions refused by the rules", as before."""
    anna = own.person("Anna")
    id = anna.new_game("me", "me")
    anna.step(id, "undo", anna.scene(id), status=422)
    anna.close()
    assert own.service.metrics.value("refused_total") == 0
