"""A file that keeps what is done: a line that says what it is about, then a line for each result.

A line is written as soon as its result is there, so work that was ended in any way is taken up
again where it was.
"""

import fcntl
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Generic, TypeVar

import msgspec

from trilobite.engine import InputError
from trilobite.engine.reading import shown

T = TypeVar("T")


class Kept(Generic[T]):
    """The results so far, in memory and on disk."""

    def __init__(self, file: BinaryIO, results: list[T]) -> None:
        self._file = file
        self.results = results

    def add(self, result: T) -> None:
        self.results.append(result)
        self._write(msgspec.json.encode(result))

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()


@contextmanager
def open_kept(path: Path, kind: type[T], about: dict[str, object]) -> Iterator[Kept[T]]:
    """The results in a file, a new one if there is none; nobody else writes to it meanwhile."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a+b")
    except OSError as error:
        raise InputError("out", f"{path} cannot be used ({error.strerror})") from error
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise InputError("out", f"somebody else is writing to {path}") from error
        yield Kept(file, _read(path, file, kind, about))


def _read(path: Path, file: BinaryIO, kind: type[T], about: dict[str, object]) -> list[T]:
    """Its results. What was being written when the power failed is cut off."""
    file.seek(0)
    *lines, half = file.read().split(b"\n")
    if half:
        file.truncate(sum(len(line) + 1 for line in lines))
    if not lines:
        file.write(json.dumps(about).encode() + b"\n")
        file.flush()
        return []
    _check(path, lines[0], about)
    return [_result(f"{path}, line {i}", line, kind) for i, line in enumerate(lines[1:], start=2)]


def _check(path: Path, line: bytes, about: dict[str, object]) -> None:
    try:
        header = json.loads(line)
    except ValueError:
        header = None
    if not isinstance(header, dict) or header.get("format") != about["format"]:
        raise InputError("out", f"{path} is another kind of file", "another name")
    for name, value in about.items():
        if header.get(name) != value:
            there, here = shown(header.get(name)), shown(value)
            problem = f"{path} is about something else: {name} is {there} there and {here} here"
            raise InputError("out", problem, "another name")


def _result(where: str, line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.MsgspecError as error:
        raise InputError(where, str(error)) from error
