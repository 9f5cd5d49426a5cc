"""`trilobite new-game`: what it writes can be played, tested and built without a change."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import trilobite.authoring
from tests.examples.conftest import install
from tests.terminal.person import Person
from tests.test_prose import READERS, findings

NAME = "harbour_town"
TEMPLATE = Path(trilobite.authoring.__file__).parent / "template"
RUFF = Path(sys.executable).with_name("ruff")
SETTINGS = Path(__file__).parents[2] / "pyproject.toml"
WITHOUT_PLUGINS = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
"""The tests of a package need no plugin of pytest, and ours take long to load."""


@pytest.fixture
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Person:
    return Person(tmp_path, monkeypatch)


@pytest.fixture
def package(person: Person) -> Path:
    assert person.run(f"new-game {NAME} --into FOLDER").code == 0
    return person.folder / f"trilobite_{NAME}"


def test_the_package_has_rules_content_sentences_tests_and_a_client(package: Path) -> None:
    inner = package / package.name
    files = ["rules.md", "content.py", "state.py", "locales/en.ftl", "client/index.ts", "py.typed"]
    assert all((inner / file).is_file() for file in files)
    assert (package / "tests" / "test_contract.py").is_file()
    assert f'{NAME} = "trilobite_{NAME}:GAME"' in (package / "pyproject.toml").read_text()


def test_the_command_says_how_to_go_on(person: Person) -> None:
    answer = person.run("new-game quarry --into FOLDER")
    assert f"-e {person.folder}/trilobite_quarry" in answer.screen
    assert "trilobite play quarry" in answer.screen


def test_no_gap_of_a_template_is_left_and_every_template_is_used(package: Path) -> None:
    written = [path for path in package.rglob("*") if path.is_file()]
    assert len(written) == len([*TEMPLATE.rglob("*.tmpl")])
    assert [path for path in TEMPLATE.rglob("*") if path.is_file() and path.suffix != ".tmpl"] == []
    for path in written:
        assert not re.search(r"@\w*@", path.read_text(encoding="utf-8")), path


def run(package: Path, site: Path, module: str, *words: str, typed: str = "", code: int = 0) -> str:
    """Run a command with the installed package and the build under test; returns its output."""
    path = os.pathsep.join(map(str, (site, TEMPLATE.parents[2])))
    done = subprocess.run(
        [sys.executable, "-m", module, *words],
        env={**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8", **WITHOUT_PLUGINS},
        cwd=package,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.mark.slow
def test_the_game_passes_its_own_tests_and_is_played(package: Path, tmp_path: Path) -> None:
    """The conformance suite is among these tests."""
    site = install(tmp_path / "site", package)
    assert " passed" in run(package, site, "pytest", "-q", "-p", "no:cacheprovider")
    words = f"play {NAME} --players 2 --bots random --seed quay --save {tmp_path}/game.json"
    screen = run(package, site, "trilobite", *words.split(), typed="1\n" * 5)
    assert " and gets 0 points." in screen
    assert "The game is over." in screen


@pytest.mark.slow
def test_a_missing_sentence_is_named_in_one_line(package: Path, tmp_path: Path) -> None:
    sentences = package / package.name / "locales" / "en.ftl"
    key = f"{NAME}-ask"
    sentences.write_text(sentences.read_text().replace(f"{key} =", f"{key}s ="))
    site = install(tmp_path / "site", package)
    words = f"play {NAME} --players 2 --save {tmp_path}/game.json"
    screen = run(package, site, "trilobite", *words.split(), code=2)
    assert f"locales/en.ftl has no sentence {key}\n" in screen
    assert "Traceback" not in screen


def test_the_code_is_formatted_and_clean(package: Path) -> None:
    settings = ["--config", str(SETTINGS), "--no-cache"]
    for command in (["format", "--check"], ["check", "--ignore", "S101"]):
        done = subprocess.run(
            [RUFF, *command, *settings, str(package)], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout


def test_the_package_is_in_plain_english(package: Path) -> None:
    for path in package.rglob("*"):
        if path.is_file() and path.suffix in READERS and not path.name.startswith("rules."):
            passages = READERS[path.suffix](path.read_text(encoding="utf-8"))
            assert [wrong for passage in passages for wrong in findings(passage)] == [], path


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("Harbour", "'Harbour' cannot be the key of a game; allowed: 2 to 30 lower-case letters"),
        ("2towers", "beginning with a letter"),
        ("x", "2 to 30"),
        ("har-bour", "cannot be the key of a game"),
        ("trias", "trias is an installed game; allowed: any name but terror, trias, tritarea"),
        ("table", "shared sentences have keys that begin with table-"),
        (f"quarry --into {__file__}", "test_new_game.py is not a folder; allowed: a folder"),
    ],
)
def test_a_wrong_name_or_folder_is_refused(person: Person, name: str, complaint: str) -> None:
    answer = person.run(
        f"new-game {name}" if "--into" in name else f"new-game {name} --into FOLDER"
    )
    assert answer.code == 2
    assert complaint in answer.errors
    assert not [*person.folder.glob("trilobite_*")]


def test_a_folder_that_does_not_exist_is_made(person: Person) -> None:
    assert person.run("new-game quarry --into FOLDER/new/games").code == 0
    assert (person.folder / "new" / "games" / "trilobite_quarry" / "README.md").is_file()


def test_nothing_is_overwritten(package: Path, person: Person) -> None:
    (package / "README.md").write_text("mine")
    answer = person.run(f"new-game {NAME} --into FOLDER")
    assert answer.code == 2
    assert "already exists; allowed: a new name, or --into another folder" in answer.errors
    assert (package / "README.md").read_text() == "mine"


def test_the_name_of_an_importable_module_is_refused(
    package: Path, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(package)
    answer = person.run(f"new-game {NAME} --into FOLDER")
    assert f"a module trilobite_{NAME} is installed" in answer.errors
