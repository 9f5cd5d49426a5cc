"""What puzzles are looked for: read once, and the same for everyone who looks."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from trilobite.bots.registry import find_bot
from trilobite.engine import InputError, OptionValue, find_game
from trilobite.engine.options import options_from_text
from trilobite.lab.fingerprints import fingerprints, own_fingerprint

FORMAT = "trilobite-puzzle-games-2"


@dataclass(frozen=True)
class Plan:
    """Games numbered from 0, by turns for each number of players."""

    game: str
    players: tuple[int, ...]
    options: tuple[str, ...]
    bots: str
    seed: str
    every: int
    """One of so many decisions is looked at."""
    glance: int
    """Simulations of the first look at every decision."""
    depth: int
    """Simulations of each of the searches that have to agree."""

    def identity(self) -> dict[str, object]:
        """What makes two searches for puzzles the same."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": find_game(self.game).rules_version,
            "players": list(self.players),
            "options": list(self.options),
            "bots": self.bots,
            "seed": self.seed,
            "every": self.every,
            "glance": self.glance,
            "depth": self.depth,
        }

    def code(self) -> dict[str, str]:
        """What tells the bots of today from older ones: who plays, and what looks."""
        search = {"search": own_fingerprint(self.game)}
        return search | fingerprints([self.bots], self.game)

    def task(self, number: int) -> "Task":
        players = self.players[number % len(self.players)]
        game = find_game(self.game)
        given = options_from_text(game.options, self.options, "options")
        seed = hashlib.sha256(f"trilobite puzzles {self.seed} {number}".encode()).digest()
        return Task(number, self, players, game.read_options(given, players), seed)


@dataclass(frozen=True)
class Task:
    """A game that shall be played and looked through."""

    number: int
    plan: Plan
    players: int
    options: dict[str, OptionValue]
    seed: bytes

    def seed_for(self, purpose: str) -> int:
        digest = hashlib.sha256(self.seed + purpose.encode()).digest()
        return int.from_bytes(digest[:12], "big")


def read_plan(
    game_key: str,
    players: int | None,
    options: Sequence[str],
    bots: str,
    seed: str,
    every: int,
    glance: int,
    depth: int,
) -> Plan:
    """A search for puzzles from what somebody typed; an InputError says what is wrong with it."""
    game = find_game(game_key)
    several = tuple(number for number in game.player_counts if number > 1)
    if players is not None:
        several = (game.read_players(players, "players"),)
    given = options_from_text(game.options, options, "options")
    for number in several:
        game.read_options(given, number)
    find_bot(bots)
    if not seed:
        raise InputError("seed", "is empty", "any text")
    return Plan(game.key, several, tuple(options), bots, seed, every, glance, depth)
