"""The `trilobite` command."""

import errno
import os
import signal
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import FrameType
from typing import Any, TextIO

import click

from trilobite.bots.settings import RenamedSettingWarning
from trilobite.engine import InputError
from trilobite.engine.messages import SentenceError

_COMMANDS = {
    "serve": "trilobite.server.cli.serve",
    "admin": "trilobite.server.cli.admin_commands",
    "backup": "trilobite.server.cli.backup_commands",
    "restore": "trilobite.server.cli.backup_commands",
    "play": "trilobite.terminal.commands",
    "replay": "trilobite.terminal.commands",
    "games": "trilobite.terminal.commands",
    "simulate": "trilobite.lab.commands",
    "tournament": "trilobite.lab.tournament.commands",
    "study": "trilobite.lab.study.commands",
    "review": "trilobite.lab.review.commands",
    "puzzles": "trilobite.lab.puzzles.commands",
    "bench": "trilobite.lab.commands",
    "new-game": "trilobite.authoring.commands",
}
"""Module of each command, imported only when the command is called."""

_INTERRUPTED = 130


class WrongInput(click.ClickException):
    """Invalid input of any kind, or a mistake in a catalogue: one line on stderr, exit code 2."""

    exit_code = 2


class Commands(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        with _left_at_once():
            command: click.Command = getattr(
                import_module(_COMMANDS[cmd_name]), cmd_name.replace("-", "_")
            )
        return command

    def make_context(self, *args: Any, **extra: Any) -> click.Context:  # noqa: ANN401 - as in click
        """Help and version are printed here, so this needs the same error handling as `invoke`."""
        with _ended_in_one_line():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: click.Context) -> object:
        """Run a command and turn every error of the user or of a game's author into one line."""
        try:
            with _ended_in_one_line(), _renamed_settings_shown():
                result = super().invoke(ctx)
                sys.stdout.flush()
        except (InputError, SentenceError) as error:
            raise WrongInput(str(error)) from None
        except UnicodeEncodeError as error:
            problem = f"this terminal cannot show {error.object[error.start]!a}"
            raise WrongInput(f"{problem}; try PYTHONIOENCODING=utf-8") from None
        except click.UsageError as error:
            where = error.ctx.command_path if error.ctx else ctx.command_path
            raise WrongInput(f"{error.format_message()} See '{where} --help'.") from None
        return result


@contextmanager
def _renamed_settings_shown() -> Iterator[None]:
    """Show warnings about deprecated names to the person who typed them: Python hides those."""
    show, shown = warnings.showwarning, set[str]()

    def show_once(
        message: Warning | str,
        category: type[Warning],
        filename: str,
        lineno: int,
        file: TextIO | None = None,
        line: str | None = None,
    ) -> None:
        if not issubclass(category, RenamedSettingWarning):
            show(message, category, filename, lineno, file, line)
        elif str(message) not in shown:
            shown.add(str(message))
            click.echo(f"Warning: {message}.", err=True)

    with warnings.catch_warnings():
        warnings.simplefilter("always", RenamedSettingWarning)
        warnings.showwarning = show_once
        yield


@contextmanager
def _left_at_once() -> Iterator[None]:
    """Exit at once on Ctrl-C during imports; otherwise some modules would print a traceback."""

    def leave(_number: int, _frame: FrameType | None) -> None:
        os.write(sys.stderr.fileno(), b"Interrupted.\n")
        os._exit(_INTERRUPTED)

    usual = signal.getsignal(signal.SIGINT)
    if usual not in (signal.default_int_handler, _interrupt_once):  # another handler is in place
        yield
        return
    signal.signal(signal.SIGINT, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def _interrupt_once(_number: int, _frame: FrameType | None) -> None:
    """End the command. Ignore a second Ctrl-C, which would only cause a traceback on exit."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise KeyboardInterrupt


@contextmanager
def _interrupted_once() -> Iterator[None]:
    usual = signal.getsignal(signal.SIGINT)
    if usual is not signal.default_int_handler:
        yield
        return
    signal.signal(signal.SIGINT, _interrupt_once)
    try:
        yield
    finally:
        if signal.getsignal(signal.SIGINT) is _interrupt_once:  # otherwise the command is ending
            signal.signal(signal.SIGINT, usual)


@contextmanager
def _ended_in_one_line() -> Iterator[None]:
    """Turn a full disk or Ctrl-C into one line, wherever a command does not expect them."""
    try:
        with _interrupted_once():
            yield
    except OSError as error:
        if error.errno == errno.EPIPE:  # the reader of the output has closed the pipe
            raise
        _give_up_output()
        raise click.ClickException(f"cannot continue: {error.strerror or error}") from None
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # ignore another Ctrl-C while ending
        # If the interrupt hit code compiled from text (a dataclass during import), Python would
        # kill itself with the signal instead of using our exit code. Running other such code
        # clears that state.
        exec("")  # noqa: S102
        click.echo("Interrupted.", err=True)
        sys.exit(_INTERRUPTED)


def _give_up_output() -> None:
    """Discard output that could not be written; Python would try again at exit and fail."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="trilobite")
def main() -> None:
    """Trilobite: board games about a world that drifts apart, for people, bots and research."""
