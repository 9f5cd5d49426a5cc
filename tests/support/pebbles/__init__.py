"""Pebbles: a small game for the tests of the engine, with one of everything the contract has.

Hidden hands, fists closed all at once, draws open and secret, a crow that a seat decides for,
decisions taken by the engine, undo, options, a catalogue. The rules are in `model.py`.
"""

from tests.support.pebbles.game import GAME, Pebbles
from tests.support.pebbles.state import PebblesState
from tests.support.pebbles.twins import laws_between, twins
from trilobite.engine import register

register(GAME)

__all__ = ["GAME", "Pebbles", "PebblesState", "laws_between", "twins"]
