"""What a study plays: read once, the same for every process."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from trilobite.engine import Options, find_game
from trilobite.lab.fingerprints import fingerprints
from trilobite.lab.plans import folder_name, read_options, read_seats
from trilobite.lab.tasks import GameTask

FORMAT = "trilobite-study-games-1"


@dataclass(frozen=True)
class StudyPlan:
    """Games numbered from 0, each with its own deal. A longer study begins with the same games."""

    game: str
    players: int
    options: Options
    bots: tuple[str, ...]
    """One name per seat, as in the first game."""

    seed: str
    games: int

    def task(self, number: int) -> GameTask:
        """Different bots move on by one seat per game, so that no bot always has the same seat."""
        seed = hashlib.sha256(f"trilobite study {self.seed} {number}".encode()).digest()
        shift = number % self.players
        bots = self.bots[shift:] + self.bots[:shift]
        return GameTask(number, self.game, self.options, bots, seed)

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
        """What makes stored games usable: a study with more games continues them."""
        identity = self.identity()
        del identity["games"]
        return {"format": FORMAT, **identity}

    def code(self) -> dict[str, str]:
        """Fingerprints of the bots, to notice changed code under the same name."""
        return fingerprints(self.bots, self.game)

    def folder_name(self) -> str:
        """A name that differs for different studies."""
        return folder_name("study", self.game, self.identity())


def read_study(
    game_key: str,
    players: int | None,
    bots: str,
    seed: str,
    games: int,
    options: Sequence[str] = (),
) -> StudyPlan:
    """Read a study from the command line; an InputError says what is wrong with it."""
    game = find_game(game_key)
    names = read_seats(game, players, bots)
    settings = read_options(game, options, len(names))
    return StudyPlan(game.key, len(names), settings, names, seed, games)
