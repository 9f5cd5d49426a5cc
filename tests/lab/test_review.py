"""`trilobite review` as a user runs it."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from tests.analysis.test_review import played
from tests.lab.shapes import documented, shape
from tests.lab.test_tournament import Tags
from trilobite.analysis.review import Judgement
from trilobite.cli import main
from trilobite.engine.matches import Match
from trilobite.lab.review.page import report_page
from trilobite.lab.review.plan import read_plan
from trilobite.lab.review.reports import report_text
from trilobite.lab.review.words import speaker

FEW = ("--iterations", "20", "--language", "en")


@pytest.fixture(scope="module")
def match() -> Match:
    match = played("tritarea", 2)
    match.names = ["Anna", "bot:greedy"]
    return match


@pytest.fixture
def file(match: Match, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(match.record().to_json()))
    return path


@pytest.fixture(scope="module")
def folder(match: Match, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which a game has been reviewed."""
    folder = tmp_path_factory.mktemp("reviewed")
    (folder / "game.json").write_text(json.dumps(match.record().to_json()))
    (folder / "found.json").write_text(json.dumps(report(folder / "game.json")))
    return folder


def run(file: Path, *arguments: str) -> Result:
    return CliRunner().invoke(main, ["review", str(file), "--jobs", "1", *FEW, *arguments])


def report(file: Path, *arguments: str) -> Any:
    done = run(file, "--json", *arguments)
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


@pytest.mark.slow
def test_a_review_judges_every_decision(folder: Path) -> None:
    found = json.loads((folder / "found.json").read_text())
    assert found["judged"] == found["decisions"] == len(found["judgements"])
    assert [one["number"] for one in found["judgements"]] == list(range(found["judged"]))
    assert [seat["name"] for seat in found["seats"]] == ["Anna", "Yellow (Greedy)"]
    assert shape(found) == shape(documented("trilobite-review-3"))


@pytest.mark.slow
def test_the_page_is_self_contained_and_shows_better_actions(folder: Path) -> None:
    found = json.loads((folder / "found.json").read_text())
    page = (folder / "game-review-hard.html").read_text()
    tags = Tags()
    tags.feed(page)
    assert not tags.addresses
    assert tags.open == 0
    marked = [one for one in found["judgements"] if one["mark"]]
    assert marked
    assert page.count('<pre class="board">') == len(marked)
    assert 'lang="en"' in page
    german = run(folder / "game.json", "--language", "de")
    assert "Wendepunkt" in german.stdout
    assert 'lang="de"' in (folder / "game-review-hard.html").read_text()


@pytest.mark.slow
def test_a_page_shows_the_largest_turning_points_and_has_the_others_folded(
    file: Path, folder: Path
) -> None:
    plan = read_plan(file, "hard", 20)
    words = speaker(plan.record.game, "en", plan.record.names)
    seven = points_of(folder, 7)
    shown, folded = report_page(plan, seven, words, "").split("<details>")
    assert "2 smaller turning points" in folded
    assert re.findall(r"win chance (\d+)% →", shown) == ["57", "56", "55", "54", "53"]
    assert re.findall(r"win chance (\d+)% →", folded) == ["52", "51"]
    assert "<details>" not in report_page(plan, seven[:5], words, "")
    text = report_text(plan, seven, words)
    assert "7 turning points; the largest:" in text
    assert text.count("better: ") == 5


def points_of(folder: Path, number: int) -> list[Judgement]:
    """Turning points, the smaller ones first, made from one that was found."""
    found = json.loads((folder / "found.json").read_text())["judgements"]
    one = msgspec.convert(next(one for one in found if one["mark"]), Judgement)
    made = []
    for i in range(1, number + 1):
        better = replace(one.others[0], win_chance=0.5 + i / 100)
        chosen = replace(one.chosen, win_chance=0.4)
        loss = 0.1 + i / 100
        made.append(replace(one, number=i, chosen=chosen, others=(better,), loss=loss))
    return made


