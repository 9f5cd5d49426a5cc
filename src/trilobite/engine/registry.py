"""Which games there are: the entry points `trilobite.games`. A new game is a package with one."""

from importlib.metadata import entry_points

from trilobite.engine.contract import Game
from trilobite.engine.reading import InputError, shown

GROUP = "trilobite.games"
_loaded: dict[str, Game] = {}


def game_keys() -> list[str]:
    return sorted(entry.name for entry in entry_points(group=GROUP))


def find_game(key: str) -> Game:
    """The game of that name, loaded once."""
    if key not in _loaded:
        found = [entry for entry in entry_points(group=GROUP) if entry.name == key]
        if not found:
            raise InputError("game", f"{shown(key)} is not known", ", ".join(game_keys()))
        register(found[0].load())
    return _loaded[key]


def register(game: object) -> None:
    """Make a game known by hand, as tests and notebooks do."""
    if not isinstance(game, Game):
        raise TypeError(f"{shown(game)} is no Game")
    _loaded[game.key] = game
