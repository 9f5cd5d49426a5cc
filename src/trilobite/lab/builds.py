"""The two builds of the same source: plain Python, and compiled with mypyc."""

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import trilobite.engine.playouts

PLAIN = "plain"
COMPILED = "compiled"


class BuildError(Exception):
    """A build is not available; the message says why."""


@dataclass(frozen=True)
class Build:
    """A build and the folder its package is imported from."""

    name: str
    folder: Path


class WorkTree:
    """A checkout of the sources with its tools. An installed package has only one build."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._tool = root / "tools" / "compiled.py"

    def plain(self) -> Build:
        return Build(PLAIN, self._root / "src")

    def compiled(self) -> Build:
        """The compiled build of the current sources, made now if it does not exist."""
        folder = self._ask("path")
        if not folder:
            self._make()
            folder = self._ask("path")
        if not folder:
            raise BuildError("the sources changed while they were being compiled")
        return Build(COMPILED, Path(folder))

    def _make(self) -> None:
        """Compile. The tool's messages go to standard error so that they do not spoil a report."""
        done = subprocess.run(  # noqa: S603
            [sys.executable, self._tool, "build"], stdout=sys.stderr.fileno(), check=False
        )
        if done.returncode != 0:
            raise BuildError("it could not be compiled here; the lines above say why")

    def _ask(self, command: str) -> str:
        asked = subprocess.run(  # noqa: S603
            [sys.executable, self._tool, command], capture_output=True, text=True, check=False
        )
        if asked.returncode != 0:
            raise BuildError((asked.stderr.strip() or "tools/compiled.py failed").splitlines()[-1])
        return asked.stdout.strip()


def work_tree() -> WorkTree | None:
    """The work tree that this package was imported from, or None if it is installed."""
    for folder in Path(trilobite.engine.playouts.__file__).resolve().parents:
        if (folder / "tools" / "compiled.py").is_file():
            return WorkTree(folder)
    return None


def running_build() -> Build:
    """The build that this process has imported."""
    module = Path(trilobite.engine.playouts.__file__).resolve()
    return Build(PLAIN if module.suffix == ".py" else COMPILED, module.parent.parent.parent)
