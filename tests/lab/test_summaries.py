"""Two games summarised by hand."""

from trilobite.lab.builds import PLAIN
from trilobite.lab.measures import Spread
from trilobite.lab.plans import SimulationPlan, read_plan
from trilobite.lab.playing import Played
from trilobite.lab.reports import report_text
from trilobite.lab.summaries import Summary, Timing, summarise

WON = Played(0, points=(10, 4), payoffs=(1.0, 0.0), decisions=30, choices=90, most_choices=9)
TIMING = Timing(2.0, games=2, decisions=40, jobs=1, build=PLAIN)
SHARED = Played(1, points=(6, 6), payoffs=(0.5, 0.5), decisions=10, choices=30, most_choices=12)


def two_players() -> SimulationPlan:
    return read_plan("trias", 2, "random", games=2, seed="x")


def summary() -> Summary:
    return summarise(two_players(), [WON, SHARED])


def test_a_shared_win_counts_in_part() -> None:
    wins = [seat.wins for seat in summary().seats]
    assert [(won.games, won.share) for won in wins if won] == [(1.5, 0.75), (0.5, 0.25)]
    assert summary().grades == []


def test_points_are_counted_by_seat_in_bins_common_to_all() -> None:
    first, second = summary().seats
    assert (summary().bins.start, summary().bins.width) == (4, 1)
    assert first.counts == [0, 0, 1, 0, 0, 0, 1]
    assert second.counts == [1, 0, 1, 0, 0, 0, 0]
    assert second.points == Spread(min=4, q1=4.5, median=5, q3=5.5, max=6, mean=5)


def test_branching_is_the_mean_over_decisions_not_over_games() -> None:
    assert summary().mean_choices == 120 / 40
    assert summary().most_choices == 12
    assert (summary().decisions.mean, summary().decisions.min) == (20, 10)


def test_the_text_shows_every_seat_and_ends_with_the_speed() -> None:
    text = report_text(two_players(), summary(), TIMING)
    assert "trias, 2 players, seed x: 2 games" in text
    assert "  75.0 %" in text
    assert "mean 20.0, 10 to 30" in text
    assert text.endswith("1.0 games/s, 20 decisions/s (2.0 s, 1 process, plain build)")


def test_without_a_finished_game_the_text_says_0_of_the_planned_games() -> None:
    text = report_text(two_players(), None, Timing(2.0, 0, 0, 1, PLAIN))
    assert text == "trias, 2 players, seed x: 0 of 2 games"


def alone(number: int, payoff: float, grade: str) -> Played:
    return Played(number, (40,), (payoff,), decisions=9, choices=9, most_choices=1, grade=grade)


def test_a_solo_game_has_grades_and_no_wins() -> None:
    plan = read_plan("tritarea", 1, "random", games=4, seed="x")
    games = [alone(0, 0.0, "out"), alone(1, 0.5, "fair"), alone(2, 1.0, "best")]
    found = summarise(plan, [*games, alone(3, 0.0, "out")])
    assert [(g.grade, g.games.games) for g in found.grades] == [
        ("best", 1),
        ("fair", 1),
        ("out", 2),
    ]
    assert found.seats[0].wins is None
    text = report_text(plan, found, TIMING)
    assert "tritarea, 1 player, seed x: 2 of 4 games" in text
    assert "wins" not in text
    assert [line.split()[0] for line in text.splitlines()[2:6]] == ["grade", "best", "fair", "out"]
    assert "50.0 %" in text.splitlines()[5]


def test_seats_are_counted_from_1_as_everywhere_for_people() -> None:
    lines = report_text(two_players(), summary(), TIMING).splitlines()
    assert [line.split()[0] for line in lines[3:5]] == ["1", "2"]
