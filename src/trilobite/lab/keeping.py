"""A file of results: a header line that says what they are about, then one line per result.

Each line is written as soon as its result is ready, so work that was interrupted in any way
continues where it stopped.
"""

import fcntl
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Generic, TypeVar

import msgspec

from trilobite.engine import InputError
from trilobite.engine.reading import shown

T = TypeVar("T")

FindProblem = Callable[[T], str]
"""Returns what is wrong with a result; '' if nothing is."""

CODE = "code"
"""Header field with the fingerprints of the code. Older files do not have it."""


class Kept(Generic[T]):
    """The results so far, in memory and on disk."""

    def __init__(self, file: BinaryIO, results: list[T]) -> None:
        self._file = file
        self.results = results

    def add(self, result: T) -> None:
        self.results.append(result)
        write_line(self._file, msgspec.json.encode(result))


@contextmanager
def open_kept(
    path: Path,
    kind: type[T],
    about: dict[str, object],
    code: Mapping[str, str] | None = None,
    check: FindProblem[T] = lambda _: "",
) -> Iterator[Kept[T]]:
    """Open the results in a file, creating it if necessary, and lock it until the block ends.

    `code` is what the results depend on besides `about`: a fingerprint for each bot.
    """
    header = about if code is None else {**about, CODE: dict(code)}
    with locked(path) as file:
        lines = lines_of(file, header, lambda line: _check(path, line, header))
        yield Kept(file, [read_line(path, number, line, kind, check) for number, line in lines])


@contextmanager
def locked(path: Path) -> Iterator[BinaryIO]:
    """Open a file for reading and appending, by one process at a time."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a+b")
    except OSError as error:
        raise InputError("out", f"{path} cannot be used ({error.strerror})") from error
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise InputError("out", f"another process is writing to {path}") from error
        yield file


def lines_of(
    file: BinaryIO, header: dict[str, object], check: Callable[[bytes], None]
) -> list[tuple[int, bytes]]:
    """The lines after the header, with their numbers; an incomplete last line is cut off.

    Nothing is changed before the header has been checked, as it may be somebody else's file.
    """
    file.seek(0)
    first, is_whole, rest = file.read().partition(b"\n")
    own = json.dumps(header).encode()
    if not is_whole and own.startswith(first):
        file.truncate(0)
        write_line(file, own)
        return []
    check(first)
    if not is_whole:
        write_line(file, b"")
    *lines, half = rest.split(b"\n")
    if half:
        file.truncate(len(first) + 1 + sum(len(line) + 1 for line in lines))
    return list(enumerate(lines, start=2))


def check_same(
    header: Mapping[str, object], expected: Mapping[str, object], what: str, remedy: str
) -> None:
    """Raise an error if a header differs from what is expected; `what` describes the file in it."""
    for name, value in expected.items():
        if name != CODE and header.get(name) != value:
            there, here = shown(header.get(name)), shown(value)
            raise InputError("out", f"{what}: {name} is {there} in the file and {here} now", remedy)


def check_code(header: Mapping[str, object], expected: Mapping[str, object], path: Path) -> None:
    """Raise an error if bots have changed since the results. Files without fingerprints pass."""
    there, here = header.get(CODE), expected.get(CODE)
    if not isinstance(there, dict) or not isinstance(here, dict):
        return
    changed = [name for name, value in here.items() if there.get(name, value) != value]
    if changed:
        who = ", ".join(repr(name) for name in changed)
        problem = f"the results in {path} come from another version of {who}"
        raise InputError("out", problem, "another --out; or delete that file to start again")


def read_header(line: bytes, form: object) -> dict[str, object] | None:
    """The header in the first line of a file; None if the file has another format."""
    try:
        header = json.loads(line)
    except ValueError:
        return None
    return header if isinstance(header, dict) and header.get("format") == form else None


def read_line(path: Path, number: int, line: bytes, kind: type[T], check: FindProblem[T]) -> T:
    """Read a result; the message about a damaged line says that it can be deleted."""
    try:
        result = msgspec.json.decode(line, type=kind)
        problem = check(result)
    except msgspec.MsgspecError as error:
        problem = str(error)
    if problem:
        remedy = "delete this line to have it computed again"
        raise InputError(f"{path}, line {number}", f"{problem}; {remedy}")
    return result


def write_line(file: BinaryIO, line: bytes) -> None:
    file.write(line + b"\n")
    file.flush()


def _check(path: Path, line: bytes, expected: dict[str, object]) -> None:
    header = read_header(line, expected["format"])
    if header is None:
        raise InputError("out", f"{path} is another kind of file", "another name")
    check_same(header, expected, f"{path} is about something else", "another name")
    check_code(header, expected, path)
