"""Options that several commands of the lab share."""

import click

seed_option = click.option(
    "--seed", help="Any text. The same seed gives the same games (default: a new one)."
)
game_option = click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON (docs/bots/lab.md).")


def option_words(options: tuple[str, ...]) -> list[str]:
    """The options of the game as words of a command line."""
    return [word for option in options for word in ("--option", option)]
