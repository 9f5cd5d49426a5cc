"""The standings of a handful of games, worked out by hand."""

import pytest

from trilobite.lab.tasks import Finished
from trilobite.lab.tournament.lineups import Shape
from trilobite.lab.tournament.page import report_page
from trilobite.lab.tournament.plan import TournamentPlan, read_tournament
from trilobite.lab.tournament.ratings import Ratings
from trilobite.lab.tournament.reports import report_json, standings_text
from trilobite.lab.tournament.shares import FEWEST_DEALS, Share, Sitting, share_of
from trilobite.lab.tournament.standings import Standings, standings_of


def plan(games: int = 4, shape: Shape = Shape.ROUND_ROBIN, players: int = 2) -> TournamentPlan:
    return read_tournament("tritarea", players, "random,steady", shape, "x", games)


def game(number: int, places: tuple[int, ...], points: tuple[int, ...] = ()) -> Finished:
    first = places.count(1)
    payoffs = tuple(1 / first if place == 1 else 0.0 for place in places)
    seats = len(places)
    return Finished(number, points or (5,) * seats, places, payoffs, (10,) * seats, (0.02,) * seats)


def standings(*games: Finished) -> Standings:
    """`random` sits in seat 0 in games 0 and 2, in seat 1 in games 1 and 3."""
    found = standings_of(plan(), {one.number: one for one in games})
    assert found is not None
    return found


WON_FIRST = game(0, (1, 2), (20, 10))
SHARED = game(1, (1, 1), (8, 6))
WON_SECOND = game(3, (2, 1), (4, 9))


def test_the_first_seating_is_the_one_these_games_are_written_for() -> None:
    seats = [fixture.bots.index("random") for fixture in plan().fixtures]
    assert seats == [0, 1, 0, 1]
    assert [fixture.deal for fixture in plan().fixtures] == [0, 0, 1, 1]


def test_a_shared_win_counts_in_part() -> None:
    found = standings(WON_FIRST, SHARED, WON_SECOND)
    assert [(one.bot, one.share.wins) for one in found.bots] == [("random", 2.5), ("steady", 0.5)]
    assert found.bots[0].share.share == pytest.approx(2.5 / 3)
    assert (found.games, found.deals) == (3, 2)


def test_points_and_thinking_time_are_means() -> None:
    best = standings(WON_FIRST, SHARED, WON_SECOND).bots[0]
    assert best.points == pytest.approx((20 + 6 + 9) / 3)
    assert best.milliseconds == pytest.approx(2)


def test_shares_are_counted_by_seat() -> None:
    best = standings(WON_FIRST, SHARED, WON_SECOND).bots[0]
    first, second = best.by_seat
    assert first is not None
    assert second is not None
    assert (first.games, first.share) == (1, 1.0)
    assert (second.games, second.share) == (2, 0.75)


def test_head_to_head_equal_places_count_half() -> None:
    met = standings(WON_FIRST, SHARED, WON_SECOND).meetings
    assert met["random", "steady"].ahead == pytest.approx(2.5 / 3)
    assert met["steady", "random"].ahead == pytest.approx(0.5 / 3)
    assert met["random", "steady"].games == 3


def test_the_order_of_finishing_changes_nothing() -> None:
    games = (WON_FIRST, SHARED, WON_SECOND)
    assert standings(*games) == standings(*reversed(games))


def test_the_history_of_a_bot_ends_at_its_final_standing() -> None:
    found = standings(WON_FIRST, SHARED, WON_SECOND)
    last = found.looks["random"][-1]
    assert (last.games, last.rating) == (3, found.bots[0].rating)
    assert last.share == pytest.approx(found.bots[0].share.share)


def test_before_the_first_game_there_are_no_standings() -> None:
    assert standings_of(plan(), {}) is None
    assert standings_text(plan(), None).endswith("seed x: 0 of 4 games")
    assert "Not finished: 0 of 4 games" in report_page(plan(), None, "again")
    assert report_json(plan(), None, 0.0, 1)["standings"] is None


def test_one_against_the_rest_is_counted_by_line_up() -> None:
    alone = plan(shape=Shape.ONE_AGAINST_REST, players=4)
    wins = [fixture.bots.index("random") for fixture in alone.fixtures]
    places = [tuple(1 if seat == won else 2 for seat in range(4)) for won in wins]
    found = standings_of(alone, {i: game(i, place) for i, place in enumerate(places)})
    assert found is not None
    (line_up,) = found.line_ups
    assert line_up.line_up == ("random", "steady", "steady", "steady")
    assert line_up.shares["random"].share == 1.0
    assert line_up.shares["steady"].share == 0.0
    assert "random, 3 × steady" in standings_text(alone, found)


def sittings(payoffs: list[list[float]]) -> list[Sitting]:
    """One list of payoffs per deal, each payoff from a game of its own."""
    return [
        Sitting(100 * deal + i, ("a", "b"), deal, 0, "a", 0, 1, payoff, 1, 0.0)
        for deal, games in enumerate(payoffs)
        for i, payoff in enumerate(games)
    ]


def share(payoffs: list[list[float]]) -> Share:
    found = share_of(sittings(payoffs))
    assert found is not None
    return found


def width(interval: tuple[float, float] | None) -> float:
    assert interval is not None
    return interval[1] - interval[0]


def test_rotation_that_cancels_the_luck_of_a_deal_narrows_the_interval() -> None:
    cancelled = share([[1.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]] * 10)
    assert width(cancelled.by_deal) < width(cancelled.interval)


def test_games_that_only_repeat_their_deal_count_once() -> None:
    """The interval is that of half the games if pairs always end alike."""
    repeated = share([[1.0, 1.0], [0.0, 0.0]] * 50)
    assert repeated.share == 0.5
    assert width(repeated.by_deal) == pytest.approx(2 * 1.984 * 0.5 / 10 * (100 / 99) ** 0.5, 1e-3)
    assert width(repeated.by_deal) > width(repeated.interval)


def test_with_too_few_deals_there_is_no_interval_by_deal() -> None:
    assert share([[1.0, 0.0]] * (FEWEST_DEALS - 1)).by_deal is None
    assert share([[1.0, 0.0]] * FEWEST_DEALS).by_deal is not None
    assert share_of([]) is None


def test_winners_are_rated_higher_and_more_games_narrow_the_margin() -> None:
    ratings = Ratings(["a", "b", "c"])
    seen = [ratings.of("a")]
    for _ in range(2):
        for _ in range(10):
            ratings.add(["b", "a", "c"], [2, 1, 3])
        seen.append(ratings.of("a"))
    assert ratings.of("a").mu > ratings.of("b").mu > ratings.of("c").mu
    assert seen[0].margin > seen[1].margin
    assert seen[0].mu == 25


def test_equal_places_leave_equal_ratings_equal() -> None:
    ratings = Ratings(["a", "b"])
    ratings.add(["a", "b", "b", "b"], [1, 1, 1, 1])
    assert ratings.of("a").mu == pytest.approx(ratings.of("b").mu)
