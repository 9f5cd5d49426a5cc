"""`trilobite tournament` as a user runs it."""

import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tests.lab.shapes import documented, shape
from trilobite.bots.contract import Bot, ThinkingTime
from trilobite.cli import main
from trilobite.engine import Action, Offer, View
from trilobite.lab import tasks
from trilobite.lab.stopping import ENDING
from trilobite.lab.tournament.ledger import FILE


def run(out: Path, *arguments: str) -> Result:
    command = ["tournament", "tritarea", "--bots", "random,steady", "--seed", "1", "--games", "3"]
    return CliRunner().invoke(main, [*command, "--jobs", "1", "--out", str(out), *arguments])


def report(out: Path, *arguments: str) -> Any:
    done = run(out, "--json", *arguments)
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def without_timing(out: Path, *arguments: str) -> Any:
    found = report(out, *arguments)
    del found["timing"]
    return found


@pytest.mark.slow
def test_the_result_is_the_same_for_any_number_of_processes(tmp_path: Path) -> None:
    one = without_timing(tmp_path / "1", "--players", "3")
    assert one == without_timing(tmp_path / "2", "--players", "3", "--jobs", "2")
    assert one != without_timing(tmp_path / "3", "--players", "3", "--seed", "2")


def test_games_are_rounded_up_to_whole_rotations(tmp_path: Path) -> None:
    found = report(tmp_path)
    assert (found["games"], found["played"], found["standings"]["deals"]) == (4, 4, 2)
    assert [seat["games"] for seat in found["standings"]["bots"][0]["by_seat"]] == [2, 2]


class First(Bot):
    """Takes the first action offered."""

    def choose(self, view: View, offer: Offer, thinking_time: ThinkingTime) -> Action:
        return offer.choices[0].action


class Cheat(Bot):
    """Always wants the last of all actions, whether it is offered or not."""

    def choose(self, view: View, offer: Offer, thinking_time: ThinkingTime) -> Action:
        return view.game.actions.all[-1]


@pytest.fixture
def all_are(monkeypatch: pytest.MonkeyPatch) -> Callable[[type[Bot]], None]:
    """Lets one kind of bot play under every name."""
    return lambda kind: monkeypatch.setattr(tasks, "maker", lambda _: kind)


def test_all_rotations_of_a_deal_have_the_same_chance(
    tmp_path: Path, all_are: Callable[[type[Bot]], None]
) -> None:
    all_are(First)
    run(tmp_path)
    games = [json.loads(line) for line in (tmp_path / FILE).read_text().splitlines()[1:]]
    assert [game["deal"] for game in games] == [0, 0, 1, 1]
    assert games[0]["points"] == games[1]["points"] != games[2]["points"] == games[3]["points"]
    assert games[0]["bots"] == games[1]["bots"][::-1]


def test_one_against_the_rest(tmp_path: Path) -> None:
    found = report(tmp_path, "--players", "4", "--one-against-rest")
    (line_up,) = found["standings"]["line_ups"]
    assert line_up["bots"] == ["random", "steady", "steady", "steady"]
    assert line_up["games"] == 4
    assert found["standings"]["fair_share"] == 0.25


def test_a_tournament_can_be_resumed(tmp_path: Path) -> None:
    whole = without_timing(tmp_path / "whole")
    lines = (tmp_path / "whole" / FILE).read_text().splitlines(keepends=True)
    (tmp_path / "part").mkdir()
    (tmp_path / "part" / FILE).write_text("".join(lines[:3]) + lines[3][:20])
    done = run(tmp_path / "part", "--json")
    assert done.stderr == "2 games were played before.\n"
    assert {**json.loads(done.stdout), "timing": {}} == {**whole, "timing": {}}
    assert len((tmp_path / "part" / FILE).read_text().splitlines()) == 5


def test_another_tournament_in_the_folder_is_refused(tmp_path: Path) -> None:
    run(tmp_path)
    done = run(tmp_path, "--seed", "2")
    assert done.exit_code == 2
    assert "holds another tournament: seed is '1' in the file and '2' now" in done.stderr


