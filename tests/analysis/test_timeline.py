"""Timelines: properties that hold for whole games, and exact values for made-up games."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

import pytest

from trilobite.analysis.replay import GameReplay
from trilobite.analysis.timeline import Lead, Timeline, Turn, timeline_from, timeline_of
from trilobite.engine import (
    Action,
    Argument,
    ChartCount,
    Event,
    FastChance,
    Message,
    ParticipantResult,
    PublicEvent,
    Result,
    SeatResult,
    State,
    Who,
    find_game,
)
from trilobite.engine.language import sentences
from trilobite.engine.matches import Match

GAMES = [
    ("trias", 2), ("trias", 4), ("terror", 3), ("tritarea", 1), ("tritarea", 2), ("tritarea", 3),
    ("tritarea", 4),
]  # fmt: skip


def played(
    key: str, players: int, seed: int = 1, position: dict[str, object] | None = None
) -> Match:
    """A finished match of random actions."""
    match = Match(find_game(key), players, None, bytes([seed]) * 16, position=position)
    lot = FastChance(seed)
    while not match.state.is_over:
        seat = match.state.to_act[lot.below(len(match.state.to_act))]
        actions = match.state.legal(seat)
        match.act(seat, actions[lot.below(len(actions))])
    return match


def result_of(match: Match) -> Result:
    result = match.state.result()
    assert result is not None
    return result


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_the_points_of_events_add_up_to_the_result(key: str, players: int) -> None:
    match = played(key, players)
    timeline, result = timeline_of(match), result_of(match)
    ends = {one.participant: one.points for one in result.participants}
    assert set(timeline.start.values()) == {0}
    assert timeline.decisions == len(match.moves)
    assert timeline.participants == tuple(ends)
    rows = Counter[int]()
    for row in timeline.rows:
        rows.update(row.points)
    assert {who: rows[who] for who in ends} == ends
    assert timeline.steps, "something is scored at the end"
    assert timeline.steps[-1].totals == ends
    best = {seat.seat for seat in result.seats if seat.place == 1}
    if key == "trias":
        assert set(timeline.leads[-1].leaders) >= best


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_a_step_of_the_final_scoring_is_about_one_thing(key: str, players: int) -> None:
    timeline = timeline_of(played(key, players))
    for step in timeline.steps:
        events = [*(one.event for one in step.scored), *step.remarks]
        assert len({event.targets() for event in events}) == 1 or len({e.key for e in events}) == 1


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_turns_and_chart_counts_cover_the_whole_game(key: str, players: int) -> None:
    match = played(key, players)
    timeline = timeline_of(match)
    assert timeline.turns[0].first == 1
    assert sorted({turn.first for turn in timeline.turns}) == [
        turn.first for turn in timeline.turns
    ]
    assert sum(player.decisions for player in timeline.players) == timeline.decisions
    assert sum(player.turns for player in timeline.players) == len(timeline.turns)
    assert all(0 <= player.led <= timeline.decisions for player in timeline.players)
    assert len(timeline.counts) == 3
    for count in timeline.counts:
        assert len(count.values) == timeline.decisions + 1
        assert all(set(now) == set(timeline.participants) for now in count.values)
        assert any(max(now.values()) > 0 for now in count.values)


def test_a_game_that_continues_another_begins_with_its_points() -> None:
    whole = played("trias", 3)
    half = Match(find_game("trias"), 3, None, whole.seed)
    for move in whole.moves[: len(whole.moves) * 3 // 4]:
        half.act(move.seat, move.action)
    timeline = timeline_of(played("trias", 3, 2, half.state.to_position()))
    assert sum(timeline.start.values()) > 0
    assert timeline.counts[0].values[0] == dict(half.state.chart_counts()[0].values)
    assert Lead(0, timeline.leads[0].leaders) == timeline.leads[0]


def test_a_running_game_has_no_timeline() -> None:
    with pytest.raises(ValueError, match="not over"):
        timeline_of(Match(find_game("trias"), 2, None, b"x" * 16))


def test_a_settlement_interrupted_by_decisions_is_one_final_scoring() -> None:
    """A declared five may be changed between areas and declarations (TA-7.6)."""
    for seed in range(1, 60):
        match = played("tritarea", 4, seed)
        last = match.moves[-1]
        if any(event.key == "tritarea-settlement-began" for event in last.events):
            continue
        timeline = timeline_of(match)
        keys = {one.kind[0] for step in timeline.steps for one in step.scored}
        assert keys >= {"tritarea-area-scored", "tritarea-declaration-scored"}
        return
    pytest.fail("no such game")


# Made-up games.


class MadeUpEvent(PublicEvent):
    key = "made-up"
    rule = "X-1"

    def __init__(self, args: Mapping[str, Argument], rule: str = "X-1", **flags: bool) -> None:
        self.args = args
        self.rule = rule
        for name, value in flags.items():
            setattr(self, name, value)

    def arguments(self) -> Mapping[str, Argument]:
        return self.args

    def targets(self) -> tuple[str, ...]:
        place = self.args.get("place")
        return () if place is None else tuple(str(place).split())


def gain(who: int, points: int, place: str = "", rule: str = "X-1", **flags: bool) -> MadeUpEvent:
    return MadeUpEvent(
        {"who": Who(who), "points": points, **({"place": place} if place else {})}, rule, **flags
    )


class Scene(State):
    """A minimal state."""

    def __init__(self, result: Result | None, herds: int) -> None:
        self._result = result
        self._herds = herds

    def copy(self) -> State:
        return Scene(self._result, self._herds)

    def apply_id(self, seat: int, id: int) -> None:
        pass

    def result(self) -> Result | None:
        return self._result

    def chart_counts(self) -> Sequence[ChartCount]:
        return [ChartCount("herds", {0: self._herds, 1: 7})]


class MadeUpReplay(GameReplay):
    """A game of two seats with just these events."""

    def __init__(self, *decided: tuple[int, list[Event]], opening: Sequence[Event] = ()) -> None:
        self.game = find_game("trias")
        self.players = 2
        self.decisions = [(seat, Action("trias", 0)) for seat, _ in decided]
        self._events = [list(opening), *(events for _, events in decided)]

    def __iter__(self) -> Iterator[tuple[list[Event], State]]:
        sums = Counter({0: 0, 1: 0})
        for number, events in enumerate(self._events):
            for event in events:
                args = event.arguments()
                if isinstance(args.get("points"), int):
                    sums[cast("Who", args["who"]).participant] += cast("int", args["points"])
            is_last = number == len(self._events) - 1
            yield events, Scene(result(sums[0], sums[1]) if is_last else None, number)


def result(*points: int) -> Result:
    reason = Message("x", {})
    return Result(
        [SeatResult(i, 1, p, 0.5, reason) for i, p in enumerate(points)],
        [ParticipantResult(i, p, {}) for i, p in enumerate(points)],
    )


def timeline_with(*decisions: tuple[int, list[Event]]) -> Timeline:
    return timeline_from(MadeUpReplay(*decisions))


def test_a_turn_ends_with_another_seat_or_with_an_event() -> None:
    ends = MadeUpEvent({}, ends_turn=True)
    timeline = timeline_with((0, []), (0, [ends]), (0, []), (1, []), (1, []))
    assert timeline.turns == (Turn(1, 0), Turn(3, 0), Turn(4, 1))
    assert [(player.decisions, player.turns) for player in timeline.players] == [(3, 2), (2, 1)]


def test_a_lead_is_recorded_each_time_the_leaders_change() -> None:
    timeline = timeline_with(
        (0, [gain(0, 2)]),
        (1, [gain(1, 2)]),
        (1, [gain(1, 1), gain(0, 5)]),
        (0, []),
        (1, [gain(1, 9)]),
    )
    assert timeline.leads == (
        Lead(0, (0, 1)), Lead(1, (0,)), Lead(2, (0, 1)), Lead(3, (0,)), Lead(5, (1,)),
    )  # fmt: skip
    assert timeline.changes == 1
    assert [player.led for player in timeline.players] == [1 + 2, 0]


def test_rows_separate_points_by_rule_and_the_final_scoring() -> None:
    timeline = timeline_with(
        (0, [gain(0, 2, "a"), gain(1, 1, "a")]),
        (0, [gain(0, 3, "b"), gain(0, 1, "b", "X-2")]),
        (1, [gain(1, 4, "c")]),
    )
    rows = [(row.rule, row.is_final, row.points, row.times, row.targets) for row in timeline.rows]
    assert rows == [
        ("X-1", False, {0: 5, 1: 1}, {0: 2, 1: 1}, ("a", "b")),
        ("X-2", False, {0: 1}, {0: 1}, ("b",)),
        ("X-1", True, {1: 4}, {1: 1}, ("c",)),
    ]
    assert [player.best for player in timeline.players] == [6, 1]
    assert [player.scorings for player in timeline.players] == [3, 2]


def test_points_for_the_same_things_are_one_step_and_small_steps_come_first() -> None:
    timeline = timeline_with(
        (0, [gain(0, 1, "z")]),
        (1, [gain(1, 3, "b c"), gain(0, 3, "b c", "X-2"), gain(0, 2, "a"), gain(1, 1, "a")]),
    )
    assert [[one.points for one in step.scored] for step in timeline.steps] == [[2, 1], [3, 3]]
    assert [step.totals for step in timeline.steps] == [{0: 3, 1: 1}, {0: 6, 1: 4}]


def test_the_final_scoring_begins_with_the_last_event_that_opens_a_scoring() -> None:
    opens = MadeUpEvent({}, opens_scoring=True)
    timeline = timeline_with(
        (0, [opens, gain(0, 1)]),
        (0, [gain(0, 2), opens, gain(0, 3)]),
        (1, [gain(1, 4)]),
    )
    assert [one.points for step in timeline.steps for one in step.scored] == [3, 4]


def test_chart_counts_begin_with_the_set_up() -> None:
    timeline = timeline_with((0, []), (1, []))
    assert [(count.key, count.values) for count in timeline.counts] == [
        ("herds", [{0: 0, 1: 7}, {0: 1, 1: 7}, {0: 2, 1: 7}])
    ]


# Words.


@pytest.mark.parametrize("key", ["trias", "terror", "tritarea"])
def test_every_kind_of_points_has_a_name(key: str) -> None:
    """The client uses these names; events that never score need none."""
    folder = find_game(key).folder
    words = sentences(folder / "locales", "en")
    named = set(re.findall(rf"^{key}-web-points-([a-z-]+) =", words, re.MULTILINE))
    code = "".join(file.read_text("utf-8") for file in folder.rglob("*.py"))
    known = set(re.findall(rf'(?:key = |EventKind\(\s*)"{key}-([a-z-]+)"', code))
    assert named <= known
    players = [count for game, count in GAMES if game == key]
    scored = {one.kind[0] for n in players for one in timeline_of(played(key, n)).scored}
    assert {event.removeprefix(f"{key}-") for event in scored} <= named
