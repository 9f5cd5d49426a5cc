"""Scorings: each can be looked at again, on the board as it was, by what the reader saw."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from tests.games.terror.twins import twins as terror_twins
from tests.games.trias.twins import twins as trias_twins
from tests.games.tritarea.twins import twins as tritarea_twins
from tests.server.support.servers import Person, Server
from trilobite.analysis.replay import GameReplay
from trilobite.engine import FastChance, SeededChance, State, canonical_json, find_game
from trilobite.engine.matches import Match
from trilobite.server.play.replays import ReplaySource, scoring_of
from trilobite.server.tables.game import Entry, LogRow


def scoring(person: Person, id: str, seq: int, eyes: object = None, status: int = 200) -> Any:
    wish = "" if eyes is None else f"&eyes={eyes}"
    return person.get(f"/api/tables/{id}/scoring?seq={seq}{wish}", status)


@pytest.fixture(scope="session")
def settled(server: Server) -> Iterator[tuple[Person, str]]:
    """A running game of Tritarea for one person, in its second round."""
    person = server.person("Anna")
    id = person.new_game("me", "me", "me", "me", game="tritarea")
    scene = person.scene(id)
    while not (answer := person.act(id, scene))["entry"]["scoring"]:
        scene = answer["scene"] if answer["scene"]["offer"] else person.scene(id)
    yield person, id
    person.close()


def of_log(person: Person, id: str) -> list[Any]:
    return [one for one in person.get(f"/api/tables/{id}/replay")["log"] if one["scoring"]]


def test_the_city_of_a_settled_round_is_shown_while_the_next_one_is_played(
    settled: tuple[Person, str],
) -> None:
    person, id = settled
    (entry,) = of_log(person, id)
    assert entry["scoring"] == "full"
    found = scoring(person, id, entry["seq"])
    assert sum(map(len, found["view"]["table"]["buildings"].values())) > 10
    assert (found["is_final"], found["heading"]["key"]) == (False, "tritarea-settlement-began")
    assert found["sequel"]["key"] == "tritarea-start-chosen"
    events = Counter[int]()
    for event in entry["events"]:
        if event["key"] in ("tritarea-area-scored", "tritarea-tallest-scored"):
            events[event["args"]["who"]["who"]] += event["args"]["points"]
    paid = Counter[int]()
    for step in found["steps"]:
        for one in step["paid"]:
            paid[one["participant"]] += one["points"]
    assert paid == events
    scores = [
        sum(points) for points in zip(*found["view"]["table"]["points"].values(), strict=True)
    ]
    assert min(scores) >= 0, "the scores are those before the settlement"


def test_only_an_entry_that_ends_a_scoring_has_one(settled: tuple[Person, str]) -> None:
    person, id = settled
    for seq in (0, 1, 9999, -1):
        assert scoring(person, id, seq, status=400)["field"] == "seq"


def test_a_running_scoring_is_seen_through_ones_own_eyes(
    settled: tuple[Person, str], stranger: Person
) -> None:
    person, id = settled
    seq = of_log(person, id)[0]["seq"]
    assert scoring(stranger, id, seq)["view"]["seat"] is None
    for eyes, code in ((0, "not_yours"), ("open", "forbidden")):
        assert scoring(stranger, id, seq, eyes, 403)["code"] == code
    for eyes in (0, 3):
        assert scoring(person, id, seq, eyes)["view"]["seat"] == eyes


GAMES = [("trias", trias_twins), ("terror", terror_twins), ("tritarea", tritarea_twins)]


@pytest.mark.slow
@pytest.mark.parametrize(("key", "twins"), GAMES)
def test_worlds_that_look_alike_have_equal_scorings(key: str, twins: Any) -> None:
    """The last decision of each world is shown as if it ended a scoring."""
    state = find_game(key).new(3, None, SeededChance(bytes(range(16))))
    dice = FastChance(3)
    compared = 0
    for number in range(60):
        if state.is_over:
            break
        for one, two, readers in islice(twins(state), 2 if number % 2 == 0 else 0):
            for eyes in readers:
                pages = [shown(world, eyes) for world in alike([one, two])]
                assert len(set(pages)) <= 1
                compared += len(pages)
        seat = state.to_act[0]
        ids = state.legal_ids(seat)
        state.apply_id(seat, ids[dice.below(len(ids))])
    assert compared > 15


def alike(worlds: list[State]) -> list[Match]:
    """The worlds after one action with the same events in both; none if there is no such action."""
    seat = worlds[0].to_act[0]
    if seat not in worlds[1].to_act:
        return []
    for id in sorted(set(worlds[0].legal_ids(seat)) & set(worlds[1].legal_ids(seat))):
        matches = [begun(world) for world in worlds]
        events = [match.act(seat, match.game.actions.all[id]) for match in matches]
        if events[0] == events[1]:
            return matches
    return []


def begun(state: State) -> Match:
    position = json.loads(json.dumps(state.to_position()))
    return Match(state.game, state.players, state.options, b"x" * 16, position=position)


def shown(match: Match, eyes: int | None) -> str:

    rows = [
        LogRow(0, "opening", None, None, None, None, ""),
        LogRow(1, "act", 0, None, "", None, ""),
    ]
    logged = [match.opening, match.moves[0].events]
    entries = [Entry(row, tuple(events)) for row, events in zip(rows, logged, strict=True)]
    source = ReplaySource(eyes, False, GameReplay(match), entries, [0, 1])
    found = scoring_of(source, 1, is_over=True)
    assert found is not None
    return canonical_json([found.view, found.events, len(found.steps)])
