"""What comes back from a process in which bots think: an answer, or an ordinary error.

Bots may raise anything, and what they raise must not mean anything to the server.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from contextlib import suppress
from typing import Any, TypeVar

Q = TypeVar("Q")
R = TypeVar("R")
MOST_WORDS = 200
"""Letters of what a bot says when it fails: they go into the log of the server."""


class FailedError(Exception):
    """What was done for a bot has failed; the words are what it raised."""


def contained(work: Callable[[Q], R], query: Q) -> R:
    """What the work makes of a query; whatever else comes of it is an ordinary error.

    An exit, a cancelled task or the end of an iteration would mean something to who gets it: the
    server would end, or its task would. And what bots raise may be of classes nobody else knows.
    """
    try:
        return work(query)
    except MemoryError:
        raise MemoryError from None  # the server wants to know: the process has to go
    except BaseException as error:  # noqa: BLE001 - also what is not meant to be caught
        raise FailedError(words(error)) from None


def words(thing: object) -> str:
    """What a thing that a bot has made says of itself; it may do anything when it is asked."""
    try:
        return repr(thing)[:MOST_WORDS]
    except BaseException:  # noqa: BLE001 - an exit is no answer either
        return type(thing).__name__[:MOST_WORDS]


async def is_done(work: Future[Any], seconds: float) -> bool:
    """Whether it is done within the time. What it has raised stays in it, for it may be anything.

    So it is not awaited itself: an exit would end the loop, and a cancelled task look like ours.
    """
    loop = asyncio.get_running_loop()
    done = asyncio.Event()

    def tell(_: Future[Any]) -> None:
        with suppress(RuntimeError):  # the loop has been closed: nobody waits any more
            loop.call_soon_threadsafe(done.set)

    work.add_done_callback(tell)
    with suppress(TimeoutError):
        # Not `wait_for`: in Python 3.11 it may swallow that the task was cancelled.
        async with asyncio.timeout(seconds):
            await done.wait()
    return work.done()


def outcome(work: Future[R]) -> R:
    """What was made; or an ordinary error, also if the answer would not travel."""
    error = work.exception()
    if error is None:
        return work.result()
    if isinstance(error, BrokenExecutor | MemoryError | FailedError):
        raise error
    raise FailedError(words(error))
