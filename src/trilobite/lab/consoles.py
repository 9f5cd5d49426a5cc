"""What the commands of the lab show while they work, and how they end."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

INTERRUPTED = 130
"""The exit code of a command that Ctrl-C ended."""


def progress_bar(*, is_quiet: bool) -> Progress:
    """A bar on standard error, for somebody who looks at it."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=is_quiet or not console.is_terminal,
    )
