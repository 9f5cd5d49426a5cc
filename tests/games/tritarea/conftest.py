"""The game is known by its key also where its entry point is not installed yet."""

from trilobite.engine import game_keys, register
from trilobite.games.tritarea.game import GAME

if GAME.key not in game_keys():
    register(GAME)
