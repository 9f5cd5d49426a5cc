"""Packages of other people, installed in a folder for the duration of a test."""

import sys
from importlib import invalidate_caches
from pathlib import Path

import pytest


class Packages:
    """A folder on the import path of this process and of those that it starts."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder = folder
        folder.mkdir()
        monkeypatch.syspath_prepend(folder)
        monkeypatch.setenv("PYTHONPATH", str(folder), prepend=":")

    def add(self, module: str, entry_points: str, code: str) -> Path:
        """Install a package with one module; returns the file of the module."""
        metadata = self._folder / f"{module}-1.dist-info"
        metadata.mkdir(exist_ok=True)
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1\n")
        (metadata / "entry_points.txt").write_text(entry_points)
        file = self._folder / f"{module}.py"
        file.write_text(code)
        sys.modules.pop(module, None)
        invalidate_caches()
        return file

    def add_game(self, key: str, code: str) -> None:
        """Install the package `old_<key>` with this module, which should have a `GAME`."""
        self.add(f"old_{key}", f"[trilobite.games]\n{key} = old_{key}:GAME\n", code)
