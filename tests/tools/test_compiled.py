"""tools/compiled.py, tested with a package of two modules."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools import compiled
from tools.compiled import Project

SETTINGS = """
[tool.trilobite.compile]
modules = ["engine/*.py", "games/**/*.py"]
exclude = ["**/__init__.py"]
"""

PIECE = """
from mypy_extensions import mypyc_attr

@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    def __init__(self, size: int) -> None:
        self.size = size

    def value(self) -> int:
        return self.size
"""

KERNEL = """
from librt.vecs import vec
from mypy_extensions import i64, u8

from trilobite.engine.piece import Piece

class Board(Piece):
    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.cells = vec[u8]([1] * size)

    def value(self) -> int:
        total: i64 = 0
        for cell in self.cells:
            total += i64(cell)
        return super().value() + total
"""

USE = """
import trilobite.engine.piece, trilobite.games.kernel as kernel

class Meeple(trilobite.engine.piece.Piece):
    def value(self):
        return 2 * super().value()

print(kernel.__file__.endswith(".so"), kernel.Board(5).value(), Meeple(4).value())
"""

needs_compiler = pytest.mark.skipif(
    compiled.missing_tools() is not None, reason="no C compiler or no Python headers here"
)


@pytest.fixture(scope="session")
def objects(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the C compiler made, for all tests: it is found again by its content."""
    return tmp_path_factory.mktemp("objects")


@pytest.fixture
def project(tmp_path: Path, objects: Path) -> Project:
    made = Project(tmp_path)
    made.objects.parent.mkdir()
    made.objects.symlink_to(objects)
    made.settings.write_text(SETTINGS)
    for folder in ("", "engine", "games"):
        (made.package / folder).mkdir(parents=True)
        (made.package / folder / "__init__.py").touch()
    (made.package / "engine" / "piece.py").write_text(PIECE)
    (made.package / "games" / "kernel.py").write_text(KERNEL)
    (made.package / "games" / "content.toml").write_text("tiles = 37\n")
    return made


def printed_path(project: Project, capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert compiled.path(project) == compiled.DONE
    return capsys.readouterr().out.strip()


def use(folder: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", USE],
        env={**os.environ, "PYTHONPATH": folder},
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()


def test_listed_modules_are_compiled_except_the_excluded_ones(project: Project) -> None:
    names = [file.name for file in project.compiled_modules(project.package)]
    assert names == ["piece.py", "kernel.py"]


def test_the_key_changes_with_any_file_and_any_setting(project: Project) -> None:
    keys = {project.current()}
    for file in ("engine/piece.py", "games/content.toml"):
        with (project.package / file).open("a") as text:
            text.write("# edited\n")
        keys.add(project.current())
    (project.package / "games" / "content.toml").rename(project.package / "games" / "data.toml")
    keys.add(project.current())
    project.settings.write_text(SETTINGS.replace("games/**", "games"))
    keys.add(project.current())
    assert len(keys) == 5


def test_without_a_build_there_is_no_path(
    project: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    assert printed_path(project, capsys) == ""


def test_without_a_compiler_the_builder_says_how_to_get_one(
    project: Project, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compiled.build(project) == compiled.NO_COMPILER
    assert "apt install gcc" in capsys.readouterr().out
    assert not project.builds.exists()


def test_a_build_in_the_background_is_not_started_while_another_one_runs(project: Project) -> None:
    with compiled.builder_lock(project) as free:
        assert free
        assert compiled.background(project) is None


def test_builds_not_used_for_a_day_are_removed(tmp_path: Path) -> None:
    for name, age in (("new", 1), ("old", 25)):
        (tmp_path / name).mkdir()
        then = time.time() - age * 3600
        os.utime(tmp_path / name, (then, then))
    compiled.remove_unused(tmp_path.iterdir())
    assert [entry.name for entry in tmp_path.iterdir()] == ["new"]


@pytest.mark.slow
@needs_compiler
def test_the_compiled_build_does_the_same_until_a_source_is_edited(
    project: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    assert compiled.build(project) == compiled.DONE
    folder = printed_path(project, capsys)
    assert use(str(project.package.parent)) == "False 10 8"
    assert use(folder) == "True 10 8"
    assert not list(project.package.rglob("*.so"))

    kernel = project.package / "games" / "kernel.py"
    kernel.write_text(KERNEL.replace("[1]", "[2]"))
    assert printed_path(project, capsys) == ""
    assert compiled.build(project) == compiled.DONE
    assert use(printed_path(project, capsys)) == "True 15 8"

    kernel.write_text(KERNEL)
    assert printed_path(project, capsys) == folder


@pytest.mark.slow
@needs_compiler
def test_a_failed_build_is_not_found(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    piece = project.package / "engine" / "piece.py"
    piece.write_text("SIZE: int = 'large'\n")
    assert compiled.build(project) == compiled.FAILED
    assert printed_path(project, capsys) == ""
    assert list(project.builds.glob("[!.]*")) == []


@pytest.mark.slow
@needs_compiler
def test_two_builders_at_once_make_one_build(project: Project) -> None:
    """A builder that died has left half a build, which does not disturb the next one."""
    (project.builds / ".new" / "trilobite").mkdir(parents=True)
    behind = compiled.background(project)
    assert behind is not None
    assert compiled.build(project) == compiled.DONE
    assert behind.wait(timeout=120) == compiled.DONE
    assert list(project.builds.glob("[!.]*")) == [project.current()]
    assert re.search("done|up to date", project.log.read_text())
    assert compiled.background(project) is None
