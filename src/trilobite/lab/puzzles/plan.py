"""The plan of a search for puzzles: read once, the same for every process."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from trilobite.bots.registry import find_bot
from trilobite.engine import Options, find_game
from trilobite.lab.fingerprints import fingerprints, own_fingerprint
from trilobite.lab.plans import read_options

FORMAT = "trilobite-puzzle-games-2"


@dataclass(frozen=True)
class PuzzlePlan:
    """Games numbered from 0, alternating between the numbers of players."""

    game: str
    players: tuple[int, ...]
    options: tuple[str, ...]
    bots: str
    seed: str
    every: int
    """One in this many decisions is examined."""
    first_look: int
    """Simulations for the first look at a decision."""
    depth: int
    """Simulations for each of the searches that must agree."""

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
            "glance": self.first_look,  # as it is called in files of earlier versions
            "depth": self.depth,
        }

    def code(self) -> dict[str, str]:
        """Fingerprints of the playing bot and of the search, to notice changed code."""
        search = {"search": own_fingerprint(self.game)}
        return search | fingerprints([self.bots], self.game)

    def task(self, number: int) -> "PuzzleTask":
        players = self.players[number % len(self.players)]
        game = find_game(self.game)
        options = read_options(game, self.options, players)
        seed = hashlib.sha256(f"trilobite puzzles {self.seed} {number}".encode()).digest()
        return PuzzleTask(number, self, players, options, seed)


@dataclass(frozen=True)
class PuzzleTask:
    """A game to be played and searched for puzzles."""

    number: int
    plan: PuzzlePlan
    players: int
    options: Options
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
    first_look: int,
    depth: int,
) -> PuzzlePlan:
    """Read a search for puzzles from the command line; an InputError says what is wrong with it."""
    game = find_game(game_key)
    several = tuple(number for number in game.player_counts if number > 1)
    if players is not None:
        several = (game.read_players(players, "players"),)
    for number in several:
        read_options(game, options, number)
    find_bot(bots)
    return PuzzlePlan(game.key, several, tuple(options), bots, seed, every, first_look, depth)
