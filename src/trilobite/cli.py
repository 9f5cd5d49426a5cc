"""The `trilobite` command."""

import errno
import os
import sys

import click

from trilobite.engine import InputError
from trilobite.lab.commands import bench, simulate
from trilobite.lab.tournament.commands import tournament
from trilobite.server.serve import serve
from trilobite.terminal.commands import games, play, replay


class WrongInput(click.ClickException):
    """Unreadable input of any kind: one line on stderr, exit code 2."""

    exit_code = 2


class Commands(click.Group):
    def invoke(self, ctx: click.Context) -> object:
        """Every complaint about what somebody typed or wrote ends here."""
        try:
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
        except OSError as error:
            if error.errno == errno.EPIPE:  # whoever read the output has enough of it
                raise
            _give_up_output()
            raise click.ClickException(f"cannot go on: {error.strerror or error}") from None
        return result


def _give_up_output() -> None:
    """What could not be written would be tried again at exit, and complained about."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="trilobite")
def main() -> None:
    """Trilobite: board games about a world that drifts apart, for people, bots and research."""


for command in (serve, play, replay, games, simulate, tournament, bench):
    main.add_command(command)
