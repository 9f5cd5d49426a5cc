"""Fingerprints: hashes of a bot's source code, which distinguish its versions.

The compiled build includes the same sources, and so has the same fingerprints.
"""

import hashlib
import sys
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

import trilobite.bots
from trilobite.bots.registry import find_bot
from trilobite.engine import find_game
from trilobite.engine.evaluation import Evaluation
from trilobite.lab.consoles import output_kept_clean

_OWN = "trilobite.bots"
_LENGTH = 16


def fingerprints(bots: Iterable[str], game: str) -> dict[str, str]:
    """The fingerprint of each bot whose source can be found. Settings are already in its name."""
    found = {bot: _fingerprint(bot, game) for bot in dict.fromkeys(bots)}
    return {bot: mark for bot, mark in found.items() if mark}


def own_fingerprint(game: str) -> str:
    """The fingerprint of Trilobite's bots in a game: their code and the game's evaluation."""
    return fingerprint_of([*_own_sources(), *_game_sources(game)])


def _fingerprint(bot: str, game: str) -> str:
    with output_kept_clean():
        kind = type(find_bot(bot)(0))
    modules = dict.fromkeys(one.__module__ for one in kind.__mro__ if _counts(one.__module__))
    sources: list[Path] = []
    for module in modules:
        if module.startswith(f"{_OWN}."):
            sources += [*_own_sources(), *_game_sources(game)]
        else:
            sources += _package(module) or _sources(module)
    return fingerprint_of(dict.fromkeys(sources))


def _counts(module: str) -> bool:
    """Whether a module distinguishes bots: modules that all bots share do not."""
    return module not in {"builtins", "abc", f"{_OWN}.contract"}


def _own_sources() -> Iterator[Path]:
    for folder in trilobite.bots.__path__:
        yield from sorted(Path(folder).glob("*.py"))
    yield from _sources(Evaluation.__module__)


def _game_sources(game: str) -> list[Path]:
    """All sources of the game, because its evaluation uses the modules next to it."""
    module = sys.modules[type(find_game(game)).__module__]
    folders = getattr(sys.modules.get(module.__package__ or ""), "__path__", ())
    sources = sorted(file for folder in folders for file in Path(folder).rglob("*.py"))
    return sources or _sources(module.__name__)


def _package(module: str) -> list[Path]:
    """The sources of the whole package that a module belongs to."""
    name = module.partition(".")[0]
    folders = getattr(sys.modules.get(name), "__path__", ())
    return sorted(file for folder in folders for file in Path(folder).rglob("*.py"))


def _sources(module: str) -> list[Path]:
    """The source of a module; if it is missing, the compiled file."""
    name = getattr(sys.modules.get(module), "__file__", None)
    if name is None:
        return []
    file = Path(name)
    source = file.with_name(f"{file.name.partition('.')[0]}.py")
    return [one for one in (source, file) if one.is_file()][:1]


def fingerprint_of(files: Collection[Path]) -> str:
    """A hash of names and contents, in the given order; '' if there are no files."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.name} {file.stat().st_size}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:_LENGTH] if files else ""
