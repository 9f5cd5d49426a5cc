"""One measurement of the speed of the build that this process has imported.

`bench.py` starts this file in a process of its own for each build and round. The yardstick is timed
just before and just after random play, in the same process.
"""

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import TypeVar

from trilobite.engine import Chance, FastChance, Game, State, View, find_game
from trilobite.engine.playouts import play_out
from trilobite.lab.yardstick import units_per_second

Item = TypeVar("Item")
CALLS = ("legal_ids", "apply_id", "copy", "view", "imagine")


@dataclass(frozen=True)
class Reading:
    """The result of one measurement of a game."""

    game: str
    players: int
    yard: float
    """Units of the yardstick per second."""

    decisions: float
    """Decisions per second in random play."""

    microseconds: dict[str, float]
    """Duration of each kind of call."""


@dataclass(frozen=True)
class Position:
    """A moment in a random game; `asked` is the same state after its moves were listed."""

    fresh: State
    asked: State
    seat: int
    id: int
    view: View


def look(game: Game, players: int, seconds: float) -> Reading:
    """Measure random play for `seconds`, and each kind of call for an eighth of that."""
    chance = FastChance(1)
    positions = random_positions(game, players, chance)  # also fills the caches
    before = units_per_second(seconds / 4)
    decisions = decisions_per_second(game, players, chance, seconds)
    after = units_per_second(seconds / 4)
    costs = call_costs(positions, chance, seconds / 8)
    return Reading(game.key, players, (before + after) / 2, decisions, costs)


def random_positions(game: Game, players: int, chance: Chance) -> list[Position]:
    """All positions of one random game in which a seat decides."""
    positions: list[Position] = []
    state = game.new(players, None, chance)
    while not state.is_over:
        seat = state.to_act[0]
        fresh = state.copy()
        ids = state.legal_ids(seat)
        id = ids[chance.below(len(ids), len(positions))]
        positions.append(Position(fresh, state.copy(), seat, id, state.view(seat)))
        state.apply_id(seat, id)
    return positions


def decisions_per_second(game: Game, players: int, chance: Chance, seconds: float) -> float:
    """Play whole random games, including the set-up, until the time is up."""
    decisions = 0
    started = perf_counter()
    while True:
        decisions += play_out(game.new(players, None, chance), chance)
        elapsed = perf_counter() - started
        if elapsed >= seconds:
            return decisions / elapsed


def call_costs(positions: list[Position], chance: Chance, seconds: float) -> dict[str, float]:
    """Microseconds of each call, averaged over the positions."""
    states = [position.asked for position in positions]
    views = [position.view for position in positions]
    seats = [(position.asked, position.seat) for position in positions]
    costs = (
        _cost(lambda: [(p.fresh.copy(), p.seat) for p in positions], _list_moves, seconds),
        _cost(lambda: [(p.asked.copy(), p.seat, p.id) for p in positions], _move, seconds),
        _cost(lambda: states, _copy, seconds),
        _cost(lambda: seats, _look, seconds),
        _cost(lambda: [(view, chance) for view in views], _imagine, seconds),
    )
    return dict(zip(CALLS, costs, strict=True))


def _cost(
    prepare: Callable[[], list[Item]], call: Callable[[list[Item]], None], seconds: float
) -> float:
    """Time only the loop of calls, not the preparation for each pass."""
    spent = 0.0
    calls = 0
    while spent < seconds:
        items = prepare()
        started = perf_counter()
        call(items)
        spent += perf_counter() - started
        calls += len(items)
    return 1e6 * spent / calls


def _list_moves(items: list[tuple[State, int]]) -> None:
    for state, seat in items:
        state.legal_ids(seat)


def _move(items: list[tuple[State, int, int]]) -> None:
    for state, seat, id in items:
        state.apply_id(seat, id)


def _copy(items: list[State]) -> None:
    for state in items:
        state.copy()


def _look(items: list[tuple[State, int]]) -> None:
    for state, seat in items:
        state.view(seat)


def _imagine(items: list[tuple[View, Chance]]) -> None:
    for view, chance in items:
        view.imagine(chance)


def main(seconds: str, cases: Sequence[str]) -> None:
    """Measure each case (game and number of players, such as `trias:4`) and print all as JSON."""
    readings = []
    for case in cases:
        key, _, players = case.partition(":")
        readings.append(asdict(look(find_game(key), int(players), float(seconds))))
    json.dump(readings, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
