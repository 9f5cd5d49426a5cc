"""The calibration works as far as possible without the engines it needs."""

import pytest

from bench import calibrate


def test_an_outcome_is_drawn_by_its_probability(monkeypatch: pytest.MonkeyPatch) -> None:
    outcomes = [(7, 0.25), (8, 0.5), (9, 0.25)]
    draws = iter([0.0, 0.2, 0.3, 0.7, 0.8, 1.0])
    monkeypatch.setattr("random.random", lambda: next(draws))
    assert [calibrate.drawn(outcomes) for _ in range(6)] == [7, 7, 8, 8, 9, 9]


def test_an_engine_that_is_not_installed_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(name: str) -> object:
        raise ModuleNotFoundError(f"No module named {name!r}")

    monkeypatch.setattr("importlib.import_module", missing)
    assert list(calibrate.peers()) == []
    assert "OpenSpiel hive: left out, No module named 'pyspiel'" in capsys.readouterr().err


def test_whole_games_are_played_until_the_time_is_over() -> None:
    assert calibrate.decisions_per_second(lambda: 10, 0.001) > 0