@pytest.mark.slow
def test_forced_decisions_are_counted_separately(folder: Path) -> None:
    found = json.loads((folder / "found.json").read_text())
    free = sum(seat["decisions"] for seat in found["seats"])
    assert 0 < found["forced"] == found["decisions"] - free
    facts = f"{found['decisions']} decisions, {free} with a choice · judged with 20 simulations"
    run(folder / "game.json")
    assert facts in (folder / "game-review-hard.html").read_text()
    assert (
        f"Anna: {found['seats'][0]['decisions']} decisions with a choice"
        in run(folder / "game.json").stdout
    )


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de", "fr", "ja"])
def test_with_too_few_simulations_a_review_does_not_praise(file: Path, language: str) -> None:
    done = run(file, "--iterations", "4", "--language", language)
    assert done.exit_code == 0, done.output
    page = file.with_name("game-review-hard.html").read_text()
    few = {"en": "too few simulations", "de": "zu wenige", "fr": "trop peu", "ja": "少なすぎ"}
    praise = {
        "en": "In no decision",
        "de": "Bei keiner",
        "fr": "À aucun moment",
        "ja": "見逃した場面はありません",
    }
    for text in (page, done.stdout):
        assert few[language] in text
        assert praise[language] not in text


@pytest.mark.slow
def test_an_action_is_described_once_and_completely(folder: Path) -> None:
    text = run(folder / "game.json").stdout
    assert "played: Anna " in text
    assert "better: Anna " in text
    assert not re.search(r": (play|build|default)\b", text)
    assert not re.search(r"of the win\b(?! chance)", text)


@pytest.mark.slow
def test_a_review_can_be_resumed_with_any_number_of_processes(folder: Path, tmp_path: Path) -> None:
    lines = (folder / "game-review-hard.jsonl").read_text().splitlines(keepends=True)
    (tmp_path / "part.jsonl").write_text("".join(lines[:-9]) + lines[-9][:30])
    file, page = folder / "game.json", tmp_path / "part.html"
    done = run(file, "--json", "--out", str(page), "--jobs", "2")
    assert done.stderr == f"{len(lines) - 10} decisions were judged before.\n"
    whole = json.loads((folder / "found.json").read_text())
    assert {**json.loads(done.stdout), "timing": {}} == {**whole, "timing": {}}


@pytest.mark.slow
def test_kept_results_of_another_review_are_refused(folder: Path) -> None:
    done = run(folder / "game.json", "--iterations", "7")
    assert done.exit_code == 2
    assert "iterations is 20 in the file and 7 now" in done.stderr


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"actions": []}, "not finished"),
        ({"players": 9}, "record.players"),
        ({"format": "x"}, "record.format"),
        ({"actions": [[0, "dance", ""]]}, "record.actions[0]"),
        ({"seed": None}, "record.seed"),
    ],
)
def test_a_file_that_is_not_a_finished_game_is_refused(
    file: Path, change: dict[str, object], complaint: str
) -> None:
    file.write_text(json.dumps({**json.loads(file.read_text()), **change}))
    done = run(file)
    assert done.exit_code == 2, done.output
    assert complaint in done.stderr
    assert not file.with_name("game-review-hard.jsonl").exists()


def test_other_complaints_are_one_line(file: Path, tmp_path: Path) -> None:
    missing = run(tmp_path / "none.json")
    assert (missing.exit_code, "cannot be read" in missing.stderr) == (2, True)
    file.write_text("{")
    assert "is not JSON" in run(file).stderr
    level = run(file, "--level", "random")
    assert (level.exit_code, "easy, normal, hard, expert" in level.stderr) == (2, True)
    assert "is not known" in run(file, "--language", "xx").stderr


@pytest.mark.slow
def test_ctrl_c_keeps_the_decisions_judged_so_far(file: Path) -> None:
    command = [sys.executable, "-m", "trilobite", "review", str(file), "--jobs", "1"]
    command += ["--iterations", "400", "--language", "en"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ}
    )
    kept = file.with_name("game-review-hard.jsonl")
    deadline = time.monotonic() + 60
    while not kept.exists() or kept.read_text().count("\n") < 3:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    assert "Continue with:\ntrilobite review" in errors
    assert "Not finished" in file.with_name("game-review-hard.html").read_text()
