"""Each folder of the server says in a few lines what it owns and what it may import."""

import re
import tomllib
from pathlib import Path

import pytest

from trilobite import server

ROOT = Path(__file__).parents[2]
SERVER = Path(server.__file__).parent
FOLDERS = sorted(path.parent for path in SERVER.rglob("__init__.py"))


def statement(folder: Path, beginning: str) -> str:
    lines = (folder / "__init__.py").read_text(encoding="utf-8").splitlines()
    (found,) = (line for line in lines if line.startswith(f"{beginning}: "))
    return found


def layers() -> list[list[str]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    (contract,) = (each for each in contracts if each["id"] == "server")
    return [layer.split(" | ") for layer in contract["layers"]]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.relative_to(SERVER).as_posix())
def test_a_folder_says_what_it_owns_and_may_import(folder: Path) -> None:
    assert len((folder / "__init__.py").read_text(encoding="utf-8").splitlines()) <= 5
    assert statement(folder, "Owns")
    assert statement(folder, "May import")


def test_the_statements_agree_with_the_layers() -> None:
    below: list[str] = []
    for layer in reversed(layers()):
        if layer == ["service"]:
            break  # The folders above may import everything below and say so in words.
        for name in layer:
            named = re.findall(r"`(\w+)`", statement(SERVER / name, "May import"))
            assert {*named} - {"server"} == {*below}, name
        below += layer
