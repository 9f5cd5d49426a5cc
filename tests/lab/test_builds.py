"""The sources of the two builds."""

import os
from pathlib import Path

import pytest

from trilobite.lab.builds import COMPILED, PLAIN, BuildError, WorkTree, running_build, work_tree

pytestmark = pytest.mark.both_builds
IS_COMPILED = os.environ.get("TRILOBITE_BUILD") == "compiled"


def tree_with(tmp_path: Path, tool: str) -> WorkTree:
    """A work tree whose compiling tool is this script."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "compiled.py").write_text(f"import sys\ncommand = sys.argv[1]\n{tool}\n")
    return WorkTree(tmp_path)


def test_the_sources_of_this_package_are_found_from_both_builds() -> None:
    tree = work_tree()
    assert tree is not None
    assert (tree.plain().folder / "trilobite" / "lab" / "builds.py").is_file()


def test_the_running_build_knows_what_it_is() -> None:
    assert running_build().name == (COMPILED if IS_COMPILED else PLAIN)


def test_a_current_build_is_used_as_it_is(tmp_path: Path) -> None:
    tree = tree_with(tmp_path, "print('/somewhere') if command == 'path' else sys.exit(1)")
    assert tree.compiled().folder == Path("/somewhere")


def test_a_missing_build_is_made(tmp_path: Path) -> None:
    tool = (
        "import pathlib; made = pathlib.Path(__file__).with_name('made')\n"
        "if command == 'build': made.touch()\n"
        "elif made.exists(): print('/made')"
    )
    assert tree_with(tmp_path, tool).compiled().folder == Path("/made")


@pytest.mark.parametrize(
    ("tool", "reason"),
    [
        ("sys.exit(2 if command == 'build' else 0)", "could not be compiled here"),
        ("pass", "changed while"),
        ("raise LookupError('no mypy')", "LookupError: no mypy"),
    ],
)
def test_the_reason_for_a_missing_build_is_reported(tmp_path: Path, tool: str, reason: str) -> None:
    with pytest.raises(BuildError, match=reason):
        tree_with(tmp_path, tool).compiled()
