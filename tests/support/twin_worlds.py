"""Twin worlds: two states that differ only in what some seats may not know."""

from typing import Any

from trilobite.engine import State

Seat = int | None
"""A seat, or None for a spectator."""

Twins = tuple[State, State, list[Seat]]
"""Two states, and the seats that must not be able to tell them apart."""


def pair(state: State, position: Any, twin: Any, knowing: set[int]) -> Twins:
    """The worlds of two positions; only the seats in `knowing` can tell them apart."""
    unknowing: list[Seat] = [seat for seat in range(state.players) if seat not in knowing]
    restore = state.game.from_position
    return (
        restore(position, state.chance),
        restore(twin, state.chance),
        [*unknowing, None],
    )
