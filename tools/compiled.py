"""The compiled build: the same source, compiled by mypyc, in a separate folder.

Compiled files are never beside the sources, where a stale one would hide an edit. Each build is a
copy of the package under `build/compiled/<key>/`, and the key is a hash of everything that went
into it, so a build is used only as long as it is the build of the current `src`:

    python tools/compiled.py build        make it (exit code 0 done, 1 failed, 2 no C compiler)
    python tools/compiled.py background   the same, detached and at low priority
    python tools/compiled.py path         print the folder for PYTHONPATH, nothing if out of date

One builder works at a time, with a lock that the system releases when the builder dies. It works
in a temporary folder and renames it at the end, so there is never half a build.
"""

import contextlib
import fcntl
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

PACKAGE = "trilobite"
TRANSLATOR = Path(__file__).with_name("translate.py")
DONE, FAILED, NO_COMPILER = 0, 1, 2
KEPT_UNUSED = 24 * 60 * 60  # seconds; a game still running may load modules from its build
NICENESS = 15


class Project:
    """A working copy: the paths of its sources, settings and builds."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.settings = root / "pyproject.toml"
        self.package = root / "src" / PACKAGE
        self.log = root / "build" / "compile.log"
        self.builds = root / "build" / "compiled"
        self.objects = root / "build" / "objects"  # compiled C files, found by their content

    def current(self) -> Path:
        """The folder of the build of the current sources, if it has been made."""
        return self.builds / self.key(self.package)

    def key(self, package: Path) -> str:
        """Name a build by everything that goes into it: package files, settings and tools."""
        return digest(self.recipe() + contents(package))

    def recipe(self) -> list[bytes]:
        """What determines the result besides the sources."""
        return [
            Path(__file__).read_bytes(),
            TRANSLATOR.read_bytes(),
            repr(sorted(self.compile_table().items())).encode(),
            f"{sys.version} {sysconfig.get_config_var('SOABI')}".encode(),
            *(f"{tool} {version(tool)}".encode() for tool in ("mypy", "librt", "setuptools")),
        ]

    def compile_table(self) -> dict[str, list[str]]:
        """The compiled modules: globs in `[tool.trilobite.compile]`."""
        tools = tomllib.loads(self.settings.read_text(encoding="utf-8"))["tool"]
        table: dict[str, list[str]] = tools[PACKAGE]["compile"]
        return table

    def compiled_modules(self, package: Path) -> list[Path]:
        """The listed modules of a package without the excluded ones."""
        table = self.compile_table()
        listed = {file for pattern in table["modules"] for file in package.glob(pattern)}
        excluded = {file for pattern in table["exclude"] for file in package.glob(pattern)}
        return sorted(listed - excluded)


def contents(folder: Path) -> list[bytes]:
    """Names and contents of the files in a folder, without Python's caches, in a fixed order."""
    parts = []
    for file in sorted(folder.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            parts += [bytes(file.relative_to(folder)), file.read_bytes()]
    return parts


def digest(parts: list[bytes]) -> str:
    """A short hash of a list of byte strings."""
    summary = hashlib.sha256()
    for part in parts:
        summary.update(b"%d:" % len(part) + part)
    return summary.hexdigest()[:16]


def missing_tools() -> str | None:
    """What this machine lacks for compiling and how to install it; None if nothing."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        lacking = f"no C compiler ({compiler})"
    elif not Path(sysconfig.get_path("include"), "Python.h").is_file():
        lacking = "no Python headers (Python.h)"
    else:
        return None
    return f"{lacking} found. On Debian or Ubuntu: apt install gcc libc6-dev python3-dev"


@contextlib.contextmanager
def builder_lock(project: Project, *, wait: bool = True) -> Iterator[bool]:
    """Hold the lock of the only builder; yield whether we got it."""
    project.builds.mkdir(parents=True, exist_ok=True)
    with (project.builds / ".lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
        else:
            yield True


def build(project: Project) -> int:
    """Make the build of the current sources unless it exists."""
    if project.current().is_dir():
        say("up to date")
        return DONE
    if lacking := missing_tools():
        say(lacking)
        return NO_COMPILER
    with builder_lock(project, wait=False) as free:
        if not free:
            say("another build is running; waiting for it")
    with builder_lock(project):
        return build_alone(project)


def build_alone(project: Project) -> int:
    """Copy, compile, rename; the lock keeps other builders out."""
    new, work = project.builds / ".new", project.builds / ".work"
    for left_over in (new, work):  # left by an interrupted builder
        shutil.rmtree(left_over, ignore_errors=True)
    shutil.copytree(project.package, new / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    # The key of the copy, not of the sources, which may be edited at this moment.
    finished = project.builds / project.key(new / PACKAGE)
    if finished.is_dir():
        say("up to date")
        return DONE
    started = time.monotonic()
    if not translate(project, new, work):
        say("failed; the plain build is not affected")
        return FAILED
    new.rename(finished)
    shutil.rmtree(work)
    say(f"done in {time.monotonic() - started:.0f} s")
    remove_unused(build for build in project.builds.glob("[!.]*") if build != finished)
    remove_unused(project.objects.iterdir())
    return DONE


def translate(project: Project, folder: Path, work: Path) -> bool:
    """Compile the listed modules of a copied package; the results go next to the copies."""
    modules = project.compiled_modules(folder / PACKAGE)
    say(f"{len(modules)} modules; this takes a while ...")
    project.objects.mkdir(exist_ok=True)
    # Relative to the folder, so that module names and tracebacks begin with the package.
    names = [module.relative_to(folder) for module in modules]
    command = [TRANSLATOR, project.settings, work, project.objects, *names]
    return subprocess.run([sys.executable, *command], cwd=folder, check=False).returncode == 0


def remove_unused(entries: Iterator[Path]) -> None:
    """Remove builds that have not been used for a day."""
    for entry in entries:
        if time.time() - entry.stat().st_mtime > KEPT_UNUSED:
            shutil.rmtree(entry) if entry.is_dir() else entry.unlink()


def path(project: Project) -> int:
    """Print the folder of the current build and mark it as used today."""
    folder = project.current()
    with contextlib.suppress(FileNotFoundError):
        os.utime(folder)
        print(folder)
    return DONE


def background(project: Project) -> subprocess.Popen[bytes] | None:
    """Start a detached build if one is needed, possible and not already running."""
    if project.current().is_dir() or missing_tools():
        return None
    with builder_lock(project, wait=False) as free:
        if not free:
            return None
    with project.log.open("w") as log:
        return subprocess.Popen(
            [sys.executable, __file__, "build-nicely", project.root],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def say(message: str) -> None:
    """Print the progress of the build."""
    print(f"compiled build: {message}", flush=True)


def main(arguments: list[str]) -> int:
    """Run the command named on the command line."""
    project = Project(Path(__file__).resolve().parent.parent)
    match arguments:
        case ["build"]:
            return build(project)
        case ["build-nicely", root]:  # what `background` starts
            os.nice(NICENESS)
            return build(Project(Path(root)))
        case ["background"]:
            background(project)
            return DONE
        case ["path"]:
            return path(project)
        case _:
            print(__doc__, file=sys.stderr)
            return FAILED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
