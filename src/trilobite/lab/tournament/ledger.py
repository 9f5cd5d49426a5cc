"""The file of a tournament: a line that says what is played, then a line for each finished game.

A line is written as soon as its game is over, so a tournament that was ended in any way is taken
up again where it was.
"""

import fcntl
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import BinaryIO

import msgspec

from trilobite.engine import InputError
from trilobite.engine.reading import shown
from trilobite.lab.tasks import Finished
from trilobite.lab.tournament.plan import Tournament

FORMAT = "trilobite-tournament-games-1"
FILE = "games.jsonl"


class Ledger:
    """The finished games, in memory and on disk."""

    def __init__(
        self, tournament: Tournament, file: BinaryIO, finished: dict[int, Finished]
    ) -> None:
        self._tournament = tournament
        self._file = file
        self.finished = finished

    def add(self, game: Finished) -> None:
        """Deal and bots are written for people who read the file; here their number says it."""
        self.finished[game.number] = game
        fixture = self._tournament.fixtures[game.number]
        whose = {"deal": fixture.deal, "bots": fixture.bots}
        _write(self._file, {"number": game.number, **whose, **asdict(game)})


@contextmanager
def open_ledger(folder: Path, tournament: Tournament) -> Iterator[Ledger]:
    """The ledger in this folder, a new one if there is none; nobody else writes to it meanwhile."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / FILE).open("a+b")
    except OSError as error:
        raise InputError("out", f"{folder} cannot be used ({error.strerror})") from error
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise InputError("out", f"another tournament is writing to {folder}") from error
        yield Ledger(tournament, file, _read(folder, file, tournament))


def _read(folder: Path, file: BinaryIO, tournament: Tournament) -> dict[int, Finished]:
    """Its games. What was being written when the power failed is cut off."""
    file.seek(0)
    *lines, half = file.read().split(b"\n")
    if half:
        file.truncate(sum(len(line) + 1 for line in lines))
    if not lines:
        _write(file, {"format": FORMAT, **tournament.identity()})
        return {}
    _check_header(folder, lines[0], tournament)
    games = [
        _read_game(f"{folder / FILE}, line {number}", line, tournament.players)
        for number, line in enumerate(lines[1:], start=2)
    ]
    total = len(tournament.fixtures)
    return {game.number: game for game in games if game.number < total}


def _check_header(folder: Path, line: bytes, tournament: Tournament) -> None:
    try:
        header = json.loads(line)
    except ValueError:
        header = None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise InputError("out", f"{folder / FILE} is no file of a tournament", "another folder")
    for name, value in tournament.identity().items():
        if header.get(name) != value:
            raise InputError(
                "out",
                f"{folder} holds another tournament: {name} is {shown(header.get(name))} there "
                f"and {shown(value)} here",
                "another folder",
            )


def _read_game(where: str, line: bytes, players: int) -> Finished:
    try:
        game = msgspec.json.decode(line, type=Finished)
    except msgspec.MsgspecError as error:
        raise InputError(where, str(error)) from error
    columns = (game.points, game.places, game.payoffs, game.asked, game.seconds)
    if game.number < 0 or any(len(column) != players for column in columns):
        raise InputError(where, f"is no game of {players} players")
    return game


def _write(file: BinaryIO, line: dict[str, object]) -> None:
    file.write(json.dumps(line).encode() + b"\n")
    file.flush()
