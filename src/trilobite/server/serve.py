"""The command `trilobite serve`."""

import logging
import sys

import click

from trilobite.server.settings import SettingsError, from_environment


class CannotServe(click.ClickException):
    """Something that was given cannot be used, in one line."""

    exit_code = 2


@click.command()
@click.option("--host", help="Address to listen on; 0.0.0.0 lets other machines in. [127.0.0.1]")
@click.option(
    "--port", type=click.IntRange(0, 65535), help="Port to listen on; 0 takes any. [8000]"
)
@click.option("--db", metavar="URL", help="Database, as in sqlite:///games.db. [a file of yours]")
@click.option("--public-url", metavar="URL", help="The address people type, behind a proxy.")
@click.option("--open/--no-open", "opens", default=True, help="Open the browser, if there is one.")
@click.option("--verbose", is_flag=True, help="Write a line for every request.")
def serve(
    *,
    host: str | None,
    port: int | None,
    db: str | None,
    public_url: str | None,
    opens: bool,
    verbose: bool,
) -> None:
    """Play in the browser: start the web service and open its first page."""
    try:
        settings = from_environment(host=host, port=port, db=db, public_url=public_url)
    except SettingsError as problem:
        raise CannotServe(str(problem)) from None
    _write_log(verbose=verbose)
    # The other commands of `trilobite` need none of this, and it takes a moment to import.
    from trilobite.server.examining import DatabaseError  # noqa: PLC0415
    from trilobite.server.listening import listen  # noqa: PLC0415

    try:
        listen(settings, opens=opens)
    except DatabaseError as problem:
        raise CannotServe(str(problem)) from None


def _write_log(*, verbose: bool) -> None:
    """One line an event, on stderr; requests only if asked for, problems always."""
    logging.basicConfig(
        level=logging.WARNING,
        format="%(asctime)s %(levelname)s %(name)s %(message)s",
        stream=sys.stderr,
    )
    if verbose:
        logging.getLogger("trilobite").setLevel(logging.INFO)
