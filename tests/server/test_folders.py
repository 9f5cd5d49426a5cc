"""Each folder of the server says in a few lines what it owns and what it may import."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from trilobite import server

ROOT = Path(__file__).parents[2]
SERVER = Path(server.__file__).parent
FOLDERS = sorted(path.parent for path in SERVER.rglob("__init__.py"))


def statement(folder: Path, beginning: str) -> str:
    lines = (folder / "__init__.py").read_text(encoding="utf-8").splitlines()
    (found,) = (line for line in lines if line.startswith(f"{beginning}: "))
    return found


def contract(id: str) -> dict[str, Any]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts: list[dict[str, Any]] = project["tool"]["importlinter"]["contracts"]
    (found,) = (each for each in contracts if each["id"] == id)
    return found


def layers() -> list[list[str]]:
    return [layer.split(" | ") for layer in contract("server")["layers"]]


def outside(folder: Path) -> Iterator[str]:
    """The largest modules of the server that do not contain this folder."""
    for parent in (folder, *folder.parents):
        if parent == SERVER:
            return
        for path in parent.parent.iterdir():
            is_module = path.suffix == ".py" and path.stem != "__init__"
            if path != parent and (is_module or (path / "__init__.py").exists()):
                yield ".".join(
                    ("trilobite.server", *path.relative_to(SERVER).with_suffix("").parts)
                )


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.relative_to(SERVER).as_posix())
def test_a_folder_says_what_it_owns_and_may_import(folder: Path) -> None:
    assert len((folder / "__init__.py").read_text(encoding="utf-8").splitlines()) <= 5
    assert statement(folder, "Owns")
    assert statement(folder, "May import")


def test_the_statements_agree_with_the_layers() -> None:
    below: list[str] = []
    for layer in reversed(layers()):
        if layer == ["service"]:
            break  # The folders above may import everything below, which they state in words.
        for name in layer:
            named = re.findall(r"`(\w+)`", statement(SERVER / name, "May import"))
            assert {*named} - {"server"} == {*below}, name
        below += layer


@pytest.mark.parametrize(
    ("id", "folder"), [("wire", "common/wire"), ("versions", "storage/migrations/versions")]
)
def test_a_folder_may_import_nothing_else(id: str, folder: str) -> None:
    assert statement(SERVER / folder, "May import").startswith("May import: nothing else")
    assert {*contract(id)["forbidden_modules"]} == {*outside(SERVER / folder)}
