"""What a third-party bot may do to the lab: fail, print, hang, change."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import trilobite
from tests.lab.third_party_bots import FIRST, Guests, guests_in
from trilobite.cli import main
from trilobite.lab.fingerprints import fingerprint_of, fingerprints, own_fingerprint
from trilobite.lab.playing import maker
from trilobite.lab.stopping import ENDING

COMMANDS = {
    "simulate": ["simulate", "tritarea", "--players", "2", "--bots", "odd", "--games", "3"],
    "tournament": ["tournament", "tritarea", "--bots", "odd,random", "--games", "2"],
    "study": ["study", "tritarea", "--players", "2", "--bots", "odd", "--games", "3"],
    "puzzles": ["puzzles", "tritarea", "--players", "2", "--bots", "odd", "--count", "1"],
}


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Guests:
    monkeypatch.chdir(tmp_path)
    maker.cache_clear()
    return guests_in(tmp_path, monkeypatch)


def run(command: str, *arguments: str) -> Result:
    return CliRunner().invoke(main, [*COMMANDS[command], "--seed", "1", "--jobs", "1", *arguments])


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    "line",
    [
        "sys.exit(0)",
        "raise GeneratorExit",
        "raise KeyboardInterrupt",
        "raise __import__('asyncio').CancelledError",
        "raise ValueError",
    ],
)
def test_any_exception_of_a_bot_is_a_failure_of_its_game(
    command: str, line: str, guests: Guests
) -> None:
    guests.add_bot("odd", line)
    done = run(command)
    assert done.exit_code == 1, done.output
    assert line in done.stderr
    assert re.search(r"game 0 .*failed; its seed: [0-9a-f]{64}", done.stderr)


@pytest.mark.slow
def test_a_bot_that_exits_in_a_worker_is_a_failure_too(guests: Guests) -> None:
    guests.add_bot("odd", "sys.exit(0)")
    done = run("tournament", "--jobs", "2")
    assert done.exit_code == 1, done.output
    assert "SystemExit" in done.stderr


def test_games_that_a_bot_played_before_it_was_changed_are_refused(guests: Guests) -> None:
    file = guests.add_bot("odd", FIRST)
    assert run("tournament", "--out", "out").exit_code == 0
    assert run("tournament", "--out", "out").exit_code == 0
    file.write_text(file.read_text() + "# another thought\n")
    done = run("tournament", "--out", "out")
    assert done.exit_code == 2
    assert "come from another version of 'odd'; allowed: another --out" in done.stderr
    assert run("tournament", "--out", "out2").exit_code == 0


def test_a_bot_has_the_same_fingerprint_on_both_builds(guests: Guests) -> None:
    """This test runs on both builds; the sources are the same, and so are the fingerprints."""
    marks = fingerprints(["search:iterations=5", "random", "random"], "tritarea")
    assert list(marks) == ["search:iterations=5", "random"]
    assert set(marks.values()) == {own_fingerprint("tritarea")}
    package = Path(trilobite.__file__).parent
    sources = [
        *sorted((package / "bots").glob("*.py")),
        package / "engine/evaluation.py",
        *sorted((package / "games/tritarea").rglob("*.py")),
    ]
    assert fingerprint_of(sources) == own_fingerprint("tritarea") != own_fingerprint("trias")


@pytest.mark.parametrize("command", ["simulate", "tournament", "study"])
@pytest.mark.parametrize("jobs", ["1", pytest.param("2", marks=pytest.mark.slow)])
def test_output_of_a_bot_is_not_part_of_the_report(
    command: str, jobs: str, guests: Guests, capfd: pytest.CaptureFixture[str]
) -> None:
    file = guests.add_bot("odd", "print('a thought')", FIRST)
    file.write_text("print('hello')\n" + file.read_text())
    done = run(command, "--json", "--jobs", jobs)
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["played"] >= 2
    assert "hello" in done.stderr
    assert "a thought" in (done.stderr if jobs == "1" else capfd.readouterr().err)


HANGS = [
    "from pathlib import Path",
    "if Path('out/games.jsonl').read_bytes().count(b'\\n') > 2:",
    "    Path('hanging').touch()",
    "    time.sleep(600)",
]


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.usefixtures("_heard")
def test_a_second_interrupt_ends_a_hanging_bot_and_prints_the_standings(
    jobs: str, guests: Guests, tmp_path: Path
) -> None:
    guests.add_bot("odd", *HANGS, FIRST)
    command = [*COMMANDS["tournament"], "--seed", "1", "--games", "100", "--out", "out"]
    with subprocess.Popen(
        [sys.executable, "-m", "trilobite", *command, "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        patience = time.monotonic() + 60
        while not (tmp_path / "hanging").exists() and time.monotonic() < patience:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        assert process.stderr is not None
        assert process.stderr.readline() == f"{ENDING}\n"
        os.killpg(process.pid, signal.SIGINT)
        output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    first, again = errors.splitlines()
    assert re.fullmatch(r"Interrupted after \d+ of 100 games. Continue with:", first)
    assert again.startswith("trilobite tournament tritarea")
    assert "ahead of" in output
    assert "Not finished" in (tmp_path / "out/report.html").read_text()
