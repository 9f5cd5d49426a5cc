"""A person at the keyboard: runs commands in this process with typed lines as input."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from trilobite.cli import main


@dataclass
class Answer:
    """The result of a command: the exit code, the screen, and stderr."""

    code: int
    screen: str
    errors: str

    @property
    def flat(self) -> str:
        """The screen as one line, without the line breaks of the window."""
        return " ".join(self.screen.split())

    def after(self, text: str) -> str:
        assert text in self.screen, self.screen
        return self.screen.split(text, 1)[1]


class Person:
    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        monkeypatch.setenv("XDG_STATE_HOME", str(folder / "state"))
        monkeypatch.setenv("COLUMNS", "100")
        monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(self, command: str, *typed: str) -> Answer:
        """Every word of the command is an argument; FOLDER stands for the person's own folder."""
        words = [word.replace("FOLDER", str(self.folder)) for word in command.split()]
        lines = "".join(f"{line}\n" for line in typed)
        result = CliRunner().invoke(main, words, input=lines)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Answer(result.exit_code, result.stdout, result.stderr)

    def record(self, name: str = "game.json") -> dict[str, Any]:
        data: dict[str, Any] = json.loads((self.folder / name).read_text())
        return data

    def write(self, name: str, data: object) -> None:
        text = data if isinstance(data, str) else json.dumps(data)
        (self.folder / name).write_text(text)
