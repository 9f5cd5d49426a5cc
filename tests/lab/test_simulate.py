"""`trilobite simulate` as a user runs it."""

import gc
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tests.lab.shapes import documented, shape
from trilobite.bots.contract import Bot, ThinkingTime
from trilobite.cli import main
from trilobite.engine import Action, Offer, View, find_game
from trilobite.engine.matches import verify
from trilobite.engine.records import read_record
from trilobite.lab import playing
from trilobite.lab.executors import InProcess, Processes
from trilobite.lab.plans import SimulationPlan
from trilobite.lab.playing import GameError, Played, Portion, play_portion, portions
from trilobite.lab.stopping import ENDING, Interrupted, IsStopped, StopRequest


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["simulate", "trias", "--seed", "1", *arguments])


def report(*arguments: str) -> Any:
    done = run("--json", *arguments)
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def without_timing(*arguments: str) -> Any:
    found = report(*arguments)
    del found["timing"]
    return found


@pytest.mark.slow
def test_the_result_is_the_same_for_any_number_of_processes() -> None:
    arguments = ("--players", "2", "--games", "5")
    assert without_timing(*arguments, "--jobs", "1") == without_timing(*arguments, "--jobs", "2")


def test_another_seed_gives_other_games() -> None:
    arguments = ("--players", "2", "--games", "3", "--jobs", "1")
    assert without_timing(*arguments) != without_timing(*arguments, "--seed", "2")


def test_the_old_name_of_a_setting_is_reported_once_and_changes_nothing() -> None:
    arguments = ("--players", "2", "--games", "1", "--jobs", "1", "--json", "--bots")
    new = run(*arguments, "search:iterations=1:playout=0:temperature=0.5,random")
    old = run(*arguments, "search:iterations=1:playout=0:warmth=0.5,random")
    assert old.exit_code == new.exit_code == 0
    assert new.stderr == ""
    warning = "the setting 'warmth' of the bot 'search' is deprecated; it is now 'temperature'"
    assert old.stderr == f"Warning: {warning}.\n"
    found = [json.loads(one.stdout.replace("warmth", "temperature")) for one in (new, old)]
    assert {**found[0], "timing": {}} == {**found[1], "timing": {}}


def test_records_are_true_and_change_nothing(tmp_path: Path) -> None:
    arguments = ("--players", "2", "--games", "2", "--jobs", "1")
    assert without_timing(*arguments) == without_timing(*arguments, "--records", str(tmp_path))
    files = sorted(tmp_path.iterdir())
    assert [file.name[:12] for file in files] == ["trias-000000", "trias-000001"]
    for file in files:
        record = read_record(json.loads(file.read_text()))
        assert record.names == ["bot:random", "bot:random"]
        assert record.result is not None
        assert verify(record) is None


def test_options_reach_the_game(tmp_path: Path) -> None:
    found = report("--players", "2", "--games", "1", "--jobs", "1", "--option", "reentry=pair")
    assert found["options"]["reentry"] == "pair"


def test_the_json_has_the_documented_shape() -> None:
    found = report("--players", "2", "--games", "2", "--jobs", "1")
    assert shape(found) == shape(documented("trilobite-simulation-2"))


