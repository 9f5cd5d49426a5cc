"""Bots that misbehave or tell more than others: each stands for `thinking.decide` in a process.

Only the bot `hard` is odd; who stands in for it is not.
"""

import os
import time
from pathlib import Path

from trilobite.server import thinking
from trilobite.server.thinking import Answer, Query

ODD = "hard"


def fail(query: Query) -> Answer:
    if query.name != ODD:
        return thinking.decide(query)
    raise ZeroDivisionError(query.name)


def hang(query: Query) -> Answer:
    if query.name != ODD:
        return thinking.decide(query)
    time.sleep(60)
    raise AssertionError("nobody waits so long")


def die(query: Query) -> Answer:
    if query.name != ODD:
        return thinking.decide(query)
    os._exit(3)


def devour(query: Query) -> Answer:
    if query.name != ODD:
        return thinking.decide(query)
    return Answer(query.offer.choices[len(bytearray(4 << 30)) % 1].action, [])


def cheat(query: Query) -> Answer:
    """An action of the game that was not offered."""
    if query.name != ODD:
        return thinking.decide(query)
    offered = {choice.action.id for choice in query.offer.choices}
    wrong = next(action for action in query.view.game.actions.all if action.id not in offered)
    return Answer(wrong, [])


def think_until_told(query: Query) -> Answer:
    """Keeps a processor busy until a file appears."""
    while not Path(os.environ["TRILOBITE_TEST_ENOUGH"]).exists():
        sum(range(10_000))
    return Answer(query.offer.choices[-1].action, [])


def tell_kept(query: Query) -> Answer:
    """Decides, and tells its process and which bots that keeps: by key, and which object it is."""
    answer = thinking.decide(query)
    kept = {key: id(bot) for key, bot in thinking.kept.items()}
    return Answer(answer.action, [{"process": os.getpid(), "kept": kept}])


def tell_kept_late(query: Query) -> Answer:
    """So late that a question asked at the same time finds the process at work."""
    time.sleep(0.3)
    return tell_kept(query)


def end(_: object) -> None:
    """Whatever it was asked."""
    os._exit(3)
