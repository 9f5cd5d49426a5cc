"""The commands `trilobite backup` and `trilobite restore`."""

import contextlib
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import click

from trilobite.server.admin.backup import BackupError, Progress, back_up
from trilobite.server.cli.serve import CannotServe
from trilobite.server.common.load_settings import read_settings, settings_options
from trilobite.server.common.settings import Settings, SettingsError
from trilobite.server.storage.preflight import DatabaseError

FILE = click.Path(dir_okay=False, path_type=Path)


@contextlib.contextmanager
def errors_in_one_line() -> Iterator[None]:
    """Show errors as one line; SIGTERM ends a command cleanly, like Ctrl-C."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    except (SettingsError, DatabaseError, BackupError) as problem:
        raise CannotServe(str(problem)) from None


def instance_settings(db: str | None, config: str | None, chosen: tuple[str, ...]) -> Settings:
    return read_settings(config=config, chosen=chosen, db=db)


@contextlib.contextmanager
def _shown(label: str) -> Iterator[Callable[[int], Progress]]:
    """A progress bar, if the output is a terminal."""
    with contextlib.ExitStack() as stack:

        def begin(total: int) -> Progress:
            if not sys.stderr.isatty():
                return lambda _: None
            shown = click.progressbar(length=total, label=label, file=sys.stderr)
            return stack.enter_context(shown).update

        yield begin


@click.command()
@click.argument("file", type=FILE)
@click.option("--force", is_flag=True, help="Replace a file that already exists.")
@settings_options
def backup(
    *, file: Path, force: bool, db: str | None, config: str | None, chosen: tuple[str, ...]
) -> None:
    """Write a backup of the whole database to FILE, even while the server is running."""
    with errors_in_one_line():
        settings = instance_settings(db, config, chosen)
        if file.exists() and not force:
            raise BackupError(f"{file} already exists; choose another name, or use --force.")
        with _shown("Backing up") as begin:
            head = back_up(settings.database, file, begin)
    tables, people = head.rows.get("tables", 0), head.rows.get("people", 0)
    click.echo(f"{file}: {tables} tables, {people} people, as of {head.made}.")


@click.command()
@click.argument("file", type=FILE)
@click.option("--yes", is_flag=True, help="Replace the current data without asking.")
@settings_options
def restore(
    *, file: Path, yes: bool, db: str | None, config: str | None, chosen: tuple[str, ...]
) -> None:
    """Restore what `trilobite backup` wrote to FILE, into any kind of database.

    The server may be running. A copy of the current data is kept.
    """
    from trilobite.server.admin.restore import restore as bring_back  # noqa: PLC0415 - takes a moment

    with errors_in_one_line():
        settings = instance_settings(db, config, chosen)
        with _shown("Restoring") as begin:
            news = bring_back(file, settings.database, begin, _assume_yes if yes else _ask)
    for sentence in news:
        click.echo(sentence)


def _assume_yes(_: str) -> None:
    """Agree without asking, because of --yes."""


def _ask(there: str) -> None:
    """Ask before the current data is replaced, although a copy is kept."""
    if not sys.stdin.isatty():
        raise BackupError(f"{there}. A copy would be kept. To go ahead, use --yes.")
    if not click.confirm(f"{there}. A copy would be kept. Go ahead?", err=True):
        raise BackupError("Nothing was changed.")
