"""Twin worlds: two servers that differ only in what a reader may not know answer with equal bytes.

One server plays a game. Its database is copied, and a second server starts on the copy. In Trias a
hidden card is then swapped in the memory of the second server, in the present state and in the
events of the log. In Pebbles a player makes another secret choice there. A reader who cannot know
the difference gets equal bytes from both: page, socket, log, undo, error, preview, export.
"""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.games.trias.twins import twins
from tests.server.support.hand_clock import HandClock
from tests.server.support.servers import Line, Person, Server, new_key, wait_until
from tests.support.pebbles import GAME as PEBBLES
from trilobite.engine import State, register
from trilobite.engine.declared import DeclaredEvent
from trilobite.games.trias.rules.hand_card import CardTaken
from trilobite.server.tables.game import Entry, LoggedGame

stopped_clock = HandClock()
"""A clock that no test moves."""


class World:
    """A server and the people at its one table."""

    def __init__(self, server: Server, id: str, people: list[Person]) -> None:
        self.server = server
        self.id = id
        self.people = people
        self._entries_before: list[Entry] = []

    @property
    def game(self) -> LoggedGame:
        game = self.server.live(self.id).game
        assert game is not None
        return game

    @property
    def state(self) -> State:
        return self.game.copy_of_state()

    def put(self, state: State) -> None:
        """Put this state on the table, as if the game had reached it."""
        self.game._match.state = state.copy()
        self._forget_what_was_shown()

    def change_events(self, seats: set[int]) -> int:
        """Change the cards that these seats took in past events; returns their number."""
        self._entries_before = list(self.game.entries)
        changed = 0
        for number, entry in enumerate(self._entries_before):
            events = list(entry.events)
            for index, event in enumerate(events):
                if not isinstance(event, DeclaredEvent) or event.kind is not CardTaken:
                    continue
                if event["who"] in seats:
                    values = {**event.values, "card": (event.number("card") + 1) % 3}
                    events[index] = DeclaredEvent(CardTaken, values, event.rule)
                    changed += 1
            self.game._entries[number] = replace(entry, events=events)
        self._forget_what_was_shown()
        return changed

    def restore(self) -> None:
        """Undo `change_events`."""
        self.game._entries[:] = self._entries_before
        self._forget_what_was_shown()

    def _forget_what_was_shown(self) -> None:
        """Drop what the live table keeps for one moment: this is another moment."""
        live = self.server.live(self.id)
        live.forget_shown()

    def ask(self, reader: int | None, method: str, path: str, body: Any = None) -> bytes:
        """Everything that comes back: status, headers, body."""
        person = self.people[-1] if reader is None else self.people[reader]
        address = path if path.startswith("/api/") else f"/api/tables/{self.id}{path}"
        answer: httpx.Response = person.http.request(method, address, json=body)
        headers = [pair for pair in answer.headers.raw if pair[0].lower() != b"date"]
        return b"\n".join(
            [str(answer.status_code).encode(), repr(headers).encode(), answer.content]
        )

    def wait_until_nobody_is_here(self) -> None:
        """Wait until no socket is open: presence is public, and is not compared."""
        wait_until(lambda: not self.server.service.broadcaster.has_subscribers(self.id))

    def listen(self, reader: int | None) -> Line:
        person = self.people[-1] if reader is None else self.people[reader]
        line = person.open_socket(self.id)
        line.send(type="hello", seq=-1, seat=reader)
        return line


def paired(stack: ExitStack, folder: Path, moves: int, **plan: Any) -> tuple[World, World]:
    """Play a game of three people for a while; returns two servers that continue it."""
    with Server(folder / "a.db", stopped_clock) as first:
        host, *others = (first.person(name) for name in ("Anna", "Ben", "Cleo", "Zoe"))
        made = host.new_table("me", "open", "open", **plan)
        id = made["table"]["id"]
        for guest, invitation in zip(others[:2], made["invitations"], strict=True):
            guest.claim(invitation)
        people = [host, *others]
        for _ in range(moves):
            actor = people[host.scene(id)["to_act"][0]]
            actor.act(id, actor.scene(id))
    shutil.copy(folder / "a.db", folder / "b.db")
    pair: list[World] = []
    for name in ("a.db", "b.db"):
        server = stack.enter_context(Server(folder / name, stopped_clock))
        again = [Person(server.url) for _ in people]
        for old, new in zip(people, again, strict=True):
            new.http.cookies = old.http.cookies
            stack.callback(new.close)
        pair.append(World(server, id, again))
    for person in people:
        person.close()
    return pair[0], pair[1]


