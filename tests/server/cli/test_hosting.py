"""The examples in docs/host/hosting.md can be used as they are."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import click
import pytest

from trilobite.cli import main
from trilobite.server.common.load_settings import read_settings

PAGE = (Path(__file__).parents[3] / "docs" / "host" / "hosting.md").read_text(encoding="utf-8")


def examples(kind: str) -> list[str]:
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return [text for name, text in blocks if name == kind]


def test_the_example_of_settings_can_be_read(tmp_path: Path) -> None:
    (text,) = examples("toml")
    file = tmp_path / "trilobite.toml"
    file.write_text(text, encoding="utf-8")
    settings = read_settings({}, config=str(file))
    assert settings.is_tls
    assert settings.proxies == "127.0.0.1"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_systemd_unit_is_valid(tmp_path: Path) -> None:
    (text,) = examples("ini")
    unit = tmp_path / "trilobite.service"
    # The path of the command and the user differ on this machine.
    here = text.replace("/opt/trilobite/bin/trilobite", sys.executable)
    unit.write_text(here.replace("User=trilobite\n", ""), encoding="utf-8")
    command = ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    about_it = [line for line in done.stderr.splitlines() if "trilobite" in line]
    assert (done.returncode, about_it) == (0, [])


def test_the_commands_exist() -> None:
    blocks = [line for block in examples("") for line in block.splitlines()]
    lines = [line.partition("#")[0] for line in blocks if line.startswith("trilobite ")]
    assert len(lines) > 12
    for line in lines:
        understood(main, shlex.split(line)[1:])


def understood(command: click.Command, words: list[str]) -> None:
    """Check that the command and its options exist and that no argument is missing or extra."""
    if isinstance(command, click.Group):
        context = click.Context(command)
        found = command.get_command(context, words[0])
        assert found is not None, words
        understood(found, words[1:])
        return
    command.make_context("trilobite", words)