def test_without_a_folder_a_new_one_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["tournament", "tritarea", "--bots", "random,steady", "--games", "1", "--jobs", "1"]
    for seed in ("1", "1", "2"):
        assert CliRunner().invoke(main, [*command, "--seed", seed]).exit_code == 0
    folders = list(tmp_path.glob("tournament-tritarea-*"))
    assert len(folders) == 2
    assert {file.name for file in folders[0].iterdir()} == {FILE, "report.html"}


def test_the_text_has_every_part(tmp_path: Path) -> None:
    done = run(tmp_path, "--players", "3")
    for part in ("round robin", "rating", "±", "by deal", "2 × random, steady", "share by seat"):
        assert part in done.stdout
    for part in ("ahead of", "A fair share is 33.3 %", "Report: "):
        assert part in done.stdout
    assert done.stderr == ""


def test_the_json_has_the_documented_shape(tmp_path: Path) -> None:
    found = report(tmp_path, "--games", "20")
    assert shape(found) == shape(documented("trilobite-tournament-1"))


class Tags(HTMLParser):
    """Names and addresses of everything that a page consists of."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.addresses: list[str] = []
        self.open = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)
        self.open += tag != "meta"
        self.addresses += [str(v) for name, v in attrs if name in {"src", "href", "srcset"}]

    def handle_endtag(self, tag: str) -> None:
        self.open -= 1


@pytest.mark.parametrize("arguments", [(), ("--players", "4", "--one-against-rest")])
def test_the_page_is_self_contained(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    run(tmp_path, *arguments)
    text = (tmp_path / "report.html").read_text()
    tags = Tags()
    tags.feed(text)
    assert tags.open == 0
    assert tags.addresses == []
    assert tags.names >= {"table", "svg", "style"}
    assert not tags.names & {"script", "link", "img", "iframe"}
    assert "url(" not in text
    assert "@import" not in text
    assert "prefers-color-scheme: dark" in text
    for title in ("Standings", "Ratings", "By seat", "Head to head", "over the games"):
        assert title in text
    assert "nan" not in re.findall(r'="(.*?)"', text)


def test_people_count_seats_from_one(tmp_path: Path) -> None:
    text = run(tmp_path).stdout
    assert re.search(r"share by seat +1 +2\n", text)
    page = (tmp_path / "report.html").read_text()
    assert sorted(set(re.findall(r"\bseat \d", page))) == ["seat 1", "seat 2"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("--players", "9"),
        ("--players", "1"),
        ("--bots", "nobody,random"),
        ("--bots", "random"),
        ("--bots", "random,random"),
        ("--option", "weather=rain"),
        ("--seed", ""),
        ("--games", "0"),
        ("--games", "1000001"),
        ("--out", __file__),
    ],
)
def test_bad_input_is_one_clear_line(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    done = run(tmp_path, *arguments)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr.startswith("Error: ")
    assert done.stderr.count("\n") == 1


def test_a_game_that_fails_is_named_with_its_bots_and_its_seed(
    tmp_path: Path, all_are: Callable[[type[Bot]], None]
) -> None:
    all_are(Cheat)
    done = run(tmp_path)
    assert done.exit_code == 1
    assert "was not offered" in done.stderr
    assert re.search(r"game 0 \(random, steady\) failed; its seed: [0-9a-f]{64}", done.stderr)


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_prints_the_standings_and_how_to_go_on(jobs: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    command = "tournament tritarea --bots random,steady --games 100000 --seed 1"
    process = subprocess.Popen(
        [sys.executable, "-m", "trilobite", *command.split(), "--jobs", jobs, "--out", out],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    patience = time.monotonic() + 120
    while time.monotonic() < patience:
        if (out / FILE).exists() and (out / FILE).read_bytes().count(b"\n") > 5:
            break
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=120)
    assert process.returncode == 130
    played = len((out / FILE).read_text().splitlines()) - 1
    ending, first, again = errors.splitlines()
    assert ending == ENDING
    assert first == f"Interrupted after {played} of 100000 games. Continue with:"
    assert again.startswith("trilobite tournament tritarea --players 2 --bots random,steady")
    assert again.endswith(f"--seed 1 --out {out}")
    assert f"{played} of 100,000 games" in output
    assert "ahead of" in output