@pytest.fixture
def worlds(tmp_path: Path) -> Iterator[tuple[World, World]]:
    """Trias in the middle of the game. The used cards are hidden too (R-4)."""
    with ExitStack() as stack:
        yield paired(stack, tmp_path, 40, options={"discards_public": False})


@pytest.fixture
def ponds(tmp_path: Path) -> Iterator[tuple[World, World]]:
    """Pebbles, when all seats are about to hide a pebble in a fist."""
    register(PEBBLES)
    with ExitStack() as stack:
        # With this seed the second seat has more than one colour to choose from.
        yield paired(stack, tmp_path, 0, game="pebbles", seed="a pebble in the fist")


def questions(reader: int | None, seq: int) -> list[tuple[str, str, Any]]:
    """Requests that change nothing, because they only read or are refused."""
    seat = 0 if reader is None else reader
    step = {"seat": seat, "seq": seq, "key": "twin-key-0001"}
    own = "" if reader is None else f"?seat={reader}"
    return [
        ("GET", own, None),
        ("GET", f"/gains{own}", None),
        ("GET", "/gains?seat=-1", None),
        ("GET", "/gains?seat=2", None),
        ("GET", f"/record{own}", None),
        ("GET", "/record", None),
        ("GET", "?seat=-1", None),
        ("GET", "?seat=2", None),
        ("GET", "/record?seat=-1", None),
        ("GET", "/api/tables", None),
        ("POST", "/why", {"seat": seat, "targets": ["tile:3"]}),
        ("POST", "/why", {"seat": seat, "targets": ["deck"]}),
        ("POST", "/preview", {"seat": seat, "actions": ["hand", "draw", "end", "lift 3"]}),
        ("POST", "/act", {**step, "action": "rescue 3 nw"}),
        ("POST", "/act", {**step, "action": "nonsense"}),
        ("POST", "/act", {**step, "seq": 1, "action": "end"}),
        ("POST", "/act", {**step, "seat": 2, "action": "hand"}),
        ("POST", "/undo", {**step, "seq": seq - 1000}),
        ("POST", "/reset", {**step, "seq": seq + 1}),
        ("POST", "/redo", step),
        ("POST", "/handover", {"seat": 7}),
        ("POST", "/rematch", None),
        ("POST", "/propose", {"kind": "rewind", "seat": seat, "seq": seq + 1}),
        ("POST", "/consent", {"number": seq, "agrees": True}),
        ("GET", "/chat", None),
        ("GET", "/notes", None),
        ("GET", "/replay", None),
        ("GET", "/replay?eyes=-1", None),
        ("GET", "/replay?eyes=open", None),
        ("GET", "/replay?eyes=2", None),
        ("GET", "/moments?eyes=-1&first=0&count=60", None),
        ("GET", "/moments?eyes=2", None),
        ("GET", "/timeline", None),
        ("GET", "/course", None),
    ]


def compare(one: World, two: World, reader: int | None) -> int:
    """Compare everything that a reader can ask or receive; returns the number of answers."""
    worlds = (one, two)
    lines = [world.listen(reader) for world in worlds]
    try:
        # The table, the whole log with the scene, and the scene as a spectator sees it.
        for message in ("presence", "update", "update"):
            messages = [next_message(line, message) for line in lines]
            assert messages[0] == messages[1], f"{message} of {reader} by socket"
            for line in lines:
                line.send(type="look", seat=None)
    finally:
        for line in lines:
            line.close()
    for world in worlds:
        world.wait_until_nobody_is_here()
    asked = questions(reader, one.game.seq)
    if reader is not None and reader in one.state.to_act:
        texts = [choice.action.text() for choice in one.state.offer(reader).choices][:400]
        asked.append(("POST", "/preview", {"seat": reader, "actions": texts}))
    for method, path, body in asked:
        answers = [world.ask(reader, method, path, body) for world in worlds]
        assert answers[0] == answers[1], f"{method} {path} of {reader}"
    return len(asked) + 3


def next_message(line: Line, kind: str) -> bytes | str:
    while True:
        message = line.connection.recv(5)
        if f'"type":"{kind}"' in str(message):
            return message


@pytest.mark.slow
def test_nobody_gets_a_byte_that_depends_on_what_they_may_not_know(
    worlds: tuple[World, World],
) -> None:
    one, two = worlds
    pairs = list(twins(one.state))
    assert len(pairs) >= 6
    compared = 0
    changed = 0
    for state, twin, readers in pairs:
        assert state.to_position() != twin.to_position()
        knowing = {0, 1, 2}.difference(reader for reader in readers if reader is not None)
        one.put(state)
        two.put(twin)
        changed += two.change_events(knowing)
        for reader in readers:
            compared += compare(one, two, reader)
        for seat in knowing:
            pages = [world.ask(seat, "GET", f"?seat={seat}") for world in worlds]
            assert pages[0] != pages[1], "the holder of the card sees the difference"
        two.restore()
    assert compared > 250
    assert changed > 0


