"""What to simulate: read once, the same for every process."""

import hashlib
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from trilobite.bots.registry import find_bot
from trilobite.engine import Game, InputError, Options, OptionValue, find_game, new_seed
from trilobite.engine.options import options_from_text, refuse_idle

_LARGEST_PORTION = 20


@dataclass(frozen=True)
class SimulationPlan:
    """Games numbered from 0. Each depends only on the seed and its number, not on who plays it."""

    game: str
    players: int
    options: Options
    bots: tuple[str, ...]
    """One name per seat."""

    games: int
    seed: str
    records: Path | None = None
    """Folder for the records, one file per game."""

    def game_seed(self, number: int) -> bytes:
        return hashlib.sha256(f"trilobite simulate {self.seed} {number}".encode()).digest()

    def bot_seed(self, number: int, seat: int) -> int:
        """The bot's seed reveals nothing about the game's, as a hash cannot be inverted."""
        digest = hashlib.sha256(self.game_seed(number) + b" bot %d" % seat).digest()
        return int.from_bytes(digest[:12], "big")

    def chunks(self, jobs: int) -> Iterator[range]:
        """The game numbers in small portions, for an even load and visible progress."""
        size = min(_LARGEST_PORTION, -(-self.games // (100 * jobs)))
        return (range(i, min(i + size, self.games)) for i in range(0, self.games, size))


def read_plan(
    game_key: str,
    players: int | None,
    bots: str,
    games: int,
    seed: str,
    options: Sequence[str] = (),
    records: Path | None = None,
) -> SimulationPlan:
    """Read a plan from the command line; an InputError says what is wrong with it."""
    game = find_game(game_key)
    names = read_seats(game, players, bots)
    return SimulationPlan(
        game.key,
        len(names),
        read_new_options(game, options, len(names)),
        names,
        games,
        seed,
        None if records is None else writable_folder(records, "records"),
    )


def read_seats(game: Game, players: int | None, bots: str) -> tuple[str, ...]:
    """One bot per seat, from one name or one per seat; by default as many seats as possible."""
    names = [name.strip() for name in bots.split(",")]
    if players is None:
        players = len(names) if len(names) > 1 else max(game.player_counts)
    return read_bots(names, game.read_players(players, "players"))


def read_options(game: Game, options: Sequence[str], players: int) -> Options:
    return game.read_options(options_from_text(game.options, options, "options"), players)


def read_new_options(game: Game, options: Sequence[str], players: int) -> Options:
    """The result of `read_options`, which refuses options without effect for these players."""
    found = read_options(game, options, players)
    refuse_idle(game.options, found, players, "options.")
    return found


def changed_options(game: Game, options: Mapping[str, OptionValue], players: int) -> list[str]:
    """The options that differ from their defaults, as text."""
    defaults = game.read_options({}, players)
    return [f"{name} = {value}" for name, value in options.items() if defaults[name] != value]


def new_or_given_seed(seed: str | None) -> str:
    if seed == "":
        raise InputError("seed", "is empty", "any text")
    return new_seed().hex()[:12] if seed is None else seed


def folder_name(kind: str, game: str, identity: Mapping[str, object]) -> str:
    """A folder name that differs if anything in `identity` does."""
    text = json.dumps(identity, sort_keys=True)
    return f"{kind}-{game}-{hashlib.sha256(text.encode()).hexdigest()[:8]}"


def read_bots(names: list[str], players: int) -> tuple[str, ...]:
    for name in names:
        find_bot(name)
    if len(names) == 1:
        return tuple(names * players)
    if len(names) != players:
        raise InputError("bots", f"{len(names)} names for {players} seats", "one, or one per seat")
    return tuple(names)


def writable_folder(path: Path, field: str) -> Path:
    """Create the folder before the first game, so that a problem shows at once."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError(field, f"{path} cannot be a folder ({error.strerror})") from error
    if not os.access(path, os.W_OK | os.X_OK):
        raise InputError(field, f"no permission to write to {path}")
    return path.absolute()
