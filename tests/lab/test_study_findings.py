"""What a study concludes from events and results, with invented games."""

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from trilobite.analysis.points import points_of
from trilobite.engine import (
    Argument,
    Choice,
    Event,
    Message,
    Offer,
    ParticipantResult,
    PublicEvent,
    Result,
    SeatResult,
    Who,
    find_game,
)
from trilobite.lab.measures import spread
from trilobite.lab.study.collecting import SLICES, Collector, ObservedGame, ScoreChange, end_of
from trilobite.lab.study.distributions import distribution_over, mean_of
from trilobite.lab.study.points import places_of
from trilobite.lab.study.sides import (
    has_reliable_points,
    lead_changes,
    scores_by_slice,
    settled,
    sides_of,
    wins,
)

SIDES = [(0,), (1,)]


class Scored(PublicEvent):
    """An event of no particular game."""

    key = "scored"
    rule = "X-1"

    def __init__(self, args: Mapping[str, Argument], **flags: bool) -> None:
        self.args = args
        for name, value in flags.items():
            setattr(self, name, value)

    def arguments(self) -> Mapping[str, Argument]:
        return self.args


def offer(seat: int, choices: int, question: str = "ask") -> Offer:
    action = find_game("trias").actions.all[0]
    offered = [Choice(action, (), can_undo=True)] * choices
    return Offer(seat, seat, Message(question, {}), "X-1", offered)


def result(points: tuple[int, ...], payoffs: tuple[float, ...] | None = None) -> Result:
    best = max(points)
    shares = payoffs or tuple(float(p == best) / points.count(best) for p in points)
    reason = Message("x", {})
    return Result(
        [SeatResult(i, 1 if shares[i] else 2, p, shares[i], reason) for i, p in enumerate(points)],
        [ParticipantResult(i, p, {"all": p}) for i, p in enumerate(points)],
    )


def game(changes: list[tuple[int, int, int]], end: Result, decisions: int = 10) -> ObservedGame:
    scorings = tuple(ScoreChange(d, who, points, "scored", "X-1") for d, who, points in changes)
    return ObservedGame(
        0, end_of(end), decisions, {2: decisions}, (), 1.0, {1: decisions}, {}, scorings
    )


@pytest.mark.parametrize(
    ("event", "change"),
    [
        (Scored({"who": Who(1), "points": 3}), (1, 3)),
        (Scored({"who": Who(2), "lost": 3}), (2, -3)),
        (Scored({"who": Who(0), "points": 5, "lost": 2}), (0, 3)),
        (Scored({"who": Who(0), "points": 0}), None),
        (Scored({"who": Who(0), "herds": 4}), None),
        (Scored({"points": 4}), None),
        (Scored({"who": Who(0), "points": "many"}), None),
        (Scored({"who": Who(0), "points": 30}, names_winner=True), None),
    ],
)
def test_an_event_with_a_participant_and_points_changes_a_score(
    event: Event, change: tuple[int, int] | None
) -> None:
    assert points_of(event) == change


def test_a_turn_ends_with_another_seat_or_with_an_event() -> None:
    collector = Collector()
    for seat, ends in ((0, False), (0, True), (0, False), (1, False), (1, True), (0, False)):
        collector.asked(offer(seat, 3))
        collector.happened([Scored({}, ends_turn=ends)])
    observed = collector.finish(7, result((1, 0)))
    assert observed.turns == {2: 2, 1: 2}
    assert (observed.number, observed.decisions) == (7, 6)


