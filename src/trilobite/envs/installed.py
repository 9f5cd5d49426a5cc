"""The games that the adapters register with their libraries."""

import warnings

from trilobite.engine import Game, all_games, broken_games


def installed_games() -> list[Game]:
    """The installed games; warns about those that cannot be loaded."""
    for problem in broken_games():
        warnings.warn(problem, stacklevel=2)
    return all_games()
