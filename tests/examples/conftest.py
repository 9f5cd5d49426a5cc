"""The examples of docs/, installed as a reader would do it, each into its own folder."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.person import Person
from trilobite.bots.registry import MakeBot, find_bot
from trilobite.engine import Game, find_game

NEST = Path("examples/nest").resolve()
COPPICE = Path("examples/coppice").resolve()
DREAMER = Path("examples/dreamer").resolve()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("site"), NEST, COPPICE)


@pytest.fixture(scope="session")
def bot_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("bot_site"), DREAMER)


def install(folder: Path, *examples: Path) -> Path:
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    offline = ["--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, *offline, "--target", str(folder), *map(str, examples)], check=True)
    return folder


@pytest.fixture
def nest(site: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Known by its entry point while a test runs; other tests see the games of this repository."""
    monkeypatch.syspath_prepend(site)
    return find_game("nest")


@pytest.fixture
def coppice(site: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(site)
    return find_game("coppice")


@pytest.fixture
def dreamer(bot_site: Path, monkeypatch: pytest.MonkeyPatch) -> MakeBot:
    monkeypatch.syspath_prepend(bot_site)
    return find_bot("dreamer")


@pytest.fixture
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Person:
    return Person(tmp_path, monkeypatch)
