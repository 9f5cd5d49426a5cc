"""The commands `trilobite backup` and `trilobite restore`."""

import contextlib
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import click

from trilobite.server.backup import BackupError, Progress, back_up
from trilobite.server.configuring import read_settings, settings_options
from trilobite.server.examining import DatabaseError
from trilobite.server.serve import CannotServe
from trilobite.server.settings import Settings, SettingsError

FILE = click.Path(dir_okay=False, path_type=Path)


@contextlib.contextmanager
def told_in_one_line() -> Iterator[None]:
    """What cannot be is one line; SIGTERM ends a command like Ctrl-C, and nothing half is left."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    except (SettingsError, DatabaseError, BackupError) as problem:
        raise CannotServe(str(problem)) from None


def house_settings(db: str | None, config: str | None, chosen: tuple[str, ...]) -> Settings:
    return read_settings(config=config, chosen=chosen, db=db)


@contextlib.contextmanager
def _shown(label: str) -> Iterator[Callable[[int], Progress]]:
    """A bar, where somebody looks at a terminal."""
    with contextlib.ExitStack() as stack:

        def begin(total: int) -> Progress:
            if not sys.stderr.isatty():
                return lambda _: None
            shown = click.progressbar(length=total, label=label, file=sys.stderr)
            return stack.enter_context(shown).update

        yield begin


@click.command()
@click.argument("file", type=FILE)
@click.option("--force", is_flag=True, help="Replace a file that is there already.")
@settings_options
def backup(
    *, file: Path, force: bool, db: str | None, config: str | None, chosen: tuple[str, ...]
) -> None:
    """Write the whole house into FILE, also while it runs."""
    with told_in_one_line():
        settings = house_settings(db, config, chosen)
        if file.exists() and not force:
            raise BackupError(f"{file} is there already; choose another name, or --force.")
        with _shown("Backing up") as begin:
            head = back_up(settings.database, file, begin)
    tables, people = head.rows.get("tables", 0), head.rows.get("people", 0)
    click.echo(f"{file}: {tables} tables, {people} people, as of {head.made}.")


@click.command()
@click.argument("file", type=FILE)
@click.option("--yes", is_flag=True, help="Replace what is there without a question.")
@settings_options
def restore(
    *, file: Path, yes: bool, db: str | None, config: str | None, chosen: tuple[str, ...]
) -> None:
    """Bring back what `trilobite backup` wrote into FILE, in any kind of database.

    Also while the house runs. Of what was there a copy is kept.
    """
    from trilobite.server.restoring import restore as bring_back  # noqa: PLC0415 - takes a moment

    with told_in_one_line():
        settings = house_settings(db, config, chosen)
        with _shown("Restoring") as begin:
            news = bring_back(file, settings.database, begin, _assume_yes if yes else _ask)
    for sentence in news:
        click.echo(sentence)


def _assume_yes(_: str) -> None:
    """Whoever has said so need not be asked."""


def _ask(there: str) -> None:
    """What is thrown away is thrown away on purpose; a copy is kept all the same."""
    if not sys.stdin.isatty():
        raise BackupError(f"{there}, and a copy of it kept. To do that: --yes")
    if not click.confirm(f"{there}, and a copy of it kept. Go on?", err=True):
        raise BackupError("Nothing was changed.")
