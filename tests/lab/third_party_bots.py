"""Third-party bots, installed in a folder for the duration of a test."""

import sys
from importlib import invalidate_caches
from pathlib import Path

import pytest

HEAD = """\
import sys
import time

from trilobite.bots.contract import Bot


class Guest(Bot):
    def choose(self, view, offer, thinking_time):
"""
FIRST = "return offer.choices[0].action"


class Guests:
    """A folder on the import path of this process and of those that it starts."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder = folder
        folder.mkdir()
        monkeypatch.syspath_prepend(folder)
        monkeypatch.setenv("PYTHONPATH", str(folder), prepend=":")

    def add(self, name: str, *lines: str) -> Path:
        """Add a bot of this name whose `choose` has these lines; returns its file."""
        module = f"guest_{name}"
        metadata = self._folder / f"{module}-1.dist-info"
        metadata.mkdir(exist_ok=True)
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1\n")
        (metadata / "entry_points.txt").write_text(f"[trilobite.bots]\n{name} = {module}:Guest\n")
        file = self._folder / f"{module}.py"
        file.write_text(HEAD + "".join(f"        {line}\n" for line in lines))
        sys.modules.pop(module, None)
        invalidate_caches()
        return file


def guests_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Guests:
    return Guests(folder / "guests", monkeypatch)
