"""What is shown while a command works."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.progress import Progress

from trilobite.lab.consoles import bar_columns
from trilobite.lab.stopping import ENDING, StopRequest


def test_after_an_interrupt_the_progress_bar_says_what_it_waits_for() -> None:
    stop = StopRequest()
    what = bar_columns(stop)[0]
    bar = Progress(what)
    bar.add_task("games", total=3)
    (task,) = bar.tasks
    assert str(what(task)) == "games"
    stop.raise_flag()
    assert str(what(task)) == ENDING


@pytest.mark.slow
@pytest.mark.parametrize("command", ["tournament", "study", "simulate"])
def test_the_progress_bar_is_shown_with_json_too(command: str, tmp_path: Path) -> None:
    reader, terminal = os.openpty()
    words = [command, "tritarea", "--players", "2", "--games", "2", "--jobs", "1", "--json"]
    words += ["--bots", "random" if command == "simulate" else "random,steady"]
    done = subprocess.run(
        [sys.executable, "-m", "trilobite", *words],
        stdout=subprocess.PIPE,
        stderr=terminal,
        cwd=tmp_path,
        check=True,
    )
    os.close(terminal)
    assert json.loads(done.stdout)["played"] == 2
    assert b"games" in os.read(reader, 10_000)
    os.close(reader)
