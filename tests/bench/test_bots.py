"""The measurement of the bots runs; these tests do not check any speed."""

import pytest

from bench import bots
from trilobite.bots.contract import ThinkingTime
from trilobite.bots.levels import BUDGETS, LEVELS


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    for level in BUDGETS:
        monkeypatch.setitem(BUDGETS, level, 0.02)
    monkeypatch.setattr(bots, "LOOK", ThinkingTime(seconds=0.02))


@pytest.mark.slow
def test_every_level_is_measured_on_two_positions(capsys: pytest.CaptureFixture[str]) -> None:
    bots.main(positions=2, games=1, keys=["tritarea"])
    printed = capsys.readouterr().out
    assert "simulations/s to the end of the game, wanted 800: " in printed
    for level in LEVELS:
        assert f"tritarea  {level} " in printed
    assert "tritarea  2 positions, " in printed


@pytest.mark.slow
def test_the_widest_positions_are_among_those_that_are_measured() -> None:
    asked = bots.questions("tritarea", 1)
    chosen = bots.selected(asked, 8)
    assert len(chosen) == 8
    assert chosen[0].width == max(question.width for question in asked)
    assert chosen[2] is asked[0]


def test_an_answer_that_comes_late_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    in_time = bots.Answer(1.1 * 0.02 + 0.049, 0.02)
    late = bots.Answer(1.1 * 0.02 + 0.051, 0.02)
    monkeypatch.setattr(bots, "answers", lambda *_: [in_time, late])
    bots.report_answers("trias", [])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(LEVELS)
    assert all("50.0%  MISSED" in line for line in lines)
