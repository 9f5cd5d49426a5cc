"""What the commands of the lab show while they work, and how they end."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout

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

from trilobite.lab.playing import GameError
from trilobite.lab.stopping import ENDING, Stop

INTERRUPTED = 130
"""The exit code of a command that Ctrl-C ended."""


class _What(ProgressColumn):
    """What is counted; after Ctrl-C, that it ends, for whoever waits for a bot that hangs."""

    def __init__(self, stop: Stop | None) -> None:
        super().__init__()
        self._stop = stop

    def render(self, task: Task) -> Text:
        is_ending = self._stop is not None and self._stop.is_raised()
        return Text(ENDING if is_ending else task.description)


def bar_columns(stop: Stop | None) -> list[ProgressColumn]:
    return [_What(stop), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]


def progress_bar(*, is_quiet: bool = False, stop: Stop | None = None) -> Progress:
    """A bar on standard error, for somebody who looks at it."""
    console = Console(stderr=True)
    return Progress(
        *bar_columns(stop),
        console=console,
        transient=True,
        disable=is_quiet or not console.is_terminal,
    )


@contextmanager
def output_kept_clean() -> Iterator[None]:
    """What bots print goes to standard error: on standard output it would spoil a report."""
    with redirect_stdout(sys.stderr):
        yield


def failure_of(failed: GameError, who: str = "") -> click.ClickException:
    """How a command ends whose game failed; where it failed is said at once."""
    click.echo(failed.details, err=True)
    whose = f" ({who})" if who else ""
    return click.ClickException(f"game {failed.number}{whose} failed; its seed: {failed.seed}")
