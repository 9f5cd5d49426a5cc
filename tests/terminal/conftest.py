"""A person for the tests, with their own folder."""

from pathlib import Path

import pytest

from tests.terminal.person import Person


@pytest.fixture
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Person:
    return Person(tmp_path, monkeypatch)
