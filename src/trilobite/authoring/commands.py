"""The command for authors: new-game."""

from pathlib import Path

import click

from trilobite.authoring.packages import write_package

_NEXT = """\
The new game is in {package}. Install it and play, in the folder of Trilobite:

  .venv/bin/python -m pip install --no-build-isolation -e {package}
  .venv/bin/trilobite play {name}
  make play

{package}/README.md says where to change what."""


@click.command(name="new-game", short_help="Write a package for a game of your own.")
@click.argument("name")
@click.option(
    "--into",
    "folder",
    type=click.Path(path_type=Path),
    default=Path(),
    help="Folder to write the package to; it is made if necessary.  [default: the current folder]",
)
def new_game(name: str, *, folder: Path) -> None:
    """Write the package trilobite_NAME: a small game that works, for you to change into your own.

    NAME is the key of the game: lower-case letters, digits and underscores.
    """
    package = write_package(name, folder)
    click.echo(_NEXT.format(package=package, name=name))
