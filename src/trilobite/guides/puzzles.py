"""Puzzles: positions of games in which one action is clearly the best, with the reason.

They lie in `puzzles.json` of a game's folder; `trilobite puzzles` finds new ones. A position has
its hidden cards, so that the game can go on from it, but what is best was found out from what the
seat may know alone.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from trilobite.engine import (
    Action,
    Game,
    InputError,
    SeededChance,
    State,
    find_game,
    seed_from_text,
)
from trilobite.engine.reading import (
    read_field,
    read_int,
    read_int_field,
    read_list,
    read_list_field,
    read_object,
    read_text,
    read_text_field,
    refuse_unknown,
    shown,
)

FORMAT = "trilobite-puzzles-2"
FILE = "puzzles.json"
HARDEST = 3
_FIELDS = ("seat", "position", "best", "obvious", "tries", "difficulty")
_TRY_FIELDS = ("action", "chances", "points", "line")


@dataclass(frozen=True)
class Follow:
    """What a seat probably does next."""

    seat: int
    action: Action


@dataclass(frozen=True)
class Try:
    """An action and what a deep search expects of it."""

    action: Action
    chances: tuple[float, ...]
    """Of every seat to win."""
    points: float
    """Of the seat that is asked, at the end."""
    line: tuple[Follow, ...] = ()
    """What mostly came after it."""


@dataclass(frozen=True)
class Puzzle:
    game: Game
    number: int
    """From 1; the easier ones come first."""
    seat: int
    """Who is to find the action."""
    position: dict[str, object]
    best: Action
    obvious: Action
    """What looks best one decision ahead."""
    tries: tuple[Try, ...]
    """All that the rules allow, the best first."""
    difficulty: int
    """1: who looks one decision ahead finds it, and a hasty search too; 2: one of them; 3: none."""

    @property
    def key(self) -> str:
        """Its name among the guides."""
        return f"puzzle/{self.game.key}/{self.number}"

    def state(self) -> State:
        """The position. What is drawn from there on is the same each time."""
        return self.game.from_position(self.position, SeededChance(seed_from_text(self.key)))

    def expected(self, action: Action) -> Try:
        """What is known of an action that the rules allow."""
        return next(one for one in self.tries if one.action is action)

    def chance(self, tried: Try) -> float:
        """To win, for who is asked."""
        return tried.chances[self.seat]


def puzzles_of(game: Game) -> Sequence[Puzzle]:
    """All puzzles of a game; none for a game that brings none."""
    return _puzzles(game.key)


def find_puzzle(game: Game, number: int) -> Puzzle:
    found = puzzles_of(game)
    if not 1 <= number <= len(found):
        problem = f"{game.key} has no puzzle {shown(number)}"
        raise InputError("puzzle", problem, f"1 to {len(found)}" if found else "")
    return found[number - 1]


@cache
def _puzzles(key: str) -> tuple[Puzzle, ...]:
    path = find_game(key).folder / FILE
    if not path.exists():
        return ()
    return read_puzzles(find_game(key), json.loads(path.read_text(encoding="utf-8")))


def read_puzzles(game: Game, data: object) -> tuple[Puzzle, ...]:
    """The puzzles of a file; an InputError says what is wrong with one."""
    fields = read_object(data, "puzzles")
    refuse_unknown(fields, ("format", "game", "rules", "puzzles"), "puzzles")
    read_text_field(fields, "format", "puzzles", (FORMAT,))
    read_text_field(fields, "game", "puzzles", (game.key,))
    read_text_field(fields, "rules", "puzzles", (game.rules_version,))
    found = read_list_field(fields, "puzzles", "puzzles")
    return tuple(_read_puzzle(game, one, number) for number, one in enumerate(found, start=1))


def _read_puzzle(game: Game, data: object, number: int) -> Puzzle:
    where = f"puzzles[{number - 1}]"
    fields = read_object(data, where)
    refuse_unknown(fields, _FIELDS, where)
    position = read_object(read_field(fields, "position", where), f"{where}.position")
    players = game.read_players(read_field(position, "players", where), f"{where}.players")
    tries = tuple(
        _read_try(game, one, players, f"{where}.tries[{i}]")
        for i, one in enumerate(read_list_field(fields, "tries", where))
    )
    puzzle = Puzzle(
        game,
        number,
        read_int_field(fields, "seat", where, 0, players - 1),
        position,
        _read_action(game, fields, "best", where),
        _read_action(game, fields, "obvious", where),
        tries,
        read_int_field(fields, "difficulty", where, 1, HARDEST),
    )
    actions = [one.action for one in tries]
    if actions[:1] != [puzzle.best]:
        raise InputError(f"{where}.tries", "do not begin with the best")
    if {one.id for one in actions} != set(puzzle.state().legal_ids(puzzle.seat)):
        raise InputError(f"{where}.tries", "are not all that the rules allow")
    if puzzle.obvious not in actions:
        raise InputError(f"{where}.obvious", "is not allowed there")
    return puzzle


def _read_try(game: Game, data: object, players: int, where: str) -> Try:
    fields = read_object(data, where)
    refuse_unknown(fields, _TRY_FIELDS, where)
    chances = read_list_field(fields, "chances", where, players)
    line = read_list_field(fields, "line", where)
    return Try(
        _read_action(game, fields, "action", where),
        tuple(_read_number(one, f"{where}.chances[{i}]") for i, one in enumerate(chances)),
        _read_number(read_field(fields, "points", where), f"{where}.points"),
        tuple(_read_follow(game, one, players, f"{where}.line[{i}]") for i, one in enumerate(line)),
    )


def _read_follow(game: Game, data: object, players: int, where: str) -> Follow:
    seat, action = read_list(data, where, 2)
    text = read_text(action, f"{where}[1]")
    return Follow(read_int(seat, f"{where}[0]", 0, players - 1), game.actions.from_text(text))


def _read_number(value: object, where: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise InputError(where, f"{shown(value)} is not a number", "a number")
    return float(value)


def _read_action(game: Game, fields: dict[str, object], name: str, where: str) -> Action:
    return game.actions.from_text(read_text_field(fields, name, where))
