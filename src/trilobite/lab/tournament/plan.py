"""What a tournament plays: read once, the same for every process."""

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count

from trilobite.bots.registry import find_bot
from trilobite.engine import InputError, Options, find_game
from trilobite.engine.reading import shown
from trilobite.lab.fingerprints import fingerprints
from trilobite.lab.plans import folder_name, read_new_options
from trilobite.lab.tasks import GameTask
from trilobite.lab.tournament.lineups import LineUp, Shape, line_ups, seatings

MOST_GAMES = 1_000_000
"""Maximum games of all line-ups together: all are planned before the first is played."""


@dataclass(frozen=True)
class Fixture:
    """A game of the tournament: its line-up, its deal and its seating."""

    number: int
    line_up: LineUp
    deal: int
    bots: tuple[str, ...]
    """One name per seat."""


@dataclass(frozen=True)
class TournamentPlan:
    """Games numbered from 0. A longer tournament begins with the same games."""

    game: str
    players: int
    options: Options
    bots: tuple[str, ...]
    shape: Shape
    seed: str
    games: int
    """Minimum games of each line-up; all line-ups get the same deals, in all rotations."""

    @cached_property
    def line_ups(self) -> list[LineUp]:
        return line_ups(self.bots, self.players, self.shape)

    @cached_property
    def fixtures(self) -> list[Fixture]:
        """The games deal by deal, so that all bots have always played about equally often."""
        found: list[Fixture] = []
        played = Counter[LineUp]()
        for deal in count():
            if min(played[line_up] for line_up in self.line_ups) >= self.games:
                return found
            for line_up in self.line_ups:
                for bots in seatings(line_up, deal):
                    found.append(Fixture(len(found), line_up, deal, bots))
                    played[line_up] += 1
        raise AssertionError("the deals never run out")

    def task(self, fixture: Fixture) -> GameTask:
        """All games of a deal have the same seed, regardless of the bots."""
        seed = hashlib.sha256(f"trilobite tournament {self.seed} {fixture.deal}".encode()).digest()
        return GameTask(fixture.number, self.game, self.options, fixture.bots, seed)

    def identity(self) -> dict[str, object]:
        """What makes two tournaments the same; one may have more games than the other."""
        return {
            "game": self.game,
            "rules": find_game(self.game).rules_version,
            "players": self.players,
            "options": self.options,
            "bots": list(self.bots),
            "shape": self.shape.value,
            "seed": self.seed,
        }

    def code(self) -> dict[str, str]:
        """Fingerprints of the bots, to notice changed code under the same name."""
        return fingerprints(self.bots, self.game)

    def folder_name(self) -> str:
        """A name that differs for different tournaments."""
        return folder_name("tournament", self.game, self.identity())


def read_tournament(
    game_key: str,
    players: int | None,
    bots: str,
    shape: Shape,
    seed: str,
    games: int,
    options: Sequence[str] = (),
) -> TournamentPlan:
    """Read a tournament from the command line; an InputError says what is wrong with it."""
    game = find_game(game_key)
    several = [number for number in game.player_counts if number > 1]
    seats = game.read_players(several[0] if players is None else players, "players")
    if seats not in several:
        allowed = ", ".join(str(number) for number in several)
        raise InputError("players", "a solo player has no opponents", allowed)
    settings = read_new_options(game, options, seats)
    plan = TournamentPlan(game.key, seats, settings, _read_bots(bots), shape, seed, games)
    most = MOST_GAMES // len(plan.line_ups)
    if games > most:
        problem = f"{games} games of each of {len(plan.line_ups)} line-ups are too many"
        raise InputError("games", problem, f"at most {most}")
    return plan


def _read_bots(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        find_bot(name)
        if names.count(name) > 1:
            raise InputError("bots", f"{shown(name)} is named twice", "each name once")
    if len(names) == 1:
        raise InputError("bots", f"{shown(text)} is the only name", "two names or more: a,b")
    return names
