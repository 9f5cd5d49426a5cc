"""The comparison of builds runs; these tests do not check which one is faster."""

from pathlib import Path

import pytest

from bench import changes

SRC = Path(__file__).parents[2] / "src"


@pytest.mark.slow
def test_a_build_is_compared_with_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(changes, "CASES", [("tritarea", 2)])
    monkeypatch.setattr(changes, "ask", lambda _, key, players: changes.probe(key, players))
    monkeypatch.setattr(changes, "SECONDS", 0.01)
    monkeypatch.setattr(changes, "SIMULATIONS", 2)
    changes.main([f"one={SRC}", f"other={SRC}", "--rounds", "1"])
    printed = capsys.readouterr().out
    for call in ("imagine", "legal_ids", "apply_id", "outlook", "encode", "simulations/s"):
        assert call in printed


def test_a_figure_is_the_median_and_the_last_build_over_the_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(changes, "CASES", [("trias", 4)])
    found = {
        ("trias", 4, "before"): [{"outlook": number} for number in (4.0, 20.0, 8.0)],
        ("trias", 4, "after"): [{"outlook": number} for number in (2.0, 2.0, 9.0)],
    }
    changes.report(["before", "after"], found)
    line = capsys.readouterr().out.splitlines()[-1]
    assert line.split() == ["trias", "4", "players", "outlook", "8.0", "2.0", "0.25"]


def test_a_folder_without_a_build_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        changes.main(["before=/nowhere"])
    assert "is not a build" in capsys.readouterr().err
