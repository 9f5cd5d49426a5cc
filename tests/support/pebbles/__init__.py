"""Pebbles: a small game for testing the engine that uses every part of the contract.

It has hidden hands, simultaneous choices, open and secret draws, a crow that a seat decides for,
forced decisions, undo, options and a catalogue. The rules are in `model.py`.
"""

from tests.support.pebbles.game import GAME, Pebbles
from tests.support.pebbles.state import PebblesState
from tests.support.pebbles.twins import laws_between, twins
from trilobite.engine import register

register(GAME)

__all__ = ["GAME", "Pebbles", "PebblesState", "laws_between", "twins"]
