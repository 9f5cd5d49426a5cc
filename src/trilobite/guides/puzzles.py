"""Puzzles: positions in which one action is clearly the best, with the reason.

They are stored in `puzzles.json` in a game's folder; `trilobite puzzles` finds new ones. A position
includes hidden cards, so that the game can go on from it, but the search for the best action used
only what the seat may know.
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
_TRIED_FIELDS = ("action", "chances", "points", "line")


@dataclass(frozen=True)
class LineStep:
    """A probable next action of a seat."""

    seat: int
    action: Action


@dataclass(frozen=True)
class TriedAction:
    """An action and its expected value by a deep search."""

    action: Action
    chances: tuple[float, ...]
    """Win chances of all seats."""
    points: float
    """Expected points at the end, for the seat that is asked."""
    line: tuple[LineStep, ...] = ()
    """The decisions that usually followed the action."""


@dataclass(frozen=True)
class Puzzle:
    game: Game
    number: int
    """Number of the puzzle, from 1; the easier puzzles come first."""
    seat: int
    """The seat that is asked."""
    position: dict[str, object]
    best: Action
    obvious: Action
    """The action that looks best one decision ahead."""
    tries: tuple[TriedAction, ...]
    """All legal actions, the best first."""
    difficulty: int
    """1 to 3: higher if looking one decision ahead, or a quick search, misses the best action."""

    @property
    def key(self) -> str:
        """The name of the puzzle among the guides."""
        return f"puzzle/{self.game.key}/{self.number}"

    def state(self) -> State:
        """The position; draws from there on are the same each time."""
        return self.game.from_position(self.position, SeededChance(seed_from_text(self.key)))

    def expected(self, action: Action) -> TriedAction:
        """The stored values of a legal action."""
        return next(one for one in self.tries if one.action is action)

    def chance(self, tried: TriedAction) -> float:
        """The win chance of the seat that is asked."""
        return tried.chances[self.seat]


def puzzles_of(game: Game) -> Sequence[Puzzle]:
    """All puzzles of a game; empty if it has none."""
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
    """The puzzles of a file; an InputError says what is wrong."""
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
    position = read_object(read_field(fields, "position"), f"{where}.position")
    players = game.read_players(read_field(position, "players"), f"{where}.players")
    tries = tuple(
        _read_tried_action(game, one, players, f"{where}.tries[{i}]")
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
        raise InputError(f"{where}.tries", "do not begin with the best action")
    if {one.id for one in actions} != set(puzzle.state().legal_ids(puzzle.seat)):
        raise InputError(f"{where}.tries", "are not exactly the legal actions")
    if puzzle.obvious not in actions:
        raise InputError(f"{where}.obvious", "is not a legal action")
    return puzzle


def _read_tried_action(game: Game, data: object, players: int, where: str) -> TriedAction:
    fields = read_object(data, where)
    refuse_unknown(fields, _TRIED_FIELDS, where)
    chances = read_list_field(fields, "chances", where, players)
    line = read_list_field(fields, "line", where)
    return TriedAction(
        _read_action(game, fields, "action", where),
        tuple(_read_number(one, f"{where}.chances[{i}]") for i, one in enumerate(chances)),
        _read_number(read_field(fields, "points"), f"{where}.points"),
        tuple(
            _read_line_step(game, one, players, f"{where}.line[{i}]") for i, one in enumerate(line)
        ),
    )


def _read_line_step(game: Game, data: object, players: int, where: str) -> LineStep:
    seat, action = read_list(data, where, 2)
    text = read_text(action, f"{where}[1]")
    return LineStep(read_int(seat, f"{where}[0]", 0, players - 1), game.actions.from_text(text))


def _read_number(value: object, where: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise InputError(where, f"{shown(value)} is not a number", "a number")
    return float(value)


def _read_action(game: Game, fields: dict[str, object], name: str, where: str) -> Action:
    return game.actions.from_text(read_text_field(fields, name, where))
