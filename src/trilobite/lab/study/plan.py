"""What a study plays: read once, the same for every process."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass

from trilobite.engine import InputError, OptionValue, find_game
from trilobite.engine.options import options_from_text
from trilobite.lab.fingerprints import fingerprints
from trilobite.lab.plans import read_bots
from trilobite.lab.tasks import Task

FORMAT = "trilobite-study-games-1"


@dataclass(frozen=True)
class Study:
    """Games numbered from 0, each with a deal of its own. More games begin with the same ones."""

    game: str
    players: int
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    """One name a seat, as in the first game."""

    seed: str
    games: int

    def task(self, number: int) -> Task:
        """Different bots move on by a seat from game to game, so that no seat is that of a bot."""
        seed = hashlib.sha256(f"trilobite study {self.seed} {number}".encode()).digest()
        shift = number % self.players
        bots = self.bots[shift:] + self.bots[:shift]
        return Task(number, self.game, self.options, bots, seed)

    def identity(self) -> dict[str, object]:
        return {
            "game": self.game,
            "rules": find_game(self.game).rules_version,
            "players": self.players,
            "options": self.options,
            "bots": list(self.bots),
            "seed": self.seed,
            "games": self.games,
        }

    def kept(self) -> dict[str, object]:
        """What makes kept games the same: with more of them it goes on."""
        identity = self.identity()
        del identity["games"]
        return {"format": FORMAT, **identity}

    def code(self) -> dict[str, str]:
        """What tells the bots of today from those of the same name that played before."""
        return fingerprints(self.bots, self.game)

    def folder_name(self) -> str:
        """Another study has another name."""
        text = json.dumps(self.identity(), sort_keys=True)
        return f"study-{self.game}-{hashlib.sha256(text.encode()).hexdigest()[:8]}"


def read_study(
    game_key: str,
    players: int | None,
    bots: str,
    seed: str,
    games: int,
    options: Sequence[str] = (),
) -> Study:
    """A study from what somebody typed; an InputError says what is wrong with it."""
    game = find_game(game_key)
    names = [name.strip() for name in bots.split(",")]
    if players is None:
        players = len(names) if len(names) > 1 else max(game.player_counts)
    seats = game.read_players(players, "players")
    everyone = read_bots(names, seats)
    if not seed:
        raise InputError("seed", "is empty", "any text")
    given = options_from_text(game.options, options, "options")
    return Study(game.key, seats, game.read_options(given, seats), everyone, seed, games)
