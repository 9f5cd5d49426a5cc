"""What the rules of Pebbles keep hidden: hands, closed fists and the bag."""

import copy
from collections.abc import Iterator
from typing import Any

from tests.support.pebbles.model import COLOURS
from trilobite.engine import Action, Event, State


def twins(state: State) -> Iterator[tuple[State, State, list[int | None]]]:
    """Swap two hidden pebbles of different colours; seats that hold neither cannot tell."""
    position: Any = state.to_position()
    for seat in range(state.players):
        others = [s for s in range(state.players) if s != seat]
        yield from _with(state, _swapped(position, seat, "bag"), [None, *others])
        yield from _with(state, _opened(position, seat), [None, *others])
        for other in others:
            if other > seat:
                third = [s for s in others if s != other]
                yield from _with(state, _swapped(position, seat, other), [None, *third])


def _with(
    state: State, position: Any, blind: list[int | None]
) -> Iterator[tuple[State, State, list[int | None]]]:
    if position is not None:
        yield state, state.game.from_position(position, state.chance), blind


def _swapped(position: Any, seat: int, other: int | str) -> Any:
    """Swap a pebble in the seat's hand with one of another colour in the bag or another hand."""
    twin = copy.deepcopy(position)
    mine = twin["state"]["hands"][seat]
    theirs = twin["state"]["bag"] if other == "bag" else twin["state"]["hands"][other]
    for one in range(3):
        for two in range(3):
            if one != two and mine[one] and theirs[two]:
                mine[one] -= 1
                mine[two] += 1
                theirs[two] -= 1
                theirs[one] += 1
                return twin
    return None


def _opened(position: Any, seat: int) -> Any:
    """Swap the pebble in the closed fist with another one from the hand."""
    twin = copy.deepcopy(position)
    hand, fists = twin["state"]["hands"][seat], twin["state"]["fists"]
    if fists[seat] is None:
        return None
    fist = COLOURS.index(fists[seat])
    for colour in range(3):
        if colour != fist and hand[colour]:
            hand[colour] -= 1
            hand[fist] += 1
            fists[seat] = COLOURS[colour]
            return twin
    return None


def laws_between(
    before: State, seat: int, action: Action, events: list[Event], after: State
) -> list[str]:
    """The number of draws never decreases, and only a seat that is to act has acted."""
    wrong = [] if after.draws >= before.draws else ["the number of draws decreased"]
    return wrong if seat in before.to_act else [*wrong, "a seat acted that was not to act"]
