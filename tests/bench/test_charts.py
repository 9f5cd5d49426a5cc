"""Start charts: which ones fit, and that the fairest is measured in separate games."""

from collections.abc import Sequence

import pytest

from bench import charts
from bench.charts import Trial, best, candidates, distinct, main
from trilobite.engine import find_game

FAIR = ("Sm-P", "Sm-S")


def test_every_candidate_fits_what_is_known() -> None:
    """The game accepts all of them; a start in T needs a stone (TT-3.6, section 13)."""
    game = find_game("terror")
    assert [len(candidates(players)) for players in (2, 3, 4)] == [12, 42, 144]
    for players in (2, 3, 4):
        for chart in candidates(players):
            starts = {f"start.{number}": slot for number, slot in enumerate(chart, 1)}
            game.read_options({"board_data": starts}, players)
    assert any("Si-T" in chart for chart in candidates(5))


@pytest.mark.parametrize(("players", "number"), [(2, 2), (3, 3), (4, 3)])
def test_the_shared_slot_is_that_of_one_player(players: int, number: int) -> None:
    found = candidates(players, ["Sm-S"])
    assert found
    assert all(chart[number - 1] == "Sm-S" for chart in found)


def test_only_one_of_two_orders_within_an_area_is_tried() -> None:
    assert distinct([("So-P", "So-S"), ("So-S", "So-P")]) == [("So-S", "So-P")]
    assert [len(distinct(candidates(players, ["So-P"]))) for players in (2, 3, 4)] == [3, 8, 18]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Seeds of the games played. One chart is fair; with the others the second seat wins."""
    seeds: list[str] = []

    def play(chart: Sequence[str], seed: str) -> list[float]:
        seeds.append(seed)
        return [0.5, 0.5] if chart == FAIR else [0.0, 1.0]

    monkeypatch.setattr(charts, "play", play)
    return seeds


def test_the_fairest_chart_is_measured_in_new_games(asked: list[str]) -> None:
    found = best(candidates(2), (10, 20))
    assert found.chart == FAIR
    assert found.unfairness == 0
    assert len(found.payoffs) == charts.FRESH
    choosing, fresh = asked[: -charts.FRESH], asked[-charts.FRESH :]
    assert len(choosing) == 12 * 10 + charts.FEWEST * 20
    assert len(set(fresh)) == charts.FRESH
    assert not set(fresh) & set(choosing)


@pytest.mark.usefixtures("asked")
def test_the_command_prints_the_shares_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    main(["2", "--best", "--shared", "Sm-S"])
    assert "player 1   50.0 % (46.0-54.0)" in capsys.readouterr().out
    main(["2", "--chart", "Si-P", "So-P"])
    assert "50.0 off, 600 games" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [["5", "--best", "--shared", "So-P"], ["3", "--chart", "So-P"]])
def test_inconsistent_arguments_are_refused(wrong: list[str]) -> None:
    with pytest.raises(SystemExit):
        main(wrong)


def test_unfairness_is_that_of_the_worst_seat() -> None:
    trial = Trial(("Si-P", "Sm-P", "So-P", "So-S"))
    trial.payoffs = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 1, 0, 0], [0, 0, 0.5, 0.5]]
    assert trial.shares == [0.25, 0.5, 0.125, 0.125]
    assert trial.unfairness == 0.25


@pytest.mark.slow
def test_a_chart_is_played_in_a_real_game() -> None:
    assert sum(charts.play(FAIR, "one")) == 1
