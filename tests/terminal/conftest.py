"""The person of the tests, with a folder of their own."""

from pathlib import Path

import pytest

from tests.terminal.person import Person


@pytest.fixture
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Person:
    return Person(tmp_path, monkeypatch)
