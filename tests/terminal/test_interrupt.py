"""Ctrl-C, tested in a separate process."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from trilobite.engine.matches import resume
from trilobite.engine.records import load


@pytest.mark.slow
@pytest.mark.usefixtures("_heard")
def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    command = [
        sys.executable,
        "-m",
        "trilobite",
        "play",
        "trias",
        "--seed",
        "a",
        "--save",
        str(file),
    ]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("place 5\n")
    process.stdin.flush()
    shown = ""
    while shown.count("see the board") < 2 or not shown.endswith(" > "):
        sign = process.stdout.read(1)
        assert sign, f"it ended before it asked: {shown}"
        shown += sign
    process.send_signal(signal.SIGINT)
    screen, errors = process.communicate(timeout=10)
    assert process.returncode == 130
    assert errors == ""
    assert f"trilobite play --resume {file}" in screen
    record = load(file)
    assert [step.action for step in record.steps][2] == "place 5"
    match = resume(record)
    assert match.state.digest() == record.steps[-1].digest
    assert match.state.to_act == (0,)
    assert list(tmp_path.iterdir()) == [file]
