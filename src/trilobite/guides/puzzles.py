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
    Message,
    SeededChance,
    State,
    find_game,
    seed_from_text,
)
from trilobite.engine.reading import (
    read_field,
    read_int_field,
    read_list_field,
    read_object,
    read_text_field,
    refuse_unknown,
    shown,
)
from trilobite.guides.contract import Page

FORMAT = "trilobite-puzzles-1"
FILE = "puzzles.json"
HARDEST = 3
_FIELDS = ("seat", "position", "best", "obvious", "tries", "difficulty")
_TRY_FIELDS = ("action", "win_chance", "points")


@dataclass(frozen=True)
class Try:
    """An action and what a deep search expects of it."""

    action: Action
    win_chance: float
    points: float


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
    """What may come to mind, the best first, the obvious among them."""
    difficulty: int
    """1: who looks one decision ahead finds it, and a hasty search too; 2: one of them; 3: none."""

    @property
    def key(self) -> str:
        """Its name among the guides."""
        return f"puzzle/{self.game.key}/{self.number}"

    def state(self) -> State:
        """The position. What is drawn from there on is the same each time."""
        return self.game.from_position(self.position, SeededChance(seed_from_text(self.key)))

    def expected(self, action: Action) -> Try | None:
        """What is known of an action; None if it is worse than all that may come to mind."""
        return next((one for one in self.tries if one.action is action), None)


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
        _read_try(game, one, f"{where}.tries[{i}]")
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
    if actions[:1] != [puzzle.best] or puzzle.obvious not in actions:
        raise InputError(f"{where}.tries", "begin with the best and have the obvious among them")
    return puzzle


def _read_try(game: Game, data: object, where: str) -> Try:
    fields = read_object(data, where)
    refuse_unknown(fields, _TRY_FIELDS, where)
    return Try(
        _read_action(game, fields, "action", where),
        _read_number(fields, "win_chance", where),
        _read_number(fields, "points", where),
    )


def _read_number(fields: dict[str, object], name: str, where: str) -> float:
    value = read_field(fields, name, where)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise InputError(f"{where}.{name}", f"{shown(value)} is not a number", "a number")
    return float(value)


def _read_action(game: Game, fields: dict[str, object], name: str, where: str) -> Action:
    return game.actions.from_text(read_text_field(fields, name, where))


def explanation(puzzle: Puzzle) -> list[Page]:
    """Why the best is best: what it does, and what comes of it and of what else comes to mind."""
    state, best = puzzle.state(), puzzle.tries[0]
    does = state.preview(puzzle.seat, puzzle.best)
    about = Message("puzzle-best", {"chance": _in_100(best), "points": round(best.points)})
    pages = [
        Page(about, state.targets(puzzle.best)),
        *(Page(event.message(), event.targets()) for event in does),
    ]
    obvious = next(one for one in puzzle.tries if one.action is puzzle.obvious)
    if obvious is not best:
        pages.append(_compared(state, "puzzle-obvious", obvious, best))
    second = next((one for one in puzzle.tries[1:] if one is not obvious), None)
    if second is not None:
        pages.append(_compared(state, "puzzle-second", second, best))
    return pages


def _compared(state: State, key: str, other: Try, best: Try) -> Page:
    chance, points = _in_100(other), round(other.points)
    args = {"chance": chance, "less": _in_100(best) - chance, "points": points}
    return Page(Message(key, args), state.targets(other.action))


def _in_100(one: Try) -> int:
    """Of a hundred games, those that are won."""
    return round(100 * one.win_chance)
