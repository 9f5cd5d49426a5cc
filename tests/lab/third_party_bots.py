"""Third-party bots, installed in a folder for the duration of a test."""

from pathlib import Path

import pytest

from tests.support.packages import Packages

HEAD = """\
import sys
import time

from trilobite.bots.contract import Bot


class Guest(Bot):
    def choose(self, view, offer, thinking_time):
"""
FIRST = "return offer.choices[0].action"


class Guests(Packages):
    def add_bot(self, name: str, *lines: str) -> Path:
        """Add a bot of this name whose `choose` has these lines; returns its file."""
        module = f"guest_{name}"
        entry_point = f"[trilobite.bots]\n{name} = {module}:Guest\n"
        return self.add(module, entry_point, HEAD + "".join(f"        {line}\n" for line in lines))


def guests_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Guests:
    return Guests(folder / "guests", monkeypatch)
