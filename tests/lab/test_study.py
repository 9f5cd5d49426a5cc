"""`trilobite study` as a user runs it."""

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tests.lab.shapes import documented, shape
from tests.lab.test_tournament import Cheat, Tags
from tests.support.pebbles import GAME as PEBBLES
from trilobite.cli import main
from trilobite.engine import find_game
from trilobite.lab.stopping import ENDING
from trilobite.lab.study import collecting
from trilobite.lab.study.collecting import observe_task
from trilobite.lab.study.commands import FILE, PAGE
from trilobite.lab.study.plan import read_study
from trilobite.lab.study.sides import has_reliable_points, moments_of, sides_of

TABLES = [("trias", 2), ("trias", 4), ("terror", 3), ("tritarea", 1), ("tritarea", 2)]


def run(out: Path, *arguments: str, game: str = "tritarea") -> Result:
    command = ["study", game, "--players", "2", "--bots", "random", "--seed", "1", "--games", "3"]
    return CliRunner().invoke(main, [*command, "--jobs", "1", "--out", str(out), *arguments])


def report(out: Path, *arguments: str, game: str = "tritarea") -> Any:
    done = run(out, "--json", *arguments, game=game)
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def without_timing(out: Path, *arguments: str) -> Any:
    found = report(out, *arguments)
    del found["timing"]
    return found


@pytest.mark.slow
def test_the_result_is_the_same_for_any_number_of_processes(tmp_path: Path) -> None:
    one = without_timing(tmp_path / "1")
    assert one == without_timing(tmp_path / "2", "--jobs", "2")
    assert one != without_timing(tmp_path / "3", "--seed", "2")


@pytest.mark.parametrize(("game", "players"), [*TABLES, ("tritarea", 3), ("terror", 2)])
def test_the_events_of_every_game_report_all_points(game: str, players: int) -> None:
    plan = read_study(game, players, "random", "1", 2)
    games = [observe_task(plan.task(number), lambda: False) for number in range(2)]
    observed = [one for one in games if one is not None]
    sides = sides_of(find_game(game), players, observed)
    for one in observed:
        points = moments_of(one, [(p.participant,) for p in one.result.participants])[-1][1]
        assert points == [p.points for p in one.result.participants]
        assert has_reliable_points(one, sides)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_numbers_are_consistent(tmp_path: Path, game: str, players: int) -> None:
    found = report(tmp_path, "--players", str(players), game=game)["findings"]
    turns, decisions = found["turns"]["mean"], found["decisions"]["mean"]
    assert turns * found["decisions_a_turn"]["mean"] == pytest.approx(decisions)
    assert sum(one["times"] for one in found["questions"]) == pytest.approx(decisions)
    asked = sum(one["times"] * one["choices"] for one in found["questions"])
    assert asked == pytest.approx(decisions * found["choices"]["mean"])
    if players > 1:
        everyone = sum(one["all"]["mean"] for one in found["sources"])
        assert everyone == pytest.approx(found["scores"]["mean"])
        assert sum(one["wins"]["share"] for one in found["seats"]) == pytest.approx(1)
        scored = sum(one["points"] for one in found["scorings"])
        assert scored == pytest.approx(players * found["scores"]["mean"])
        assert found["leads"]["leader_wins"][0] == pytest.approx(1 / players)
    assert found["leads"]["points_by_slice"][0][0] == 0
    assert found["leads"]["points_course"] == found["leads"]["points_by_slice"]
    assert found["choices_course"] == found["choices_by_slice"]


def test_a_game_whose_events_report_no_points_is_studied_too(tmp_path: Path) -> None:
    """The report has no leads then, but everything else."""
    found = report(tmp_path, "--games", "10", game=PEBBLES.key)["findings"]
    assert found["leads"] is None
    assert found["scorings"] == []
    assert [one["source"] for one in found["sources"]] == ["row"]
    assert found["decisions"]["mean"] > 1
    text = (tmp_path / PAGE).read_text()
    assert "the events of this game do not report all points" in text
    assert "<h2>Seats</h2>" in text
    assert "lead changes" not in run(tmp_path, game=PEBBLES.key).stdout


def test_different_bots_rotate_through_the_seats(tmp_path: Path) -> None:
    plan = read_study("trias", 3, "random,steady,greedy", "1", 4)
    assert [plan.task(number).bots[0] for number in range(4)] == [
        "random",
        "steady",
        "greedy",
        "random",
    ]
    assert plan.task(0).seed != plan.task(3).seed


def test_without_a_folder_a_new_one_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["study", "tritarea", "--bots", "random", "--games", "1", "--jobs", "1"]
    for seed in ("1", "1", "2"):
        assert CliRunner().invoke(main, [*command, "--seed", seed]).exit_code == 0
    folders = list(tmp_path.glob("study-tritarea-*"))
    assert len(folders) == 2
    assert {file.name for file in folders[0].iterdir()} == {PAGE, FILE}


def test_the_text_has_every_part(tmp_path: Path) -> None:
    done = run(tmp_path)
    for part in (
        "tritarea, 2 players, random, seed 1: 3 games",
        "decisions per turn",
        "lead changes",
    ):
        assert part in done.stdout
    for part in ("choices per decision", "A fair share is 50.0 %", "tallest towers", "Report: "):
        assert part in done.stdout
    assert done.stderr == ""
    assert "disqualified" in run(tmp_path / "alone", "--players", "1").stdout


