"""Bots that misbehave or tell more than others: each stands for `thinking.decide` in a process.

Only the bot `hard` is odd; who stands in for it is not.
"""

import asyncio
import concurrent.futures
import os
import sys
import time
from collections.abc import Callable
from functools import wraps
from pathlib import Path

from trilobite.server import thinking
from trilobite.server.thinking import Answer, Query

ODD = "hard"
Decide = Callable[[Query], Answer]


def odd(behave: Decide) -> Decide:
    @wraps(behave)
    def decide(query: Query) -> Answer:
        return behave(query) if query.name == ODD else thinking.decide(query)

    return decide


@odd
def fail(query: Query) -> Answer:
    raise ZeroDivisionError(query.name)


@odd
def leave(_: Query) -> Answer:
    sys.exit(3)


@odd
def interrupt(_: Query) -> Answer:
    raise KeyboardInterrupt


@odd
def cancel(_: Query) -> Answer:
    raise asyncio.CancelledError


@odd
def cancel_work(_: Query) -> Answer:
    raise concurrent.futures.CancelledError


@odd
def close(_: Query) -> Answer:
    raise GeneratorExit


@odd
def stop(_: Query) -> Answer:
    raise StopIteration


@odd
def fail_unspeakably(_: Query) -> Answer:
    raise UnspeakableError


class UnspeakableError(Exception):
    """Ends whoever wants to know what it is."""

    def __repr__(self) -> str:
        sys.exit(3)


@odd
def answer_with_a_trap(query: Query) -> Answer:
    return Answer(query.offer.choices[0].action, [{"trap": Trap()}])


class Trap:
    """Ends whoever sends it over."""

    def __reduce__(self) -> str:
        sys.exit(3)


def hang_always(_: Query) -> Answer:
    time.sleep(60)
    raise AssertionError("nobody waits so long")


@odd
def hang(query: Query) -> Answer:
    return hang_always(query)


@odd
def die(_: Query) -> Answer:
    os._exit(3)


@odd
def devour(query: Query) -> Answer:
    return Answer(query.offer.choices[len(bytearray(4 << 30)) % 1].action, [])


@odd
def cheat(query: Query) -> Answer:
    """An action of the game that was not offered."""
    offered = {choice.action.id for choice in query.offer.choices}
    wrong = next(action for action in query.view.game.actions.all if action.id not in offered)
    return Answer(wrong, [])


def tell_clock(query: Query) -> Answer:
    """Tells how long it is told to think."""
    return Answer(query.offer.choices[0].action, [{"seconds": query.seconds}])


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


def leave_anyway(_: object) -> None:
    """Whatever it was asked."""
    sys.exit(3)


def end(_: object) -> None:
    """Whatever it was asked."""
    os._exit(3)
