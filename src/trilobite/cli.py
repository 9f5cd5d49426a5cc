"""The `trilobite` command."""

import errno
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import FrameType
from typing import Any

import click

from trilobite.engine import InputError

_COMMANDS = {
    "serve": "trilobite.server.serve",
    "admin": "trilobite.server.admin_commands",
    "backup": "trilobite.server.backup_commands",
    "restore": "trilobite.server.backup_commands",
    "play": "trilobite.terminal.commands",
    "replay": "trilobite.terminal.commands",
    "games": "trilobite.terminal.commands",
    "simulate": "trilobite.lab.commands",
    "tournament": "trilobite.lab.tournament.commands",
    "study": "trilobite.lab.study.commands",
    "review": "trilobite.lab.review.commands",
    "puzzles": "trilobite.lab.puzzles.commands",
    "bench": "trilobite.lab.commands",
}
"""Where each command is. It is imported when it is called, and Ctrl-C is heard before that."""

_INTERRUPTED = 130


class WrongInput(click.ClickException):
    """Unreadable input of any kind: one line on stderr, exit code 2."""

    exit_code = 2


class Commands(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        with _left_at_once():
            command: click.Command = getattr(import_module(_COMMANDS[cmd_name]), cmd_name)
        return command

    def make_context(self, *args: Any, **extra: Any) -> click.Context:  # noqa: ANN401 - as in click
        """Help and version are written here already."""
        with _ended_in_one_line():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: click.Context) -> object:
        """Every complaint about what somebody typed or wrote ends here."""
        try:
            with _ended_in_one_line():
                result = super().invoke(ctx)
                sys.stdout.flush()
        except InputError as error:
            raise WrongInput(str(error)) from None
        except UnicodeEncodeError as error:
            problem = f"this terminal cannot show {error.object[error.start]!a}"
            raise WrongInput(f"{problem}; try PYTHONIOENCODING=utf-8") from None
        except click.UsageError as error:
            where = error.ctx.command_path if error.ctx else ctx.command_path
            raise WrongInput(f"{error.format_message()} See '{where} --help'.") from None
        return result


@contextmanager
def _left_at_once() -> Iterator[None]:
    """Ctrl-C while modules are imported: nothing has begun, and some would make a tale of it."""

    def leave(_number: int, _frame: FrameType | None) -> None:
        os.write(sys.stderr.fileno(), b"Interrupted.\n")
        os._exit(_INTERRUPTED)

    usual = signal.getsignal(signal.SIGINT)
    if usual not in (signal.default_int_handler, _interrupt_once):  # somebody else takes care of it
        yield
        return
    signal.signal(signal.SIGINT, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def _interrupt_once(_number: int, _frame: FrameType | None) -> None:
    """The command ends now: a second Ctrl-C on the way out would only make a tale of it."""
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
        if signal.getsignal(signal.SIGINT) is _interrupt_once:  # otherwise it ends now
            signal.signal(signal.SIGINT, usual)


@contextmanager
def _ended_in_one_line() -> Iterator[None]:
    """A full disk and Ctrl-C, wherever they meet a command that does not expect them."""
    try:
        with _interrupted_once():
            yield
    except OSError as error:
        if error.errno == errno.EPIPE:  # whoever read the output has enough of it
            raise
        _give_up_output()
        raise click.ClickException(f"cannot go on: {error.strerror or error}") from None
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # one is enough, it ends now
        # Met in code that was made of text (a dataclass on import), Python would not end by our
        # exit code but kill itself; other such code makes it forget.
        exec("")  # noqa: S102
        click.echo("Interrupted.", err=True)
        sys.exit(_INTERRUPTED)


def _give_up_output() -> None:
    """What could not be written would be tried again at exit, and complained about."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="trilobite")
def main() -> None:
    """Trilobite: board games about a world that drifts apart, for people, bots and research."""
