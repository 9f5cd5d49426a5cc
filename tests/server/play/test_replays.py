"""Replays: after the end, any moment as any seat saw it; before, only what the reader saw."""

import json
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest
from click.testing import CliRunner

from tests.games.terror.twins import twins as terror_twins
from tests.games.trias.twins import twins as trias_twins
from tests.games.tritarea.twins import twins as tritarea_twins
from tests.server.support.servers import Person, Server
from tests.support.twin_worlds import Twins
from trilobite.analysis.replay import GameReplay
from trilobite.cli import main
from trilobite.engine import FastChance, SeededChance, State, canonical_json, find_game
from trilobite.engine.matches import Match
from trilobite.server.play.replays import ReplaySource, moments_of


@pytest.fixture(scope="session")
def finished(server: Server) -> Iterator[tuple[Person, str]]:
    """A finished game of Trias, in which players have hidden cards."""
    yield from brought_along(server, "trias")


@pytest.fixture(scope="session")
def scored(server: Server) -> Iterator[tuple[Person, str]]:
    """A finished game of Triassic Terror, in which everybody scores several times."""
    yield from brought_along(server, "terror")


def brought_along(server: Server, key: str) -> Iterator[tuple[Person, str]]:
    """A finished two-player game with random actions, uploaded as a record."""
    match, lot = Match(find_game(key), 2, None, b"lot" * 6), FastChance(1)
    while not match.state.is_over:
        seat = match.state.to_act[0]
        actions = match.state.legal(seat)
        match.act(seat, actions[lot.below(len(actions))])
    person = server.person("Anna")
    yield person, person.post("/api/records", match.record().to_json())["table"]
    person.close()


def replay(person: Person, id: str, eyes: object = None, status: int = 200) -> Any:
    wish = "" if eyes is None else f"?eyes={eyes}"
    return person.get(f"/api/tables/{id}/replay{wish}", status)


def moments(
    person: Person, id: str, eyes: object = -1, first: int = 0, count: int = 40, status: int = 200
) -> Any:
    wish = f"eyes={eyes}&first={first}&count={count}"
    return person.get(f"/api/tables/{id}/moments?{wish}", status)


def all_moments(person: Person, id: str, eyes: object = -1) -> list[Any]:
    """All moments of the game, fetched page by page."""
    of = len(replay(person, id, eyes)["moments"])
    found: list[Any] = []
    while len(found) < of:
        found += moments(person, id, eyes, len(found), 60)["moments"]
    return found


# A finished game.


def test_every_moment_is_shown_as_it_was(finished: tuple[Person, str], server: Server) -> None:
    person, id = finished
    found = all_moments(person, id, 1)
    page = replay(person, id, 1)
    assert [one["seq"] for one in found] == page["moments"] == list(range(len(found)))
    assert (page["eyes"], page["is_open"], page["table"]["status"]) == (1, False, "finished")
    for seq in (0, 7, 30, len(found) - 1):
        past = server.call(server.service.registry.game_until(id, server.live(id).table, seq))
        state = past.copy_of_state()
        assert found[seq]["view"] == state.view(1).to_json()
        assert found[seq]["to_act"] == list(state.to_act)
        assert found[seq]["views"] == []


@pytest.mark.slow
def test_anybody_can_replay_a_finished_game_as_any_seat(
    finished: tuple[Person, str], stranger: Person
) -> None:
    person, id = finished
    for eyes in (0, 1, -1, "open"):
        assert moments(stranger, id, eyes) == moments(person, id, eyes)
    assert moments(stranger, id, 0)["moments"][0]["view"]["hand"] is not None
    assert moments(stranger, id, -1)["moments"][0]["view"]["hand"] is None
    for somebody in (stranger, person):
        page = replay(somebody, id)
        assert (page["eyes"], page["is_open"]) == (None, True), "an uploaded game belongs to nobody"
    assert replay(stranger, id, 2, 400)["field"] == "seat"


def test_the_replay_of_a_seat_shows_only_what_it_knew_then(finished: tuple[Person, str]) -> None:
    person, id = finished
    taken = {eyes: cards(replay(person, id, eyes)["log"]) for eyes in (0, 1, -1, "open")}
    assert min(taken["open"]) > 0
    assert taken[0] == [taken["open"][0], 0]
    assert taken[1] == [0, taken["open"][1]]
    assert taken[-1] == [0, 0]


def cards(log: Any) -> list[int]:
    """How many times each seat took a card that this log shows."""
    keys = [e for entry in log for e in entry["events"] if e["key"] == "trias-card-taken"]
    return [sum(e["args"]["who"]["who"] == seat for e in keys) for seat in (0, 1)]


def test_with_everything_open_each_seat_has_its_own_view(finished: tuple[Person, str]) -> None:
    person, id = finished
    (opened,) = moments(person, id, "open", 9, 1)["moments"]
    assert opened["view"] == moments(person, id, -1, 9, 1)["moments"][0]["view"]
    for seat in (0, 1):
        assert opened["views"][seat] == moments(person, id, seat, 9, 1)["moments"][0]["view"]


