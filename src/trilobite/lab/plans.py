"""What to simulate: read once, the same for every process."""

import hashlib
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from trilobite.bots.registry import find_bot
from trilobite.engine import InputError, OptionValue, find_game
from trilobite.engine.options import options_from_text

_LARGEST_PORTION = 20


@dataclass(frozen=True)
class Plan:
    """Games numbered from 0. Each follows from the seed and its number alone, whoever plays it."""

    game: str
    players: int
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    """One name a seat."""

    games: int
    seed: str
    records: Path | None = None
    """The folder for one record a game."""

    def game_seed(self, number: int) -> bytes:
        return hashlib.sha256(f"trilobite simulate {self.seed} {number}".encode()).digest()

    def bot_seed(self, number: int, seat: int) -> int:
        """A bot's own chance tells it nothing about the game's: a hash cannot be turned round."""
        digest = hashlib.sha256(self.game_seed(number) + b" bot %d" % seat).digest()
        return int.from_bytes(digest[:12], "big")

    def chunks(self, jobs: int) -> Iterator[range]:
        """The numbers in portions: small, for an even load and for a progress that can be seen."""
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
) -> Plan:
    """A plan from what somebody typed; an InputError says what is wrong with it."""
    game = find_game(game_key)
    names = [name.strip() for name in bots.split(",")]
    if players is None:
        players = len(names) if len(names) > 1 else max(game.player_counts)
    players = game.read_players(players, "players")
    return Plan(
        game.key,
        players,
        game.read_options(options_from_text(game.options, options, "options"), players),
        read_bots(names, players),
        games,
        seed,
        None if records is None else writable_folder(records, "records"),
    )


def read_bots(names: list[str], players: int) -> tuple[str, ...]:
    for name in names:
        find_bot(name)
    if len(names) == 1:
        return tuple(names * players)
    if len(names) != players:
        raise InputError("bots", f"{len(names)} names for {players} seats", "one, or one a seat")
    return tuple(names)


def writable_folder(path: Path, field: str) -> Path:
    """Made before the first game, not found wanting after the last."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError(field, f"{path} cannot be a folder ({error.strerror})") from error
    if not os.access(path, os.W_OK | os.X_OK):
        raise InputError(field, f"nothing may be written to {path}")
    return path.absolute()
