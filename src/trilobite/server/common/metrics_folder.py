"""The folder in which workers share their metrics.

The process that starts the workers makes the folder and removes it at its end. The name has the id
of that process, by which a worker recognises it; and the process holds a lock on the folder as long
as it runs. So the next server can remove what a killed one has left.
"""

import fcntl
import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PREFIX = "trilobite-metrics-"
_NAME = re.compile(PREFIX + r"(\d{1,9})-\w+")


@contextmanager
def own_folder() -> Iterator[str]:
    """A new folder, which is removed at the end."""
    for path in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        with suppress(OSError):
            _remove_if_abandoned(path)
    with (
        tempfile.TemporaryDirectory(prefix=f"{PREFIX}{os.getpid()}-") as name,
        _opened(Path(name)) as folder,
    ):
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield name


def is_of_parent(folder: str) -> bool:
    """Whether the process that started this one has made the folder."""
    return _maker_of(Path(folder)) == os.getppid()


def _maker_of(path: Path) -> int | None:
    """The id of the process that made a folder, according to its name."""
    match = _NAME.fullmatch(path.name)
    return None if match is None else int(match[1])


def _remove_if_abandoned(path: Path) -> None:
    maker = _maker_of(path)
    # A folder that was made at this moment is not locked yet, but its process can be seen.
    if maker is None or _is_running(maker):
        return
    with _opened(path) as folder:
        if os.fstat(folder).st_uid == os.getuid():
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(path)


def _is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:  # it belongs to somebody else
        return True
    return True


@contextmanager
def _opened(path: Path) -> Iterator[int]:
    """A descriptor of a folder; raises an OSError for anything else, such as a link."""
    folder = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        yield folder
    finally:
        os.close(folder)