def test_moments_are_sent_in_portions(finished: tuple[Person, str]) -> None:
    person, id = finished
    last = len(replay(person, id)["moments"]) - 1
    some = moments(person, id, -1, last - 2, 60)
    assert (some["first"], len(some["moments"])) == (last - 2, 3)
    for first, count, field in ((-1, 5, "first"), (last + 1, 5, "first"), (0, 0, "count"),
                                (0, 61, "count")):  # fmt: skip
        assert moments(person, id, -1, first, count, 400)["field"] == field
    for eyes in ("nobody", "", "--1", "²", "99999"):
        assert replay(person, id, eyes, 400)["field"] == "eyes"


def test_actions_that_were_taken_back_are_not_in_the_replay(anna: Person) -> None:
    id = anna.new_game("me", "me")
    anna.play_turns(id, 20)
    while not any(choice["can_undo"] for choice in (anna.scene(id)["offer"] or {})["choices"]):
        anna.act(id, anna.scene(id))
    scene = anna.scene(id)
    first, again = [c["text"] for c in scene["offer"]["choices"] if c["can_undo"]][:2]
    before = moments(anna, id, scene["seat"], len(replay(anna, id)["moments"]) - 1)["moments"][-1]
    seq = anna.act(id, scene, first)["seq"]
    anna.step(id, "undo", anna.scene(id))
    page = replay(anna, id, scene["seat"])
    assert page["moments"][-1] == before["seq"]
    assert moments(anna, id, scene["seat"], len(page["moments"]) - 1)["moments"] == [before]
    anna.step(id, "redo", anna.scene(id))
    page = replay(anna, id, scene["seat"])
    assert page["moments"][-1] == seq, "a redone action keeps its number"
    assert {entry["kind"] for entry in page["log"]} <= {"opening", "act", "seat"}
    anna.step(id, "undo", anna.scene(id))
    anna.act(id, anna.scene(id), again)
    page = replay(anna, id, scene["seat"])
    assert seq not in page["moments"]
    assert [e["seq"] for e in page["log"] if e["kind"] != "seat"] == page["moments"]


def test_the_timeline_adds_up_to_the_result(scored: tuple[Person, str]) -> None:
    person, id = scored
    timeline = person.get(f"/api/tables/{id}/timeline")
    result = person.info(id)["result"]
    ends = [one["points"] for one in result["participants"]]
    assert timeline["decisions"] == len(replay(person, id)["moments"]) - 1
    assert timeline["steps"][-1]["totals"] == ends
    assert [sum(row["points"][i] for row in timeline["rows"]) for i in (0, 1)] == ends
    assert [count["key"] for count in timeline["counts"]] == [
        "terror-gauge-dinos", "terror-gauge-primary", "terror-gauge-environments",
    ]  # fmt: skip
    assert person.get(f"/api/tables/{id}/timeline") == timeline


@pytest.mark.slow
def test_a_replay_shows_a_concession_and_the_winner_that_follows(anna: Person, ben: Person) -> None:
    made = anna.new_table("me", "open")
    id = made["table"]["id"]
    ben.claim(made["invitations"][0])
    anna.seat(id, "concede", 0)
    ben.play_turns(id)
    page = replay(anna, id, "open")
    keys = [event["key"] for entry in page["log"] for event in entry["events"]]
    assert "table-seat-conceded" in keys
    assert "table-won" in keys
    assert "trias-game-won" not in keys
    assert len(all_moments(anna, id, 1)) == len(page["moments"])
    assert anna.get(f"/api/tables/{id}/timeline")["decisions"] == len(page["moments"]) - 1


# A running game.


@pytest.fixture
def running(anna: Person, ben: Person) -> str:
    made = anna.new_table("me", "open")
    id = str(made["table"]["id"])
    ben.claim(made["invitations"][0])
    for _ in range(12):
        actor = (anna, ben)[anna.scene(id)["to_act"][0]]
        actor.act(id, actor.scene(id))
    return id


def test_in_a_running_game_everybody_can_replay_what_they_saw(
    running: str, anna: Person, ben: Person, stranger: Person
) -> None:
    for person, seat in ((anna, 0), (ben, 1)):
        page = replay(person, running)
        assert (page["eyes"], page["is_open"]) == (seat, False)
        assert (
            moments(person, running, seat, 12)["moments"][-1]["view"]
            == (person.scene(running)["view"])
        )
        assert cards(page["log"])[1 - seat] == 0
    assert replay(stranger, running)["eyes"] is None
    assert cards(replay(stranger, running)["log"]) == [0, 0]


def test_in_a_running_game_nobody_can_replay_as_another_seat(
    running: str, anna: Person, ben: Person, stranger: Person
) -> None:
    for person, eyes in ((anna, 1), (ben, 0), (stranger, 0), (stranger, 1)):
        assert replay(person, running, eyes, 403)["code"] == "not_yours"
        assert moments(person, running, eyes, status=403)["code"] == "not_yours"


def test_before_the_end_there_is_no_open_replay(running: str, anna: Person) -> None:
    assert replay(anna, running, "open", 403)["code"] == "forbidden"
    assert moments(anna, running, "open", status=403)["code"] == "forbidden"
    assert anna.get(f"/api/tables/{running}/timeline", 403)["code"] == "forbidden"


