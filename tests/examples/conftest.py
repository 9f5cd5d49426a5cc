"""The example of docs/new-game.md, installed as a reader would, into a folder of its own."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.person import Person
from trilobite.engine import Game, find_game

NEST = Path("examples/nest").resolve()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    offline = ["--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, *offline, "--target", str(folder), str(NEST)], check=True)
    return folder


@pytest.fixture
def nest(site: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Known by its entry point, while a test runs: other tests see the games of this house."""
    monkeypatch.syspath_prepend(site)
    return find_game("nest")


@pytest.fixture
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Person:
    return Person(tmp_path, monkeypatch)
