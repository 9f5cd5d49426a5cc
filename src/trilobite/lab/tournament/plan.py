"""What a tournament plays: read once, and the same for everyone who takes part in playing it."""

import hashlib
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count

from trilobite.bots.registry import find_bot
from trilobite.engine import InputError, OptionValue, find_game
from trilobite.engine.options import options_from_text
from trilobite.engine.reading import shown
from trilobite.lab.fingerprints import fingerprints
from trilobite.lab.tasks import Task
from trilobite.lab.tournament.lineups import LineUp, Shape, line_ups, seatings

MOST_GAMES = 1_000_000
"""Of all line-ups together: they are all planned before the first is played."""


@dataclass(frozen=True)
class Fixture:
    """A game of the tournament: which line-up, which deal, who sits where."""

    number: int
    line_up: LineUp
    deal: int
    bots: tuple[str, ...]
    """One name a seat."""


@dataclass(frozen=True)
class Tournament:
    """Games numbered from 0. With more games the first ones stay what they are."""

    game: str
    players: int
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    shape: Shape
    seed: str
    games: int
    """At least so many of each line-up: all line-ups get the same deals, in all rotations."""

    @cached_property
    def line_ups(self) -> list[LineUp]:
        return line_ups(self.bots, self.players, self.shape)

    @cached_property
    def fixtures(self) -> list[Fixture]:
        """Deal by deal, so that at any moment all have played about equally much."""
        found: list[Fixture] = []
        played = Counter[LineUp]()
        for deal in count():
            if min(played[line_up] for line_up in self.line_ups) >= self.games:
                return found
            for line_up in self.line_ups:
                for bots in seatings(line_up, deal):
                    found.append(Fixture(len(found), line_up, deal, bots))
                    played[line_up] += 1
        raise AssertionError("there are deals without end")

    def task(self, fixture: Fixture) -> Task:
        """All games of a deal have the same chance, whoever plays them."""
        seed = hashlib.sha256(f"trilobite tournament {self.seed} {fixture.deal}".encode()).digest()
        return Task(fixture.number, self.game, self.options, fixture.bots, seed)

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
        """What tells the bots of today from those of the same name that played before."""
        return fingerprints(self.bots, self.game)

    def folder_name(self) -> str:
        """Another tournament has another name."""
        text = json.dumps(self.identity(), sort_keys=True)
        return f"tournament-{self.game}-{hashlib.sha256(text.encode()).hexdigest()[:8]}"


def read_tournament(
    game_key: str,
    players: int | None,
    bots: str,
    shape: Shape,
    seed: str,
    games: int,
    options: Sequence[str] = (),
) -> Tournament:
    """A tournament from what somebody typed; an InputError says what is wrong with it."""
    game = find_game(game_key)
    several = [number for number in game.player_counts if number > 1]
    seats = game.read_players(several[0] if players is None else players, "players")
    if seats not in several:
        allowed = ", ".join(str(number) for number in several)
        raise InputError("players", "alone there is nobody to win against", allowed)
    given = options_from_text(game.options, options, "options")
    if not seed:
        raise InputError("seed", "is empty", "any text")
    plan = Tournament(
        game.key, seats, game.read_options(given, seats), _read_bots(bots), shape, seed, games
    )
    most = MOST_GAMES // len(plan.line_ups)
    if games > most:
        problem = f"{games} of each of {len(plan.line_ups)} line-ups are too many"
        raise InputError("games", problem, f"at most {most}")
    return plan


def _read_bots(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        find_bot(name)
        if names.count(name) > 1:
            raise InputError("bots", f"{shown(name)} is there twice", "each name once")
    if len(names) == 1:
        raise InputError("bots", f"{shown(text)} is alone", "two names or more: a,b")
    return names
