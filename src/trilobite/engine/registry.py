"""Installed games, found by entry points of the group `trilobite.games`. A new game adds one.

This module loads a game without knowing what a game is, so that actions, states and views can be
unpickled by the key of their game; `find_game` in `contract` returns it as a `Game`.
"""

from importlib.metadata import EntryPoint, entry_points

from trilobite.engine.reading import InputError, one_of, shown, wrong_value

GROUP = "trilobite.games"


def game_keys() -> list[str]:
    """The keys of all installed games, even of those that cannot be loaded."""
    return sorted(entry.name for entry in entry_points(group=GROUP))


def game_entry(key: str, where: str = "game") -> EntryPoint:
    """The entry point of an installed game; `where` names the input that the key came from."""
    for entry in entry_points(group=GROUP):
        if entry.name == key:
            return entry
    known = ", ".join(game_keys())
    raise wrong_value(where, key, f"{shown(key)} is not known", known, one_of(known))


def load_game(key: str) -> object:
    return load_entry(game_entry(key), "game")


def load_entry(entry: EntryPoint, where: str) -> object:
    """Import what an entry point names; the code of other people may fail in any way."""
    try:
        loaded: object = entry.load()
    except (Exception, SystemExit) as error:
        words = [f"{type(error).__name__}:", *str(error).split()]
        raise cannot_load(entry, where, " ".join(words).removesuffix(":")) from error
    return loaded


def cannot_load(entry: EntryPoint, where: str, reason: str) -> InputError:
    package = "" if entry.dist is None else f" of {entry.dist.name}"
    problem = f"{entry.name} ({entry.value}{package}) cannot be loaded"
    return InputError(where, problem, reason=reason)