def test_people_count_seats_from_one_and_programs_from_zero(tmp_path: Path) -> None:
    text = run(tmp_path).stdout
    assert re.findall(r"^ {3}(\d)  [█·]", text, re.MULTILINE) == ["1", "2"]
    page = (tmp_path / PAGE).read_text()
    assert sorted(set(re.findall(r"\bseat \d", page))) == ["seat 1", "seat 2"]
    assert [seat["seat"] for seat in report(tmp_path)["findings"]["seats"]] == [0, 1]


def test_the_json_has_the_documented_shape(tmp_path: Path) -> None:
    found = report(tmp_path, "--games", "12")
    assert shape(found) == shape(documented("trilobite-study-1"))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("games", ["1", "10"])
def test_the_page_is_self_contained(tmp_path: Path, game: str, players: int, games: str) -> None:
    run(tmp_path, "--players", str(players), "--games", games, game=game)
    text = (tmp_path / PAGE).read_text()
    tags = Tags()
    tags.feed(text)
    assert tags.open == 0
    assert tags.addresses == []
    assert tags.names >= {"table", "svg", "style"}
    assert not tags.names & {"script", "link", "img", "iframe"}
    for title in ("Length", "Branching", "Decisions per turn", "Lead changes", "Seats", "Scores"):
        assert f"<h2>{title}</h2>" in text
    for title in (
        "When the game is decided",
        "Where the points come from",
        "By rule",
        "What decided",
    ):
        assert f"<h2>{title}</h2>" in text
    assert "nan" not in re.findall(r'="(.*?)"', text)


@pytest.mark.parametrize(
    "arguments",
    [
        ("--players", "9"),
        ("--bots", "nobody"),
        ("--bots", "random,random,random"),
        ("--option", "weather=rain"),
        ("--seed", ""),
        ("--games", "0"),
        ("--out", __file__),
    ],
)
def test_bad_input_is_one_clear_line(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    done = run(tmp_path, *arguments)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr.startswith("Error: ")
    assert done.stderr.count("\n") == 1


def test_a_study_can_be_resumed_with_another_number_of_games(tmp_path: Path) -> None:
    whole = without_timing(tmp_path / "whole", "--games", "4")
    lines = (tmp_path / "whole" / FILE).read_text().splitlines(keepends=True)
    (tmp_path / "part").mkdir()
    (tmp_path / "part" / FILE).write_text("".join(lines[:3]) + lines[3][:20])
    done = run(tmp_path / "part", "--json", "--games", "4")
    assert done.stderr == "2 games were played before.\n"
    assert {**json.loads(done.stdout), "timing": {}} == {**whole, "timing": {}}
    fewer = without_timing(tmp_path / "whole", "--games", "3")
    assert fewer == without_timing(tmp_path / "new")
    refused = run(tmp_path / "whole", "--seed", "2")
    assert refused.exit_code == 2
    assert "is about something else: seed is '1' in the file and '2' now" in refused.stderr


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"number": -1}, "is not a game of 2 players"),
        ({"decisions": 3}, "does not account for 3 decisions"),
        ({"course": []}, "does not account for"),
        ({"result": {"seats": [], "participants": []}}, "is not a game of 2 players"),
    ],
)
def test_a_damaged_line_is_named(tmp_path: Path, change: dict[str, object], complaint: str) -> None:
    run(tmp_path)
    *lines, last = (tmp_path / FILE).read_text().splitlines(keepends=True)
    (tmp_path / FILE).write_text("".join(lines) + json.dumps({**json.loads(last), **change}) + "\n")
    done = run(tmp_path)
    assert done.exit_code == 2, done.output
    assert re.search(f"line 4: {complaint}.*; delete this line", done.stderr)


@pytest.fixture
def cheats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "maker", lambda _: Cheat)


def test_a_game_that_fails_is_named_with_its_seed(tmp_path: Path, cheats: None) -> None:
    done = run(tmp_path)
    assert done.exit_code == 1
    assert "was not offered" in done.stderr
    assert re.search(r"game 0 failed; its seed: [0-9a-f]{64}", done.stderr)


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_reports_what_is_finished(jobs: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    command = "study tritarea --players 2 --bots random --games 20000 --seed 1 --json"
    process = subprocess.Popen(
        [sys.executable, "-m", "trilobite", *command.split(), "--jobs", jobs, "--out", out],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    patience = time.monotonic() + 120
    while not (out / FILE).exists() or (out / FILE).read_bytes().count(b"\n") <= 5:
        assert time.monotonic() < patience
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=120)
    assert process.returncode == 130
    found = json.loads(output)
    played = found["played"]
    ending, first, again = errors.splitlines()
    assert ending == ENDING
    assert first == f"Interrupted after {played} of 20000 games. Continue with:"
    assert again.startswith("trilobite study tritarea --players 2 --bots random --games 20000")
    page = (out / PAGE).read_text()
    assert f"Not finished: {played:,} of 20,000 games" in page