def test_choices_are_counted_by_number_by_slice_and_by_question() -> None:
    collector = Collector()
    collector.happened([Scored({"who": Who(0), "points": 1})])
    for i in range(2 * SLICES):
        collector.asked(offer(0, 10 if i < SLICES else 1, f"ask-{i % 2}"))
        collector.happened([Scored({"who": Who(1), "points": i})])
    observed = collector.finish(0, result((1, 0)))
    assert observed.choices == {10: SLICES, 1: SLICES}
    assert observed.slices[0] == (2, 20)
    assert observed.slices[-1] == (2, 2)
    assert observed.tree == pytest.approx(SLICES)
    assert observed.questions["ask-0"] == (SLICES, 11 * SLICES // 2)
    assert observed.changes[0] == ScoreChange(0, 0, 1, "scored", "X-1")
    assert observed.changes[-1].decision == observed.decisions


def test_the_lead_changes_when_another_side_leads_alone() -> None:
    changes = [(1, 0, 2), (2, 1, 2), (3, 1, 1), (4, 0, 1), (5, 0, 1), (6, 1, 9)]
    assert lead_changes(game(changes, result((4, 12))), SIDES) == 3
    assert lead_changes(game([(1, 0, 2), (2, 1, 2), (3, 0, 1)], result((3, 2))), SIDES) == 0


def test_all_points_from_one_decision_count_as_one_moment() -> None:
    assert lead_changes(game([(4, 0, 5), (4, 1, 6), (4, 0, 7)], result((12, 6))), SIDES) == 0


def test_a_game_is_settled_when_the_winner_is_no_longer_behind() -> None:
    assert settled(game([(2, 1, 3), (6, 0, 3), (9, 0, 1)], result((4, 3))), SIDES) == 60
    assert settled(game([(2, 0, 3), (6, 1, 3)], result((3, 3), (1.0, 0.0))), SIDES) == 0


def test_there_is_a_score_before_and_after_each_slice() -> None:
    scores = scores_by_slice(game([(0, 1, 1), (5, 0, 2), (10, 0, 3)], result((5, 1))), SIDES)
    assert len(scores) == SLICES + 1
    assert scores[0] == [0, 1]
    assert scores[SLICES // 2] == [2, 1]
    assert scores[-1] == [5, 1]


def test_a_lead_means_nothing_if_events_do_not_add_up_or_points_do_not_win() -> None:
    assert has_reliable_points(game([(1, 0, 2), (2, 0, 3)], result((5, 0))), SIDES)
    assert not has_reliable_points(game([(1, 0, 2)], result((5, 0))), SIDES)
    assert not has_reliable_points(game([(1, 0, 5)], result((5, 0), (0.0, 1.0))), SIDES)
    assert not has_reliable_points(game([(1, 0, 5)], result((5,))), [(0,)])


def test_teams_are_found_in_the_results() -> None:
    tritarea = find_game("tritarea")
    four = [ParticipantResult(p, n, {}) for p, n in enumerate((5, 1, 2, 10))]
    alone = Result([SeatResult(0, 2, 5, 0.0, Message("x", {}))], four)
    assert sides_of(tritarea, 1, [game([], alone)]) == [(0,), (1,), (2,), (3,)]
    assert wins(game([], alone), [(0,), (1,), (2,), (3,)]) == [0.0, 0.0, 0.0, 1.0]
    seats = [SeatResult(s, 2 - s, n, float(s), Message("x", {})) for s, n in enumerate((6, 12))]
    assert sides_of(tritarea, 2, [game([], Result(seats, four))]) == [(0, 1), (2, 3)]


def test_the_spread_of_a_distribution_is_that_of_its_list() -> None:
    numbers = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5]
    for length in (1, 2, 3, 4, 11):
        assert distribution_over(numbers[:length]).spread == spread(numbers[:length])
    assert sum(distribution_over(range(1000)).histogram.counts) == 1000


def test_a_mean_has_an_interval_from_ten_games_on() -> None:
    assert mean_of([1.0] * 9).interval is None
    low, high = mean_of([float(number) for number in range(10)]).interval or (0.0, 0.0)
    assert low == pytest.approx(2.334, abs=0.02)
    assert high == pytest.approx(6.666, abs=0.02)


def scored(who: int, points: int, *places: str) -> ScoreChange:
    return ScoreChange(1, who, points, "trias-scored", "X-1", places)


def test_a_place_is_worth_the_wins_of_those_who_score_there() -> None:
    """A side that scores on the shore always wins, on the hill half the time."""
    changes = [
        (scored(0, 3, "shore", "hill"), scored(1, 1, "hill"), scored(1, 1, "hill")),
        (scored(1, 3, "shore"), scored(0, -2, "swamp"), scored(0, 2)),
    ]
    games = [
        replace(game([], result(points)), changes=changed)
        for points, changed in zip(((3, 2), (0, 3)), changes, strict=True)
    ]
    shore, hill = places_of(find_game("trias"), games, SIDES)
    assert (shore.place, shore.event, shore.times) == ("shore", "scored", 1.0)
    assert (hill.place, hill.times) == ("hill", 1.5)
    assert (shore.wins.share, hill.wins.share) == (1.0, 0.5)
    assert shore.advantage == pytest.approx(1 - 3 / 4)
    assert hill.advantage == pytest.approx(1 / 2 - 3 / 4)


def test_the_places_of_an_event_are_its_targets() -> None:
    class Pointing(Scored):
        def targets(self) -> tuple[str, ...]:
            return ("tile:3", "tile:4")

    collector = Collector()
    collector.asked(offer(0, 1))
    collector.happened([Pointing({"who": Who(0), "points": 1})])
    assert collector.finish(0, result((1, 0))).changes[0].places == ("tile:3", "tile:4")