@pytest.mark.slow
def test_a_seats_own_actions_reveal_nothing_about_other_hands(
    worlds: tuple[World, World],
) -> None:
    """The answers to actions, undo, redo and reset, including refusals."""
    one, two = worlds
    for _ in range(100):
        actor = one.state.to_act[0]
        found = [pair for pair in twins(one.state) if actor in pair[2]]
        if found and soft_action(one):
            break
        advance(one, two)
    assert found
    for state, twin, _ in found[:4]:
        one.put(state)
        two.put(twin)
        for kind, status in (
            ("undo", b"422"), ("act", b"200"), ("redo", b"422"), ("undo", b"200"),
            ("redo", b"200"), ("reset", b"200"), ("reset", b"422"),
        ):  # fmt: skip
            body: dict[str, Any] = {"seat": actor, "seq": one.game.seq, "key": new_key()}
            if kind == "act":
                body["action"] = soft_action(one)
            answers = [world.ask(actor, "POST", f"/{kind}", body) for world in worlds]
            assert answers[0] == answers[1], kind
            assert answers[0].startswith(status), (kind, answers[0][:300])


@pytest.mark.slow
def test_the_content_of_a_closed_fist_is_not_revealed_in_any_way(
    ponds: tuple[World, World],
) -> None:
    """A hidden choice that differs between the worlds is made, taken back, redone and changed."""
    one, two = ponds
    texts = [choice.action.text() for choice in one.state.offer(1).choices]
    assert len(texts) > 1
    readers = (0, 2, None)
    lines = {reader: [world.listen(reader) for world in ponds] for reader in readers}
    for kind in ("act", "undo", "redo", "undo", "act", "reset", "act"):
        seq = one.game.seq
        step = {"seat": 1, "seq": seq, "key": new_key()}
        answers = []
        for world, text in zip(ponds, texts, strict=False):
            body = {**step, "action": text} if kind == "act" else step
            answers.append(world.ask(1, "POST", f"/{kind}", body))
            assert answers[-1].startswith(b"200"), (kind, answers[-1][:300])
        if kind in ("act", "redo"):
            assert answers[0] != answers[1], "the owner of the fist knows"
        for reader, ends in lines.items():
            messages = [heard(line, seq + 1) for line in ends]
            assert messages[0] == messages[1], f"{kind} as {reader} hears it"
    for ends in lines.values():
        for line in ends:
            line.close()
    for world in ponds:
        world.wait_until_nobody_is_here()
    for reader in readers:
        assert compare(one, two, reader) > 20


@pytest.mark.slow
def test_actions_and_undos_of_others_reveal_nothing_about_their_hands(
    worlds: tuple[World, World],
) -> None:
    """Live updates while the seat with the other card acts, undoes and resets."""
    one, two = worlds
    for _ in range(100):
        state = one.state
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
            seq = one.game.seq
            body: dict[str, Any] = {"seat": actor, "seq": seq, "key": new_key()}
            if kind == "act":
                body["action"] = soft_action(one)
            for world in worlds:
                assert world.ask(actor, "POST", f"/{kind}", body).startswith(b"200"), kind
            for reader, ends in lines.items():
                messages = [heard(line, seq + 1) for line in ends]
                assert messages[0] == messages[1], f"{kind} as {reader} hears it"
        for ends in lines.values():
            for line in ends:
                line.close()


def heard(line: Line, seq: int) -> list[bytes | str]:
    """The update with this number, as bytes. Presence is skipped: it may come at any time."""
    messages: list[bytes | str] = []
    while True:
        message = line.connection.recv(5)
        if '"type":"update"' in str(message):
            messages.append(message)
            if f'"scene":{{"seq":{seq},' in str(message):
                return messages[-1:]


def soft_action(world: World) -> str:
    """An action of the seat to act that can be undone, and so is not about cards; "" if none."""
    state = world.state
    offer = state.offer(state.to_act[0])
    return next((c.action.text() for c in offer.choices if c.can_undo), "")


def advance(one: World, two: World) -> None:
    """The same action in both worlds: draw if possible, so that hands have cards to hide."""
    game = one.game
    actor = game.to_act[0]
    texts = [choice.action.text() for choice in game.copy_of_state().offer(actor).choices]
    action = "draw" if "draw" in texts else texts[0]
    body = {"seat": actor, "seq": game.seq, "key": new_key(), "action": action}
    for world in (one, two):
        assert world.ask(actor, "POST", "/act", body).startswith(b"200")
