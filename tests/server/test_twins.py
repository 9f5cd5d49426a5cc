"""Twin worlds: two servers that differ only in what a reader may not know answer with equal bytes.

One server plays a game; its database is copied and a second server started on the copy. Then a
hidden card is swapped in the memory of the second. Whoever cannot know that card gets every byte
alike from both: page, socket, log, undo, error, preview, export.
"""

import shutil
import time
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.games.trias.twins import twins
from tests.server.support import Line, Person, Server, new_key
from trilobite.engine import State


def frozen() -> datetime:
    return datetime(2026, 1, 1, tzinfo=UTC)


class World:
    """A server and the people at its one table."""

    def __init__(self, server: Server, id: str, people: list[Person]) -> None:
        self.server = server
        self.id = id
        self.people = people

    def put(self, state: State) -> None:
        """Put this state on the table, as if the game had come to it."""
        live = self.server.live(self.id)
        assert live.story is not None
        live.story.match.state = state.copy()
        live.updates.clear()

    def ask(self, reader: int | None, method: str, path: str, body: Any = None) -> bytes:
        """Everything that comes back: status, headers, body."""
        person = self.people[-1] if reader is None else self.people[reader]
        answer: httpx.Response = person.http.request(
            method, f"/api/tables/{self.id}{path}", json=body
        )
        headers = [pair for pair in answer.headers.raw if pair[0].lower() != b"date"]
        return b"\n".join(
            [str(answer.status_code).encode(), repr(headers).encode(), answer.content]
        )

    def wait_until_nobody_is_here(self) -> None:
        """Who is here is no secret, and not what is compared."""
        while self.server.service.hub.has_readers(self.id):
            time.sleep(0.005)

    def listen(self, reader: int | None) -> Line:
        person = self.people[-1] if reader is None else self.people[reader]
        line = person.open_socket(self.id)
        line.send(type="hello", seq=-1, seat=reader)
        return line


@pytest.fixture
def worlds(tmp_path: Path) -> Iterator[tuple[World, World]]:
    """A game of three people in the middle, twice. The used cards are hidden too (R-4)."""
    with ExitStack() as stack:
        first = Server(tmp_path / "a.db", frozen)
        with first:
            host, *others = (first.person(name) for name in ("Anna", "Ben", "Cleo", "Zoe"))
            seats = ("me", "open", "open")
            made = host.new_table(*seats, options={"discards_public": False})
            id = made["table"]["id"]
            for guest, invitation in zip(others[:2], made["invitations"], strict=True):
                guest.claim(invitation)
            people = [host, *others]
            for _ in range(40):
                actor = people[host.scene(id)["to_act"][0]]
                actor.act(id, actor.scene(id))
        shutil.copy(tmp_path / "a.db", tmp_path / "b.db")
        pair: list[World] = []
        for name in ("a.db", "b.db"):
            server = stack.enter_context(Server(tmp_path / name, frozen))
            again = [Person(server.url) for _ in people]
            for old, new in zip(people, again, strict=True):
                new.http.cookies = old.http.cookies
                stack.callback(new.close)
            pair.append(World(server, id, again))
        for person in people:
            person.close()
        yield pair[0], pair[1]


def questions(reader: int | None, seq: int) -> list[tuple[str, str, Any]]:
    """What anybody can ask without changing anything: answers and errors."""
    seat = 0 if reader is None else reader
    step = {"seat": seat, "seq": seq, "key": "twin-key-0001"}
    own = "" if reader is None else f"?seat={reader}"
    return [
        ("GET", own, None),
        ("GET", f"/record{own}", None),
        ("GET", "/record", None),
        ("GET", "?seat=2", None),
        ("POST", "/why", {"seat": seat, "targets": ["tile:3"]}),
        ("POST", "/why", {"seat": seat, "targets": ["deck"]}),
        ("POST", "/preview", {"seat": seat, "actions": ["hand", "draw", "end", "lift 3"]}),
        ("POST", "/act", {**step, "action": "rescue 3 nw"}),
        ("POST", "/act", {**step, "action": "nonsense"}),
        ("POST", "/act", {**step, "seq": 1, "action": "end"}),
        ("POST", "/redo", step),
        ("POST", "/handover", {"seat": 7}),
    ]


