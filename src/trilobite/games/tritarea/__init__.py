"""Tritarea: tricks give the right to build, and towers control the areas of a city."""

from trilobite.games.tritarea.game import GAME

__all__ = ["GAME"]
