"""Bots that misbehave, for the pool: each stands for `thinking.decide` in a process of its own."""

import os
import time
from pathlib import Path

from trilobite.engine import Action, Offer, View


def fail(name: str, seed: int, view: View, offer: Offer, seconds: float) -> Action:
    raise ZeroDivisionError(name)


def hang(name: str, seed: int, view: View, offer: Offer, seconds: float) -> Action:
    time.sleep(60)
    raise AssertionError("nobody waits so long")


def die(name: str, seed: int, view: View, offer: Offer, seconds: float) -> Action:
    os._exit(3)


def cheat(name: str, seed: int, view: View, offer: Offer, seconds: float) -> Action:
    """An action of the game that was not offered."""
    offered = {choice.action.id for choice in offer.choices}
    return next(action for action in view.game.actions.all if action.id not in offered)


def think_until_told(name: str, seed: int, view: View, offer: Offer, seconds: float) -> Action:
    """Keeps a processor busy until a file appears."""
    while not Path(os.environ["TRILOBITE_TEST_ENOUGH"]).exists():
        sum(range(10_000))
    return offer.choices[-1].action
