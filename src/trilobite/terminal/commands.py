"""The commands for people: play, replay, games."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from trilobite.engine import Game, InputError, broken_games, find_game, new_seed, seed_from_text
from trilobite.engine.language import Language, system_language
from trilobite.engine.matches import Match, resume, verify
from trilobite.engine.options import options_from_text, refuse_idle
from trilobite.engine.reading import shown
from trilobite.engine.records import load
from trilobite.terminal.listing import games_as_json, list_games
from trilobite.terminal.players import bot_name, name_seats, people_in, read_seats, shown_names
from trilobite.terminal.replaying import TerminalReplay
from trilobite.terminal.saving import default_path, path_of, save
from trilobite.terminal.session import TerminalSession
from trilobite.terminal.verifying import as_json, explain, success_message

_BOTS = ("normal",)
_PLAYERS = 3
_INTERRUPTED = 130
_EXAMPLES = """\b
Examples:
  trilobite play trias
  trilobite play trias --players 4 --seat 1 --seat 3 --bots random
  trilobite play --resume game.json
"""


language_option = click.option(
    "--language",
    default=system_language,
    show_default="the system's language, or en",
    help="Language of all texts: de, en, fr or ja.",
)


@click.command(epilog=_EXAMPLES, short_help="Play a game in the terminal.")
@click.argument("game", required=False)
@click.option("--players", type=int, help="Number of players, bots included.  [default: 3]")
@click.option(
    "--seat",
    "seats",
    multiple=True,
    help="The seat of a person, counted from 1. Repeat it, or use 'all', to share the terminal. "
    "Bots play the other seats.  [default: 1]",
)
@click.option("--name", "names", multiple=True, help="Name of a person, in the order of the seats.")
@click.option(
    "--bots",
    help="The bot for the other seats, or several in rotation: 'easy,hard'. 'trilobite games' "
    "lists all bots.  [default: normal]",
)
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the game; 'trilobite games' lists all of them.",
)
@click.option("--seed", help="Repeat a game: the same seed gives the same draws.")
@click.option(
    "--resume",
    "resumed",
    type=click.Path(path_type=Path),
    help="Continue a saved game. --seat, --name and --bots change who plays.",
)
@click.option(
    "--save",
    "saved",
    type=click.Path(path_type=Path),
    help="File to save the game to after every step.  [default: a new file in the folder "
    "trilobite/games of $XDG_STATE_HOME or ~/.local/state; with --resume that file]",
)
@language_option
def play(  # noqa: PLR0913 - one argument per option
    game: str | None,
    *,
    players: int | None,
    seats: tuple[str, ...],
    names: tuple[str, ...],
    bots: str | None,
    options: tuple[str, ...],
    seed: str | None,
    resumed: Path | None,
    saved: Path | None,
    language: str,
) -> None:
    """Play GAME in the terminal, with bots or with friends at the same keyboard.

    The game is saved after every step; Ctrl-C, Ctrl-D and quit lose nothing.
    """
    Language(language)
    if resumed is not None:
        _refuse_beside_resume(players=players, option=options, seed=seed)
        match = _resumed_match(resumed, game, seats, names, bots)
    else:
        match = _new_match(game, players, seats, names, bots, options, seed)
    path = path_of(str(saved)) if saved else resumed or default_path(match.game.key)
    if path != resumed and path.exists():
        raise InputError("--save", f"{path} already exists", "a new file")
    try:
        save(match.record(), path)
    except OSError as error:
        raise InputError(str(path), f"cannot be written: {error.strerror}") from None
    try:
        TerminalSession(match, path, language).play()
    except KeyboardInterrupt:
        sys.exit(_INTERRUPTED)


@click.command(short_help="Step through a saved game, or verify it.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--verify", "verifies", is_flag=True, help="Check the record instead of showing it.")
@click.option(
    "--seat", help="Show the game as this seat sees it, counted from 1.  [default: a spectator]"
)
@click.option("--json", "as_data", is_flag=True, help="With --verify: print the verdict as JSON.")
@language_option
def replay(file: Path, *, verifies: bool, seat: str | None, as_data: bool, language: str) -> None:
    """Step through the game in FILE, or verify it.

    Verifying replays every step under the rules and compares positions and result. The exit code
    is 0 if everything is correct; otherwise it is 1, and the first step that does not fit is named.
    """
    Language(language)
    record = load(file)
    if as_data and not verifies:
        raise InputError("--json", "only works with --verify")
    if not verifies:
        seats = read_seats([seat], record.players) if seat else []
        TerminalReplay(record, seats[0] if len(seats) == 1 else None, language).look()
        return
    mismatch = verify(record)
    if as_data:
        click.echo(json.dumps(as_json(record, mismatch)))
    else:
        names = shown_names(record.game, language, record.names)
        sentences = Language(language, record.game, names, codes="all")
        verdict = (
            explain(record, mismatch, sentences) if mismatch else success_message(record, sentences)
        )
        click.echo(verdict)
    sys.exit(mismatch is not None)


@click.command(short_help="List the games, their options and the bots.")
@click.option("--json", "as_data", is_flag=True, help="Print the list as JSON.")
@language_option
def games(*, as_data: bool, language: str) -> None:
    """List the games with their player counts and options, and the bots."""
    if as_data:
        click.echo(json.dumps(games_as_json(), indent=1))
    else:
        list_games(language)
    for problem in broken_games():
        click.echo(f"Warning: {problem}", err=True)


def _new_match(
    key: str | None,
    players: int | None,
    seats: Sequence[str],
    names: Sequence[str],
    bots: str | None,
    options: Sequence[str],
    seed: str | None,
) -> Match:
    if key is None:
        raise InputError("game", "is missing", "trilobite play GAME, trilobite play --resume FILE")
    game = find_game(key)
    count = game.read_players(_usual_count(game) if players is None else players, "--players")
    people = read_seats(seats or ("1",), count)
    called = name_seats(count, people, names, bots.split(",") if bots else _BOTS)
    if seed == "":
        raise InputError("--seed", "is empty", "any text")
    start = new_seed() if seed is None else seed_from_text(seed)
    given = options_from_text(game.options, options, "--option")
    refuse_idle(game.options, given, count, "--option ")
    return Match(game, count, given, start, called)


def _usual_count(game: Game) -> int:
    return _PLAYERS if _PLAYERS in game.player_counts else game.player_counts[0]


def _refuse_beside_resume(**given: object) -> None:
    for name, value in given.items():
        if value not in (None, ()):
            raise InputError(f"--{name}", "cannot be changed in a resumed game")


def _resumed_match(
    file: Path, game: str | None, seats: Sequence[str], names: Sequence[str], bots: str | None
) -> Match:
    """The match of a record, with its original players unless others are given."""
    record = load(file)
    if game is not None and find_game(game).key != record.game.key:
        raise InputError("game", f"{shown(game)} is not the game of {file}", record.game.key)
    people = read_seats(seats, record.players) if seats else people_in(record.names)
    old_bots = [bot for bot in map(bot_name, record.names) if bot is not None]
    old_names = [name if bot_name(name) is None else "" for name in record.names]
    called = name_seats(
        record.players,
        people,
        names or [old_names[seat] for seat in people],
        bots.split(",") if bots else old_bots or _BOTS,
    )
    try:
        match = resume(record)
    except InputError as error:
        raise error.at(f"{file}: {error.where}") from None
    match.names = called
    return match