def test_a_player_who_conceded_cannot_replay_as_that_seat_before_the_end(
    running: str, anna: Person, ben: Person
) -> None:
    ben.seat(running, "concede", 1)
    assert replay(ben, running)["eyes"] is None
    assert replay(ben, running, 1, 403)["code"] == "not_yours"


def test_a_game_that_has_not_begun_has_no_replay(anna: Person) -> None:
    id = anna.new_game("me", "open")
    assert replay(anna, id, None, 404)["code"] == "not_found"
    assert replay(anna, "nosuchtable", None, 404)["code"] == "not_found"


GAMES: list[tuple[str, Callable[[State], Iterator[Twins]]]] = [
    ("trias", trias_twins),
    ("terror", terror_twins),
    ("tritarea", tritarea_twins),
]


@pytest.mark.slow
@pytest.mark.parametrize(("key", "twins"), GAMES)
def test_worlds_that_look_alike_have_equal_replays(
    key: str, twins: Callable[[State], Iterator[Twins]]
) -> None:
    """Worlds that differ only in secrets have equal replays while they are played alike."""
    state = find_game(key).new(3, None, SeededChance(bytes(range(16))))
    dice = FastChance(3)
    compared = 0
    for number in range(60):
        if state.is_over:
            break
        for one, two, readers in islice(twins(state), 2 if number % 2 == 0 else 0):
            assert one.chart_counts() == two.chart_counts(), "only what lies open is counted"
            worlds = [begun(one), begun(two)]
            go_on(worlds, 2)
            for eyes in readers:
                pages = [page(world, eyes) for world in worlds]
                assert pages[0] == pages[1]
                compared += 1
            assert page(worlds[0], None, is_open=True) != page(worlds[1], None, is_open=True)
        seat = state.to_act[0]
        ids = state.legal_ids(seat)
        state.apply_id(seat, ids[dice.below(len(ids))])
    assert compared > 15


def begun(state: State) -> Match:
    position = json.loads(json.dumps(state.to_position()))
    return Match(state.game, state.players, state.options, b"x" * 16, position=position)


def go_on(worlds: list[Match], most: int) -> None:
    """Play the same actions in both worlds, as long as the events are the same."""
    for _ in range(most):
        seats = {world.state.to_act for world in worlds}
        if len(seats) > 1 or worlds[0].state.is_over:
            return
        seat = worlds[0].state.to_act[0]
        shared = set.intersection(*({a.id for a in w.state.legal(seat)} for w in worlds))
        trials = [world.state.copy() for world in worlds]
        for id in sorted(shared):
            outcomes = [trial.copy().apply(seat, trial.game.actions.all[id]) for trial in trials]
            if outcomes[0] == outcomes[1]:
                for world in worlds:
                    world.act(seat, world.game.actions.all[id])
                break
        else:
            return


def page(match: Match, eyes: int | None, *, is_open: bool = False) -> str:
    replay = GameReplay(match)
    source = ReplaySource(eyes, is_open, replay, [], list(range(len(replay.decisions) + 1)))
    found = moments_of(source, 0, 60)
    return canonical_json([[one.seq, one.to_act, one.view, one.views] for one in found])


# Records from elsewhere.


@pytest.mark.slow
@pytest.mark.parametrize(("key", "players"), [("trias", 3), ("terror", 3), ("tritarea", 2)])
def test_records_made_on_the_command_line_can_be_replayed(
    key: str, players: int, anna: Person, tmp_path: Any
) -> None:
    command = f"simulate {key} --players {players} --games 1 --jobs 1 --seed 1 --records {tmp_path}"
    assert CliRunner().invoke(main, command.split()).exit_code == 0
    (file,) = tmp_path.glob("*.json")
    id = anna.post("/api/records", json.loads(file.read_text()))["table"]
    page = replay(anna, id, "open")
    found = all_moments(anna, id, "open")
    assert len(found) == len(page["moments"])
    assert len(found[0]["views"]) == players
    timeline = anna.get(f"/api/tables/{id}/timeline")
    assert timeline["decisions"] == len(found) - 1
    half = page["moments"][len(found) // 2]
    new = anna.post(f"/api/tables/{id}/fork", {"seq": half})["table"]["id"]
    assert replay(anna, new)["log"][0]["events"][0]["key"] == "table-continued"


@pytest.mark.slow
def test_a_continued_game_can_be_replayed(scored: tuple[Person, str]) -> None:
    person, id = scored
    last = len(replay(person, id)["moments"]) - 1
    new = person.post(f"/api/tables/{id}/fork", {"seq": last - 12})["table"]["id"]
    person.play_turns(new)
    record = person.get(f"/api/tables/{new}/record")
    brought = person.post("/api/records", record)["table"]
    timeline = person.get(f"/api/tables/{brought}/timeline")
    assert timeline == person.get(f"/api/tables/{new}/timeline")
    assert timeline["start"] != [0, 0]
    first = moments(person, brought, -1, 0, 1)["moments"][0]["view"]
    assert first == moments(person, id, -1, last - 12, 1)["moments"][0]["view"]
