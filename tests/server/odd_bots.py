"""Bots that misbehave, for the pool: each stands for `thinking.decide` in a process of its own.

Only the bot `hard` is odd; who stands in for it is not.
"""

import os
import time
from pathlib import Path

from trilobite.engine import Offer, View
from trilobite.server import thinking
from trilobite.server.thinking import Answer

ODD = "hard"


def fail(name: str, seed: int, view: View, offer: Offer, seconds: float) -> Answer:
    if name != ODD:
        return thinking.decide(name, seed, view, offer, seconds)
    raise ZeroDivisionError(name)


def hang(name: str, seed: int, view: View, offer: Offer, seconds: float) -> Answer:
    if name != ODD:
        return thinking.decide(name, seed, view, offer, seconds)
    time.sleep(60)
    raise AssertionError("nobody waits so long")


def die(name: str, seed: int, view: View, offer: Offer, seconds: float) -> Answer:
    if name != ODD:
        return thinking.decide(name, seed, view, offer, seconds)
    os._exit(3)


def devour(name: str, seed: int, view: View, offer: Offer, seconds: float) -> Answer:
    if name != ODD:
        return thinking.decide(name, seed, view, offer, seconds)
    return Answer(offer.choices[len(bytearray(4 << 30)) % 1].action, [])


def cheat(name: str, seed: int, view: View, offer: Offer, seconds: float) -> Answer:
    """An action of the game that was not offered."""
    if name != ODD:
        return thinking.decide(name, seed, view, offer, seconds)
    offered = {choice.action.id for choice in offer.choices}
    wrong = next(action for action in view.game.actions.all if action.id not in offered)
    return Answer(wrong, [])


def think_until_told(name: str, seed: int, view: View, offer: Offer, seconds: float) -> Answer:
    """Keeps a processor busy until a file appears."""
    while not Path(os.environ["TRILOBITE_TEST_ENOUGH"]).exists():
        sum(range(10_000))
    return Answer(offer.choices[-1].action, [])