def compare(one: World, two: World, reader: int | None) -> int:
    live = one.server.live(one.id)
    lines = [world.listen(reader) for world in (one, two)]
    try:
        messages = [line.connection.recv(5) for line in lines]
        assert messages[0] == messages[1], f"socket of {reader}"
    finally:
        for line in lines:
            line.close()
    for world in (one, two):
        world.wait_until_nobody_is_here()
    asked = questions(reader, live.table.seq)
    for method, path, body in asked:
        answers = [world.ask(reader, method, path, body) for world in (one, two)]
        assert answers[0] == answers[1], f"{method} {path} of {reader}"
    return len(asked) + 1


@pytest.mark.slow
def test_nobody_gets_a_byte_that_depends_on_what_they_may_not_know(
    worlds: tuple[World, World],
) -> None:
    one, two = worlds
    pairs = list(twins(present(one)))
    assert len(pairs) >= 6
    compared = 0
    for state, twin, readers in pairs:
        assert state.to_position() != twin.to_position()
        one.put(state)
        two.put(twin)
        for reader in readers:
            compared += compare(one, two, reader)
    assert compared > 200


@pytest.mark.slow
def test_what_others_do_and_undo_tells_nothing_of_their_hands(worlds: tuple[World, World]) -> None:
    """Live updates while the seat with the other card acts, undoes and resets."""
    one, two = worlds
    for _ in range(100):
        state = present(one)
        actor = state.to_act[0]
        found = [pair for pair in twins(state) if actor not in pair[2]]
        if found and soft_action(one):
            break
        advance(one, two)
    assert found
    for pair in found[:3]:
        one.put(pair[0])
        two.put(pair[1])
        lines = {reader: [world.listen(reader) for world in worlds] for reader in pair[2]}
        for kind in ("act", "undo", "redo", "reset"):
            seq = one.server.live(one.id).table.seq
            body: dict[str, Any] = {"seat": actor, "seq": seq, "key": new_key()}
            if kind == "act":
                body["action"] = soft_action(one)
            for world in worlds:
                assert world.ask(actor, "POST", f"/{kind}", body).startswith(b"200"), kind
            for reader, ends in lines.items():
                told = [heard(line, seq + 1) for line in ends]
                assert told[0] == told[1], f"{kind} as {reader} hears it"
        for ends in lines.values():
            for line in ends:
                line.close()


def heard(line: Line, seq: int) -> list[bytes | str]:
    """The update of a number, byte by byte; presence is about people and comes when it likes."""
    messages: list[bytes | str] = []
    while True:
        message = line.connection.recv(5)
        if '"type":"update"' in str(message):
            messages.append(message)
            if f'"scene":{{"seq":{seq},' in str(message):
                return messages[-1:]


def present(world: World) -> State:
    story = world.server.live(world.id).story
    assert story is not None
    return story.match.state


def soft_action(world: World) -> str:
    """Something the seat to act can take back and that is no matter of cards."""
    state = present(world)
    offer = state.offer(state.to_act[0])
    return next((c.action.text() for c in offer.choices if c.can_undo), "")


def advance(one: World, two: World) -> None:
    """The same action in both worlds; hand cards are kept, so that there is something to hide."""
    story = one.server.live(one.id).story
    assert story is not None
    actor = story.to_act[0]
    texts = [choice.action.text() for choice in story.match.state.offer(actor).choices]
    action = "draw" if "draw" in texts else texts[0]
    body = {"seat": actor, "seq": story.seq, "key": new_key(), "action": action}
    for world in (one, two):
        assert world.ask(actor, "POST", "/act", body).startswith(b"200")
