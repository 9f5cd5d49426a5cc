"""What the lab's commands show while they work, and how they end."""

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from typing import NoReturn

import click
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TimeRemainingColumn,
)
from rich.text import Text

from trilobite.lab.executors import WorkersDiedError
from trilobite.lab.playing import GameError
from trilobite.lab.stopping import ENDING, StopRequest

INTERRUPTED = 130
"""Exit code of a command that was ended by Ctrl-C."""


class _What(ProgressColumn):
    """Names what is counted; after Ctrl-C, says that the command waits for the bots to finish."""

    def __init__(self, stop: StopRequest | None) -> None:
        super().__init__()
        self._stop = stop

    def render(self, task: Task) -> Text:
        is_ending = self._stop is not None and self._stop.is_raised()
        return Text(ENDING if is_ending else task.description)


def bar_columns(stop: StopRequest | None) -> list[ProgressColumn]:
    return [_What(stop), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]


def progress_bar(*, is_quiet: bool = False, stop: StopRequest | None = None) -> Progress:
    """A progress bar on standard error, shown only on a terminal."""
    console = Console(stderr=True)
    return Progress(
        *bar_columns(stop),
        console=console,
        transient=True,
        disable=is_quiet or not console.is_terminal,
    )


@contextmanager
def output_kept_clean() -> Iterator[None]:
    """Send what bots print to standard error; on standard output it would spoil a report."""
    with redirect_stdout(sys.stderr):
        yield


def failure_of(failed: GameError, who: str = "") -> click.ClickException:
    """The error with which a command ends after a game failed; prints the traceback at once."""
    click.echo(failed.details, err=True)
    whose = f" ({who})" if who else ""
    return click.ClickException(f"game {failed.number}{whose} failed; its seed: {failed.seed}")


@contextmanager
def failures_reported(who: Callable[[int], str] = lambda _number: "") -> Iterator[None]:
    """End the command with a message if a game fails or workers die.

    `who` names the players of the game with a number.
    """
    try:
        yield
    except GameError as failed:
        raise failure_of(failed, who(failed.number)) from None
    except WorkersDiedError as died:
        raise click.ClickException(str(died)) from None


def end_interrupted(done: int, total: int, what: str, command: str) -> NoReturn:
    """End a command that Ctrl-C stopped, and say how to continue it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the command is about to end
    click.echo(f"Interrupted after {done} of {total} {what}. Continue with:", err=True)
    click.echo(command, err=True)
    sys.exit(INTERRUPTED)
