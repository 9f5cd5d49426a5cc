"""Bots that misbehave or say more than usual; tests put one in place of `processes.decide`.

With the decorator `odd` only the bot `hard` behaves like this, and its stand-in does not.
"""

import asyncio
import concurrent.futures
import os
import sys
import time
from collections.abc import Callable
from functools import wraps
from pathlib import Path

from tests.server.support.servers import wait_until
from trilobite.server.bots import processes
from trilobite.server.bots.processes import Answer, Query

ODD = "hard"
Decide = Callable[[Query], Answer]


def odd(behave: Decide) -> Decide:
    @wraps(behave)
    def decide(query: Query) -> Answer:
        return behave(query) if query.name == ODD else processes.decide(query)

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
    """Exits the process that calls `repr` on it."""

    def __repr__(self) -> str:
        sys.exit(3)


@odd
def answer_with_a_trap(query: Query) -> Answer:
    return Answer(query.offer.choices[0].action, [{"trap": Trap()}])


class Trap:
    """Exits the process that pickles it."""

    def __reduce__(self) -> str:
        sys.exit(3)


def hang_always(_: Query) -> Answer:
    time.sleep(60)
    raise AssertionError("no test waits this long")


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
    """Answer with an action that was not offered."""
    offered = {choice.action.id for choice in query.offer.choices}
    wrong = next(action for action in query.view.game.actions.all if action.id not in offered)
    return Answer(wrong, [])


def tell_clock(query: Query) -> Answer:
    """Answer with the time that the bot was given."""
    return Answer(query.offer.choices[0].action, [{"seconds": query.seconds}])


def think_until_released(folder: Path, query: Query) -> Answer:
    """Create the file `begun` and keep a processor busy until there is the file `enough`."""
    (folder / "begun").touch()
    while not (folder / "enough").exists():
        sum(range(10_000))
    return Answer(query.offer.choices[-1].action, [])


def tell_kept(query: Query) -> Answer:
    """Decide; the thoughts have the process id and, by key, the ids of the bots that it keeps."""
    answer = processes.decide(query)
    kept = {key: id(bot) for key, bot in processes.kept.items()}
    return Answer(answer.action, [{"process": os.getpid(), "kept": kept}])


def tell_kept_together(folder: Path, query: Query) -> Answer:
    """The answer of `tell_kept`, as soon as two processes are asked at the same time."""
    (folder / str(os.getpid())).touch()
    wait_until(lambda: len(list(folder.iterdir())) == 2)
    return tell_kept(query)


def leave_anyway(_: object) -> None:
    """Exit, for every kind of work."""
    sys.exit(3)


def end(_: object) -> None:
    """End the process at once, for every kind of work."""
    os._exit(3)
