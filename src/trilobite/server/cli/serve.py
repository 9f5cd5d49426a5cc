"""The command `trilobite serve`."""

import os

import click

from trilobite.server.common.load_settings import read_settings, settings_options
from trilobite.server.common.settings import SettingsError


class CannotServe(click.ClickException):
    """An error in a setting, an option or a file, shown as one line."""

    exit_code = 2


@click.command()
@click.option("--host", help="Address to listen on; 0.0.0.0 lets other machines in. [127.0.0.1]")
@click.option(
    "--port", type=click.IntRange(0, 65535), help="Port to listen on; 0 takes any free one. [8000]"
)
@settings_options
@click.option(
    "--workers", type=click.IntRange(1), help="Number of server processes; needs PostgreSQL. [1]"
)
@click.option("--public-url", metavar="URL", help="The address people type, if behind a proxy.")
@click.option("--open/--no-open", "opens", default=True, help="Open the browser, if there is one.")
@click.option("--verbose", is_flag=True, help="Log every request.")
def serve(
    *,
    config: str | None,
    chosen: tuple[str, ...],
    opens: bool,
    verbose: bool,
    **given: str | int | None,
) -> None:
    """Play in the browser: start the web service and open its first page."""
    try:
        settings = read_settings(os.environ, config, chosen, **given)
    except SettingsError as problem:
        raise CannotServe(str(problem)) from None
    # Imported late: the other commands of `trilobite` do not need this, and it takes a moment.
    from trilobite.server.cli.listening import listen, write_log  # noqa: PLC0415
    from trilobite.server.storage.preflight import DatabaseError  # noqa: PLC0415

    write_log(verbose=verbose)
    try:
        listen(settings, opens=opens)
    except (DatabaseError, SettingsError) as problem:
        raise CannotServe(str(problem)) from None