def test_the_text_has_every_part() -> None:
    done = run("--players", "2", "--games", "2", "--jobs", "1")
    for part in (
        "trias, 2 players, seed 1: 2 games",
        "share",
        "median",
        "one column is",
        "decisions per game",
        "games/s",
    ):
        assert part in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize(
    "arguments",
    [
        ("--players", "9"),
        ("--bots", "nobody"),
        ("--option", "weather=rain"),
        ("--option", "reentry"),
        ("--jobs", "0"),
        ("--games", "0"),
        ("--records", __file__),
        ("--seed", ""),
    ],
)
def test_bad_input_is_one_clear_line(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr.startswith("Error: ")
    assert done.stderr.count("\n") == 1


class Cheat(Bot):
    """Always wants to end, whether that is offered or not."""

    def choose(self, view: View, offer: Offer, thinking_time: ThinkingTime) -> Action:
        return view.game.actions.all[-1]


def test_a_bot_that_chooses_an_action_not_offered_is_a_failure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(playing, "maker", lambda _: Cheat)
    done = run("--players", "2", "--games", "3", "--jobs", "1")
    assert done.exit_code == 1
    assert "was not offered" in done.stderr
    assert f"game 0 failed; its seed: {plan().game_seed(0).hex()}" in done.stderr


@pytest.mark.slow
def test_a_failure_in_a_worker_names_the_game_and_its_seed(tmp_path: Path) -> None:
    doomed = plan(records=tmp_path / "missing")
    with pytest.raises(GameError) as caught:
        list(Processes(2, StopRequest()).run(play_portion, portions(doomed, 2)))
    assert caught.value.seed == doomed.game_seed(caught.value.number).hex()
    assert "FileNotFoundError" in caught.value.details


def test_a_raised_flag_ends_play_and_keeps_finished_games() -> None:
    stop = StopRequest()
    played = InProcess(stop).run(play_portion, portions(plan(games=10**12), 1))
    assert len(next(played)) == 20
    stop.raise_flag()
    assert list(played) == []


def plan(games: int = 2, records: Path | None = None) -> SimulationPlan:
    options = find_game("trias").read_options({}, 2)
    return SimulationPlan("trias", 2, options, ("random", "random"), games, "1", records)


@pytest.mark.slow
def test_no_more_is_planned_ahead_than_the_processes_need() -> None:
    """However many games there are, the first ones are ready at once."""
    played = Processes(2, StopRequest()).run(play_portion, portions(plan(games=10**9), 2))
    assert next(played)[0].number < 100
    played.close()


@pytest.mark.slow
def test_a_second_interrupt_leaves_nothing_behind_at_any_moment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An interrupt may come even while the guard around a game is entered or left."""
    complaints: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", complaints.append)
    output = sys.stdout
    give_up()  # loads the game and the bots once
    breaks = 0
    for calls in count(1):
        stop = StopRequest()
        try:
            with ended_after(calls, stop):
                give_up(stop)
        except Interrupted:
            breaks += 1
        assert sys.stdout is output
        if not stop.is_urgent:
            break
    assert breaks > 10
    gc.collect()
    assert complaints == []


def give_up(stop: StopRequest | None = None) -> None:
    """Begin a game, and stop before its first decision."""

    def play(portion: Portion, _is_stopped: IsStopped) -> list[Played]:
        return play_portion(portion, lambda: True)

    list(InProcess(stop or StopRequest()).run(play, portions(plan(games=1), 1)))


@contextmanager
def ended_after(calls: int, stop: StopRequest) -> Iterator[None]:
    """Press Ctrl-C for the second time after `calls` more function calls."""
    left = count(calls - 1, -1)

    def interrupt(_frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and next(left) == 0:
            sys.setprofile(None)
            stop.end_at_once()

    sys.setprofile(interrupt)
    try:
        yield
    finally:
        sys.setprofile(None)


@pytest.mark.slow
@pytest.mark.parametrize("second", ["at once", "while it ends"])
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("first", ["at the start", "after a game"])
@pytest.mark.usefixtures("_heard")
def test_a_second_interrupt_is_one_line_too(
    jobs: str, first: str, second: str, tmp_path: Path
) -> None:
    """This holds as soon as the command has read its arguments and made the folder."""
    folder = tmp_path / "records"
    command = "simulate trias --players 2 --games 1000000 --seed 1 --json --jobs"
    process = subprocess.Popen(
        [sys.executable, "-m", "trilobite", *command.split(), jobs, "--records", folder],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    patience = time.monotonic() + 60
    awaited = "records" if first == "at the start" else "records/*.json"
    while not any(tmp_path.glob(awaited)):
        assert time.monotonic() < patience
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    assert process.stdout is not None
    assert process.stderr is not None
    begun = process.stderr.readline() if second == "while it ends" else ""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGINT)
    with process:  # not `communicate`, which would lose what `readline` has read ahead
        output, errors = process.stdout.read(), begun + process.stderr.read()
    assert process.returncode == 130
    lines = rf"({re.escape(ENDING)}\n)?Interrupted( after \d+ of 1000000 games)?\.\n"
    assert re.fullmatch(lines, errors)
    assert not output or json.loads(output)["games"] == 1_000_000


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_prints_the_results_so_far(jobs: str, tmp_path: Path) -> None:
    command = "simulate trias --players 2 --games 1000000 --seed 1 --json --jobs"
    process = subprocess.Popen(
        [sys.executable, "-m", "trilobite", *command.split(), jobs, "--records", tmp_path],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    patience = time.monotonic() + 60
    while not list(tmp_path.glob("*.json")) and time.monotonic() < patience:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    played = json.loads(output)["played"]
    assert process.returncode == 130
    assert 0 < played < 1_000_000
    assert errors == f"{ENDING}\nInterrupted after {played} of 1000000 games.\n"
    assert len(list(tmp_path.glob("*.json"))) == played
    assert list(tmp_path.glob("*.tmp")) == []
