"""The file of a tournament: a header line that says what is played, then one line per game.

Each line is written as soon as its game is over, so a tournament that was interrupted in any way
continues where it stopped.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import BinaryIO

from trilobite.engine import InputError
from trilobite.lab.builds import running_build
from trilobite.lab.keeping import (
    CODE,
    check_code,
    check_same,
    lines_of,
    locked,
    read_header,
    read_line,
    write_line,
)
from trilobite.lab.tasks import Finished
from trilobite.lab.tournament.plan import TournamentPlan

FORMAT = "trilobite-tournament-games-1"
FILE = "games.jsonl"
BUILD = "build"
"""Header field with the build that plays. Older files do not have it."""


class Ledger:
    """The finished games, in memory and on disk."""

    def __init__(
        self, tournament: TournamentPlan, file: BinaryIO, finished: dict[int, Finished]
    ) -> None:
        self._tournament = tournament
        self._file = file
        self.finished = finished

    def add(self, game: Finished) -> None:
        """Write a game. Deal and bots are written for human readers, and to detect damage."""
        self.finished[game.number] = game
        fixture = self._tournament.fixtures[game.number]
        whose = {"deal": fixture.deal, "bots": fixture.bots}
        line = {"number": game.number, **whose, **asdict(game)}
        write_line(self._file, json.dumps(line).encode())


@contextmanager
def open_ledger(folder: Path, tournament: TournamentPlan) -> Iterator[Ledger]:
    """The ledger in this folder, created if necessary, and locked until the block ends."""
    path = folder / FILE
    build = running_build().name
    header = {"format": FORMAT, **tournament.identity(), CODE: tournament.code(), BUILD: build}
    with locked(path) as file:
        lines = lines_of(file, header, lambda line: _check_header(path, line, header))
        games = [_read_game(path, number, line, tournament) for number, line in lines]
        total = len(tournament.fixtures)
        finished = {game.number: game for game in games if game.number < total}
        yield Ledger(tournament, file, finished)


def _check_header(path: Path, line: bytes, expected: dict[str, object]) -> None:
    header = read_header(line, FORMAT)
    if header is None:
        raise InputError("out", f"{path} is not the file of a tournament", "another folder")
    there, here = header.setdefault(BUILD, expected[BUILD]), expected[BUILD]
    if there != here:
        problem = f"{path.parent} was played by the {there} build, and this is the {here} build"
        raise InputError("out", problem, "another folder, as the builds differ in speed")
    check_same(header, expected, f"{path.parent} holds another tournament", "another folder")
    check_code(header, expected, path)


@dataclass(frozen=True)
class _Line(Finished):
    deal: int
    bots: tuple[str, ...]


def _read_game(path: Path, number: int, line: bytes, tournament: TournamentPlan) -> Finished:
    game = read_line(path, number, line, _Line, lambda game: _why_not(game, tournament))
    return Finished(*(getattr(game, field.name) for field in fields(Finished)))


def _why_not(game: _Line, tournament: TournamentPlan) -> str:
    """What is wrong with a line, which somebody or the disk may have changed; '' if nothing is."""
    players = tournament.players
    columns = (game.points, game.places, game.payoffs, game.asked, game.seconds)
    if game.number < 0 or any(len(column) != players for column in columns):
        return f"is not a game of {players} players"
    if game.number < len(tournament.fixtures):
        fixture = tournament.fixtures[game.number]
        if (game.deal, game.bots) != (fixture.deal, fixture.bots):
            return f"game {game.number} has another deal or other bots"
    if not all(0 <= payoff <= 1 for payoff in game.payoffs):
        return f"the payoffs {list(game.payoffs)} are not shares of a win"
    if any(place < 1 for place in game.places):
        return f"the places {list(game.places)} do not begin with 1"
    if min(game.asked) < 0 or min(game.seconds) < 0:
        return "decisions and seconds cannot be negative"
    return ""
