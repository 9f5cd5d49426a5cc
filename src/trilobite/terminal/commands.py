"""The commands for people: play, replay, games."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from trilobite.engine import Game, InputError, find_game, new_seed, seed_from_text
from trilobite.engine.language import Language, system_language
from trilobite.engine.matches import Match, resume, verify
from trilobite.engine.options import options_from_text
from trilobite.engine.reading import shown
from trilobite.engine.records import load
from trilobite.terminal.listing import games_as_json, list_games
from trilobite.terminal.players import bot_name, name_seats, people_in, read_seats, shown_names
from trilobite.terminal.replaying import Replay
from trilobite.terminal.saving import default_path, path_of, save
from trilobite.terminal.session import Session
from trilobite.terminal.verifying import as_json, explain, praise

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
    show_default="that of the system, else en",
    help="Language of all sentences: de, en, fr or ja.",
)


@click.command(epilog=_EXAMPLES, short_help="Play a game in the terminal.")
@click.argument("game", required=False)
@click.option("--players", type=int, help="How many play, people and bots together.  [default: 3]")
@click.option(
    "--seat",
    "seats",
    multiple=True,
    help="The seat of a person, counted from 1; give it several times, or 'all', to share the "
    "terminal. Bots take the other seats.  [default: 1]",
)
@click.option("--name", "names", multiple=True, help="A person's name, in the order of the seats.")
@click.option(
    "--bots",
    help="The bot for the other seats, or several by turns: 'easy,hard'. 'trilobite games' "
    "lists them.  [default: normal]",
)
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="A rule to settle before the game; 'trilobite games' lists them all.",
)
@click.option("--seed", help="Repeat a game: the same seed gives the same draws.")
@click.option(
    "--resume",
    "resumed",
    type=click.Path(path_type=Path),
    help="Go on with a saved game. --seat, --name and --bots change who plays.",
)
@click.option(
    "--save",
    "saved",
    type=click.Path(path_type=Path),
    help="Where the game is saved after every step.  [default: a new file in the folder "
    "trilobite/games of $XDG_STATE_HOME or ~/.local/state; with --resume that file]",
)
@language_option
def play(  # noqa: PLR0913 - one argument an option
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
        raise InputError("--save", f"{path} is there already", "a new file")
    try:
        save(match.record(), path)
    except OSError as error:
        raise InputError(str(path), f"cannot be written: {error.strerror}") from None
    try:
        Session(match, path, language).play()
    except KeyboardInterrupt:
        sys.exit(_INTERRUPTED)


@click.command(short_help="Step through a saved game, or check that it is true.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--verify", "verifies", is_flag=True, help="Check the record instead of showing it.")
@click.option(
    "--seat", help="Look through the eyes of a seat, counted from 1.  [default: nobody's]"
)
@click.option("--json", "as_data", is_flag=True, help="With --verify: the verdict as JSON.")
@language_option
def replay(file: Path, *, verifies: bool, seat: str | None, as_data: bool, language: str) -> None:
    """Step through the game in FILE, or check that it is true.

    Checking replays every step by the rules and compares positions and result. The exit code is 0
    if all is true and 1 if not; then the first step that does not fit is named.
    """
    Language(language)
    record = load(file)
    if as_data and not verifies:
        raise InputError("--json", "goes only with --verify")
    if not verifies:
        seats = read_seats([seat], record.players) if seat else []
        Replay(record, seats[0] if len(seats) == 1 else None, language).look()
        return
    mismatch = verify(record)
    if as_data:
        click.echo(json.dumps(as_json(record, mismatch)))
    else:
        names = shown_names(record.game, language, record.names)
        sentences = Language(language, record.game, names)
        verdict = explain(record, mismatch, sentences) if mismatch else praise(record, sentences)
        click.echo(verdict)
    sys.exit(mismatch is not None)


@click.command(short_help="List the games, their options and the bots.")
@click.option("--json", "as_data", is_flag=True, help="As JSON.")
@language_option
def games(*, as_data: bool, language: str) -> None:
    """List the games with their player counts and options, and the bots."""
    if as_data:
        click.echo(json.dumps(games_as_json(), indent=1))
    else:
        list_games(language)


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
    return Match(game, count, options_from_text(game.options, options, "--option"), start, called)


def _usual_count(game: Game) -> int:
    return _PLAYERS if _PLAYERS in game.player_counts else game.player_counts[0]


def _refuse_beside_resume(**given: object) -> None:
    for name, value in given.items():
        if value not in (None, ()):
            raise InputError(f"--{name}", "cannot be changed in a game that is resumed")


def _resumed_match(
    file: Path, game: str | None, seats: Sequence[str], names: Sequence[str], bots: str | None
) -> Match:
    """The match of a record, with the players it had, as far as nothing else is said."""
    record = load(file)
    if game is not None and find_game(game) is not record.game:
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
        raise InputError(f"{file}: {error.where}", error.problem, error.allowed) from None
    match.names = called
    return match
