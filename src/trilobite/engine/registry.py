"""Installed games, found by entry points of the group `trilobite.games`. A new game adds one.

This module loads a game without knowing what a game is, so that actions, states and views can be
unpickled by the key of their game; `find_game` in `contract` returns it as a `Game`.
"""

from importlib.metadata import entry_points

from trilobite.engine.reading import one_of, shown, wrong_value

GROUP = "trilobite.games"


def game_keys() -> list[str]:
    return sorted(entry.name for entry in entry_points(group=GROUP))


def load_game(key: str, where: str = "game") -> object:
    """Import the package of an installed game; `where` names the input that the key came from."""
    for entry in entry_points(group=GROUP):
        if entry.name == key:
            loaded: object = entry.load()
            return loaded
    known = ", ".join(game_keys())
    raise wrong_value(where, key, f"{shown(key)} is not known", known, one_of(known))
