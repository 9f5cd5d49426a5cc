"""Files that a command writes when it has its results.

An existing file is replaced only if the lab made it. It is written whole under a temporary name
first, so that nobody ever finds half a file.
"""

import os
from collections.abc import Callable
from pathlib import Path

import click

from trilobite.engine import InputError
from trilobite.guides.puzzles import FORMAT
from trilobite.lab.pages import MARK

_BEGINNING = 1000
"""Bytes at the start of a file that show who made it."""

_OLD_PAGE = (
    b'"><head><meta charset="utf-8"><meta name="viewport"',
    b"<style>:root {\n  color-scheme:",
)
"""Parts of pages that were made before pages had a mark."""

_PUZZLES = f'{{"format":"{FORMAT.rpartition("-")[0]}-'.encode()

IsOurs = Callable[[bytes], bool]
"""Whether a file that begins like this was made by the lab."""


def is_page(beginning: bytes) -> bool:
    return MARK.encode() in beginning or all(part in beginning for part in _OLD_PAGE)


def is_puzzles(beginning: bytes) -> bool:
    return beginning.startswith(_PUZZLES)


def check_replaceable(path: Path, is_ours: IsOurs) -> None:
    """Refuse, before anything starts, a file that could not be written in the end."""
    problem = _why_not(path, is_ours)
    if problem:
        raise InputError("out", f"{path} {problem}", "another name")


def kept_beside(path: Path) -> Path:
    """The results file from which a file is made, next to that file."""
    kept = path.with_suffix(".jsonl")
    if kept == path:
        raise InputError(
            "out", f"{path} has the name of the results file next to it", "another name"
        )
    return kept


def check_is_not_input(path: Path, source: Path) -> None:
    """Raise an error if a report would overwrite the file that it is made from."""
    if path.exists() and path.samefile(source):
        raise InputError("out", f"{path} is the input file", "another name")


def replace_file(path: Path, text: str) -> None:
    """Write the whole file; a problem ends the command with a message that names the path."""
    target = path.resolve()  # the file, not a link to it
    unfinished = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        try:
            unfinished.write_text(text, encoding="utf-8")
            unfinished.replace(target)
        finally:
            unfinished.unlink(missing_ok=True)
    except OSError as error:
        raise click.ClickException(f"{path} cannot be written ({error.strerror})") from None


def _why_not(path: Path, is_ours: IsOurs) -> str:
    try:
        if path.is_dir():
            return "is a folder"
        if path.parent.is_dir() and not os.access(path.parent, os.W_OK | os.X_OK):
            return f"cannot be written: no permission to write to {path.parent}"
        if not path.exists():
            return "is a link to nothing" if path.is_symlink() else ""
        if not path.is_file() or not os.access(path, os.W_OK):
            return "cannot be written"
        with path.open("rb") as file:
            beginning = file.read(_BEGINNING)
    except OSError as error:
        return f"cannot be written ({error.strerror})"
    return (
        "" if not beginning or is_ours(beginning) else "already exists and was not made by the lab"
    )
