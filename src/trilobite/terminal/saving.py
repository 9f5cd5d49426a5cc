"""Saved games: a record is written after every step, completely or not at all."""

import json
import os
from datetime import datetime
from pathlib import Path

from trilobite.engine import InputError
from trilobite.engine.records import Record


def default_path(key: str) -> Path:
    """A new file in the user's state folder, named by the time and the game."""
    base = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    folder = Path(base) / "trilobite" / "games"
    time = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    path = folder / f"{time}-{key}.json"
    number = 2
    while path.exists():
        path = folder / f"{time}-{number}-{key}.json"
        number += 1
    return path


def path_of(name: str) -> Path:
    """The path of a file that the user named; raises InputError if the name cannot be used."""
    try:
        path = Path(name).expanduser()
        path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return path
    except OSError as error:
        raise InputError(name, error.strerror or str(error)) from None
    except (RuntimeError, ValueError) as error:
        raise InputError(name, str(error)) from None
    return path


def save(record: Record, path: Path) -> None:
    """Write a new file and rename it, so that a reader finds either the old game or the new one."""
    path = path.resolve()  # write through a symbolic link, do not replace it
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with draft.open("w", encoding="utf-8") as file:
            json.dump(record.to_json(), file, indent=1)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
